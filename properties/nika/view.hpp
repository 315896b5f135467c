// An action of Nika seen from before and after it: the words in which its laws speak. What moved
// and what was struck is read off the two positions; no rule is here.
#pragma once

#include "model/nika/position.hpp"
#include "model/nika/text.hpp"
#include "properties/property.hpp"

namespace nomos::nika::properties {

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
template <class W>
auto within(const W& inner, const W& outer) {
    return none(inner & ~outer);
}

template <class R, class A>
struct View {
    const Step<R, A>& step;

    Bit<A> is(Kind k) const { return step.move.is(k); }
    Bit<A> acts(int city) const { return test(step.before.turn, city); }
    template <class O>
    Bit<A> reads(O option) const {
        return step.setting.readings.is(option);
    }
    Bit<A> is_phalanx() const { return !one_hot(step.move.pieces); }

    // The words of the acting city, of it and its ally, and of their enemies.
    Cells<A> own(const PerCity<A>& words) const { return summed(words, 0, 0); }
    Cells<A> friends(const PerCity<A>& words) const { return own(words) | summed(words, 2, 2); }
    Cells<A> foes(const PerCity<A>& words) const { return summed(words, 1, 3); }
    // The areas that may bar a march under some reading.
    Cells<A> barring_areas() const {
        const auto& board = step.setting.board;
        return foes(board.victory) | foes(board.rally) | summed(board.rally, 2, 2);
    }
    Number<A> foes_routed(const Position<A>& p) const {
        return select(acts(0) || acts(2), p.routed[1] + p.routed[3], p.routed[0] + p.routed[2]);
    }
    Number<A> newly_routed() const { return foes_routed(step.after) - foes_routed(step.before); }

    // Pieces of these spaces are the same ones, facing the same way, before and after.
    Bit<A> untouched(const Cells<A>& spaces) const {
        return for_all(0, kCities, [&](int k) {
            return none((step.before.city[at(k)] ^ step.after.city[at(k)]) & spaces) &&
                   none((step.before.facing[at(k)] ^ step.after.facing[at(k)]) & spaces);
        });
    }

private:
    Cells<A> summed(const PerCity<A>& words, int i, int j) const {
        Cells<A> sum{};
        for (int c = 0; c < kCities; ++c)
            sum = sum | select(acts(c), words[at((c + i) % kCities)] | words[at((c + j) % kCities)], Cells<A>{});
        return sum;
    }
};

// --- a march ---------------------------------------------------------------------------------
// A run is an unbroken row of chosen pieces along the march; a block is an enemy struck in front
// of one together with the enemies standing unbroken behind it.
template <class A>
struct MarchView {
    Cells<A> ahead;                           // the space ahead of each chosen piece
    Bit<A> all_have_a_space{};                // none of them stands at the frame's edge
    Cells<A> entered;                         // the space ahead of each run that advanced
    Cells<A> struck;                          // an enemy stood there
    Cells<A> met;                             // an enemy stood ahead of a run, advanced or not
    Cells<A> faced;                           // of all spaces: the piece there faced the march, as the reading has it
    Cells<A> block;                           // the blocks of the struck enemies that faced the march
    Cells<A> weighty;                         // the same where every piece of a block adds weight
    Cells<A> shifted;                         // where the pieces of the blocks come to stand, one step further
    Cells<A> outweighed, tied, met_by_one;    // enemies met by a heavier run; by an equal; by a lone piece
    Cells<A> behind_flanked;                  // the space behind each struck enemy that faced elsewhere
    Cells<A> lines;                           // all spaces of the lines that hold a chosen piece
    Cells<A> gaps;                            // spaces between chosen pieces of one line
    PerCity<A> city_shifted, facing_shifted;  // the words of the blocks, one step further

    Cells<A> pushed() const { return struck & faced; }
    Cells<A> flanked() const { return struck & ~faced; }
};

template <Direction D, class W>
W beyond(W w) {
    W all{};
    for (int i = 1; i < Frame::kWidth; ++i) all = all | (w = Frame::step<D>(w));
    return all;
}

template <class R, class A>
Cells<A> facing_a_chosen_piece(const View<R, A>& v) {
    const Cells<A>& chosen = v.step.move.pieces;
    const PerCity<A>& facing = v.step.before.facing;
    return (facing[0] & Frame::step<Direction::south>(chosen)) | (facing[1] & Frame::step<Direction::west>(chosen)) |
           (facing[2] & Frame::step<Direction::north>(chosen)) | (facing[3] & Frame::step<Direction::east>(chosen));
}
template <Direction D, class R, class A>
Cells<A> facing_the_march(const View<R, A>& v) {
    return v.step.before.facing[at(static_cast<int>(opposite(D)))] |
           select(v.reads(PushFacesWhom::any_member), facing_a_chosen_piece(v), Cells<A>{});
}

// Weights by length: after k steps, `runs` holds the spaces ahead of k chosen pieces in a row and
// `blocks` those with k enemies in a row from there on.
template <Direction D, class A>
void weigh(MarchView<A>& m, const Cells<A>& chosen, const Cells<A>& foes) {
    Cells<A> runs = Frame::step<D>(chosen), blocks = foes, longer_runs{};
    for (int k = 1; k <= kPiecesEach; ++k) {
        longer_runs = runs & Frame::step<D>(runs & chosen);
        const Cells<A> longer_blocks = foes & Frame::step<opposite(D)>(blocks);
        m.outweighed = m.outweighed | (m.met & runs & ~blocks);
        m.tied = m.tied | (m.met & runs & ~longer_runs & blocks & ~longer_blocks);
        if (k == 1) m.met_by_one = m.met & ~longer_runs;
        runs = longer_runs, blocks = longer_blocks;
    }
}

template <Direction D, class R, class A>
MarchView<A> march_towards(const View<R, A>& v) {
    constexpr Direction kBack = opposite(D);
    const Step<R, A>& s = v.step;
    const Cells<A>& chosen = s.move.pieces;
    const Cells<A> own = v.own(s.before.city), foes = v.foes(s.before.city);
    MarchView<A> m{};
    const Cells<A> ahead = Frame::step<D>(chosen) & ~chosen;
    m.ahead = Frame::step<D>(chosen);
    m.all_have_a_space = within(chosen, Frame::step<kBack>(m.ahead));
    m.entered = ahead & v.own(s.after.city) & ~own;
    m.struck = m.entered & foes;
    m.met = ahead & foes;
    m.faced = facing_the_march<D>(v);
    m.block = m.pushed();
    for (int i = 1; i < Frame::kWidth; ++i) m.block = m.block | (foes & Frame::step<D>(m.block));
    m.weighty = select(v.reads(WeightBeside::counts), m.block, Cells<A>{});
    m.shifted = Frame::step<D>(m.block);
    m.behind_flanked = Frame::step<D>(m.flanked());
    weigh<D>(m, chosen, foes);
    const Cells<A> before_them = beyond<D>(chosen), behind_them = beyond<kBack>(chosen);
    m.lines = chosen | before_them | behind_them;
    m.gaps = before_them & behind_them & ~chosen;
    for (std::size_t k = 0; k < kCities; ++k) {
        m.city_shifted[k] = Frame::step<D>(s.before.city[k] & m.block);
        m.facing_shifted[k] = Frame::step<D>(s.before.facing[k] & m.block);
    }
    return m;
}

// Runs and lines are the same thing where no line has a gap; with one-line and a gap all pieces of
// the line weigh, and only there.
template <class R, class A>
Bit<A> runs_weigh_alone(const View<R, A>& v, const MarchView<A>& m) {
    return none(m.gaps) || !v.reads(PhalanxLineWithGap::one_line);
}
// ... and every enemy of a block adds weight, so that weights are lengths.
template <class R, class A>
Bit<A> weights_are_lengths(const View<R, A>& v, const MarchView<A>& m) {
    return runs_weigh_alone(v, m) && v.reads(WeightBeside::counts);
}
// The i-th row or column along D.
constexpr Bits<kFrame> line_of(Direction d, int i) {
    return Frame::dx(d) == 0 ? Frame::column_cells(i) : Frame::row_cells(i);
}

// The law holds of the action's march, whichever way it goes; here law.operator()<D>() is told the way.
template <class R, class A, class Law>
Bit<A> in_march_along(const Step<R, A>& s, Law&& law) {
    const View<R, A> v{s};
    const auto towards = [&]<Direction D>() {
        return when(
            s.move.towards(D), [&] { return law.template operator()<D>(v, march_towards<D>(v)); }, Bit<A>(true));
    };
    return towards.template operator()<Direction::north>() && towards.template operator()<Direction::east>() &&
           towards.template operator()<Direction::south>() && towards.template operator()<Direction::west>();
}
template <class R, class A, class Law>
Bit<A> in_march(const Step<R, A>& s, Law&& law) {
    return in_march_along(s, [&]<Direction>(const auto& v, const auto& m) { return law(v, m); });
}
template <class R, class A, class Measure>
Number<A> most_in_march(const Step<R, A>& s, Measure&& measure) {
    const View<R, A> v{s};
    const auto towards = [&]<Direction D>(const Number<A>& other) {
        return when(
            s.move.towards(D), [&] { return measure(march_towards<D>(v)); }, other);
    };
    return towards.template operator()<Direction::north>(towards.template operator()<Direction::east>(
        towards.template operator()<Direction::south>(towards.template operator()<Direction::west>(Number<A>(0)))));
}

}  // namespace nomos::nika::properties
