// A question as the search sees it: a position and a play, what is asked of it, and the readings that it is about.
//
// It tells two options of a reading apart if no answer is common to both, whatever the other readings are that the
// answer depends on. A reading that arises only where another has a certain option (exists_only_when) is asked about
// under that option: in its context.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "analysis/author/questions.hpp"
#include "analysis/lines/plays.hpp"
#include "analysis/readings/beside_finding.hpp"
#include "analysis/readings/difference.hpp"
#include "checkers/induction.hpp"

namespace nomos::questions {

// Two options of a reading, and the number of the context in which they are to be told apart.
struct Pair {
    int reading, first, second;
    std::size_t context;
};

template <class R>
class Cases {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Plays = analysis::Plays<R>;
    using Play = typename Plays::Play;

    // What comes of a play: nothing when it is not allowed.
    struct Result {
        std::optional<Position> after;
        int outcome = 0;
    };
    // Options of the readings that a question depends on, and what comes of the play under them.
    struct Combination {
        std::vector<int> options;  // by reading of `about`
        std::size_t result = 0;
    };
    struct Case {
        Setting setting;  // usual, but for the context
        Position position;
        Play play;
        Asks asks = Asks::all;
        std::size_t context = 0;
        std::vector<int> about;  // readings
        std::vector<Result> results;
        std::vector<Combination> combinations;
        std::vector<bool> apart;  // by pair (pairs()): told apart
        int plies = -1;           // of the game in which the position was met
    };

    static int readings() { return static_cast<int>(R::info().readings.size()); }
    static const ReadingInfo& info(int r) { return R::info().readings[static_cast<std::size_t>(r)]; }
    static int options(int r) { return static_cast<int>(info(r).options.size()); }

    // Nothing, and each option under which alone some reading arises.
    static const std::vector<std::optional<Choice>>& contexts() {
        static const std::vector<std::optional<Choice>> all = [] {
            std::vector<std::optional<Choice>> found{std::nullopt};
            for (int r = 0; r < readings(); ++r)
                for (const Choice& c : info(r).exists_only_when)
                    if (context_of(found, c) == found.size()) found.emplace_back(c);
            return found;
        }();
        return all;
    }
    static const std::vector<Pair>& pairs() {
        static const std::vector<Pair> all = [] {
            std::vector<Pair> found;
            for (int r = 0; r < readings(); ++r)
                for (const std::size_t context : contexts_of(r))
                    for (int a = 0; a < options(r); ++a)
                        for (int b = a + 1; b < options(r); ++b) found.push_back({r, a, b, context});
            return found;
        }();
        return all;
    }
    static std::vector<std::size_t> contexts_of(int r) {
        if (info(r).exists_only_when.empty()) return {0};
        std::vector<std::size_t> found;
        for (const Choice& c : info(r).exists_only_when) found.push_back(context_of(contexts(), c));
        return found;
    }
    static Setting in_context(const Setting& setting, std::size_t context) {
        const auto& c = contexts()[context];
        return c ? analysis::with_option(setting, c->reading, c->option) : setting;
    }

    // A position that a player could meet at his turn, as far as the invariants tell, with something to see on it.
    static bool may_ask(const Setting& s, const Position& p) {
        return (R::template pieces<Native>(p) > 0 || same(p, R::template start<Native>(s))) &&
               R::template well_formed<Native>(s, p) && Plays::may_start(s, p) &&
               R::template Rules<Native>::outcome(s, p).test(0) && induction::all_invariants<R, Native>(s, p);
    }
    static Result result(const Setting& s, const Position& p, const Play& play) {
        Result r;
        r.after = Plays{s, p}.after(play);
        if (r.after) r.outcome = R::template Rules<Native>::outcome(s, *r.after).lowest();
        return r;
    }
    static bool is_same(Asks asks, const Result& a, const Result& b) {
        if (a.after.has_value() != b.after.has_value()) return false;
        if (asks == Asks::allowed || !a.after) return true;
        return a.outcome == b.outcome && (asks == Asks::ending || same(*a.after, *b.after));
    }

    // One play under any readings, each played once, however often it is asked for.
    class Results {
    public:
        Results(const Position& p, const Play& play) : position_(p), play_(play) {}
        const Result& at(const Setting& s) {
            Key key{};
            for (std::size_t r = 0; r < s.readings.chosen.size(); ++r)
                key[r / kInAWord] =
                    key[r / kInAWord] * kMostOptions + static_cast<unsigned>(s.readings.chosen[r].lowest());
            const auto [at, is_new] = known_.try_emplace(key);
            if (is_new) at->second = result(s, position_, play_);
            return at->second;
        }

    private:
        static constexpr std::size_t kInAWord = 32;  // readings, of four options at most
        using Key = std::array<std::uint64_t, 4>;
        static_assert(kMostOptions <= 4 && decltype(Setting::readings)::kCount <= 4 * kInAWord);

        const Position& position_;
        const Play& play_;
        std::map<Key, Result> known_;
    };

    // The question that a play of the position is; nothing if it tells no options apart, or if under one of them the
    // game is over already. Not gone into further unless worth(case), which may look at all but `depends_on_more`.
    template <class Worth>
    static std::optional<Case> question(const Setting& setting, const Position& p, const Play& play, Asks asks,
                                        std::size_t context, Results& results, Worth&& worth) {
        Case c{setting, p, play, asks, context, {}, {}, {}, std::vector<bool>(pairs().size())};
        for (int r = 0; r < readings(); ++r)
            if (!is_fixed(c, r) && decides(c, r, results)) c.about.push_back(r);
        if (c.about.empty() || c.about.size() > kMostAbout) return {};
        combine(c, results);
        if (c.results.size() > kMostAnswers || is_over(c)) return {};
        mark_pairs(c);
        if (!worth(c) || std::find(c.apart.begin(), c.apart.end(), true) == c.apart.end() ||
            depends_on_more(c, results))
            return {};
        return c;
    }
    // Does an answer change under options of two other readings together? It is asked of few cases: it takes long.
    static bool depends_on_two_more(const Case& c) {
        Results results(c.position, c.play);
        const auto is_other = [&](int r) {
            return !is_fixed(c, r) && std::find(c.about.begin(), c.about.end(), r) == c.about.end();
        };
        for (const auto& combination : c.combinations)
            for (int r = 0; r < readings(); ++r)
                for (int other = r + 1; other < readings(); ++other)
                    for (int o = 0; is_other(r) && is_other(other) && o < options(r) * options(other); ++o) {
                        Setting s = analysis::with_option(with(c, combination.options), r, o % options(r));
                        s = analysis::with_option(s, other, o / options(r));
                        if (!is_same(c.asks, results.at(s), c.results[combination.result])) return true;
                    }
        return false;
    }
    static int endings(const Case& c) {
        return static_cast<int>(std::ranges::count_if(c.results, [](const Result& r) { return r.outcome != 0; }));
    }

    static Inquiry asked(const Case& c) {
        Inquiry a{
            settled<R>(c.setting), R::print(c.setting, c.position), Plays::print(c.setting, c.play), c.asks, {}, {}};
        for (const int r : c.about) a.about.emplace_back(info(r).id);
        if (const auto& choice = contexts()[c.context])
            a.given = {std::string(info(choice->reading).id) + "=" +
                       std::string(info(choice->reading).options[static_cast<std::size_t>(choice->option)].id)};
        return a;
    }

private:
    static constexpr std::size_t kMostAbout = 2, kMostAnswers = 4;

    static std::size_t context_of(const std::vector<std::optional<Choice>>& all, const Choice& c) {
        std::size_t k = 1;
        while (k < all.size() && !(all[k]->reading == c.reading && all[k]->option == c.option)) ++k;
        return k;
    }
    static bool is_fixed(const Case& c, int r) {
        const auto& choice = contexts()[c.context];
        return choice && choice->reading == r;
    }
    static bool decides(const Case& c, int r, Results& results) {
        const Result& as_usual = results.at(c.setting);
        for (int o = 0; o < options(r); ++o)
            if (!is_same(c.asks, results.at(analysis::with_option(c.setting, r, o)), as_usual)) return true;
        return false;
    }
    static bool is_over(const Case& c) {
        return std::ranges::any_of(c.combinations, [&](const Combination& combination) {
            return !R::template Rules<Native>::outcome(with(c, combination.options), c.position).test(0);
        });
    }
    static Setting with(const Case& c, const std::vector<int>& chosen) {
        Setting s = c.setting;
        for (std::size_t i = 0; i < c.about.size(); ++i) s = analysis::with_option(s, c.about[i], chosen[i]);
        return s;
    }
    static void combine(Case& c, Results& results) {
        std::vector<int> chosen(c.about.size(), 0);
        for (;;) {
            const Result& r = results.at(with(c, chosen));
            std::size_t k = 0;
            while (k < c.results.size() && !is_same(c.asks, c.results[k], r)) ++k;
            if (k == c.results.size()) c.results.push_back(r);
            c.combinations.push_back({chosen, k});
            std::size_t i = 0;
            while (i < chosen.size() && ++chosen[i] == options(c.about[i])) chosen[i++] = 0;
            if (i == chosen.size()) return;
        }
    }
    static void mark_pairs(Case& c) {
        for (std::size_t k = 0; k < pairs().size(); ++k) {
            const Pair& pair = pairs()[k];
            const auto at = std::find(c.about.begin(), c.about.end(), pair.reading);
            if (at == c.about.end() || pair.context != c.context) continue;
            const auto i = static_cast<std::size_t>(at - c.about.begin());
            bool common = false;
            for (const auto& a : c.combinations)
                for (const auto& b : c.combinations)
                    common =
                        common || (a.options[i] == pair.first && b.options[i] == pair.second && a.result == b.result);
            c.apart[k] = !common;
        }
    }
    static bool depends_on_more(const Case& c, Results& results) {
        for (const auto& combination : c.combinations)
            for (int r = 0; r < readings(); ++r) {
                if (is_fixed(c, r) || std::find(c.about.begin(), c.about.end(), r) != c.about.end()) continue;
                for (int o = 0; o < options(r); ++o)
                    if (!is_same(c.asks, results.at(analysis::with_option(with(c, combination.options), r, o)),
                                 c.results[combination.result]))
                        return true;
            }
        return false;
    }
};

}  // namespace nomos::questions
