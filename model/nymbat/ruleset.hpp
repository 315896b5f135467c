// Nymbat as the ruleset concept wants it. A Move is one step of a turn (turn.hpp): `show` and `perft`
// list and count steps, since a turn of a large group can be made in more ways than anyone can list.
#pragma once

#include "model/core/ended.hpp"
#include "model/core/ruleset.hpp"
#include "model/core/setting_option.hpp"
#include "model/nymbat/aids/cut_points.hpp"
#include "model/nymbat/aids/distance.hpp"
#include "model/nymbat/aids/sampling.hpp"
#include "model/nymbat/constraints.hpp"
#include "model/nymbat/exhibits.hpp"
#include "model/nymbat/notation.hpp"
#include "model/nymbat/rules.hpp"
#include "model/nymbat/text.hpp"
#include "model/nymbat/well_formed.hpp"

namespace nomos::nymbat {

const RulesetInfo& info();

struct RulesetType {
    static constexpr int kOutcomes = static_cast<int>(Outcome::count_);
    using Clause = nymbat::Clause;
    using Reading = nymbat::Reading;
    template <class A>
    using Setting = nymbat::Setting<A>;
    template <class A>
    using Position = nymbat::Position<A>;
    template <class A>
    using Move = nymbat::Move<A>;
    template <class A>
    using Rules = nymbat::Rules<A>;
    using Constraints = nymbat::Constraints;

    static const RulesetInfo& info() { return nymbat::info(); }

    // --- set-up and well-formedness ----------------------------------------------------------
    static Setting<Native> default_setting() { return usual_setting(); }
    static std::span<const SettingOption> setting_options() {
        static const std::vector<SettingOption> options{
            {"first", "who has the first turn, as the players have agreed", {"red", "blue"}}};
        return options;
    }
    static void set(Setting<Native>& s, int, int value) { s.blue_first = value == 1; }
    static int value_of(const Setting<Native>& s, int) { return s.blue_first ? 1 : 0; }
    template <class A>
    static Position<A> start(const Setting<A>& s) {
        return nymbat::start(s);
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>& s) {
        return nymbat::well_formed(s);
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>&, const Position<A>& p) {
        return nymbat::well_formed(p);
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>&, const Position<A>&, const Move<A>& m) {
        return nymbat::well_formed(m);
    }
    // Two pieces on one hex count once: a witness with fewer is shown sooner.
    template <class A>
    static Number<A> pieces(const Position<A>& p) {
        return count(p.occupied());
    }
    static constexpr std::string_view kWellFormedHint =
        "reserves -100 to 100, delays 0 to 6; what belongs to a turn stands only in the stages that use it; an area "
        "hangs together";
    // The set-up and the rows of the board are data.
    static bool judged_elsewhere(Clause c) { return c == Clause::setup_reserve || c == Clause::board_home_rows; }

    // --- proofs ------------------------------------------------------------------------------
    // One case a kind of step; a declared area comes first as a small one, whose hexes all touch its
    // first hex (the solver finds such examples in no time, and searches long for larger ones), and at
    // the end as any at all. No proof of a step looks at a certificate (turn.hpp).
    static constexpr int kCases = kKinds + 2;
    template <class A>
    static void restrict(int k, Setting<A>&, Move<A>& m) {
        const Kind kind = k < kKinds ? static_cast<Kind>(k) : k == kKinds ? Kind::group : Kind::rest;
        m.kind = only(kind);
        if (kind != Kind::go) m.from = Hexes<A>();
        if (kind != Kind::go && kind != Kind::bring && kind != Kind::take && kind != Kind::lose) m.to = Hexes<A>();
        if (kind != Kind::bring) m.number = Number<A>(0);
        if (kind != Kind::group && kind != Kind::rest) m.area = Area<A>();
        if (k < kKinds)
            for (std::size_t digit = 1; digit < kDepthDigits; ++digit) m.area.depth[digit] = Hexes<A>();
    }
    template <class A>
    static Bit<A> assume(int, const Position<A>&, const Move<A>&) {
        return true;
    }
    template <class A>
    static Bit<A> enough(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        return nymbat::well_formed(s) && nymbat::well_formed(p) && well_shaped(m);
    }

    static constexpr bool kCutPoints = true;
    template <class A, class Visit>
    static void cut_points(int k, const Setting<A>& s, const Position<A>& p, const Move<A>& m, Visit& visit) {
        CutPoints::visit<A>(k, s, p, m, visit);
    }

    // --- notation ----------------------------------------------------------------------------
    static std::string print(const Setting<Native>& s, const Position<Native>& p) {
        return nymbat::print(p, s.scale.edge);
    }
    static std::string print_move(const Setting<Native>&, const Move<Native>& m) { return nymbat::print(m); }
    static Position<Native> parse(const Setting<Native>& s, std::string_view text) {
        return parse_position_on(s.scale.edge, text);
    }
    static Move<Native> parse_move(const Setting<Native>& s, std::string_view text) {
        return parse_move_on(s.scale.edge, text);
    }
    static Picture picture(const Setting<Native>& s, const Position<Native>& p) {
        return nymbat::picture(p, s.scale, how_ended<RulesetType>(s, p));
    }
    static Picture picture_of_move(const Setting<Native>& s, const Position<Native>& p, const Move<Native>& m) {
        const auto after = Rules<Native>::apply(s, p, m);
        return nymbat::picture_of_move(p, m, after, s.scale, how_ended<RulesetType>(s, after));
    }
    static std::vector<PictureSum> sums(const Setting<Native>&, const Position<Native>& p, const Move<Native>& m) {
        return nymbat::sums(p, m);
    }

    // --- positions beside findings -------------------------------------------------------------
    static std::span<const ExhibitInfo> exhibits() { return nymbat::exhibits(); }

    using Distance = nymbat::Distance;

    // --- sampling ----------------------------------------------------------------------------
    static constexpr int kCandidateCost = 3;
    static std::pair<Setting<Native>, Position<Native>> throw_position(Dice& dice) {
        return nymbat::throw_position(dice);
    }
    static Move<Native> throw_move(const Setting<Native>&, const Position<Native>& p, Dice& dice) {
        return nymbat::throw_move(p, dice);
    }
    template <class Visit>
    static void for_each_candidate(const Setting<Native>& s, const Position<Native>& p, Visit&& visit) {
        for (const Move<Native>& m : candidates(p, s.scale)) visit(m);
    }
};

}  // namespace nomos::nymbat
