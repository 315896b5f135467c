// Every legal move of a position, each once: the placings in ascending order of places; the
// attacks in ascending order of the place attacked, then of the named pawn; the pass.
#pragma once

#include "model/nerva/rules_places.hpp"

namespace nomos::nerva {

// Each place as a word, and all around it; tables, since building words stalls the generator.
inline constexpr auto kPlace = [] {
    std::array<Places<Native>, std::size_t{kPlaces}> words{};
    for (int i = 0; i < kPlaces; ++i) words[static_cast<std::size_t>(i)].set(i);
    return words;
}();
inline constexpr auto kAroundPlace = [] {
    std::array<Places<Native>, std::size_t{kPlaces}> words{};
    for (int i = 0; i < kPlaces; ++i)
        for (Step s : kAround)
            if (const int to = Boards::neighbour(i, s); to >= 0) words[static_cast<std::size_t>(i)].set(to);
    return words;
}();

template <class Visit>
struct Generator {
    const Setting<Native>& setting;
    const Position<Native>& position;
    Visit& visit;

    // For a game that is not over.
    void run() {
        const Places<Native> placings = open_places(setting, position);
        const Places<Native> own = mover_of(position).pawns, attacked = targets(setting, position) & around(own);
        placings.for_each([&](int to) { emit(Kind::place, {}, word(to)); });
        attacked.for_each([&](int to) {
            (kAroundPlace[static_cast<std::size_t>(to)] & own).for_each([&](int from) {
                emit(Kind::attack, word(from), word(to));
            });
        });
        if (may_pass<Native>(setting, placings, attacked)) emit(Kind::pass, {}, {});
    }

private:
    static const Places<Native>& word(int place) { return kPlace[static_cast<std::size_t>(place)]; }
    void emit(Kind kind, const Places<Native>& from, const Places<Native>& to) {
        const Move<Native> move{Bits<kKinds>::single(static_cast<int>(kind)), from, to};
        visit(move);
    }
};

}  // namespace nomos::nerva
