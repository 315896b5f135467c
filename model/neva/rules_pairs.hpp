// Who plays with whom in pairs.
#pragma once

#include "model/neva/position.hpp"

namespace nomos::neva::played {

// White and his ally. Black's allies follow from White's.
template <class A>
inline Players<A> pair_of_white(const Setting<A>& s) {
    const auto with = [](Player ally) {
        return Players<A>(Players<Native>::single(0) | Players<Native>::single(static_cast<int>(ally)));
    };
    return select(s.readings.is(PairsAllies::opposite), with(Player::green),
                  select(s.readings.is(PairsAllies::white_red), with(Player::red), with(Player::black)));
}
// The other player of his pair, were it a game in pairs.
template <class A>
inline Players<A> ally_of(const Setting<A>& s, const Players<A>& player) {
    const Players<A> white = pair_of_white(s);
    return select(any(player & white), white, ~white) & ~player;
}
// In pairs under pairs.capture=may.
template <class A>
inline Bit<A> allies_may_be_spared(const Setting<A>& s) {
    return s.pairs && s.readings.is(PairsCapture::may);
}

}  // namespace nomos::neva::played
