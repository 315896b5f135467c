// Nerva as the ruleset concept wants it.
#pragma once

#include "model/core/ended.hpp"
#include "model/core/ruleset.hpp"
#include "model/core/setting_option.hpp"
#include "model/nerva/aids/credible.hpp"
#include "model/nerva/aids/cut_points.hpp"
#include "model/nerva/aids/images.hpp"
#include "model/nerva/aids/sampling.hpp"
#include "model/nerva/aids/unhidden.hpp"
#include "model/nerva/constraints.hpp"
#include "model/nerva/exhibits.hpp"
#include "model/nerva/kings_file.hpp"
#include "model/nerva/notation.hpp"
#include "model/nerva/position.hpp"
#include "model/nerva/rules.hpp"
#include "model/nerva/text.hpp"

namespace nomos::nerva {

const RulesetInfo& info();

struct RulesetType {
    static constexpr int kOutcomes = static_cast<int>(Outcome::count_);
    using Clause = nerva::Clause;
    using Reading = nerva::Reading;
    template <class A>
    using Setting = nerva::Setting<A>;
    template <class A>
    using Position = nerva::Position<A>;
    template <class A>
    using Move = nerva::Move<A>;
    template <class A>
    using Rules = nerva::Rules<A>;
    using Constraints = nerva::Constraints;
    using Images = nerva::Images;

    static const RulesetInfo& info() { return nerva::info(); }
    static std::span<const ExhibitInfo> exhibits() { return nerva::exhibits(); }

    // --- set-up and well-formedness ----------------------------------------------------------
    static Setting<Native> default_setting() { return {default_readings<Reading>(readings()), example_kings(), {}}; }
    // The "board" that players choose is where their kings hide.
    static Setting<Native> setting_of_board(std::string_view text, std::string_view file) {
        return {default_readings<Reading>(readings()), parse_kings(text, file), {}};
    }
    // ... and so are their places, one by one: the usual place first.
    static std::span<const SettingOption> setting_options();
    static void set(Setting<Native>& s, int side, int value);
    static int value_of(const Setting<Native>& s, int side);
    // A position tells where both kings were put, one king each; one that has more is left to the setting.
    static Setting<Native> settled_as_in(Setting<Native> s, const Position<Native>& p) {
        if (one_hot(p.kings[0]) && one_hot(p.kings[1])) s.kings = p.kings;
        return s;
    }
    // Empty boards, all pawns in hand, both kings hidden, White to move.
    template <class A>
    static Position<A> start(const Setting<A>& s) {
        Position<A> p{};
        p.kings = s.kings;
        for (auto& side : p.supply) side.fill(Number<A>(s.of_a_size));
        return p;
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>& s) {
        return nerva::well_formed(s);
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>&, const Position<A>& p) {
        return nerva::well_formed(p);
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>&, const Position<A>&, const Move<A>& m) {
        return nerva::well_formed(m);
    }
    // Well-formedness has no sums over the boards - that pawns add up is an invariant - so proofs that
    // can do without the invariants do without sums.
    template <class A>
    static Bit<A> enough(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        return nerva::well_formed(s) && nerva::well_formed(p) && nerva::well_formed(m);
    }
    template <class A>
    static Number<A> pieces(const Position<A>& p) {
        return count(p.pawns[0]) + count(p.pawns[1]);
    }
    // Kings that stand, too: what a reader counts when one comes to light, or falls.
    static int on_board(const Position<Native>& p) {
        return pieces<Native>(p) + p.standing_king(Side::white).count() + p.standing_king(Side::black).count();
    }
    static constexpr std::string_view kWellFormedHint = "0 to 96 pawns of each size in hand, and as many lost";
    static bool judged_elsewhere(Clause) { return false; }

    // --- proofs --------------------------------------------------------------------------------
    // Kind by kind; an attack is cut at what it adds up.
    static constexpr int kCases = 3;
    template <class A>
    static void restrict(int k, Setting<A>&, Move<A>& m) {
        m.kind = Bits<kKinds>::single(k);
    }
    template <class A>
    static Bit<A> assume(int, const Position<A>&, const Move<A>&) {
        return true;
    }
    static constexpr bool kCutPoints = true;
    static constexpr bool kNotionsAreTurned = true;
    template <class A, class Visit>
    static void cut_points(int k, const Setting<A>& s, const Position<A>& p, const Move<A>& m, Visit& visit) {
        if (k == static_cast<int>(Kind::attack)) CutPoints::visit<A>(s, p, m, visit);
    }

    // --- hidden information ------------------------------------------------------------------
    static constexpr int kOnlookers = kSides;
    template <class A>
    static Position<A> alike(int onlooker, const Position<A>& one, const Position<A>& any) {
        return nerva::alike<A>(static_cast<Side>(onlooker), one, any);
    }
    template <class A>
    static Setting<A> alike(int onlooker, Setting<A> one, const Setting<A>& any) {
        const std::size_t enemy = index(enemy_of(static_cast<Side>(onlooker)));
        one.kings[enemy] = any.kings[enemy];
        return one;
    }
    template <class A, class Visit>
    static void unhidden(const Setting<A>& s, const Position<A>& one, const Position<A>& other, Visit&& visit) {
        visit_unhidden<A>(s, one, other, visit);
    }

    // --- notation ----------------------------------------------------------------------------
    static std::string print(const Setting<Native>& s, const Position<Native>& p) {
        return nerva::print(p, s.geometry);
    }
    static std::string print_move(const Setting<Native>&, const Move<Native>& m) { return nerva::print(m); }
    static Position<Native> parse(const Setting<Native>& s, std::string_view text) {
        return parse_position_on(s.geometry, text);
    }
    static Move<Native> parse_move(const Setting<Native>&, std::string_view text) { return nerva::parse_move(text); }
    static bool is_credible(const Setting<Native>& s, const Position<Native>& p) { return nerva::is_credible(s, p); }
    // Pawns lost: hundreds are in no game that anybody plays, though none of the rules forbids it.
    static int far_fetched(const Setting<Native>&, const Position<Native>& p) {
        int lost = 0;
        for (const auto& side : p.lost)
            for (const int n : side) lost += n;
        return lost;
    }
    // How the game has ended; where no king shows it, also why (end.all-placed, end.stuck).
    static std::string ended(const Setting<Native>& s, const Position<Native>& p) {
        std::string how(how_ended<RulesetType>(s, p));
        if (how.empty() || p.captured[0] || p.captured[1]) return how;
        return how + (Rules<Native>::all_placed(s, p) ? " (the pawns are placed)"
                                                      : " (the side to move can neither place nor attack)");
    }
    static Picture picture(const Setting<Native>& s, const Position<Native>& p) {
        return nerva::picture(p, s.geometry, ended(s, p));
    }
    static Picture picture_of_move(const Setting<Native>& s, const Position<Native>& p, const Move<Native>& m) {
        const auto after = Rules<Native>::apply(s, p, m);
        return nerva::picture_of_move(p, m, after, s.geometry, ended(s, after));
    }
    static std::vector<PictureSum> sums(const Setting<Native>& s, const Position<Native>& p, const Move<Native>& m) {
        return nerva::sums(s, p, m);
    }

    // --- sampling ----------------------------------------------------------------------------
    static constexpr int kCandidateCost = 2;
    static std::pair<Setting<Native>, Position<Native>> throw_position(Dice& dice) {
        return nerva::throw_position(dice);
    }
    static Move<Native> throw_move(const Setting<Native>&, const Position<Native>& p, Dice& dice) {
        return nerva::throw_move(p, dice);
    }
    // In hand is what is neither on the board nor lost; a king is where it was to be. Otherwise lost is what is
    // neither on the board nor in hand: the game is as near to its end as it was.
    static Position<Native> consistent(const Setting<Native>& s, Position<Native> p) {
        p.kings = s.kings;
        book_hands(p);
        return p;
    }
    static Position<Native> otherwise_consistent(const Setting<Native>& s, Position<Native> p) {
        std::swap(p.supply, p.lost);
        p = consistent(s, p);
        std::swap(p.supply, p.lost);
        return p;
    }
    // Every placing, every attack from a place on one around or over or under, the pass. Beside a small
    // board only placings are worth asking about: nothing stands there.
    template <class Visit>
    static void for_each_candidate(const Setting<Native>& setting, const Position<Native>&, Visit&& visit) {
        visit(pass());
        for (int place = 0; place < kPlaces; ++place) {
            visit(placing(place));
            if (!setting.geometry.places.test(place)) continue;
            for (Step s : kAround)
                if (const int to = Boards::neighbour(place, s); to >= 0) visit(attack(place, to));
            for (int levels : {-1, 1})
                if (const int to = Boards::above(place, levels); to >= 0) visit(attack(place, to));
        }
    }
};

}  // namespace nomos::nerva
