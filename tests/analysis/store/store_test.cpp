// What an examination keeps: results and findings come back as they were, and only if what they say was played can be
// played.
#include <gtest/gtest.h>

#include "analysis/examination/kept.hpp"
#include "analysis/fuzz/kept.hpp"
#include "analysis/store/questions.hpp"
#include "analysis/store/shown.hpp"
#include "analysis/store/tasks.hpp"
#include "model/core/registry.hpp"

namespace nomos::store {
namespace {

namespace fs = std::filesystem;

class KeptTasks : public testing::Test {
protected:
    void SetUp() override {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        folder = fs::path(testing::TempDir()) / ("nomos_kept_" + std::to_string(::getpid()) + "_" + test->name());
        fs::remove_all(folder);
    }
    void TearDown() override { fs::remove_all(folder); }
    std::unique_ptr<Store> open() {
        return Store::open(folder, [this](const std::string& line) { told.push_back(line); });
    }

    fs::path folder;
    std::vector<std::string> told;
};

Picture picture() {
    return {Lattice::hexagon,
            3,
            4,
            {{1, 2, Tint::brown, "."}},
            {{1, 2, Colour::green, "K", "king", "king on b3", "taken", true, Direction{3}, Mark::ghost},
             {0, 0, Colour::red, "r", "", "", "", false, {}, Mark::none}},
            {{0, 0, 1, 2}},
            false,
            2,
            "a2-a3",
            {"black to move", "3 left"},
            {{1, 2, "4 : 3", "four against three"}},
            {{Tint::brown, "#", "a corner"}}};
}
CheckResult result(const std::string& id) {
    CheckResult r;
    r.id = id, r.ruleset = "nefatavl", r.kind = CheckKind::termination, r.verdict = Verdict::violated;
    r.method = Method::count, r.scope = {"a board", "readings", "depth 3"}, r.clauses = {"a.b", "a.c"};
    r.question = "Is it \"so\"?\n", r.asked = {Asked::How::the_most, "law \xc3\xa9"}, r.detail = "3 plies";
    r.witnesses = {{"p", {"m", "n"}, {"x=y"}, {picture(), {}}, "note", std::string("as a value")}};
    r.seconds = 12;
    return r;
}
Finding finding() {
    Finding f;
    f.id = "nefatavl.x", f.ruleset = "nefatavl", f.kind = FindingKind::leak, f.about = about::AgainstRecord{"r", "m"};
    f.quoted = {"title", "explanation", "suggestion"}, f.clauses = {"c"}, f.sentences = {3, 4}, f.readings = {"x"};
    f.sides = {
        {"helps", "it helps", "s3", {Consequence::What::played, "a-b", 1, 2, "won", {"a-c"}, true}, picture(), true}};
    f.witness = result("").witnesses.front(), f.shown = {Shown::How::told, 3, {"k=v"}, Shown::OfStep::met};
    f.line.how = LineOfPlay::How::proved, f.line.plays = {"a1-a2"}, f.line.refuted = 4;
    f.line.searches = {{{true, false, true, 3, 9, 12'345'678'901}, {"x=y"}}};
    f.evidence = {
        evidence::PlayedWith{"o", "why"}, evidence::Checked{"c", "asked", Verdict::unknown, "d"},
        evidence::AtOdds{{true, "m", {"o"}, {"r"}, {"s"}}},
        evidence::ComparedToo{
            "o", {decided::ByLoop{}, Method::replay, false, ToldRounds{{"", true, 2, 4, 1, "draw"}, 3, 1, 0}}}};
    f.materiality = Materiality::changes_value, f.command = "nomos";
    f.measured.looked_at = 7, f.measured.line = std::vector<std::string>{"m"}, f.measured.options = {{"o", 3, 2}};
    f.line.loop = {"a=b", true, 2, 4, 0, ""}, f.evidence.push_back(evidence::GoesRound{{"", true, 1, 6, 2, "draw"}});
    f.measured.small = {SmallBoard{"4x4", Materiality::changes_value}};
    f.measured.small.front().other =
        BoardValue{BoardValue::Comes::by_coalition, "", -1, {{{"Red", "Green"}, 7}}, false};
    f.measured.own =
        SmallBoard{"5x5", Materiality::no_effect, BoardValue{BoardValue::Comes::to_a_win, "w", 3}, {}, "o", false};
    f.decided.by = decided::ByMoves{{"a", "b", Relation::looser}, "b", false, false, false, decided::Sampled{3, 4}};
    return f;
}

TEST_F(KeptTasks, ValuesComeBackAsTheyWere) {
    const Json one = coded(finding()), two = coded(decoded<Finding>(one));
    EXPECT_EQ(one, two);
    const Finding f = decoded<Finding>(Json::parse(one.dump()));
    EXPECT_EQ(f.sides[0].picture.pieces[0].facing, Direction{3});
    EXPECT_TRUE(f.sides[0].consequence.over);
    EXPECT_EQ(std::get<evidence::Checked>(f.evidence[1]).verdict, Verdict::unknown);
    EXPECT_EQ(std::get<decided::ByMoves>(f.decided.by).turns->played, 4);
    EXPECT_EQ(f.line.loop.round, 4U);
    EXPECT_EQ(std::get<evidence::GoesRound>(f.evidence.back()).loop.outcome, "draw");
    EXPECT_EQ(f.measured.small.front().other->coalitions.front().plies, 7);
    EXPECT_FALSE(f.measured.small.front().other->is_whole);
    EXPECT_EQ(f.line.searches[0].searched.looked_at, 12'345'678'901U);
    EXPECT_TRUE(f.measured.own->usual && !f.measured.own->other);
    const CheckResult r = decoded<CheckResult>(coded(result("nefatavl.y")));
    EXPECT_EQ(coded(r), coded(result("nefatavl.y")));
    EXPECT_EQ(r.question, "Is it \"so\"?\n");
    EXPECT_FALSE(r.witnesses[0].stands.has_value()) << "the one thing that is not kept";
}
TEST_F(KeptTasks, WhatIsNoSuchValueThrows) {
    EXPECT_THROW(decoded<CheckResult>(Json::parse("[]")), std::exception);
    EXPECT_THROW(decoded<Finding>(Json::parse("{\"a\": 1}")), std::exception);
    EXPECT_THROW(decoded<Evidence>(Json::parse("[99, null]")), std::exception);
    EXPECT_EQ(text_of(coded(std::string("\xff\xfe"))), std::nullopt) << "no UTF-8, so it is not kept";
}

// A task that leaves a finding in `place`; counts how often it runs.
CheckTask task(Finding& place, int& ran, const CheckResult& gives) {
    return {gives.id, gives.kind, gives.question, [&place, &ran, gives](const Options&) {
                place = finding(), ++ran;
                return gives;
            }};
}
TEST_F(KeptTasks, GiveResultAndFindWithoutBeingRun) {
    Finding cold, warm;
    int ran = 0;
    const CheckResult asked = kept(open().get(), task(cold, ran, result("nefatavl.y")), cold).run({});
    const auto store = open();
    const CheckResult again = kept(store.get(), task(warm, ran, result("nefatavl.y")), warm).run({});
    EXPECT_EQ(ran, 1);
    EXPECT_EQ(coded(warm), coded(cold));
    CheckResult same = again;
    same.seconds = asked.seconds;
    EXPECT_EQ(coded(same), coded(asked));
    EXPECT_TRUE(store->is_kept("nefatavl.y"));
    Options other;
    other.samples = 3;
    kept(store.get(), task(warm, ran, result("nefatavl.y")), warm).run(other);
    EXPECT_EQ(ran, 2) << "other options";
}
TEST_F(KeptTasks, AnUndecidedResultIsRunEachTime) {
    Finding place;
    int ran = 0;
    CheckResult unknown = result("nefatavl.y");
    unknown.verdict = Verdict::unknown;
    for (int i = 0; i < 3; ++i) kept(open().get(), task(place, ran, unknown), place).run({});
    EXPECT_EQ(ran, 3);
}

TEST_F(KeptTasks, ALineIsPlayedAgainBeforeItIsUsed) {
    const auto table = find_ruleset("nefatavl").table({});
    const std::string move = table->legal_moves(table->start()).front();
    const Line good{"", {}, {}, {move}}, other{"", {}, {}, {table->legal_moves(table->start()).back()}},
        bad{"", {}, {}, {move, move}};
    const auto path = [](const Line& line) { return where_they_lead("nefatavl", {line}); };
    EXPECT_EQ(path(good), path(good));
    EXPECT_EQ((std::set<std::string>{path(good), path(other), path(bad)}.size()), 3U);
    EXPECT_NE(path({"", {"king.hits=unarmed"}, {}, {move}}), "") << "under other readings";
    EXPECT_EQ(path({"no position", {}, {}, {move}}), path({"nor this", {}, {}, {}}));
}
// Somebody changes the line of a kept finding, and its sum: it does not lead where it was said to.
TEST_F(KeptTasks, AnAnswerWhoseLineLeadsElsewhereIsAskedAgain) {
    const auto table = find_ruleset("nefatavl").table({});
    const auto moves = table->legal_moves(table->start());
    Finding place;
    int ran = 0;
    CheckTask plays = task(place, ran, result("nefatavl.y"));
    plays.run = [&, run = plays.run](const Options& options) {
        CheckResult r = run(options);
        place.line.plays = {moves.front()};
        return r;
    };
    kept(open().get(), plays, place).run({});
    {
        std::string said;
        const auto file = File::open(folder, said);
        const Query query = query_for("nefatavl.y", {});
        std::string value = file->use(query)->value;
        const std::size_t at = value.find(moves.front());
        ASSERT_NE(at, std::string::npos);
        file->put(query, value.replace(at, moves.front().size(), moves.back()), 1);
    }
    kept(open().get(), plays, place).run({});
    EXPECT_EQ(ran, 2);
    EXPECT_EQ(place.line.plays, std::vector<std::string>{moves.front()});
    ASSERT_EQ(told.size(), 1U);
    EXPECT_NE(told[0].find("nefatavl.y cannot be read, or not be played"), std::string::npos) << told[0];
}

// --- a real examination ------------------------------------------------------------------------------------
TEST_F(KeptTasks, AnExaminationIsTheSameColdAndWarm) {
    RunListener nobody;
    const auto examined = [&](Store* store) {
        Json all;
        for (const char* only : {"play.goes-round", "ledger"})
            for (const RulesetReport& r : examine({"nefatavl"}, {}, 2, nobody, only, store).reports) {
                for (CheckResult c : r.checks) c.seconds = 0, all.push_back(coded(c));
                for (const Finding& f : r.findings) all.push_back(coded(f));
            }
        return all;
    };
    const Json without = examined(nullptr), cold = examined(open().get());
    const auto store = open();
    const Json warm = examined(store.get());
    EXPECT_EQ(without, cold);
    EXPECT_EQ(warm, cold);
    EXPECT_GT(warm.size(), 5U);
    for (const char* id : {"nefatavl.play.goes-round", "nefatavl.ledger.cover"}) EXPECT_TRUE(store->is_kept(id)) << id;
}
TEST_F(KeptTasks, SidePagesAreTheSameColdAndWarm) {
    fuzz::FuzzOptions options;
    options.count = 2000;
    Options few;
    few.samples = 200;
    const auto pages = [&](Store* store) {
        const fuzz::Report fuzzed = fuzz::kept_run("nefatavl", options, store);
        std::string all = std::to_string(fuzzed.positions);
        for (const auto& c : fuzzed.coverage.clauses)
            all += " " + c.clause + std::to_string(c.marks[0]) + std::string(fuzz::name_of(c.reach)) + c.by;
        all += coded(questions_about("nefatavl", few, store)).dump();
        for (const MissingInfo& m : find_ruleset("nefatavl").info().missing)
            if (m.id.find("picture") != std::string_view::npos)
                all += coded(shown(store, "nefatavl", std::string(m.id))).dump();
        return all;
    };
    const std::string without = pages(nullptr), cold = pages(open().get());
    const auto store = open();
    EXPECT_EQ(pages(store.get()), cold);
    EXPECT_EQ(without, cold);
    EXPECT_TRUE(store->is_kept("nefatavl.fuzzing.of-2000") && store->is_kept("nefatavl.questions"));
}

}  // namespace
}  // namespace nomos::store
