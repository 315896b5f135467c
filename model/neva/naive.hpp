// Neva a third time, as slowly and plainly as possible: one letter a cell, every cell looked at, turns found by playing
// all steps. No rule of it is shared with the executable rules or the constraints; check and fuzz hold both against it,
// so that a slip that the two have in common is seen; a sentence that is misread alike in all three is not.
#pragma once

#include <algorithm>
#include <cctype>
#include <string>
#include <tuple>
#include <vector>

#include "model/neva/turn.hpp"

namespace nomos::neva::naive {

constexpr std::string_view kLetters = "wrgb";  // small: men, capital: kings

struct Step {
    int from = -1, to = -1;  // both -1: the pass
    bool jump = false, king = false;
    friend bool operator==(const Step&, const Step&) = default;
    friend bool operator<(const Step& a, const Step& b) { return std::tie(a.from, a.to) < std::tie(b.from, b.to); }
};

struct Game {
    Setting<Native> setting;
    std::string cells = std::string(kCells, '.');
    std::string marks = std::string(kCells, ' ');  // 'x' where a taken piece still stands
    int turn = 0, jumper = -1;
    std::string out = "    ";  // 'o' for a retired player

    char at(int column, int row) const {
        return column < 0 || column > 5 || row < 0 || row > 5 ? '#' : on(6 * row + column);
    }
    char on(int cell) const { return cells[static_cast<std::size_t>(cell)]; }
    char& on(int cell) { return cells[static_cast<std::size_t>(cell)]; }
    bool marked(int cell) const { return marks[static_cast<std::size_t>(cell)] == 'x'; }
    bool own(int cell) const { return owner(on(cell)) == turn; }
    template <class O>
    bool is(O option) const {
        return setting.readings.is(option);
    }

    static int owner(char piece) {
        const auto player = kLetters.find(static_cast<char>(std::tolower(static_cast<unsigned char>(piece))));
        return player == std::string_view::npos ? -1 : static_cast<int>(player);
    }
    bool lives(int player) const {
        return out[static_cast<std::size_t>(player)] != 'o' &&
               std::any_of(cells.begin(), cells.end(), [&](char c) { return owner(c) == player; });
    }
};
inline bool is_king(char piece) { return std::isupper(static_cast<unsigned char>(piece)) != 0; }

constexpr int kAround[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
// Where the players want to go: White right and down, and so on round the board.
constexpr int kTowards[4][2] = {{1, -1}, {-1, -1}, {-1, 1}, {1, 1}};
constexpr int kGoal[4] = {5, 0, 30, 35};

// In pairs: is it he himself, or his ally?
inline bool play_together(const Game& g, int player, int other) {
    const int ally = g.is(PairsAllies::opposite) ? 2 : g.is(PairsAllies::white_red) ? 1 : 3;
    return (player == 0 || player == ally) == (other == 0 || other == ally);
}

// --- the end ---------------------------------------------------------------------------------
inline Outcome outcome(const Game& g) {
    if (g.jumper >= 0) return Outcome::in_play;
    std::vector<int> alive;
    for (int player = 0; player < 4; ++player)
        if (g.lives(player)) alive.push_back(player);
    if (alive.empty()) return Outcome::nobody_wins;
    // win.last; and win.pairs where nobody wins as a pair
    if (!g.setting.pairs || g.is(PairsVictory::alone)) {
        constexpr Outcome kWins[]{Outcome::white_wins, Outcome::red_wins, Outcome::green_wins, Outcome::black_wins};
        return alive.size() == 1 ? kWins[alive[0]] : Outcome::in_play;
    }
    const auto of_white = [&](int player) { return play_together(g, player, 0); };
    const auto ours = std::count_if(alive.begin(), alive.end(), of_white);
    const auto theirs = static_cast<std::ptrdiff_t>(alive.size()) - ours;
    if (g.is(PairsVictory::last_standing) && alive.size() > 1) return Outcome::in_play;
    if (ours > 0 && theirs > 0) return Outcome::in_play;
    return ours > 0 ? Outcome::pair_of_white_wins : Outcome::other_pair_wins;
}

// --- jumps -----------------------------------------------------------------------------------
// The cells on which the piece on `from` may land in one direction; where capture.landing would
// have a say it has not been asked yet.
inline std::vector<int> landings(const Game& g, int from, const int (&way)[2], int& victim) {
    const bool far = is_king(g.on(from)) && g.is(KingReach::flying);
    int column = from % 6 + way[0], row = from / 6 + way[1];
    while (far && g.at(column, row) == '.') column += way[0], row += way[1];
    const int player = Game::owner(g.at(column, row));
    std::vector<int> cells;
    if (player < 0 || player == g.turn) return cells;
    victim = 6 * row + column;
    if (g.marked(victim)) return cells;
    for (column += way[0], row += way[1]; g.at(column, row) == '.'; column += way[0], row += way[1]) {
        cells.push_back(6 * row + column);
        if (!far || g.is(KingLanding::next_cell)) break;
    }
    return cells;
}
inline bool can_jump(const Game& g, int from) {
    int victim = -1;
    return std::any_of(std::begin(kAround), std::end(kAround),
                       [&](const auto& way) { return !landings(g, from, way, victim).empty(); });
}
// The piece has landed, the piece it jumped over is marked or gone; nothing else has happened yet.
inline Game jumped(Game g, int from, int victim, int to) {
    std::swap(g.on(from), g.on(to));
    if (g.is(CapturedLeave::at_once))
        g.on(victim) = '.';
    else
        g.marks[static_cast<std::size_t>(victim)] = 'x';
    return g;
}
inline void add_jumps(const Game& g, int from, std::vector<Step>& steps) {
    for (const auto& way : kAround) {
        int victim = -1;
        std::vector<int> all = landings(g, from, way, victim), going_on;
        for (int to : all)
            if (can_jump(jumped(g, from, victim, to), to)) going_on.push_back(to);
        if (g.is(KingLanding::must_continue) && !going_on.empty()) all = going_on;
        for (int to : all) steps.push_back({from, to, true, is_king(g.on(from))});
    }
}

// --- quiet steps -----------------------------------------------------------------------------
inline void add_quiet_steps(const Game& g, int from, std::vector<Step>& steps) {
    const bool king = is_king(g.on(from));
    for (const auto& way : kAround) {
        const auto& wanted = kTowards[g.turn];
        const bool forward = (way[0] != 0 && way[0] == wanted[0]) || (way[1] != 0 && way[1] == wanted[1]);
        if (!king && !forward && !g.is(ManBackward::any_direction)) continue;
        const int most = king && g.is(KingReach::flying) ? 5 : 1;
        for (int n = 1; n <= most; ++n) {
            const int column = from % 6 + n * way[0], row = from / 6 + n * way[1];
            if (g.at(column, row) != '.') break;
            steps.push_back({from, 6 * row + column, false, king});
        }
    }
}

// Whether there is something to take that may not be left: in pairs, where allies may be spared, an enemy's piece.
inline bool has_to_take(const Game& g) {
    const bool spares = g.setting.pairs && g.is(PairsCapture::may);
    for (int cell = 0; cell < kCells; ++cell)
        for (const auto& way : kAround) {
            int victim = -1;
            if (!g.own(cell) || landings(g, cell, way, victim).empty()) continue;
            if (!spares || !play_together(g, g.turn, Game::owner(g.on(victim)))) return true;
        }
    return false;
}

// Every legal step, by the cells.
inline std::vector<Step> steps(const Game& g) {
    std::vector<Step> all;
    if (!g.lives(g.turn) || outcome(g) != Outcome::in_play) return all;
    for (int cell = 0; cell < kCells; ++cell)
        if (g.own(cell) && (g.jumper < 0 || g.jumper == cell)) add_jumps(g, cell, all);
    if (g.jumper < 0 && !has_to_take(g)) {
        for (int cell = 0; cell < kCells; ++cell)
            if (g.own(cell)) add_quiet_steps(g, cell, all);
        if (all.empty()) all.push_back({});
    }
    std::sort(all.begin(), all.end());
    return all;
}

// --- what a step does ------------------------------------------------------------------------
inline void crown(Game& g, int cell) {
    g.on(cell) = static_cast<char>(std::toupper(static_cast<unsigned char>(g.on(cell))));
}
inline void end_turn(Game& g, const Step& step) {
    for (int cell = 0; cell < kCells; ++cell)
        if (g.marked(cell)) g.on(cell) = '.';
    g.marks.assign(kCells, ' ');
    g.jumper = -1;
    if (step.to == kGoal[g.turn] && (!step.jump || g.is(CrownJump::at_end))) crown(g, step.to);
    if (step.from < 0 && !g.is(BlockedPlayer::skipped)) {
        g.out[static_cast<std::size_t>(g.turn)] = 'o';
        for (int cell = 0; cell < kCells; ++cell)
            if (g.own(cell) && g.is(BlockedPlayer::out_leave)) g.on(cell) = '.';
    }
    for (int n = 1; n <= 4; ++n)
        if (g.lives((g.turn + n) % 4)) {
            g.turn = (g.turn + n) % 4;
            break;
        }
    if (g.is(CrownJump::next_turn) && g.own(kGoal[g.turn])) crown(g, kGoal[g.turn]);
}
inline Game play(Game g, const Step& step) {
    if (step.jump) {
        const int dc = step.to % 6 - step.from % 6, dr = step.to / 6 - step.from / 6;
        const int way[2] = {(dc > 0) - (dc < 0), (dr > 0) - (dr < 0)};
        int victim = -1;
        landings(g, step.from, way, victim);
        g = jumped(g, step.from, victim, step.to);
        g.jumper = step.to;
        if (can_jump(g, step.to)) return g;
    } else if (step.from >= 0) {
        std::swap(g.on(step.from), g.on(step.to));
    }
    end_turn(g, step);
    return g;
}

// --- turns -----------------------------------------------------------------------------------
struct Line {
    std::vector<Step> steps;
    Game after;
};
inline void extend(const Game& g, std::vector<Step>& line, std::vector<Line>& lines) {
    for (const Step& step : steps(g)) {
        line.push_back(step);
        const Game after = play(g, step);
        if (after.jumper >= 0)
            extend(after, line, lines);
        else
            lines.push_back({line, after});
        line.pop_back();
    }
}
// capture.majority: whether this is a capture that may be too small: a king's, or under men-bound a man's, too ...
inline bool bound(const Game& g, const Line& line) {
    return line.steps[0].jump && (line.steps[0].king || g.is(MajorityWhom::men_bound));
}
// ... and whether `longer` is then one that it must not fall short of.
inline bool compared(const Game& g, const Line& line, const Line& longer) {
    if (g.is(MajorityWhom::over_all)) return true;
    if (g.is(MajorityWhom::among_kings) || g.is(MajorityWhom::men_bound)) return longer.steps[0].king;
    return longer.steps[0].from == line.steps[0].from;
}
// The allowed turns, by path.
inline std::vector<Line> turns(const Game& g) {
    std::vector<Line> all, allowed;
    std::vector<Step> line;
    extend(g, line, all);
    for (const Line& one : all) {
        const bool beaten = bound(g, one) && std::any_of(all.begin(), all.end(), [&](const Line& other) {
                                return compared(g, one, other) && other.steps.size() > one.steps.size();
                            });
        if (!beaten) allowed.push_back(one);
    }
    return allowed;
}
inline std::uint64_t perft_turns(const Game& g, int depth) {
    if (depth == 0) return 1;
    std::uint64_t lines = 0;
    for (const Line& line : turns(g)) lines += perft_turns(line.after, depth - 1);
    return lines;
}

// --- the same things in the other form ---------------------------------------------------------
inline Game game(const Setting<Native>& s, const Position<Native>& p) {
    Game g{.setting = s};
    for (std::size_t i = 0; i < 4; ++i) {
        p.men[i].for_each([&](int cell) { g.on(cell) = kLetters[i]; });
        p.kings[i].for_each([&](int cell) { g.on(cell) = kLetters[i], crown(g, cell); });
        if (p.retired.test(static_cast<int>(i))) g.out[i] = 'o';
    }
    p.captured.for_each([&](int cell) { g.marks[static_cast<std::size_t>(cell)] = 'x'; });
    g.turn = p.turn.lowest();
    g.jumper = p.jumper.none() ? -1 : p.jumper.lowest();
    return g;
}
inline bool same_game(const Game& a, const Game& b) {
    return a.cells == b.cells && a.marks == b.marks && a.turn == b.turn && a.jumper == b.jumper && a.out == b.out;
}
inline Step step(const Move<Native>& m) {
    return m.is_pass() ? Step{} : Step{m.from.lowest(), m.to.lowest(), m.jump, m.king};
}
inline Position<Native> position(const Game& g) {
    Position<Native> p;
    for (int cell = 0; cell < kCells; ++cell) {
        const int player = Game::owner(g.on(cell));
        if (player >= 0) (is_king(g.on(cell)) ? p.kings : p.men)[static_cast<std::size_t>(player)].set(cell);
        p.captured.assign(cell, g.marked(cell));
    }
    for (int player = 0; player < kPlayers; ++player)
        p.retired.assign(player, g.out[static_cast<std::size_t>(player)] == 'o');
    p.turn.set(g.turn);
    if (g.jumper >= 0) p.jumper.set(g.jumper);
    return p;
}

}  // namespace nomos::neva::naive

namespace nomos::neva {

// What check and fuzz ask, of single steps.
struct Naive {
    static bool knows(const Setting<Native>& s) { return s.geometry.cells == Bits<kCells>::all(); }
    static bool legal(const Setting<Native>& s, const Position<Native>& p, const Move<Native>& m) {
        const auto all = naive::steps(naive::game(s, p));
        return std::find(all.begin(), all.end(), naive::step(m)) != all.end();
    }
    static Position<Native> apply(const Setting<Native>& s, const Position<Native>& p, const Move<Native>& m) {
        return naive::position(naive::play(naive::game(s, p), naive::step(m)));
    }
    static int outcome(const Setting<Native>& s, const Position<Native>& p) {
        return static_cast<int>(naive::outcome(naive::game(s, p)));
    }
};

}  // namespace nomos::neva
