// Where Nika's two encodings speak of the same notion, each computed in its own way: the places at
// which a proof that they agree can be cut (model/smt/cuts.hpp). Nothing is decided here; a pair
// that is not equal only makes the cut fail.
#pragma once

#include "model/nika/constraints.hpp"
#include "model/nika/rules.hpp"

namespace nomos::nika {

template <class A>
std::array<Bit<A>, std::size_t{kFrame}> on_frame(const stated::PerCell<Bit<A>>& by_space) {
    std::array<Bit<A>, std::size_t{kFrame}> cells{};
    for (std::size_t x = 0; x < kFrame; ++x) cells[x] = by_space[x];
    return cells;
}

// visit.lemma(claim) holds and helps; visit.step(claim) helps until visit.forget().
// visit(name, the rules' word or bit, the constraints' bits, fact): the same notion twice;
// `fact(word)` is something it is known to satisfy. Links and ties: see checkers/cut_proof.hpp.
template <class A, class Visit>
void cut_points_of_phalanx(const stated::Scene<A>& scene, const Cells<A>& pieces, Visit&& visit) {
    const auto chosen = [&](const Cells<A>& w) { return none(w & ~pieces); };
    Cells<A> flood = Rules<A>::lowest_of(pieces);
    stated::PerCell<Bit<A>> reached = stated::first_chosen(scene);
    visit("first piece", flood, on_frame<A>(reached), chosen);
    for (int step = 1; step < kPiecesEach; ++step) {
        flood = Rules<A>::flooded(flood, pieces), reached = stated::one_step_further(scene, reached);
        visit("reached in " + std::to_string(step), flood, on_frame<A>(reached), chosen);
    }
    visit("connected", Rules<A>::connected(pieces), stated::hang_together(scene));
    visit.leave_behind();
}

// The weights, one more at a time, in all lines; at last, who outweighs the foes before it.
template <class A, Direction D, class Visit>
void cut_points_of_weights(const March<A, D>& run, const std::vector<stated::LineOfMarch<A>>& lines, Visit&& visit) {
    using stated::kFront, stated::kRear, stated::index;
    using Bits_ = std::array<Bit<A>, std::size_t{kFrame}>;
    const Cells<A> tied = run.tie();
    const Cells<A> uncounted = run.silent();
    Cells<A> rank = run.moving, first = run.sides.foes, block = run.first_block(uncounted);
    Bits_ fronts{}, opposed{}, outweighs{};
    const auto each = [&](auto&& note) {
        for (const auto& told : lines)
            for (int i = kRear; i <= kFront; ++i) note(told, i, index(told.line[index(i)]));
    };
    each([&](const auto& told, int i, std::size_t x) {
        fronts[x] = told.is_front(i);
        opposed[x] =
            told.is_front(i) && stated::at(run.sides.foes, told.line[index(i + 1)]) && told.faces_the_march(i + 1);
        outweighs[x] = told.outweighs(i);
    });
    const auto of_foes = [&](const Cells<A>& w) { return none(w & ~run.sides.foes); };
    // A lone piece has nobody behind it, so it never outweighs.
    const auto alone = [&](int k) {
        return [&, k](const Cells<A>& w) { return implies(Bit<A>(k > 1) && one_hot(run.moving), none(w)); };
    };
    for (int k = 1; k <= kPiecesEach; ++k) {
        const Cells<A> shorter = block;
        if (k > 1) rank = run.next_rank(rank, tied), first = run.sides.foes & behind<D>(shorter);
        if (k > 1) block = run.next_block(block, uncounted);
        Bits_ up_to{}, behind_front{}, from_first{}, blocks{};
        each([&](const auto& told, int i, std::size_t x) {
            const std::size_t at_least = index(k - 1);
            up_to[x] = told.moving[index(i)] && told.weight_up_to(i)[at_least];
            behind_front[x] = told.weight_behind(i)[at_least];
            from_first[x] = told.block[index(i)][at_least];
            blocks[x] = told.behind[index(i)][at_least];
        });
        const std::string at_least = "at least " + std::to_string(k);
        // The two differ only where the first of a block is one that does not count.
        const auto follows = [&](const Cells<A>& w) {
            return of_foes(w) && none((w ^ behind<D>(shorter)) & run.sides.foes);
        };
        if (k > 1) visit("block met of " + at_least, first, from_first, follows);
        visit("block of " + at_least, block, blocks,
              [&](const Cells<A>& w) { return of_foes(w) && none((w ^ first) & ~uncounted); });
        visit.link("rank of " + at_least, rank, up_to, alone(k));
        visit.tie("front of " + at_least, run.in_line_with(rank, tied), behind_front, fronts, alone(k));
    }
    visit.tie("outweighs", run.outweighing(), outweighs, opposed, alone(kPiecesEach));
}

template <class A, Direction D, class Visit>
void cut_points_of_march(const Setting<A>& s, const Position<A>& p, const stated::Scene<A>& scene,
                         const Sides<A>& sides, const Cells<A>& pieces, Visit&& visit) {
    using stated::index;
    const March<A, D> run{s, p, sides, pieces};
    const stated::March<A> told(scene, D);
    stated::PerCell<Bit<A>> facing{}, silent{}, clear{}, held{};
    Bit<A> open = true;
    std::vector<stated::LineOfMarch<A>> lines;
    for (const stated::Line& line : stated::kLines[index(static_cast<int>(D))]) {
        const auto& judged = lines.emplace_back(scene, D, line);
        for (int i = stated::kRear; i <= stated::kFront; ++i) {
            facing[index(line[index(i)])] = judged.faces_the_march(i);
            silent[index(line[index(i)])] = judged.is_silent(i);
            clear[index(line[index(i)])] = judged.front_is_clear(i);
            held[index(line[index(i)])] = judged.held[index(i)];
            open = open && test(sides.open, line[index(i)]) == judged.may_be_entered(i);
        }
    }
    visit.lemma(open);
    const auto nothing = [](const Cells<A>&) { return Bit<A>(true); };
    // Who is met by a front and faces the march faces that front, so he counts: seen before facings are cut away.
    visit("uncounted", run.silent(), on_frame<A>(silent), [&](const Cells<A>& w) {
        return none(w & ~sides.foes) && none(w & run.resisting() & ahead<D>(pieces)) &&
               implies(s.readings.is(WeightBeside::counts), none(w));
    });
    visit("facing", run.facing(), on_frame<A>(facing), nothing);
    cut_points_of_weights<A, D>(run, lines, visit);
    const Cells<A> going = run.advancing();
    const auto clash = run.clash(going);
    // A piece that is not held has its way clear: what later cuts need to know of the weights.
    const auto has_clear_way = [&](const Cells<A>& w) {
        return for_all(0, kFrame, [&](int x) { return implies(test(w, x), clear[index(x)]); });
    };
    const Cells<A> stuck = run.stuck();
    visit.step(has_clear_way(pieces & ~stuck));
    visit("held", stuck, on_frame<A>(held), [&](const Cells<A>& w) { return none(w & ~pieces); });
    visit.step(has_clear_way(going));
    // Where a piece goes, no friend stays.
    visit("advancing", going, on_frame<A>(told.advances),
          [&](const Cells<A>& w) { return none(w & ~pieces) && none(ahead<D>(w) & sides.friends & ~w); });
    const Cells<A> met = ahead<D>(going) & sides.foes, resisting = run.resisting();
    visit("routed", clash.routed, on_frame<A>(told.routed),
          [&](const Cells<A>& w) { return none(w & ~met) && none(w & resisting) && none(met & ~resisting & ~w); });
    // No foe stays where a piece goes ...
    visit("shoved", clash.shoved, on_frame<A>(told.pushed), [&](const Cells<A>& w) {
        return none(w & ~sides.foes) && none(ahead<D>(Cells<A>(going | w)) & sides.foes & ~(clash.routed | w));
    });
    // ... and nobody where a foe is pushed.
    visit("crushed", clash.crushed, on_frame<A>(told.falls), [&](const Cells<A>& w) {
        return none(w & ~clash.shoved) && none(ahead<D>(clash.shoved & ~w) & p.occupied() & ~(clash.shoved | going));
    });
    visit.forget();
    const Cells<A> fallen = clash.fallen(), gone = stated::spaces_where<A>([&](int x) { return told.is_lost(x); });
    for (std::size_t c = 0; c < kCities; ++c)
        visit("fallen of " + std::string(kCityNames[c]), p.city[c] & fallen, gone & p.city[c]);
}

// With one option chosen, whichever was.
template <class A, class O>
Setting<A> where_it_is(Setting<A> s, O option) {
    s.readings.chosen[static_cast<std::size_t>(reading_of(option))] =
        Word<A, kMostOptions>(Bits<kMostOptions>::single(static_cast<int>(option)));
    return s;
}

// Where turned-away foes add no weight, nothing is heavier for it, so whoever advances where they add weight
// advances there too. By levels of weight, each from the one before: a block is within the block of the level
// below, and what counts for less is within what counts for more.
template <class A, Direction D, class Visit>
void facts_of_weight_beside(const Setting<A>& s, const Position<A>& p, const Sides<A>& sides, const Cells<A>& moving,
                            Visit&& visit) {
    const Setting<A> more = where_it_is(s, WeightBeside::counts), less = where_it_is(s, WeightBeside::must_face);
    const March<A, D> heavy{more, p, sides, moving}, light{less, p, sides, moving};
    const auto within = [](const Cells<A>& w, const Cells<A>& of) { return none(w & ~of); };
    const Cells<A> uncounted = light.silent(), tied = heavy.tie();
    Cells<A> full = heavy.first_block(heavy.silent()), few = light.first_block(uncounted);
    const Bit<A> of_foes = within(uncounted, sides.foes);
    visit.follows({}, of_foes, light.facing_member());
    visit.follows({of_foes}, within(few, full), uncounted, sides.foes);
    Cells<A> rank = moving, outweighs = {}, lightly = {};
    for (int k = 2; k <= kPiecesEach; ++k) {
        const Cells<A> full_below = full, few_below = few, outweighs_below = outweighs, lightly_below = lightly;
        full = heavy.next_block(full, heavy.silent()), few = light.next_block(few, uncounted);
        rank = heavy.next_rank(rank, tied);
        const Cells<A> front = heavy.in_line_with(rank, tied), further = heavy.next_block(full, heavy.silent());
        outweighs = outweighs | (front & ~behind<D>(full)), lightly = lightly | (front & ~behind<D>(few));
        if (k == 2) visit.follows({}, within(full, full_below), sides.foes);
        visit.follows({within(full, full_below)}, within(further, full), full, full_below, sides.foes);
        visit.follows({within(few_below, full_below), within(full, full_below), of_foes}, within(few, full), few_below,
                      full_below, uncounted, sides.foes);
        visit.follows({within(outweighs_below, lightly_below), within(few, full)}, within(outweighs, lightly),
                      outweighs_below, lightly_below, few, full, front);
    }
    const Cells<A> halted = heavy.stuck(), free = light.stuck(), some = heavy.advancing(),
                   more_of_them = light.advancing();
    visit.follows({within(outweighs, lightly)}, within(free, halted), outweighs, lightly);
    visit.follows({within(free, halted)}, within(some, more_of_them), free, halted);
    visit.follows({}, within(more_of_them, moving), free);
    visit.relate({within(some, more_of_them), within(more_of_them, moving)}, some, more_of_them);
}

// Where two readings differ in which foes are crushed, one more or one less arrives: not at home, where no piece
// of the acting team may be. visit(fact, notions) for what follows from well-formedness, whatever the notion is;
// said of what a march computes.
template <class A, class Visit>
void facts_of_notions(const Setting<A>& s, const Position<A>& p, const Action<A>& m, Visit&& visit) {
    if (stated::surely_not(m.is(Kind::move))) return;
    const Sides<A> sides = sides_of(s, p);
    in_direction<Bit<A>>(m.direction, [&]<Direction D>() -> Bit<A> {
        if (stated::surely_not(m.towards(D))) return true;
        const March<A, D> march{s, p, sides, m.pieces};
        const Cells<A> going = march.advancing();
        visit(none(march.clash(going).shoved & ~sides.foes), going);
        facts_of_weight_beside<A, D>(s, p, sides, m.pieces, visit);
        return true;
    });
    for (std::size_t c = 0; c < kCities; ++c)
        visit(none(sides.foes & p.city[c]) || none(sides.friends & s.board.victory[c]), Bit<A>(true));
}

// Who is own, friend and foe.
template <class A, class Visit>
Sides<A> cut_points_of_sides(const Setting<A>& s, const Position<A>& p, const Action<A>& m, Visit&& visit) {
    const InForce<A, Clause> all{};
    const stated::Scene<A> scene(s, p, m, all);
    const Sides<A> sides = sides_of(s, p);
    visit.lemma(sides.own == scene.own && sides.friends == scene.friends && sides.foes == scene.foes);
    return sides;
}

// All that a proof needs to know of actions with pieces that are not the acting city's.
template <class A, class Visit>
void cut_points_of_strangers(const Setting<A>& s, const Position<A>& p, const Action<A>& m, Visit&& visit) {
    const InForce<A, Clause> all{};
    visit("own pieces in the rules", none(m.pieces & ~sides_of(s, p).own), Bit<A>(false));
    visit("own pieces in the constraints", stated::within(m.pieces, stated::Scene<A>(s, p, m, all).own), Bit<A>(false));
}

template <class A, class Visit>
void cut_points(const Setting<A>& s, const Position<A>& p, const Action<A>& m, Visit&& visit) {
    const InForce<A, Clause> all{};
    const stated::Scene<A> scene(s, p, m, all);
    cut_points_of_phalanx<A>(scene, m.pieces, visit);
    const Sides<A> sides = cut_points_of_sides<A>(s, p, m, visit);
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        const auto march = [&]<Direction D>() {
            if (stated::surely_not(m.towards(D)) || stated::surely_not(m.is(Kind::move))) return;
            cut_points_of_march<A, D>(s, p, scene, sides, m.pieces, visit);
        };
        (march.template operator()<kDirections[I]>(), ...);
    }
    (std::make_index_sequence<4>{});
}

}  // namespace nomos::nika
