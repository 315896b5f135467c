// Where Nerva's two encodings speak of the same notion, each computed in its own way: the places at
// which a proof that they agree can be cut (model/smt/cuts.hpp). Nothing is decided here; a pair
// that is not equal only makes the cut fail.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "model/nerva/constraints.hpp"
#include "model/nerva/rules.hpp"

namespace nomos::nerva {

// What lies around the target bit by bit, the points of one neighbour more at a time, then who is higher: whatever an
// attack does rests on that.
struct CutPoints {
    template <class A, class Visit>
    static void visit(const Setting<A>& s, const Position<A>& p, const Move<A>& m, Visit&& visit) {
        const InForce<A, Clause> all{};
        const stated::Scene<A> scene{s, p, m, all};
        const stated::Totals<A> totals{scene};
        const Attack<A> attack(s, p, m);
        // Only pawns that count have links that count.
        visit.lemma(none(attack.linked_ & ~attack.counted_));
        Bit<A> among = true;
        each<kAround>([&]<Step S>(std::size_t) {
            among = among && implies(attack.template near<S>(attack.linked_), attack.template near<S>(attack.counted_));
        });
        visit.lemma(among);
        visit("around", around(totals, attack, enemy_of(p).lending(s), enemy_of(p).pawns));
        visit("countered", attack.is_countered(), totals.is_ambush_countered());
        visit("ambush", attack.in_ambush(), totals.is_ambush() && !totals.is_ambush_countered());
        Number<A> sum = 0;
        each<kAround>([&]<Step S>(std::size_t k) {
            sum = k == 0 ? attack.template points_of<S>() : sum + attack.template points_of<S>();
            const int neighbours = static_cast<int>(k) + 1;
            visit.count("attack of " + std::to_string(neighbours), sum, totals.attack_of_first(neighbours).at_least,
                        kMostOfOne * neighbours);
        });
        visit("further friends", further_friends(totals, attack));
        each<kWindow>([&]<Step S>(std::size_t k) {
            sum = sum + to_number(attack.template lends_once<S>());
            const int friends = static_cast<int>(k) + 1;
            visit.count("attack with " + std::to_string(friends), sum, totals.attack_with_friends(friends).at_least,
                        kMostOfOne * static_cast<int>(kAround.size()) + friends);
        });
        visit("higher", attack.succeeds(), totals.attack_is_higher());
        visit.leave_behind();
        const stated::Ending<A> ending{s, p, all};
        std::array<Bit<A>, std::size_t{kPlaces}> room{};
        for (int x = 0; x < kPlaces; ++x)
            room[static_cast<std::size_t>(x)] = stated::Placing<A>{scene}.has_room_for_a_pawn(x);
        visit("room for a pawn", placeable(s, p), room, [](const auto&) { return Bit<A>(true); });
        visit("nobody could place", none(open_to_either(s, p)),
              !ending.could_place(Side::white) && !ending.could_place(Side::black));
        visit("nothing to place", none(open_places(s, p)), !stated::Placing<A>{scene}.is_allowed_somewhere());
        visit("nothing to attack", none(targets(s, p) & nerva::around(mover_of(p).pawns)),
              !stated::Attack<A>{scene}.is_allowed_somewhere());
    }

private:
    // A pawn of a full stack with friends all around.
    static constexpr int kMostOfOne = 3 + static_cast<int>(kAround.size());

    // note.operator()<step>(number) for all steps of a table.
    template <const auto& Steps, class F>
    static void each(F&& note) {
        [&]<std::size_t... I>(std::index_sequence<I...>) { (note.template operator()<Steps[I]>(I), ...); }
        (std::make_index_sequence<Steps.size()>{});
    }
    template <class A>
    using Pairs = std::vector<std::pair<Bit<A>, Bit<A>>>;

    template <class A>
    static Pairs<A> around(const stated::Totals<A>& totals, const Attack<A>& attack, const Places<A>& enemy_lending,
                           const Places<A>& enemy_pawns) {
        using Level = LevelOf<A>;
        const auto& place = totals.place;
        Pairs<A> pairs;
        each<kAround>([&]<Step S>(std::size_t k) {
            const int neighbour = static_cast<int>(k);
            pairs.emplace_back(attack.template near<S>(attack.own_), place.attackers[k]);
            pairs.emplace_back(attack.template near<S>(attack.counted_), totals.counts(neighbour));
            pairs.emplace_back(attack.template near<S>(attack.stacked_), place.stacked[k]);
            // Under each-once, too: a pawn to which friends lend, though not each for itself.
            pairs.emplace_back(attack.template near<S>(attack.linked_), totals.is_lent(neighbour));
        });
        each<kWindow>([&]<Step S>(std::size_t k) {
            pairs.emplace_back(attack.template near<S>(attack.lending_), place.own_lends[k]);
        });
        each<kBeside>([&]<Step S>(std::size_t k) {
            pairs.emplace_back(attack.template near<S>(attack.level_(enemy_lending)), place.enemy_lends[k]);
        });
        pairs.emplace_back(any(attack.target_ & Level::in_full_stacks(enemy_pawns)), place.target_stacked);
        return pairs;
    }
    template <class A>
    static Pairs<A> further_friends(const stated::Totals<A>& totals, const Attack<A>& attack) {
        Pairs<A> pairs;
        each<kWindow>([&]<Step S>(std::size_t) {
            pairs.emplace_back(attack.template lends_once<S>(), totals.adds_as_further_friend(S));
        });
        return pairs;
    }
    static constexpr auto kWindow = [] {
        std::array<Step, std::size_t{stated::kSteps}> steps{};
        for (int s = 0; s < stated::kSteps; ++s) steps[static_cast<std::size_t>(s)] = stated::step_of(s);
        return steps;
    }();
};

}  // namespace nomos::nerva
