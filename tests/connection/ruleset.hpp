// A game of connection for tests, with no hook for proofs: two players put stones on six by six squares, White joins
// left and right, Black bottom and top. Whether corners touch is a reading.
#pragma once

#include "model/core/floods.hpp"
#include "model/core/plain_ruleset.hpp"
#include "properties/usual.hpp"

namespace nomos::connection {

using Board = Grid<6, 6>;
template <class A>
using Cells = Word<A, Board::kCells>;

enum class Reading { touch, count_ };
enum class Touch { sides, corners };
constexpr Reading reading_of(Touch) { return Reading::touch; }
inline std::span<const ReadingInfo> readings() {
    static const std::vector<ReadingInfo> table{
        {"connection.touch", "Do corners touch?", "", {{"sides", "", ""}, {"corners", "", ""}}, 0, "", "", {}}};
    return table;
}
enum class Clause { put, join, rest_stays, turn, count_ };
inline const RulesetInfo& info() {
    static const std::vector<ClauseInfo> clauses{{"connection.put", "A stone goes on an empty square."},
                                                 {"connection.join", "Who joins his sides wins; then nothing is put."},
                                                 {"connection.rest-stays", "All else stays."},
                                                 {"connection.turn", "Players take turns."}};
    static const RulesetInfo data{.id = "connection",
                                  .title = "Connection",
                                  .source_file = "connection.txt",
                                  .board = "6x6 board",
                                  .clauses = clauses,
                                  .readings = readings(),
                                  .ledger = {},
                                  .examples = {},
                                  .missing = {},
                                  .outcomes = {"in play", "white wins", "black wins", "full"}};
    return data;
}

template <class A>
struct Position {
    using Algebra = A;
    Cells<A> white, black;
    Bit<A> black_to_move{};
    static constexpr void zip(auto&& visit, auto&... p) {
        visit("white", p.white...), visit("black", p.black...), visit("black_to_move", p.black_to_move...);
    }
    Cells<A> pieces() const { return white | black; }
};
template <class A>
struct Move {
    using Algebra = A;
    Cells<A> square;
    static constexpr void zip(auto&& visit, auto&... m) { visit("square", m.square...); }
};
template <class A>
using Setting = PlainSetting<A, Reading>;
enum class Outcome { in_play, white_wins, black_wins, full, count_ };
template <class A>
Bit<A> well_formed(const Position<A>& p) {
    return none(p.white & p.black);
}
template <class A>
Bit<A> well_formed(const Move<A>& m) {
    return one_hot(m.square);
}

template <class A>
struct Rules {
    static Bit<A> legal(const connection::Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        return none(m.square & p.pieces()) && !white_joins(s, p) && !black_joins(s, p);
    }
    static Position<A> apply(const connection::Setting<A>&, const Position<A>& p, const Move<A>& m) {
        return {p.white | select(p.black_to_move, Cells<A>{}, m.square),
                p.black | select(p.black_to_move, m.square, Cells<A>{}), !p.black_to_move};
    }
    static Word<A, 4> outcome(const connection::Setting<A>& s, const Position<A>& p) {
        const Bit<A> white = white_joins(s, p), black = black_joins(s, p);
        const auto won = only_if<A>(white, Outcome::white_wins) | only_if<A>(black, Outcome::black_wins);
        return select(white || black, won,
                      select(none(~p.pieces()), only<A>(Outcome::full), only<A>(Outcome::in_play)));
    }
    template <class Visit>
    static void for_each_move(const Setting<Native>& s, const Position<Native>& p, Visit&& visit) {
        if (white_joins(s, p) || black_joins(s, p)) return;
        (~p.pieces()).for_each([&](int c) { visit(Move<Native>{Board::Cells::single(c)}); });
    }
    static Bit<A> white_joins(const connection::Setting<A>& s, const Position<A>& p) {
        return joins<Board>(p.white, side<Board>(Direction::west), side<Board>(Direction::east),
                            s.readings.is(Touch::corners));
    }
    static Bit<A> black_joins(const connection::Setting<A>& s, const Position<A>& p) {
        return joins<Board>(p.black, side<Board>(Direction::south), side<Board>(Direction::north),
                            s.readings.is(Touch::corners));
    }
};

// White's sides may be others for a planted defect. They are asked from the far side.
template <Direction kBegins, Direction kEnds>
struct ConstraintsOf {
    template <class A>
    using Clauses = InForce<A, Clause>;
    template <class A>
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m, const Clauses<A>& in_force) {
        const Bit<A> is_empty = exists(
            0, Board::kCells, [&](int c) { return test(m.square, c) && !test(p.white, c) && !test(p.black, c); });
        return in_force.demands(Clause::put, is_empty) && !white(s, p, in_force) && !black(s, p, in_force);
    }
    template <class A>
    static Bit<A> effect(const Setting<A>&, const Position<A>& before, const Move<A>& m, const Position<A>& after,
                         const Clauses<A>& in_force) {
        const auto is_right = [&](int c) {
            const Bit<A> own =
                iff(test(after.white, c), !before.black_to_move) && iff(test(after.black, c), before.black_to_move);
            const Bit<A> stays =
                iff(test(after.white, c), test(before.white, c)) && iff(test(after.black, c), test(before.black, c));
            return select(test(m.square, c), own, in_force.demands(Clause::rest_stays, stays));
        };
        return passes_turn<A>(before.black_to_move, after.black_to_move, in_force, Clause::turn, Clause::rest_stays) &&
               for_all(0, Board::kCells, is_right);
    }
    template <class A>
    static Bit<A> outcome(const Setting<A>& s, const Position<A>& p, int k, const Clauses<A>& in_force) {
        const Bit<A> w = white(s, p, in_force), b = black(s, p, in_force);
        const Bit<A> full =
            for_all(0, Board::kCells, [&](int c) { return test(p.white, c) || test(p.black, c); }) && !w && !b;
        switch (static_cast<Outcome>(k)) {
            case Outcome::white_wins:
                return w;
            case Outcome::black_wins:
                return b;
            case Outcome::full:
                return full;
            default:
                return !w && !b && !full;
        }
    }

private:
    template <class A>
    static Bit<A> joined(const Setting<A>& s, const Cells<A>& own, Direction begins, Direction ends,
                         const Clauses<A>& in_force) {
        const auto on = [](Direction d) { return [d](int c) { return is_on_side<Board>(c, d); }; };
        return in_force.grants(Clause::join, are_joined<Board>([&](int c) { return test(own, c); }, on(begins),
                                                               on(ends), s.readings.is(Touch::corners)));
    }
    template <class A>
    static Bit<A> white(const Setting<A>& s, const Position<A>& p, const Clauses<A>& in_force) {
        return joined(s, p.white, kBegins, kEnds, in_force);
    }
    template <class A>
    static Bit<A> black(const Setting<A>& s, const Position<A>& p, const Clauses<A>& in_force) {
        return joined(s, p.black, Direction::north, Direction::south, in_force);
    }
};
using Constraints = ConstraintsOf<Direction::east, Direction::west>;

inline constexpr SquareNotation<Board, Position<Native>, 2> kNotation{
    {{{&Position<Native>::white, 'w', "white stone", Colour::white},
      {&Position<Native>::black, 'b', "black stone", Colour::black}}},
    &Position<Native>::black_to_move,
    {{{'w', "White"}, {'b', "Black"}}}};
struct Parts {
    NOMOS_TYPES_OF(connection)
    using Constraints = connection::Constraints;
    static constexpr const auto& notation() { return kNotation; }
    static std::string print(const Move<Native>& m) { return print_square<Board>(m.square); }
    static Move<Native> parse_move(std::string_view text) { return {parse_square<Board>(text)}; }
};
struct RulesetType : PlainRuleset<Parts> {
    static Move<Native> throw_move(const Setting<Native>&, const Position<Native>&, Dice& dice) {
        return {throw_square(dice)};
    }
    template <class Visit>
    static void for_each_candidate(const Setting<Native>&, const Position<Native>&, Visit&& visit) {
        for_each_square([&](const Board::Cells& square) { visit(Move<Native>{square}); });
    }
};

struct OneOutcome : usual::OneOutcome, Invariant<"connection.invariant.one-outcome", "Both never join their sides."> {};
struct PlayersAlternate : usual::PlayersAlternate,
                          Law<"connection.law.players-alternate", "After a move it is the other's turn."> {};
struct StonesStay : usual::PiecesStay, Law<"connection.law.stones-stay", "No stone is moved or removed."> {};
struct OneStoneIsPut : usual::OnePieceIsPut, Law<"connection.law.one-stone-is-put", "A move fills one square."> {};
struct FinishedGameHasNoMove : usual::FinishedGameHasNoMove,
                               Law<"connection.law.finished-game-has-no-move", "Moves are made in play only."> {};
// False: it is the other player who wins at once.
struct MoverNeverWins : Law<"connection.law.mover-never-wins", "No move wins at once."> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return test(s.outcome_after, 0) || test(s.outcome_after, static_cast<int>(Outcome::full));
    }
};

}  // namespace nomos::connection
