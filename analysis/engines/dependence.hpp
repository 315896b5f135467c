// Which readings does an answer depend on?
//
// The answer is a function of the reading set that can be asked anywhere, and most depend on few readings
// or none: a junta. It is asked under probes: all reading sets where they are few, else the usual one, each
// option by itself, and some drawn at random. Wherever it is not what it is with the other readings as
// usual, a walk from there to the probe, one reading at a time, meets a reading that it depends on (after
// Blum, Hellerstein and Littlestone, 1995). The alternative, a table over all reading sets, is out of
// reach where there are millions. What no probe shows is missed; who relies on a set of readings asks
// under it once more and adds it to the probes (conform.hpp).
#pragma once

#include <algorithm>
#include <vector>

#include "analysis/engines/reading_witnesses.hpp"
#include "analysis/readings/difference.hpp"
#include "checkers/reading_sets.hpp"
#include "checkers/sampling.hpp"

namespace nomos::engines {

template <class R>
std::vector<typename R::template Setting<Native>> probes_of(const typename R::template Setting<Native>& usual) {
    constexpr std::uint64_t kFew = 64;
    constexpr int kRandom = 48;
    std::vector<typename R::template Setting<Native>> probes;
    const auto add = [&](const auto& readings) { probes.push_back(usual), probes.back().readings = readings; };
    if (reading_sets(R::info().readings) <= kFew) {
        for_each_reading_set<R>([&](const auto& s) { add(s.readings); });
        return probes;
    }
    for (int r = 0; r < readings_count<R>(); ++r)
        for (int o = 0; o < options_count<R>(r); ++o) probes.push_back(analysis::with_option(usual, r, o));
    Dice dice(5);
    for (int i = 0; i < kRandom; ++i) add(random_readings<R>(dice).readings);
    return probes;
}

// The readings, by index and in order. answer(setting) gives something that can be compared.
template <class R, class Answer>
std::vector<int> readings_behind(const typename R::template Setting<Native>& usual,
                                 const std::vector<typename R::template Setting<Native>>& probes, Answer&& answer) {
    std::vector<int> about;
    const auto as_usual = answer(usual);
    for (const auto& probe : probes) {
        const auto there = answer(probe);
        for (;;) {
            auto at = usual;
            for (const int r : about)
                at.readings.chosen[static_cast<std::size_t>(r)] = probe.readings.chosen[static_cast<std::size_t>(r)];
            const auto here = about.empty() ? as_usual : answer(at);
            if (here == there) break;
            for (int r = 0; r < readings_count<R>(); ++r) {
                const auto k = static_cast<std::size_t>(r);
                if (at.readings.chosen[k] == probe.readings.chosen[k]) continue;
                at.readings.chosen[k] = probe.readings.chosen[k];
                if (answer(at) == here) continue;
                about.push_back(r);
                break;
            }
        }
    }
    std::sort(about.begin(), about.end());
    return about;
}

}  // namespace nomos::engines
