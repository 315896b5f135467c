// Hand-made scenes for the constraints of Nerva, in short texts:
//   "wd4_1 bd5_1"           pawns; what is neither on the boards nor lost is in hand
//   "?Wc4_2 Bf6_1 -Bf6_1"   a king hidden, standing, captured; without a word, hidden in a far corner
//   "xb1"                   a pawn of Black's, of the first board's size, is lost
//   "black"                 Black is to move, else White
// Moves are written as everywhere: "c4_2", "d4_1 -> d5_1", "pass".
#pragma once

#include <functional>
#include <sstream>
#include <string>

#include "model/core/error.hpp"
#include "model/nerva/constraints.hpp"
#include "model/nerva/notation.hpp"

namespace nomos::nerva::table {

using Setting = nerva::Setting<Native>;
using Position = nerva::Position<Native>;
using Force = InForce<Native, Clause>;

inline int place(const std::string& name) { return parse_move(name).to.lowest(); }

inline void add(Position& p, const std::string& word) {
    if (word == "black") {
        p.black_to_move = true;
        return;
    }
    const bool hidden = word[0] == '?', captured = word[0] == '-', lost = word[0] == 'x';
    const std::string rest = hidden || captured || lost ? word.substr(1) : word;
    const std::size_t side = rest[0] == 'w' || rest[0] == 'W' ? 0 : 1;
    expect(std::string("wWbB").find(rest[0]) != std::string::npos, "a word of the test's notation");
    if (lost) {
        const auto size = static_cast<std::size_t>(rest[1] - '1');
        ++p.lost[side][size], --p.supply[side][size];
        return;
    }
    const int x = place(rest.substr(1));
    if (rest[0] == 'w' || rest[0] == 'b') {
        p.pawns[side].set(x);
        --p.supply[side][static_cast<std::size_t>(Boards::level(x))];
        return;
    }
    p.kings[side] = Bits<kPlaces>::single(x);
    p.revealed[side] = !hidden, p.captured[side] = captured;
}
inline Position position(const std::string& text) {
    Position p;
    for (auto& of_side : p.supply) of_side.fill(kPawnsOfASize);
    p.kings = {Bits<kPlaces>::single(place("a8_3")), Bits<kPlaces>::single(place("h8_3"))};
    std::istringstream words(text);
    for (std::string word; words >> word;) add(p, word);
    return p;
}
inline Position changed(Position p, const std::function<void(Position&)>& change) {
    change(p);
    return p;
}
// The same, with the other side to move: what a failed attack and a pass leave.
inline Position turned(Position p) {
    p.black_to_move = !p.black_to_move;
    return p;
}

template <class... O>
Setting setting_with(O... options) {
    Setting s{default_readings<Reading>(readings()), {}};
    ((s.readings.chosen[static_cast<std::size_t>(reading_of(options))] =
          Bits<kMostOptions>::single(static_cast<int>(options))),
     ...);
    return s;
}
inline Setting setting() { return setting_with(); }

template <class... C>
Force all_but(C... dropped) {
    Force f;
    (f.clauses.reset(static_cast<int>(dropped)), ...);
    return f;
}

}  // namespace nomos::nerva::table
