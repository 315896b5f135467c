// Sessions look among the refuted questions before they ask, and tell what they find.
#include "model/smt/refutations.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "model/smt/session.hpp"

namespace nomos::smt {
namespace {

// What sessions say to it; believes what it was told to know.
class Heard : public Refutations {
public:
    Heard() { use_refutations(this); }
    ~Heard() override { use_refutations(nullptr); }
    std::optional<Answer> known(const QuestionHash& question) override {
        ++looked;
        if (to_be_refuted.contains(question)) return Answer::unsatisfiable;
        if (to_be_given_up.contains(question)) return Answer::unknown;
        return {};
    }
    void asked(const QuestionHash& question, Answer answer, double cpu_seconds) override {
        EXPECT_GE(cpu_seconds, 0);
        (answer == Answer::unsatisfiable ? refutations
         : answer == Answer::satisfiable ? met
                                         : given_up)
            .insert(question);
    }
    std::set<QuestionHash> to_be_refuted, to_be_given_up, refutations, met, given_up;
    int looked = 0;
};

// Five pieces on four cells: refuted, and not by looking at it.
Answer five_on_four(const Budget& budget = {}, bool alone = false) {
    Session s(budget);
    const auto w = s.fresh_word<4>("w");
    const Bit asked = count(w) == Number(5);
    if (alone) return s.check_alone({asked});
    s.require(asked);
    return s.check();
}
Answer three_on_four() {
    Session s;
    s.require(count(s.fresh_word<4>("w")) == Number(3));
    return s.check();
}

TEST(Refutations, WhatIsKnownIsNotAsked) {
    Heard heard;
    EXPECT_EQ(five_on_four(), Answer::unsatisfiable);
    EXPECT_EQ(five_on_four({}, true), Answer::unsatisfiable);
    EXPECT_EQ(heard.refutations.size(), 2U) << "once as it is required, once alone";
    heard.to_be_refuted = heard.refutations, heard.refutations.clear();
    EXPECT_EQ(five_on_four(), Answer::unsatisfiable);
    EXPECT_EQ(five_on_four({}, true), Answer::unsatisfiable);
    EXPECT_TRUE(heard.refutations.empty());
    EXPECT_EQ(heard.looked, 4);
}
TEST(Refutations, WhatIsMetIsToldAsThat) {
    Heard heard;
    EXPECT_EQ(three_on_four(), Answer::satisfiable);
    EXPECT_TRUE(heard.refutations.empty());
    EXPECT_EQ(heard.met.size(), 1U);
    heard.to_be_refuted = heard.met;
    EXPECT_EQ(three_on_four(), Answer::unsatisfiable) << "it is believed";
}
TEST(Refutations, WhoAsksAfreshBelievesNothingAndTellsWhatIsFound) {
    Heard heard;
    three_on_four();
    heard.to_be_refuted = heard.met, heard.met.clear();
    {
        const AskAfresh afresh;
        EXPECT_EQ(three_on_four(), Answer::satisfiable);
    }
    EXPECT_EQ(heard.met, heard.to_be_refuted);
    EXPECT_EQ(three_on_four(), Answer::unsatisfiable) << "afterwards as before";
}
TEST(Refutations, AnotherBudgetIsAnotherQuestion) {
    Heard heard;
    Budget more, other_seed, other_clock;
    more.resources += 1, other_seed.seed = 7, other_clock.milliseconds += 1;
    five_on_four(), five_on_four(more), five_on_four(other_seed), five_on_four(other_clock);
    EXPECT_EQ(heard.refutations.size(), 3U) << "the clock is no part of it";
}
TEST(Refutations, WhatIsGivenUpIsToldAsThatAndNotAskedOnceMore) {
    Heard heard;
    Budget little;
    little.resources = 1;
    std::vector<std::string> reasons;
    for (int time = 0; time < 2; ++time) {
        Session s(little);
        auto& c = s.context();
        const z3::expr a = c.bv_const("a", 128), b = c.bv_const("b", 128);
        s.require(Bit(a * b == c.bv_val("340282366920938460843936948965011886881", 128)));
        s.require(Bit(z3::ult(c.bv_val(1, 128), a) && z3::ult(a, b)));
        EXPECT_EQ(s.check(), Answer::unknown);
        EXPECT_TRUE(s.gave_up());
        EXPECT_TRUE(heard.refutations.empty() && heard.met.empty());
        EXPECT_EQ(heard.given_up.size(), time == 0 ? 1U : 0U);
        reasons.push_back(s.reason());
        heard.to_be_given_up = heard.given_up, heard.given_up.clear();
    }
    EXPECT_EQ(reasons[0], "max. resource limit exceeded");
    EXPECT_EQ(reasons[1], reasons[0]) << "asked or not";
}
TEST(Refutations, WhatIsAssumedIsAskedForItsCore) {
    Heard heard;
    Session s;
    const Bit b = s.fresh_bit("b");
    s.require(!b);
    EXPECT_EQ(s.check({b}), Answer::unsatisfiable);
    EXPECT_EQ(s.core(), std::vector<std::size_t>{0});
    EXPECT_EQ(heard.looked, 0);
}

}  // namespace
}  // namespace nomos::smt
