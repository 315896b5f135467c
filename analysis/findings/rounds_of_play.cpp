#include "analysis/findings/rounds_of_play.hpp"

namespace nomos {

ToldRound told(const RoundOfPlay& r) { return {r.reading, r.found, r.lead.size(), r.round.size(), r.times, r.outcome}; }

ToldRounds told(const RoundsOfPlay& rounds) {
    ToldRounds all{told(rounds.front())};
    for (std::size_t i = 1; i < rounds.size(); ++i)
        ++(!rounds[i].found ? all.without : rounds[i].as_usual ? all.same : all.another);
    return all;
}

}  // namespace nomos
