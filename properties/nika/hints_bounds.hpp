// How the solver is led to the bounds of Nika: from what an action does to the shape that acts, and
// every shape there is has been tried (shapes.hpp).
#pragma once

#include "properties/nika/hints.hpp"

namespace nomos::nika::properties {

// Those who act are at most six: they are of one city.
template <class R, class Prover>
void hint_six(const Step<R, Symbolic>& s, Prover& p) {
    const Words chosen = s.move.pieces;
    std::vector<Words> by_city;
    for (std::size_t c = 0; c < kCities; ++c) {
        by_city.push_back(select(test(s.before.turn, static_cast<int>(c)), chosen, Words{}));
        p.template at_most<Words>({by_city[c]}, {s.before.city[c]});
    }
    p.template at_most<Words>({chosen}, by_city);
    p.lemma_from_all_given(p.size(chosen) <= smt::Number(kPiecesEach));
}
// They are of some shape, so the bound over all shapes is theirs.
template <class R, class Prover>
void hint_shape(const Step<R, Symbolic>& s, Prover& p, const Bit<Symbolic>& bound) {
    const Words& chosen = s.move.pieces;
    const Bit<Symbolic> is_shape = one_hot(chosen) || nika::Rules<Symbolic>::connected(chosen);
    p.tried(implies(is_shape && p.size(chosen) <= smt::Number(kPiecesEach), bound));
}

// Who strikes an enemy is chosen; in one line, who strikes is the front of a run.
template <Direction D, class R, class Prover>
void hint_strikers(const HintedMarch<D, R>& march, Prover& p) {
    p.template at_most<Words>({march.seen.struck}, {ahead<D>(march.run.moving)});
    p.template at_most_after_step<Frame, D>(march.run.moving);
}
template <Direction D, class R, class Prover>
void hint_strikers_by_line(const HintedMarch<D, R>& march, Prover& p) {
    const auto lines = lines_along(D);
    const Words fronts = march.run.fronts(), pushed = march.clash.pushed();
    p.template at_most<Words>({march.clash.fallen(), pushed}, {march.seen.struck, ahead<D>(pushed)}, lines);
    p.template at_most<Words>({march.seen.struck}, {ahead<D>(fronts)}, lines);
    p.template at_most_after_step<Frame, D>(fronts, lines);
    const int most = most_over_shapes<D>([&](const auto& run) {
        int n = 0;
        for (const auto& line : lines) n = std::max(n, (run.fronts() & line).count());
        return n;
    });
    Bit<Symbolic> bound = true;
    for (const auto& line : lines) bound = bound && p.size(Words(fronts & Words(line))) <= smt::Number(most);
    hint_shape(march.step, p, bound);
}

// Weights where all enemies count: a front that outweighs k enemies has k + 1 pieces in line with it.
template <Direction D, class R, class Prover>
void hint_outweighing(const nika::March<Symbolic, D>& run, Prover& p) {
    const auto next = [&](const Words& rank) { return run.next_rank(rank, run.tie()); };
    const Bit<Symbolic> all_count = run.setting.readings.is(WeightBeside::counts);
    const std::vector<Words> rows = hint_blocks<D>(run, p);
    std::vector<Words> in_line{run.in_line_with(run.moving, run.tie())};
    for (Words rank = run.moving; in_line.size() < kPiecesEach;) {
        const Words fewer = rank;
        rank = next(rank);
        p.keep_only("rank", rank, [&](const Words& w) { return within(w, fewer) && within(next(w), w); });
        in_line.push_back(run.in_line_with(rank, run.tie()));
    }
    for (std::size_t k = in_line.size() - 1; k > 0; --k)
        p.keep_only("in line", in_line[k], [&](const Words& w) { return within(w, in_line[k - 1]); });
    p.keep_only("heavier", run.outweighing(), [&](const Words& w) {
        Bit<Symbolic> ok = none(w & behind<D>(rows.back()));
        for (std::size_t k = 1; k < rows.size(); ++k) ok = ok && within(w & behind<D>(rows[k - 1]), in_line[k]);
        return implies(all_count, ok);
    });
}
struct PushHints {
    template <class R, class Prover>
    static void give(const Step<R, Symbolic>& s, Prover& p) {
        p.forget("connected", nika::Rules<Symbolic>::connected(s.move.pieces));
        in_its_direction(s, [&]<Direction D>(const HintedMarch<D, R>& march) {
            p.same(march.view.own(s.before.city), march.sides.own),
                p.same(march.view.foes(s.before.city), march.sides.foes);
            hint_outweighing<D, R>(march.run, p);
            hint_march(march, p);
        });
    }
};
// Where all enemies count, the k-th ones of all blocks stand k spaces before fronts that can push so many.
template <Direction D, class R, class Prover>
void hint_pushed(const HintedMarch<D, R>& march, Prover& p) {
    const Words shoved = select(march.view.reads(WeightBeside::counts), march.clash.shoved, Words{});
    p.same(march.seen.weighty, shoved);
    std::vector<Words> of_blocks{shoved & march.met};
    for (int k = 2; k < kPiecesEach; ++k) of_blocks.push_back(shoved & ahead<D>(of_blocks.back()));
    p.lemma(none(shoved & ahead<D>(of_blocks.back())));
    p.template at_most<Words>({shoved}, of_blocks);
    const std::vector<Words> fronts = fronts_by_push<Symbolic, D>(march.run);
    smt::Number can_push = 0;
    for (std::size_t k = 0; k < fronts.size(); ++k) {
        Words before_them = fronts[k];
        for (std::size_t i = 0; i <= k; ++i) {
            p.template at_most_after_step<Frame, D>(before_them);
            before_them = ahead<D>(before_them);
        }
        p.template at_most<Words>({of_blocks[k]}, {before_them});
        p.lemma(p.size(of_blocks[k]) <= p.size(fronts[k]));
        can_push = can_push + p.size(fronts[k]);
    }
    const int most = most_over_shapes<D>([](const auto& run) {
        int n = 0;
        for (const auto& some : fronts_by_push<Native, D>(run)) n += some.count();
        return n;
    });
    hint_shape(march.step, p, can_push <= smt::Number(most));
    p.lemma(p.size(shoved) <= can_push);
}

}  // namespace nomos::nika::properties
