// nomos grade --out: what is kept, and what a run of checks says of it.
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace nomos::cli_test {
namespace {

using Json = nlohmann::json;

class Grade : public Program {
protected:
    // A handful of mistakes on few positions, and next to nothing for the solver.
    Ran graded(std::vector<std::string> more) const {
        std::vector<std::string> arguments{"grade", "nefatavl", "--mutants", "3",        "--blocks",
                                           "1",     "--more",   "0",         "--rlimit", "1"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments);
    }
    // What results.json says of the grade, after the quickest check there is.
    Json said(const std::vector<std::string>& more = {}) const {
        std::vector<std::string> arguments{"check", "nefatavl", "--only", "nefatavl.ledger", "--out", "out"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        EXPECT_NE(run(arguments).code, 2);
        return Json::parse(read_file(work() / "out" / "results.json"))["grades"];
    }
};

TEST_F(Grade, IsKeptWhereItIsLookedFor) {
    EXPECT_EQ(said(), Json::parse(R"([{"ruleset":"nefatavl","state":"none"}])"));
    const Ran ran = graded({"--out", "grades"});
    EXPECT_NE(ran.out.find("kept: grades/nefatavl.json"), std::string::npos) << ran.out;
    const Json kept = Json::parse(read_file(work() / "grades" / "nefatavl.json"));
    EXPECT_EQ(kept["mutants"], 9);
    EXPECT_EQ(kept, Json::parse(graded({"--json"}).out));
    for (const Json& grades : {said(), said({"--grades", "grades"})}) {
        EXPECT_EQ(grades[0]["state"], "fits");
        EXPECT_EQ(grades[0]["mutants"], 9);
        EXPECT_EQ(grades[0]["clauses"], kept["clauses"]);
    }
    std::filesystem::create_directory(work() / "empty");
    EXPECT_EQ(said({"--grades", "empty"})[0]["state"], "none");
    refused({"check", "nefatavl", "--only", "nefatavl.ledger", "--grades", "elsewhere"},
            {"--grades names no folder: \"elsewhere\"", "nomos grade RULESET --out DIR"});
}
TEST_F(Grade, OfOtherSourcesIsNotShown) {
    graded({"--out", "grades"});
    Json kept = Json::parse(read_file(work() / "grades" / "nefatavl.json"));
    kept["sources"] = "of another program";
    file("grades/nefatavl.json", kept.dump());
    EXPECT_EQ(said(), Json::parse(R"([{"ruleset":"nefatavl","state":"out of date"}])"));
    file("grades/nefatavl.json", "{}");
    refused({"check", "nefatavl", "--only", "nefatavl.ledger", "--out", "out"}, {"nefatavl.json", "this is no grade"});
}
TEST_F(Grade, OfSomeMistakesIsNotKept) {
    refused({"grade", "nefatavl", "--only", "rules.hpp", "--out", "grades"}, {"--only", "--out"});
    const Ran none = run({"grade", "nefatavl", "--only", "misspelt"});
    EXPECT_EQ(none.code, 2) << none.out;
    EXPECT_NE(none.err.find("no mistake has \"misspelt\" in its id"), std::string::npos) << none.err;
}

}  // namespace
}  // namespace nomos::cli_test
