// scripts/certify.sh: what second solvers say of a question comes to stand beside its check in results.json.
#include <cstdlib>
#include <sstream>

#include "tests/cli/program.hpp"

namespace nomos::cli_test {
namespace {

class Certify : public Program {
protected:
    static bool has_solvers() { return std::system("command -v cvc5 cadical >/dev/null") == 0; }
    int certify(const std::string& arguments) const {
        const std::string build = fs::path(paths::program).parent_path().string();
        return std::system(("NOMOS_BUILD=" + build + " NOMOS_CERTIFIED=" + (work() / "kept.tsv").string() + " " +
                            paths::root + "/scripts/certify.sh " + arguments + " >" + (work() / "table").string() +
                            " 2>&1")
                               .c_str());
    }
    // ... of the program's rules, as it writes it itself.
    void rules_of_program() const {
        ASSERT_EQ(run({"check", "nefatavl", "--only", "conformance.hypotheses", "--smtlib", "rules"}).code, 0);
        file("questions/rules.txt", read_file(work() / "rules" / "rules.txt"));
    }
    void question(const std::string& name, const std::string& asserted) const {
        file("questions/" + name + ".smt2",
             "(set-logic QF_BV)\n(set-info :status unsat)\n(declare-fun a () Bool)\n"
             "(declare-fun b () Bool)\n" +
                 asserted + "(check-sat)\n");
    }
};

TEST_F(Certify, SaysBesideACheckWhoConfirmsIt) {
    if (!has_solvers()) GTEST_SKIP() << "cvc5 or cadical is not installed";
    fs::create_directories(work() / "questions");
    rules_of_program();
    file("questions/checks.txt", "+ holds    nefatavl.conformance.hypotheses  proof\n");
    question("nefatavl.conformance.hypotheses", "(assert (and a b))\n(assert (or (not a) (not b)))\n");
    const std::string places =
        " --questions " + (work() / "questions").string() + " --out " + (work() / "certified").string();
    ASSERT_EQ(certify("nefatavl --seconds 20" + places), 0) << read_file(work() / "table");
    const std::vector<std::string> check{"check", "nefatavl", "--only", "conformance.hypotheses", "--out", "results"};
    run(check);
    EXPECT_NE(read_file(work() / "results" / "results.json").find("\"cadical\": 1"), std::string::npos)
        << read_file(work() / "certified" / "nefatavl.json");

    // Of other rules it says nothing, and what is no certificate is refused with its place before anything is asked.
    std::string text = read_file(work() / "certified" / "nefatavl.json");
    text.replace(text.find("\"rules\": \"") + 10, 4, "0000");
    file("certified/nefatavl.json", text);
    run(check);
    EXPECT_EQ(read_file(work() / "results" / "results.json").find("\"confirmed\""), std::string::npos);
    file("certified/nefatavl.json", "{");
    const Ran refused = run(check);
    EXPECT_EQ(refused.code, 2);
    EXPECT_NE(refused.err.find("certified/nefatavl.json"), std::string::npos) << refused.err;
    const Ran nowhere = run({"check", "nefatavl", "--only", "conformance.hypotheses", "--certified", "no-such-folder"});
    EXPECT_EQ(nowhere.code, 2);
    EXPECT_NE(nowhere.err.find("--certified names no folder: \"no-such-folder\""), std::string::npos) << nowhere.err;
}
TEST_F(Certify, TakesNoQuestionsOfOtherRulesForThese) {
    if (!has_solvers()) GTEST_SKIP() << "cvc5 or cadical is not installed";
    fs::create_directories(work() / "questions");
    file("questions/checks.txt", "+ holds    nefatavl.conformance.hypotheses  proof\n");
    question("nefatavl.conformance.hypotheses", "(assert (and a b))\n(assert (or (not a) (not b)))\n");
    const std::string places =
        " --questions " + (work() / "questions").string() + " --out " + (work() / "certified").string();
    EXPECT_NE(certify("nefatavl --seconds 20" + places), 0);
    EXPECT_NE(read_file(work() / "table").find("does not say that these are questions of nefatavl's rules"),
              std::string::npos)
        << read_file(work() / "table");
    EXPECT_FALSE(fs::exists(work() / "certified" / "nefatavl.json"));
    EXPECT_NE(certify("nefatavl --only hypotheses" + places), 0) << "a part would take the place of the whole";
    EXPECT_NE(read_file(work() / "table").find("--out with --only"), std::string::npos) << read_file(work() / "table");
    fs::create_directories(work() / "old");
    file("old/nefatavl.law.a.smt2", "");
    file("old/rules.txt", "nefatavl of-yesterday\n");
    const Ran refused = run({"check", "nefatavl", "--only", "conformance.hypotheses", "--smtlib", "old"});
    EXPECT_EQ(refused.code, 2);
    EXPECT_NE(refused.err.find("questions of other rules of nefatavl"), std::string::npos) << refused.err;
    fs::remove(work() / "old" / "rules.txt");
    EXPECT_EQ(run({"check", "nefatavl", "--only", "hypotheses", "--smtlib", "old"}).code, 2) << "of whatever rules";
    fs::remove(work() / "old" / "nefatavl.law.a.smt2");
    EXPECT_EQ(run({"check", "nefatavl", "--only", "hypotheses", "--smtlib", "old"}).code, 0);
}
// A proof over cut points says nothing without the lemmas that what was cut rests on.
TEST_F(Certify, IsAskedAboutTheLemmasOfWhatIsWanted) {
    if (!has_solvers()) GTEST_SKIP() << "cvc5 or cadical is not installed";
    fs::create_directories(work() / "questions");
    file("questions/checks.txt", "+ holds    nefatavl.conformance.effect  proof\n+ holds    nefatavl.law.a  proof\n");
    for (const char* name : {"conformance.effect", "conformance.lemma.1", "law.a"})
        question(std::string("nefatavl.") + name, "(assert (and a b))\n(assert (or (not a) (not b)))\n");
    const auto asked = [&](const std::string& only) {
        EXPECT_EQ(certify("nefatavl --seconds 20 --only " + only + " --questions " + (work() / "questions").string()),
                  0);
        const std::string table = read_file(work() / "table"), all = "| all | ";
        return table.substr(table.find(all) + all.size(), 2);
    };
    EXPECT_EQ(asked("conformance.effect"), "2 ");
    EXPECT_EQ(asked("law.a"), "1 ");
}
// Whatever a check was refuted by - as it stands, case by case, led by lemmas - the question lies there, for solvers
// that know nothing of that; of a comparison one for each way in which the options never differ.
TEST_F(Certify, IsGivenTheQuestionOfEachKindOfProof) {
    struct Kind {
        std::string ruleset, only, question;
    };
    const std::vector<Kind> kinds{
        {"neva", "law.corners-are-safe", "neva.law.corners-are-safe"},
        {"neva", "invariant.well-formed", "neva.invariant.well-formed"},
        {"neva", "bound.longest-jump-of-a-man", "neva.bound.longest-jump-of-a-man"},
        {"neva", "crown.ends-turn.matters", "neva.crown.ends-turn.matters.legality"},
        {"nerva", "invariant.captured-was-revealed", "nerva.invariant.captured-was-revealed.step1"},
        {"nerva", "end.goes-to.compared", "nerva.end.goes-to.compared.draw-more-pawns.effect"},
    };
    for (const Kind& kind : kinds) {
        EXPECT_EQ(run({"check", kind.ruleset, "--only", kind.only, "--smtlib", "proofs"}).code, 0) << kind.only;
        const std::string text = read_file(work() / "proofs" / (kind.question + ".smt2"));
        EXPECT_NE(text.find("(set-logic QF_BV)"), std::string::npos) << kind.question;
    }
}
// A proof over cut points is put together again by a program that knows nothing of it but its files.
TEST_F(Certify, SeesThatCutsKeepTheMeaningOfAQuestion) {
    EXPECT_EQ(run({"check", "nefatavl", "--only", "conformance", "--smtlib", "proofs"}).code, 0);
    const std::string recut = (fs::path(paths::program).parent_path() / "nomos-recut").string() + " " +
                              (work() / "proofs").string() + " nefatavl.conformance.effect >" +
                              (work() / "said").string() + " 2>&1";
    EXPECT_EQ(std::system(recut.c_str()), 0) << read_file(work() / "said");
    std::vector<long> said;
    std::istringstream line(read_file(work() / "said"));
    std::string name;
    for (line >> name; line;)
        if (long n = 0; line >> n) said.push_back(n);
    ASSERT_EQ(said.size(), 11U) << read_file(work() / "said");
    EXPECT_GT(said[0], 5) << "questions";
    EXPECT_EQ(said[1], said[0]) << "each is shown for every input";
    EXPECT_EQ(said[3], said[2]) << "every sample is well-formed";
    EXPECT_GT(said[8], said[7] / 2) << "what is cut away is not always the same";
    EXPECT_GT(said[9], 0) << "compared with play";
    EXPECT_EQ(said[10], 0) << "nothing is wrong";

    // A lemma that assumes more than was shown.
    const std::string lemma = "proofs/nefatavl.conformance.lemma.5.smt2";
    std::string text = read_file(work() / lemma);
    text.insert(text.find("(check-sat)"), "(assert (= |before.attackers| |before.defenders|))\n");
    file(lemma, text);
    EXPECT_NE(std::system(recut.c_str()), 0);
    EXPECT_NE(read_file(work() / "said")
                  .find("nefatavl.conformance.lemma.5: sample 1: it says what was neither asked nor is so"),
              std::string::npos)
        << read_file(work() / "said");
    fs::remove(work() / lemma);
    EXPECT_NE(std::system(recut.c_str()), 0);
    EXPECT_NE(read_file(work() / "said").find("lemma.5.smt2: cannot be read"), std::string::npos);
    EXPECT_NE(read_file(work() / "said").find("nefatavl.conformance.effect\t"), std::string::npos)
        << "it has its line all the same";
}
// A solver that finds a case where a proof says that there is none is heard, and kept as it is.
TEST_F(Certify, IsLoudWhereASolverContradicts) {
    if (!has_solvers()) GTEST_SKIP() << "cvc5 or cadical is not installed";
    fs::create_directories(work() / "questions");
    rules_of_program();
    file("questions/checks.txt", "+ holds    nefatavl.law.planted  proof\n");
    question("nefatavl.law.planted", "(assert (or a b))\n");
    const std::string places =
        " --questions " + (work() / "questions").string() + " --out " + (work() / "certified").string();
    EXPECT_NE(certify("nefatavl --seconds 20" + places), 0);
    EXPECT_NE(read_file(work() / "table").find("contradicted: nefatavl.law.planted"), std::string::npos);
    EXPECT_NE(read_file(work() / "certified" / "nefatavl.json").find("\"cvc5\": \"sat\""), std::string::npos);
}

}  // namespace
}  // namespace nomos::cli_test
