// The proof checker: true proofs stand, planted false ones are refused, with the place.
#include "checkers/certify/checker.hpp"

#include "tests/checkers/certify/certify_kit.hpp"

namespace nomos::certify {
namespace {

// No solution, and nothing that single literals could find.
const std::string kAllSigns = dimacs(2, {{1, 2}, {-1, 2}, {1, -2}, {-1, -2}});
// Three pigeons, two holes.
const std::string kPigeons =
    dimacs(6, {{1, 2}, {3, 4}, {5, 6}, {-1, -3}, {-1, -5}, {-3, -5}, {-2, -4}, {-2, -6}, {-4, -6}});
// Of kPigeons, by CaDiCaL 1.5.3.
constexpr std::string_view kByCadical{"a\x0d\0a\x0a\0a\x03\0a\x07\0a\x04\0a\x08\0a\0", 20};
constexpr std::string_view kByCadicalAsText = "-6 0\n5 0\n-1 0\n-3 0\n2 0\n4 0\n0\n";

// Every clause of all variables.
std::string all_cases(int variables) {
    std::vector<Clause> clauses;
    for (const Step& s : case_by_case(variables))
        if (s.clause.size() == static_cast<std::size_t>(variables)) clauses.push_back(s.clause);
    return dimacs(variables, clauses);
}

void expect_refused(const std::string& formula, std::string_view proof, const std::string& place,
                    const std::string& why) {
    const Judgement j = judge_files(formula, proof);
    EXPECT_FALSE(j.verified);
    EXPECT_EQ(j.place, place);
    EXPECT_NE(j.why.find(why), std::string::npos) << j.why;
}

// --- true proofs -----------------------------------------------------------------------------------
TEST(ProofChecker, VerifiesASmallProof) {
    const Judgement j = judge_files(kAllSigns, "2 0\n0\n");
    EXPECT_TRUE(j.verified) << j.why;
    EXPECT_EQ(j.place, "line 1") << "the contradiction is there before the empty clause";
    EXPECT_EQ(j.rat, 0);
}
TEST(ProofChecker, VerifiesWhatCadicalWrites) {
    EXPECT_TRUE(judge_files(kPigeons, kByCadical).verified);
    EXPECT_TRUE(judge_files(kPigeons, kByCadicalAsText).verified);
}
TEST(ProofChecker, NeedsNoProofOfWhatSingleLiteralsRefute) {
    EXPECT_TRUE(judge_files(dimacs(1, {{1}, {-1}}), "").verified);
    EXPECT_TRUE(judge_files(dimacs(0, {{}}), "").verified);
}
TEST(ProofChecker, TakesADefinitionByRat) {
    const std::vector<Step> whole = case_by_case(4);
    // 5 is defined as "1 and 2"; no clause about 5 follows from the others.
    std::vector<Step> proof{{false, {5, -1, -2}}, {false, {-5, 1}}, {false, {-5, 2}}};
    proof.insert(proof.end(), whole.begin() + 16, whole.end());
    const Judgement j = judge_files(all_cases(4), text_of(proof));
    EXPECT_TRUE(j.verified) << j.why;
    EXPECT_EQ(j.rat, 3);
}
TEST(ProofChecker, TakesARepeatedLiteralForOne) {
    EXPECT_TRUE(
        judge_files(dimacs(2, {{1, 2, 1}, {-1, 2}, {1, -2}, {-1, -2}}), "d 2 1 0\n2 1 0\n0\n").why.find("RUP") !=
        std::string::npos);
    EXPECT_TRUE(judge_files(dimacs(2, {{1, 2, 1}, {-1, 2}, {1, -2}, {-1, -2}}), "2 0\nd 1 2 0\n0\n").verified);
}

// --- planted false proofs ----------------------------------------------------------------------------
TEST(FalseProof, ThatAddsWhatDoesNotFollow) {
    expect_refused(dimacs(3, {{1, 2}, {-1, 3}, {1, -3}, {-2, 3}, {-1, -2, -3}}), "3 0\n2 0\n0\n", "line 2",
                   "neither RUP nor RAT on its first literal: 2 0");
    expect_refused(kAllSigns, "0\n", "line 1", "neither RUP nor RAT");
}
TEST(FalseProof, ThatLeavesALineOut) {
    const std::vector<Step> whole = case_by_case(4);
    const std::vector<Step> proof(whole.begin() + 16, whole.end());  // 8 clauses of three literals, 4 of two, ...
    EXPECT_TRUE(judge_files(all_cases(4), text_of(proof)).verified);
    for (std::size_t left_out = 0; left_out < 8; ++left_out) {
        std::vector<Step> shorter = proof;
        shorter.erase(shorter.begin() + static_cast<std::ptrdiff_t>(left_out));
        // What the clause would have supported is still RAT: that a proof is refused takes more than one line less.
        shorter.resize(7);
        expect_refused(all_cases(4), text_of(shorter) + "0\n", "line 8", "neither RUP nor RAT");
    }
}
TEST(FalseProof, OfAnotherFormula) {
    const std::string two_pigeons = dimacs(6, {{1, 2}, {3, 4}, {-1, -3}, {-2, -4}});
    expect_refused(two_pigeons, kByCadical, "step 3 (byte 6)", "neither RUP nor RAT on its first literal: -1 0");
    const std::string elsewhere = dimacs(8, {{7, 8}, {-7, 8}, {7, -8}, {-7, -8}});  // nor has it a solution
    expect_refused(elsewhere, kByCadical, "step 7 (byte 18)", "neither RUP nor RAT");
    expect_refused(elsewhere, kByCadicalAsText, "line 7", "neither RUP nor RAT");
}
TEST(FalseProof, ThatTakesAwayWhatIsNotThere) {
    expect_refused(kAllSigns, "d 1 3 0\n2 0\n0\n", "line 1", "takes away a clause that is not there: 1 3 0");
    expect_refused(kAllSigns, "d 1 2 0\nd 1 2 0\n", "line 2", "takes away a clause that is not there");
}
TEST(FalseProof, ThatUsesWhatItTookAway) {
    expect_refused(kAllSigns, "d 1 2 0\n2 0\n0\n", "line 2", "neither RUP nor RAT");
}
// What a clause forced is no longer known when it is gone; not even of a clause of one literal.
TEST(FalseProof, ThatUsesWhatOnlyALostClauseForced) {
    const std::vector<Clause> chain{{1}, {-1, 2}, {-2, 3, 4}, {-2, 3, -4}, {-2, -3, 4}, {-2, -3, -4}};
    EXPECT_TRUE(judge_files(dimacs(4, chain), "3 0\n0\n").verified);
    expect_refused(dimacs(4, chain), "d -1 2 0\n2 0\n3 0\n0\n", "line 2", "neither RUP nor RAT");
    expect_refused(dimacs(4, chain), "d 1 0\n2 0\n3 0\n0\n", "line 2", "neither RUP nor RAT");
    EXPECT_TRUE(judge_files(dimacs(4, chain), "2 0\nd -1 2 0\n3 0\n0\n").verified) << "supported by itself";
}
TEST(FalseProof, ByRatOnAnotherLiteralThanTheFirst) {
    // 4 is free, so "4 or not 2" may be added for its sake, not for that of 2.
    EXPECT_TRUE(judge_files(dimacs(4, {{1, 2}, {-1, 2}, {2, 3}}), "4 -2 0\n").why.find("ends") != std::string::npos);
    expect_refused(dimacs(4, {{1, 2}, {-1, 2}, {2, 3}}), "-2 4 0\n", "line 1", "neither RUP nor RAT");
}
TEST(FalseProof, ThatEndsTooSoon) {
    expect_refused(kPigeons, "", "the formula", "ends without a contradiction");
    expect_refused(kPigeons, kByCadical.substr(0, 2), "the proof", "line 1");
    expect_refused(kAllSigns, "1 2 0\n2", "the proof", "line 2: the proof stops in the middle of a step");
    expect_refused(kAllSigns, binary_of({{false, {1, 2}}, {false, {2}}}).substr(0, 5), "the proof",
                   "step 2 (byte 4): the proof stops in the middle of a step");
}
TEST(FalseProof, ThatIsJunk) {
    expect_refused(kAllSigns, "2 0\nhello 0\n", "the proof", "line 2: \"hello\" is no number");
    expect_refused(kAllSigns, "2 0\n0\n<html>\n", "the proof", "line 3");
    expect_refused(kAllSigns, std::string_view("a\x04\0b\0", 5), "the proof", "step 2 (byte 3): a step begins with");
    expect_refused(kAllSigns, std::string_view("a\xff\xff\xff\xff\xff\xff\x01\0", 9), "the proof", "too large");
    expect_refused(kAllSigns, std::string_view("a\x01\0", 3), "the proof", "no variable");
    expect_refused(kAllSigns, "99999999999 0\n", "the proof", "is no number");
}

// --- the formula ---------------------------------------------------------------------------------------
TEST(Dimacs, IsReadWithCommentsAndClausesOverLines) {
    const Formula f = read_dimacs("c a comment\np cnf 3 2\n1 -2\n0 3\nc in between\n0\n");
    EXPECT_EQ(f.variables, 3);
    EXPECT_EQ(f.clauses, (std::vector<Clause>{{1, -2}, {3}}));
}
TEST(Dimacs, ThatIsNoneIsRefusedWithTheLine) {
    for (const auto& [text, why] : std::vector<std::pair<std::string, std::string>>{
             {"", "line 1: no header"},
             {"p sat 1 1\n1 0\n", "line 1: no header"},
             {"p cnf 1\n", "line 2: the header ends"},
             {"p cnf 1 2\n1 0\n", "line 3: 1 clauses, and the header says 2"},
             {"p cnf 1 1\n1 0\n-1 0\n", "line 4: 2 clauses"},
             {"p cnf 1 1\n2 0\n", "line 2: \"2\" is no number up to 1"},
             {"p cnf 1 1\n1\n", "line 3: the last clause has no 0"},
             {"p cnf 1 1\nx 0\n", "line 2: \"x\" is no number"}})
        expect_refused(text, "0\n", "the formula", why);
}

}  // namespace
}  // namespace nomos::certify
