// Positions for Neva's tests: said in short, or thrown at random.
#pragma once

#include <sstream>
#include <stdexcept>
#include <string>

#include "model/core/dice.hpp"
#include "model/neva/notation.hpp"
#include "model/neva/rules.hpp"
#include "model/neva/start.hpp"
#include "model/neva/symbols.hpp"

namespace nomos::neva {

// --- in short ----------------------------------------------------------------------------------
// The usual readings but for the options given.
template <class... Options>
Setting<Native> reading(Options... options) {
    Setting<Native> s = usual_setting();
    ((s.readings.chosen[static_cast<std::size_t>(reading_of(options))] =
          Bits<kMostOptions>::single(static_cast<int>(options))),
     ...);
    return s;
}
template <class... Options>
Setting<Native> in_pairs(Options... options) {
    Setting<Native> s = reading(options...);
    s.pairs = true;
    return s;
}
// "r: w25 B33 j25 x44 og" is Red to move, a man of White, a king of Black, the piece a capture is
// under way with, a marked cell, and Green retired.
inline Position<Native> place(const std::string& words) {
    Position<Native> p;
    std::istringstream in(words);
    for (std::string word; in >> word;) {
        const char kind = word[0];
        const auto man = index_in(kManLetters, kind), king = index_in(kKingLetters, kind);
        if (word.ends_with(':'))
            p.turn.set(static_cast<int>(man.value()));
        else if (kind == 'o')
            p.retired.set(static_cast<int>(index_in(kManLetters, word[1]).value()));
        else
            (kind == 'j'   ? p.jumper
             : kind == 'x' ? p.captured
             : man         ? p.men[*man]
                           : p.kings[king.value()])
                .set(cell_of(std::stoi(word.substr(1))));
    }
    if (!well_formed<Native>(p)) throw std::invalid_argument("not well formed: " + words);
    return p;
}

inline bool is_legal(const std::string& position, const std::string& step, const Setting<Native>& s = reading()) {
    return Rules<Native>::legal(s, place(position), parse_move(step));
}
inline Position<Native> after(const std::string& position, const std::string& step,
                              const Setting<Native>& s = reading()) {
    const auto p = place(position);
    const auto m = parse_move(step);
    if (!Rules<Native>::legal(s, p, m)) throw std::invalid_argument("not legal: " + step);
    return Rules<Native>::apply(s, p, m);
}
inline std::string steps(const std::string& position, const Setting<Native>& s = reading()) {
    std::string all;
    Rules<Native>::for_each_move(s, place(position),
                                 [&](const auto& m) { all += (all.empty() ? "" : " ") + print(m); });
    return all;
}
inline std::string turns(const Position<Native>& p, const Setting<Native>& s = reading()) {
    std::string all;
    Rules<Native>::for_each_turn(s, p, [&](const Turn& t, const auto&) { all += (all.empty() ? "" : " ") + print(t); });
    return all;
}
inline std::string turns(const std::string& position, const Setting<Native>& s = reading()) {
    return turns(place(position), s);
}
inline Outcome outcome_of(const Position<Native>& p, const Setting<Native>& s = reading()) {
    return static_cast<Outcome>(Rules<Native>::outcome(s, p).lowest());
}
inline Outcome outcome_of(const std::string& position, const Setting<Native>& s = reading()) {
    return outcome_of(place(position), s);
}

// --- at random ---------------------------------------------------------------------------------
inline Setting<Native> random_setting(Dice& dice) {
    Setting<Native> s = usual_setting();
    s.readings = thrown_readings<Reading>(readings(), dice);
    s.pairs = dice.one_in(2);
    return s;
}
// Sparse to crowded boards of one to four players, with men on goal corners, players who are out and
// captures under way that no play would have led to.
inline Position<Native> random_position(Dice& dice) {
    Position<Native> p;
    const int stones = 1 + dice.below(19), kings = 1 + dice.below(5), players = 1 + dice.below(kPlayers);
    const int first = dice.below(kPlayers);
    for (int cell = 0; cell < kCells; ++cell) {
        if (dice.below(20) >= stones) continue;
        const auto owner = static_cast<std::size_t>((first + dice.below(players)) % kPlayers);
        (dice.one_in(kings) ? p.kings : p.men)[owner].set(cell);
    }
    p.turn.set(dice.one_in(8) ? dice.below(kPlayers) : first);
    for (int player = 0; player < kPlayers; ++player) p.retired.assign(player, dice.one_in(12));
    const auto mover = static_cast<std::size_t>(p.turn.lowest());
    if (!dice.one_in(3)) return p;
    const Bits<kCells> own = p.pieces_of(mover), other = p.occupied() & ~own;
    p.jumper.set(dice.below(kCells));
    for (int tries = 0; tries < 8 && (p.jumper & own).none(); ++tries)
        p.jumper = Bits<kCells>::single(dice.below(kCells));
    other.for_each([&](int cell) { p.captured.assign(cell, dice.one_in(4)); });
    return p;
}

}  // namespace nomos::neva
