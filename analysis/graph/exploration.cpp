#include "analysis/graph/exploration.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace nomos::graph {
namespace {

bool is_for_the_same(const BoardValue& a, const BoardValue& b) {
    return a.comes == b.comes && a.winner == b.winner &&
           std::ranges::equal(forcing(a), forcing(b), {}, &CoalitionValue::sides, &CoalitionValue::sides);
}

}  // namespace

Weight weight_of(const Exploration& usual, const Exploration& other) {
    if (usual.value && other.value && !is_for_the_same(usual.value->start, other.value->start)) return Weight::value;
    const bool wins =
        usual.value && other.value &&
        (usual.value->positions != other.value->positions || usual.value->start.plies != other.value->start.plies);
    if (wins || usual.ends != other.ends) return Weight::ends;
    const bool played = usual.positions != other.positions || usual.edges != other.edges ||
                        usual.per_depth != other.per_depth || usual.dead_ends != other.dead_ends;
    return played ? Weight::play : Weight::nothing;
}

std::string replay_command(std::string_view ruleset, std::string_view board, const ExploreChoice& choice) {
    std::string command = fmt::format("nomos replay {} -", ruleset);
    const auto add = [&](std::string_view option, std::string_view value) {
        const std::string_view quote = value.find(' ') == std::string_view::npos ? "" : "\"";
        command += fmt::format(" --{} {}{}{}", option, quote, value, quote);
    };
    add("board", choice.table.board_text.empty() ? board : choice.table.board_name);
    for (const auto& pieces : choice.pieces) add("pieces", pieces);
    for (const auto& setting : choice.table.settings) add("set", setting);
    for (const auto& reading : choice.table.readings) add("reading", reading);
    if (!choice.position.empty()) add("position", choice.position);
    return command;
}

}  // namespace nomos::graph
