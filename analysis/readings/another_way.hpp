// Where two options of a reading allow different moves, does anything hang on it?
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "analysis/readings/differences_here.hpp"
#include "model/core/record.hpp"
#include "model/core/turns.hpp"

namespace nomos::analysis {

// Are the same positions, judged the same, reached under both settings, though not by the same moves? Where a turn has
// several moves, those at its end: what a mover may still do is no difference if he can come to the same.
template <class R>
class AnotherWay {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;

    static bool leads_to_the_same(const Setting& setting, const Setting& other, const Position& position) {
        if constexpr (TurnsOfMoves<R>)
            return ends_of_turn(setting, position) == ends_of_turn(other, position);
        else
            return moves_lead_to_the_same(setting, other, position);
    }

private:
    static int outcome(const Setting& s, const Position& p) {
        return R::template Rules<Native>::outcome(s, p).lowest();
    }
    // By hash, in order, each once. No two of some thousand positions share one of 64 bits.
    static std::vector<std::uint64_t> ends_of_turn(const Setting& setting, const Position& position) {
        std::vector<std::uint64_t> ends;
        const auto go_on = [&](auto&& self, const Position& from) -> void {
            Plays<R>{setting, from}.each([&](const auto&, const auto& after) {
                const int result = outcome(setting, after);
                if (result == 0 && R::whose_turn(after) == R::whose_turn(position)) return self(self, Position(after));
                ends.push_back(hash(after) + static_cast<std::uint64_t>(result));
            });
        };
        go_on(go_on, position);
        std::ranges::sort(ends);
        ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
        return ends;
    }
    static bool moves_lead_to_the_same(const Setting& setting, const Setting& other, const Position& position) {
        const auto all_reached = [&](const Setting& some, const Setting& others) {
            std::vector<Position> reached;
            Plays<R>{others, position}.each([&](const auto&, const auto& after) { reached.push_back(after); });
            bool all = true;
            Plays<R>{some, position}.each([&](const auto&, const auto& after) {
                all = all && outcome(some, after) == outcome(others, after) &&
                      std::ranges::any_of(reached, [&](const Position& p) { return same(p, after); });
            });
            return all;
        };
        return all_reached(setting, other) && all_reached(other, setting);
    }
};

// Is what differs here nothing but which moves are allowed, while all that they lead to is the same?
template <class R>
bool is_by_another_way(const typename R::template Setting<Native>& a, const typename R::template Setting<Native>& b,
                       const typename R::template Position<Native>& position, const DifferencesHere<R>& here) {
    return weight_of(here) == Materiality::changes_moves && AnotherWay<R>::leads_to_the_same(a, b, position);
}

}  // namespace nomos::analysis
