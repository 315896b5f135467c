// How much one action of Nika can do.
#pragma once

#include "model/core/dice.hpp"
#include "model/nika/board_file.hpp"
#include "properties/nika/hints_bounds.hpp"
#include "properties/nika/marches.hpp"

namespace nomos::nika::properties {

// A phalanx of any shape with enemies before its runs and in its gaps: what records are made of.
struct TriesAMarch {
    template <class Case>
    static Case tries(Dice& dice) {
        Case c;
        c.setting = {default_readings<Reading>(readings()), assumed_board()};
        if (dice.one_in(2))
            c.setting.board.cells = Bits<kFrame>::all(), c.setting.board.rally = {}, c.setting.board.victory = {};
        do c.move.pieces = shapes()[static_cast<std::size_t>(dice.below(static_cast<int>(shapes().size())))];
        while ((c.move.pieces & ~c.setting.board.cells).any());
        const auto march = kDirections[at(dice.below(4))];
        c.move.kind = Bits<4>::single(static_cast<int>(Kind::move)),
        c.move.direction = Bits<4>::single(static_cast<int>(march));
        c.before.turn = Bits<kCities>::single(0);
        c.before.city[0] = c.move.pieces, c.before.facing[at(static_cast<int>(march))] = c.move.pieces;
        const bool one_block = dice.one_in(2);  // as long as can be, or a single enemy
        const auto facing = one_block ? opposite(march) : kDirections[at(dice.below(4))];
        c.move.pieces.for_each(
            [&](int piece) { put_before(c, piece, march, facing, one_block ? kPiecesEach - 1 : 1); });
        for (std::size_t k = 0; k < kCities; ++k) c.before.routed[k] = kPiecesEach - c.before.city[k].count();
        return c;
    }
    // Enemies of either city, as many as fit, in a row before the piece.
    template <class Case>
    static void put_before(Case& c, int piece, Direction march, Direction facing, int most) {
        for (int i = 1; i <= most; ++i) {
            const int x = Frame::neighbour(piece, march, i);
            const std::size_t city = c.before.city[1].count() < kPiecesEach ? 1 : 3;
            if (x < 0 || !c.setting.board.cells.test(x) || c.before.occupied().test(x) ||
                c.before.city[city].count() == kPiecesEach)
                return;
            c.before.city[city].set(x), c.before.facing[at(static_cast<int>(facing))].set(x);
        }
    }
};

struct MostRouted : Bound<"nika.bound.most-routed", "The most pieces one action routs.", "nika.rout.not-facing",
                          "nika.pushed.into-enemy">,
                    HintedAsAMarch<>,
                    TriesAMarch {
    template <class R, class A>
    static Number<A> measure(const Step<R, A>& s) {
        return View<R, A>{s}.newly_routed();
    }
    template <class R, class Prover>
    static void hints(const Step<R, Symbolic>& s, Prover& p) {
        HintedAsAMarch::hints(s, p);
        in_its_direction(s, [&](const auto& march) {
            p.size(march.seen.struck), hint_losses(march, p);
            hint_strikers(march, p), hint_six(s, p);
        });
    }
};

struct MostPushed
    : Bound<"nika.bound.most-pushed",
            "The most pieces one action pushes, those routed by the push included, where each of them adds weight.",
            "nika.push.outweighs", "nika.weight.pushed">,
      HintedAsAMarch<>,
      TriesAMarch {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::move);
    }
    template <class R, class A>
    static Number<A> measure(const Step<R, A>& s) {
        return most_in_march(s, [](const auto& m) { return count(m.weighty); });
    }
    template <class R, class Prover>
    static void hints(const Step<R, Symbolic>& s, Prover& p) {
        p.template give<PushHints>(s);
        in_its_direction(s, [&](const auto& march) { hint_six(s, p), hint_pushed(march, p); });
    }
};

// --- one line ------------------------------------------------------------------------------------
// The most enemies that are missing from one row or column, along the march, after the action.
template <class R, class A>
Number<A> most_missing_in_a_line(const Step<R, A>& s) {
    const View<R, A> v{s};
    const Cells<A> before = v.foes(s.before.city), after = v.foes(s.after.city);
    const Bit<A> by_columns = s.move.towards(Direction::north) || s.move.towards(Direction::south);
    Number<A> most = 0;
    for (int i = 0; i < Frame::kWidth; ++i) {
        const Cells<A> line =
            select(by_columns, Cells<A>(line_of(Direction::north, i)), Cells<A>(line_of(Direction::east, i)));
        const Number<A> missing = count(before & line) - count(after & line);
        most = select(most < missing, missing, most);
    }
    return most;
}

struct MostRoutedInALine
    : Bound<"nika.bound.most-routed-in-a-line", "The most pieces one action routs in one line, gaps allowed.",
            "nika.rout.not-facing", "nika.pushed.into-enemy">,
      HintedAsAMarch<>,
      TriesAMarch {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::move);
    }
    template <class R, class A>
    static Number<A> measure(const Step<R, A>& s) {
        return most_missing_in_a_line(s);
    }
    template <class R, class Prover>
    static void hints(const Step<R, Symbolic>& s, Prover& p) {
        HintedAsAMarch::hints(s, p);
        in_its_direction(s, [&](const auto& march) {
            hint_losses_by_line(march, p), hint_six(s, p), hint_strikers_by_line(march, p);
        });
    }
};

struct OneRoutedPerLine : Law<"nika.law.one-routed-per-line",
                              "Where no line of the phalanx has a gap, an action routs at most one enemy in a line.",
                              "nika.rout.not-facing", "nika.pushed.into-enemy">,
                          HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::move) && in_march(s, [](const auto&, const auto& m) { return none(m.gaps); });
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return most_missing_in_a_line(s) <= Number<A>(1);
    }
    template <class R, class Prover>
    static void hints(const Step<R, Symbolic>& s, Prover& p) {
        HintedAsAMarch::hints(s, p);
        in_its_direction(s, [&](const auto& march) { hint_losses_by_line(march, p), hint_one_loss(march, p); });
    }
};

}  // namespace nomos::nika::properties
