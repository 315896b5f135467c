// Hopper, a game made up for tests of whole turns: three players on a row of seven cells.
//
// A piece goes one cell to the right, or jumps over a neighbour of another player to the free cell
// behind him, either way, and takes him. Who can take must; a piece that has jumped goes on while it
// can. Who cannot move passes, who has no piece is out, and the last one wins. Under one reading a
// turn must take as many as any other could: a rule of whole turns, which no step decides.
#pragma once

#include <array>

#include "model/core/reading.hpp"
#include "model/core/record.hpp"

namespace nomos::hopper {

inline constexpr int kCells = 7, kPlayers = 3;
inline constexpr std::array<std::string_view, kPlayers> kNames{"Ann", "Ben", "Cas"};

enum class Reading { quiet_way, most_taken, count_ };
enum class QuietWay { right, both };
enum class MostTaken { free, most };  // decided over turns
constexpr Reading reading_of(QuietWay) { return Reading::quiet_way; }
constexpr Reading reading_of(MostTaken) { return Reading::most_taken; }

inline std::span<const ReadingInfo> readings() {
    static const std::vector<ReadingInfo> table{
        {"hopper.quiet.way", "Which way may a piece go?", "", {{"right", "", ""}, {"both", "", ""}}, 0, "", "", {}},
        {"hopper.most.taken", "Must one take the most?", "", {{"free", "", ""}, {"most", "", ""}}, 0, "", "", {}},
    };
    return table;
}

template <class A>
using Cells = Word<A, kCells>;
template <class A>
using Players = Word<A, kPlayers>;

template <class A>
struct Setting {
    using Algebra = A;
    ReadingSet<A, Reading> readings;
    Players<A> first;
    static constexpr void zip(auto&& visit, auto&... s) {
        ReadingSet<A, Reading>::zip(visit, s.readings...);
        visit("first", s.first...);
    }
};
template <class A>
struct Position {
    using Algebra = A;
    std::array<Cells<A>, kPlayers> pieces;
    Players<A> turn;
    Cells<A> jumper;  // the piece that goes on; empty between turns
    static constexpr void zip(auto&& visit, auto&... p) {
        for (std::size_t i = 0; i < kPlayers; ++i) visit("pieces" + std::to_string(i), p.pieces[i]...);
        visit("turn", p.turn...);
        visit("jumper", p.jumper...);
    }
    Cells<A> occupied() const { return pieces[0] | pieces[1] | pieces[2]; }
    Cells<A> own() const {
        Cells<A> w{};
        for (std::size_t i = 0; i < kPlayers; ++i)
            w = w | select(test(turn, static_cast<int>(i)), pieces[i], Cells<A>{});
        return w;
    }
};
template <class A>
struct Move {
    using Algebra = A;
    Cells<A> from, to;  // both empty: the pass
    static constexpr void zip(auto&& visit, auto&... m) { visit("from", m.from...), visit("to", m.to...); }
};
struct Turn {
    std::array<int, kCells> path{};
    int steps = 1;
    bool pass = false;
    Move<Native> step(int i) const {
        if (pass) return {};
        const auto at = static_cast<std::size_t>(i);
        return {Bits<kCells>::single(path[at]), Bits<kCells>::single(path[at + 1])};
    }
    friend bool operator==(const Turn&, const Turn&) = default;
};

enum class Outcome { in_play, first_wins, second_wins, third_wins, nobody_wins, count_ };

template <class A>
Bit<A> well_formed(const Position<A>& p) {
    return none(p.pieces[0] & p.pieces[1]) && none((p.pieces[0] | p.pieces[1]) & p.pieces[2]) && one_hot(p.turn) &&
           (none(p.jumper) || one_hot(p.jumper));
}
template <class A>
Bit<A> well_formed(const Move<A>& m) {
    return (one_hot(m.from) && one_hot(m.to)) || (none(m.from) && none(m.to));
}

}  // namespace nomos::hopper
