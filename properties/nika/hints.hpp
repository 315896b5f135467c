// How the solver is led through the laws of a march (checkers/hinted_proof.hpp). Only here do
// properties name what the executable rules compute; nothing here is believed before it is proved.
//
// The idea: whatever decides who advances, the laws of what an advance does hold for any choice of
// advancing pieces that has a few local traits. So connectivity is forgotten, and weights are where
// a law does not speak of them.
#pragma once

#include "model/core/tally.hpp"
#include "model/nika/rules.hpp"
#include "model/smt/term.hpp"
#include "properties/nika/shapes.hpp"
#include "properties/nika/view.hpp"

namespace nomos::nika::properties {

using Words = Cells<Symbolic>;

// A march as the rules compute it and as the laws read it off the two positions.
template <Direction D, class R>
struct HintedMarch {
    const Step<R, Symbolic>& step;
    View<R, Symbolic> view{step};
    Sides<Symbolic> sides = sides_of(step.setting, step.before);
    nika::March<Symbolic, D> run{step.setting, step.before, sides, step.move.pieces};
    MarchView<Symbolic> seen = march_towards<D>(view);
    Words going = run.advancing();
    Words met = ahead<D>(going) & sides.foes & run.resisting();
    typename nika::March<Symbolic, D>::Clash clash = run.clash(going);

    // Any choice of advancing pieces: they are chosen, nothing bars their way, their runs go as a
    // whole, whoever stands before a run is an enemy that is routed or outweighed. And where runs are
    // judged alone and no area lies ahead, a run goes unless its front is stuck.
    Bit<Symbolic> may_advance(const Words& w) const {
        const Words chosen = run.moving, fronts = run.fronts();
        const Bit<Symbolic> free = view.reads(PhalanxLineWithGap::each_run) && none(seen.lines & view.barring_areas());
        return within(w, chosen) && within(w, behind<D>(sides.open)) && none(w & fronts & behind<D>(sides.friends)) &&
               within(w & fronts & behind<D>(run.resisting()), run.outweighing()) && within(chosen & ahead<D>(w), w) &&
               within(chosen & behind<D>(w), w) && implies(free, within(fronts & ~run.stuck(), w));
    }
};

// The enemies with k that count from there on have k in a row from there on; where all count it is the same.
// Returned are those with 1, 2, ... six in a row.
template <Direction D, class Prover>
std::vector<Words> hint_blocks(const nika::March<Symbolic, D>& run, Prover& p) {
    const Bit<Symbolic> all_count = run.setting.readings.is(WeightBeside::counts);
    const Words uncounted = run.silent();
    p.keep_only("uncounted", uncounted,
                [&](const Words& w) { return within(w, run.sides.foes) && implies(all_count, none(w)); });
    std::vector<Words> rows{run.sides.foes};
    Words block = run.first_block(uncounted);
    for (int k = 1;; ++k) {
        const Words& row = rows.back();
        p.keep_only("block", block, [&](const Words& w) { return within(w, row) && implies(all_count, w == row); });
        if (k == kPiecesEach) return rows;
        block = run.next_block(block, uncounted), rows.push_back(run.sides.foes & behind<D>(row));
    }
}
// Where runs and lines are the same, or each run is judged alone: the pieces with k chosen ones in a
// row up to them are those of rank k. Whoever is longer than the block before him outweighs it; where
// all count it is the same in both ways to count.
template <Direction D, class R, class Prover>
void hint_weights(const HintedMarch<D, R>& march, Prover& p) {
    const auto& run = march.run;
    const auto& seen = march.seen;
    const Bit<Symbolic> alone = runs_weigh_alone(march.view, seen), by_length = weights_are_lengths(march.view, seen);
    hint_blocks<D>(run, p);
    Words rank = run.moving, row = run.moving;
    for (int k = 2; k <= kPiecesEach; ++k) {
        rank = run.next_rank(rank, run.tie()), row = run.moving & ahead<D>(row);
        p.keep_only("rank", rank, [&, row = row](const Words& w) { return implies(alone, w == row); });
    }
    p.keep_only("heavier", run.outweighing(), [&](const Words& w) {
        const Words opposed = run.fronts() & behind<D>(run.sides.foes), longer = behind<D>(seen.outweighed);
        return implies(alone, none(opposed & ((longer & ~w) | (w & behind<D>(seen.met_by_one))))) &&
               implies(by_length, none(opposed & w & ~longer));
    });
    p.lemma(none(seen.outweighed & (seen.tied | seen.met_by_one)));
    p.forget("outweighed", seen.outweighed);
}

// `besides`: what a law needs to know of who advances besides.
template <Direction D, class R, class Prover, class Fact>
void hint_march(const HintedMarch<D, R>& march, Prover& p, Fact&& besides) {
    const auto& seen = march.seen;
    const Words& met = march.met;
    p.keep_only("advancing", march.going, [&](const Words& w) { return march.may_advance(w) && besides(w); });
    p.keep_only("met", met, [&](const Words& w) { return w == met; });
    p.same(seen.entered, ahead<D>(march.going) & ~march.run.moving);
    p.same(seen.pushed(), met);
    p.same(seen.block, march.clash.shoved);
    p.keep_only("shoved", march.clash.shoved,
                [&](const Words& w) { return w == (met | (march.sides.foes & ahead<D>(w))); });
}

template <Direction D, class R, class Prover>
void hint_march(const HintedMarch<D, R>& march, Prover& p) {
    hint_march(march, p, [](const Words&) { return Bit<Symbolic>(true); });
}

// `hint(march)` for the one direction of a case that is a march.
template <class R, class Hint>
void in_its_direction(const Step<R, Symbolic>& s, Hint&& hint) {
    const auto towards = [&]<Direction D>() {
        const Bit<Symbolic> here = s.move.is(Kind::move) && s.move.towards(D);
        if (here.is_constant() && here.constant()) hint(HintedMarch<D, R>{s});
    };
    towards.template operator()<Direction::north>(), towards.template operator()<Direction::east>();
    towards.template operator()<Direction::south>(), towards.template operator()<Direction::west>();
}

// Shared by the laws: with the weights, or without.
enum class Weights { matter, forgotten };
template <Weights weights>
struct MarchHints {
    template <class R, class Prover>
    static void give(const Step<R, Symbolic>& s, Prover& p) {
        p.forget("connected", nika::Rules<Symbolic>::connected(s.move.pieces));
        in_its_direction(s, [&]<Direction D>(const HintedMarch<D, R>& march) {
            p.same(march.view.own(s.before.city), march.sides.own),
                p.same(march.view.foes(s.before.city), march.sides.foes);
            if constexpr (weights == Weights::matter)
                hint_weights(march, p);
            else
                p.forget("heavier", march.run.outweighing());
            hint_march(march, p);
        });
    }
};

template <Weights weights = Weights::forgotten>
struct HintedAsAMarch {
    template <class R, class Prover>
    static void hints(const Step<R, Symbolic>& s, Prover& p) {
        p.template give<MarchHints<weights>>(s);
    }
    // Nobody orders another city's pieces about: whether they could march does not matter.
    template <class R, class Prover>
    static void hints_for_strangers(const Step<R, Symbolic>& s, Prover& p) {
        p.forget("connected", nika::Rules<Symbolic>::connected(s.move.pieces));
        in_its_direction(s, [&](const auto& march) { p.forget("possible", march.run.possible()); });
    }
};

// --- how many ------------------------------------------------------------------------------------
// Each enemy that is lost was struck, or the push went on to it from one that was.
template <Direction D, class R, class Prover>
void hint_losses(const HintedMarch<D, R>& march, Prover& p) {
    const Words pushed = march.clash.pushed(), lost = march.clash.fallen();
    p.template at_most<Words>({lost, pushed}, {march.seen.struck, ahead<D>(pushed)});
    p.template moved_one_step<Frame, D>(pushed);
    p.lemma(p.size(lost) <= p.size(march.seen.struck));
    std::array<Words, kCities> of_city{};
    for (std::size_t c = 0; c < kCities; ++c) of_city[c] = march.step.before.city[c] & lost;
    p.template at_most<Words>({of_city[0], of_city[1], of_city[2], of_city[3]}, {lost});
    const auto of_foes = [&](std::size_t i) {
        return select(march.view.acts(0) || march.view.acts(2), p.size(of_city[i + 1]), p.size(of_city[i]));
    };
    p.lemma(of_foes(0) + of_foes(2) <= p.size(lost));
    p.lemma(march.view.newly_routed() <= of_foes(0) + of_foes(2));
    p.lemma(march.view.newly_routed() <= p.size(lost));
}
inline std::vector<Bits<kFrame>> lines_along(Direction d) {
    std::vector<Bits<kFrame>> lines;
    for (int i = 0; i < Frame::kWidth; ++i) lines.push_back(line_of(d, i));
    return lines;
}
// In one line of the march: an enemy that is missing is where it was, one space on, or lost.
template <Direction D, class R, class Prover>
void hint_losses_by_line(const HintedMarch<D, R>& march, Prover& p) {
    const auto lines = lines_along(D);
    const Words pushed = march.clash.pushed();
    p.template at_most<Words>({march.view.foes(march.step.before.city), ahead<D>(pushed)},
                              {march.view.foes(march.step.after.city), march.clash.fallen(), pushed}, lines);
    p.template moved_one_step<Frame, D>(pushed, lines);
}
// ... and without gaps one at most is lost.
template <Direction D, class R, class Prover>
void hint_one_loss(const HintedMarch<D, R>& march, Prover& p) {
    Bit<Symbolic> one_a_line = true;
    for (const auto& line : lines_along(D)) {
        const Words lost = march.clash.fallen() & Words(line);
        p.one_is_one(lost);
        one_a_line = one_a_line && (none(lost) || one_hot(lost));
    }
    p.lemma(implies(none(march.seen.gaps), one_a_line));
}
// Each piece of a city is where it was, one space on, or routed; and a rallied one is new.
template <Direction D, class R, class Prover>
void hint_pieces(const HintedMarch<D, R>& march, Prover& p) {
    const auto parts = [&](std::size_t c) {
        const Words city = march.step.before.city[c];
        return std::array<Words, 4>{city, march.step.after.city[c], city & march.clash.fallen(),
                                    city & (march.going | march.clash.pushed())};
    };
    Bit<Symbolic> adds_up = true;  // all at once is quicker than each by itself
    for (std::size_t c = 0; c < kCities; ++c) {
        const auto [city, after, lost, on] = parts(c);
        adds_up = adds_up && tally::at_most_in_each_cell<Words>({after, lost, on}, {city, ahead<D>(on)}) &&
                  tally::at_most_in_each_cell<Words>({city, ahead<D>(on)}, {after, lost, on}) &&
                  tally::stays_on_board<Frame, D>(on);
    }
    p.lemma(adds_up);
    for (std::size_t c = 0; c < kCities; ++c) {
        const auto [city, after, lost, on] = parts(c);
        p.template equally_many<Words>({after, lost, on}, {city, ahead<D>(on)});
        p.template moved_one_step<Frame, D>(on);
        p.lemma(p.size(after) + p.size(lost) == p.size(city));
    }
}
template <class R, class Prover>
void hint_rallied(const Step<R, Symbolic>& s, Prover& p) {
    for (std::size_t c = 0; c < kCities; ++c) {
        const Words placed = select(test(s.before.turn, static_cast<int>(c)), s.move.pieces, Words{});
        p.template equally_many<Words>({s.after.city[c]}, {s.before.city[c], placed});
        p.one_is_one(placed);
    }
}

}  // namespace nomos::nika::properties
