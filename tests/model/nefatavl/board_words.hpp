// A short way to say a position in a test: "w t a3 c6 T b3 K d4" is white to move, attackers on a3
// and c6, a defender on b3 and the king on d4, on a board of 7x7 with its centre at d4.
#pragma once

#include <sstream>
#include <stdexcept>
#include <string>

#include "model/nefatavl/notation.hpp"
#include "model/nefatavl/rules.hpp"

namespace nomos::nefatavl {

inline constexpr int kSmall = 7;
using SmallBoard = Board<kSmall>;
template <class A>
using SmallRules = Rules<A, kSmall>;
using SmallPosition = Position<Native, kSmall>;
using SmallSetting = Setting<Native, kSmall>;

inline int cell_named(const std::string& name) {
    for (int cell = 0; cell < kSmall * kSmall; ++cell)
        if (SmallBoard::name(cell) == name) return cell;
    throw std::invalid_argument("no square " + name);
}

inline SmallPosition place(const std::string& words) {
    SmallPosition p;
    SmallPosition::Cells* kind = nullptr;
    std::istringstream in(words);
    for (std::string word; in >> word;) {
        if (word == "w" || word == "b")
            p.defenders_to_move = word == "b";
        else if (word == "t")
            kind = &p.attackers;
        else if (word == "T")
            kind = &p.defenders;
        else if (word == "K")
            kind = &p.king;
        else
            kind->set(cell_named(word));
    }
    return p;
}

// The default readings but for the options given.
template <int Size = kSmall, class... Options>
Setting<Native, Size> reading(Options... options) {
    Setting<Native, Size> s;
    s.readings = default_readings<Reading>(readings());
    ((s.readings.chosen[static_cast<std::size_t>(reading_of(options))] =
          Bits<kMostOptions>::single(static_cast<int>(options))),
     ...);
    return s;
}

inline bool is_legal(const std::string& position, const std::string& move) {
    return SmallRules<Native>::legal(reading(), place(position), parse_move<kSmall>(move));
}
inline SmallPosition after(const std::string& position, const std::string& move, const SmallSetting& s = reading()) {
    const auto m = parse_move<kSmall>(move);
    if (!SmallRules<Native>::legal(s, place(position), m)) throw std::invalid_argument("not legal: " + move);
    return SmallRules<Native>::apply(s, place(position), m);
}
// The squares whose stones the move took, of either side: "b3 c4".
inline std::string taken(const std::string& position, const std::string& move, const SmallSetting& s = reading()) {
    const auto stones = place(position).stones() & ~parse_move<kSmall>(move).from;
    std::string squares;
    (stones & ~after(position, move, s).stones()).for_each([&](int cell) {
        squares += (squares.empty() ? "" : " ") + SmallBoard::name(cell);
    });
    return squares;
}
// The same, with the stone that has moved.
inline std::string taken_too(const std::string& position, const std::string& move, const SmallSetting& s) {
    const auto m = parse_move<kSmall>(move);
    const bool fell = none(after(position, move, s).stones() & m.to);
    const std::string others = taken(position, move, s);
    return others + (fell ? (others.empty() ? "" : " ") + SmallBoard::name(m.to.lowest()) : "");
}
template <int Size>
Outcome outcome_of(const Position<Native, Size>& p, const Setting<Native, Size>& s = reading<Size>()) {
    return static_cast<Outcome>(Rules<Native, Size>::outcome(s, p).lowest());
}
inline Outcome outcome_of(const std::string& position, const SmallSetting& s = reading()) {
    return outcome_of(place(position), s);
}

}  // namespace nomos::nefatavl
