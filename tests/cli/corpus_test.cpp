// nomos corpus as a user meets it.
#include <set>

#include "tests/cli/program.hpp"
#include "tests/paths.hpp"
#include "tests/reports/schema.hpp"

namespace nomos::cli_test {
namespace {

using Json = nlohmann::json;

const std::vector<std::string> kRulesets{"nefatavl", "nerva", "neva", "nika", "nymbat"};

class CorpusVerb : public Program {
protected:
    std::string corpus(const std::string& ruleset, std::vector<std::string> options = {}) const {
        options.insert(options.begin(), {"corpus", ruleset, "--out", "it.jsonl"});
        const Ran ran = run(options);
        EXPECT_EQ(ran.code, 0) << ran.err;
        EXPECT_EQ(names_in(work()), std::vector<std::string>{"it.jsonl"}) << "nothing else is left behind";
        const std::string text = read_file(work() / "it.jsonl");
        fs::remove(work() / "it.jsonl");
        return text;
    }
    static std::vector<Json> lines_of(const std::string& text) {
        std::vector<Json> lines;
        std::istringstream in(text);
        for (std::string line; std::getline(in, line);) lines.push_back(Json::parse(line));
        return lines;
    }
};

TEST_F(CorpusVerb, FitsItsSchema) {
    const Json schema = Json::parse(read_file(fs::path(paths::root) / "docs/schema/corpus.schema.json"));
    for (const auto& ruleset : kRulesets) {
        const auto lines = lines_of(corpus(ruleset, {"--count", "40"}));
        ASSERT_EQ(lines.size(), 41U) << ruleset;
        EXPECT_EQ(schema::errors_of(lines.front(), schema["properties"]["head"]), std::vector<std::string>{});
        for (std::size_t i = 1; i < lines.size(); ++i)
            EXPECT_EQ(schema::errors_of(lines[i], schema["properties"]["position"]), std::vector<std::string>{})
                << lines[i];
    }
    EXPECT_FALSE(schema::errors_of(Json{{"position", "11"}}, schema["properties"]["position"]).empty())
        << "the schema refuses nothing";
}
TEST_F(CorpusVerb, IsTheSameForAnyNumberOfJobs) {
    const std::string one = corpus("nefatavl", {"--jobs", "1", "--seed", "4"});
    EXPECT_EQ(corpus("nefatavl", {"--jobs", "3", "--seed", "4"}), one);
    EXPECT_NE(corpus("nefatavl", {"--seed", "5"}), one);
}
// What a line says is what a table says: the moves, the position after each, the outcomes.
TEST_F(CorpusVerb, SaysWhatShowSays) {
    for (const std::string ruleset : {"nefatavl", "neva"}) {
        const std::string reading = ruleset == "neva" ? "captured.leave=at-once" : "king.hits=unarmed";
        const auto lines = lines_of(corpus(ruleset, {"--count", "40", "--reading", reading}));
        for (std::size_t i = 1; i < lines.size(); i += 5) {
            const Json& line = lines[i];
            const Ran shown = run({"show", ruleset, line["position"], "--json", "--reading", reading});
            ASSERT_EQ(shown.code, 0) << shown.err;
            std::set<std::string> moves, expected;
            for (const auto& one : line["moves"]) moves.insert(one["move"]);
            const Json table = Json::parse(shown.out);
            for (const auto& move : table["moves"]) expected.insert(move.get<std::string>());
            EXPECT_EQ(moves, expected) << line["position"];
        }
    }
}
TEST_F(CorpusVerb, TellsWhereAPositionIsFromAndWhatDecidesIt) {
    const auto lines = lines_of(corpus("nefatavl"));
    std::set<std::string> sources, readings;
    std::size_t deciding = 0, edges = 0;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        sources.insert(lines[i]["source"]);
        for (const auto& r : lines[i]["readings"]) readings.insert(r);
        if (lines[i]["source"] != "edge") continue;
        ++edges;
        for (const auto& clause : lines[i]["decides"]) deciding += clause == lines[i]["of"] ? 1U : 0U;
    }
    for (const char* source : {"reading", "edge", "beside", "random play", "few pieces", "crowded"})
        EXPECT_TRUE(sources.contains(source)) << source;
    EXPECT_EQ(readings.size(), lines.front()["readings"].size()) << "each open question shows somewhere";
    EXPECT_GT(edges, 7U);
    EXPECT_EQ(deciding, edges) << "the clause of an edge decides there";
}
TEST_F(CorpusVerb, OfNymbatIsMadeOfSteps) {
    EXPECT_EQ(lines_of(corpus("nymbat", {"--count", "5"})).front()["play"], "step");
    EXPECT_EQ(lines_of(corpus("neva", {"--count", "5", "--set", "pairs=yes"})).front()["settings"]["pairs"], "yes");
    EXPECT_EQ(lines_of(corpus("neva", {"--count", "5"})).front()["play"], "turn");
}
TEST_F(CorpusVerb, RefusesWhatItCannotUse) {
    refused({"corpus", "nefatavl"}, {"--out"});
    refused({"corpus", "nefatavil", "--out", "x"}, {"nefatavl"});
    refused({"corpus", "nefatavl", "--out", "x", "--count", "0"}, {"--count"});
    refused({"corpus", "nefatavl", "--out", "x", "--reading", "king.hits=what"}, {"hits"});
    file("x", "a file, no folder");
    refused({"corpus", "nefatavl", "--out", "x/y.jsonl", "--count", "1"}, {"x"});
    EXPECT_EQ(names_in(work()), std::vector<std::string>{"x"});
}

}  // namespace
}  // namespace nomos::cli_test
