// One position in which two options of a reading differ, and how it is made smaller.
//
// In which of the ways of difference.hpp, and in which play? The case is made smaller as canonical witnesses
// are ordered: a position to which play can lead, as far as the ruleset can tell, and in which something hangs on the
// difference, then a usual setting, few pieces, the least record. Pieces go in chunks first, then whatever can go or be
// lower by itself (smaller.hpp), and where that is stuck, several pieces at once (fewer_pieces.hpp).
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>
#include <vector>

#include "analysis/lines/end_of_line.hpp"
#include "analysis/readings/another_way.hpp"
#include "analysis/readings/differences_here.hpp"
#include "analysis/readings/fewer_pieces.hpp"
#include "checkers/induction.hpp"

namespace nomos::analysis {

template <class R>
struct PlayCase {
    typename R::template Setting<Native> setting;  // with the first option
    typename R::template Position<Native> before;
    std::optional<typename Plays<R>::Play> play;  // none where the position itself is judged differently
    bool by_another = false;  // only moves differ, and what they lead to is the same (another_way.hpp)
};

template <class R>
struct PlayComparison {
    int reading = 0, first = 0, second = 0;
    std::array<std::optional<PlayCase<R>>, kDifferences> found;  // by Difference, the smallest
    int thrown = 0, played = 0;                                  // positions that were looked at
    int unasked = 0;  // ... of those played: where it was not asked any more whether anything hangs on the difference
    std::optional<typename R::template Setting<Native>> games;  // with which games were played, once they were
    std::vector<std::string> settled;                           // "KEY=VALUE", of it
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
    // The weightiest of which a case was found as games go; else one to which play may lead; else the weightiest.
    std::optional<Difference> weightiest_believed() const {
        for (const bool is_near : {true, false})
            for (int d = 0; d < kDifferences; ++d)
                if (const auto& one = found[static_cast<std::size_t>(d)];
                    one && !is_of_no_game<R>(one->setting, one->before) &&
                    (!is_near || far_fetched<R>(one->setting, one->before) == 0))
                    return static_cast<Difference>(d);
        return weightiest();
    }
};

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
        last_by_another_ = is_by_another(setting, position, here);
        for (int k = kDifferences - 1; k >= 0; --k) {
            const auto i = static_cast<std::size_t>(k);
            if (!here.any[i]) continue;
            any = true, by = here.play[i];
            keep(static_cast<Difference>(k),
                 {with_option(setting, c_.reading, c_.first), position, here.play[i], last_by_another_});
        }
        return any;
    }
    // Of the position looked at last: did nothing hang on the difference, or was that not asked any more?
    bool last_was_by_another() const { return last_by_another_; }
    // The play to name there.
    std::optional<Play> telling_play_in(const Setting& setting, const Position& position) const {
        return telling_play<R>(with_option(setting, c_.reading, c_.first), with_option(setting, c_.reading, c_.second),
                               position, at(setting, position));
    }
    // Asks that of so many positions more.
    void ask_anew() { asked_ = 0, unasked_ = 0; }
    int unasked() const { return unasked_; }  // ... and so often it was not asked since
    PlayComparison<R>& result() { return c_; }
    // Changes several pieces at once in the weightiest case, the one that is shown. Where turns have to be listed
    // to know one, pieces are only taken away.
    void settle() {
        const auto d = c_.weightiest();
        if (!d) return;
        PlayCase<R>& one = *c_.found[static_cast<std::size_t>(*d)];
        const auto rearrange = [&] {
            const Position was = one.before;
            const bool elsewhere = !WithTurns<R> && R::template pieces<Native>(was) <= kMostRearranged;
            return try_each_rearrangement(was, elsewhere, [&](const Position& p) { return take_fewer(*d, one, p); });
        };
        while (rearrange()) make_smaller(*d, one);
    }

private:
    // Several starts end in the same case mostly; so only the first few are made smaller, and any that is
    // itself smaller than all before: it is quickly done.
    static constexpr int kFirstMadeSmaller = 3;
    static constexpr int kMostRearranged = 12;  // pieces; a fraction of a second
    static constexpr int kMostOrdered = 40;     // pieces
    static constexpr int kMostAsked = 1'000;    // positions in which only moves differ: all turns are listed twice

    DifferencesHere<R> at(const Setting& setting, const Position& position) const {
        return differences_here<R>(with_option(setting, c_.reading, c_.first),
                                   with_option(setting, c_.reading, c_.second), position);
    }
    bool is_by_another(const Setting& setting, const Position& position, const DifferencesHere<R>& here) {
        if (!may_come_to_the_same<R>(weight_of(here))) return false;
        if (asked_ == kMostAsked) return ++unasked_, true;
        ++asked_;
        return is_by_another_way<R>(with_option(setting, c_.reading, c_.first),
                                    with_option(setting, c_.reading, c_.second), position, here);
    }
    void keep(Difference d, PlayCase<R> one) {
        const auto k = static_cast<std::size_t>(d);
        Start& start = starts_[k][one.by_another ? 1 : 0];
        const bool is_new_least = !start.least || weight(one) < *start.least;
        if (is_new_least) start.least = weight(one);
        if (start.many++ >= kFirstMadeSmaller && !is_new_least) return;
        take_away(one.before, [&](const Position& p) { return take_fewer(d, one, p); });
        make_smaller(d, one);
        if (!c_.found[k] || is_smaller(one, *c_.found[k])) c_.found[k] = one;
    }
    // Whether the case is one of the difference, and no less hangs on it; its play is then renewed.
    bool still(Difference d, PlayCase<R>& one) const {
        if (!R::template well_formed<Native>(one.setting) || !Plays<R>::may_start(one.setting, one.before) ||
            !induction::all_invariants<R, Native>(one.setting, one.before))
            return false;
        const DifferencesHere<R> here = at(one.setting, one.before);
        one.play = here.play[static_cast<std::size_t>(d)];
        if (!here.any[static_cast<std::size_t>(d)]) return false;
        const bool was = one.by_another;
        one.by_another =
            is_by_another_way<R>(one.setting, with_option(one.setting, c_.reading, c_.second), one.before, here);
        return was || !one.by_another;
    }
    // Till nothing that is tried makes it smaller. What was refused before the last that was taken is tried again at
    // the end only: mostly it would be refused again.
    void make_smaller(Difference d, PlayCase<R>& one) const {
        for (int from = 0;;) {
            if (from == 0)
                while (make_more_usual(d, one)) {
                }
            if (const auto taken = take_next(d, one, from))
                from = *taken;
            else if (from == 0)
                return;
            else
                from = 0;
        }
    }
    bool take(Difference d, PlayCase<R>& one, PlayCase<R> other) const {
        if (!is_smaller(other, one) || !still(d, other)) return false;
        one = std::move(other);
        return true;
    }
    bool make_more_usual(Difference d, PlayCase<R>& one) const {
        const PlayCase<R> was = one;
        bool done = false;
        for_each_more_usual(was.setting, usual_setting(), [&](const Setting& s) {
            done = done || take(d, one, {s, consistent<R>(s, was.before), {}, was.by_another});
        });
        return done;
    }
    // Of the reductions there are, in their order and after so many, the first that can be taken: which?
    std::optional<int> take_next(Difference d, PlayCase<R>& one, int from) const {
        const PlayCase<R> was = one;
        int tried = 0;
        const bool done = try_each_reduction(was.before, [&](const Position& p) {
            return tried++ >= from && try_each_consistent<R>(was.setting, p, [&](const Position& q) {
                       return take(d, one, {was.setting, q, {}, was.by_another});
                   });
        });
        return done ? std::optional(tried - 1) : std::nullopt;
    }
    // The pieces of `p` in the place of those of the case, if they are fewer. Asked of the very play that shows
    // the difference first, which is quickly done.
    bool take_fewer(Difference d, PlayCase<R>& one, const Position& p) const {
        return try_each_consistent<R>(one.setting, p, [&](const Position& q) {
            PlayCase<R> other{one.setting, q, one.play, one.by_another};
            if (!(weight(other) < weight(one)) || !shows(d, other) || !still(d, other)) return false;
            one = std::move(other);
            return true;
        });
    }
    bool shows(Difference d, const PlayCase<R>& one) const {
        if (WithTurns<R>) return true;  // to judge one turn is to list all
        const auto outcome = [](const Setting& s, const Position& p) {
            return R::template Rules<Native>::outcome(s, p);
        };
        const Setting a = with_option(one.setting, c_.reading, c_.first),
                      b = with_option(one.setting, c_.reading, c_.second);
        if (!one.play) return outcome(a, one.before) != outcome(b, one.before);
        const auto by_a = Plays<R>{a, one.before}.after(*one.play), by_b = Plays<R>{b, one.before}.after(*one.play);
        if (!by_a || !by_b) return (by_a && d == Difference::only_first) || (by_b && d == Difference::only_second);
        return d == Difference::effect ? !same(*by_a, *by_b)
                                       : d == Difference::winner && outcome(a, *by_a) != outcome(b, *by_b);
    }
    Setting usual_setting() const { return with_option(R::default_setting(), c_.reading, c_.first); }
    int unusual(const PlayCase<R>& c) const { return fields_changed(c.setting, usual_setting()); }
    Setting other_of(const PlayCase<R>& c) const { return with_option(c.setting, c_.reading, c_.second); }
    using Weight = std::tuple<bool, bool, int, int, int>;
    Weight weight(const PlayCase<R>& c) const {
        return {is_of_no_game<R>(c.setting, c.before), c.by_another, unusual(c),
                far_fetched<R>(c.setting, c.before) + far_fetched<R>(other_of(c), c.before),
                R::template pieces<Native>(c.before)};
    }
    // The order of canonical witnesses: what play can lead to, a usual setting, as games go, few pieces, the least
    // record; the last of boards that a reader takes in only, since there are thousands of steps to it on a full one.
    bool is_smaller(const PlayCase<R>& a, const PlayCase<R>& b) const {
        if (weight(a) != weight(b)) return weight(a) < weight(b);
        return R::template pieces<Native>(a.before) <= kMostOrdered && compare(a.before, b.before) < 0;
    }

    PlayComparison<R> c_;
    struct Start {
        int many = 0;
        std::optional<Weight> least{};
    };
    std::array<std::array<Start, 2>, kDifferences> starts_{};  // of cases on which something hangs, and others
    bool last_by_another_ = false;
    int asked_ = 0, unasked_ = 0;
};

}  // namespace nomos::analysis
