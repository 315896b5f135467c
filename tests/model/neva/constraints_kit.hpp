// Positions to ask Neva's constraints about: "w25 R35 g44 jw25 xg44 or" is a white man on 25, a red
// king on 35, a green man on 44; the white man is capturing and has taken the green one; Red retired.
#pragma once

#include <gtest/gtest.h>

#include <sstream>

#include "model/core/dice.hpp"
#include "model/neva/constraints.hpp"
#include "model/neva/notation.hpp"
#include "model/neva/start.hpp"

namespace nomos::neva::constraints_kit {

using Clauses = InForce<Native, Clause>;
using Board6 = Position<Native>;

inline std::size_t player_of(char letter) {
    const std::size_t man = std::string_view("wrgb").find(letter), king = std::string_view("WRGB").find(letter);
    return man < kPlayers ? man : king;
}
inline Board6 put(const std::string& pieces, Player mover = Player::white) {
    Board6 p{};
    p.turn.set(static_cast<int>(mover));
    std::istringstream words(pieces);
    for (std::string word; words >> word;) {
        if (word[0] == 'o') {
            p.retired.set(static_cast<int>(player_of(word[1])));
            continue;
        }
        const char role = word[0] == 'j' || word[0] == 'x' ? word[0] : ' ';
        if (role != ' ') word.erase(0, 1);
        const int cell = cell_of(std::stoi(word.substr(1)));
        (word[0] >= 'a' ? p.men : p.kings)[player_of(word[0])].set(cell);
        if (role == 'j') p.jumper.set(cell);
        if (role == 'x') p.captured.set(cell);
    }
    EXPECT_TRUE(well_formed(p)) << pieces;
    return p;
}

inline Setting<Native> standard() { return usual_setting(); }
template <class... O>
Setting<Native> with(O... options) {
    auto s = standard();
    ((s.readings.chosen[static_cast<std::size_t>(reading_of(options))] =
          Bits<kMostOptions>::single(static_cast<int>(options))),
     ...);
    return s;
}
template <class... O>
Setting<Native> in_pairs(O... options) {
    auto s = with(options...);
    s.pairs = true;
    return s;
}
inline Clauses without(Clause c) {
    Clauses in_force;
    in_force.clauses.reset(static_cast<int>(c));
    return in_force;
}

// --- questions ---------------------------------------------------------------------------------
// Is the step, as in "25-35" or "K25:45", legal?
inline bool legal(const Board6& p, std::string_view move, const Setting<Native>& s = standard(),
                  const Clauses& in_force = {}) {
    return Constraints::legal<Native>(s, p, parse_move(move), in_force);
}
inline bool legal(const Board6& p, std::string_view move, const Clauses& in_force) {
    return legal(p, move, standard(), in_force);
}
// May `after` follow?
inline bool follows(const Board6& p, std::string_view move, const Board6& after, const Setting<Native>& s = standard(),
                    const Clauses& in_force = {}) {
    return Constraints::effect<Native>(s, p, parse_move(move), after, in_force);
}
inline bool follows(const Board6& p, std::string_view move, const Board6& after, const Clauses& in_force) {
    return follows(p, move, after, standard(), in_force);
}
inline bool turn_legal(const Board6& p, std::string_view turn, const Setting<Native>& s = standard(),
                       const Clauses& in_force = {}) {
    return Constraints::turn_legal(s, p, parse_turn(turn), in_force);
}
inline Outcome outcome(const Board6& p, const Setting<Native>& s = standard(), const Clauses& in_force = {}) {
    int found = -1;
    for (int k = 0; k < static_cast<int>(Outcome::count_); ++k) {
        if (!Constraints::outcome<Native>(s, p, k, in_force)) continue;
        EXPECT_EQ(found, -1) << "one outcome";
        found = k;
    }
    return static_cast<Outcome>(found);
}

// --- at random ---------------------------------------------------------------------------------
inline Setting<Native> thrown_setting(Dice& dice) {
    auto s = standard();
    s.readings = thrown_readings<Reading>(readings(), dice);
    s.pairs = dice.one_in(3);
    return s;
}
// Any pieces anywhere; in every other one a capture is under way.
inline Board6 thrown_position(Dice& dice) {
    Board6 p{};
    const int mover = dice.below(kPlayers), thin = 1 + dice.below(6), kingly = 1 + dice.below(4);
    p.turn.set(mover);
    if (dice.one_in(6)) p.retired.set(dice.below(kPlayers));
    const bool capturing = dice.one_in(2);
    for (int c = 0; c < kCells; ++c) {
        if (!dice.one_in(thin + 1)) continue;
        const int player = dice.one_in(3) ? mover : dice.below(kPlayers);
        (dice.one_in(kingly) ? p.kings : p.men)[static_cast<std::size_t>(player)].set(c);
        if (capturing && player == mover) p.jumper = Bits<kCells>::single(c);
        if (capturing && player != mover && dice.one_in(4)) p.captured.set(c);
    }
    if (p.jumper.none()) p.captured = {};
    return p;
}
// The pass, and every pair of cells of one row or column with every mark.
template <class Visit>
void each_step(Visit&& visit) {
    visit(Move<Native>{});
    for (int from = 0; from < kCells; ++from)
        for (int to = 0; to < kCells; ++to)
            if (from != to && (Board::row(from) == Board::row(to) || Board::column(from) == Board::column(to)))
                for (int marks = 0; marks < 4; ++marks)
                    visit(
                        Move<Native>{Bits<kCells>::single(from), Bits<kCells>::single(to), marks >= 2, marks % 2 == 1});
}

}  // namespace nomos::neva::constraints_kit
