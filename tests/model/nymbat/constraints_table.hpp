// Hand-made scenes for the constraints of Nymbat. Pieces in short words, "rc4=3 bd5=2" is a red 3 on c4
// and a blue 2 on d5; what follows a board in a written position (notation.hpp) is written as there:
//   position("rc4=3", "b 60,60 0,6 go:s2,f9,b0 w:c4 m:c4")
#pragma once

#include <functional>
#include <sstream>
#include <string>

#include "model/nymbat/constraints.hpp"
#include "model/nymbat/notation.hpp"

namespace nomos::nymbat::table {

using Agreed = Setting<Native>;
using Board = Position<Native>;
using Force = InForce<Native, Clause>;
// A question about one scene, put under the clauses in force.
using Ask = std::function<bool(const Force&)>;

inline int hex_of(const std::string& name) { return parse_move("x " + name).to.lowest(); }

inline Board position(const std::string& pieces, const std::string& turn = "r 60,60 0,0") {
    Board p = parse_position("8/9/10/11/12/13/14/15/14/13/12/11/10/9/8 " + turn);
    std::istringstream words(pieces);
    for (std::string word; words >> word;) {
        const std::size_t sign = word.find('=');
        put(p, word[0] == 'r' ? Side::red : Side::blue, hex_of(word.substr(1, sign - 1)),
            std::stoi(word.substr(sign + 1)));
    }
    return p;
}
inline Board changed(Board p, const std::function<void(Board&)>& change) {
    change(p);
    return p;
}
// A blue 1 on every hex of Red's set-up area.
inline Board full_of_enemies(const std::string& turn) {
    return changed(position("", turn),
                   [](Board& p) { set_up_area(Side::red).for_each([&](int hex) { put(p, Side::blue, hex, 1); }); });
}

template <class... O>
Agreed setting(O... options) {
    Agreed s = usual_setting();
    ((s.readings.chosen[static_cast<std::size_t>(reading_of(options))] =
          Bits<kMostOptions>::single(static_cast<int>(options))),
     ...);
    return s;
}
template <class... C>
Force all_but(C... dropped) {
    Force f;
    (f.clauses.reset(static_cast<int>(dropped)), ...);
    return f;
}

// --- questions -----------------------------------------------------------------------------------
inline Ask legal(const Board& p, const std::string& move, const Agreed& s = setting()) {
    return [=](const Force& f) { return Constraints::legal<Native>(s, p, parse_move(move), f); };
}
// May `after` follow?
inline Ask follows(const Board& p, const std::string& move, const Board& after, const Agreed& s = setting()) {
    return [=](const Force& f) { return Constraints::effect<Native>(s, p, parse_move(move), after, f); };
}
inline Ask is(const Board& p, Outcome o, const Agreed& s = setting()) {
    return [=](const Force& f) { return Constraints::outcome<Native>(s, p, static_cast<int>(o), f); };
}

}  // namespace nomos::nymbat::table
