#include <fmt/format.h>

#include "analysis/games/games.hpp"
#include "analysis/graph/exploration.hpp"
#include "model/core/error.hpp"

namespace nomos::graph {
Weight weight_of(const Exploration& usual, const Exploration& other) {
    if (usual.value && other.value && usual.value->who != other.value->who) return Weight::value;
    const bool wins = usual.value && other.value &&
                      (usual.value->positions != other.value->positions || usual.value->start != other.value->start);
    if (wins || usual.ends != other.ends) return Weight::ends;
    const bool played = usual.positions != other.positions || usual.edges != other.edges ||
                        usual.per_depth != other.per_depth || usual.dead_ends != other.dead_ends;
    return played ? Weight::play : Weight::nothing;
}

Exploration explore(std::string_view ruleset, const ExploreChoice& choice) {
    return games::of(ruleset).explore(choice);
}
StudyOffer study_of(std::string_view ruleset) { return games::of(ruleset).study(); }
std::unique_ptr<Table> table_of(std::string_view ruleset, const ExploreChoice& choice) {
    return games::of(ruleset).table_on_board(choice);
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
Unrolling unroll(std::string_view ruleset, const ExploreChoice& choice, int plies, unsigned resources) {
    return games::of(ruleset).unroll(choice, plies, resources);
}
RoundsOfPlay rounds_of_play(std::string_view ruleset, int games, int plies) {
    return games::of(ruleset).rounds_of_play(games, plies);
}

}  // namespace nomos::graph
