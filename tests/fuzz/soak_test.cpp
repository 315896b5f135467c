// A soak goes on where it stopped, and any stretch of it can be had again by its seed.
#include "analysis/fuzz/soak.hpp"

#include <gtest/gtest.h>

#include "checkers/store/key.hpp"
#include "model/core/error.hpp"
#include "reports/soak_file.hpp"

namespace nomos::fuzz {
namespace {

// Remembers what it was asked for; disagrees under one seed.
struct Noted : Fuzzer {
    mutable std::vector<std::pair<std::uint64_t, std::uint64_t>> asked;  // seed, count
    mutable std::atomic<bool> stop = false;
    std::uint64_t stops_at = 0, fails_at = 0;

    Report run(const FuzzOptions& o) const override {
        asked.emplace_back(o.seed, o.count);
        Report report;
        report.ruleset = "nefatavl", report.seed = o.seed, report.positions = o.count, report.moves = 2 * o.count;
        if (o.seed == stops_at) stop = report.stopped = true;
        if (o.seed == fails_at)
            report.failures.push_back({"effect", "nefatavl.move.rook", "", "11/11 w", "a1-a2", "as kept"});
        o.progress({o.count, 1, 1, 0, 0, 0, 1});
        return report;
    }
    std::vector<Failure> replay(const CorpusFile&) const override { return {}; }
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
    EXPECT_EQ(soak.moves, 600U);
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
    EXPECT_EQ(soak.found,
              (std::vector<Soak::Found>{{6, "effect", "nefatavl.move.rook", "11/11 w", "a1-a2", "as kept"}}));
    EXPECT_EQ(soak_from(soak_json(soak).dump(), "soak.json").found, soak.found);
    const std::string text = soak_text(soak);
    for (const char* words : {"300 positions compared, 3 stretches of 100 each (seeds 5 to 7)", "1 disagreement",
                              "again: nomos fuzz nefatavl --seed 6 --count 100 --no-corpus"})
        EXPECT_NE(text.find(words), std::string::npos) << words << " in " << text;
}
TEST(Soak, RefusesAFileThatIsNone) {
    EXPECT_THROW(soak_from("{}", "soak.json"), ParseError);
    EXPECT_THROW(soak_from("", "soak.json"), ParseError);
    auto json = soak_json(fresh());
    json["positions"] = 1;
    EXPECT_THROW(soak_from(json.dump(), "soak.json"), ParseError) << "nobody wrote that but a person";
}

}  // namespace
}  // namespace nomos::fuzz
