// What is shown of a reading where the smallest position that shows it is one to which no play leads: the end of the
// line of play, where the same question comes up in a game.
#pragma once

#include "analysis/findings/parts.hpp"
#include "checkers/recorded_game.hpp"
#include "model/core/table_of.hpp"

namespace nomos::analysis {

// A ruleset that can tell a position to which no play leads, though it breaks no invariant.
template <class R>
concept WithCredible = requires(const typename R::template Setting<Native>& setting,
                                const typename R::template Position<Native>& position) {
    { R::is_credible(setting, position) } -> std::same_as<bool>;
};

// The line's last position under its own readings, and the move in which the options differ there; none where the line
// is not known, or not one of moves.
template <class R>
std::optional<Case<R>> end_of_line(const LineOfPlay& line) {
    if (line.by.empty() || !line.against.empty()) return {};
    const auto setting = setting_of<R>({line.readings, "", "", line.settled, false, {}});
    const auto played = recorded_game::play_on<R>(setting, R::template start<Native>(setting), line.plays);
    if (played.played() != line.plays.size()) return {};
    return Case<R>{setting, played.positions.back(), R::parse_move(setting, line.by)};
}

// Can the ruleset tell that no play leads to this position?
template <class R>
bool is_of_no_game(const typename R::template Setting<Native>& setting,
                   const typename R::template Position<Native>& position) {
    if constexpr (WithCredible<R>)
        return !R::is_credible(setting, position);
    else
        return false;
}
// How far a position lies from what is met in most games, by the ruleset's own count: 0 is near.
template <class R>
int far_fetched(const typename R::template Setting<Native>& setting,
                const typename R::template Position<Native>& position) {
    if constexpr (requires { R::far_fetched(setting, position); })
        return R::far_fetched(setting, position);
    else
        return static_cast<void>(setting), static_cast<void>(position), 0;
}
// Is what is shown the smallest that was found, and one to which no play leads?
template <class R>
bool is_out_of_play(const Case<R>& shown, Shown::How how) {
    return (how == Shown::How::by_search || how == Shown::How::fewest) && is_of_no_game<R>(shown.setting, shown.before);
}

}  // namespace nomos::analysis
