// Neva Checkers as the ruleset concept wants it. A Move is one step; whole turns are in turn.hpp.
#pragma once

#include "model/core/ended.hpp"
#include "model/core/ruleset.hpp"
#include "model/neva/at_table.hpp"
#include "model/neva/constraints.hpp"
#include "model/neva/exhibits.hpp"
#include "model/neva/game.hpp"
#include "model/neva/notation.hpp"
#include "model/neva/position.hpp"
#include "model/neva/rules.hpp"
#include "model/neva/start.hpp"
#include "model/neva/text.hpp"
#include "model/neva/turn.hpp"

namespace nomos::neva {

const RulesetInfo& info();

struct RulesetType : AtTable {
    static constexpr int kOutcomes = static_cast<int>(Outcome::count_);
    using Clause = neva::Clause;
    using Reading = neva::Reading;
    template <class A>
    using Setting = neva::Setting<A>;
    template <class A>
    using Position = neva::Position<A>;
    template <class A>
    using Move = neva::Move<A>;
    template <class A>
    using Rules = neva::Rules<A>;
    using Constraints = neva::Constraints;

    static const RulesetInfo& info() { return neva::info(); }
    static const RecordedPlay& recorded_play() { return neva::recorded_play(); }
    static std::span<const ExhibitInfo> exhibits() { return neva::exhibits(); }

    // --- set-up and well-formedness ----------------------------------------------------------
    static Setting<Native> default_setting() { return usual_setting(); }
    template <class A>
    static Position<A> start(const Setting<A>& s) {
        return neva::start(s);
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>& s) {
        return neva::well_formed(s);
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>&, const Position<A>& p) {
        return neva::well_formed(p);
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>&, const Position<A>&, const Move<A>& m) {
        return neva::well_formed(m);
    }
    template <class A>
    static Number<A> pieces(const Position<A>& p) {
        return count(p.occupied());
    }
    // A proof goes by the marks: quiet steps and passes of men, of kings, jumps of men, of kings.
    static constexpr int kCases = 4;
    template <class A>
    static void restrict(int k, Setting<A>&, Move<A>& m) {
        m.jump = k >= 2, m.king = k % 2 == 1;
    }
    template <class A>
    static Bit<A> assume(int, const Position<A>&, const Move<A>&) {
        return true;
    }
    static constexpr std::string_view kWellFormedHint =
        "one piece a cell; taken pieces are marked only while a capture is under way, and belong to other players";
    // The set-up is data; the rule of the greatest number compares whole turns (turn.hpp).
    static bool judged_elsewhere(Clause c) {
        return c == Clause::setup_men || c == Clause::setup_lot || c == Clause::capture_majority;
    }
    // ... and so does the one reading that no single step can decide.
    static bool judged_elsewhere(Reading r) { return r == Reading::majority_whom; }

    // --- notation ----------------------------------------------------------------------------
    static std::string print(const Setting<Native>& s, const Position<Native>& p) {
        return neva::print(p, s.geometry.size);
    }
    static std::string print_move(const Setting<Native>&, const Move<Native>& m) { return neva::print(m); }
    static Position<Native> parse(const Setting<Native>& s, std::string_view text) {
        return parse_position_on(s.geometry.size, text);
    }
    static Move<Native> parse_move(const Setting<Native>&, std::string_view text) { return neva::parse_move(text); }
    static Picture picture(const Setting<Native>& s, const Position<Native>& p) {
        return neva::picture(s, p, how_ended<RulesetType>(s, p));
    }
    static Picture picture_of_move(const Setting<Native>& s, const Position<Native>& p, const Move<Native>& m) {
        const auto after = Rules<Native>::apply(s, p, m);
        return neva::picture_of_move(s, p, m, after, how_ended<RulesetType>(s, after));
    }

    // --- sampling ----------------------------------------------------------------------------
    static constexpr int kCandidateCost = 2;
    static std::pair<Setting<Native>, Position<Native>> throw_position(Dice& dice);
    static Move<Native> throw_move(const Setting<Native>& s, const Position<Native>& p, Dice& dice);
    // The pass; every pair of cells of one row or column with every mark, and each cell with itself
    // and with its mirror image, which is off the line.
    template <class Visit>
    static void for_each_candidate(const Setting<Native>&, const Position<Native>&, Visit&& visit) {
        visit(Move<Native>{});
        for (int from = 0; from < kCells; ++from)
            for (int to = 0; to < kCells; ++to) {
                const bool line = Board::row(from) == Board::row(to) || Board::column(from) == Board::column(to);
                if (!line && to != kCells - 1 - from) continue;
                for (int marks = 0; marks < 4; ++marks)
                    visit(
                        Move<Native>{Bits<kCells>::single(from), Bits<kCells>::single(to), marks >= 2, marks % 2 == 1});
            }
    }
};

}  // namespace nomos::neva
