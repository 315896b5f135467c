// Positions that show how a text is read: for each pair of options of each reading, the smallest position
// met in which they differ - in what may be played, what comes of it, or how the game stands.
//
// Looked for where the ruleset shows it, and in positions that fuzzing draws and keeps, under the setting that is asked
// about, and in turn under other readings drawn at random beside the pair, since some readings matter under others
// only. The first few that tell a pair apart are made smaller. A pair that is never told apart has no witness.
#pragma once

#include <algorithm>

#include "analysis/engines/listing.hpp"
#include "analysis/fuzz/sources.hpp"
#include "analysis/readings/difference.hpp"
#include "checkers/exhibits.hpp"
#include "checkers/induction.hpp"
#include "checkers/smaller.hpp"

namespace nomos::engines {

// Whether a position can be asked about: no turn is under way, and all invariants hold.
template <class R>
bool is_askable(const typename R::template Setting<Native>& s, const typename R::template Position<Native>& p) {
    return R::template well_formed<Native>(s, p) && analysis::Plays<R>::may_start(s, p) &&
           induction::all_invariants<R, Native>(s, p);
}
template <class R>
int readings_count() {
    return static_cast<int>(R::info().readings.size());
}
template <class R>
int options_count(int reading) {
    return static_cast<int>(R::info().readings[static_cast<std::size_t>(reading)].options.size());
}

template <class R>
struct ReadingWitness {
    using Position = typename R::template Position<Native>;
    using Setting = typename R::template Setting<Native>;
    int reading = 0, first = 0, second = 0;
    Setting setting;  // with the other readings under which the two differ
    Position position;
    std::optional<typename Listing<R>::Play> play{};  // none where the position itself is judged differently
};

template <class R>
class ReadingWitnesses {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Witness = ReadingWitness<R>;

    ReadingWitnesses(const Setting& setting, std::uint64_t seed, const std::vector<Case<R>>& pool) : setting_(setting) {
        for (int r = 0; r < readings_count<R>(); ++r)
            for (int a = 0; a < options_count<R>(r); ++a)
                for (int b = a + 1; b < options_count<R>(r); ++b) pairs_.push_back({{r, a, b, setting, {}}, 0});
        look_at_exhibits();
        for (const Case<R>& c : pool) look_at(setting_, c.before), look_at(with_readings_of(c.setting), c.before);
        fuzz::Sources<R> sources(seed + 7, pool);
        for (int i = 0; i < kDrawn && (i < kAtLeast || any_open()); ++i) {
            const auto source = static_cast<fuzz::Source>(i % fuzz::kSources);
            const Case<R> c = sources.draw(source);
            look_at(i / fuzz::kSources % 2 == 0 ? setting_ : with_readings_of(c.setting), c.before);
        }
    }
    // One a pair that was told apart, in the order of readings; positions may repeat.
    std::vector<Witness> found() const {
        std::vector<Witness> all;
        for (const Pair& pair : pairs_)
            if (pair.times > 0) all.push_back(pair.witness);
        return all;
    }

private:
    static constexpr int kDrawn = 12'000, kAtLeast = 1'200, kMadeSmaller = 2, kTries = 400;
    struct Pair {
        Witness witness;
        int times = 0;
    };

    bool any_open() const {
        return std::any_of(pairs_.begin(), pairs_.end(), [](const Pair& pair) { return pair.times == 0; });
    }
    Setting with_readings_of(const Setting& other) const {
        Setting s = setting_;
        s.readings = other.readings;
        return s;
    }
    // Where the ruleset itself shows what hangs on a reading: some of it is hardly ever drawn.
    void look_at_exhibits() {
        if constexpr (WithExhibits<R>)
            for (const ExhibitInfo& told : R::exhibits()) {
                const Setting s = setting_with<R>(told.readings);
                for (const Position& p : recorded_game::play_on<R>(s, R::parse(s, told.position), told.moves).positions)
                    look_at(with_readings_of(s), p);
            }
    }
    void look_at(const Setting& s, const Position& raw) {
        const Position p = consistent<R>(s, raw);
        if (!is_askable<R>(s, p)) return;
        std::optional<Listing<R>> as_set;  // one option of every reading is the setting's own
        for (std::size_t k = 0; k < pairs_.size();) {
            const int reading = pairs_[k].witness.reading;
            const std::size_t from = k;
            while (k < pairs_.size() && pairs_[k].witness.reading == reading) ++k;
            look_at_reading(s, p, from, k, as_set);
        }
    }
    // Pairs from..to are those of one reading.
    void look_at_reading(const Setting& s, const Position& p, std::size_t from, std::size_t to,
                         std::optional<Listing<R>>& as_set) {
        const auto wanted = [&](const Pair& pair) { return pair.times <= kMadeSmaller; };
        if (std::none_of(pairs_.begin() + static_cast<std::ptrdiff_t>(from),
                         pairs_.begin() + static_cast<std::ptrdiff_t>(to), wanted))
            return;
        const int reading = pairs_[from].witness.reading;
        if (!as_set) as_set = listing_of<R>(s, p);
        std::vector<Listing<R>> lists;
        for (int o = 0; o < options_count<R>(reading); ++o)
            lists.push_back(s.readings.chosen[static_cast<std::size_t>(reading)].test(o)
                                ? *as_set
                                : listing_of<R>(analysis::with_option(s, reading, o), p));
        for (std::size_t k = from; k < to; ++k) {
            const Witness& w = pairs_[k].witness;
            if (!(lists[static_cast<std::size_t>(w.first)] == lists[static_cast<std::size_t>(w.second)]))
                keep(pairs_[k], {w.reading, w.first, w.second, s, p});
        }
    }
    void keep(Pair& pair, Witness w) {
        if (pair.times > kMadeSmaller) return;
        make_small(w);
        if (pair.times++ == 0 || is_smaller(w.position, pair.witness.position)) pair.witness = std::move(w);
    }
    static bool is_smaller(const Position& a, const Position& b) {
        const int more = R::template pieces<Native>(a) - R::template pieces<Native>(b);
        return more != 0 ? more < 0 : compare(a, b) < 0;
    }
    // Whether the pair is told apart there; in which play then.
    static bool tells_apart(Witness& w) {
        const auto one = listing_of<R>(analysis::with_option(w.setting, w.reading, w.first), w.position);
        const auto other = listing_of<R>(analysis::with_option(w.setting, w.reading, w.second), w.position);
        w.play.reset();
        const auto look = [&](const Listing<R>& mine, const Listing<R>& theirs) {
            for (std::size_t i = 0; i < mine.plays.size() && !w.play; ++i) {
                const auto& here = mine.plays[i];
                const auto* there = theirs.find(here.play, i);
                if (!there || there->outcome != here.outcome || !same(there->after, here.after)) w.play = here.play;
            }
        };
        look(one, other), look(other, one);
        return one.outcome != other.outcome || w.play.has_value();
    }
    static void make_small(Witness& w) {
        int tries = kTries;
        tells_apart(w);
        const auto take = [&](const Position& raw) {
            Witness smaller = w;
            smaller.position = consistent<R>(w.setting, raw);
            if (tries <= 0 || !is_smaller(smaller.position, w.position) || !is_askable<R>(w.setting, smaller.position))
                return false;
            --tries;
            if (!tells_apart(smaller)) return false;
            w = std::move(smaller);
            return true;
        };
        while (tries > 0 && try_each_reduction(w.position, take)) {
        }
    }

    Setting setting_;
    std::vector<Pair> pairs_;
};

}  // namespace nomos::engines
