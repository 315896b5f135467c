// What play met stands where the solver gave up, and the weightiest difference is the one that is drawn.
#include "analysis/readings/compare.hpp"

#include <gtest/gtest.h>

#ifdef NOMOS_REGISTERED_nefatavl
#include "model/nefatavl/ruleset.hpp"
#endif

namespace nomos::analysis {
namespace {

#ifdef NOMOS_REGISTERED_nefatavl
using R = nefatavl::RulesetType;

// The king beside a corner, which stands in for a second stone that hits him or does not.
PlayCase<R> at_the_corner() {
    const auto setting = R::default_setting();
    return {setting, R::parse(setting, "11/11/11/11/11/11/11/11/11/11/1t7K1 w"), R::parse_move(setting, "b1-i1")};
}
ReadingComparison<R> nothing_known() {
    ReadingComparison<R> c;
    c.answers.fill(smt::Answer::unknown);
    c.reading = static_cast<int>(nefatavl::Reading::king_brown_square), c.first = 0, c.second = 1;
    return c;
}
PlayComparison<R> met(std::initializer_list<Difference> differences) {
    PlayComparison<R> plays;
    for (const Difference d : differences) plays.found[static_cast<std::size_t>(d)] = at_the_corner();
    return plays;
}

TEST(WhatWasMet, AnswersWhatTheSolverGaveUp) {
    ReadingComparison<R> c = nothing_known();
    take_what_was_met(c, met({Difference::winner, Difference::effect}));
    EXPECT_TRUE(c.differs(Difference::winner) && c.differs(Difference::effect));
    EXPECT_FALSE(c.known(Difference::only_first));
    EXPECT_EQ(c.shown, Difference::winner);
    EXPECT_FALSE(c.least) << "nobody looked for fewer pieces";
}
TEST(WhatWasMet, LeavesWhatTheSolverAnswered) {
    ReadingComparison<R> c = nothing_known();
    c.answers[static_cast<std::size_t>(Difference::winner)] = smt::Answer::unsatisfiable;
    take_what_was_met(c, met({Difference::winner}));
    EXPECT_FALSE(c.differs(Difference::winner));
    EXPECT_FALSE(c.shown);
}
// Else a finding would say "can decide a game" above boards on which no game is decided.
TEST(WhatWasMet, IsDrawnWhereItWeighsMoreThanWhatTheSolverFound) {
    const PlayCase<R> corner = at_the_corner();
    for (const auto [solved, found, drawn] : {std::array{Difference::effect, Difference::winner, Difference::winner},
                                              std::array{Difference::winner, Difference::effect, Difference::winner}}) {
        ReadingComparison<R> c = nothing_known();
        show<R>(c, solved, {corner.setting, corner.before, *corner.play});
        c.answers[static_cast<std::size_t>(solved)] = smt::Answer::satisfiable;
        take_what_was_met(c, met({found}));
        EXPECT_TRUE(c.differs(found));
        EXPECT_EQ(c.shown, drawn);
        EXPECT_EQ(c.least, solved == drawn);
    }
}
#endif

}  // namespace
}  // namespace nomos::analysis
