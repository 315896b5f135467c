// Nymbat a third time, as slowly and plainly as possible: a number a hex, every hex looked at, sets of hexes by name.
// No rule of it is shared with the executable rules or the constraints; check and fuzz hold both against it, so that a
// slip that the two have in common is seen; a sentence that is misread alike in all three is not.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <set>
#include <vector>

#include "model/nymbat/position.hpp"

namespace nomos::nymbat::naive {

using Choices = ReadingSet<Native, Reading>;
using Set = std::set<int>;

constexpr int kCells = 225;
inline int column(int hex) { return hex % 15; }
inline int row(int hex) { return hex / 15; }
inline bool is_hex(int c, int r) { return c >= 0 && c < 15 && r >= 0 && r < 15 && std::abs(c - r) <= 7; }
inline bool touch(int a, int b) {
    const int c = column(a) - column(b), r = row(a) - row(b);
    return (c != 0 || r != 0) && std::abs(c) <= 1 && std::abs(r) <= 1 && c * r != -1;
}
inline Set all_hexes() {
    Set all;
    for (int hex = 0; hex < kCells; ++hex)
        if (is_hex(column(hex), row(hex))) all.insert(hex);
    return all;
}
inline const Set kBoard = all_hexes();
inline Set touching(int hex) {
    Set all;
    for (int other : kBoard)
        if (touch(hex, other)) all.insert(other);
    return all;
}

struct Game {
    std::array<std::array<int, std::size_t{kCells}>, 2> number{};  // 0: no piece
    std::array<int, 2> reserve{}, delays{};
    std::array<bool, 2> begun{}, owes{};
    std::size_t mover = 0, moved_last = 0, stepped_last = 0;
    Stage stage = Stage::start;
    int brought = 0, speed = 0, front = 0, budget = 0;
    Set waiting, members, hole;
    bool removed = false;

    std::size_t enemy() const { return 1 - mover; }
    int at(std::size_t side, int hex) const { return number[side][static_cast<std::size_t>(hex)]; }
    int& at(std::size_t side, int hex) { return number[side][static_cast<std::size_t>(hex)]; }
    bool own(int hex) const { return at(mover, hex) > 0; }
    bool enemys(int hex) const { return at(enemy(), hex) > 0; }
    bool vacant(int hex) const { return !own(hex) && !enemys(hex); }
    Set pieces(std::size_t side) const {
        Set all;
        for (int hex : kBoard)
            if (at(side, hex) > 0) all.insert(hex);
        return all;
    }
    int distance(int hex) const { return mover == 0 ? 14 - row(hex) : row(hex); }
    int distance(const Set& hexes) const {
        int least = 99;
        for (int hex : hexes) least = std::min(least, distance(hex));
        return least;
    }
    // Enemy pieces around a hex, in the order of the board.
    std::vector<int> beside(int hex) const {
        std::vector<int> all;
        for (int other : touching(hex))
            if (enemys(other)) all.push_back(other);
        return all;
    }
};

struct Step {
    Kind kind = Kind::pass;
    int from = -1, to = -1, number = 0;
    Set area;
};

// --- the end -----------------------------------------------------------------------------------
inline Outcome outcome(const Game& g, const Choices& c) {
    if (g.stage != Stage::start) return Outcome::in_play;
    bool guest = false, alone = false, enemy_in_row = false;
    for (int hex : kBoard) {
        if (g.distance(hex) != 0) continue;
        guest = guest || g.own(hex);
        alone = alone || (g.own(hex) && !g.enemys(hex));
        enemy_in_row = enemy_in_row || g.enemys(hex);
    }
    const auto wins = [](std::size_t side) { return side == 0 ? Outcome::red_wins : Outcome::blue_wins; };
    if (guest && (c.is(WinThere::row) ? !enemy_in_row : alone)) return wins(g.mover);
    const bool bare = g.pieces(0).empty() && g.pieces(1).empty();
    if (bare && g.reserve[0] == 0 && g.reserve[1] == 0)
        return wins(c.is(WinLastMover::turn) ? g.enemy() : c.is(WinLastMover::step) ? g.stepped_last : g.moved_last);
    return Outcome::in_play;
}

// --- what is legal -----------------------------------------------------------------------------
inline bool in_set_up_area(const Game& g, int hex) { return g.distance(hex) >= 12; }
inline bool stuck(const Game& g) {
    if (!g.pieces(g.mover).empty()) return false;
    const auto is_room = [&](int hex) { return in_set_up_area(g, hex) && g.vacant(hex); };
    const bool room = std::any_of(kBoard.begin(), kBoard.end(), is_room);
    return !room || (g.begun[g.mover] && g.reserve[g.mover] < 1);
}
// A path of at most so many hexes.
inline bool has_path(const Game& g, int from, int to, int hexes) {
    Set ends{from}, seen;
    for (; hexes > 0; --hexes) {
        Set next;
        for (int end : ends)
            for (int hex : touching(end)) next.insert(hex);
        if (next.count(to) > 0) return true;
        ends.clear();
        for (int hex : next)
            if (!g.enemys(hex) && seen.insert(hex).second) ends.insert(hex);
    }
    return false;
}
// All of one side, and nothing of it beside them is left out.
inline bool whole(const Game& g, std::size_t side, const Set& area) {
    for (int hex : area) {
        if (g.at(side, hex) == 0) return false;
        for (int other : touching(hex))
            if (g.at(side, other) > 0 && area.count(other) == 0) return false;
    }
    return true;
}
// The same, but that what is lower than all of it may be left out.
inline bool whole_but_for_lower(const Game& g, std::size_t side, const Set& area) {
    int lowest = 9;
    for (int hex : area) lowest = std::min(lowest, g.at(side, hex));
    for (int hex : area) {
        if (g.at(side, hex) == 0) return false;
        for (int other : touching(hex))
            if (g.at(side, other) >= lowest && area.count(other) == 0) return false;
    }
    return true;
}
inline bool may_choose(const Game& g, const Choices& c, const Set& area) {
    return c.is(GroupPart::part) ? whole_but_for_lower(g, g.mover, area) : whole(g, g.mover, area);
}
inline bool may_bring(const Game& g, const Step& t) {
    const int limit = g.begun[g.mover] ? g.reserve[g.mover] : 30;
    return g.vacant(t.to) && in_set_up_area(g, t.to) && t.number >= 1 && t.number <= 6 && g.brought + t.number <= limit;
}
inline bool may_go(const Game& g, const Step& t) {
    return g.waiting.count(t.from) > 0 && g.own(t.from) && !g.own(t.to) && has_path(g, t.from, t.to, g.speed);
}
inline bool may_rest(const Game& g, const Step& t) {
    const auto beside = g.beside(*g.hole.begin());
    return whole(g, g.enemy(), t.area) && !beside.empty() && t.area.count(beside.front()) > 0;
}
inline bool may_take(const Game& g, const Step& t) {
    return g.enemys(t.to) && touch(t.to, *g.hole.begin()) && g.at(g.enemy(), t.to) <= g.budget;
}
inline bool legal(const Game& g, const Choices& c, const Step& t) {
    if (outcome(g, c) != Outcome::in_play) return false;
    const bool starts = g.stage == Stage::start, brings = g.stage == Stage::bringing, begun = g.begun[g.mover];
    const bool chosen = g.stage == Stage::chosen, moves = g.stage == Stage::moving, breaks = g.stage == Stage::breaking;
    switch (t.kind) {
        case Kind::bring:
            return (starts || brings) && may_bring(g, t);
        case Kind::group:
            return starts && begun && may_choose(g, c, t.area);
        case Kind::pass:
            return starts && (begun || stuck(g));
        case Kind::go:
            return (chosen || moves) && may_go(g, t);
        case Kind::end:
            return brings || moves || (chosen && c.is(GroupStandStill::allowed));
        case Kind::rest:
            return g.stage == Stage::judging && may_rest(g, t);
        case Kind::take:
            return breaks && may_take(g, t);
        case Kind::done:
            return breaks;
        case Kind::lose:
            return g.stage == Stage::owing && g.own(t.to);
    }
    return false;
}

// --- what a step does ----------------------------------------------------------------------------
inline void close_turn(Game& g) { g.stage = Stage::start, g.mover = g.enemy(); }
// Of the side whose turn is about to begin.
inline void collect_debt(Game& g) {
    g.owes[g.mover] = false;
    if (g.reserve[g.mover] > 0)
        --g.reserve[g.mover];
    else if (!g.pieces(g.mover).empty())
        g.stage = Stage::owing;
}
inline void end_turn(Game& g, const Choices& c, bool pass) {
    int& reserve = g.reserve[g.mover];
    int& delays = g.delays[g.mover];
    reserve -= g.brought;
    const bool back = !g.members.empty() && g.distance(g.members) > g.front;
    const bool forward = !g.members.empty() && g.distance(g.members) < g.front;
    const bool excused = pass && c.is(DelayForcedPass::free) && stuck(g);
    const bool retreat = back && !g.removed;
    const bool delay = g.brought == 0 && !g.removed && !retreat && !forward && !excused;
    bool penalty = retreat;
    if (delay && ++delays >= (c.is(DelayTurns::seven) ? 7 : 3)) penalty = true, delays = 0;
    if (!delay && c.is(DelayTurns::three_running)) delays = 0;
    g.brought = g.speed = g.front = g.budget = 0;
    g.waiting.clear(), g.members.clear(), g.hole.clear();
    g.removed = false, g.begun[g.mover] = true;
    if (c.is(PenaltyWhen::next_turn)) {
        if (penalty) g.owes[g.mover] = true;
        close_turn(g);
        if (g.owes[g.mover]) collect_debt(g);
        return;
    }
    if (penalty && reserve <= 0 && !g.pieces(g.mover).empty()) {
        g.stage = Stage::owing;
        return;
    }
    if (penalty && reserve > 0) --reserve;
    close_turn(g);
}
inline void go(Game& g, const Choices& c, const Step& t) {
    const int number = g.at(g.mover, t.from), victim = g.at(g.enemy(), t.to);
    const auto beside = g.beside(t.to);
    int defence = victim;
    for (int hex : beside) defence += g.at(g.enemy(), hex);
    const bool lost = victim > 0 && number <= defence;
    g.at(g.mover, t.from) = 0, g.at(g.enemy(), t.to) = 0;
    g.waiting.erase(t.from), g.members.erase(t.from);
    if (!lost) g.at(g.mover, t.to) = number, g.members.insert(t.to);
    g.moved_last = g.stepped_last = g.mover, g.stage = Stage::moving;
    if (victim == 0) return;
    g.removed = true;
    if (beside.size() < 2 || (lost && c.is(BreakthroughLostMover::survivors))) return;
    g.stage = Stage::judging, g.hole = {t.to}, g.budget = number;
}
inline void choose(Game& g, const Set& area) {
    g.stage = Stage::chosen, g.waiting = g.members = area, g.speed = 7, g.front = g.distance(area), g.removed = false;
    for (int hex : area) g.speed = std::min(g.speed, g.at(g.mover, hex));
}
inline void open_or_close(Game& g, bool open) {
    g.stage = open ? Stage::breaking : Stage::moving;
    if (!open) g.hole.clear(), g.budget = 0;
}
inline bool misses_one(const Set& area, const std::vector<int>& hexes) {
    return std::any_of(hexes.begin(), hexes.end(), [&](int hex) { return area.count(hex) == 0; });
}
inline Game play(Game g, const Choices& c, const Step& t) {
    switch (t.kind) {
        case Kind::bring:
            g.at(g.mover, t.to) = t.number, g.brought += t.number;
            g.stage = Stage::bringing, g.moved_last = g.mover;
            if (!g.begun[g.mover]) g.stepped_last = g.mover;
            break;
        case Kind::group:
            choose(g, t.area);
            break;
        case Kind::go:
            go(g, c, t);
            break;
        case Kind::rest:
            open_or_close(g, misses_one(t.area, g.beside(*g.hole.begin())));
            break;
        case Kind::take:
            g.budget -= g.at(g.enemy(), t.to), g.at(g.enemy(), t.to) = 0, g.removed = true;
            break;
        case Kind::done:
            open_or_close(g, false);
            break;
        case Kind::lose:
            g.at(g.mover, t.to) = 0, close_turn(g);
            if (c.is(PenaltyWhen::next_turn)) g.mover = g.enemy();
            break;
        case Kind::end:
        case Kind::pass:
            end_turn(g, c, t.kind == Kind::pass);
            break;
    }
    return g;
}

// --- the same in the other form ----------------------------------------------------------------
inline Set set_of(const Hexagon::Hexes& hexes) {
    Set all;
    hexes.for_each([&](int hex) { all.insert(hex); });
    return all;
}
inline Hexagon::Hexes word_of(const Set& set) { return Hexagon::Hexes::of(set); }
inline Game game(const Position<Native>& p) {
    Game g;
    for (Side side : {Side::red, Side::blue})
        for (int hex : kBoard) g.at(index(side), hex) = number_on(p, side, hex);
    g.reserve = p.reserve, g.delays = p.delays, g.begun = p.begun, g.owes = p.owes;
    g.mover = p.blue_to_move ? 1 : 0, g.moved_last = p.blue_moved_last ? 1 : 0;
    g.stepped_last = p.blue_stepped_last ? 1 : 0;
    g.stage = static_cast<Stage>(p.stage.lowest());
    g.brought = p.brought, g.speed = p.speed, g.front = p.front, g.budget = p.budget, g.removed = p.removed;
    g.waiting = set_of(p.waiting), g.members = set_of(p.members), g.hole = set_of(p.hole);
    return g;
}
inline Position<Native> position(const Game& g) {
    Position<Native> p;
    for (Side side : {Side::red, Side::blue})
        for (int hex : kBoard) put(p, side, hex, g.at(index(side), hex));
    p.reserve = g.reserve, p.delays = g.delays, p.begun = g.begun, p.owes = g.owes;
    p.blue_to_move = g.mover == 1, p.blue_moved_last = g.moved_last == 1;
    p.blue_stepped_last = g.stepped_last == 1;
    p.stage = only(g.stage);
    p.brought = g.brought, p.speed = g.speed, p.front = g.front, p.budget = g.budget, p.removed = g.removed;
    p.waiting = word_of(g.waiting), p.members = word_of(g.members), p.hole = word_of(g.hole);
    return p;
}
inline Step step(const Move<Native>& m) {
    const auto place = [](const Hexagon::Hexes& one) { return one.none() ? -1 : one.lowest(); };
    return {static_cast<Kind>(m.kind.lowest()), place(m.from), place(m.to), m.number, set_of(m.area.hexes)};
}

}  // namespace nomos::nymbat::naive

namespace nomos::nymbat {

// What check and fuzz ask, of single steps.
struct Naive {
    static bool knows(const Setting<Native>& s) {
        return s.scale.board == Hexagon::kBoard && s.scale.set_up_rows == kSetUpRows &&
               s.scale.first_turn_limit == kFirstTurnLimit;
    }
    static bool legal(const Setting<Native>& s, const Position<Native>& p, const Move<Native>& m) {
        return naive::legal(naive::game(p), s.readings, naive::step(m));
    }
    static Position<Native> apply(const Setting<Native>& s, const Position<Native>& p, const Move<Native>& m) {
        return naive::position(naive::play(naive::game(p), s.readings, naive::step(m)));
    }
    static int outcome(const Setting<Native>& s, const Position<Native>& p) {
        return static_cast<int>(naive::outcome(naive::game(p), s.readings));
    }
};

}  // namespace nomos::nymbat
