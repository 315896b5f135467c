// A step of Neva seen from before and after it: the words in which its laws speak. What moved, what
// was taken and who lives is read off the two positions; no rule is here.
#pragma once

#include "model/neva/position.hpp"
#include "model/neva/text.hpp"
#include "properties/property.hpp"
#include "properties/words.hpp"

namespace nomos::neva::properties {

using words::at, words::only, words::within;

// --- lines -----------------------------------------------------------------------------------
// body.operator()<D>() is a word for a direction; all four together.
template <class F>
auto in_all_directions(F&& body) {
    return body.template operator()<Direction::north>() | body.template operator()<Direction::east>() |
           body.template operator()<Direction::south>() | body.template operator()<Direction::west>();
}
// The cells from which a piece would come to a cell of w with n steps straight on.
template <int N, class W>
W straight_to(const W& w) {
    return in_all_directions([&]<Direction D>() {
        W cells = w;
        for (int i = 0; i < N; ++i) cells = Board::step<D>(cells);
        return cells;
    });
}
// The cells strictly between two cells of one line; none if they are not in one line.
template <class W>
W between(const W& from, const W& to) {
    return in_all_directions([&]<Direction D>() {
        W ahead{}, behind{}, front = from, back = to;
        for (int i = 0; i < Board::kWidth - 2; ++i) {
            front = Board::step<D>(front), back = Board::step<opposite(D)>(back);
            ahead = ahead | front, behind = behind | back;
        }
        return W(ahead & behind);
    });
}
// The cells next to a cell of `prey` that has a cell of `free` straight behind it.
template <class W>
W beside_prey(const W& prey, const W& free) {
    return in_all_directions(
        [&]<Direction D>() { return Board::step<opposite(D)>(W(prey & Board::step<opposite(D)>(free))); });
}
// A lattice: all cells that a piece can come to by jumps of two cells. There are four, of nine cells.
inline constexpr int kLattices = 4;
constexpr Bits<kCells> lattice(int k) {
    Bits<kCells> cells;
    for (int c = 0; c < kCells; ++c) cells.assign(c, 2 * (Board::row(c) % 2) + Board::column(c) % 2 == k);
    return cells;
}
constexpr Bits<kCells> corners() { return Bits<kCells>::of(kHomeCorner); }
constexpr Bits<kCells> goal(int player) { return Bits<kCells>::single(kGoalCorner[at(player)]); }

// --- players ---------------------------------------------------------------------------------
// The words of those players that `who` names.
template <class A>
Cells<A> of(const PerPlayer<A>& words, const Players<A>& who) {
    Cells<A> sum{};
    for (int p = 0; p < kPlayers; ++p) sum = sum | select(test(who, p), words[at(p)], Cells<A>{});
    return sum;
}
template <class A>
Cells<A> pieces(const Position<A>& p, const Players<A>& who) {
    return of<A>(p.men, who) | of<A>(p.kings, who);
}
template <class A>
Bit<A> lives(const Position<A>& p, int player) {
    return !test(p.retired, player) && any(p.pieces_of(at(player)));
}
template <class A>
Bit<A> somebody_lives(const Position<A>& p) {
    return exists(0, kPlayers, [&](int player) { return lives(p, player); });
}

// --- a step ----------------------------------------------------------------------------------
template <class R, class A>
struct View {
    using W = Cells<A>;

    const Step<R, A>& step;
    Players<A> mover = step.before.turn;
    W own = pieces<A>(step.before, mover), own_after = pieces<A>(step.after, mover);
    W others = pieces<A>(step.before, ~mover), others_after = pieces<A>(step.after, ~mover);
    W lost = step.before.occupied() & ~step.after.occupied() & ~step.move.from;
    // What this step takes: marked by it, or off the board without having been marked before.
    W taken = (step.after.captured | lost) & ~step.before.captured;
    Bit<A> goes_on = any(step.after.jumper);

    explicit View(const Step<R, A>& s) : step(s) {}

    template <class O>
    Bit<A> reads(O option) const {
        return step.setting.readings.is(option);
    }
    Bit<A> is_pass() const { return step.move.is_pass(); }
    Bit<A> is_quiet() const { return !step.move.is_pass() && !step.move.jump; }
    Bit<A> is_jump() const { return step.move.jump; }
    Bit<A> is_by_man() const { return !step.move.is_pass() && !step.move.king; }
    Bit<A> moves(int player) const { return test(mover, player); }
    // Where pieces of an ally need not be taken, the pieces of the mover's ally; else none.
    W spared() const {
        const auto& setting = step.setting;
        Players<A> ally{};
        for (int p = 0; p < kPlayers; ++p) {
            const Bit<A> across = moves((p + 2) % kPlayers) && reads(PairsAllies::opposite);
            const Bit<A> next = moves(p ^ 1) && reads(PairsAllies::white_red);
            const Bit<A> over = moves(3 - p) && reads(PairsAllies::white_black);
            const Players<A> one(Players<Native>::single(p));
            ally = ally | select(across || next || over, one, Players<A>{});
        }
        return select(setting.pairs && reads(PairsCapture::may), W(pieces<A>(step.before, ally)), W{});
    }
    // The corner on which the mover's men are crowned.
    W goal_of_mover() const {
        W corner{};
        for (int p = 0; p < kPlayers; ++p) corner = corner | select(moves(p), W(goal(p)), W{});
        return corner;
    }
    // Was living before the step, and is after it.
    Bit<A> lived(int player) const { return lives(step.before, player); }
    Bit<A> lives_on(int player) const { return lives(step.after, player); }
};

// --- whenever --------------------------------------------------------------------------------
// A premise that several properties have.
struct OfMensJumps {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.jump && !s.move.king;
    }
};

}  // namespace nomos::neva::properties
