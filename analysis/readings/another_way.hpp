// Where two options of a reading allow different moves, does anything hang on it?
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
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

    // Does a play that is allowed in the position under this setting lead to where the other does not?
    static bool leads_elsewhere(const Setting& setting, const Setting& other, const Position& position,
                                const typename Plays<R>::Play& play) {
        const auto after = Plays<R>{setting, position}.after(play);
        if constexpr (TurnsOfMoves<R>) {
            const auto here = ends_after(setting, position, *after), there = ends_of_turn(other, position);
            return !std::ranges::includes(there, here);
        } else {
            bool is_reached = false;
            Plays<R>{other, position}.each([&](const auto&, const auto& reached) {
                is_reached =
                    is_reached || (same(*after, reached) && outcome(setting, *after) == outcome(other, reached));
            });
            return !is_reached;
        }
    }

private:
    static int outcome(const Setting& s, const Position& p) {
        return R::template Rules<Native>::outcome(s, p).lowest();
    }
    // By hash, in order, each once. No two of some thousand positions share one of 64 bits.
    static std::vector<std::uint64_t> ends_of_turn(const Setting& setting, const Position& position) {
        std::vector<std::uint64_t> ends;
        add_ends(setting, position, position, ends);
        return sorted(std::move(ends));
    }
    // ... of the turn that began in the position, after a move of it.
    static std::vector<std::uint64_t> ends_after(const Setting& setting, const Position& position,
                                                 const Position& after) {
        std::vector<std::uint64_t> ends;
        add_end(setting, position, after, ends);
        return sorted(std::move(ends));
    }
    static void add_ends(const Setting& setting, const Position& begun, const Position& from,
                         std::vector<std::uint64_t>& ends) {
        Plays<R>{setting, from}.each([&](const auto&, const auto& after) { add_end(setting, begun, after, ends); });
    }
    static void add_end(const Setting& setting, const Position& begun, const Position& after,
                        std::vector<std::uint64_t>& ends) {
        const int result = outcome(setting, after);
        if (result == 0 && R::whose_turn(after) == R::whose_turn(begun)) return add_ends(setting, begun, after, ends);
        ends.push_back(hash(after) + static_cast<std::uint64_t>(result));
    }
    static std::vector<std::uint64_t> sorted(std::vector<std::uint64_t> ends) {
        std::ranges::sort(ends);
        ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
        return ends;
    }
    // Only which moves are allowed differs here, so one that both allow leads to the same, judged the same.
    static bool moves_lead_to_the_same(const Setting& setting, const Setting& other, const Position& position) {
        const auto all_reached = [&](const Setting& some, const Setting& others) {
            const Plays<R> by_some{some, position}, by_others{others, position};
            std::vector<Position> reached;  // by the others, once it is needed
            return std::ranges::all_of(by_some.listed(), [&](const auto& one) {
                if (by_others.allows(one.play)) return true;
                const auto& after = by_some.after_listed(one);
                if (outcome(some, after) != outcome(others, after)) return false;
                if (reached.empty()) by_others.each([&](const auto&, const auto& p) { reached.push_back(p); });
                return std::ranges::any_of(reached, [&](const Position& p) { return same(p, after); });
            });
        };
        return all_reached(setting, other) && all_reached(other, setting);
    }
};

// Can a difference so weighty come to the same? One of which moves are allowed; in a turn of several moves also one of
// what a move does, which the next may undo.
template <class R>
bool may_come_to_the_same(Materiality weight) {
    return weight == Materiality::changes_moves || (TurnsOfMoves<R> && weight == Materiality::changes_effect);
}
// Is what differs here nothing but the moves, while all that they lead to is the same?
template <class R>
bool is_by_another_way(const typename R::template Setting<Native>& a, const typename R::template Setting<Native>& b,
                       const typename R::template Position<Native>& position, const DifferencesHere<R>& here) {
    return may_come_to_the_same<R>(weight_of(here)) && AnotherWay<R>::leads_to_the_same(a, b, position);
}
// The play to name for what differs here: of the weightiest difference the first; where only which are allowed differs,
// the first that leads to where the other setting does not. None where no play shows it.
template <class R>
std::optional<typename Plays<R>::Play> telling_play(const typename R::template Setting<Native>& a,
                                                    const typename R::template Setting<Native>& b,
                                                    const typename R::template Position<Native>& position,
                                                    const DifferencesHere<R>& here) {
    if (weight_of(here) == Materiality::changes_moves)
        for (const auto& [one, other] : {std::pair(&a, &b), std::pair(&b, &a)}) {
            const Plays<R> by_one{*one, position}, by_other{*other, position};
            for (const auto& listed : by_one.listed())
                if (!by_other.allows(listed.play) &&
                    AnotherWay<R>::leads_elsewhere(*one, *other, position, listed.play))
                    return listed.play;
        }
    const auto first = std::ranges::find_if(here.play, [](const auto& play) { return play.has_value(); });
    return first == here.play.end() ? std::nullopt : *first;
}

}  // namespace nomos::analysis
