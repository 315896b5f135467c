// What is played one after the other at a table: single moves, or whole turns where a ruleset has
// them. A table is written once over a way of play.
#pragma once

#include "model/core/turns.hpp"

namespace nomos {

template <Ruleset R>
struct ByMoves {
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Played = typename R::template Move<Native>;
    using Clauses = InForce<Native, typename R::Clause>;

    static Played parse(const Setting& s, std::string_view text) { return R::parse_move(s, text); }
    static std::string print(const Setting& s, const Played& m) { return R::print_move(s, m); }
    // visit(move, position after it); none in a finished position.
    template <class Visit>
    static void for_each(const Setting& s, const Position& p, Visit&& visit) {
        for_each_successor<R>(s, p, visit);
    }
    static std::uint64_t perft(const Setting& s, const Position& p, int depth) { return nomos::perft<R>(s, p, depth); }
    // Nothing when it is not legal.
    static std::optional<Position> after(const Setting& s, const Position& p, const Played& m) {
        if (!R::template well_formed<Native>(s, p, m) || !R::Rules::template legal<Native>(s, p, m)) return {};
        return R::Rules::template apply<Native>(s, p, m);
    }
    // By the constraints.
    static bool allowed(const Setting& s, const Position& p, const Played& m, const Clauses& in_force) {
        return R::Constraints::template legal<Native>(s, p, m, in_force);
    }
    static Picture picture(const Setting& s, const Position& p, const Played& m) { return R::picture_of_move(s, p, m); }
};

template <WithTurns R>
struct ByTurns {
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Played = typename R::Turn;
    using Clauses = InForce<Native, typename R::Clause>;

    static Played parse(const Setting& s, std::string_view text) { return R::parse_turn(s, text); }
    static std::string print(const Setting& s, const Played& t) { return R::print_turn(s, t); }
    template <class Visit>
    static void for_each(const Setting& s, const Position& p, Visit&& visit) {
        for_each_turn<R>(s, p, visit);
    }
    static std::uint64_t perft(const Setting& s, const Position& p, int depth) { return perft_turns<R>(s, p, depth); }
    static std::optional<Position> after(const Setting& s, const Position& p, const Played& t) {
        return after_turn<R>(s, p, t);
    }
    static bool allowed(const Setting& s, const Position& p, const Played& t, const Clauses& in_force) {
        return R::Constraints::turn_legal(s, p, t, in_force);
    }
    static Picture picture(const Setting& s, const Position& p, const Played& t) { return picture_of_turn<R>(s, p, t); }
};

}  // namespace nomos
