// From SMT-LIB to DIMACS: the clauses have a solution exactly if the question has one.
#include "model/smt/dimacs.hpp"

#include "model/core/error.hpp"
#include "tests/checkers/certify/certify_kit.hpp"

namespace nomos::certify {
namespace {

bool has_answer(const std::string& asserted) {
    const std::string text = smt::dimacs_of(
        "(set-logic QF_BV)\n(declare-fun |a b.c| () Bool)\n(declare-fun x () (_ BitVec 3))\n"
        "(declare-fun y () (_ BitVec 3))\n" +
        asserted + "(check-sat)\n");
    const Formula f = read_dimacs(text);
    const std::vector<Step> proof = f.variables <= 10 ? case_by_case(f.variables) : std::vector<Step>{};
    const bool can_be = f.variables <= 22 ? can_be_satisfied(f.variables, f.clauses) : true;
    EXPECT_LE(f.variables, 22) << "too many to be tried";
    EXPECT_TRUE(proof.empty() || judge_files(text, text_of(proof)).verified != can_be) << text;
    return can_be;
}

TEST(Dimacs, OfAQuestionHasASolutionIfTheQuestionHasOne) {
    EXPECT_TRUE(has_answer("(assert (= (bvand x y) #b101))"));
    EXPECT_FALSE(has_answer("(assert (and (= (bvand x y) #b101) (= (bvnot x) #b011)))"));
    EXPECT_TRUE(has_answer("(assert (xor |a b.c| (bvult x y)))(assert (=> |a b.c| (bvult y x)))"));
    EXPECT_FALSE(has_answer("(assert (and (bvult x y) (bvult y x)))"));
    EXPECT_FALSE(has_answer("(assert (distinct (ite |a b.c| x y) (ite (not |a b.c|) y x)))"));
    EXPECT_FALSE(has_answer("(assert (not (= (bvadd x #b001) (bvsub x #b111))))"));
    EXPECT_TRUE(has_answer("(assert (= (concat x y) #b110001))"));
}
// What folds to a constant on the way, which Z3's own writer of DIMACS gets wrong.
TEST(Dimacs, OfWhatIsFalseByItselfIsTheEmptyClause) {
    EXPECT_EQ(smt::dimacs_of("(assert false)"), "p cnf 0 1\n0\n");
    EXPECT_EQ(smt::dimacs_of("(declare-fun a () Bool)(assert (not (= a a)))"), "p cnf 0 1\n0\n");
    EXPECT_EQ(smt::dimacs_of("(assert true)"), "p cnf 0 0\n");
}
// Word by word of three bits, against counting.
TEST(Dimacs, OfEverySumOfThreeBitsIsRight) {
    for (unsigned a = 0; a < 8; ++a)
        for (const unsigned sum : {(a + 3) % 8, (a + 4) % 8})
            EXPECT_EQ(has_answer("(assert (= x (_ bv" + std::to_string(a) + " 3)))(assert (= y (bvadd x #b011)))" +
                                 "(assert (= y (_ bv" + std::to_string(sum) + " 3)))"),
                      sum == (a + 3) % 8);
}
TEST(Dimacs, OfWhatIsNoQuestionIsRefused) {
    EXPECT_THROW(smt::dimacs_of("(assert (foo))"), ParseError);
    EXPECT_THROW(smt::dimacs_of("junk)"), ParseError);
}

}  // namespace
}  // namespace nomos::certify
