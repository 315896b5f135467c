// Comparing two options of a reading by looking: in which plays (plays.hpp), and in what follows from
// them, do the options differ?
//
// Nothing is proved here. The plays that are allowed are compared natively, in positions thrown at
// random (with the invariants, all other readings as thrown) and in those of games of random play, in
// which what players settle before a game is as the difference needs it. Of each difference the
// smallest case met is made smaller still (smaller.hpp) and kept. The games give a line of play, the
// shortest met, and a frequency. "None met" is said with the number of positions.
//
// Where there are whole turns this is all that can be said of them: a search for the longest chain is
// no formula of one step. Elsewhere proofs about single moves go on from here (compare.hpp).
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "analysis/difference.hpp"
#include "analysis/plays.hpp"
#include "checkers/induction.hpp"
#include "checkers/smaller.hpp"
#include "model/core/dice.hpp"
#include "model/core/setting_option.hpp"

namespace nomos::analysis {

template <class R>
struct PlayCase {
    typename R::template Setting<Native> setting;  // with the first option
    typename R::template Position<Native> before;
    std::optional<typename Plays<R>::Play> play;  // none where the position itself is judged differently
};

template <class R>
struct PlayComparison {
    int reading = 0, first = 0, second = 0;
    std::array<std::optional<PlayCase<R>>, kDifferences> found;  // by Difference, the smallest
    int thrown = 0, played = 0;                                  // positions that were looked at
    std::vector<std::string> settled;                            // "KEY=VALUE", how the games were played
    // Of those played: where the options differ, how many; and the shortest line that leads there.
    int met = 0;
    std::optional<std::vector<typename Plays<R>::Play>> line;
    std::optional<typename Plays<R>::Play> met_play;  // by which they differ there

    bool differs(Difference d) const { return found[static_cast<std::size_t>(d)].has_value(); }
    std::optional<Difference> weightiest() const {
        for (int d = 0; d < kDifferences; ++d)
            if (differs(static_cast<Difference>(d))) return static_cast<Difference>(d);
        return {};
    }
};

// --- one position ----------------------------------------------------------------------------
// By Difference: is there one here, and in which play first (in the order that plays are listed).
template <class R>
struct DifferencesHere {
    using Play = typename Plays<R>::Play;
    std::array<bool, kDifferences> any{};
    std::array<std::optional<Play>, kDifferences> play;

    void add(Difference d, const std::optional<Play>& by = {}) {
        const auto k = static_cast<std::size_t>(d);
        if (!any[k]) any[k] = true, play[k] = by;
    }
};
template <class R>
DifferencesHere<R> differences_here(const typename R::template Setting<Native>& a,
                                    const typename R::template Setting<Native>& b,
                                    const typename R::template Position<Native>& p) {
    const auto outcome = [](const auto& s, const auto& q) { return R::Rules::template outcome<Native>(s, q); };
    DifferencesHere<R> here;
    if (outcome(a, p) != outcome(b, p)) here.add(Difference::outcome);
    const Plays<R> by_a{a, p}, by_b{b, p};
    by_a.each([&](const auto& play, const auto& after) {
        const auto other = by_b.after(play);
        if (!other) return here.add(Difference::only_first, play);
        if (outcome(a, after) != outcome(b, *other)) here.add(Difference::winner, play);
        if (!same(after, *other)) here.add(Difference::effect, play);
    });
    by_b.each([&](const auto& play, const auto&) {
        if (!by_a.allows(play)) here.add(Difference::only_second, play);
    });
    return here;
}

// --- small cases -----------------------------------------------------------------------------
template <class R>
class PlaySearch {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Play = typename Plays<R>::Play;

    PlaySearch(int reading, int first, int second) { c_.reading = reading, c_.first = first, c_.second = second; }

    // Answers whether the options differ here at all, and in which play (if in one).
    bool look_at(const Setting& setting, const Position& position, std::optional<Play>& by) {
        const DifferencesHere<R> here = at(setting, position);
        bool any = false;
        for (int k = kDifferences - 1; k >= 0; --k) {
            const auto i = static_cast<std::size_t>(k);
            if (!here.any[i]) continue;
            any = true, by = here.play[i];
            keep(static_cast<Difference>(k), {with_option(setting, c_.reading, c_.first), position, here.play[i]});
        }
        return any;
    }
    PlayComparison<R>& result() { return c_; }

private:
    // Several starts end in the same case mostly; so only the first few are made smaller, and any that is
    // itself smaller than all before: it is quickly done.
    static constexpr int kFirstMadeSmaller = 3;

    DifferencesHere<R> at(const Setting& setting, const Position& position) const {
        return differences_here<R>(with_option(setting, c_.reading, c_.first),
                                   with_option(setting, c_.reading, c_.second), position);
    }
    void keep(Difference d, PlayCase<R> one) {
        const auto k = static_cast<std::size_t>(d);
        const bool is_new_least = !least_start_[k] || weight(one) < *least_start_[k];
        if (is_new_least) least_start_[k] = weight(one);
        if (starts_[k]++ >= kFirstMadeSmaller && !is_new_least) return;
        while (make_smaller(d, one)) {
        }
        if (!c_.found[k] || is_smaller(one, *c_.found[k])) c_.found[k] = one;
    }
    // Whether the case is one of the difference; its play is then renewed.
    bool still(Difference d, PlayCase<R>& one) const {
        if (!R::template well_formed<Native>(one.setting) || !Plays<R>::may_start(one.setting, one.before) ||
            !induction::all_invariants<R, Native>(one.setting, one.before))
            return false;
        const DifferencesHere<R> here = at(one.setting, one.before);
        one.play = here.play[static_cast<std::size_t>(d)];
        return here.any[static_cast<std::size_t>(d)];
    }
    bool make_smaller(Difference d, PlayCase<R>& one) const {
        const auto take = [&](PlayCase<R> other) {
            if (!is_smaller(other, one) || !still(d, other)) return false;
            one = std::move(other);
            return true;
        };
        const PlayCase<R> was = one;
        bool done = false;
        for_each_more_usual(was.setting, usual_setting(), [&](const Setting& s) {
            done = done || take({s, consistent<R>(s, was.before), {}});
        });
        return done || try_each_reduction(was.before, [&](const Position& p) {
                   return take({was.setting, consistent<R>(was.setting, p), {}});
               });
    }
    Setting usual_setting() const { return with_option(R::default_setting(), c_.reading, c_.first); }
    int unusual(const PlayCase<R>& c) const { return fields_changed(c.setting, usual_setting()); }
    std::pair<int, int> weight(const PlayCase<R>& c) const {
        return {unusual(c), R::template pieces<Native>(c.before)};
    }
    // The order of canonical witnesses: a usual setting, few pieces, the least record.
    bool is_smaller(const PlayCase<R>& a, const PlayCase<R>& b) const {
        if (weight(a) != weight(b)) return weight(a) < weight(b);
        return compare(a.before, b.before) < 0;
    }

    PlayComparison<R> c_;
    std::array<int, kDifferences> starts_{};
    std::array<std::optional<std::pair<int, int>>, kDifferences> least_start_{};  // weights
};

// --- many positions --------------------------------------------------------------------------
template <class R>
void look_at_thrown(const Options& options, PlaySearch<R>& search) {
    Dice dice(options.seed + 5);
    std::optional<typename Plays<R>::Play> by;
    auto& c = search.result();
    for (int i = 0; i < options.samples; ++i) {
        const auto [thrown, position] = R::throw_position(dice);
        const auto setting = with_option(thrown, c.reading, c.first);
        if (!Plays<R>::may_start(setting, position) || !induction::all_invariants<R, Native>(setting, position)) continue;
        ++c.thrown;
        search.look_at(setting, position, by);
    }
}
// Makes one allowed play, each as likely as the others (Vitter's reservoir, size one); none if stuck.
template <class R>
std::optional<typename Plays<R>::Play> random_play_in(const typename R::template Setting<Native>& setting,
                                                      typename R::template Position<Native>& position, Dice& dice) {
    std::optional<typename Plays<R>::Play> chosen;
    auto next = position;
    int seen = 0;
    Plays<R>{setting, position}.each([&](const auto& play, const auto& after) {
        if (dice.below(++seen) == 0) chosen = play, next = after;
    });
    position = next;
    return chosen;
}
// The usual setting, but settled as in the weightiest case found.
template <class R>
typename R::template Setting<Native> setting_of_play(const PlayComparison<R>& c) {
    auto setting = with_option(R::default_setting(), c.reading, c.first);
    if constexpr (WithSettingOptions<R>)
        if (const auto weightiest = c.weightiest())
            for (int o = 0; o < static_cast<int>(R::setting_options().size()); ++o)
                R::set(setting, o, R::value_of(c.found[static_cast<std::size_t>(*weightiest)]->setting, o));
    return setting;
}
template <class R>
void look_at_play(const Options& options, PlaySearch<R>& search) {
    Dice dice(options.seed + 3);
    auto& c = search.result();
    const auto setting = setting_of_play(c);
    c.settled = settled<R>(setting);
    constexpr int kLongest = 300;
    while (c.played < options.samples) {
        auto position = R::template start<Native>(setting);
        std::vector<typename Plays<R>::Play> line;
        for (int ply = 0; ply <= kLongest && c.played < options.samples; ++ply) {
            ++c.played;
            std::optional<typename Plays<R>::Play> by;
            if (search.look_at(setting, position, by)) {
                ++c.met;
                if (!c.line || line.size() < c.line->size()) c.line = line, c.met_play = by;
            }
            const auto play = random_play_in<R>(setting, position, dice);
            if (!play) break;
            line.push_back(*play);
        }
    }
}

template <class R>
PlayComparison<R> compare_plays(const Options& options, int reading, int first, int second) {
    PlaySearch<R> search(reading, first, second);
    look_at_thrown(options, search);
    look_at_play(options, search);
    return search.result();
}

}  // namespace nomos::analysis
