// What lies around the place attacked. It is gathered first - one bit for each thing at each step
// from that place - so that points are summed up once and not at every place.
#pragma once

#include "model/nerva/constraints_scene.hpp"

namespace nomos::nerva::stated {

template <class A>
struct Surroundings {
    using B = Bit<A>;
    template <std::size_t N>
    using Steps = std::array<B, N>;

    Steps<8> attackers{}, stacked{}, named{};  // by kAround: a pawn of the mover; in a full stack; named
    Steps<kSteps> own_lends{};                 // by number_of(step): a lending place of the mover
    Steps<4> enemy_lends{};                    // by kBeside
    Steps<2> own_above{}, enemy_above{};       // a piece one and two levels up
    B target_stacked{};                        // the place is in a full stack of the enemy

    explicit Surroundings(const Scene<A>& s)
        : scene_(s),
          own_lending_(select(s.black, lending(Side::black), lending(Side::white))),
          enemy_lending_(select(s.black, lending(Side::white), lending(Side::black))) {
        for (int x = 0; x < kPlaces; ++x)
            if (const B here = test(s.move.to, x); !surely_not(here)) look_around(x, here);
    }

private:
    // nerva.king.lends
    Places<A> lending(Side s) const {
        const B hidden_too = scene_.reads(KingLendsWhen::also_hidden);
        const B king_lends = ((scene_.reads(KingLendsWhen::standing) || hidden_too) && scene_.before.stands(s)) ||
                             (hidden_too && scene_.before.is_hidden(s));
        return scene_.before.pawns[nerva::index(s)] | select(scene_.in_force.grants(Clause::king_lends, king_lends),
                                                             scene_.before.kings[nerva::index(s)], Places<A>{});
    }
    // nerva.stack.points: pawns of one side on all three levels.
    static B is_full_stack(const Places<A>& pawns, int x) {
        if (x < 0) return false;
        return for_all(0, kLevels, [&](int level) { return test(pawns, Boards::square(x) + level * kSquares); });
    }
    void look_around(int x, const B& here) {
        const auto note = [&](B& bit, const B& seen) {
            if (!surely_not(seen)) bit = bit || (here && seen);
        };
        for (std::size_t k = 0; k < kAround.size(); ++k) {
            const int n = place_at(x, kAround[k]);
            note(attackers[k], holds(scene_.own_pawns, n));
            note(stacked[k], is_full_stack(scene_.own_pawns, n));
            note(named[k], holds(scene_.move.from, n));
        }
        for (int s = 0; s < kSteps; ++s) note(own_lends[index(s)], holds(own_lending_, place_at(x, step_of(s))));
        for (std::size_t k = 0; k < kBeside.size(); ++k)
            note(enemy_lends[k], holds(enemy_lending_, place_at(x, kBeside[k])));
        for (std::size_t up = 0; up < own_above.size(); ++up) {
            const int n = Boards::above(x, static_cast<int>(up) + 1);
            note(own_above[up], holds(scene_.own_pawns, n) || holds(scene_.own_king, n));
            note(enemy_above[up], holds(scene_.enemy_pawns, n) || holds(scene_.enemy_king, n));
        }
        note(target_stacked, is_full_stack(scene_.enemy_pawns, x));
    }

    const Scene<A>& scene_;
    Places<A> own_lending_, enemy_lending_;
};

}  // namespace nomos::nerva::stated
