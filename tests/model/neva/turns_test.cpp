// Whole turns of both encodings: what the executable rules list is what the constraints allow, of all
// complete chains of legal steps.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "model/neva/ruleset.hpp"
#include "tests/model/neva/boards.hpp"

namespace nomos::neva {
namespace {

using R = RulesetType;

Turn longer(Turn turn, const Move<Native>& step) {
    const bool begins = turn.steps == 0;
    if (begins) turn.jump = step.jump, turn.king = step.king, turn.pass = step.is_pass();
    if (begins && !turn.pass) turn.path[0] = static_cast<std::int8_t>(step.from.lowest());
    ++turn.steps;
    if (!turn.pass) turn.path[static_cast<std::size_t>(turn.steps)] = static_cast<std::int8_t>(step.to.lowest());
    return turn;
}
// Every complete chain, whether or not one with more captures forbids it.
void add_chains(const Setting<Native>& s, const Position<Native>& p, const Turn& so_far, std::vector<Turn>& all) {
    R::for_each_candidate(s, p, [&](const Move<Native>& step) {
        if (!Rules<Native>::legal(s, p, step)) return;
        const Position<Native> after = Rules<Native>::apply(s, p, step);
        const Turn turn = longer(so_far, step);
        if (after.jumper.none())
            all.push_back(turn);
        else
            add_chains(s, after, turn, all);
    });
}

TEST(NevaTurnsOfBothEncodings, AreTheSameChains) {
    Dice dice(11);
    int chains = 0, barred = 0;
    for (int i = 0; i < 12'000; ++i) {
        const auto s = random_setting(dice);
        const auto p = random_position(dice);
        if (p.jumper.any() || !Rules<Native>::outcome(s, p).test(0)) continue;
        SCOPED_TRACE(print(p));
        std::vector<Turn> listed, all;
        Rules<Native>::for_each_turn(s, p, [&](const Turn& turn, const auto&) { listed.push_back(turn); });
        Turn none;
        none.steps = 0;
        add_chains(s, p, none, all);
        for (const Turn& turn : all) {
            const bool in_list = std::find(listed.begin(), listed.end(), turn) != listed.end();
            ASSERT_EQ(Constraints::turn_legal(s, p, turn, {}), in_list) << print(turn);
            ++chains, barred += in_list ? 0 : 1;
        }
        ASSERT_LE(listed.size(), all.size());
        for (const Turn& turn : listed)
            ASSERT_TRUE(std::find(all.begin(), all.end(), turn) != all.end()) << print(turn);
    }
    EXPECT_GT(chains, 10'000);
    EXPECT_GT(barred, 100) << "the greatest number forbids some";
}

}  // namespace
}  // namespace nomos::neva
