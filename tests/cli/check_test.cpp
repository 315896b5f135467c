// The verb check: files, exit codes and the baseline. Only quick checks are run.
#include <nlohmann/json.hpp>
#include <regex>

#include "tests/cli/program.hpp"

namespace nomos::cli_test {
namespace {

using Json = nlohmann::json;

const std::vector<std::string> kQuick{"check", "nefatavl", "--only", "nefatavl.ledger"};

std::vector<std::string> with(std::vector<std::string> arguments, const std::vector<std::string>& more) {
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

std::string entry(const std::string& id, const std::string& rest = "reason = \"seen\"") {
    return "[[accept]]\nid = \"" + id + "\"\n" + rest + "\n";
}

std::string without_times(const std::string& junit) {
    return std::regex_replace(junit, std::regex(" time=\"[0-9.]+\""), "");
}

class Check : public Program {
protected:
    Ran against(const std::string& baseline, const std::vector<std::string>& variables = {}) const {
        file("nomos.toml", baseline);
        return run(kQuick, "", variables);
    }
};

TEST_F(Check, PrintsALineEachAndASummary) {
    const Ran ran = run(kQuick);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(ran.out.find("+ holds    nefatavl.ledger.cover"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("4 checks: 4 hold, 0 violated, 0 unknown"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("no baseline"), std::string::npos);
    EXPECT_TRUE(ran.err.starts_with("[0/4] asking nefatavl.")) << "what may take long is named at once: " << ran.err;
    EXPECT_EQ(ran.err.find('\r'), std::string::npos) << "no progress line away from a terminal";
}

TEST_F(Check, PrintsOneJsonDocument) {
    Json document = Json::parse(run(with(kQuick, {"--json"})).out);
    EXPECT_EQ(document["checks"].size(), 4u);
    EXPECT_EQ(document["summary"]["holds"], 4);
    EXPECT_TRUE(document["baseline"].is_null());
    Json again = Json::parse(run(with(kQuick, {"--json", "--jobs", "3"})).out);
    document.erase("timing"), again.erase("timing");
    EXPECT_EQ(document, again);
}

TEST_F(Check, WritesItsFilesWhole) {
    ASSERT_EQ(run(with(kQuick, {"--out", "deep/out"})).code, 0);
    EXPECT_EQ(
        names_in(work() / "deep" / "out"),
        (std::vector<std::string>{"code-quality.json", "junit.xml", "nomos.sarif", "results.json", "summary.md"}));
    EXPECT_EQ(Json::parse(read_file(work() / "deep/out/results.json"))["summary"]["holds"], 4);
    const std::string sarif = read_file(work() / "deep/out/nomos.sarif"),
                      junit = read_file(work() / "deep/out/junit.xml");
    ASSERT_EQ(run(with(kQuick, {"--out", "deep/out"})).code, 0);
    EXPECT_EQ(read_file(work() / "deep/out/nomos.sarif"), sarif);
    EXPECT_EQ(without_times(read_file(work() / "deep/out/junit.xml")), without_times(junit));
    EXPECT_NE(junit, without_times(junit)) << "times are there";
}

TEST_F(Check, AProofThatRunsOutOfBudgetIsUnknownAndFails) {
    const Ran ran = run({"check", "nefatavl", "--only", "nefatavl.conformance.effect-unique", "--rlimit", "1"});
    EXPECT_EQ(ran.code, 1) << ran.out;
    EXPECT_NE(ran.out.find("0 violated, 1 unknown"), std::string::npos) << ran.out;
}

TEST_F(Check, AnEntryStandsWithAReasonUpToItsDay) {
    const std::string id = "nefatavl.some.finding";
    EXPECT_EQ(against(entry(id)).code, 0) << "with --only it is not known whether a finding still occurs";
    const std::string dated = entry(id, "reason = \"seen\"\nexpires = 2027-01-31");
    EXPECT_EQ(against(dated, {"NOMOS_TODAY=2027-01-31"}).code, 0);
    const Ran expired = against(dated, {"NOMOS_TODAY=2027-02-01"});
    EXPECT_EQ(expired.code, 1);
    EXPECT_NE(expired.out.find("nomos.toml:1:1: " + id + " was accepted up to a day that is past"), std::string::npos)
        << expired.out;
}

TEST_F(Check, EntriesOfOtherRulesetsAreLeftAlone) {
    EXPECT_EQ(against(entry("nika.some.finding")).code, 0);
    const Ran stray = against(entry("chess.some.finding"));
    EXPECT_EQ(stray.code, 1);
    EXPECT_NE(stray.out.find("belongs to no ruleset"), std::string::npos) << stray.out;
}

TEST_F(Check, RefusesABaselineThatCannotBeRead) {
    const auto refuses = [&](const std::string& text, const std::vector<std::string>& words) {
        file("nomos.toml", text);
        refused(kQuick, words);
    };
    refuses("[[accept]]\nid = \"nefata", {"nomos.toml:2:"});
    refuses("[[accept]]\nid = 3\n", {"nomos.toml:2:", "id is not a text"});
    refuses("[[accept]]\nreason = \"x\"\n", {"nomos.toml:1:1", "without an id"});
    refuses("[[accept]]\nid = \"x\"\nexpires = \"soon\"\n", {"nomos.toml:3:", "expires is not a date"});
    refuses("[[accept]]\nid = \"x\"\nreasons = \"y\"\n", {"nomos.toml:3:", "unknown key reasons"});
    refuses(entry("nika.some.finding", ""), {"nomos.toml:1:1", "nika.some.finding is accepted without a reason"});
    refuses("[[accept]]\nreason = \"x\"\nids = [1]\n", {"nomos.toml:3:8", "an id is not a text"});
    refuses("[[except]]\nid = \"x\"\n", {"unknown key except"});
    refuses(entry("nefatavl.x") + entry("nefatavl.x"), {"nomos.toml:4:1", "a second entry for nefatavl.x"});
    refuses(std::string("\xff\xfe\x00", 3), {"nomos.toml:1"});
    refuses(std::string(100'000, '['), {"nomos.toml:1"});
}

TEST_F(Check, RefusesADayThatIsNone) {
    refused(kQuick, {"NOMOS_TODAY:1:", "YYYY-MM-DD"}, "", {"NOMOS_TODAY=yesterday"});
}

TEST_F(Check, MarksTheReadersOwnCopyAndNamesItAsAsked) {
    const fs::path rules = work() / "docs/rules";
    fs::create_directories(rules);
    std::string text;
    for (int line = 0; line < 5; ++line) text += "A made-up sentence.\n";
    std::ofstream(rules / "nefatavl.txt") << text;
    const auto place = [&](const std::vector<std::string>& more) {
        const Ran ran = run(
            with({"check", "nefatavl", "--only", "nefatavl.conformance.effect-unique", "--rlimit", "1", "--out", "out"},
                 more));
        EXPECT_EQ(ran.code, 1) << ran.err;
        const Json sarif = Json::parse(read_file(work() / "out/nomos.sarif"));
        return sarif["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
            .get<std::string>();
    };
    EXPECT_EQ(place({}), "nefatavl.txt");
    EXPECT_EQ(place({"--sources", "docs/rules"}), "docs/rules/nefatavl.txt");
    EXPECT_EQ(place({"--sources", rules.string()}), "nefatavl.txt") << "no path of this machine";
    EXPECT_EQ(place({"--source-root", "texts"}), "texts/nefatavl.txt");
    file("nomos.toml", "[sources]\nroot = \"from/the/file\"\n");
    EXPECT_EQ(place({}), "from/the/file/nefatavl.txt");
    EXPECT_EQ(place({"--source-root", "texts"}), "texts/nefatavl.txt") << "the command line says more than the file";
    refused(with(kQuick, {"--sources", "nowhere"}), {"nowhere"});
}

}  // namespace
}  // namespace nomos::cli_test
