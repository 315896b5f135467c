// The verb accept: the baseline's file, on made-up findings. With --sources it examines; that it then finds what a
// report finds is asked of a small ruleset by tests/examples/run.sh.
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace nomos::cli_test {
namespace {

using Json = nlohmann::json;

constexpr auto kFound = R"({"schema": 1, "findings": [{"id": "nika.a", "status": "new"},
    {"id": "nika.b", "status": "accepted"}, {"id": "nika.c", "status": "new"}], "gone": [{"id": "nika.old"}]})";
constexpr auto kBaseline = R"(# ours
[[accept]]
reason = "seen"
ids = ["nika.b", "nika.old"]  # two
)";

class Accept : public Program {
protected:
    void SetUp() override {
        Program::SetUp();
        fs::create_directories(work() / "out/report");
        file("out/report/findings.json", kFound);
        file("nomos.toml", kBaseline);
    }
    std::string baseline() const { return read_file(work() / "nomos.toml"); }
};

TEST_F(Accept, AddsToTheGroupWithTheReasonAndIsDoneOnce) {
    const std::vector<std::string> words{"accept", "nika.c", "nika.a", "--reason", "seen"};
    const Ran ran = run(words);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(ran.out.find("nomos.toml: 2 accepted, 0 moved"), std::string::npos) << ran.out;
    const std::string once = baseline();
    EXPECT_EQ(once,
              "# ours\n[[accept]]\nreason = \"seen\"\n"
              "ids = [\"nika.a\", \"nika.b\", \"nika.c\", \"nika.old\"]  # two\n");
    const Ran again = run(words);
    EXPECT_EQ(again.code, 0);
    EXPECT_NE(again.out.find("0 accepted, 0 moved to this reason, 2 accepted before"), std::string::npos) << again.out;
    EXPECT_EQ(baseline(), once);
    EXPECT_EQ(names_in(work()), (std::vector<std::string>{"nomos.toml", "out"})) << "no draft is left";
}

TEST_F(Accept, AllThatIsNewAndPrunes) {
    const Ran ran = run({"accept", "--all-new", "--prune", "--reason", "for now", "--expires", "2027-01-31", "--json"},
                        "", {"NOMOS_TODAY=2026-12-01"});
    ASSERT_EQ(ran.code, 0) << ran.err;
    const Json done = Json::parse(ran.out);
    EXPECT_EQ(done["accepted"], Json({"nika.a", "nika.c"}));
    EXPECT_EQ(done["pruned"], Json({"nika.old"}));
    EXPECT_EQ(baseline(),
              "# ours\n[[accept]]\nreason = \"seen\"\nids = [\"nika.b\"]  # two\n\n"
              "[[accept]]\nreason = \"for now\"\nexpires = 2027-01-31\n"
              "ids = [\n    \"nika.a\",\n    \"nika.c\",\n]\n");
}

TEST_F(Accept, MakesTheFileAndReadsOtherFindings) {
    file("f.json", R"({"findings": [{"id": "nerva.x"}]})");
    const Ran ran = run({"accept", "nerva.x", "--reason", "seen", "--from", "f.json", "--baseline", "new.toml"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(read_file(work() / "new.toml"), "[[accept]]\nreason = \"seen\"\nids = [\n    \"nerva.x\",\n]\n");
    EXPECT_EQ(baseline(), kBaseline);
}

TEST_F(Accept, RefusesAndChangesNothing) {
    refused({"accept", "nika.aa", "--reason", "seen"}, {"nika.aa", "nika.a"});
    refused({"accept", "nika.a"}, {"--reason"});
    refused({"accept", "nika.a", "--reason", " "}, {"--reason"});
    refused({"accept"}, {"nothing is to be accepted"});
    refused({"accept", "nika.a", "--reason", "x", "--expires", "soon"}, {"--expires", "YYYY-MM-DD"});
    refused({"accept", "nika.a", "--reason", "x", "--expires", "2026-01-31"}, {"this day is past"}, "",
            {"NOMOS_TODAY=2026-02-01"});
    refused({"accept", "nika.a", "--reason", "x", "--from", "nomos.toml"}, {"nomos.toml", "no findings.json"});
    file("f.json", R"({"findings": []})");
    refused({"accept", "--prune", "--from", "f.json"}, {"baseline", "nomos report"});
    EXPECT_EQ(baseline(), kBaseline);
    fs::remove_all(work() / "out");
    refused({"accept", "nika.a", "--reason", "x"}, {"nomos report", "--from"});
    file("nomos.toml", "[[accept]]\nids = 3\n");
    file("f.json", kFound);
    refused({"accept", "nika.a", "--reason", "x", "--from", "f.json"}, {"nomos.toml:2:7"});
}

// --- examined now ------------------------------------------------------------------------------------
// What is read before the long work is refused before it.
TEST_F(Accept, WithSourcesRefusesWhatCannotBeExamined) {
    refused({"accept", "nefatavl.x", "--reason", "seen", "--sources", "nowhere"}, {"nowhere", "nefatavl.txt"});
    fs::create_directories(work() / "rules");
    refused({"accept", "nefatavl.x", "--reason", "seen", "--sources", "rules"}, {"rules/nefatavl.txt"});
    file("rules/nefatavl.txt", "A sentence.\n");
    refused({"accept", "chess.x", "--reason", "seen", "--sources", "rules"}, {"chess"});
    refused({"accept", "nika.x", "nefatavl.x", "--reason", "seen", "--sources", "rules"}, {"rules/nika.txt"});
    refused({"accept", "nefatavl.x", "--reason", "seen", "--sources", "rules", "--cache", "a", "--no-cache"},
            {"--cache"});
    EXPECT_EQ(baseline(), kBaseline);
}
TEST_F(Accept, WithAReportExaminesNothing) {
    const Ran ran =
        run({"accept", "nika.a", "--reason", "seen", "--sources", "nowhere", "--from", "out/report/findings.json"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(baseline().find("\"nika.a\""), std::string::npos);
}
TEST_F(Accept, WithSourcesThatWereNotExaminedToTheEndChangesNothing) {
    fs::create_directories(work() / "rules");
    file("rules/nefatavl.txt", "A sentence.\n");
    const pid_t child = started({"accept", "nefatavl.x", "--reason", "seen", "--sources", "rules"});
    wait_until([&] { return read_file(folder / "err").find("asking nefatavl.") != std::string::npos; });
    kill(child, SIGTERM);
    const Ran ran = ended(child);
    EXPECT_EQ(ran.code, 2) << ran.err;
    EXPECT_NE(ran.err.find("it is not known which findings there are"), std::string::npos) << ran.err;
    EXPECT_EQ(baseline(), kBaseline);
}

}  // namespace
}  // namespace nomos::cli_test
