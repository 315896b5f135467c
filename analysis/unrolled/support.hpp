// Which bits of positions and moves play on one board can set: masks, so that a formula of play is about the small
// board alone and not about the frame that it lies in.
//
// Nobody is believed. Masks begin with what some random games set and what the study of the board says is used. Of a
// legal move the solver then refutes, field by field, that it sets more; of the positions that play leads to,
// whoever unrolls it does (unrolled.hpp). What comes back instead of a refutation widens the mask.
#pragma once

#include "model/core/ruleset.hpp"
#include "model/core/study.hpp"
#include "model/smt/wires.hpp"

namespace nomos::analysis {

// The setting as constants of a circuit, on the board that a study has put it on.
template <class R, class Study>
typename R::template Setting<Gates> as_gates(const typename R::template Setting<Native>& setting) {
    auto lifted = smt::lifted<typename R::template Setting<Gates>>(setting);
    if constexpr (requires { Study::put_on_board(lifted, setting); }) Study::put_on_board(lifted, setting);
    return lifted;
}

template <class R, class Study>
struct Support {
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Move = typename R::template Move<Native>;

    Position position{};
    Move move{};

    static Support of(const Setting& setting, const Position& start, const smt::Budget& budget) {
        Support f;
        gates::widen_mask(f.position, Study::used(setting, start));
        Dice dice(1);
        for (int game = 0; game < kGames; ++game) f.play(setting, start, dice);
        Move::zip([&](const auto&, auto& field) { f.where_pieces_are(field); }, f.move);
        f.hold_moves(setting, budget);
        return f;
    }
    // No legal move of a position within the mask is beyond its own: refuted field by field, the mask widened by what
    // is no refutation. A field of which neither is found is not held at all.
    void hold_moves(const Setting& setting, const smt::Budget& budget) {
        smt::Session session(budget);
        gates::Netlist net;
        smt::ClausesOf clauses(net, session);
        auto any = as_gates<R, Study>(setting);
        for (auto& chosen : any.readings.chosen) gates::make(net, chosen, Bits<kMostOptions>::all());
        const auto p = gates::fresh_within<typename R::template Position<Gates>>(net, position);
        const auto m = gates::fresh_within<typename R::template Move<Gates>>(net, gates::rest_of(Move{}));
        const gates::Bit may_be_made =
            R::template well_formed<Gates>(any, p, m) && R::Constraints::template legal<Gates>(any, p, m, {});
        session.require(clauses.term(may_be_made));
        Move::zip(
            [&](const auto&, auto& may, const auto& field) {
                smt::Answer answer = smt::Answer::satisfiable;
                while (answer == smt::Answer::satisfiable) {
                    answer = session.check({clauses.term(gates::beyond(field, may))});
                    std::decay_t<decltype(may)> seen{};
                    if (answer == smt::Answer::satisfiable) gates::read(clauses, seen, field), gates::widen(may, seen);
                }
                if (answer == smt::Answer::unknown) may = {}, gates::negate(may);
            },
            move, m);
    }

private:
    static constexpr int kGames = 20, kPlies = 40;

    // A word of a move may set what any word of a position of as many bits does: the cells of the board.
    template <int N>
    void where_pieces_are(Bits<N>& field) {
        Position::zip(
            [&](const auto&, const auto& word) {
                if constexpr (std::is_same_v<std::decay_t<decltype(word)>, Bits<N>>) field |= word;
            },
            position);
    }
    static void where_pieces_are(int&) {}
    static void where_pieces_are(bool&) {}
    void play(const Setting& setting, Position p, Dice& dice) {
        for (int ply = 0; ply < kPlies; ++ply) {
            std::vector<Move> moves;
            R::template Rules<Native>::for_each_move(
                setting, p, [&](const Move& m) { moves.push_back(m), gates::widen_mask(move, m); });
            gates::widen_mask(position, p);
            if (moves.empty() || !R::template Rules<Native>::outcome(setting, p).test(0)) return;
            const auto drawn = static_cast<std::size_t>(dice.below(static_cast<int>(moves.size())));
            p = R::template Rules<Native>::apply(setting, p, moves[drawn]);
        }
    }
};

}  // namespace nomos::analysis
