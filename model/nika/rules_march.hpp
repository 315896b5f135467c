// One direction's march: which of the chosen pieces advance, which enemies are pushed, which fall.
//
// Everything happens on whole-board words: a step of any number of pieces is one masked shift. A
// weight is unary - word k holds the pieces whose weight is at least k - so comparing two weights
// in all lines at once is a handful of masks. Natively a sweep stops as soon as it stands still;
// the bounds below are only as long as a line, so that no argument about what shapes a phalanx can
// have is needed to see that the loops are long enough.
#pragma once

#include "model/nika/position.hpp"

namespace nomos::nika {

inline constexpr int kLongestReach = kPiecesEach - 1;  // from one piece of a phalanx to any other
inline constexpr int kAcross = Frame::kWidth - 1;      // from one end of a line to the other

template <Direction D, class W>
constexpr W ahead(const W& w) {
    return Frame::step<D>(w);
}
template <Direction D, class W>
constexpr W behind(const W& w) {
    return Frame::step<opposite(D)>(w);
}

// The spaces reached from w in at most `steps` steps towards D through `through`, w included.
template <Direction D, class W>
constexpr W sweep(W w, const W& through, int steps) {
    for (int i = 0; i < steps; ++i) {
        const W further = w | (ahead<D>(w) & through);
        if constexpr (requires { w.pop_lowest(); })
            if (further == w) break;
        w = further;
    }
    return w;
}

// The board as the acting city sees it.
template <class A>
struct Sides {
    using Algebra = A;
    Cells<A> own;      // pieces of the acting city
    Cells<A> friends;  // its own and its ally's pieces
    Cells<A> foes;
    Cells<A> open;    // spaces its pieces may walk into, whoever stands there
    Cells<A> refuge;  // spaces a pushed foe may be in, whoever stands there

    static constexpr void zip(auto&& visit, auto&... s) {
        visit("own", s.own...);
        visit("friends", s.friends...);
        visit("foes", s.foes...);
        visit("open", s.open...);
        visit("refuge", s.refuge...);
    }
};

// nika.team.alliances, nika.area.enemy-victory-barred, nika.area.normal, nika.move.on-board
template <class A>
Sides<A> sides_of(const Setting<A>& s, const Position<A>& p, std::size_t c) {
    const std::size_t ally = (c + 2) % 4, left = (c + 1) % 4, right = (c + 3) % 4;
    const BoardOf<A>& b = s.board;
    const Cells<A> enemys = b.victory[left] | b.victory[right];
    const Bit<A> owner_only = s.readings.is(AreaEnemyRally::owner_only);
    const Cells<A> barred =
        select(s.readings.is(AreaEnemyRally::barred) || owner_only, b.rally[left] | b.rally[right], Cells<A>()) |
        select(owner_only, b.rally[ally], Cells<A>());
    const Cells<A> fatal =
        b.victory[c] | b.victory[ally] | select(s.readings.is(VictoryPushedHome::routed), enemys, Cells<A>());
    return {p.city[c], p.city[c] | p.city[ally], p.city[left] | p.city[right], b.cells & ~(enemys | barred),
            b.cells & ~fatal};
}
template <class A>
Sides<A> sides_of(const Setting<A>& s, const Position<A>& p) {
    Sides<A> sides;
    for (std::size_t c = 0; c < kCities; ++c)
        sides = when(
            test(p.turn, static_cast<int>(c)), [&] { return sides_of(s, p, c); }, sides);
    return sides;
}

// What a march leaves behind.
template <class A>
struct Aftermath {
    using Algebra = A;
    PerCity<A> city, facing;
    Cells<A> fallen;   // where routed pieces stood
    Cells<A> arrived;  // where pieces ended whose arrival may win

    static constexpr void zip(auto&& visit, auto&... a) {
        for (std::size_t i = 0; i < 4; ++i) {
            visit(kCityNames[i], a.city[i]...);
            visit(name_of(kDirections[i]), a.facing[i]...);
        }
        visit("fallen", a.fallen...);
        visit("arrived", a.arrived...);
    }
};

// A march of the pieces `moving`, one piece or a phalanx of the acting city, towards D.
template <class A, Direction D>
struct March {
    const Setting<A>& setting;
    const Position<A>& position;
    const Sides<A>& sides;
    Cells<A> moving;

    // The first piece of every unbroken run.
    Cells<A> fronts() const { return moving & ~behind<D>(moving); }

    // What ties pieces of a line together where they are weighed: only one another, or the whole line with its gaps.
    Cells<A> tie() const {
        return select(setting.readings.is(PhalanxLineWithGap::one_line), Cells<A>(Bits<kFrame>::all()), moving);
    }
    // The same where it is asked who goes and stays together.
    Cells<A> bond() const {
        return select(setting.readings.is(PhalanxLineWithGap::each_run), moving, Cells<A>(Bits<kFrame>::all()));
    }

    // Pieces that face a moving one beside them.
    Cells<A> facing_member() const {
        return (position.facing[0] & Frame::step<Direction::south>(moving)) |
               (position.facing[1] & Frame::step<Direction::west>(moving)) |
               (position.facing[2] & Frame::step<Direction::north>(moving)) |
               (position.facing[3] & Frame::step<Direction::east>(moving));
    }
    // Pieces that face the phalanx.
    Cells<A> facing() const {
        const Cells<A> oncoming = position.facing[static_cast<std::size_t>(opposite(D))];
        return oncoming |
               when(
                   setting.readings.is(PushFacesWhom::any_member), [&] { return facing_member(); }, Cells<A>());
    }
    // Foes that do (nika.push.front-faces); the others are routed (nika.rout.not-facing).
    Cells<A> resisting() const { return sides.foes & facing(); }
    // Foes that touch the phalanx without facing it, where they add no weight so.
    Cells<A> silent() const {
        const auto turned_away = [&] {
            const Cells<A> touching = Frame::step<Direction::north>(moving) | Frame::step<Direction::east>(moving) |
                                      Frame::step<Direction::south>(moving) | Frame::step<Direction::west>(moving);
            return Cells<A>(sides.foes & touching & ~facing_member());
        };
        return when(setting.readings.is(WeightBeside::must_face), turned_away, Cells<A>());
    }

    // Runs' fronts that outweigh the block of foes before them. At every level k: `rank` are the
    // moving pieces with k of them at or behind (nika.weight.pushing), `block` the foes with k that
    // count at or ahead, contiguous (nika.weight.pushed, nika.weight.any-facing).
    Cells<A> outweighing() const {
        const Cells<A> tied = tie(), uncounted = silent();
        Cells<A> rank = moving, block = first_block(uncounted), heavier;
        for (int k = 2; k <= kPiecesEach; ++k) {
            rank = next_rank(rank, tied), block = next_block(block, uncounted);
            heavier = heavier | (in_line_with(rank, tied) & ~behind<D>(block));
        }
        return heavier;
    }
    Cells<A> next_rank(const Cells<A>& rank, const Cells<A>& tied) const {
        return moving & sweep<D>(ahead<D>(rank) & tied, tied, kAcross - 1);
    }
    Cells<A> first_block(const Cells<A>& uncounted) const { return with_uncounted(sides.foes, uncounted); }
    Cells<A> next_block(const Cells<A>& block, const Cells<A>& uncounted) const {
        return with_uncounted(sides.foes & behind<D>(block), uncounted);
    }
    // Of these foes those that count, and the foes with none but uncounted ones between them and one of those.
    Cells<A> with_uncounted(const Cells<A>& foes, const Cells<A>& uncounted) const {
        const Cells<A> counted = foes & ~uncounted;
        return when(
            setting.readings.is(WeightBeside::must_face),
            [&] { return sweep<opposite(D)>(counted, uncounted, kAcross); }, counted);
    }
    // Pieces that some piece of `rank` stands in line with, at or ahead.
    static Cells<A> in_line_with(const Cells<A>& rank, const Cells<A>& tied) {
        return sweep<opposite(D)>(rank, tied, kAcross);
    }

    // Pieces that cannot advance, by themselves (nika.move.occupied): the edge or a barred area (nika.move.on-board,
    // nika.area.enemy-victory-barred), a friend that stays (nika.rout.never-friend,
    // nika.push.never-friend), a foe that holds (nika.push.outweighs).
    Cells<A> stuck() const {
        const Cells<A> opposed = fronts() & behind<D>(resisting());
        const Cells<A> repelled = when(
            any(opposed), [&] { return Cells<A>(opposed & ~outweighing()); }, Cells<A>());
        return (moving & ~behind<D>(sides.open)) | (fronts() & behind<D>(sides.friends)) | repelled;
    }

    // Pieces that advance: those whose line, or run, has nobody stuck.
    Cells<A> advancing() const {
        const Cells<A> halted = stuck();
        const auto rest = [&] {
            const Cells<A> bound = bond();
            return Cells<A>(moving & ~(sweep<D>(halted, bound, kAcross) | sweep<opposite(D)>(halted, bound, kAcross)));
        };
        return when(any(halted), rest, moving);
    }

    // nika.phalanx.forward: as much of the phalanx goes as the reading lets go.
    Bit<A> possible() const {
        const Cells<A> going = advancing();
        return any(going) && implies(setting.readings.is(PhalanxBlockedLine::stops_all), going == moving);
    }

    // Foes pushed one space and those that fall (nika.push.one-space, nika.phalanx.rout-not-push,
    // nika.pushed.into-enemy, nika.pushed.into-enemy-victory, nika.pushed.off-board).
    struct Clash {
        Cells<A> routed, shoved, crushed;  // of the shoved, some are crushed
        Cells<A> pushed() const { return shoved & ~crushed; }
        Cells<A> fallen() const { return routed | crushed; }
    };
    Clash clash(const Cells<A>& going) const {
        const Cells<A> struck = ahead<D>(going) & sides.foes, met = struck & resisting();
        const Cells<A> block = sweep<D>(met, sides.foes, kAcross);
        const Cells<A> vacated = select(setting.readings.is(PushEnemyInGap::follows), going, Cells<A>());
        const Cells<A> landing = sides.refuge & ~(sides.friends & ~vacated);
        const Cells<A> crushed = block & ~behind<D>(block | landing);
        return {struck & ~met, block, crushed};
    }

    Aftermath<A> carried_out() const {
        const Cells<A> going = advancing();
        const Clash foes = clash(going);
        const Cells<A> pushed = foes.pushed(), fallen = foes.fallen(), shifted = going | pushed,
                       stays = ~(shifted | fallen);
        const Cells<A> pushed_home = select(setting.readings.is(VictoryPushedHome::wins), pushed, Cells<A>());
        const Cells<A> turned = select(setting.readings.is(PushFacing::turns), pushed, Cells<A>());
        Aftermath<A> after;
        for (std::size_t i = 0; i < 4; ++i) {
            after.city[i] = (position.city[i] & stays) | ahead<D>(position.city[i] & shifted);
            after.facing[i] = (position.facing[i] & stays) | ahead<D>(position.facing[i] & pushed & ~turned);
        }
        Cells<A>& forward = after.facing[static_cast<std::size_t>(D)];
        forward = forward | ahead<D>(Cells<A>(going | turned));  // nika.move.free-rotation
        after.fallen = fallen;
        after.arrived = ahead<D>(Cells<A>(going | pushed_home));
        return after;
    }
};

// `body.operator()<D>()` for the direction that is chosen.
template <class T, class W, class F>
T in_direction(const W& direction, F&& body) {
    T result{};
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        ((result = when(
              test(direction, static_cast<int>(I)), [&] { return body.template operator()<kDirections[I]>(); },
              result)),
         ...);
    }
    (std::make_index_sequence<4>{});
    return result;
}

}  // namespace nomos::nika
