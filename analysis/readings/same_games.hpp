// Which options of a reading are the same game - always, or under one option of another reading, or where
// players settle something so?
//
// First by laws: one of steps may settle it for good, though single steps differ. Then by looking: in thrown positions
// and in those of random play, under readings drawn at random, every play is tried under both options. A difference
// refutes all conditions that hold there. Where two options differed once, they mostly differ under other conditions
// too: those positions are tried again under each condition that is left. What is still left is put to the solver, one
// condition at a time, for every well-formed position with the invariants; laws of steps settle some of what is so
// under one option. A case that the solver finds is tried like any other. What neither refutes nor proves stays
// different, and so does what comes after a question that was given up: the next ones mostly are, too, and what is
// given up costs most. Conditions of two readings together are not asked about.
#pragma once

#include <optional>

#include "analysis/readings/compare.hpp"
#include "analysis/readings/differences_here.hpp"
#include "analysis/readings/same_game.hpp"
#include "analysis/readings/same_turns.hpp"
#include "checkers/letters.hpp"
#include "checkers/smaller.hpp"
#include "checkers/telling_laws.hpp"
#include "model/core/setting_option.hpp"

namespace nomos::analysis {

// What players settle by default, as "KEY=VALUE".
template <class R>
std::vector<std::string> usually_settled() {
    std::vector<std::string> usual;
    if constexpr (WithSettingOptions<R>)
        for (const SettingOption& o : R::setting_options())
            usual.push_back(std::string(o.id) + "=" + std::string(o.values.front()));
    return usual;
}

// Always, or with one reading answered, or one thing settled, so.
struct Condition {
    std::optional<Choice> answered{};
    std::optional<SettingChoice> settled{};

    bool is_always() const { return !answered && !settled; }
};

template <class R>
class SameGames {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;

    explicit SameGames(const Options& options) : given_(options), options_(options) {
        options_.samples = std::min(options_.samples, kLookedAt);
        options_.budget.resources = std::min(options_.budget.resources, kUnits);
    }
    SameGameFacts found() {
        list_pairs();
        std::erase_if(pairs_, [this](const Pair& p) { return is_settled_by_law(p); });
        look_at_thrown();
        look_at_play();
        for (Pair& p : pairs_) look_again(p);
        for (Pair& p : pairs_) prove(p);
        SameGameFacts facts{std::move(found_), {}};
        for (const Pair& p : pairs_)
            if (!p.differ.empty()) facts.apart.push_back({p.reading, p.first, p.second});
        return facts;
    }

private:
    static constexpr int kLookedAt = 4'000;         // positions of each kind
    static constexpr unsigned kUnits = 16'000'000;  // of the solver, a question; Z3 4.8.12 could do with 10 million
    static constexpr int kLongest = 200;            // plies of a random game
    static constexpr std::size_t kFewValues = 4;    // of something settled
    static constexpr std::size_t kKept = 24;        // positions in which two options differ
    static constexpr int kOthers = 12;              // drawn reading sets under which each of them is tried again

    struct Seen {
        Setting setting;
        Position position;
    };
    struct Pair {
        int reading, first, second;
        std::vector<Condition> open;  // under which no difference was met
        std::vector<Seen> differ{};   // here they do, under some other condition
    };

    // --- what is asked -----------------------------------------------------------------------------
    static std::vector<Condition> conditions(int reading) {
        std::vector<Condition> all{{}};
        const auto& table = R::info().readings;
        for (int r = 0; r < static_cast<int>(table.size()); ++r)
            for (int o = 0; r != reading && o < options_of(r); ++o) all.push_back({Choice{r, o}, {}});
        if constexpr (WithSettingOptions<R>) {
            int s = 0;
            for (const SettingOption& option : R::setting_options()) {
                for (std::size_t v = 0; option.values.size() <= kFewValues && v < option.values.size(); ++v)
                    all.push_back({{}, SettingChoice{s, static_cast<int>(v)}});
                ++s;
            }
        }
        return all;
    }
    static int options_of(int reading) {
        return static_cast<int>(R::info().readings[static_cast<std::size_t>(reading)].options.size());
    }
    void list_pairs() {
        for (int r = 0; r < static_cast<int>(R::info().readings.size()); ++r)
            for (int a = 0; a < options_of(r); ++a)
                for (int b = a + 1; b < options_of(r); ++b) pairs_.push_back({r, a, b, conditions(r)});
    }

    // --- laws ----------------------------------------------------------------------------------------
    // The law is proved with all that may be spent on a check, as it is where it is listed.
    bool is_settled_by_law(const Pair& p) {
        const ReadingInfo& info = R::info().readings[static_cast<std::size_t>(p.reading)];
        const auto law = same_turns<R>(given_, info.id, info.options[static_cast<std::size_t>(p.first)].id,
                                       info.options[static_cast<std::size_t>(p.second)].id);
        if (law) found_.push_back({p.reading, p.first, p.second, {}, "", law->why + ", " + law->law});
        return law.has_value();
    }

    // --- looking -------------------------------------------------------------------------------------
    static bool holds(const Condition& c, const Setting& setting) {
        if (c.answered)
            return setting.readings.chosen[static_cast<std::size_t>(c.answered->reading)].test(c.answered->option);
        if constexpr (WithSettingOptions<R>)
            if (c.settled) return R::value_of(setting, c.settled->option) == c.settled->value;
        return true;
    }
    static bool differs(const Pair& p, const Setting& setting, const Position& position) {
        return weight_of(differences_here<R>(with_option(setting, p.reading, p.first),
                                             with_option(setting, p.reading, p.second), position)) !=
               Materiality::no_effect;
    }
    static bool is_met(const Setting& setting, const Position& position) {
        return Plays<R>::may_start(setting, position) && induction::all_invariants<R, Native>(setting, position);
    }
    void look_at(const Setting& setting, const Position& position) {
        for (Pair& p : pairs_) {
            const auto holds_here = [&](const Condition& c) { return holds(c, setting); };
            if (std::ranges::none_of(p.open, holds_here) || !differs(p, setting, position)) continue;
            std::erase_if(p.open, holds_here);
            if (p.differ.size() < kKept) p.differ.push_back({setting, position});
        }
    }
    // Each condition that is left, in the positions in which the options were seen to differ: with everything else as
    // it was there, as it is usually read, and then as the dice have it. A position is mostly of the board that it was
    // met on.
    void look_again(Pair& p) {
        Dice dice(options_.seed + 9);
        std::erase_if(p.open, [&](const Condition& c) {
            if (std::ranges::any_of(p.differ, [&](const Seen& was) { return is_so(p, c, was.setting, was.position); }))
                return true;
            for (int i = 0; i < kOthers; ++i) {
                const Setting setting = i == 0 ? R::default_setting() : any_reading_set(dice);
                for (const Seen& was : p.differ)
                    if (is_so(p, c, setting, was.position)) return true;
            }
            return false;
        });
    }
    // Do the options differ in that position under the condition, with the rest as in that setting?
    static bool is_so(const Pair& p, const Condition& c, const Setting& rest, const Position& was) {
        const Setting setting = under(c, rest);
        const Position here = consistent<R>(setting, was);
        return is_met(setting, here) && differs(p, setting, here);
    }
    static Setting under(const Condition& c, Setting setting) {
        if (c.answered) setting = with_option(setting, c.answered->reading, c.answered->option);
        if constexpr (WithSettingOptions<R>)
            if (c.settled) R::set(setting, c.settled->option, c.settled->value);
        return setting;
    }
    void look_at_thrown() {
        Dice dice(options_.seed + 5);
        for (int i = 0; i < options_.samples; ++i) {
            const auto [setting, position] = R::throw_position(dice);
            if (is_met(setting, position)) look_at(setting, position);
        }
    }
    void look_at_play() {
        Dice dice(options_.seed + 3);
        for (int looked = 0; looked < options_.samples;) {
            const auto setting = any_reading_set(dice);
            auto position = R::template start<Native>(setting);
            for (int ply = 0; ply < kLongest && looked < options_.samples; ++ply, ++looked) {
                look_at(setting, position);
                if (!random_play_in<R>(setting, position, dice)) break;
            }
        }
    }
    static Setting any_reading_set(Dice& dice) {
        Setting setting = R::default_setting();
        for (int r = 0; r < static_cast<int>(R::info().readings.size()); ++r)
            setting = with_option(setting, r, dice.below(options_of(r)));
        if constexpr (WithSettingOptions<R>)
            for (int o = 0; o < static_cast<int>(R::setting_options().size()); ++o)
                R::set(setting, o,
                       dice.below(static_cast<int>(R::setting_options()[static_cast<std::size_t>(o)].values.size())));
        return setting;
    }

    // --- proofs --------------------------------------------------------------------------------------
    void prove(Pair& p) {
        while (!p.open.empty()) {
            const Condition c = p.open.front();
            p.open.erase(p.open.begin());
            const std::size_t known = p.differ.size();
            if (const auto why = reason(p, c)) {
                found_.push_back({p.reading, p.first, p.second, c.answered, words_of(c), *why});
                if (c.is_always()) return;
            }
            if (p.differ.size() > known) look_again(p);
        }
    }
    static std::string words_of(const Condition& c) {
        if constexpr (WithSettingOptions<R>)
            if (c.settled) {
                const auto& option = R::setting_options()[static_cast<std::size_t>(c.settled->option)];
                return std::string(option.id) + "=" +
                       std::string(option.values[static_cast<std::size_t>(c.settled->value)]);
            }
        return "";
    }
    std::optional<std::string> reason(Pair& p, const Condition& c) {
        const ReadingInfo& info = R::info().readings[static_cast<std::size_t>(p.reading)];
        const std::string_view first = info.options[static_cast<std::size_t>(p.first)].id,
                               second = info.options[static_cast<std::size_t>(p.second)].id;
        if (c.answered)
            if (const auto why = by_law_under(info.id, first, second, *c.answered)) return why;
        if (judged_elsewhere<R>(p.reading) || has_given_up_ || !is_never(p, c)) return {};
        return "proved of every position and move";
    }
    std::optional<std::string> by_law_under(std::string_view reading, std::string_view first, std::string_view second,
                                            const Choice& under) {
        const ReadingInfo& other = R::info().readings[static_cast<std::size_t>(under.reading)];
        const std::string_view option = other.options[static_cast<std::size_t>(under.option)].id;
        std::optional<std::string> found;
        for (const auto& law : laws_that_settle_turns_under<R>()) {
            const SameTurnsUnder& same = law.told;
            const bool is_pair =
                (same.first == first && same.second == second) || (same.first == second && same.second == first);
            if (same.reading != reading || !is_pair || same.other != other.id || same.option != option) continue;
            if (law.is_proved(options_)) found = std::string(same.why) + ", " + std::string(law.info.id);
        }
        return found;
    }
    bool is_never(Pair& p, const Condition& c) {
        ReadingComparison<R> compared;
        compared.reading = p.reading, compared.first = p.first, compared.second = p.second;
        for (int d = 0; d < kDifferences; ++d)
            if (!is_refuted(p, compared, static_cast<Difference>(d), c)) return false;
        return true;
    }
    void require(Scene<R>& scene, const Condition& c) {
        if (c.answered) letters::require_options(scene, {*c.answered});
        if constexpr (WithSettingOptions<R>)
            if (c.settled) require_settled(scene, *c.settled);
    }
    // Every field of the setting in which the values of the option differ is as this value has it.
    void require_settled(Scene<R>& scene, const SettingChoice& c) {
        Setting so = R::default_setting();
        R::set(so, c.option, c.value);
        const auto& values = R::setting_options()[static_cast<std::size_t>(c.option)].values;
        for (std::size_t v = 0; v < values.size(); ++v) {
            Setting other = so;
            R::set(other, c.option, static_cast<int>(v));
            Setting::zip(
                [&](const auto&, auto& any, const auto& is, const auto& is_not) {
                    if (is == is_not) return;
                    using Term = std::decay_t<decltype(any)>;
                    if constexpr (std::same_as<Term, smt::Bit>)
                        scene.session.require(iff(any, Term(is)));
                    else
                        scene.session.require(any == Term(is));
                    any = is;
                },
                scene.setting, so, other);
        }
    }
    // Below the name of the check that counts ways; of no pair that is compared.
    static std::string id_of_question(const ReadingComparison<R>& compared, Difference d, const Condition& c) {
        std::string id = std::string(R::info().id) + ".ways." + id_of(compared, d);
        if (c.answered) id += ".under." + letters::name_of<R>(*c.answered);
        if (c.settled) id += ".under." + words_of(c);
        return id;
    }
    bool is_refuted(Pair& p, const ReadingComparison<R>& compared, Difference d, const Condition& c) {
        const auto keep = [&](Scene<R>& scene) {
            const Case<R> met = read(scene);
            p.differ.push_back({met.setting, met.before});
        };
        const auto asked =
            question_of<R>(compared, d, id_of_question(compared, d, c), [&](Scene<R>& scene) { require(scene, c); });
        const smt::Answer answer = ladder::ask<R>(asked, options_, options_, ladder::Witnesses::canonical, keep).answer;
        has_given_up_ = has_given_up_ || answer == smt::Answer::unknown;
        return answer == smt::Answer::unsatisfiable;
    }

    Options given_, options_;
    std::vector<Pair> pairs_;
    std::vector<SameGame> found_;
    bool has_given_up_ = false;
};

}  // namespace nomos::analysis
