// Comparing two options of a reading, all other readings left open: in which ways can they differ?
//
// One question for each Difference, over all well-formed positions with the invariants; answered by
//   search   a case was met by looking (play_search.hpp), made smaller and is replayed here. Where a
//            ruleset's well-formedness is cheap for a solver (no R::enough), the canonical witness
//            takes its place
//   proof    unsatisfiable: they never differ in this way (ladder.hpp)
//   solver   satisfiable: the canonical witness, replayed natively under both options
//
// The questions are about single moves. Options of a reading that a ruleset names as
// judged_elsewhere(Reading) can differ without differing in any of the five ways: that is never
// called the same. Where a ruleset has whole turns, play_search.hpp has the last word.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "analysis/readings/difference.hpp"
#include "analysis/readings/play_search.hpp"
#include "checkers/laws.hpp"
#include "model/smt/shared_terms.hpp"

namespace nomos::analysis {

template <class R>
struct ReadingComparison {
    int reading = 0, first = 0, second = 0;  // option indexes
    std::array<smt::Answer, kDifferences> answers{};
    std::optional<Difference> shown;  // the weightiest difference there is
    Case<R> shown_case{};             // under the first option
    bool least = true;                // no case has fewer pieces (proved)

    smt::Answer answer(Difference d) const { return answers[static_cast<std::size_t>(d)]; }
    bool differs(Difference d) const { return answer(d) == smt::Answer::satisfiable; }
    bool known(Difference d) const { return answer(d) != smt::Answer::unknown; }
    // Is it known how the options relate? If moves have other consequences, it does not matter which.
    bool decided() const {
        const bool otherwise =
            differs(Difference::effect) || differs(Difference::winner) || differs(Difference::outcome);
        const bool all_consequences =
            known(Difference::effect) && known(Difference::winner) && known(Difference::outcome);
        return known(Difference::only_first) && known(Difference::only_second) && (otherwise || all_consequences);
    }
    // Proved: under both options the same is played.
    bool same() const { return decided() && !shown && !judged_elsewhere<R>(reading); }
};

// The question in a scene of its own.
template <class R>
smt::Bit question(Scene<R>& scene, const ReadingComparison<R>& c, Difference d) {
    const auto a = with_option(scene.setting, c.reading, c.first), b = with_option(scene.setting, c.reading, c.second);
    const auto chosen = Bits<kMostOptions>::single(c.first);
    return scene.setting.readings.chosen[static_cast<std::size_t>(c.reading)] == chosen &&
           differ<R, Symbolic>(d, a, b, scene.before, scene.move);
}
template <class R>
void show(ReadingComparison<R>& c, Difference d, const Case<R>& shown) {
    const auto a = with_option(shown.setting, c.reading, c.first), b = with_option(shown.setting, c.reading, c.second);
    expect((differ<R, Native>(d, a, b, shown.before, shown.move)), "a difference of readings replays");
    c.shown = d, c.shown_case = shown;
}
// All that the executable rules compute under one option.
template <class R>
smt::TermList computed(const Scene<R>& scene, int reading, int option) {
    using Rules = typename R::template Rules<Symbolic>;
    const auto setting = with_option(scene.setting, reading, option);
    const auto after = Rules::apply(setting, scene.before, scene.move);
    smt::TermList terms;
    terms.add(Rules::legal(setting, scene.before, scene.move));
    terms.add(after);
    terms.add(Rules::outcome(setting, scene.before));
    terms.add(Rules::outcome(setting, after));
    return terms;
}
// What a ruleset knows of its notions: each is proved of whatever the notions may be, or of what they are, or it
// is left out.
template <class R>
class FactsOfNotions {
public:
    FactsOfNotions(Scene<R>& scene, smt::RefutationCache& cache) : scene_(scene), cache_(cache) {
        if constexpr (requires {
                          R::template facts_of_notions<Symbolic>(scene.setting, scene.before, scene.move, *this);
                      })
            R::template facts_of_notions<Symbolic>(scene.setting, scene.before, scene.move, *this);
    }
    // A fact that holds whatever these notions are, from well-formedness.
    template <class... Notions>
    void operator()(const smt::Bit& fact, const Notions&... notions) {
        if (is_shown(fact, notions...)) kept_ = kept_ && fact;
    }
    // A fact that follows so from others, which have been shown; the last of a chain of these is to be told by
    // relate().
    template <class... Notions>
    void follows(const std::vector<smt::Bit>& from, const smt::Bit& fact, const Notions&... notions) {
        smt::Bit premises = true;
        for (const smt::Bit& premise : from) {
            if (!is_known(premise)) return;
            premises = premises && premise;
        }
        if (is_shown(implies(premises, fact), notions...)) known_.push_back(fact);
    }
    // Notions of which nothing but these facts, which have been shown, need be known.
    template <class... Notions>
    void relate(const std::vector<smt::Bit>& facts, const Notions&... notions) {
        for (const smt::Bit& fact : facts) {
            if (!is_known(fact)) return;
        }
        for (const smt::Bit& fact : facts) related_ = related_ && fact;
        (notions_.add(notions), ...);
    }

    const smt::Bit& kept() const { return kept_; }
    const smt::Bit& related() const { return related_; }
    const smt::TermList& related_notions() const { return notions_; }

private:
    Scene<R>& scene_;
    smt::RefutationCache& cache_;
    smt::Bit kept_ = true, related_ = true;
    std::vector<smt::Bit> known_;
    smt::TermList notions_;
    int asked_ = 0;

    bool is_known(const smt::Bit& fact) const {
        if (fact.is_constant()) return fact.constant();
        return std::any_of(known_.begin(), known_.end(), [&](const smt::Bit& known) {
            return !known.is_constant() && z3::eq(known.expr(), fact.expr());
        });
    }
    template <class... Notions>
    bool is_shown(const smt::Bit& fact, const Notions&... notions) {
        smt::TermList whatever;
        (whatever.add(notions), ...);
        const smt::Bit broken =
            smt::forget_shared(scene_.session, !fact, whatever, whatever, "in fact " + std::to_string(asked_++));
        return is_refuted(scene_, cache_, {broken}) || is_refuted(scene_, cache_, {scene_.enough(), !fact});
    }
};
template <class R>
concept WithFactsOfNotions = requires(const Scene<R>& s, FactsOfNotions<R>& visit) {
    R::template facts_of_notions<Symbolic>(s.setting, s.before, s.move, visit);
};
// Refuted by what the options do not compute alike? What is known of the notions decides in a moment what is given up
// without it, and a question that is given up costs most: so the bare one is asked briefly first and at length last.
// Not at length where it has a model: what is a model with more required is one with less.
template <class R>
bool never_by_form(Scene<R>& scene, smt::RefutationCache& cache, const ReadingComparison<R>& c, const smt::Bit& asked) {
    smt::TermList one = computed(scene, c.reading, c.first), other = computed(scene, c.reading, c.second);
    const smt::Bit bare = smt::forget_shared(scene.session, asked, one, other, "shared");
    if constexpr (!WithFactsOfNotions<R>) {
        return is_refuted(scene, cache, {bare});
    } else {
        bool may_be = true;  // as far as it is known, the bare question can be refuted
        const auto is_refuted_by = [&](const smt::Bit& question, unsigned resources) {
            return cache.is_refuted({question}, [&] {
                const smt::Answer answer = scene.session.check_alone({question}, resources);
                may_be = may_be && answer != smt::Answer::satisfiable;
                return answer == smt::Answer::unsatisfiable;
            });
        };
        if (is_refuted_by(bare, budget::kQuickLook)) return true;
        const FactsOfNotions<R> facts(scene, cache);
        const smt::Bit with_kept = smt::forget_shared(scene.session, asked && facts.kept(), one, other, "still shared");
        one.add(facts.related_notions()), other.add(facts.related_notions());
        const smt::Bit with_related =
            smt::forget_shared(scene.session, asked && facts.related(), one, other, "related");
        return (!facts.related().is_constant() && is_refuted(scene, cache, {with_related})) ||
               (!facts.kept().is_constant() && is_refuted_by(with_kept, 0)) || (may_be && is_refuted_by(bare, 0));
    }
}
// Of a question about two options, among what is written for other solvers: below the name of its reading's check.
template <class R>
std::string id_of(const ReadingComparison<R>& c, Difference d) {
    const ReadingInfo& reading = R::info().readings[static_cast<std::size_t>(c.reading)];
    const auto option = [&](int o) { return std::string(reading.options[static_cast<std::size_t>(o)].id); };
    return std::string(reading.id) + ".compared." + option(c.first) + "-" + option(c.second) + "." +
           std::string(word_of(d));
}
// What two options may differ in, as a question for the ladder. `given` may require more of the scene; `id` as the
// ladder has it.
template <class R>
ladder::Question<R> question_of(
    const ReadingComparison<R>& c, Difference d, const std::string& id,
    const ladder::InScene<R>& given = [](Scene<R>&) {}) {
    return {[&c, d, given](Scene<R>& scene) { return given(scene), question(scene, c, d); },
            {},
            [&c](Scene<R>& scene, smt::RefutationCache& cache, const smt::Bit& asked) {
                return never_by_form(scene, cache, c, asked);
            },
            id};
}
// Where looking has shown another difference already, the solver is not given long: for a refutation more than
// for a case, which looking has not met.
inline Options hurried(Options options, unsigned resources) {
    options.budget.resources = std::min(options.budget.resources, resources);
    return options;
}
// Makes a case that was met the session's model, with the usual readings if they will do: fewer pieces are looked
// for from there. False: the solver gives up.
template <class R>
bool begin_with(Scene<R>& scene, const ReadingComparison<R>& c, const PlayCase<R>& met) {
    const smt::Bit there = same(scene.before, smt::lifted<typename Scene<R>::Position>(met.before));
    for (const auto& setting : {R::default_setting(), met.setting}) {
        const auto settled = smt::lifted<typename Scene<R>::Setting>(with_option(setting, c.reading, c.first));
        if (scene.session.check({there && same(scene.setting, settled)}) == smt::Answer::satisfiable) return true;
    }
    return false;
}
template <class R>
void require_difference(Scene<R>& scene, const ReadingComparison<R>& c, Difference d) {
    scene.session.require(induction::all_invariants<R, Symbolic>(scene.setting, scene.before));
    scene.session.require(question(scene, c, d));
}
// The solver has a model of the difference. `known_to_do`: how few pieces are, -1 if nobody knows.
template <class R>
void show_least(Scene<R>& scene, ReadingComparison<R>& c, Difference d, int known_to_do = -1) {
    show(c, d, canonical_case(scene, c.reading, known_to_do));
    c.least = is_least(scene);
}
template <class R>
void show_as_met(ReadingComparison<R>& c, Difference d, const PlayCase<R>& met) {
    show<R>(c, d, {met.setting, met.before, met.play.value_or(typename R::template Move<Native>{})});
    c.least = false;
}
// A case of this difference was met, by the rules that the solver would be asked about: all it has to answer is with
// how few pieces there is one.
template <class R>
void show_least_from(const PlayCase<R>& met, const smt::Budget& budget, ReadingComparison<R>& c, Difference d) {
    Scene<R> scene(budget);
    require_difference(scene, c, d);
    if (begin_with(scene, c, met))
        show_least(scene, c, d, R::template pieces<Native>(met.before));
    else
        show_as_met(c, d, met);
}
// Which case of a difference is asked for: the least is dear, and nobody sees it where another is told in its place.
enum class Wanted { least, any };
template <class R>
smt::Answer ask(const Options& given, ReadingComparison<R>& c, Difference d, const PlayComparison<R>& plays,
                Wanted wanted) {
    if constexpr (!WithTurns<R>)
        if (const auto& met = plays.found[static_cast<std::size_t>(d)]) {
            if (!c.shown && wanted == Wanted::least) show_least_from(*met, given.budget, c, d);
            if (!c.shown) show_as_met(c, d, *met);
            return smt::Answer::satisfiable;
        }
    const Options options = c.least ? given : hurried(given, budget::kDifference),
                  brief = c.least ? given : hurried(given, budget::kFirstDifference);
    const auto found = [&](Scene<R>& scene) {
        if (!c.shown) show_least(scene, c, d);
    };
    return ladder::ask<R>(question_of(c, d, id_of(c, d)), options, brief, ladder::Witnesses::canonical, found).answer;
}

// Every difference that was met by looking at single moves is answered so; the weightiest to which play may lead is
// shown.
template <class R>
void take_what_was_met(ReadingComparison<R>& c, const PlayComparison<R>& plays) {
    if constexpr (!WithTurns<R>) {
        for (std::size_t d = 0; d < kDifferences; ++d)
            if (plays.found[d]) c.answers[d] = smt::Answer::satisfiable;
        if (const auto d = plays.weightiest_believed()) show_as_met(c, *d, *plays.found[static_cast<std::size_t>(*d)]);
    }
}

// Nothing is known of single moves.
template <class R>
ReadingComparison<R> not_compared(const PlayComparison<R>& plays) {
    ReadingComparison<R> c;
    c.answers.fill(smt::Answer::unknown);
    c.reading = plays.reading, c.first = plays.first, c.second = plays.second;
    return c;
}
template <class R>
ReadingComparison<R> compare_options(const Options& options, const PlayComparison<R>& plays,
                                     Wanted wanted = Wanted::least) {
    ReadingComparison<R> c = not_compared(plays);
    if constexpr (WithEnough<R>) take_what_was_met(c, plays);
    for (int k = 0; k < kDifferences; ++k) {
        const auto d = static_cast<Difference>(k);
        if (!c.known(d)) c.answers[static_cast<std::size_t>(k)] = ask(options, c, d, plays, wanted);
    }
    return c;
}
// By itself, with a search of its own.
template <class R>
ReadingComparison<R> compare_options(const Options& options, int reading, int first, int second) {
    return compare_options(options, compare_plays<R>(options, reading, first, second));
}

template <class R>
Relation relation(const ReadingComparison<R>& c) {
    return c.decided() && (c.shown || c.same()) ? relation_by_differences(c) : Relation::unknown;
}

}  // namespace nomos::analysis
