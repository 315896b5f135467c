// A line loses what it does not need, can still be played, and leads where it did.
#include "analysis/lines/shorten.hpp"

#include <gtest/gtest.h>

#include "analysis/readings/play_search.hpp"
#include "checkers/checked.hpp"
#include "model/nefatavl/ruleset.hpp"

namespace nomos::analysis {
namespace {

using Tafl = Checked<nefatavl::Tafl<7>, std::tuple<>>;
using Position = Tafl::Position<Native>;
using Line = std::vector<Plays<Tafl>::Play>;

Line shortened(const Line& line, const Reached<Tafl>& reached) {
    return Shortener<Tafl>(Tafl::default_setting(), line, reached).shortened();
}
Position played(const Line& line) {
    const auto setting = Tafl::default_setting();
    Position p = Tafl::start<Native>(setting);
    for (const auto& play : line) p = Plays<Tafl>{setting, p}.after(play).value();
    return p;
}
// Plays the first move that is wanted.
template <class Wanted>
Plays<Tafl>::Play play(Line& line, Wanted&& wanted) {
    const auto setting = Tafl::default_setting();
    const Position p = played(line);
    for (const auto& move : Plays<Tafl>{setting, p}.listed())
        if (wanted(move.play)) return line.push_back(move.play), move.play;
    ADD_FAILURE() << "no such move";
    return {};
}
const auto any = [](const auto&) { return true; };
const auto back = [](const auto& m) {
    return [m](const auto& other) { return other.from == m.to && other.to == m.from; };
};

TEST(Shorten, LeavesOutWhatGoesAndComesBack) {
    Line line;
    for (int twice = 0; twice < 2; ++twice) {
        const auto one = play(line, any), other = play(line, any);
        play(line, back(one)), play(line, back(other));
    }
    play(line, any);
    ASSERT_EQ(line.size(), 9U);
    const Position goal = played(line);
    const Line shorter = shortened(line, [&](const Position& p) { return same(p, goal); });
    EXPECT_EQ(shorter.size(), 1U);
    EXPECT_TRUE(same(played(shorter), goal));
}
TEST(Shorten, LeavesOutPliesFarApart) {
    Line line;
    const auto first = play(line, any);  // of use to nobody
    const auto reply = play(line, any);
    const auto of_others = [&](const auto& m) { return m.from != first.to && m.from != reply.to; };
    const auto setting = Tafl::default_setting();
    const Position begin = Tafl::start<Native>(setting);
    const auto third = play(line, [&](const auto& m) { return of_others(m) && Plays<Tafl>{setting, begin}.allows(m); });
    play(line, back(reply));
    play(line, [&](const auto& m) { return of_others(m) && m.from != third.to; });
    const Position goal = played(line);
    const auto reached = [&](const Position& p) {
        return p.defenders == goal.defenders && p.attackers.test(third.to.lowest()) && p.defenders_to_move;
    };
    ASSERT_TRUE(reached(goal));
    const Line shorter = shortened(line, reached);
    EXPECT_EQ(shorter.size(), 1U);
    EXPECT_TRUE(reached(played(shorter)));
}
TEST(Shorten, KeepsWhatRandomPlayNeeds) {
    const auto setting = Tafl::default_setting();
    Dice dice(5);
    int shorter_lines = 0;
    for (int game = 0; game < 20; ++game) {
        Line line;
        Position p = Tafl::start<Native>(setting);
        const int begun_with = Tafl::pieces<Native>(p);
        const auto reached = [&](const Position& q) { return Tafl::pieces<Native>(q) < begun_with; };
        while (!reached(p)) {
            const auto next = random_play_in<Tafl>(setting, p, dice);
            if (!next) break;
            line.push_back(*next);
        }
        if (!reached(p)) continue;
        const Line shorter = shortened(line, reached);
        EXPECT_TRUE(reached(played(shorter)));
        EXPECT_LE(shorter.size(), line.size());
        shorter_lines += shorter.size() < line.size() ? 1 : 0;
        for (std::size_t i = 0; i < shorter.size(); ++i)
            EXPECT_FALSE(reached(played({shorter.begin(), shorter.begin() + static_cast<std::ptrdiff_t>(i)})));
    }
    EXPECT_GT(shorter_lines, 5);
}

}  // namespace
}  // namespace nomos::analysis
