// Nerva's three boards, position and move.
//
// A position is what a referee knows, both kings' places included; alike() below says what a
// player does not know of it.
#pragma once

#include "model/core/record.hpp"
#include "model/nerva/boards.hpp"
#include "model/nerva/text.hpp"

namespace nomos::nerva {

inline constexpr int kSides = 2, kPawnsEach = 96, kPawnsOfASize = 32;

enum class Side { white, black };
inline constexpr std::array<std::string_view, kSides> kSideNames{"white", "black"};
constexpr std::size_t index(Side s) { return static_cast<std::size_t>(s); }
constexpr Side enemy_of(Side s) { return s == Side::white ? Side::black : Side::white; }

template <class A>
using Places = Word<A, kPlaces>;
template <class T>
using PerSide = std::array<T, std::size_t{kSides}>;
template <class A>
using PerSize = std::array<Number<A>, std::size_t{kLevels}>;  // by level: large, medium, small

// What a game is played with: a reading set, and where each side has secretly chosen to put its
// king. The choice matters to start() alone; afterwards the position tells.
template <class A>
struct Setting {
    using Algebra = A;
    ReadingSet<A, Reading> readings;
    PerSide<Places<A>> kings;  // one-hot
    // No fields of the record: what is proved is proved of the whole boards and all pawns.
    Geometry geometry{};
    int of_a_size = kPawnsOfASize;  // pawns that each side begins with

    static constexpr void zip(auto&& visit, auto&... s) {
        ReadingSet<A, Reading>::zip(visit, s.readings...);
        for (std::size_t i = 0; i < kSides; ++i) visit(FieldName{"king_", kSideNames[i]}, s.kings[i]...);
    }
};

// A pawn's size is that of its level, so a pawn of a wrong size shows as supplies that do not add
// up; two pawns on one place can be written down, and so can two kings of a side.
template <class A>
struct Position {
    using Algebra = A;
    PerSide<Places<A>> pawns;
    PerSide<Places<A>> kings;  // the chosen places, also while hidden and after capture (nerva.king.chosen-place)
    PerSide<Bit<A>> revealed{};
    PerSide<Bit<A>> captured{};
    PerSide<PerSize<A>> supply{};  // pawns in hand
    PerSide<PerSize<A>> lost{};    // pawns out of the game for good
    Bit<A> black_to_move{};

    static constexpr void zip(auto&& visit, auto&... p) {
        for (std::size_t i = 0; i < kSides; ++i) visit(FieldName{"pawns_", kSideNames[i]}, p.pawns[i]...);
        for (std::size_t i = 0; i < kSides; ++i) {
            const std::string_view side = kSideNames[i];
            visit(FieldName{"king_", side}, p.kings[i]...);
            visit(FieldName{"revealed_", side}, p.revealed[i]...);
            visit(FieldName{"captured_", side}, p.captured[i]...);
            for (std::size_t n = 0; n < kLevels; ++n)
                visit(FieldName{"lost_", side, static_cast<int>(n) + 1}, p.lost[i][n]...);
            for (std::size_t n = 0; n < kLevels; ++n)
                visit(FieldName{"supply_", side, static_cast<int>(n) + 1}, p.supply[i][n]...);
        }
        visit("black_to_move", p.black_to_move...);
    }

    friend bool operator==(const Position&, const Position&) requires std::is_same_v<A, Native>
    = default;

    // The words of text/clauses.toml: a king is hidden, then stands, then is captured.
    Bit<A> is_hidden(Side s) const { return !revealed[index(s)] && !captured[index(s)]; }
    Bit<A> stands(Side s) const { return revealed[index(s)] && !captured[index(s)]; }
    // Where a side's king stands; nowhere while it is hidden or captured.
    Places<A> standing_king(Side s) const { return select(stands(s), kings[index(s)], Places<A>{}); }
    Places<A> hidden_king(Side s) const { return select(is_hidden(s), kings[index(s)], Places<A>{}); }
    Places<A> pieces_of(Side s) const { return pawns[index(s)] | standing_king(s); }
    Places<A> pieces() const { return pieces_of(Side::white) | pieces_of(Side::black); }
};

enum class Kind { place, attack, pass };
inline constexpr int kKinds = 3;

// place: `to` alone. attack: `from` the named pawn, `to` the place attacked. pass: neither.
template <class A>
struct Move {
    using Algebra = A;
    Word<A, kKinds> kind;  // one-hot, by Kind
    Places<A> from, to;

    static constexpr void zip(auto&& visit, auto&... m) {
        visit("kind", m.kind...);
        visit("from", m.from...);
        visit("to", m.to...);
    }
    Bit<A> is(Kind k) const { return test(kind, static_cast<int>(k)); }
};
inline Move<Native> placing(int to) {
    return {Bits<kKinds>::single(static_cast<int>(Kind::place)), {}, Bits<kPlaces>::single(to)};
}
inline Move<Native> attack(int from, int to) {
    return {Bits<kKinds>::single(static_cast<int>(Kind::attack)), Bits<kPlaces>::single(from),
            Bits<kPlaces>::single(to)};
}
inline Move<Native> pass() { return {Bits<kKinds>::single(static_cast<int>(Kind::pass)), {}, {}}; }

enum class Outcome { in_play, white_wins, black_wins, draw, count_ };

// --- well-formedness -------------------------------------------------------------------------
template <class A>
Bit<A> well_formed(const Setting<A>& s) {
    return well_formed(s.readings, readings()) && one_hot(s.kings[0]) && one_hot(s.kings[1]);
}
// Numbers of pawns are none below 0 and none above what a player has in all. That supplies, lost
// pawns and pawns on the board add up, that kings are where they were chosen, and that a place
// holds one pawn, are invariants and not asked here.
template <class A>
Bit<A> well_formed(const Position<A>& p) {
    const auto in_range = [](const Number<A>& n) { return Number<A>(0) <= n && n <= Number<A>(kPawnsEach); };
    Bit<A> ok = true;
    for (std::size_t i = 0; i < kSides; ++i)
        for (std::size_t n = 0; n < kLevels; ++n) ok = ok && in_range(p.supply[i][n]) && in_range(p.lost[i][n]);
    return ok;
}
template <class A>
Bit<A> well_formed(const Move<A>& m) {
    return one_hot(m.kind) && select(m.is(Kind::pass), none(m.to), one_hot(m.to)) &&
           select(m.is(Kind::attack), one_hot(m.from), none(m.from));
}

// --- hidden information ----------------------------------------------------------------------
// What a player sees: all pawns, supplies and lost pawns, whose turn it is, which kings are
// revealed or captured and the places of those, and the place of his own king. He does not see
// the place of the enemy's hidden king: to him `one` is no different when that is as in `any`.
template <class A>
Position<A> alike(Side side, const Position<A>& one, const Position<A>& any) {
    const Side enemy = enemy_of(side);
    Position<A> other = one;
    other.kings[index(enemy)] = select(one.is_hidden(enemy), any.kings[index(enemy)], one.kings[index(enemy)]);
    return other;
}

}  // namespace nomos::nerva
