// Areas: sets of hexes that hang together, and how a formula knows that they do.
//
// That some hexes are connected is not seen by looking at each hex and its neighbours: it takes a
// flood, and no solver likes a flood over the whole board. So a set that has to be connected
// brings a certificate which IS checked hex by hex: how many hexes each one is away from the first
// hex of the set, going inside the set.
//
//   depth 0 has the first hex in the order of the board, and no other;
//   every other hex has a neighbour in the set with a depth of exactly one less;
//   no hex has a neighbour in the set with a depth of two or more less.
//
// The first two lines make the set connected. Proved by steps, hex by hex: every hex but the first has
// a neighbour in the set that is nearer. So a part X of the set that holds the first hex, and with each
// of its hexes all neighbours in the set, is the whole set: else take the nearest hex that X lacks;
// it is not the first, its nearer neighbour is in X, and so it is in X. The third line makes the
// depths THE distances, so that a connected set has exactly one certificate; it is a function of the
// set, need not be written down, and adds no second way to say the same step.
//
// Six binary digits count to 63. A set with a hex farther than that from its first is no area; a side
// has at most 60 pieces ever, each of its 60 reserve points making one at most, so a group never is.
//
// Who claims connectedness, then, can be believed by both encodings; whether the area is the one that
// the clauses want (it holds this piece, none of its neighbours belongs and is left out) is local and
// is what the encodings decide. Holding a piece + connected + nothing left out = its component.
#pragma once

#include "model/core/record.hpp"
#include "model/nymbat/hexagon.hpp"

namespace nomos::nymbat {

template <class A>
using Hexes = Word<A, Hexagon::kFrame>;

inline constexpr std::size_t kDepthDigits = 6;

// An empty area is none at all: no hexes, no depths.
template <class A>
struct Area {
    using Algebra = A;
    Hexes<A> hexes;
    std::array<Hexes<A>, kDepthDigits> depth;  // digit k of the depth of each hex, lowest first

    static constexpr void zip(auto&& visit, auto&... a) {
        visit("area", a.hexes...);
        for (std::size_t k = 0; k < kDepthDigits; ++k)
            visit(FieldName{"depth", {}, static_cast<int>(k)}, a.depth[k]...);
    }
};

namespace certificate {

template <class A>
using Digits = std::array<Hexes<A>, kDepthDigits>;

// One more than the depth, in every hex.
template <class A>
Digits<A> one_deeper(const Digits<A>& depth) {
    Digits<A> sum = depth;
    Hexes<A> carry = Hexagon::kBoard;
    for (std::size_t k = 0; k < kDepthDigits; ++k) {
        sum[k] = depth[k] ^ carry;
        carry = depth[k] & carry;
    }
    return sum;
}
// Where a neighbour in the area is exactly one nearer, and where one is nearer by more than that.
template <class A>
struct Nearer {
    Hexes<A> by_one, by_more;
};
template <class A, Way w>
void look(const Area<A>& a, const Digits<A>& deeper, Nearer<A>& nearer) {
    Hexes<A> equal = Hexagon::step<w>(a.hexes), less = Hexes<A>();
    for (std::size_t k = kDepthDigits; k-- > 0;) {
        const Hexes<A> there = Hexagon::step<w>(deeper[k]);
        less = less | (equal & ~there & a.depth[k]);
        equal = equal & ~(there ^ a.depth[k]);
    }
    nearer.by_one = nearer.by_one | equal;
    nearer.by_more = nearer.by_more | less;
}

}  // namespace certificate

// Hexes that speak against the certificate, each word for a reason of its own. Whether a hex does
// depends on its neighbours, and on which hex is the first.
template <class A>
std::array<Hexes<A>, 5> flaws_of(const Area<A>& a) {
    Hexes<A> deep{};
    for (const Hexes<A>& digit : a.depth) deep = deep | digit;
    const auto deeper = certificate::one_deeper<A>(a.depth);
    certificate::Nearer<A> nearer{};
    certificate::look<A, Way::east>(a, deeper, nearer);
    certificate::look<A, Way::north_east>(a, deeper, nearer);
    certificate::look<A, Way::north_west>(a, deeper, nearer);
    certificate::look<A, Way::west>(a, deeper, nearer);
    certificate::look<A, Way::south_west>(a, deeper, nearer);
    certificate::look<A, Way::south_east>(a, deeper, nearer);
    return {a.hexes & ~Hexagon::kBoard, deep & ~a.hexes, (a.hexes & ~deep) ^ Hexagon::first_of(a.hexes),
            deep & ~nearer.by_one, deep & nearer.by_more};
}
// The set hangs together, on the board, and its depths are the distances from its first hex.
template <class A>
Bit<A> well_formed(const Area<A>& a) {
    Bit<A> ok = true;
    for (const Hexes<A>& flaw : flaws_of(a)) ok = ok && none(flaw);
    return ok;
}

// The area of these hexes; not well-formed if they do not hang together.
Area<Native> area_of(const Bits<Hexagon::kFrame>& hexes);

}  // namespace nomos::nymbat
