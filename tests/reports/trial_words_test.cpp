// What was tried in vain is told as such: wordings that leave two games, that make a sentence idle, that the text
// contradicts, that bring another question.
#include "reports/trial_words.hpp"

#include <gmock/gmock.h>

#include "model/core/registry.hpp"

namespace nomos {
namespace {

using testing::HasSubstr;

#ifdef NOMOS_REGISTERED_nefatavl
const RulesetInfo& nefatavl_info() { return find_ruleset("nefatavl").info(); }
TriedWording corner() {
    TriedWording t{"nefatavl.king.brown-square", 0, {}};
    t.change.asked = 9;
    return t;
}
TEST(TrialWords, IsProvedOnlyWhereNothingGoesWrong) {
    EXPECT_EQ(verdict_on(corner()), Verdict::holds);
    EXPECT_EQ(trial_in_words(nefatavl_info(), corner()),
              "read as answer A, it leaves no other answer open; it makes no other sentence needless, as far as single "
              "moves can show (9 sentences tried); it raises no other question of those that offer answers here");
    const auto refuted = [](auto&& spoil, const char* says) {
        TriedWording t = corner();
        spoil(t);
        EXPECT_EQ(verdict_on(t), Verdict::violated) << says;
        EXPECT_THAT(trial_in_words(nefatavl_info(), t), HasSubstr(says));
    };
    refuted([](auto& t) { t.settles = false; }, "it leaves answers that are not the same game");
    refuted([](auto& t) { t.change.idle = {13}; },
            "sentence 13 then decides nothing any more and should be struck as well");
    refuted([](auto& t) { t.change.idle = {13, 14}; }, "sentences 13, 14 then decide nothing any more");
    refuted([](auto& t) { t.change.contradicted = {"nefatavl.example.entry"}; }, "A defender moves in between");
    refuted([](auto& t) { t.brings = {"nefatavl.capture.entry"}; }, "Is a stone safe that moves in between an enemy");
    refuted([](auto& t) { t.change.adds_decide = Verdict::violated; }, "say it already");
    refuted([](auto& t) { t.change.drops_idle = Verdict::violated; }, "what it strikes decides something");
}
TEST(TrialWords, WhatIsNotFoundOutIsNoHelp) {
    TriedWording t = corner();
    t.change.undecided = {8, 13}, t.change.budget = 40;
    EXPECT_EQ(verdict_on(t), Verdict::unknown);
    EXPECT_EQ(trial_in_words(nefatavl_info(), t),
              "it was not found out whether sentences 8, 13 would still decide something with the work allowed for a "
              "question");
    t.change.idle = {6};
    EXPECT_EQ(verdict_on(t), Verdict::violated) << "one that is refuted stays so";
}
#endif

}  // namespace
}  // namespace nomos
