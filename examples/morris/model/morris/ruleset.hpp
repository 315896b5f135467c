// Three men's morris as the ruleset concept wants it.
#pragma once

#include "model/core/ruleset.hpp"
#include "model/morris/constraints.hpp"
#include "model/morris/notation.hpp"
#include "model/morris/position.hpp"
#include "model/morris/rules.hpp"
#include "model/morris/text.hpp"

namespace nomos::morris {

const RulesetInfo& info();

struct RulesetType {
    static constexpr int kOutcomes = static_cast<int>(Outcome::count_);
    using Clause = morris::Clause;
    using Reading = morris::Reading;
    template <class A>
    using Setting = morris::Setting<A>;
    template <class A>
    using Position = morris::Position<A>;
    template <class A>
    using Move = morris::Move<A>;
    using Rules = morris::Rules;
    using Constraints = morris::Constraints;

    static const RulesetInfo& info() { return morris::info(); }

    // --- set-up and well-formedness ----------------------------------------------------------
    static Setting<Native> default_setting() { return {default_readings<Reading>(readings())}; }
    template <class A>
    static Position<A> start(const Setting<A>&) {
        return {};
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>& s) {
        return morris::well_formed(s);
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>&, const Position<A>& p) {
        return morris::well_formed(p);
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>&, const Position<A>&, const Move<A>& m) {
        return morris::well_formed(m);
    }
    template <class A>
    static Number<A> pieces(const Position<A>& p) {
        return count(p.pieces());
    }
    static constexpr std::string_view kWellFormedHint = "one piece a point";
    static bool judged_elsewhere(Clause) { return false; }

    // --- notation ----------------------------------------------------------------------------
    static std::string print(const Setting<Native>&, const Position<Native>& p) { return morris::print(p); }
    static std::string print_move(const Setting<Native>&, const Move<Native>& m) { return morris::print(m); }
    static Position<Native> parse(const Setting<Native>&, std::string_view text) { return parse_position(text); }
    static Move<Native> parse_move(const Setting<Native>&, std::string_view text) { return morris::parse_move(text); }
    static Picture picture(const Setting<Native>&, const Position<Native>& p) { return morris::picture(p); }
    static Picture picture_of_move(const Setting<Native>& s, const Position<Native>& p, const Move<Native>& m) {
        return morris::picture(Rules::apply<Native>(s, p, m), m);
    }

    // --- sampling ----------------------------------------------------------------------------
    static constexpr int kCandidateCost = 1;
    static std::pair<Setting<Native>, Position<Native>> throw_position(Dice& dice);
    static Move<Native> throw_move(const Setting<Native>&, const Position<Native>&, Dice& dice);
    // Every point to put on, and every two to move between.
    template <class Visit>
    static void for_each_candidate(const Setting<Native>&, const Position<Native>&, Visit&& visit) {
        for (int to = 0; to < Board::kCells; ++to) {
            visit(Move<Native>{{}, Board::Cells::single(to)});
            for (int from = 0; from < Board::kCells; ++from)
                visit(Move<Native>{Board::Cells::single(from), Board::Cells::single(to)});
        }
    }
};

}  // namespace nomos::morris
