// Lines that a guided search finds can be played, are shortest where it says so, and where it says that
// there is none there is none.
#include "analysis/lines/guided_search.hpp"

#include <gtest/gtest.h>

#include <map>

#include "analysis/readings/beside_finding.hpp"
#include "checkers/checked.hpp"
#include "model/core/registry.hpp"
#include "model/nefatavl/ruleset.hpp"
#include "tests/hopper/ruleset.hpp"

namespace nomos::analysis {
namespace {

using Hopper = Checked<hopper::RulesetType, std::tuple<>>;
using Position = hopper::Position<Native>;

// By position as it is printed: in how many turns it can be reached.
std::map<std::string, int> distances() {
    const auto setting = Hopper::default_setting();
    std::vector<Position> level{Hopper::start<Native>(setting)};
    std::map<std::string, int> found{{hopper::print(level[0]), 0}};
    for (int ply = 1; !level.empty(); ++ply) {
        std::vector<Position> next;
        for (const Position& p : level)
            Plays<Hopper>{setting, p}.each([&](const auto&, const auto& after) {
                if (found.emplace(hopper::print(after), ply).second) next.push_back(after);
            });
        level = next;
    }
    return found;
}
GuidedLine<Hopper> line_to(const Position& wanted, int most_plies = 80) {
    return guided_line<Hopper>(Hopper::default_setting(), wanted, most_plies,
                               [&](const Position& p) { return same(p, wanted); });
}

TEST(GuidedSearch, FindsShortestLinesThatCanBePlayed) {
    const auto setting = Hopper::default_setting();
    const auto all = distances();
    ASSERT_GE(all.size(), 10U);
    for (const auto& [text, plies] : all) {
        const auto g = line_to(hopper::parse(text));
        ASSERT_TRUE(g.line) << text;
        EXPECT_TRUE(g.shortest);
        EXPECT_EQ(static_cast<int>(g.line->size()), plies) << text;
        Position p = Hopper::start<Native>(setting);
        for (const auto& play : *g.line) p = Plays<Hopper>{setting, p}.after(play).value();
        EXPECT_EQ(hopper::print(p), text);
    }
}
TEST(GuidedSearch, KnowsThatAPositionCannotComeUp) {
    const auto g = line_to(hopper::parse("abcabca a"));
    EXPECT_FALSE(g.line);
    EXPECT_TRUE(g.exhausted);
    EXPECT_EQ(g.looked_at, distances().size());
    EXPECT_TRUE(searched(g).exhausted && !searched(g).found);
}
TEST(GuidedSearch, SaysHowFarItLooked) {
    const auto all = distances();
    const auto farthest =
        std::max_element(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
    ASSERT_GT(farthest->second, 2);
    const auto g = line_to(hopper::parse(farthest->first), 2);
    EXPECT_FALSE(g.line || g.exhausted);
    EXPECT_EQ(g.none_within, 2);
    EXPECT_EQ(g.deepest, 2);
    EXPECT_EQ(searched(g).none_within, 2);
    EXPECT_EQ(searched(g).deepest, 2);
}
TEST(GuidedSearch, TellsOfAWitnessWhetherItComesUp) {
    const auto usual = Hopper::default_setting();
    const auto of = [&](const Hopper::Setting<Native>& setting, const std::string& position) {
        return whether_witness_comes_up<Hopper>(witness_at<Hopper>(setting, hopper::parse(position), ""));
    };
    const auto all = distances();
    const auto some = std::find_if(all.begin(), all.end(), [](const auto& entry) { return entry.second == 2; });
    EXPECT_EQ(of(usual, some->first).plays.size(), 2U);
    EXPECT_TRUE(of(usual, some->first).searches.at(0).searched.shortest);
    EXPECT_EQ(of(usual, "abcabca a").how, LineOfPlay::How::to_position);
    EXPECT_TRUE(of(usual, "abcabca a").searches.at(0).searched.exhausted);
    EXPECT_EQ(whether_witness_comes_up<Hopper>({}).how, LineOfPlay::How::not_looked_for);
}
// What players settle before a game is as the witness has it: Cas begins here, and nobody has moved.
TEST(GuidedSearch, LooksForAWitnessAsItIsSettled) {
    auto setting = Hopper::default_setting();
    Hopper::set(setting, 0, 2);
    const auto start = Hopper::start<Native>(setting);
    ASSERT_FALSE(same(start, Hopper::start<Native>(Hopper::default_setting())));
    const LineOfPlay line = whether_witness_comes_up<Hopper>(witness_at<Hopper>(setting, start, ""));
    EXPECT_EQ(line.how, LineOfPlay::How::to_position);
    EXPECT_TRUE(line.searches.at(0).searched.found && line.plays.empty()) << "it is the set-up";
    EXPECT_EQ(line.settled, std::vector<std::string>{"first=cas"});
}
// A target of random play: the beam is led there, and the line it finds can be played.
TEST(GuidedSearch, IsLedThroughALargeGame) {
    using R = nefatavl::Tafl<7>;
    const auto setting = R::default_setting();
    auto wanted = R::start<Native>(setting);
    for (int ply = 0; ply < 6; ++ply) {
        auto after = wanted;
        Plays<R>{setting, wanted}.each([&](const auto&, const auto& then) { after = then; });
        wanted = after;
    }
    const auto g = guided_line<R>(setting, wanted, 80, [&](const auto& p) { return same(p, wanted); });
    ASSERT_TRUE(g.line);
    auto p = R::start<Native>(setting);
    for (const auto& play : *g.line) p = Plays<R>{setting, p}.after(play).value();
    EXPECT_TRUE(same(p, wanted));
}

}  // namespace
}  // namespace nomos::analysis
