// Does every game end? A search for play that goes round, from the set-up.
//
// Random games are played; from their positions on, players shuffle: each makes the play whose result
// looks most like the position in which the shuffling began (fewest differing bits), among those that
// do not end the game. If that very position, or one after it, comes back, the game need not end - but
// for a rule that looks at its history, which is asked, too. A loop that is shown can be replayed; none
// found is no proof that there is none (a measure that always falls would be one, properties/).
#pragma once

#include <array>
#include <optional>

#include "analysis/graph/exploration.hpp"
#include "analysis/lines/plays.hpp"
#include "model/core/dice.hpp"
#include "model/core/table_of.hpp"

namespace nomos::graph {

template <class R>
struct Round {
    using Play = typename analysis::Plays<R>::Play;
    std::vector<Play> lead, round;  // from the set-up; from there back to there
    int times = 0;                  // once round so often, a rule about the history ends the game; 0: none does
    int outcome = 0;                // ... so
};

namespace round_play {

inline int apart(bool a, bool b) { return a == b ? 0 : 1; }
inline int apart(int a, int b) { return a > b ? a - b : b - a; }
template <int N>
int apart(const Bits<N>& a, const Bits<N>& b) {
    return (a ^ b).count();
}

template <class R>
class Search {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Plays = analysis::Plays<R>;
    using Play = typename Plays::Play;

    explicit Search(const Setting& setting) : setting_(setting) {}

    // The loop with the shortest way there of those found first in each game.
    std::optional<Round<R>> found(int games, int plies) {
        std::optional<Round<R>> best;
        Dice dice(11);
        for (int game = 0; game < games; ++game) {
            auto position = R::template start<Native>(setting_);
            std::vector<Play> line;
            for (int ply = 0; ply < plies; ++ply) {
                if (best && line.size() >= best->lead.size()) break;
                if (auto round = shuffle(position)) {
                    round->lead.insert(round->lead.begin(), line.begin(), line.end());
                    if (!best || round->lead.size() < best->lead.size()) best = round;
                    break;
                }
                const auto play = any_play(position, dice);
                if (!play) break;
                line.push_back(*play);
            }
        }
        return best;
    }
    int looked_at() const { return looked_at_; }

private:
    static constexpr int kLongest = 40;

    bool in_play(const Position& p) const { return R::template Rules<Native>::outcome(setting_, p).test(0); }
    static int difference(const Position& a, const Position& b) {
        int n = 0;
        Position::zip([&](const auto&, const auto& x, const auto& y) { n += apart(x, y); }, a, b);
        return n;
    }
    std::optional<Round<R>> shuffle(const Position& anchor) {
        std::vector<Position> seen{anchor};
        std::vector<Play> line;
        for (int ply = 0; ply < kLongest; ++ply) {
            ++looked_at_;
            int best = -1;
            Play chosen{};
            Position next = anchor;
            Plays{setting_, seen.back()}.each([&](const Play& play, const Position& after) {
                const int apart = difference(after, anchor);
                if ((best < 0 || apart < best) && in_play(after)) best = apart, chosen = play, next = after;
            });
            if (best < 0) return {};
            line.push_back(chosen);
            for (std::size_t i = 0; i < seen.size(); ++i)
                if (same(seen[i], next)) {
                    const auto middle = line.begin() + static_cast<std::ptrdiff_t>(i);
                    return Round<R>{{line.begin(), middle}, {middle, line.end()}};
                }
            seen.push_back(next);
        }
        return {};
    }
    // One of the plays that do not end the game, each as likely as the others.
    std::optional<Play> any_play(Position& position, Dice& dice) const {
        std::optional<Play> chosen;
        Position next = position;
        int seen = 0;
        Plays{setting_, position}.each([&](const Play& play, const Position& after) {
            if (in_play(after) && dice.below(++seen) == 0) chosen = play, next = after;
        });
        position = next;
        return chosen;
    }

    const Setting& setting_;
    int looked_at_ = 0;
};

// Goes on from the last of these positions; false if a play is not allowed, or comes after the end.
template <class R, class Line>
bool go_on(const typename R::template Setting<Native>& setting,
           std::vector<typename R::template Position<Native>>& history, const Line& line) {
    for (const auto& play : line) {
        const auto position = history.back();
        auto after = analysis::Plays<R>{setting, position}.after(play);
        if (!after || !R::template Rules<Native>::outcome(setting, position).test(0)) return false;
        history.push_back(*after);
    }
    return true;
}
// The positions of a line from the set-up; nothing if it cannot be played, or if a rule about the history ends the game
// on the way.
template <class R, class Line>
auto history_of(const typename R::template Setting<Native>& setting, const Line& line) {
    std::optional<std::vector<typename R::template Position<Native>>> history{{R::template start<Native>(setting)}};
    for (const auto& play : line) {
        bool goes_on = go_on<R>(setting, *history, std::array{play});
        if constexpr (WithHistory<R>) goes_on = goes_on && R::outcome_of_history(setting, *history).value_or(0) == 0;
        if (!goes_on) {
            history.reset();
            break;
        }
    }
    return history;
}
// Played through, round after round: does it come back to the position where it began? Nothing if not,
// or if it cannot be played. A rule about the history has until the plies are up to end it.
template <class R>
std::optional<Round<R>> replayed(const typename R::template Setting<Native>& setting, Round<R> round) {
    constexpr std::size_t kMostPlies = WithHistory<R> ? 1000 : 0;
    auto played = history_of<R>(setting, round.lead);
    if (!played) return {};
    auto& history = *played;
    const auto begun = history.back();
    round.times = 0, round.outcome = 0;
    for (int k = 1; k == 1 || history.size() < kMostPlies; ++k) {
        for (const auto& play : round.round) {  // the rule may have its say on the way
            if (!go_on<R>(setting, history, std::array{play})) return {};
            if constexpr (WithHistory<R>)
                if (const auto outcome = R::outcome_of_history(setting, history);
                    outcome && *outcome != 0 && round.times == 0)
                    round.times = k, round.outcome = *outcome;
        }
        if (!same(begun, history.back())) return {};
        if (round.times != 0) break;
    }
    return round;
}

// How long a random game lasts in which nobody ends it and a rule about the history does not, up to so many plies.
template <WithHistory R>
int plies_without_end(const typename R::template Setting<Native>& setting, int most) {
    Dice dice(13);
    std::vector history{R::template start<Native>(setting)};
    while (static_cast<int>(history.size()) <= most) {
        std::vector<typename R::template Position<Native>> next;
        analysis::Plays<R>{setting, history.back()}.each([&](const auto&, const auto& after) {
            if (R::template Rules<Native>::outcome(setting, after).test(0)) next.push_back(after);
        });
        if (next.empty()) break;
        history.push_back(next[static_cast<std::size_t>(dice.below(static_cast<int>(next.size())))]);
        if (R::outcome_of_history(setting, history).value_or(0) == 0) continue;
        history.pop_back();
        break;
    }
    return static_cast<int>(history.size()) - 1;
}

// The same loop by a shorter way: without plays of the lead that it does not need, one or two at a time.
template <class R>
Round<R> trimmed(const typename R::template Setting<Native>& setting, Round<R> round) {
    const auto shorter = [&]() -> std::optional<Round<R>> {
        for (std::size_t i = 0; i < round.lead.size(); ++i)
            for (std::size_t j = i; j < round.lead.size(); ++j) {
                Round<R> other = round;
                other.lead.erase(other.lead.begin() + static_cast<std::ptrdiff_t>(j));
                if (j != i) other.lead.erase(other.lead.begin() + static_cast<std::ptrdiff_t>(i));
                other.times = 0, other.outcome = 0;
                auto again = replayed<R>(setting, other);
                if (again && again->times == round.times && again->outcome == round.outcome) return again;
            }
        return {};
    };
    constexpr std::size_t kLongest = 24;  // tried in no time
    while (round.lead.size() <= kLongest)
        if (const auto other = shorter())
            round = *other;
        else
            break;
    return round;
}

// Do the constraints allow the play, and accept what the rules make of each move of it?
template <class R>
bool is_confirmed(const typename R::template Setting<Native>& setting, typename R::template Position<Native> position,
                  const typename analysis::Plays<R>::Play& play) {
    if (!WayOf<R>::allowed(setting, position, play, {})) return false;
    const auto accepted = [&](const auto& move) {
        const auto before = position;
        position = R::template Rules<Native>::apply(setting, before, move);
        return R::Constraints::template effect<Native>(setting, before, move, position, {});
    };
    if constexpr (WithTurns<R>) {
        bool all = true;
        for (int i = 0; i < play.steps; ++i) all = all && accepted(play.step(i));
        return all;
    } else {
        return accepted(play);
    }
}
template <class R>
bool is_confirmed(const typename R::template Setting<Native>& setting, const Round<R>& round) {
    auto line = round.lead;
    line.insert(line.end(), round.round.begin(), round.round.end());
    auto history = history_of<R>(setting, round.lead);
    bool all = history && go_on<R>(setting, *history, round.round);
    for (std::size_t i = 0; all && i < line.size(); ++i) all = is_confirmed<R>(setting, (*history)[i], line[i]);
    return all;
}

}  // namespace round_play

// Under one setting: found, and replayed.
template <class R>
std::optional<Round<R>> round_of_play(const typename R::template Setting<Native>& setting, int games, int plies) {
    auto found = round_play::Search<R>(setting).found(games, plies);
    if (!found) return {};
    auto again = round_play::replayed<R>(setting, *found);
    if (!again) return {};  // a rule about the history ends the game on the way to it, which the search does not ask
    return round_play::trimmed<R>(setting, *again);
}

// Under all options of all readings, each with the others as usual.
template <class R>
RoundsOfPlay rounds_of_play(int games, int plies) {
    const auto usual = R::default_setting();
    RoundsOfPlay all;
    const auto first = round_of_play<R>(usual, games, plies);
    const auto tell = [](const auto& setting, const std::vector<typename Round<R>::Play>& line) {
        std::vector<std::string> texts;
        for (const auto& play : line) texts.push_back(analysis::Plays<R>::print(setting, play));
        return texts;
    };
    const auto add = [&](const std::string& reading, const auto& setting, const std::optional<Round<R>>& round,
                         bool as_usual) {
        RoundOfPlay one{reading, round.has_value(), as_usual, {}, {}, 0, "", "", {}};
        if (round) {
            one.confirmed = round_play::is_confirmed<R>(setting, *round);
            const auto begin = round_play::history_of<R>(setting, round->lead)->back();
            one.position = R::print(setting, begin), one.picture = R::picture(setting, begin);
            one.lead = tell(setting, round->lead), one.round = tell(setting, round->round), one.times = round->times;
            if constexpr (WithCountedStates<R>)
                if (round->times != 0) {
                    constexpr int kLongGame = 1000;
                    one.plies_below = R::plies_below(setting);
                    one.played = round_play::plies_without_end<R>(setting, kLongGame);
                }
            if (round->times != 0) one.outcome = R::info().outcomes[static_cast<std::size_t>(round->outcome)];
        }
        all.push_back(std::move(one));
    };
    add("", usual, first, true);
    for (std::size_t r = 0; r < R::info().readings.size(); ++r)
        for (std::size_t o = 0; o < R::info().readings[r].options.size(); ++o) {
            if (static_cast<int>(o) == R::info().readings[r].default_option) continue;
            auto setting = usual;
            setting.readings.choose(r, o);
            std::optional<Round<R>> round;
            if (first) round = round_play::replayed<R>(setting, *first);
            const bool as_usual = round.has_value();
            if (!round) round = round_of_play<R>(setting, games, plies);
            add(std::string(R::info().readings[r].id) + "=" + std::string(R::info().readings[r].options[o].id), setting,
                round, as_usual);
        }
    return all;
}

}  // namespace nomos::graph
