#include <fmt/format.h>

#include <map>

#include "analysis/graph/exploration.hpp"
#include "model/core/error.hpp"

#define X(game)                                                          \
    namespace nomos::game {                                              \
    graph::Exploration explore(const graph::ExploreChoice&);             \
    graph::StudyOffer study();                                           \
    std::unique_ptr<Table> table_on_board(const graph::ExploreChoice&);  \
    graph::Unrolling unroll(const graph::ExploreChoice&, int, unsigned); \
    graph::RoundsOfPlay rounds_of_play(int, int);                        \
    }
#include "nomos/rulesets.def"
#undef X

namespace nomos::graph {
namespace {

struct Entry {
    Exploration (*explore)(const ExploreChoice&);
    StudyOffer (*study)();
    std::unique_ptr<Table> (*table)(const ExploreChoice&);
    Unrolling (*unroll)(const ExploreChoice&, int, unsigned);
    RoundsOfPlay (*rounds)(int, int);
};
const Entry& entry(std::string_view ruleset) {
    static const std::map<std::string_view, Entry> table{
#define X(game) {#game, {game::explore, game::study, game::table_on_board, game::unroll, game::rounds_of_play}},
#include "nomos/rulesets.def"
#undef X
    };
    return table.at(find_ruleset(ruleset).info().id);
}

}  // namespace

Weight weight_of(const Exploration& usual, const Exploration& other) {
    if (usual.value && other.value && usual.value->who != other.value->who) return Weight::value;
    const bool wins = usual.value && other.value &&
                      (usual.value->positions != other.value->positions || usual.value->start != other.value->start);
    if (wins || usual.ends != other.ends) return Weight::ends;
    const bool played = usual.positions != other.positions || usual.edges != other.edges ||
                        usual.per_depth != other.per_depth || usual.dead_ends != other.dead_ends;
    return played ? Weight::play : Weight::nothing;
}

Exploration explore(std::string_view ruleset, const ExploreChoice& choice) { return entry(ruleset).explore(choice); }
StudyOffer study_of(std::string_view ruleset) { return entry(ruleset).study(); }
std::unique_ptr<Table> table_of(std::string_view ruleset, const ExploreChoice& choice) {
    return entry(ruleset).table(choice);
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
    return entry(ruleset).unroll(choice, plies, resources);
}
RoundsOfPlay rounds_of_play(std::string_view ruleset, int games, int plies) {
    return entry(ruleset).rounds(games, plies);
}

}  // namespace nomos::graph
