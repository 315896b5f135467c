#include "analysis/graph/no_boards.hpp"

namespace nomos::graph {

UsageError no_small_boards(const RulesetInfo& info) {
    return {std::string(info.title) + " has no small boards to explore yet", "another ruleset"};
}
UsageError no_table_on_a_board(const RulesetInfo& info) {
    return {std::string(info.title) + " has no small boards yet", "leave out --board and --pieces"};
}

}  // namespace nomos::graph
