// One line of march, judged from its rear to its front: who moves, what stands in the way, which
// weights meet, which pieces advance, and what becomes of the enemies in front.
#pragma once

#include "model/nika/constraints_weight.hpp"

namespace nomos::nika::stated {

// The spaces of a line from the rear to the front, one beyond the frame at both ends.
inline constexpr int kRear = 1, kFront = kLength;
using Line = std::array<int, std::size_t{kLength} + 2>;
template <class T>
using Along = std::array<T, std::size_t{kLength} + 2>;

template <class A>
struct LineOfMarch {
    using B = Bit<A>;
    const Scene<A>& scene;
    const Direction march;
    const Line& line;
    Along<B> moving{};
    Along<Weight<B>> run{}, block{};  // weight of the run up to here; of the enemies from here on, this the front one
    Along<Weight<B>> behind{};        // ... of the enemies from here on, none of them the front one
    Along<Weight<B>> total{};         // of all moving pieces in the line up to here
    Along<B> held{}, advances{}, routed{}, pushed{}, falls{};

    LineOfMarch(const Scene<A>& s, Direction d, const Line& l) : scene(s), march(d), line(l) {
        for (int i = kRear; i <= kFront; ++i) moving[index(i)] = s.chosen(space(i));
        weigh();
        find_who_advances();
        find_who_is_struck();
    }

    B is_front(int i) const { return moving[index(i)] && !moving[index(i + 1)]; }
    // The pushing weight at i, counted up to there, and that of the front piece at i.
    Weight<B> weight_up_to(int i) const {
        return either(scene.reads(PhalanxLineWithGap::one_line), total[index(i)], run[index(i)]);
    }
    Weight<B> weight_behind(int i) const {
        return either(scene.reads(PhalanxLineWithGap::one_line), total[kFront], run[index(i)]);
    }
    B faces_the_march(int i) const {
        return faces(i, opposite(march)) || (scene.reads(PushFacesWhom::any_member) && faces_a_member(i));
    }
    // An enemy beside the phalanx that would have to face it, and does not.
    B is_silent(int i) const {
        return scene.reads(WeightBeside::must_face) && foe(i) && touches_a_member(i) && !faces_a_member(i);
    }
    // nika.push.outweighs, for the front piece at i.
    B outweighs(int i) const { return is_greater(weight_behind(i), block[index(i + 1)]); }
    // nika.move.on-board, nika.area.enemy-victory-barred, nika.area.normal: the space at i.
    B may_be_entered(int i) const {
        if (space(i) == kBeyond) return false;
        const B barred_rally = (!scene.reads(AreaEnemyRally::open) && at(scene.foe_rally, space(i))) ||
                               (scene.reads(AreaEnemyRally::owner_only) && at(scene.ally_rally, space(i)));
        return scene.in_force.demands(Clause::move_on_board, scene.on_board(space(i))) &&
               scene.in_force.demands(Clause::area_enemy_victory_barred, !at(scene.foe_victory, space(i))) &&
               scene.in_force.demands(Clause::area_normal, !barred_rally);
    }
    // A front piece at i has its way clear; of others nothing is asked.
    B front_is_clear(int i) const { return implies(is_front(i), is_clear(i)); }

private:
    int space(int i) const { return line[index(i)]; }
    B foe(int i) const { return at(scene.foes, space(i)); }
    B joined(int i) const { return scene.are_allied_foes(space(i), space(i + 1)); }

    // --- weights: nika.weight.pushing, nika.weight.pushed ---------------------------------------
    void weigh() {
        for (int i = kRear; i <= kFront; ++i) {
            const B counts = scene.in_force.grants(Clause::weight_pushing, moving[index(i)]);
            run[index(i)] = only_if(counts, one_more(run[index(i - 1)]));
            total[index(i)] = either(counts, one_more(total[index(i - 1)]), total[index(i - 1)]);
        }
        for (int i = kFront; i >= kRear; --i) {
            const Weight<B> further = only_if(joined(i), behind[index(i + 1)]);
            behind[index(i)] = only_if(foe(i), one_more_if(adds_weight_behind(i), further));
            block[index(i)] = only_if(foe(i), one_more_if(scene.in_force(Clause::weight_pushed), further));
        }
    }
    // Of an enemy behind the front one: nika.weight.any-facing says it once more of one that the phalanx does not
    // touch.
    B adds_weight_behind(int i) const {
        const auto& in_force = scene.in_force;
        const B said = in_force(Clause::weight_pushed) || (in_force(Clause::weight_any_facing) && !touches_a_member(i));
        return said && !is_silent(i);
    }

    // --- the enemy in front ----------------------------------------------------------------------
    B faces(int i, Direction d) const { return at(scene.before.facing[index(static_cast<int>(d))], space(i)); }
    B faces_a_member(int i) const {
        return exists(0, 4, [&](int d) {
            const int seen = Frame::neighbour(space(i), static_cast<Direction>(d));
            return seen < 0 ? B(false) : faces(i, static_cast<Direction>(d)) && scene.chosen(seen);
        });
    }
    B touches_a_member(int i) const {
        return exists(0, 4, [&](int d) {
            const int other = Frame::neighbour(space(i), static_cast<Direction>(d));
            return other < 0 ? B(false) : scene.chosen(other);
        });
    }
    // nika.rout.not-facing for every piece, nika.phalanx.rout-not-push for those of a phalanx.
    B flank_counts() const {
        return scene.in_force(Clause::rout_not_facing) ||
               scene.in_force.grants(Clause::phalanx_rout_not_push, scene.several);
    }
    B would_be_routed(int i) const { return foe(i) && flank_counts() && !faces_the_march(i); }
    // May the front piece at i push what stands before it? That only who faces it is pushed two clauses say,
    // one of pushes and one of routs.
    B may_push(int i) const {
        return foe(i + 1) && scene.several &&
               scene.in_force.demands(Clause::phalanx_rout_not_push, faces_the_march(i + 1)) &&
               scene.in_force.demands(Clause::push_front_faces, faces_the_march(i + 1)) &&
               scene.in_force.demands(Clause::push_outweighs, outweighs(i));
    }
    // Who could be pushed as well is: only without both of those clauses.
    B is_rather_pushed(int i) const {
        const auto& in_force = scene.in_force;
        const B told_apart = in_force(Clause::phalanx_rout_not_push) || in_force(Clause::push_front_faces);
        return when(
            !told_apart, [&] { return may_push(i - 1); }, B(false));
    }

    // --- who advances ----------------------------------------------------------------------------
    // nika.move.occupied: the way of the front piece at i.
    B is_clear(int i) const {
        return scene.in_force.demands(Clause::move_occupied,
                                      !at(scene.occupied, space(i + 1)) || would_be_routed(i + 1) || may_push(i));
    }
    B is_free(int i) const { return may_be_entered(i + 1) && front_is_clear(i); }

    void find_who_advances() {
        Along<B> free_ahead{};  // this piece and those of its run before it are free
        B whole_line = true;
        for (int i = kFront; i >= kRear; --i) {
            held[index(i)] = moving[index(i)] && !is_free(i);
            free_ahead[index(i)] = moving[index(i)] && !held[index(i)] && (is_front(i) || free_ahead[index(i + 1)]);
            whole_line = whole_line && !held[index(i)];
        }
        Along<B> whole_run{};
        for (int i = kRear; i <= kFront; ++i) {
            whole_run[index(i)] = select(moving[index(i - 1)], whole_run[index(i - 1)], free_ahead[index(i)]);
            advances[index(i)] =
                moving[index(i)] && select(scene.reads(PhalanxLineWithGap::each_run), whole_run[index(i)], whole_line);
        }
    }

    // --- the enemies in front ---------------------------------------------------------------------
    // Each pushed enemy takes the next one of its side along; the last may fall.
    void find_who_is_struck() {
        for (int i = kRear; i <= kFront; ++i) {
            const B entered = advances[index(i - 1)];
            routed[index(i)] = entered && would_be_routed(i) && !is_rather_pushed(i);
            const B struck = (entered && may_push(i - 1)) || (pushed[index(i - 1)] && joined(i - 1));
            pushed[index(i)] = scene.in_force.grants(Clause::push_one_space, struck);
        }
        for (int i = kRear; i <= kFront; ++i)
            falls[index(i)] =
                pushed[index(i)] && !joined(i) && (falls_off(i) || falls_into_area(i) || falls_into_enemy(i));
    }
    B falls_off(int i) const { return scene.in_force.grants(Clause::pushed_off_board, !scene.on_board(space(i + 1))); }
    B falls_into_area(int i) const {
        const B of_its_own_team = scene.reads(VictoryPushedHome::routed) && scene.in_any_victory(space(i + 1));
        return scene.in_force.grants(Clause::pushed_into_enemy_victory,
                                     scene.in_victory_of_enemy(space(i), space(i + 1)) || of_its_own_team);
    }
    // What stands behind the last one pushed is not of its side; it may be leaving with the march.
    B falls_into_enemy(int i) const {
        const B vacated = scene.reads(PushEnemyInGap::follows) && advances[index(i + 1)];
        return scene.in_force.grants(Clause::pushed_into_enemy, at(scene.occupied, space(i + 1)) && !vacated);
    }
};

}  // namespace nomos::nika::stated
