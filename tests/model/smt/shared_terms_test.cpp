// Forgetting what two computations share: refuted so is refuted, and no difference is lost.
#include "model/smt/shared_terms.hpp"

#include <gtest/gtest.h>

namespace nomos::smt {
namespace {

class SharedTerms : public testing::Test {
protected:
    Session session{};
    const Word<8> a = session.fresh_word<8>("a"), b = session.fresh_word<8>("b");
    const Bit c = session.fresh_bit("c");

    // Is it possible that the two differ?
    Answer differ(const Word<8>& one, const Word<8>& other, bool forget) {
        TermList ones, others;
        ones.add(one), others.add(other);
        const Bit question = one != other;
        return session.check_alone({forget ? forget_shared(session, question, ones, others) : question});
    }
};

TEST_F(SharedTerms, SettleWhatIsWrittenAlike) {
    const Word<8> costly = (a & b) | (~a & ~b);
    EXPECT_EQ(differ(costly, costly, true), Answer::unsatisfiable);
}
TEST_F(SharedTerms, LeaveTheConeOfWhatDiffers) {
    const Word<8> shared = (a & b) | (~a & ~b);
    EXPECT_EQ(differ(shared & ~shared, shared & Word<8>(Bits<8>()), true), Answer::unsatisfiable);
    EXPECT_EQ(differ(shared & a, shared & b, true), Answer::satisfiable);
}
TEST_F(SharedTerms, NeverHideADifference) {
    const Word<8> shared = a | b;
    for (const auto& [one, other] : {std::pair(shared, ~shared), std::pair(shared & a, shared & b),
                                     std::pair(select(c, shared, a), select(c, a, shared))}) {
        ASSERT_EQ(differ(one, other, false), Answer::satisfiable);
        EXPECT_EQ(differ(one, other, true), Answer::satisfiable);
    }
}
// The price: what only the inside of a shared term tells is forgotten with it.
TEST_F(SharedTerms, MayLeaveADifferenceThatIsNone) {
    const Word<8> nothing = a & ~a;
    const Word<8> one = nothing & b, other = nothing | nothing;  // NOLINT(misc-redundant-expression)
    EXPECT_EQ(differ(one, other, false), Answer::unsatisfiable);
    EXPECT_EQ(differ(one, other, true), Answer::satisfiable);
}
// A bit and its negation, each shared, are still opposites.
TEST_F(SharedTerms, KnowANegationByWhatItNegates) {
    const Bit opposite = !c, alike = a == b;
    TermList ones, others;
    ones.add(opposite && alike), others.add(opposite || alike);
    EXPECT_EQ(session.check_alone({forget_shared(session, c && opposite, ones, others)}), Answer::unsatisfiable);
}
// What pairs of clauses are asked by (analysis/fuzz/guards.hpp): of three sides, what but two compute is looked into.
TEST_F(SharedTerms, OfMoreSidesAreThoseOfAll) {
    const Bit alike = a == b, all = alike || c, neither = !all;
    std::vector<TermList> sides(3);
    sides[0].add(all && neither), sides[1].add(all && alike), sides[2].add(all);
    EXPECT_EQ(session.check_alone({forget_shared(session, alike && !all, sides)}), Answer::satisfiable)
        << "what is shared by all is forgotten, though what is in it is asked beside it";
    sides[2] = {}, sides[2].add(c);
    EXPECT_EQ(session.check_alone({forget_shared(session, alike && !all, sides)}), Answer::unsatisfiable);
}
TEST_F(SharedTerms, KeepConstantsAndInputs) {
    TermList ones, others;
    ones.add(Word<8>(a)), others.add(Word<8>(a));
    EXPECT_TRUE(forget_shared(session, Bit(true), ones, others).is_constant());
    const Bit question = a == b;
    EXPECT_EQ(session.check_alone({forget_shared(session, question, ones, others), a != b}), Answer::unsatisfiable);
}

}  // namespace
}  // namespace nomos::smt
