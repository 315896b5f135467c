// An examination in parts: what `nomos merge` makes of the shards is what one run writes, to the byte but for seconds.
#include <nlohmann/json.hpp>
#include <regex>

#include "checkers/store/sum.hpp"
#include "tests/cli/program.hpp"

namespace nomos::cli_test {
namespace {

using Json = nlohmann::json;

class Shards : public Program {
protected:
    // An open question with its boards and its line, and a proof: less than half a minute.
    static std::vector<std::string> check(const std::vector<std::string>& more) {
        std::vector<std::string> all{"check", "nefatavl", "--only", "entry"};
        all.insert(all.end(), more.begin(), more.end());
        return all;
    }
    static std::string without_times(std::string text) {
        text = std::regex_replace(text, std::regex(" time=\"[0-9.]+\""), "");
        return std::regex_replace(text, std::regex("\"timing\": \\{[^}]*\\}"), "");
    }
    std::string written(const std::string& name) const { return without_times(read_file(work() / name)); }
    int in_parts(int count, const std::vector<std::string>& effort) const {
        int code = 0;
        for (int k = 1; k <= count; ++k) {
            std::vector<std::string> part{"--shard", std::to_string(k) + "/" + std::to_string(count), "--out",
                                          "shard" + std::to_string(k)};
            part.insert(part.end(), effort.begin(), effort.end());
            const Ran ran = run(check(part));
            EXPECT_LE(ran.code, 1) << ran.err;
            code = std::max(code, ran.code);
        }
        return code;
    }
};

TEST_F(Shards, TogetherAreOneRun) {
    // Answers are kept, so that the parts take what the whole has found out; they are cut up all the same.
    const std::vector<std::string> effort{"--cache", "answers", "--samples", "200", "--plies", "300"};
    std::vector<std::string> whole{"--out", "whole"};
    whole.insert(whole.end(), effort.begin(), effort.end());
    file("nomos.toml", "[[accept]]\nid = \"nefatavl.king.hits\"\nreason = \"seen\"\n");
    const Ran one = run(check(whole));
    const std::size_t all = Json::parse(read_file(work() / "whole/results.json"))["checks"].size();
    ASSERT_GE(all, 2u);
    in_parts(static_cast<int>(all) + 1, effort);
    std::vector<std::string> merge{"merge", "--out", "merged"};
    for (std::size_t k = 1; k <= all + 1; ++k) merge.push_back("shard" + std::to_string(k));
    const Ran merged = run(merge);
    EXPECT_EQ(merged.err, "");
    EXPECT_EQ(merged.code, one.code);
    const auto names = names_in(work() / "whole");
    EXPECT_EQ(names_in(work() / "merged"), names);
    EXPECT_EQ(names.size(), 5u);
    for (const auto& name : names) EXPECT_EQ(written("merged/" + name), written("whole/" + name)) << name;
    for (std::size_t k = 1; k <= all + 1; ++k) {
        const auto part =
            Json::parse(read_file(work() / ("shard" + std::to_string(k)) / "results.json"))["checks"].size();
        EXPECT_EQ(part, k <= all ? 1u : 0u) << "more parts than checks: the last is empty";
    }
    const std::string summary = read_file(work() / "merged/summary.md");
    EXPECT_EQ(summary.rfind("# Nomos: 2 new findings\n", 0), 0u) << summary;
    for (const char* id : {"`nefatavl.capture.entry`", "`nefatavl.king.entry`"})
        EXPECT_NE(summary.find(id), std::string::npos) << summary;
}

TEST_F(Shards, AnUnknownIsNotAskedAgain) {
    const std::vector<std::string> only{"check", "nefatavl", "--only", "conformance.effect-unique"};
    auto part = only;
    part.insert(part.end(), {"--rlimit", "1", "--shard", "1/2", "--out", "one"});
    EXPECT_EQ(run(part).code, 1);
    part[part.size() - 3] = "2/2", part.back() = "two";
    EXPECT_EQ(run(part).code, 0) << "one check of one: nothing is left for the second";
    const Ran merged = run({"merge", "two", "one", "--out", "merged", "--json"});
    EXPECT_EQ(merged.code, 1) << merged.err;
    EXPECT_EQ(Json::parse(merged.out)["summary"]["unknown"], 1);
}

TEST_F(Shards, ThatAreNotOneWholeAreRefused) {
    const auto part = [&](const std::string& shard, const std::string& out, const std::string& only) {
        return run({"check", "nefatavl", "--only", only, "--shard", shard, "--out", out}).code;
    };
    ASSERT_EQ(part("1/2", "one", "nefatavl.ledger"), 0);
    ASSERT_EQ(part("2/2", "two", "nefatavl.ledger"), 0);
    ASSERT_EQ(part("2/2", "other", "ledger.cover"), 0);
    refused({"merge", "one", "--out", "merged"}, {"shard 2/2 is missing"});
    refused({"merge", "one", "one", "two", "--out", "merged"}, {"shard 1/2 is there twice"});
    refused({"merge", "one", "other", "--out", "merged"}, {"not of one run"});
    refused({"merge", "one", "nowhere", "--out", "merged"}, {"nowhere", "No such file"});
    fs::create_directories(work() / "odd");
    file("odd/shard.json", "{}\n");
    refused({"merge", "one", "odd", "--out", "merged"}, {"odd/shard.json", "no shard"});
    file("odd/shard.json", "{\"schema\":1,\"maker\":\"nomos 0.0\",\"sheet\":[]}\n");
    refused({"merge", "one", "odd", "--out", "merged"}, {"odd/shard.json", "another version"});
    Json sheet = Json::parse(read_file(work() / "two/shard.json"));
    sheet["sheet"][3][0] = 7;
    file("odd/shard.json", sheet.dump());
    refused({"merge", "one", "odd", "--out", "merged"}, {"odd/shard.json", "damaged"});
    sheet["sum"] = store::sum_of(sheet["sheet"].dump());
    file("odd/shard.json", sheet.dump());
    refused({"merge", "one", "odd", "--out", "merged"}, {"odd/shard.json", "no part of a whole"});
    sheet = Json::parse(read_file(work() / "two/shard.json"));
    sheet["sheet"][4].erase(0);
    sheet["sum"] = store::sum_of(sheet["sheet"].dump());
    file("two/shard.json", sheet.dump());
    refused({"merge", "one", "two", "--out", "merged"}, {"is in none of the shards"});
    for (const char* wrong : {"0/3", "4/3", "1", "1/", "/3", "a/b", "1/3/3"})
        refused({"check", "nefatavl", "--shard", wrong, "--out", "x"}, {"--shard", wrong});
    refused({"check", "nefatavl", "--shard", "1/3"}, {"--out"});
}

}  // namespace
}  // namespace nomos::cli_test
