// A soak goes on where it stopped, and any stretch of it can be had again by its seed.
#include "analysis/fuzz/soak.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <sstream>

#include "checkers/store/key.hpp"
#include "model/core/digits.hpp"
#include "model/core/error.hpp"
#include "reports/input.hpp"
#include "reports/soak_file.hpp"
#include "tests/paths.hpp"

namespace nomos::fuzz {
namespace {

// Remembers what it was asked for; disagrees under one seed.
struct Noted : Fuzzer {
    mutable std::vector<std::pair<std::uint64_t, std::uint64_t>> asked;  // seed, count
    mutable std::vector<std::string> only;
    mutable std::atomic<bool> stop = false;
    std::uint64_t stops_at = 0, fails_at = 0;

    Report run(const FuzzOptions& o) const override {
        asked.emplace_back(o.seed, o.count), only = o.only;
        Report report;
        report.ruleset = "nefatavl", report.seed = o.seed, report.positions = o.count;
        if (o.seed == stops_at) stop = report.stopped = true;
        if (o.seed == fails_at)
            report.failures.push_back({"effect", "nefatavl.move.rook", "", "11/11 w", "a1-a2", "as kept"});
        o.progress({o.count, 1, 1, 0, 0, 0, 1});
        return report;
    }
    bool still_fails = false;  // what is replayed
    std::vector<Failure> replay_of(const CorpusFile& entry, const std::vector<std::string>& kinds) const override {
        only = kinds;
        if (!still_fails) return {};
        return {{"effect", "nefatavl.move.rook", "", "11/11 w", "a1-a2", entry.text}};
    }
    std::vector<std::string> kinds() const override { return {}; }
};
Soak fresh(std::uint64_t first_seed = 5) { return kept_soak("no-such-file", "nefatavl", first_seed, 100); }
constexpr auto kNowhere = [](const Soak&) {};

TEST(Soak, TakesASeedAStretch) {
    Noted fuzzer;
    Soak soak = fresh();
    std::vector<std::uint64_t> kept, shown;
    FuzzOptions each;
    each.progress = [&](const Moment& m) { shown.push_back(m.positions); };
    EXPECT_TRUE(go_on(soak, fuzzer, 250, each, [&](const Soak& s) { kept.push_back(s.positions()); }));
    EXPECT_EQ(fuzzer.asked, (std::vector<std::pair<std::uint64_t, std::uint64_t>>{{5, 100}, {6, 100}, {7, 100}}));
    EXPECT_EQ(kept, (std::vector<std::uint64_t>{100, 200, 300})) << "what is done is kept after each stretch";
    EXPECT_EQ(shown, (std::vector<std::uint64_t>{100, 200, 300}));
}
TEST(Soak, GoesOnWhereItStopped) {
    Noted first;
    first.stops_at = 7;
    FuzzOptions each;
    each.stop = &first.stop;
    Soak soak = fresh();
    std::string file;
    EXPECT_FALSE(go_on(soak, first, 500, each, [&](const Soak& s) { file = soak_json(s).dump(1); }));
    EXPECT_EQ(soak.positions(), 200U) << "the stretch under way is given up";
    Soak again = soak_from(file, "soak.json");
    EXPECT_EQ(soak_json(again), soak_json(soak));
    Noted second;
    EXPECT_TRUE(go_on(again, second, 500, {}, kNowhere));
    EXPECT_EQ(second.asked.front(), (std::pair<std::uint64_t, std::uint64_t>{7, 100}));
    EXPECT_EQ(again.positions(), 500U);
    EXPECT_TRUE(go_on(again, second, 500, {}, kNowhere));
    EXPECT_EQ(second.asked.size(), 3U) << "nothing is left to do";
}
TEST(Soak, KeepsADisagreementWithItsSeedAndGoesOn) {
    Noted fuzzer;
    fuzzer.fails_at = 6;
    Soak soak = fresh();
    EXPECT_TRUE(go_on(soak, fuzzer, 300, {}, kNowhere));
    EXPECT_EQ(
        soak.found,
        (std::vector<Soak::Found>{{soak.sources, 6, "effect", "nefatavl.move.rook", "11/11 w", "a1-a2", "as kept"}}));
    EXPECT_EQ(soak_from(soak_json(soak).dump(), "soak.json").found, soak.found);
    const std::string text = soak_text(soak);
    for (const char* words : {"300 positions compared, 3 stretches of 100 each (seeds 5 to 7)", "1 disagreement",
                              "again: nomos fuzz nefatavl --seed 6 --count 100 --no-corpus"})
        EXPECT_NE(text.find(words), std::string::npos) << words << " in " << text;
}
TEST(Soak, GoesOnByOtherSourcesAndTellsThemApart) {
    Noted fuzzer;
    fuzzer.fails_at = 6;
    Soak soak = fresh();
    go_on(soak, fuzzer, 300, {}, kNowhere);
    EXPECT_TRUE(soak.disagrees_now());
    soak.sources = "mended";
    EXPECT_FALSE(soak.disagrees_now()) << "what disagreed are other rules";
    EXPECT_EQ(soak.positions_now(), 0U);
    EXPECT_NE(soak_text(soak).find("none of them by this program's sources"), std::string::npos) << soak_text(soak);
    EXPECT_TRUE(go_on(soak, fuzzer, 500, {}, kNowhere));
    EXPECT_EQ(soak.parts, (std::vector<Soak::Part>{{fresh().sources, 5, 3}, {"mended", 8, 2}}));
    EXPECT_EQ(soak.positions(), 500U);
    EXPECT_EQ(soak.positions_now(), 200U);
    EXPECT_FALSE(soak.disagrees_now());
    Soak again = soak_from(soak_json(soak).dump(), "soak.json");
    again.sources = "mended";
    EXPECT_EQ(soak_text(again), soak_text(soak));
    const std::string text = soak_text(soak);
    for (const char* words : {"500 positions compared",
                              "200 of them by this program's sources, the others by other ones", "(other sources: "})
        EXPECT_NE(text.find(words), std::string::npos) << words << " in " << text;
    fuzzer.fails_at = 10;
    EXPECT_TRUE(go_on(soak, fuzzer, 600, {}, kNowhere));
    EXPECT_TRUE(soak.disagrees_now()) << "that it was met before is no reason to pass over it";
}
TEST(Soak, DoesNotTakeADisagreementForMendedThatIsNot) {
    Noted fuzzer;
    fuzzer.fails_at = 6;
    Soak soak = fresh();
    go_on(soak, fuzzer, 300, {}, kNowhere);
    fuzzer.still_fails = true;
    soak.sources = "a comment changed";
    go_on(soak, fuzzer, 300, {}, kNowhere);
    EXPECT_TRUE(soak.disagrees_now());
    EXPECT_EQ(soak.found.back().seed, 6U) << "who had it first";
    EXPECT_EQ(soak.found.back().sources, soak.sources);
}
TEST(Soak, PassesForNoSourcesThatItNeverCompared) {
    Noted fuzzer;
    Soak soak = fresh();
    EXPECT_TRUE(go_on(soak, fuzzer, 300, {}, kNowhere));
    soak.sources = "changed";
    EXPECT_TRUE(go_on(soak, fuzzer, 300, {}, kNowhere));
    EXPECT_EQ(soak.positions_now(), 100U) << "one stretch at least";
    EXPECT_TRUE(go_on(soak, fuzzer, 300, {}, kNowhere));
    EXPECT_EQ(soak.positions(), 400U);
}
TEST(Soak, OfSomeKindsComparesThem) {
    Noted fuzzer;
    Soak soak = kept_soak("no-such-file", "nefatavl", 1, 100, {"solver", "naive"});
    go_on(soak, fuzzer, 100, {}, kNowhere);
    EXPECT_EQ(fuzzer.only, soak.only);
    const Soak again = soak_from(soak_json(soak).dump(), "soak.json");
    EXPECT_EQ(again.only, (std::vector<std::string>{"solver", "naive"}));
}
TEST(Soak, GoesOnWithAFileOfBefore) {
    const Soak soak = soak_from(R"({"schema": 1, "ruleset": "nefatavl", "sources": "then", "first_seed": 5,
        "stretch": 100, "stretches": 3, "positions": 300, "moves": 300, "again": "", "failures": [{"seed": 6,
        "kind": "effect", "clause": "c", "position": "p", "move": "m", "entry": "e"}], "timing": {"seconds": 1.5}})",
                                "soak.json");
    EXPECT_EQ(soak.parts, (std::vector<Soak::Part>{{"then", 5, 3}}));
    EXPECT_EQ(soak.found, (std::vector<Soak::Found>{{"then", 6, "effect", "c", "p", "m", "e"}}));
}
// The positions of a folder's soaks, all of these kinds and none of which disagrees.
std::uint64_t positions_in(const std::string& folder, const std::vector<std::string>& kinds) {
    std::uint64_t positions = 0;
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(std::string(paths::root) + "/" + folder)) {
        if (entry.path().extension() != ".json") continue;
        const Soak soak = soak_from(read_input(entry.path().string()), entry.path().string());
        EXPECT_EQ(entry.path().stem().string(), soak.ruleset);
        EXPECT_TRUE(soak.found.empty()) << entry.path();
        EXPECT_EQ(soak.only, kinds) << entry.path();
        positions += soak.positions(), ++files;
    }
    EXPECT_EQ(files, 5) << folder;
    return positions;
}
// Those of the stretches of scripts/fuzz-text.sh, no seed twice.
std::uint64_t texts_in(const std::string& file) {
    std::istringstream lines(read_input(std::string(paths::root) + "/" + file));
    std::string line;
    std::set<std::uint64_t> seeds;
    std::uint64_t texts = 0;
    while (std::getline(lines, line)) {
        if (line.starts_with("#")) continue;
        std::istringstream words(line);
        std::uint64_t seed = 0, count = 0;
        EXPECT_TRUE(words >> seed >> count) << line;
        EXPECT_TRUE(seeds.insert(seed).second) << line;
        texts += count;
    }
    return texts;
}
TEST(Soak, IsToldByTheDocumentsAsItsFilesSay) {
    const std::string told = read_input(std::string(paths::root) + "/docs/fuzzing.md");
    const std::uint64_t natively = positions_in("docs/soak", {}),
                        by_solver = positions_in("docs/soak/solver", {"solver"});
    EXPECT_NE(told.find(in_groups(natively) + " positions, no disagreement"), std::string::npos) << natively;
    EXPECT_NE(told.find(in_groups(by_solver) + " positions through Z3, no disagreement"), std::string::npos)
        << by_solver;
    EXPECT_NE(told.find(in_groups(texts_in("docs/soak/texts.txt")) + " texts, no crash"), std::string::npos);
}
TEST(Soak, RefusesAFileThatIsNone) {
    EXPECT_THROW(soak_from("{}", "soak.json"), ParseError);
    EXPECT_THROW(soak_from("", "soak.json"), ParseError);
    auto json = soak_json(fresh());
    json["positions"] = 1;
    EXPECT_THROW(soak_from(json.dump(), "soak.json"), ParseError) << "nobody wrote that but a person";
    Noted fuzzer;
    Soak soak = fresh();
    go_on(soak, fuzzer, 100, {}, kNowhere);
    json = soak_json(soak);
    json["parts"][0]["first_seed"] = 6;
    EXPECT_THROW(soak_from(json.dump(), "soak.json"), ParseError) << "seeds that nobody had";
    json = soak_json(soak);
    json["parts"][0]["stretches"] = -1;
    EXPECT_THROW(soak_from(json.dump(), "soak.json"), ParseError);
    json = soak_json(soak);
    json["schema"] = 3;
    EXPECT_THROW(soak_from(json.dump(), "soak.json"), ParseError);
}

}  // namespace
}  // namespace nomos::fuzz
