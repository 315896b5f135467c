// Constraints on points: what an attack amounts to, what the target has against it, who is higher.
// All of it on the board before the attack.
#pragma once

#include "model/nerva/constraints_points.hpp"
#include "model/nerva/constraints_surroundings.hpp"

namespace nomos::nerva::stated {

template <class A>
struct Totals {
    using B = Bit<A>;
    const Scene<A>& scene;
    const InForce<A, Clause>& in_force = scene.in_force;
    Surroundings<A> place{scene};

    // nerva.attack.success
    B attack_is_higher() const { return is_higher(attack(), defence()); }

    // --- attack --------------------------------------------------------------------------------
    Points<B> attack() const {
        const B ambush = in_force.grants(Clause::ambush_bonus, is_ambush()) &&
                         !in_force.grants(Clause::ambush_counter, is_ambush_countered());
        Points<B> points = only_if(in_force(Clause::attack_total), attack_before_ambush());
        points.add_if(ambush && scene.reads(AmbushPoints::plus_one));
        return either(ambush && scene.reads(AmbushPoints::three), Points<B>::exactly(3), points);
    }
    // nerva.attack.total
    Points<B> attack_before_ambush() const {
        return attack_with_friends(surely_not(scene.reads(AttackSum::each_once)) ? 0 : kSteps);
    }
    // Of all of them, and of so many of the further friends, in the order of steps.
    Points<B> attack_with_friends(int steps) const {
        Points<B> sum = attack_of_first(8);
        for (int s = 0; s < steps; ++s) sum.add_if(adds_as_further_friend(step_of(s)));
        return sum;
    }
    // Of so many of the places around, in their order: own points, and attack links where each of these adds.
    Points<B> attack_of_first(int places) const {
        Points<B> sum;
        for (int k = 0; k < places; ++k) {
            add_own_points(sum, counts(k), is_stacked(k));
            add_attack_links(sum, is_lent(k) && !scene.reads(AttackSum::each_once), kAround[index(k)]);
        }
        return sum;
    }
    // By kAround: a pawn counts; it is in a full stack; what friends lend it adds to the attack.
    B counts(int k) const {
        return place.attackers[index(k)] && (!scene.reads(AttackSum::named_only) || place.named[index(k)]);
    }
    B is_stacked(int k) const { return in_force.grants(Clause::stack_points, place.stacked[index(k)]); }
    B is_lent(int k) const { return counts(k) && !scene.reads(AttackSum::each_one) && links_add(is_stacked(k)); }
    // Under each-once a lending place adds one point, to however many of the pawns around the target it lends, and none
    // where it holds one of them.
    B adds_as_further_friend(Step s) const { return scene.reads(AttackSum::each_once) && is_further_friend(s); }
    // At that step from the target.
    B is_further_friend(Step s) const {
        return place.own_lends[index(number_of(s))] && !pawn_on(s) &&
               in_force.grants(Clause::link_attack, exists(0, 8, [&](int k) {
                                   const Step pawn = kAround[index(k)];
                                   return are_neighbours(s, pawn) ? shares_attack(between(pawn, s)) && is_lent(k)
                                                                  : B(false);
                               }));
    }
    // nerva.stack.points: 3 in place of 1, to which links add or not.
    void add_own_points(Points<B>& sum, const B& counts, const B& stacked) const {
        sum.add_if(counts);
        for (int more = 0; more < 2; ++more) sum.add_if(counts && stacked);
    }
    B links_add(const B& stacked) const { return !stacked || scene.reads(StackLinksToo::base); }
    // nerva.link.attack: friends around the pawn at that step from the target, on its diagonal places alone, or beside
    // it alone.
    void add_attack_links(Points<B>& sum, const B& adds, Step pawn) const {
        const B links = in_force.grants(Clause::link_attack, adds);
        for (Step s : kAround)
            sum.add_if(links && shares_attack(s) && place.own_lends[index(number_of(followed_by(pawn, s)))]);
    }
    // Friends share attack of whom one is at that step, out of kAround, from the other.
    B shares_attack(Step s) const {
        const bool is_diagonal = s.columns != 0 && s.rows != 0;
        return scene.reads(is_diagonal ? LinkSharesAttack::diagonal : LinkSharesAttack::beside) ||
               scene.reads(LinkSharesAttack::around);
    }

    // --- defence -------------------------------------------------------------------------------
    // nerva.defence.total
    Points<B> defence() const {
        const B king = scene.is_king_attacked();
        const B stacked = in_force.grants(Clause::stack_points, place.target_stacked) && !king;
        Points<B> points;
        add_own_points(points, !king || !in_force(Clause::king_no_points), stacked);
        const B links = in_force.grants(Clause::link_defence, links_add(stacked));
        for (const B& friend_beside : place.enemy_lends) points.add_if(links && friend_beside);
        return only_if(in_force(Clause::defence_total), points);
    }

    // --- ambush --------------------------------------------------------------------------------
    B pawn_on(Step s) const {
        return exists(0, 8, [&](int k) {
            return number_of(kAround[index(k)]) == number_of(s) ? place.attackers[index(k)] : B(false);
        });
    }
    // nerva.ambush.bonus; the diagonals of the target run through its diagonal places and their
    // opposites.
    B is_ambush() const {
        const std::array<Step, 2> rising{kDiagonal[0], opposite(kDiagonal[0])},
            falling{kDiagonal[1], opposite(kDiagonal[1])};
        const auto both = [&](const auto& ends) { return pawn_on(ends[0]) && pawn_on(ends[1]); };
        const auto one = [&](const auto& ends) { return pawn_on(ends[0]) || pawn_on(ends[1]); };
        return (scene.reads(AmbushNeeds::opposite_ends) && (both(rising) || both(falling))) ||
               (scene.reads(AmbushNeeds::each_diagonal) && one(rising) && one(falling)) ||
               (scene.reads(AmbushNeeds::all_four) && both(rising) && both(falling));
    }
    // nerva.ambush.counter; what its options call own is the target's, the mover's enemy's.
    B is_ambush_countered() const {
        const auto& [own_next, own_second] = place.own_above;
        const auto& [enemy_next, enemy_second] = place.enemy_above;
        return (scene.reads(AmbushSpoiledBy::own_next) && enemy_next) ||
               (scene.reads(AmbushSpoiledBy::any_next) && (enemy_next || own_next)) ||
               (scene.reads(AmbushSpoiledBy::own_higher) && (enemy_next || enemy_second)) ||
               (scene.reads(AmbushSpoiledBy::any_higher) && (enemy_next || enemy_second || own_next || own_second));
    }
};

}  // namespace nomos::nerva::stated
