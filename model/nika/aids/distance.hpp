// How far pieces have to walk from one position to another: what a search for a line of play is led by.
#pragma once

#include <vector>

#include "model/nika/position.hpp"

namespace nomos::nika {

// In actions of single pieces, about: each space that a city needs is walked to, around what is barred to the city
// and rather around pieces than over them, by the nearest of its pieces that has nowhere to go yet, or by one that
// it rallies; turned to is a step more. A piece that has to be routed counts as a long way.
class Distance {
public:
    // Pieces that are not `needed` count only where there are fewer of the city.
    Distance(const Setting<Native>& setting, const Position<Native>& to, const Position<Native>& needed);
    int from(const Position<Native>& position) const;

private:
    // `in_place`: pieces that are where one is needed; `free`: of the city, those that have nowhere to go yet.
    int of_city(const Position<Native>& position, std::size_t city, const Bits<kFrame>& in_place) const;
    int steps_to(int goal, const Position<Native>& position, std::size_t city, const Bits<kFrame>& in_place,
                 Bits<kFrame>& free) const;

    Position<Native> to_, needed_;
    PerCity<Native> open_, rally_;  // by city: where it may go
};

}  // namespace nomos::nika
