// Hand-made scenes for the constraints of Nika, in short texts:
//   pieces "Ae5n Se6s"  city letter (A, S, M, T), space, facing
//   action "move e5,e6 n", "rotate e5 w", "rally c1 n", "pass"
// The board is the whole frame with one space an area; what is not on the board is routed.
#pragma once

#include <sstream>
#include <string>

#include "model/core/error.hpp"
#include "model/nika/constraints.hpp"

namespace nomos::nika::table {

using Setting = nika::Setting<Native>;
using Position = nika::Position<Native>;
using Action = nika::Action<Native>;
using Force = InForce<Native, Clause>;

inline int space(const std::string& name) { return Frame::cell(name[0] - 'a', std::stoi(name.substr(1)) - 1); }
inline std::size_t letter(const std::string& letters, char c) {
    const std::size_t i = letters.find(c);
    expect(i != std::string::npos, "a letter of the test's notation");
    return i;
}

inline Position position(const std::string& pieces) {
    Position p;
    p.routed.fill(kPiecesEach);
    p.turn.set(0);
    std::istringstream words(pieces);
    for (std::string word; words >> word;) {
        const std::size_t city = letter("ASMT", word.front()), facing = letter("nesw", word.back());
        const int x = space(word.substr(1, word.size() - 2));
        p.city[city].set(x);
        p.facing[facing].set(x);
        --p.routed[city];
    }
    return p;
}

inline Action action(const std::string& text) {
    std::istringstream words(text);
    std::string kind, spaces = "", direction = "n";
    words >> kind >> spaces >> direction;
    Action a;
    a.kind.set(kind == "rotate" ? 0 : kind == "move" ? 1 : kind == "rally" ? 2 : 3);
    a.direction.set(static_cast<int>(letter("nesw", direction[0])));
    std::istringstream list(spaces);
    for (std::string name; std::getline(list, name, ',');) a.pieces.set(space(name));
    return a;
}

inline Setting setting() {
    Setting s;
    s.readings = default_readings<Reading>(readings());
    s.board.cells = Bits<kFrame>::all();
    const std::array rally{"c1", "a9", "c11", "k9"}, victory{"f11", "k6", "f1", "a6"};
    for (std::size_t c = 0; c < kCities; ++c) {
        s.board.rally[c].set(space(rally[c]));
        s.board.victory[c].set(space(victory[c]));
    }
    return s;
}
template <class... O>
Setting setting_with(O... options) {
    Setting s = setting();
    ((s.readings.chosen[static_cast<std::size_t>(reading_of(options))] =
          Bits<kMostOptions>::single(static_cast<int>(options))),
     ...);
    return s;
}
inline Setting setting_without(const std::string& hole) {
    Setting s = setting();
    s.board.cells.reset(space(hole));
    return s;
}

// The same action count, winners and so on as follow a first action that is no pass.
inline Position after_first(const std::string& pieces) {
    Position p = position(pieces);
    p.second_action = true;
    return p;
}

template <class... C>
Force all_but(C... dropped) {
    Force f;
    (f.clauses.reset(static_cast<int>(dropped)), ...);
    return f;
}

}  // namespace nomos::nika::table
