// Laws of weight in Nika under every reading: a line may have a gap, and an enemy may add no weight.
#pragma once

#include "properties/nika/grants.hpp"
#include "properties/nika/marches.hpp"

namespace nomos::nika::properties {

// Who weighs what, read off the position before a march towards D.
template <Direction D, class R, class A>
struct Weighing {
    const View<R, A>& v;
    const MarchView<A>& m;
    Cells<A> chosen = v.step.move.pieces, foes = v.foes(v.step.before.city);

    // Enemies that touch a chosen piece and face none, where they add no weight so.
    Cells<A> weightless() const {
        const Cells<A> touching = Frame::step<Direction::north>(chosen) | Frame::step<Direction::east>(chosen) |
                                  Frame::step<Direction::south>(chosen) | Frame::step<Direction::west>(chosen);
        return select(v.reads(WeightBeside::must_face), foes & touching & ~facing_a_chosen_piece(v), Cells<A>{});
    }
    // Of these enemies those that weigh, and those with none but weightless ones up to one of them.
    Cells<A> carried_back(const Cells<A>& these) const {
        const Cells<A> idle = weightless();
        Cells<A> all = these & ~idle;
        for (int i = 1; i < Frame::kWidth; ++i) all = all | (idle & Frame::step<opposite(D)>(all));
        return all;
    }
    // One list a weight of 1, 2, ... six. Enemies with so much weight in an unbroken row from there on;
    std::array<Cells<A>, std::size_t{kPiecesEach}> against() const {
        std::array<Cells<A>, std::size_t{kPiecesEach}> of{carried_back(foes)};
        for (std::size_t k = 1; k < of.size(); ++k) of[k] = carried_back(foes & Frame::step<opposite(D)>(of[k - 1]));
        return of;
    }
    // chosen pieces with so many of their line up to them;
    std::array<Cells<A>, std::size_t{kPiecesEach}> in_the_line() const {
        std::array<Cells<A>, std::size_t{kPiecesEach}> of{chosen};
        for (std::size_t k = 1; k < of.size(); ++k) of[k] = chosen & beyond<D>(of[k - 1]);
        return of;
    }
    // chosen pieces with so many in an unbroken row up to them.
    std::array<Cells<A>, std::size_t{kPiecesEach}> in_a_run() const {
        std::array<Cells<A>, std::size_t{kPiecesEach}> of{chosen};
        for (std::size_t k = 1; k < of.size(); ++k) of[k] = chosen & Frame::step<D>(of[k - 1]);
        return of;
    }
    static Cells<A> lines_of(const Cells<A>& spaces) {
        return spaces | beyond<D>(spaces) | beyond<opposite(D)>(spaces);
    }
    // Of the enemies that the march meets those with less weight than what comes. Of those that face it, that is: they
    // weigh 1 themselves, so that it takes 2.
    Cells<A> outweighed() const {
        const auto held = against(), line = in_the_line(), run = in_a_run();
        Cells<A> all{};
        for (std::size_t k = 1; k < held.size(); ++k)
            all = all |
                  (~held[k] & select(v.reads(PhalanxLineWithGap::one_line), lines_of(line[k]), Frame::step<D>(run[k])));
        return m.met & all;
    }
    // What stops the line that it lies in: no space ahead, a friend that stays, an enemy that holds.
    Cells<A> obstacles() const {
        return (m.ahead & ~v.step.setting.board.cells) | (m.ahead & ~chosen & v.friends(v.step.before.city)) |
               (m.met & m.faced & ~outweighed());
    }
    // With the chosen pieces that stand in an unbroken row before them.
    static Cells<A> along_the_run(const Cells<A>& these, const Cells<A>& chosen) {
        Cells<A> all = these;
        for (int i = 1; i < Frame::kWidth; ++i) all = all | (chosen & Frame::step<D>(all));
        return all;
    }
    // Spaces that nobody enters for them, and for what bars others ahead: those of the line, or of the run by itself.
    Cells<A> stopped(const Cells<A>& barred = {}) const {
        const Cells<A> here = obstacles() | (m.ahead & barred),
                       of_the_run = Frame::step<D>(along_the_run(chosen & Frame::step<opposite(D)>(here), chosen));
        return select(v.reads(PhalanxLineWithGap::each_run), of_the_run, lines_of(here));
    }
};

// Both ways to weigh are the same, level by level; and only what is outweighed matters then.
struct WeighedMarchHints {
    template <class R, class Prover>
    static void give(const Step<R, Symbolic>& s, Prover& p) {
        p.forget("connected", nika::Rules<Symbolic>::connected(s.move.pieces));
        in_its_direction(s, [&]<Direction D>(const HintedMarch<D, R>& march) {
            p.same(march.view.own(s.before.city), march.sides.own);
            p.same(march.view.foes(s.before.city), march.sides.foes);
            weigh(march, p);
            hint_march(march, p, [&](const Words& w) { return who_is_not_stuck_goes(march, w); });
        });
    }
    template <Direction D, class R>
    static Bit<Symbolic> who_is_not_stuck_goes(const HintedMarch<D, R>& march, const Words& w) {
        using W = Weighing<D, R, Symbolic>;
        const auto& run = march.run;
        const Bit<Symbolic> each_run = march.view.reads(PhalanxLineWithGap::each_run);
        const Words stuck = run.stuck(), whole = run.moving & ~W::lines_of(stuck);
        return implies(!each_run, w == whole) &&
               implies(each_run, within(run.fronts() & ~W::along_the_run(stuck, run.moving), w));
    }
    template <Direction D, class R, class Prover>
    static void weigh(const HintedMarch<D, R>& march, Prover& p) {
        const auto& run = march.run;
        const Weighing<D, R, Symbolic> seen{march.view, march.seen};
        const Words uncounted = run.silent();
        p.same(seen.weightless(), uncounted);
        const auto against = seen.against(), line = seen.in_the_line(), row = seen.in_a_run();
        Words block = run.first_block(uncounted), rank = run.moving;
        for (std::size_t k = 0; k < against.size(); ++k) {
            if (k > 0) block = run.next_block(block, uncounted), rank = run.next_rank(rank, run.tie());
            p.same(against[k], block);
            p.forget("block", block);
            const Bit<Symbolic> one_line = march.view.reads(PhalanxLineWithGap::one_line);
            p.keep_only("rank", rank, [&](const Words& w) { return w == select(one_line, line[k], row[k]); });
        }
        const Words outweighed = seen.outweighed();
        p.keep_only("heavier", run.outweighing(), [&](const Words& w) {
            return none(run.fronts() & behind<D>(run.resisting()) & (w ^ behind<D>(outweighed)));
        });
        p.forget("outweighed", outweighed);
    }
};
struct OfWeights : OfAMarch<> {
    template <class R, class Prover>
    static void hints(const Step<R, Symbolic>& s, Prover& p) {
        p.template give<WeighedMarchHints>(s);
    }
};

struct OnlyTheHeavierLinePushes
    : Law<"nika.law.only-the-heavier-line-pushes",
          "Whatever is answered about gaps and about enemies beside the phalanx, an enemy that faces the moving pieces "
          "is pushed only by a greater weight.",
          "nika.push.outweighs", "nika.weight.pushing", "nika.weight.pushed", "nika.weight.any-facing">,
      OfWeights {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march_along(s, [&]<Direction D>(const auto& v, const auto& m) {
            return within(m.pushed(), Weighing<D, R, A>{v, m}.outweighed());
        });
    }
};

// The other half, and who goes with whom.
struct TheHeavierLinePushes
    : Law<"nika.law.the-heavier-line-pushes",
          "A line advances, or an unbroken row of pieces where each goes by itself, if no edge, no own or allied "
          "piece, no enemy that it does not outweigh and no area that may bar it is in its way.",
          "nika.push.outweighs", "nika.push.front-faces", "nika.phalanx.forward", "nika.weight.pushing">,
      OfWeights {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march_along(s, [&]<Direction D>(const auto& v, const auto& m) {
            const Weighing<D, R, A> w{v, m};
            return implies(m.all_have_a_space, within(m.ahead & ~w.chosen & ~w.stopped(v.barring_areas()), m.entered));
        });
    }
};
struct AStoppedLineStays
    : Law<"nika.law.a-stopped-line-stays",
          "Of a line in which an edge, an own or allied piece or an enemy that it does not outweigh stops a piece "
          "nobody advances; where each unbroken row goes by itself, nobody of that row.",
          "nika.push.outweighs", "nika.move.on-board", "nika.push.never-friend", "nika.phalanx.forward">,
      OfWeights {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march_along(s, [&]<Direction D>(const auto& v, const auto& m) {
            return none(m.entered & Weighing<D, R, A>{v, m}.stopped());
        });
    }
};

// A law of steps says nothing of a march that is refused: that nobody may be refused who outweighs what he meets.
struct WhoIsNotStoppedMayMarch
    : Law<"nika.law.whoever-is-not-stopped-may-march",
          "A piece of the acting city, or a phalanx the way it faces, may move if in some line, or in some unbroken "
          "row where each goes by itself, no edge, no area, no own or allied piece and no enemy that it does not "
          "outweigh stops a piece; in all of them where one that is stopped stops all.",
          "nika.push.outweighs", "nika.push.front-faces", "nika.weight.pushing", "nika.weight.pushed",
          "nika.phalanx.forward"> {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        const Step<R, A> step = not_yet(c);
        const View<R, A> v{step};
        const Cells<A>& chosen = c.move.pieces;
        const Bit<A> formed = one_hot(chosen) || (within(chosen, facing_it(v)) && hang_together(chosen));
        return in_play(c) && c.move.is(Kind::move) && are_own(v) && formed &&
               in_march_along(step, [&]<Direction D>(const auto& view, const auto& m) {
                   const Cells<A> stopped = Weighing<D, R, A>{view, m}.stopped(barred(v));
                   return m.all_have_a_space && any(m.ahead & ~chosen & ~stopped) &&
                          (v.reads(PhalanxBlockedLine::stays) || none(m.ahead & stopped));
               });
    }
    template <class R, class Prover>
    static void hints(const Candidate<R, Symbolic>& c, Prover& p) {
        const Step<R, Symbolic> step = not_yet(c);
        p.forget("connected", nika::Rules<Symbolic>::connected(c.move.pieces));
        in_its_direction(step, [&]<Direction D>(const HintedMarch<D, R>& march) {
            p.same(march.view.own(c.before.city), march.sides.own);
            p.same(march.view.foes(c.before.city), march.sides.foes);
            WeighedMarchHints::weigh(march, p);
            p.keep_only("advancing", march.going, [&](const Words& w) {
                return WeighedMarchHints::who_is_not_stuck_goes(march, w) &&
                       implies(none(march.run.stuck()), w == march.run.moving);
            });
        });
    }
};

}  // namespace nomos::nika::properties
