// Comparing two options of a reading over whole turns, where a ruleset has them (model/core/turns.hpp):
// in which turns, and in what follows from them, do the options differ?
//
// A search for the longest chain is no formula of one step, so nothing is proved here. The sets of
// allowed turns are compared natively at the start of a turn, in positions thrown at random (with
// the invariants, all other readings as thrown) and in those of games of random turns, in which what
// players settle before a game is as the difference needs it. Of each difference the smallest case met
// is made smaller still (smaller.hpp) and kept. "None met" is said with the number of positions.
#pragma once

#include <optional>
#include <vector>

#include "analysis/compare.hpp"
#include "analysis/smaller.hpp"
#include "model/core/setting_option.hpp"
#include "model/core/turns.hpp"

namespace nomos::analysis {

template <WithTurns R>
struct TurnCase {
    typename R::template Setting<Native> setting;  // with the first option
    typename R::template Position<Native> before;
    std::optional<typename R::Turn> turn;  // none where the position itself is judged differently
};

template <WithTurns R>
struct TurnComparison {
    int reading = 0, first = 0, second = 0;
    std::array<std::optional<TurnCase<R>>, kDifferences> found;  // by Difference, the smallest
    int thrown = 0, played = 0;                                  // positions that were looked at
    std::vector<std::string> settled;                            // "KEY=VALUE", how the games were played
    // Of those played: where the options differ, how many; and the shortest line that leads there.
    int met = 0;
    std::optional<std::vector<typename R::Turn>> line;
    std::optional<typename R::Turn> met_turn;  // by which they differ there

    bool differs(Difference d) const { return found[static_cast<std::size_t>(d)].has_value(); }
    std::optional<Difference> weightiest() const {
        for (int d = 0; d < kDifferences; ++d)
            if (differs(static_cast<Difference>(d))) return static_cast<Difference>(d);
        return {};
    }
};

// --- one position ----------------------------------------------------------------------------
template <WithTurns R>
struct AllowedTurn {
    typename R::Turn turn;
    typename R::template Position<Native> after;
};
template <WithTurns R>
std::vector<AllowedTurn<R>> allowed_turns(const typename R::template Setting<Native>& setting,
                                          const typename R::template Position<Native>& position) {
    std::vector<AllowedTurn<R>> turns;
    for_each_turn<R>(setting, position, [&](const auto& turn, const auto& after) { turns.push_back({turn, after}); });
    return turns;
}

// By Difference: is there one here, and in which turn first (in the order that turns are listed).
template <WithTurns R>
struct DifferencesHere {
    std::array<bool, kDifferences> any{};
    std::array<std::optional<typename R::Turn>, kDifferences> turn;

    void add(Difference d, const std::optional<typename R::Turn>& by = {}) {
        const auto k = static_cast<std::size_t>(d);
        if (!any[k]) any[k] = true, turn[k] = by;
    }
};
template <WithTurns R>
DifferencesHere<R> differences_here(const typename R::template Setting<Native>& a,
                                    const typename R::template Setting<Native>& b,
                                    const typename R::template Position<Native>& p) {
    const auto outcome = [](const auto& s, const auto& q) { return R::Rules::template outcome<Native>(s, q); };
    DifferencesHere<R> here;
    if (outcome(a, p) != outcome(b, p)) here.add(Difference::outcome);
    const auto by_a = allowed_turns<R>(a, p), by_b = allowed_turns<R>(b, p);
    const auto same_in = [](const auto& turns, const auto& wanted) {
        return std::find_if(turns.begin(), turns.end(), [&](const auto& t) { return t.turn == wanted.turn; });
    };
    for (const auto& one : by_a) {
        const auto other = same_in(by_b, one);
        if (other == by_b.end())
            here.add(Difference::only_first, one.turn);
        else if (outcome(a, one.after) != outcome(b, other->after))
            here.add(Difference::winner, one.turn);
        else if (!same(one.after, other->after))
            here.add(Difference::effect, one.turn);
    }
    for (const auto& one : by_b)
        if (same_in(by_a, one) == by_a.end()) here.add(Difference::only_second, one.turn);
    return here;
}

// --- small cases -----------------------------------------------------------------------------
template <WithTurns R>
class TurnSearch {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Turn = typename R::Turn;

    TurnSearch(int reading, int first, int second) { c_.reading = reading, c_.first = first, c_.second = second; }

    // Answers whether the options differ here at all, and in which turn (if in a turn).
    bool look_at(const Setting& setting, const Position& position, std::optional<Turn>& by) {
        const DifferencesHere<R> here = at(setting, position);
        bool any = false;
        for (int k = kDifferences - 1; k >= 0; --k) {
            const auto i = static_cast<std::size_t>(k);
            if (!here.any[i]) continue;
            any = true, by = here.turn[i];
            keep(static_cast<Difference>(k), {with_option(setting, c_.reading, c_.first), position, here.turn[i]});
        }
        return any;
    }
    TurnComparison<R>& result() { return c_; }

private:
    // Enough to try several starts; most of those end in the same case.
    static constexpr int kMostMadeSmaller = 40;

    DifferencesHere<R> at(const Setting& setting, const Position& position) const {
        return differences_here<R>(with_option(setting, c_.reading, c_.first),
                                   with_option(setting, c_.reading, c_.second), position);
    }
    void keep(Difference d, TurnCase<R> one) {
        const auto k = static_cast<std::size_t>(d);
        if (made_smaller_[k]++ >= kMostMadeSmaller) return;
        while (make_smaller(d, one)) {
        }
        if (!c_.found[k] || is_smaller(one, *c_.found[k])) c_.found[k] = one;
    }
    // Whether the case is one of the difference; its turn is then renewed.
    bool still(Difference d, TurnCase<R>& one) const {
        if (!R::template well_formed<Native>(one.setting) || !R::turn_starts(one.setting, one.before) ||
            !induction::all_invariants<R, Native>(one.setting, one.before))
            return false;
        const DifferencesHere<R> here = at(one.setting, one.before);
        one.turn = here.turn[static_cast<std::size_t>(d)];
        return here.any[static_cast<std::size_t>(d)];
    }
    bool make_smaller(Difference d, TurnCase<R>& one) const {
        const auto take = [&](TurnCase<R> other) {
            if (!is_smaller(other, one) || !still(d, other)) return false;
            one = std::move(other);
            return true;
        };
        const Setting usual = usual_setting();
        for (std::size_t k = 0; k < fields_of(usual); ++k) {
            TurnCase<R> other = one;
            with_field(other.setting, k, [&]<class F>(F& field) {
                with_field(usual, k, [&]<class G>(const G& u) {
                    if constexpr (std::is_same_v<F, G>) field = u;
                });
            });
            if (take(other)) return true;
        }
        return try_each_reduction(one.before, [&](const Position& p) { return take({one.setting, p, {}}); });
    }
    Setting usual_setting() const { return with_option(R::default_setting(), c_.reading, c_.first); }
    // The order of canonical witnesses: a usual setting, few pieces, the least record.
    bool is_smaller(const TurnCase<R>& a, const TurnCase<R>& b) const {
        const auto weight = [&](const TurnCase<R>& c) {
            return std::pair(fields_changed(c.setting, usual_setting()), R::template pieces<Native>(c.before));
        };
        if (weight(a) != weight(b)) return weight(a) < weight(b);
        return compare(a.before, b.before) < 0;
    }

    TurnComparison<R> c_;
    std::array<int, kDifferences> made_smaller_{};
};

// --- many positions --------------------------------------------------------------------------
template <WithTurns R>
void look_at_thrown(const Options& options, TurnSearch<R>& search) {
    Dice dice(options.seed + 5);
    std::optional<typename R::Turn> by;
    auto& c = search.result();
    for (int i = 0; i < options.samples; ++i) {
        const auto [thrown, position] = R::throw_position(dice);
        const auto setting = with_option(thrown, c.reading, c.first);
        if (!R::turn_starts(setting, position) || !induction::all_invariants<R, Native>(setting, position)) continue;
        ++c.thrown;
        search.look_at(setting, position, by);
    }
}
// One allowed turn, each as likely as the others; none if stuck.
template <WithTurns R>
std::optional<AllowedTurn<R>> random_turn(const typename R::template Setting<Native>& setting,
                                          const typename R::template Position<Native>& position, Dice& dice) {
    auto turns = allowed_turns<R>(setting, position);
    if (turns.empty()) return {};
    return turns[static_cast<std::size_t>(dice.below(static_cast<int>(turns.size())))];
}
// The usual setting, but settled as in the weightiest case found.
template <WithTurns R>
typename R::template Setting<Native> setting_of_play(const TurnComparison<R>& c) {
    auto setting = with_option(R::default_setting(), c.reading, c.first);
    if constexpr (WithSettingOptions<R>)
        if (const auto weightiest = c.weightiest())
            for (int o = 0; o < static_cast<int>(R::setting_options().size()); ++o)
                R::set(setting, o, R::value_of(c.found[static_cast<std::size_t>(*weightiest)]->setting, o));
    return setting;
}
template <WithTurns R>
void look_at_play(const Options& options, TurnSearch<R>& search) {
    Dice dice(options.seed + 3);
    auto& c = search.result();
    const auto setting = setting_of_play(c);
    c.settled = settled<R>(setting);
    constexpr int kLongest = 300;
    while (c.played < options.samples) {
        auto position = R::template start<Native>(setting);
        std::vector<typename R::Turn> line;
        for (int ply = 0; ply <= kLongest && c.played < options.samples; ++ply) {
            ++c.played;
            std::optional<typename R::Turn> by;
            if (search.look_at(setting, position, by)) {
                ++c.met;
                if (!c.line || line.size() < c.line->size()) c.line = line, c.met_turn = by;
            }
            const auto next = random_turn<R>(setting, position, dice);
            if (!next) break;
            position = next->after, line.push_back(next->turn);
        }
    }
}

template <WithTurns R>
TurnComparison<R> compare_turns(const Options& options, int reading, int first, int second) {
    TurnSearch<R> search(reading, first, second);
    look_at_thrown(options, search);
    look_at_play(options, search);
    return search.result();
}

}  // namespace nomos::analysis
