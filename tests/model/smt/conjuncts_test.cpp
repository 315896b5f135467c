#include "model/smt/conjuncts.hpp"

#include <gtest/gtest.h>

#include "model/smt/session.hpp"
#include "model/smt/stand_ins.hpp"

namespace nomos::smt {
namespace {

struct Inputs {
    Session session;
    Bit a = session.fresh_bit("a"), b = session.fresh_bit("b"), c = session.fresh_bit("c"), d = session.fresh_bit("d");
};

TEST(Conjuncts, ThoseOfBothAreLeftOutHoweverTheyStand) {
    Inputs in;
    const Rests rests = without_common_conjuncts((in.a && in.b) && in.c, in.c && (in.d && in.a));
    EXPECT_TRUE(written_alike(rests.one, in.b));
    EXPECT_TRUE(written_alike(rests.other, in.d));
}
TEST(Conjuncts, OfTheSameTermNothingIsLeft) {
    Inputs in;
    const Bit both = in.a && (in.b || in.c);
    const Rests rests = without_common_conjuncts(both, both && in.d);
    EXPECT_TRUE(rests.one.is_constant() && rests.one.constant());
    EXPECT_TRUE(written_alike(rests.other, in.d));
}
TEST(Conjuncts, AConstantStaysWhatItIs) {
    Inputs in;
    const Rests rests = without_common_conjuncts(false, in.a && in.b);
    EXPECT_TRUE(rests.one.is_constant() && !rests.one.constant());
    EXPECT_TRUE(written_alike(rests.other, in.a && in.b));
}
// What the questions about pairs of clauses rest on (analysis/fuzz/guards.hpp).
TEST(Conjuncts, WhereRestsAgreeTheConjunctionsDo) {
    Inputs in;
    const Bit one = in.a && (in.b || in.c) && in.d, other = in.d && in.a && !(!in.b && !in.c);
    const Rests rests = without_common_conjuncts(one, other);
    EXPECT_EQ(in.session.check_alone({rests.one != rests.other}), Answer::unsatisfiable);
    EXPECT_EQ(in.session.check_alone({one != other}), Answer::unsatisfiable);
}

}  // namespace
}  // namespace nomos::smt
