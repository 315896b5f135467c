// Small boards are explored under every option of every reading: a position has only bits that its study lays out.
#include <gtest/gtest.h>

#include "analysis/graph/exploration.hpp"
#include "model/core/registry.hpp"

namespace nomos::graph {
namespace {

ExploreChoice choice_of(const SmallGameOffer& game, const std::string& option) {
    ExploreChoice choice;
    choice.board = game.board, choice.pieces = game.pieces, choice.table.settings = game.settled;
    choice.table.readings = {option};
    choice.limit = 20'000;
    return choice;
}
TEST(SmallBoards, AreExploredUnderEveryOption) {
    for (const AnyRuleset* ruleset : rulesets()) {
        const RulesetInfo& info = ruleset->info();
        for (const SmallGameOffer& game : study_of(info.id).small)
            for (const ReadingInfo& reading : info.readings)
                for (const OptionInfo& option : reading.options) {
                    const std::string chosen = std::string(reading.id) + "=" + std::string(option.id);
                    EXPECT_GT(explore(info.id, choice_of(game, chosen)).positions, 0U)
                        << chosen << " on " << game.board;
                }
    }
}

}  // namespace
}  // namespace nomos::graph
