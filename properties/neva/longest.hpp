// How many pieces one turn can take: a man, a flying king (captured pieces leaving at the end, or at
// once) and a king that steps, each from one, two or three opponents.
//
// The outline of a capture is the set of cells it has taken from: across, by jumps along a row, or
// along, by jumps up or down a column. What the laws of steps leave possible, and why (all proved):
//   * A jump takes one piece, none is taken twice (jump-takes-one-of-others), and pieces never become
//     more (nothing-is-created): at most six from a player.
//   * captured.leave=at-end: all that is taken stands from the first jump to the last
//     (only-the-taken-leave). A jump passes the two cells beside the taken piece in its line. Each of
//     them is the departure cell, with the jumper on it, the landing cell, which is free, or lies
//     between and is empty (taken-lies-between): nothing was taken from it in this turn.
//   * A man, and a king that steps, jumps two cells (men-jump-two-cells, short-kings-jump-short): it
//     stays on a lattice of nine cells, each jump is an edge between two of them, and takes the piece
//     on the middle of the edge. Nobody comes onto that cell again, which is on no lattice of his: no
//     edge is used twice. A trail that uses each edge once leaves an even number of edges at every cell
//     but its two ends (Euler 1736).
// Nothing else in a turn depends on a reading: not on how a man steps, who is crowned or has won.
#pragma once

#include <optional>

#include "properties/neva/longest_records.hpp"
#include "properties/neva/view.hpp"

namespace nomos::neva::properties {
template <class A>
struct Taken {
    using Algebra = A;
    Cells<A> across, along;

    static constexpr void zip(auto&& visit, auto&... t) {
        visit("across", t.across...);
        visit("along", t.along...);
    }
    Cells<A> all() const { return across | along; }
};

// --- what fits -------------------------------------------------------------------------------
template <class W>
W with_neighbours_across(const W& w) {
    return Board::step<Direction::east>(w) & Board::step<Direction::west>(w);
}
template <class W>
W with_neighbours_along(const W& w) {
    return Board::step<Direction::north>(w) & Board::step<Direction::south>(w);
}
// On both sides of each taken piece, in the line of its jump, there is a cell from which none is taken.
template <class A>
Bit<A> has_room(const Taken<A>& t) {
    const Cells<A> room = ~t.all();
    return within(t.across, with_neighbours_across(room)) && within(t.along, with_neighbours_along(room));
}
// All jumps are edges of one lattice, and at most two of its cells meet an odd number of them.
template <class A>
Bit<A> is_trail(const Taken<A>& t) {
    const Cells<A> odd = Board::step<Direction::east>(t.across) ^ Board::step<Direction::west>(t.across) ^
                         Board::step<Direction::north>(t.along) ^ Board::step<Direction::south>(t.along);
    const Bit<A> on_one = exists(0, kLattices, [&](int k) {
        const Cells<A> cells{lattice(k)};
        return within(t.across, with_neighbours_across(cells)) && within(t.along, with_neighbours_along(cells));
    });
    return on_one && count(odd) <= Number<A>(2);
}

// --- what is taken by a turn -------------------------------------------------------------------
inline int players_among(const Position<Native>& p, const Bits<kCells>& cells) {
    int players = 0;
    for (std::size_t q = 0; q < kPlayers; ++q) players += any(p.pieces_of(q) & cells) ? 1 : 0;
    return players;
}
// Thrown positions may have more pieces of a player than the set-up, which no play leads to.
inline bool has_too_many(const Position<Native>& p) {
    for (std::size_t q = 0; q < kPlayers; ++q)
        if (p.pieces_of(q).count() > kMenEach) return true;
    return false;
}
inline Taken<Native> taken_by(const Position<Native>& before, const Turn& turn) {
    Taken<Native> taken{};
    const auto prey = pieces<Native>(before, ~before.turn);
    for (int i = 0; i < turn.steps; ++i) {
        const auto step = turn.step(i);
        const bool in_a_row = Board::row(step.from.lowest()) == Board::row(step.to.lowest());
        auto& cells = in_a_row ? taken.across : taken.along;
        cells |= between(step.from, step.to) & prey & ~taken.all();
    }
    return taken;
}

// --- the bounds ------------------------------------------------------------------------------
// Kind says which pieces, under which readings, what fits them, and has the ids.
template <class Kind, int kOpponents>
struct LongestCapture {
    template <class A>
    using Outline = Taken<A>;

    static const PropertyInfo& info() { return Kind::infos()[at(kOpponents - 1)]; }
    static TurnRecord record() { return Kind::records()[at(kOpponents - 1)]; }
    template <class R, class A>
    static Bit<A> counts(const Setting<A>& s) {
        return Kind::template counts<A>(s);
    }
    template <class R, class A>
    static Bit<A> fits(const Setting<A>&, const Taken<A>& t) {
        return none(t.across & t.along) && size<A>(t) <= Number<A>(kOpponents * kMenEach) && Kind::template fits<A>(t);
    }
    template <class A>
    static Number<A> size(const Taken<A>& t) {
        return count(t.all());
    }
    template <class R>
    static std::optional<Taken<Native>> outline(const Setting<Native>&, const Position<Native>& before,
                                                const Turn& turn) {
        if (!turn.jump || turn.king != Kind::kKing || has_too_many(before)) return {};
        const auto taken = taken_by(before, turn);
        if (players_among(before, taken.all()) != kOpponents) return {};
        return taken;
    }
};

struct ByMan {
    static constexpr bool kKing = false;
    template <class A>
    static Bit<A> counts(const Setting<A>&) {
        return true;
    }
    template <class A>
    static Bit<A> fits(const Taken<A>& t) {
        return is_trail(t);
    }
    static std::span<const PropertyInfo> infos() {
        static const std::vector<std::string_view> clauses{"neva.capture.man", "neva.capture.not-twice"};
        static const std::vector<PropertyInfo> all{
            {"neva.bound.longest-capture-of-a-man.from-one",
             "The most pieces that a man takes in one turn from one opponent.", PropertyKind::bound, clauses},
            {"neva.bound.longest-capture-of-a-man.from-two",
             "The most pieces that a man takes in one turn from two opponents.", PropertyKind::bound, clauses},
            {"neva.bound.longest-capture-of-a-man.from-three",
             "The most pieces that a man takes in one turn from three opponents.", PropertyKind::bound, clauses}};
        return all;
    }
    static std::span<const TurnRecord> records() { return records_of_men(); }
};

struct ByKing {
    static constexpr bool kKing = true;
    template <class A>
    static Bit<A> counts(const Setting<A>& s) {
        return s.readings.is(KingReach::flying) && s.readings.is(CapturedLeave::at_end);
    }
    template <class A>
    static Bit<A> fits(const Taken<A>& t) {
        return has_room(t);
    }
    static std::span<const PropertyInfo> infos() {
        static const std::vector<std::string_view> clauses{"neva.capture.king", "neva.capture.not-twice",
                                                           "neva.capture.leave"};
        static const std::vector<PropertyInfo> all{{"neva.bound.longest-capture-of-a-king.from-one",
                                                    "The most pieces that a flying king takes in one turn from one "
                                                    "opponent, if captured pieces stand to its end.",
                                                    PropertyKind::bound, clauses},
                                                   {"neva.bound.longest-capture-of-a-king.from-two",
                                                    "The most pieces that a flying king takes in one turn from two "
                                                    "opponents, if captured pieces stand to its end.",
                                                    PropertyKind::bound, clauses},
                                                   {"neva.bound.longest-capture-of-a-king.from-three",
                                                    "The most pieces that a flying king takes in one turn from three "
                                                    "opponents, if captured pieces stand to its "
                                                    "end.",
                                                    PropertyKind::bound, clauses}};
        return all;
    }
    static std::span<const TurnRecord> records() { return records_of_kings(); }
};

struct ByClearingKing {
    static constexpr bool kKing = true;
    template <class A>
    static Bit<A> counts(const Setting<A>& s) {
        return s.readings.is(KingReach::flying) && s.readings.is(CapturedLeave::at_once);
    }
    template <class A>
    static Bit<A> fits(const Taken<A>&) {
        return true;
    }
    static std::span<const PropertyInfo> infos() {
        static const std::vector<std::string_view> clauses{"neva.capture.king", "neva.capture.leave"};
        static const std::vector<PropertyInfo> all{
            {"neva.bound.longest-capture-of-a-clearing-king.from-one",
             "The most pieces that a flying king takes in one turn from one opponent, if captured pieces leave at "
             "once.",
             PropertyKind::bound, clauses},
            {"neva.bound.longest-capture-of-a-clearing-king.from-two",
             "The most pieces that a flying king takes in one turn from two opponents, if captured pieces leave at "
             "once.",
             PropertyKind::bound, clauses},
            {"neva.bound.longest-capture-of-a-clearing-king.from-three",
             "The most pieces that a flying king takes in one turn from three opponents, if captured pieces leave at "
             "once.",
             PropertyKind::bound, clauses}};
        return all;
    }
    static std::span<const TurnRecord> records() { return records_of_clearing_kings(); }
};

struct ByShortKing {
    static constexpr bool kKing = true;
    template <class A>
    static Bit<A> counts(const Setting<A>& s) {
        return s.readings.is(KingReach::one_step);
    }
    template <class A>
    static Bit<A> fits(const Taken<A>& t) {
        return is_trail(t);
    }
    static std::span<const PropertyInfo> infos() {
        static const std::vector<std::string_view> clauses{"neva.capture.king", "neva.capture.not-twice"};
        static const std::vector<PropertyInfo> all{
            {"neva.bound.longest-capture-of-a-short-king.from-one",
             "The most pieces that a king that steps takes in one turn from one opponent.", PropertyKind::bound,
             clauses},
            {"neva.bound.longest-capture-of-a-short-king.from-two",
             "The most pieces that a king that steps takes in one turn from two opponents.", PropertyKind::bound,
             clauses},
            {"neva.bound.longest-capture-of-a-short-king.from-three",
             "The most pieces that a king that steps takes in one turn from three opponents.", PropertyKind::bound,
             clauses}};
        return all;
    }
    static std::span<const TurnRecord> records() { return records_of_short_kings(); }
};

}  // namespace nomos::neva::properties
