// Pairs of positions that look the same, met by chance: which law of hidden information do they break?
//
// Positions are thrown, what is hidden of each is thrown again, and every move is tried in both. The
// smallest pairs met are made smaller still (smaller.hpp): usual readings, fewer pieces, lower places. So
// the pair shown is small, not proved least. Nothing is proved here; what is not met may still be there.
#pragma once

#include <optional>

#include "checkers/laws.hpp"
#include "checkers/smaller.hpp"
#include "properties/pair.hpp"

namespace nomos::pairs {

// The setting in which the other position is: as the onlooker knows the one, with what he does not as in
// `any()`. Most settings hold nothing that is hidden.
template <class R, class A, class Any>
typename R::template Setting<A> other_setting_of(int onlooker, const typename R::template Setting<A>& one, Any&& any) {
    if constexpr (requires { R::template alike<A>(onlooker, one, one); })
        return R::template alike<A>(onlooker, one, any());
    else
        return one;
}

// A pair, with what the executable rules make of its move.
template <class R>
struct PairCase {
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;

    Case<R> one;
    int onlooker = 0;
    Setting other_setting{};
    Position other{}, after_one{}, after_other{};

    // `one`, and the like of it with what is hidden as it is there.
    static PairCase of(const Case<R>& one, int who, const Setting& hidden_setting, const Position& hidden) {
        PairCase c{one, who};
        c.other_setting = other_setting_of<R, Native>(who, one.setting, [&] { return hidden_setting; });
        c.other = R::template alike<Native>(who, one.before, consistent<R>(c.other_setting, hidden));
        return c;
    }
    Pair<R, Native> pair() {
        const bool in_one = R::template Rules<Native>::legal(one.setting, one.before, one.move);
        const bool in_other = R::template Rules<Native>::legal(other_setting, other, one.move);
        after_one = in_one ? R::template Rules<Native>::apply(one.setting, one.before, one.move) : one.before;
        after_other = in_other ? R::template Rules<Native>::apply(other_setting, other, one.move) : other;
        const auto before = R::template Rules<Native>::outcome(one.setting, one.before);
        const auto before_other = R::template Rules<Native>::outcome(other_setting, other);
        return {one.setting, onlooker,  one.before,  other,  one.move,    in_one,
                in_other,    after_one, after_other, before, before_other};
    }
    bool is_reachable_as_far_as_known() const {
        return R::template well_formed<Native>(one.setting) && R::template well_formed<Native>(other_setting) &&
               induction::all_invariants<R, Native>(one.setting, one.before) &&
               induction::all_invariants<R, Native>(other_setting, other);
    }
};

// Does a setting have every option by which this one differs from the usual readings?
template <class R, class A>
Bit<A> has_options_of(const typename R::template Setting<Native>& one, const typename R::template Setting<A>& setting) {
    const auto usual = R::default_setting();
    Bit<A> all = true;
    for (std::size_t i = 0; i < R::info().readings.size(); ++i)
        if (one.readings.chosen[i] != usual.readings.chosen[i])
            all = all && setting.readings.chosen[i] == Word<A, kMostOptions>(one.readings.chosen[i]);
    return all;
}
template <class R, class A>
Bit<A> has_options_of_any(const std::vector<PairCase<R>>& known, const typename R::template Setting<A>& setting) {
    Bit<A> some = false;
    for (const auto& c : known) some = some || has_options_of<R, A>(c.one.setting, setting);
    return some;
}

// Can a pair of two different positions be thrown for which good(pair, dice)?
template <class R>
bool thrown(const Options& options, int onlooker, const std::function<bool(PairCase<R>&, Dice&)>& good) {
    return laws::thrown<R>(options, [&](const Case<R>& c, Dice& dice) {
        const auto [setting, position] = R::throw_position(dice);
        PairCase<R> twins = PairCase<R>::of(c, onlooker, setting, position);
        return !same(c.before, twins.other) && good(twins, dice);
    });
}

// Looks for a pair that breaks the law in a reading set without the options of those known.
template <class R>
class PairSearch {
public:
    using Found = PairCase<R>;

    PairSearch(const LawOfPairs<R>& law, int onlooker, const std::vector<Found>& known)
        : law_(law), onlooker_(onlooker), known_(known) {}

    std::optional<Found> run(const Options& options) {
        int met = 0;
        thrown<R>(options, onlooker_, [&](Found& c, Dice&) {
            if (!breaks(c)) return false;
            if (!least_ || is_smaller(c, *least_)) least_ = c;
            return ++met == kEnough;
        });
        if (least_)
            while (make_smaller()) continue;
        return least_;
    }

private:
    using Setting = typename Found::Setting;
    using Position = typename Found::Position;
    static constexpr int kEnough = 10;

    // In some move, which is then put there.
    bool breaks(Found& c) const {
        if (has_options_of_any<R, Native>(known_, c.one.setting) || !c.is_reachable_as_far_as_known()) return false;
        bool broken = false;
        const auto attempt = [&](const auto& move) {
            if (broken) return;
            c.one.move = move;
            broken = !law_.holds(c.pair());
        };
        R::template Rules<Native>::for_each_move(c.one.setting, c.one.before, attempt);
        R::template Rules<Native>::for_each_move(c.other_setting, c.other, attempt);
        return broken;
    }
    bool take(Found c) {
        if (!is_smaller(c, *least_) || !breaks(c)) return false;
        least_ = c;
        return true;
    }
    bool take(const Setting& setting, const Position& before, const Setting& hidden_setting, const Position& hidden) {
        const Position now = consistent<R>(setting, before);
        return take(Found::of({setting, now, least_->one.move}, onlooker_, hidden_setting, hidden));
    }
    bool make_smaller() {
        const Found was = *least_;
        bool done = false;
        for_each_more_usual(was.one.setting, R::default_setting(), [&](const Setting& s) {
            done = done || take(s, was.one.before, was.other_setting, was.other);
        });
        return done ||
               try_each_reduction(
                   was.one.before,
                   [&](const Position& p) { return take(was.one.setting, p, was.other_setting, was.other); }) ||
               try_each_reduction(
                   was.other_setting,
                   [&](const Setting& s) { return take(was.one.setting, was.one.before, s, was.other); }) ||
               try_each_reduction(was.other, [&](const Position& p) {
                   return take(was.one.setting, was.one.before, was.other_setting, p);
               });
    }
    // The order of canonical witnesses: usual settings, few pieces, the least records.
    static bool is_smaller(const Found& a, const Found& b) {
        const auto weight = [](const Found& c) {
            return std::pair(fields_changed(c.one.setting, R::default_setting()),
                             R::template pieces<Native>(c.one.before));
        };
        if (weight(a) != weight(b)) return weight(a) < weight(b);
        if (const auto order = compare(a.one.before, b.one.before); order != 0) return order < 0;
        return compare(a.other, b.other) < 0;
    }

    const LawOfPairs<R>& law_;
    int onlooker_;
    const std::vector<Found>& known_;
    std::optional<Found> least_;
};

}  // namespace nomos::pairs
