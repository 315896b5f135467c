// Readings that only a whole game can tell apart (what counts as a repetition, and how often).
//
// A shuffling game is played: at every ply the legal move whose result looks most like the set-up
// (fewest differing fields), so that states come again soon; it is judged under both options. Such games are also
// played with one step aside, for what comes again within turns and not at their ends.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "analysis/readings/readings.hpp"
#include "model/core/exhibit.hpp"
#include "model/core/table_of.hpp"

namespace nomos::analysis {

template <class R>
struct Shuffle {
    std::vector<typename R::template Move<Native>> line;  // to the first position judged differently
    std::string first, second;                            // the two judgements there
    typename R::template Position<Native> last{};
};

template <class R>
int fields_apart(const typename R::template Position<Native>& a, const typename R::template Position<Native>& b) {
    int apart = 0;
    R::template Position<Native>::zip([&](const auto&, const auto& x, const auto& y) { apart += x == y ? 0 : 1; }, a,
                                      b);
    return apart;
}

// A legal move with what comes of it, and how far that is from the set-up.
template <class R>
struct NearMove {
    int apart;
    typename R::template Move<Native> move;
    typename R::template Position<Native> after;
};
// The nearest first; if asked to step aside, without those that come to the same as the nearest.
template <class R>
std::vector<NearMove<R>> nearest_first(const typename R::template Setting<Native>& s,
                                       const typename R::template Position<Native>& p,
                                       const typename R::template Position<Native>& start, bool aside) {
    std::vector<NearMove<R>> moves;
    R::template Rules<Native>::for_each_move(s, p, [&](const auto& m) {
        const auto after = R::template Rules<Native>::apply(s, p, m);
        moves.push_back({fields_apart<R>(after, start), m, after});
    });
    std::stable_sort(moves.begin(), moves.end(), [](const auto& x, const auto& y) { return x.apart < y.apart; });
    if (aside && !moves.empty()) {
        const auto nearest = moves.front().after;
        std::erase_if(moves, [&](const auto& one) { return same(one.after, nearest); });
    }
    return moves;
}

// The outcome of the last of these positions, all of which were played.
template <class R>
int judged_by_history(const typename R::template Setting<Native>& setting,
                      const std::vector<typename R::template Position<Native>>& history) {
    const auto k = R::outcome_of_history(setting, history);
    return k ? *k : R::template Rules<Native>::outcome(setting, history.back()).lowest();
}

// One such game, which steps aside at that ply. It passes over moves that end it under both options alike: nobody
// plays on after that. Nothing if no ply tells the options apart.
template <class R>
std::optional<Shuffle<R>> shuffle(int reading, int first, int second, int aside, int longest) {
    const auto a = with_option(R::default_setting(), reading, first),
               b = with_option(R::default_setting(), reading, second);
    const auto start = R::template start<Native>(a);
    std::vector<typename R::template Position<Native>> history{start};
    Shuffle<R> s;
    const auto named = [](int outcome) { return std::string(R::info().outcomes[static_cast<std::size_t>(outcome)]); };
    for (int ply = 0; ply < longest; ++ply) {
        bool goes_on = false;
        for (const auto& near : nearest_first<R>(a, history.back(), start, ply == aside)) {
            history.push_back(near.after);
            const int by_first = judged_by_history<R>(a, history), by_second = judged_by_history<R>(b, history);
            if ((goes_on = by_first == 0 || by_second == 0)) {
                s.line.push_back(near.move), s.first = named(by_first), s.second = named(by_second);
                s.last = near.after;
                if (by_first != by_second) return s;
                break;
            }
            history.pop_back();
        }
        if (!goes_on) return {};
    }
    return {};
}
// The shortest of the games that step aside nowhere, or once at an early ply.
template <class R>
std::optional<Shuffle<R>> shortest_shuffle(int reading, int first, int second) {
    constexpr int kLongest = 64, kLatestAside = 8;
    std::optional<Shuffle<R>> best;
    for (int aside = -1; aside < kLatestAside; ++aside) {
        const int longest = best ? static_cast<int>(best->line.size()) - 1 : kLongest;
        if (auto s = shuffle<R>(reading, first, second, aside, longest)) best = std::move(s);
    }
    return best;
}

// The game that the ruleset offers for the reading (model/core/exhibit.hpp: a line, and no move after it), where
// nothing ends it under either option before its last move, and that move does under one.
template <class R>
std::optional<Shuffle<R>> offered_game(int reading, int first, int second) {
    if constexpr (WithExhibits<R>)
        for (const ExhibitInfo& told : R::exhibits()) {
            if (told.id != R::info().readings[static_cast<std::size_t>(reading)].id || !told.moves.empty()) continue;
            const auto a = with_option(R::default_setting(), reading, first),
                       b = with_option(R::default_setting(), reading, second);
            Shuffle<R> s;
            std::vector<typename R::template Position<Native>> history{R::template start<Native>(a)};
            int by_first = 0, by_second = 0;
            for (const std::string& text : told.line) {
                const auto move = R::parse_move(a, text);
                if (by_first != by_second || !R::template Rules<Native>::legal(a, history.back(), move)) return {};
                history.push_back(R::template Rules<Native>::apply(a, history.back(), move)), s.line.push_back(move);
                by_first = judged_by_history<R>(a, history), by_second = judged_by_history<R>(b, history);
            }
            if (by_first == by_second) return {};
            const auto& outcomes = R::info().outcomes;
            s.first = outcomes[static_cast<std::size_t>(by_first)],
            s.second = outcomes[static_cast<std::size_t>(by_second)], s.last = history.back();
            return s;
        }
    return {};
}

// A pair of options that single moves do not tell apart, as one of which the history decides; if play shows so.
template <class R>
std::optional<Pair> compared_by_history(int reading, const Pair& pair) {
    if constexpr (WithHistory<R>) {
        if (pair.compared.kind != FindingKind::harmless_ambiguity) return {};
        const auto offered = offered_game<R>(reading, pair.first, pair.second),
                   s = offered ? offered : shortest_shuffle<R>(reading, pair.first, pair.second);
        if (!s) return {};
        const auto setting = R::default_setting();
        const auto judged = [&](int option, const std::string& outcome) {
            Side side = side_of<R>(reading, option);
            side.consequence = stands(outcome), side.picture = R::picture(setting, s->last);
            return side;
        };
        Pair by_history{pair.first, pair.second};
        Compared& part = by_history.compared;
        part.kind = FindingKind::ambiguity, part.materiality = Materiality::changes_winner;
        part.decided = {decided::ByHistory{}, pair.compared.decided.method, true};
        part.sides = {judged(pair.first, s->first), judged(pair.second, s->second)};
        part.witness = witness_at<R>(setting, s->last, "");
        part.shown.how = Shown::How::by_history;
        by_history.line.how = LineOfPlay::How::by_history;
        for (const auto& m : s->line) by_history.line.plays.push_back(R::print_move(setting, m));
        return by_history;
    } else {
        return {};
    }
}

}  // namespace nomos::analysis
