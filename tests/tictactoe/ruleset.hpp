// Tic-tac-toe as the ruleset concept wants it: the smallest complete ruleset, to copy from.
#pragma once

#include "model/core/ruleset.hpp"
#include "tests/tictactoe/constraints.hpp"
#include "tests/tictactoe/notation.hpp"
#include "tests/tictactoe/position.hpp"
#include "tests/tictactoe/rules.hpp"
#include "tests/tictactoe/text.hpp"

namespace nomos::tictactoe {

const RulesetInfo& info();

struct RulesetType {
    static constexpr int kOutcomes = static_cast<int>(Outcome::count_);
    using Clause = tictactoe::Clause;
    using Reading = tictactoe::Reading;
    template <class A>
    using Setting = tictactoe::Setting<A>;
    template <class A>
    using Position = tictactoe::Position<A>;
    template <class A>
    using Move = tictactoe::Move<A>;
    template <class A>
    using Rules = tictactoe::Rules<A>;
    using Constraints = tictactoe::Constraints;

    static const RulesetInfo& info() { return tictactoe::info(); }

    // --- set-up and well-formedness ----------------------------------------------------------
    static Setting<Native> default_setting() { return {default_readings<Reading>(readings())}; }
    template <class A>
    static Position<A> start(const Setting<A>&) {
        return {};
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>& s) {
        return tictactoe::well_formed(s);
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>&, const Position<A>& p) {
        return tictactoe::well_formed(p);
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>&, const Position<A>&, const Move<A>& m) {
        return tictactoe::well_formed(m);
    }
    template <class A>
    static Number<A> pieces(const Position<A>& p) {
        return count(p.marks());
    }
    static constexpr std::string_view kWellFormedHint = "one mark a square";
    static bool judged_elsewhere(Clause) { return false; }

    // --- notation ----------------------------------------------------------------------------
    static std::string print(const Setting<Native>&, const Position<Native>& p) { return tictactoe::print(p); }
    static std::string print_move(const Setting<Native>&, const Move<Native>& m) { return tictactoe::print(m); }
    static Position<Native> parse(const Setting<Native>&, std::string_view text) { return parse_position(text); }
    static Move<Native> parse_move(const Setting<Native>&, std::string_view text) {
        return tictactoe::parse_move(text);
    }
    static Picture picture(const Setting<Native>&, const Position<Native>& p) { return tictactoe::picture(p); }
    static Picture picture_of_move(const Setting<Native>& s, const Position<Native>& p, const Move<Native>& m) {
        return tictactoe::picture(Rules<Native>::apply(s, p, m));
    }

    // --- sampling ----------------------------------------------------------------------------
    static constexpr int kCandidateCost = 1;
    static std::pair<Setting<Native>, Position<Native>> throw_position(Dice& dice);
    static Move<Native> throw_move(const Setting<Native>&, const Position<Native>&, Dice& dice) {
        return {Board::Cells::single(dice.below(Board::kCells))};
    }
    template <class Visit>
    static void for_each_candidate(const Setting<Native>&, const Position<Native>&, Visit&& visit) {
        for (int c = 0; c < Board::kCells; ++c) visit(Move<Native>{Board::Cells::single(c)});
    }
};

}  // namespace nomos::tictactoe
