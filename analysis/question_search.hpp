// Looking for questions that settle readings.
//
// A question is a position and a play; its answer is what comes of it: not allowed, or the position
// after it and how the game stands then. It tells two options of a reading apart if no answer is common
// to both, whatever the other readings are that it depends on. Positions are thrown at random (with the
// invariants); each is played under every option of every reading, the others as usual. Where one play
// comes out differently, all combinations of the readings that it depends on are tried, and then every
// option of the rest once more beside each of them: a question that depends on more is not asked.
//
// Options that a law of steps shows to be the same game (same_turns.hpp) are asked about by nobody.
//
// Of questions that tell the same options apart the smallest position is kept; the fewest questions that
// tell apart all that any question does are chosen (fewest_sets), and their positions made smaller.
#pragma once

#include <map>
#include <optional>
#include <tuple>

#include "analysis/difference.hpp"
#include "analysis/plays.hpp"
#include "analysis/questions.hpp"
#include "analysis/same_turns.hpp"
#include "checkers/induction.hpp"
#include "checkers/smaller.hpp"
#include "model/core/dice.hpp"

namespace nomos::questions {

template <class R>
class Asked {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Plays = analysis::Plays<R>;
    using Play = typename Plays::Play;

    // What comes of a play: nothing when it is not allowed.
    struct Result {
        std::optional<Position> after;
        int outcome = 0;
        friend bool operator==(const Result& a, const Result& b) {
            if (a.after.has_value() != b.after.has_value()) return false;
            return !a.after || (a.outcome == b.outcome && same(*a.after, *b.after));
        }
    };
    // Options of the readings that a question depends on, and what comes of the play under them.
    struct Combination {
        std::vector<int> options;  // by reading of `about`
        std::size_t result = 0;    // index into `results`
    };
    struct Case {
        Setting setting;
        Position position;
        Play play;
        std::vector<int> about;  // readings
        std::vector<Result> results;
        std::vector<Combination> combinations;
        std::vector<bool> apart;  // by pair of options (pairs()): told apart
    };
    struct Pair {
        int reading, first, second;
    };

    static const std::vector<Pair>& pairs() {
        static const std::vector<Pair> all = [] {
            std::vector<Pair> pairs;
            for (int r = 0; r < readings(); ++r)
                for (int a = 0; a < options(r); ++a)
                    for (int b = a + 1; b < options(r); ++b) pairs.push_back({r, a, b});
            return pairs;
        }();
        return all;
    }
    static int readings() { return static_cast<int>(R::info().readings.size()); }
    static int options(int r) {
        return static_cast<int>(R::info().readings[static_cast<std::size_t>(r)].options.size());
    }

    // In a position, a play is judged under any options.
    static Result result(const Setting& s, const Position& p, const Play& play) {
        Result r;
        r.after = Plays{s, p}.after(play);
        if (r.after) r.outcome = R::Rules::template outcome<Native>(s, *r.after).lowest();
        return r;
    }
    static bool may_ask(const Setting& s, const Position& p) {
        return R::template well_formed<Native>(s, p) && Plays::may_start(s, p) &&
               R::Rules::template outcome<Native>(s, p).test(0) && analysis_invariants(s, p);
    }
    // The question that a play of the position is; nothing if it tells no options apart.
    static std::optional<Case> question(const Setting& usual, const Position& p, const Play& play) {
        Case c{usual, p, play, {}, {}, {}, std::vector<bool>(pairs().size())};
        const Result as_usual = result(usual, p, play);
        for (int r = 0; r < readings(); ++r)
            for (int o = 0; o < options(r); ++o)
                if (!(result(analysis::with_option(usual, r, o), p, play) == as_usual)) {
                    c.about.push_back(r);
                    break;
                }
        if (c.about.empty() || c.about.size() > kMostAbout) return {};
        combine(c);
        mark_pairs(c);
        const bool useful = std::find(c.apart.begin(), c.apart.end(), true) != c.apart.end();
        if (!useful || depends_on_more(c)) return {};
        return c;
    }

private:
    static constexpr std::size_t kMostAbout = 3;

    static bool analysis_invariants(const Setting& s, const Position& p) {
        return induction::all_invariants<R, Native>(s, p);
    }
    static Setting with(const Case& c, const std::vector<int>& chosen) {
        Setting s = c.setting;
        for (std::size_t i = 0; i < c.about.size(); ++i) s = analysis::with_option(s, c.about[i], chosen[i]);
        return s;
    }
    static void combine(Case& c) {
        std::vector<int> chosen(c.about.size(), 0);
        for (;;) {
            const Result r = result(with(c, chosen), c.position, c.play);
            auto at = std::find(c.results.begin(), c.results.end(), r);
            if (at == c.results.end()) at = c.results.insert(c.results.end(), r);
            c.combinations.push_back({chosen, static_cast<std::size_t>(at - c.results.begin())});
            std::size_t i = 0;
            while (i < chosen.size() && ++chosen[i] == options(c.about[i])) chosen[i++] = 0;
            if (i == chosen.size()) return;
        }
    }
    static void mark_pairs(Case& c) {
        for (std::size_t k = 0; k < pairs().size(); ++k) {
            const auto [reading, first, second] = pairs()[k];
            const auto at = std::find(c.about.begin(), c.about.end(), reading);
            if (at == c.about.end()) continue;
            const auto i = static_cast<std::size_t>(at - c.about.begin());
            bool common = false;
            for (const auto& a : c.combinations)
                for (const auto& b : c.combinations)
                    common = common || (a.options[i] == first && b.options[i] == second && a.result == b.result);
            c.apart[k] = !common;
        }
    }
    static bool depends_on_more(const Case& c) {
        for (const auto& combination : c.combinations)
            for (int r = 0; r < readings(); ++r) {
                if (std::find(c.about.begin(), c.about.end(), r) != c.about.end()) continue;
                for (int o = 0; o < options(r); ++o)
                    if (!(result(analysis::with_option(with(c, combination.options), r, o), c.position, c.play) ==
                          c.results[combination.result]))
                        return true;
            }
        return false;
    }
};

// The smallest question met for each set of pairs that one tells apart.
template <class R>
class Search {
public:
    using A = Asked<R>;
    using Case = typename A::Case;

    // `settled`: by pair, whether a law shows that its options are the same game; nobody is asked about those.
    Search(const Options& options, std::vector<bool> settled) : settled_(std::move(settled)) {
        Dice dice(options.seed + 17);
        for (int i = 0; i < options.samples; ++i) {
            leave_if_stopped();
            auto [setting, position] = R::throw_position(dice);
            setting.readings = R::default_setting().readings;
            if (!A::may_ask(setting, position)) continue;
            ++looked_at_;
            look_at(setting, position);
        }
    }
    int looked_at() const { return looked_at_; }
    std::vector<Case> fewest() {
        std::vector<std::vector<bool>> sets;
        for (const auto& [apart, one] : best_) sets.push_back(apart);
        std::vector<Case> chosen;
        for (const std::size_t i : fewest_sets(sets)) chosen.push_back(smaller(best_.at(sets[i])));
        return chosen;
    }

private:
    // The question without what is settled; nothing if it tells nothing else apart.
    std::optional<Case> question(const typename A::Setting& usual, const typename A::Position& p,
                                 const typename A::Play& play) const {
        auto c = A::question(usual, p, play);
        if (!c) return c;
        for (std::size_t k = 0; k < settled_.size(); ++k) c->apart[k] = c->apart[k] && !settled_[k];
        if (std::find(c->apart.begin(), c->apart.end(), true) == c->apart.end()) c.reset();
        return c;
    }
    static auto weight(const Case& c) {
        return std::tuple(fields_changed(c.setting, R::default_setting()), R::template pieces<Native>(c.position));
    }
    // Plays on which any option makes a difference, from the lists under each.
    void look_at(const typename A::Setting& usual, const typename A::Position& p) {
        std::vector<typename A::Play> asked;
        const auto ask = [&](const typename A::Play& play) {
            for (const auto& other : asked)
                if (A::Plays::is_same(other, play)) return;
            asked.push_back(play);
            const auto c = question(usual, p, play);
            if (!c) return;
            const auto at = best_.find(c->apart);
            if (at == best_.end())
                best_.emplace(c->apart, *c);
            else if (weight(*c) < weight(at->second))
                at->second = *c;
        };
        std::vector<std::pair<typename A::Play, typename A::Position>> listed;
        typename A::Plays{usual, p}.each(
            [&](const auto& play, const auto& after) { listed.emplace_back(play, after); });
        for (int r = 0; r < A::readings(); ++r)
            for (int o = 0; o < A::options(r); ++o) {
                const auto other = analysis::with_option(usual, r, o);
                std::size_t i = 0;
                typename A::Plays{other, p}.each([&](const auto& play, const auto& after) {
                    const bool alike = i < listed.size() && A::Plays::is_same(listed[i].first, play) &&
                                       same(listed[i].second, after) &&
                                       R::Rules::template outcome<Native>(other, after) ==
                                           R::Rules::template outcome<Native>(usual, after);
                    if (!alike) ask(play);
                    ++i;
                });
                if (i < listed.size()) ask(listed[i].first);
            }
    }
    Case smaller(Case c) const {
        for (bool going = true; going;)
            going = try_each_reduction(c.position, [&](const typename A::Position& q) {
                const auto p = consistent<R>(c.setting, q);
                if (!A::may_ask(c.setting, p)) return false;
                if (std::pair(R::template pieces<Native>(p), 0) > std::pair(R::template pieces<Native>(c.position), 0))
                    return false;
                if (compare(p, c.position) >= 0 &&
                    R::template pieces<Native>(p) == R::template pieces<Native>(c.position))
                    return false;
                const auto other = question(c.setting, p, c.play);
                if (!other || other->apart != c.apart) return false;
                c = *other;
                return true;
            });
        return c;
    }

    std::vector<bool> settled_;
    std::map<std::vector<bool>, Case> best_;
    int looked_at_ = 0;
};

// --- in words ----------------------------------------------------------------------------------
template <class R>
std::string option_words(int reading, int option) {
    const ReadingInfo& info = R::info().readings[static_cast<std::size_t>(reading)];
    return std::string(info.id.substr(info.id.find('.') + 1)) + ": " +
           std::string(info.options[static_cast<std::size_t>(option)].says);
}
template <class R>
Answer answer_of(const typename Asked<R>::Case& c, std::size_t result) {
    const auto& r = c.results[result];
    const std::string move = analysis::Plays<R>::print(c.setting, c.play);
    Answer a;
    a.allowed = r.after.has_value();
    auto setting = c.setting;
    for (const auto& combination : c.combinations)
        if (combination.result == result) {
            for (std::size_t i = 0; i < c.about.size(); ++i)
                setting = analysis::with_option(setting, c.about[i], combination.options[i]);
            break;
        }
    if (!a.allowed)
        a.says = "The move is not allowed.";
    else if (r.outcome != 0)
        a.says = "It leads to this, and the game is over: " +
                 std::string(R::info().outcomes[static_cast<std::size_t>(r.outcome)]) + ".";
    else
        a.says = "It leads to this, and the game goes on.";
    if (a.allowed) a.picture = analysis::Plays<R>::picture(setting, c.position, c.play);
    for (std::size_t i = 0; i < c.about.size(); ++i) {
        std::vector<int> left;
        for (const auto& combination : c.combinations)
            if (combination.result == result &&
                std::find(left.begin(), left.end(), combination.options[i]) == left.end())
                left.push_back(combination.options[i]);
        if (static_cast<int>(left.size()) == Asked<R>::options(c.about[i])) continue;
        std::sort(left.begin(), left.end());
        std::string words;
        for (const int o : left) words += (words.empty() ? "" : " - or: ") + option_words<R>(c.about[i], o);
        a.means.push_back(words);
    }
    return a;
}
template <class R>
Question question_of(const typename Asked<R>::Case& c) {
    Question q{R::print(c.setting, c.position),
               analysis::Plays<R>::print(c.setting, c.play),
               R::picture(c.setting, c.position),
               {},
               {},
               {},
               ""};
    for (const int r : c.about) q.about.emplace_back(R::info().readings[static_cast<std::size_t>(r)].id);
    for (std::size_t k = 0; k < c.results.size(); ++k) q.answers.push_back(answer_of<R>(c, k));
    for (const auto& combination : c.combinations) q.implied.push_back({combination.options, combination.result});
    return q;
}

inline std::string joined_ids(const std::vector<std::string>& ids) {
    std::string text;
    for (const auto& id : ids) text += (text.empty() ? "" : " and of ") + id;
    return text;
}
// By pair of options: does a law show that they are the same game?
template <class R>
std::vector<bool> settled_by_law(const Options& options) {
    std::vector<bool> settled;
    for (const auto& [reading, first, second] : Asked<R>::pairs()) {
        const ReadingInfo& info = R::info().readings[static_cast<std::size_t>(reading)];
        const auto law = analysis::same_turns<R>(options, info.id, info.options[static_cast<std::size_t>(first)].id,
                                                 info.options[static_cast<std::size_t>(second)].id);
        settled.push_back(law.has_value());
    }
    return settled;
}
template <class R>
Questionnaire questions_about(const Options& options) {
    Questionnaire out{
        std::string(R::info().id), std::string(R::info().title), {}, {}, 0, R::info().readings.size(), {}};
    const std::vector<bool> settled = settled_by_law<R>(options);
    Search<R> search(options, settled);
    out.looked_at = search.looked_at();
    std::vector<bool> apart(Asked<R>::pairs().size());
    std::vector<std::string> asked;
    for (const auto& c : search.fewest()) {
        out.questions.push_back(question_of<R>(c));
        Question& q = out.questions.back();
        const auto before = [&](const std::string& id) {
            return std::find(asked.begin(), asked.end(), id) != asked.end();
        };
        if (std::all_of(q.about.begin(), q.about.end(), before))
            q.unless = "Needless if the earlier answers leave one option of " + joined_ids(q.about) + ".";
        asked.insert(asked.end(), q.about.begin(), q.about.end());
        for (std::size_t k = 0; k < apart.size(); ++k) apart[k] = apart[k] || c.apart[k];
    }
    out.tree = decision_tree(out.questions);
    int last = -1;
    for (std::size_t k = 0; k < apart.size(); ++k) {
        const auto& pair = Asked<R>::pairs()[k];
        if (apart[k] || settled[k] || pair.reading == last) continue;
        last = pair.reading;
        const ReadingInfo& info = R::info().readings[static_cast<std::size_t>(last)];
        out.in_words.push_back(std::string(info.id) + ": " + std::string(info.question));
    }
    return out;
}

}  // namespace nomos::questions
