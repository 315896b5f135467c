// Readings that only a whole game can tell apart (what counts as a repetition, and how often).
//
// A shuffling game is played: at every ply the legal move whose result looks most like the set-up
// (fewest differing fields), so that states come again soon; it is judged under both options.
#pragma once

#include <optional>

#include "analysis/readings.hpp"
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
    R::template Position<Native>::zip([&](auto, const auto& x, const auto& y) { apart += x == y ? 0 : 1; }, a, b);
    return apart;
}

template <class R>
std::optional<Shuffle<R>> shuffle(int reading, int first, int second) {
    constexpr int kLongest = 64;
    const auto a = with_option(R::default_setting(), reading, first),
               b = with_option(R::default_setting(), reading, second);
    const auto start = R::template start<Native>(a);
    std::vector<typename R::template Position<Native>> history{start};
    Shuffle<R> s;
    const auto judged = [&](const auto& setting) {
        const auto k = R::outcome_of_history(setting, history);
        return std::string(R::info().outcomes[static_cast<std::size_t>(
            k ? *k : R::Rules::template outcome<Native>(setting, history.back()).lowest())]);
    };
    for (int ply = 0; ply < kLongest; ++ply) {
        int best = -1;
        typename R::template Move<Native> chosen;
        R::Rules::for_each_move(a, history.back(), [&](const auto& m) {
            const int apart = fields_apart<R>(R::Rules::template apply<Native>(a, history.back(), m), start);
            if (best < 0 || apart < best) best = apart, chosen = m;
        });
        if (best < 0) return {};
        history.push_back(R::Rules::template apply<Native>(a, history.back(), chosen));
        s.line.push_back(chosen);
        s.first = judged(a), s.second = judged(b), s.last = history.back();
        if (s.first != s.second) return s;
    }
    return {};
}

// A pair of options that single moves do not tell apart, as one of which the history decides; if play shows so.
template <class R>
std::optional<Pair> compared_by_history(int reading, const Pair& pair) {
    if constexpr (WithHistory<R>) {
        if (pair.compared.kind != FindingKind::harmless_ambiguity) return {};
        const auto s = shuffle<R>(reading, pair.first, pair.second);
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
