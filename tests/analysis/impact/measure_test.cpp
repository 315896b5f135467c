// What random play meets of open questions is there, and nothing is met where nothing differs.
#include "analysis/impact/measure.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "analysis/findings/assemble.hpp"
#include "analysis/games/games.hpp"
#include "analysis/impact/impact.hpp"
#include "checkers/checked.hpp"
#include "model/core/digits.hpp"
#include "model/core/registry.hpp"
#include "tests/hopper/ruleset.hpp"
#include "tests/paths.hpp"

namespace nomos::analysis {
namespace {

// As an examination does with each of its findings.
void tell_matter(const RulesetInfo& info, const std::vector<Measured>& measured, std::vector<Finding>& findings) {
    for (Finding& f : findings)
        if (const auto impact = impact_of(info, measured, f)) f = analysis::assemble(std::move(f), *impact);
}

using Hopper = Checked<hopper::RulesetType, std::tuple<>>;
using Position = hopper::Position<Native>;

// The least number of plies after which any other option of the reading differs from the default: all lines
// tried, in every way that players may settle the game.
int earliest(int reading, int most_plies) {
    int least = -1;
    const auto usual = Hopper::default_setting();
    const auto look = [&](const auto& self, const auto& setting, const Position& p, int ply) -> void {
        if (least >= 0 && ply >= least) return;
        const int options = static_cast<int>(Hopper::info().readings[static_cast<std::size_t>(reading)].options.size());
        for (int o = 0; o < options; ++o)
            for (const bool any : differences_here<Hopper>(setting, with_option(setting, reading, o), p).any)
                if (any) return void(least = ply);
        if (ply == most_plies) return;
        Plays<Hopper>{setting, p}.each([&](const auto&, const auto& after) { self(self, setting, after, ply + 1); });
    };
    for (int value = 0; value < static_cast<int>(Hopper::setting_options()[0].values.size()); ++value) {
        auto setting = usual;
        Hopper::set(setting, 0, value);
        look(look, setting, Hopper::start<Native>(setting), 0);
    }
    return least;
}

// The position after moves from the set-up, as the game is usually settled.
Position after(const std::vector<std::string>& line) {
    const auto setting = Hopper::default_setting();
    Position position = Hopper::start<Native>(setting);
    for (const auto& move : line) {
        std::optional<Position> next;
        Plays<Hopper>{setting, position}.each([&](const auto& play, const auto& to) {
            if (Plays<Hopper>::print(setting, play) == move) next = to;
        });
        EXPECT_TRUE(next.has_value()) << move;
        if (next) position = *next;
    }
    return position;
}
bool makes_a_difference(int reading, const Position& position) {
    const auto usual = Hopper::default_setting();
    bool some = false;
    for (int o = 0; o < static_cast<int>(Hopper::info().readings[static_cast<std::size_t>(reading)].options.size());
         ++o)
        for (const bool any : differences_here<Hopper>(usual, with_option(usual, reading, o), position).any)
            some = some || any;
    return some;
}

TEST(Measure, MeetsWhatPlayCanMeet) {
    const auto measured = Measure<Hopper>(1, {200'000, 20'000}).in_play();
    ASSERT_EQ(measured.size(), Hopper::info().readings.size());
    for (std::size_t r = 0; r < measured.size(); ++r) {
        const Measured& m = measured[r];
        const int least = earliest(static_cast<int>(r), 8);
        EXPECT_GT(m.looked_at, 1000U);
        EXPECT_LE(m.met, m.looked_at);
        EXPECT_EQ(m.met == 0, m.earliest < 0);
        EXPECT_EQ(m.met == 0, m.in_play == Materiality::none_found);
        if (least < 0) {
            EXPECT_TRUE(m.earliest < 0 || m.earliest > 8);
        } else if (m.met != 0) {
            EXPECT_EQ(m.earliest, least) << Hopper::info().readings[r].id;
            if (!m.line) continue;
            EXPECT_EQ(static_cast<int>(m.line->size()), m.earliest) << "it leads to the earliest that was counted";
            if (!m.set_up.empty()) continue;
            EXPECT_TRUE(makes_a_difference(static_cast<int>(r), after(*m.line)));
        }
    }
}
TEST(Measure, CountsEachOptionByItself) {
    for (const Measured& m : Measure<Hopper>(1, {50'000, 2'000}).in_play()) {
        std::uint64_t sum = 0, most = 0;
        int earliest = -1;
        for (const MetOption& o : m.options) {
            sum += o.met, most = std::max(most, o.met);
            EXPECT_LE(o.in_play, m.in_play);
            if (o.met != 0 && (earliest < 0 || o.earliest < earliest)) earliest = o.earliest;
        }
        EXPECT_EQ(earliest, m.earliest);
        EXPECT_LE(most, m.met);
        EXPECT_GE(sum, m.met);
    }
}
TEST(Measure, IsTheSameEveryTimeAndStopsWhereItShould) {
    const auto once = Measure<Hopper>(3, {50'000, 500}).in_play(), again = Measure<Hopper>(3, {50'000, 500}).in_play();
    EXPECT_EQ(once[0].looked_at, 500U);
    for (std::size_t r = 0; r < once.size(); ++r) EXPECT_EQ(once[r].met, again[r].met);
}
#ifdef NOMOS_REGISTERED_nefatavl
// Entry is asked about only if other stones than the moved one take, which is not played; it is measured as if.
TEST(Measure, LooksAtAQuestionUnderTheAnswerUnderWhichItArises) {
    Options options;
    options.plies = 300;
    const auto measured = games::of("nefatavl").analysis().measured(options);
    const RulesetInfo& info = find_ruleset("nefatavl").info();
    const auto entry = std::ranges::find(info.readings, "nefatavl.capture.entry", &ReadingInfo::id);
    ASSERT_NE(entry, info.readings.end());
    const Measured& m = measured[static_cast<std::size_t>(entry - info.readings.begin())];
    EXPECT_GT(m.met, 0U);
    EXPECT_FALSE(m.line) << "a line that is played as usual does not come to it";
}
// As the report counts it, with nothing chosen on the command line.
TEST(Measure, IsToldByTheReadmeAsItIs) {
    const auto measured = games::of("nefatavl").analysis().measured(Options{});
    const RulesetInfo& info = find_ruleset("nefatavl").info();
    const auto asked = std::ranges::find(info.readings, "nefatavl.king.brown-square", &ReadingInfo::id);
    ASSERT_NE(asked, info.readings.end());
    const Measured& m = measured[static_cast<std::size_t>(asked - info.readings.begin())];
    std::ostringstream readme;
    readme << std::ifstream(std::filesystem::path(paths::root) / "README.md").rdbuf();
    const std::string told = "differ in " + in_groups(m.met) + " of " + in_groups(m.looked_at) + " positions";
    EXPECT_NE(readme.str().find(told), std::string::npos) << told;
}
#endif
TEST(Impact, StandsBesideTheFindingOfItsReading) {
    const RulesetInfo& info = find_ruleset("nefatavl").info();
    std::vector<Measured> measured(info.readings.size());
    measured[1].looked_at = 1000, measured[1].met = 3, measured[1].earliest = 7;
    measured[1].small = {{"5x5", Materiality::changes_value, {}, {}, "no"}};
    std::vector<Finding> findings(2);
    findings[0].id = info.readings[1].id, findings[0].materiality = Materiality::changes_moves;
    findings[0].about = about::OpenQuestion{"yes", "no"};
    findings[1].id = info.readings[0].id, findings[1].materiality = Materiality::changes_moves;
    tell_matter(info, measured, findings);
    EXPECT_EQ(findings[0].measured.met, 3U);
    EXPECT_EQ(findings[0].materiality, Materiality::changes_value);
    findings[0].about = about::OpenQuestion{"yes", "never"}, findings[0].materiality = Materiality::changes_moves;
    tell_matter(info, measured, findings);
    EXPECT_EQ(findings[0].materiality, Materiality::changes_moves) << "another option than its second does that";
    EXPECT_EQ(findings[1].materiality, Materiality::changes_moves);
}
TEST(Impact, RefutesWhatWasDecidedNeverToDiffer) {
    std::vector<Measured> measured(2);
    measured[0].met = 0, measured[1].met = 3;
    std::vector<Finding> open(2);
    open[0].id = "g.one", open[0].kind = FindingKind::harmless_ambiguity;
    open[1].id = "g.two", open[1].kind = FindingKind::ambiguity, open[1].materiality = Materiality::changes_moves;
    std::vector<CheckResult> checks(2);
    checks[0].id = "g.play.matters", checks[1].id = "g.law.other", checks[0].ruleset = checks[1].ruleset = "g";
    checks[0].verdict = checks[1].verdict = Verdict::holds;
    hold_against_play(measured, open, checks);
    EXPECT_EQ(checks[0].verdict, Verdict::holds);
    measured[0].own = SmallBoard{"11x11", {}, {}, {}, "", false, {ShortestLine::Answer::found, 1, {"a", "b"}}};
    hold_against_play(measured, open, checks);
    EXPECT_EQ(checks[0].verdict, Verdict::violated) << "the solver has a line to where they differ";
    checks[0].verdict = Verdict::holds, measured[0].own.reset();
    open[1].kind = FindingKind::harmless_ambiguity;
    hold_against_play(measured, open, checks);
    EXPECT_EQ(checks[0].verdict, Verdict::violated);
    EXPECT_NE(checks[0].detail.find("g.two"), std::string::npos);
    EXPECT_EQ(checks[1].verdict, Verdict::holds);
    checks[0].verdict = Verdict::holds, open[1].kind = FindingKind::ambiguity,
    open[1].materiality = Materiality::unreachable;
    hold_against_play(measured, open, checks);
    EXPECT_EQ(checks[0].verdict, Verdict::violated) << "out of reach, and met";
}
using How = LineOfPlay::How;
LineOfPlay line_of(std::vector<std::string> plays) {
    LineOfPlay line;
    line.how = plays.empty() ? How::in_the_set_up : How::searched, line.plays = std::move(plays), line.by = "a";
    return line;
}
class ProvedLine : public testing::Test {
protected:
    // What is told of a line that was found, when the solver says this of the board that is played on.
    static LineOfPlay told(std::vector<std::string> line, ShortestLine::Answer answer, int refuted,
                           std::vector<std::string> shortest) {
        const RulesetInfo& info = find_ruleset("nefatavl").info();
        std::vector<Measured> measured(info.readings.size());
        measured[0].own = SmallBoard{
            "11x11", {}, {}, {}, "", false, {answer, refuted, std::move(shortest), "other", {"other"}, {"f"}}};
        std::vector<Finding> findings(1);
        findings[0].id = info.readings[0].id, findings[0].line = line_of(std::move(line));
        findings[0].about = about::OpenQuestion{"one", "other"};
        tell_matter(info, measured, findings);
        return findings[0].line;
    }
};
TEST_F(ProvedLine, ShorterThanTheOneFoundTakesItsPlace) {
    const LineOfPlay line = told({"a", "b", "c"}, ShortestLine::Answer::found, 1, {"d", "e"});
    EXPECT_EQ(line.plays, (std::vector<std::string>{"d", "e"}));
    EXPECT_EQ(line.how, How::proved);
    EXPECT_EQ(line.by, "f") << "what parts the answers where its own line leads";
    EXPECT_EQ(line.against, "other");
}
TEST_F(ProvedLine, OfAnotherOptionIsNotTheirs) {
    const RulesetInfo& info = find_ruleset("nefatavl").info();
    std::vector<Measured> measured(info.readings.size());
    measured[0].own =
        SmallBoard{"11x11", {}, {}, {}, "", false, {ShortestLine::Answer::found, 1, {"d", "e"}, "third", {"third"}}};
    measured[0].options = {{"other", 0}, {"third", 1, 1, std::vector<std::string>{"d"}}};
    std::vector<Finding> findings(1);
    findings[0].id = info.readings[0].id, findings[0].line = line_of({"a", "b", "c"});
    findings[0].about = about::OpenQuestion{"one", "other"};
    tell_matter(info, measured, findings);
    EXPECT_EQ(findings[0].line.plays, (std::vector<std::string>{"a", "b", "c"}));
    EXPECT_EQ(findings[0].line.how, How::searched);
    EXPECT_EQ(findings[0].line.refuted, 1) << "no option differs sooner";
}
TEST_F(ProvedLine, AsShortAsTheOneFoundLetsItStandAndProvesIt) {
    const LineOfPlay line = told({"a", "b"}, ShortestLine::Answer::found, 1, {"d", "e"});
    EXPECT_EQ(line.plays, (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(line.by, "a") << "... and where this one does";
    EXPECT_EQ(line.how, How::proved);
}
TEST_F(ProvedLine, NoneSaysWhatIsRefuted) {
    const LineOfPlay line = told({"a", "b", "c"}, ShortestLine::Answer::given_up, 2, {});
    EXPECT_EQ(line.plays.size(), 3U);
    EXPECT_EQ(line.how, How::searched);
    EXPECT_EQ(line.refuted, 2);
}
TEST_F(ProvedLine, ALineThatTheSolverRefutedIsABug) {
    EXPECT_THROW(told({"a", "b"}, ShortestLine::Answer::none, 2, {}), ContractViolation);
    EXPECT_THROW(told({}, ShortestLine::Answer::none, 0, {}), ContractViolation);
}
TEST(Impact, TellsALineOfRandomPlayThatIsShorterThanTheOneFound) {
    const RulesetInfo& info = find_ruleset("nefatavl").info();
    std::vector<Measured> measured(info.readings.size());
    const auto meet = [](Measured& m, std::vector<std::string> line) {
        m.line = line, m.options = {{"other", 1, static_cast<int>(line.size()), line}};
    };
    meet(measured[0], {"a", "b"}), meet(measured[1], {"a", "b"});
    std::vector<Finding> findings(2);
    findings[0].id = info.readings[0].id, findings[0].line = line_of({"c", "d", "e"});
    findings[1].id = info.readings[1].id, findings[1].line = line_of({"c"});
    for (Finding& f : findings) f.about = about::OpenQuestion{"one", "other"};
    tell_matter(info, measured, findings);
    EXPECT_EQ(findings[0].line.plays, (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(findings[0].line.how, How::met_when_counted);
    EXPECT_EQ(findings[1].line.plays, (std::vector<std::string>{"c"}));
    EXPECT_EQ(findings[1].line.how, How::searched);
    // Nothing is shorter than the set-up itself, and nothing is said of a shorter line.
    meet(measured[0], {}), meet(measured[1], {});
    findings[1].line = line_of({});
    tell_matter(info, measured, findings);
    EXPECT_TRUE(findings[0].line.plays.empty());
    EXPECT_TRUE(findings[0].line.is_in_the_set_up());
    EXPECT_EQ(findings[1].line.how, How::in_the_set_up);
    EXPECT_EQ(findings[1].line.by, "a") << "what the search said is kept";
}

#ifdef NOMOS_REGISTERED_neva
// A share of all games would say of games in pairs, of which few are played, too little.
TEST(Measure, CountsAQuestionInTheGamesInWhichItComesUp) {
    Options options;
    options.plies = 20'000;
    const RulesetInfo& info = find_ruleset("neva").info();
    const auto measured = analysis_of("neva").measured(options);
    std::size_t in_pairs = 0;
    for (std::size_t r = 0; r < measured.size(); ++r) {
        const Measured& m = measured[r];
        if (m.settled.empty()) {
            EXPECT_EQ(m.looked_at, 20'000U) << info.readings[r].id;
            continue;
        }
        ++in_pairs;
        EXPECT_EQ(m.settled, "in pairs");
        EXPECT_TRUE(info.readings[r].id.starts_with("neva.pairs.")) << info.readings[r].id;
        EXPECT_GE(m.met, 1U);
        EXPECT_LT(m.looked_at, 10'000U) << "every second game is as usual, and of the others one in two is in pairs";
        EXPECT_GT(m.looked_at, 2'500U);
    }
    EXPECT_GE(in_pairs, 1U);
}
#endif
#ifdef NOMOS_REGISTERED_nika
// Where a phalanx may not leave a line behind, its other lines can often go on by themselves, to the same position.
TEST(Measure, DoesNotCountWhatAnotherMoveDoesAsWell) {
    Options options;
    options.plies = 4'000;
    const RulesetInfo& info = find_ruleset("nika").info();
    const auto measured = analysis_of("nika").measured(options);
    const auto asked = std::ranges::find(info.readings, "nika.phalanx.blocked-line", &ReadingInfo::id);
    ASSERT_NE(asked, info.readings.end());
    const Measured& m = measured[static_cast<std::size_t>(asked - info.readings.begin())];
    const MetOption& stops_all = m.options.front();
    EXPECT_GT(stops_all.by_another, 0U);
    EXPECT_GT(stops_all.by_another, 10 * stops_all.met);
    EXPECT_LE(stops_all.by_another + stops_all.met, m.looked_at);
}
// A turn to where a piece looks already is another first action, and the same turn as one that turns it away and back.
TEST(Measure, ComparesWholeTurnsOfSeveralMoves) {
    Options options;
    options.plies = 1'000;
    const RulesetInfo& info = find_ruleset("nika").info();
    const auto measured = analysis_of("nika").measured(options);
    const auto asked = std::ranges::find(info.readings, "nika.rotate.null", &ReadingInfo::id);
    ASSERT_NE(asked, info.readings.end());
    const MetOption& barred = measured[static_cast<std::size_t>(asked - info.readings.begin())].options.front();
    EXPECT_GT(barred.by_another, 300U);
    EXPECT_LT(barred.met, 30U) << "only where the first action was a pass: the second makes two of it, or none";
}
#endif

TEST(Measure, LooksAtAsManyPositionsAsAskedFor) {
    constexpr std::uint64_t kAsked = 700;
    EXPECT_EQ(Measure<Hopper>(3, Effort::of(kAsked)).in_play().front().looked_at, kAsked);
    EXPECT_EQ(Effort::of(0).listed, Effort{}.listed) << "else the usual effort";
}

}  // namespace
}  // namespace nomos::analysis
