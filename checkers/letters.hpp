// The letter of some clauses against that of the others: are there a position and a move for which the
// constraints decide something else once they are dropped? Looked for among thrown ones first, then by the
// solver (ladder.hpp).
//
// It can be asked with other clauses dropped beforehand (who covers for whom?) and under some options only.
#pragma once

#include <algorithm>
#include <map>
#include <mutex>
#include <optional>
#include <tuple>

#include "checkers/laws.hpp"
#include "model/smt/bits_read.hpp"

namespace nomos::letters {

template <class R>
using Set = Bits<InForce<Native, typename R::Clause>::kCount>;
template <class R, class A>
InForce<A, typename R::Clause> all_but(const Set<R>& dropped) {
    return {Word<A, Set<R>::kSize>(~dropped)};
}

template <class R>
struct Letters {
    Set<R> asked{};               // these clauses ...
    Set<R> gone{};                // ... once these are dropped
    std::vector<Choice> under{};  // options; all other readings are open
    std::string id{};             // of what is asked of it, among what is written for other solvers; "": nothing is

    Set<R> without() const { return asked | gone; }
};

// The three ways in which clauses can matter.
enum class Aspect { legality, effect, outcome };
inline std::string_view name_of(Aspect a) {
    return a == Aspect::legality ? "what is legal" : a == Aspect::effect ? "what a move does" : "how the game stands";
}
inline std::string_view word_of(Aspect a) {
    return a == Aspect::legality ? "legality" : a == Aspect::effect ? "effect" : "outcome";
}
inline constexpr std::array kAspects{Aspect::legality, Aspect::effect, Aspect::outcome};

// unmentioned: the formulas are the same, word for word, whichever other clause is dropped. idle: they say the
// same (proved; also word for word, where it takes another clause to be dropped to see a difference).
enum class Role { unmentioned, idle, decides, unknown };
struct Answer {
    Role role = Role::unknown;
    Aspect by = Aspect::legality;  // where they decide
    // Where they leave no trace: the other clauses without one of which they do.
    std::optional<std::vector<int>> swallowed_by{};
    Pass pass = Pass::none;  // of the solver; none where a thrown case shows it
};

// --- formulas --------------------------------------------------------------------------------------
// What the constraints say with and without the clauses.
struct Said {
    smt::Bit with, without;
    smt::Bit given = true;  // where they are asked
};
template <class R, class Position>
std::vector<Said> said(Aspect aspect, const typename R::template Setting<Symbolic>& setting, const Position& before,
                       const typename R::template Move<Symbolic>& move, const Position& after, const Letters<R>& l) {
    using C = typename R::Constraints;
    using Clauses = InForce<Symbolic, typename R::Clause>;
    const Clauses with = all_but<R, Symbolic>(l.gone), without = all_but<R, Symbolic>(l.without());
    const auto legal = [&](const Clauses& c) { return C::template legal<Symbolic>(setting, before, move, c); };
    const auto effect = [&](const Clauses& c) { return C::template effect<Symbolic>(setting, before, move, after, c); };
    if (aspect == Aspect::legality) return {{legal(with), legal(without)}};
    if (aspect == Aspect::effect) return {{effect(with), effect(without), legal(with)}};
    std::vector<Said> outcomes;
    for (int k = 0; k < R::kOutcomes; ++k)
        outcomes.push_back({C::template outcome<Symbolic>(setting, before, k, with),
                            C::template outcome<Symbolic>(setting, before, k, without)});
    return outcomes;
}
inline smt::Bit differ(const std::vector<Said>& said) {
    smt::Bit some = false;
    for (const Said& s : said)
        if (!smt::written_alike(s.with, s.without)) some = some || (s.given && s.with != s.without);
    return some;
}
// "READING=OPTION".
template <class R>
std::string name_of(const Choice& c) {
    const ReadingInfo& info = R::info().readings[static_cast<std::size_t>(c.reading)];
    return std::string(info.id) + "=" + std::string(info.options[static_cast<std::size_t>(c.option)].id);
}
template <class Setting>
void choose(Setting& setting, const std::vector<Choice>& options) {
    for (const Choice& c : options) setting.readings.choose(c.reading, c.option);
}
// The scene under these options: they become constants, so that formulas fold.
template <class R>
void require_options(Scene<R>& scene, const std::vector<Choice>& options) {
    for (const Choice& c : options)
        scene.session.require(scene.setting.readings.chosen[static_cast<std::size_t>(c.reading)] ==
                              Bits<kMostOptions>::single(c.option));
    choose(scene.setting, options);
}
template <class R>
smt::Bit differs_in(Scene<R>& scene, const Letters<R>& l, Aspect aspect) {
    const auto after = scene.session.template fresh<typename Scene<R>::Position>("after");
    return differ(said<R>(aspect, scene.setting, scene.before, scene.move, after, l));
}
// What the constraints say under some options, of one set of clauses and of others: each formula is built once.
template <class R>
class Formulas {
public:
    Formulas(const Options& options, const std::vector<Choice>& under) : scene_(options.budget) {
        require_options(scene_, under);
        after_ = scene_.session.template fresh<typename Scene<R>::Position>("after");
    }
    // Are all formulas the same with and without the clauses, word for word? So it is of a clause without a
    // predicate of its own, and of one whose predicate folds away under the options.
    bool leave_no_trace(const Set<R>& asked, const Set<R>& gone) {
        for (Aspect aspect : kAspects)
            if (!differ(said(aspect, gone, asked | gone)).is_constant()) return false;
        return true;
    }

private:
    using C = typename R::Constraints;
    using Clauses = InForce<Symbolic, typename R::Clause>;

    std::vector<Said> said(Aspect aspect, const Set<R>& gone, const Set<R>& without) {
        const std::vector<smt::Bit>&with = of(aspect, gone), &rest = of(aspect, without);
        std::vector<Said> all;
        for (std::size_t i = 0; i < with.size(); ++i) all.push_back({with[i], rest[i]});
        if (aspect == Aspect::effect) all.front().given = of(Aspect::legality, gone).front();
        return all;
    }
    const std::vector<smt::Bit>& of(Aspect aspect, const Set<R>& dropped) {
        std::vector<smt::Bit>& bits = known_[{static_cast<int>(aspect), dropped}];
        if (!bits.empty()) return bits;
        const Clauses c = all_but<R, Symbolic>(dropped);
        if (aspect == Aspect::legality)
            bits.push_back(C::template legal<Symbolic>(scene_.setting, scene_.before, scene_.move, c));
        else if (aspect == Aspect::effect)
            bits.push_back(C::template effect<Symbolic>(scene_.setting, scene_.before, scene_.move, after_, c));
        else
            for (int k = 0; k < R::kOutcomes; ++k)
                bits.push_back(C::template outcome<Symbolic>(scene_.setting, scene_.before, k, c));
        return bits;
    }

    Scene<R> scene_;
    typename Scene<R>::Position after_;
    std::map<std::pair<int, Set<R>>, std::vector<smt::Bit>> known_;  // by aspect and what is dropped
};
template <class R>
bool leave_no_trace(const Options& options, const Letters<R>& l) {
    return Formulas<R>(options, l.under).leave_no_trace(l.asked, l.gone);
}

// The clauses of which some formula speaks at all, whichever others are in force: all switches are left open, and
// all readings.
template <class R>
Set<R> mentioned(const Options& options) {
    using C = typename R::Constraints;
    Scene<R> scene(options.budget);
    const auto after = scene.session.template fresh<typename Scene<R>::Position>("after");
    const auto switches = scene.session.template fresh_word<Set<R>::kSize>("clauses");
    const InForce<Symbolic, typename R::Clause> open{switches};
    Set<R> all =
        smt::bits_read(C::template legal<Symbolic>(scene.setting, scene.before, scene.move, open), switches) |
        smt::bits_read(C::template effect<Symbolic>(scene.setting, scene.before, scene.move, after, open), switches);
    for (int k = 0; k < R::kOutcomes; ++k)
        all |= smt::bits_read(C::template outcome<Symbolic>(scene.setting, scene.before, k, open), switches);
    return all;
}
template <class R>
bool speak_of(const Options& options, const Set<R>& clauses) {
    static const Set<R> all = mentioned<R>(options);  // the same for all who ask
    return !(clauses & all).none();
}

// --- thrown positions and moves --------------------------------------------------------------------
inline constexpr int kEffectsAsked = 100;  // legal moves whose result is asked for, by the solver

// In what the two sets of clauses differ of this position and move, if they do; of effects, whether what the
// rules make of the move is accepted.
template <class R>
std::optional<Aspect> differ_natively(const Case<R>& c, const Letters<R>& l) {
    using C = typename R::Constraints;
    const auto with = all_but<R, Native>(l.gone), without = all_but<R, Native>(l.without());
    const bool legal = C::template legal<Native>(c.setting, c.before, c.move, with);
    if (legal != C::template legal<Native>(c.setting, c.before, c.move, without)) return Aspect::legality;
    if (legal && R::template Rules<Native>::legal(c.setting, c.before, c.move)) {
        const auto after = R::template Rules<Native>::apply(c.setting, c.before, c.move);
        if (C::template effect<Native>(c.setting, c.before, c.move, after, with) !=
            C::template effect<Native>(c.setting, c.before, c.move, after, without))
            return Aspect::effect;
    }
    for (int k = 0; k < R::kOutcomes; ++k)
        if (C::template outcome<Native>(c.setting, c.before, k, with) !=
            C::template outcome<Native>(c.setting, c.before, k, without))
            return Aspect::outcome;
    return {};
}
// visit(case) for thrown cases with the invariants, under the options; until it answers true.
template <class R, class Visit>
bool any_thrown(const Options& options, const std::vector<Choice>& under, Visit&& visit) {
    return laws::thrown<R>(options, [&](const Case<R>& thrown, Dice&) {
        Case<R> c = thrown;
        choose(c.setting, under);
        return induction::all_invariants<R, Native>(c.setting, c.before) && visit(c);
    });
}
template <class R>
std::optional<Aspect> differ_when_thrown(const Options& options, const Letters<R>& l) {
    std::optional<Aspect> by;
    any_thrown<R>(options, l.under, [&](const Case<R>& c) { return (by = differ_natively(c, l)).has_value(); });
    return by;
}
// After this legal move, is there a position that the constraints judge differently?
template <class R>
bool result_differs(const Options& options, const Case<R>& c, const Letters<R>& l) {
    using Position = typename R::template Position<Symbolic>;
    smt::Session session(options.budget);
    const auto after = session.template fresh<Position>("after");
    session.require(differ(said<R>(Aspect::effect, smt::lifted<typename R::template Setting<Symbolic>>(c.setting),
                                   smt::lifted<Position>(c.before),
                                   smt::lifted<typename R::template Move<Symbolic>>(c.move), after, l)));
    return session.check() == smt::Answer::satisfiable;
}
// What the rules make of the move is accepted with and without the clauses; is another position?
template <class R>
bool another_result_when_thrown(const Options& options, const Letters<R>& l) {
    int asked = 0;
    return any_thrown<R>(options, l.under, [&](const Case<R>& c) {
        return asked < kEffectsAsked &&
               R::Constraints::template legal<Native>(c.setting, c.before, c.move, all_but<R, Native>(l.gone)) &&
               asked++ < kEffectsAsked && result_differs<R>(options, c, l);
    });
}

// --- all positions and moves -----------------------------------------------------------------------
template <class R>
ladder::Told ask(const Options& options, const Letters<R>& l, Aspect aspect) {
    const ladder::Question<R> question{[&](Scene<R>& scene) {
                                           require_options(scene, l.under);
                                           return differs_in(scene, l, aspect);
                                       },
                                       {},
                                       {},
                                       l.id.empty() ? "" : l.id + "." + std::string(word_of(aspect))};
    return ladder::ask<R>(question, options, options, ladder::Witnesses::any, [](auto&) {});
}

// The other clauses without one of which these leave a trace in the formulas. What leaves none may still be
// there: the letter of another clause swallows it.
template <class R>
std::vector<int> swallowed_by(const Options& options, const Letters<R>& l) {
    std::vector<int> others;
    for (int c = 0; c < Set<R>::kSize; ++c) {
        Letters<R> without_it = l;
        without_it.gone.set(c);
        const bool is_another = !l.asked.test(c) && speak_of<R>(options, Set<R>::single(c));
        if (is_another && !leave_no_trace<R>(options, without_it)) others.push_back(c);
    }
    return others;
}
template <class R>
Answer decide(const Options& options, const Letters<R>& l) {
    if (!speak_of<R>(options, l.asked)) return {Role::unmentioned};
    if (leave_no_trace<R>(options, l)) {
        auto others = swallowed_by<R>(options, l);
        return {others.empty() ? Role::unmentioned : Role::idle, Aspect::legality, std::move(others), Pass::folded};
    }
    if (const auto by = differ_when_thrown<R>(options, l)) return {Role::decides, *by};
    if (another_result_when_thrown<R>(options, l)) return {Role::decides, Aspect::effect};
    Answer answer{Role::idle};
    for (Aspect aspect : kAspects) {
        const ladder::Told differs = ask<R>(options, l, aspect);
        if (differs.answer == smt::Answer::satisfiable) return {Role::decides, aspect, {}, differs.by};
        answer.pass = std::max(answer.pass, differs.by);
        if (differs.answer == smt::Answer::unknown) answer.role = Role::unknown;
    }
    return answer;
}

// What is asked of a single clause is written under the name of its check (dead_text.hpp), whoever asks; of several,
// under the name of the check that asks of them.
template <class R>
std::string id_of(const Set<R>& asked, const std::string& check) {
    if (asked.count() != 1) return check;
    return std::string(R::info().clauses[static_cast<std::size_t>(asked.lowest())].id) + ".matters";
}
// The same with nothing gone and all readings open, worked out once for all who ask; `check`: see id_of.
template <class R>
Answer decide_once(const Options& options, const Set<R>& asked, const std::string& check = "") {
    struct Entry {
        std::mutex in_use;
        std::optional<Answer> answer;
        std::set<std::string> written;
    };
    using Key = std::tuple<Set<R>, unsigned, unsigned, unsigned, std::uint64_t, int>;
    static std::mutex opening;
    static std::map<Key, Entry> all;
    std::unique_lock lock(opening);
    const smt::Budget& b = options.budget;
    Entry& entry = all[{asked, b.resources, b.milliseconds, b.seed, options.seed, options.samples}];
    lock.unlock();
    const std::lock_guard one_at_a_time(entry.in_use);
    // Who comes first may have no name to write it under: whoever has one does then, in whatever order they come.
    const std::string id = id_of<R>(asked, check);
    const bool has_to_be_written = !id.empty() && !options.smtlib_dir.empty() && entry.written.insert(id).second;
    if (!entry.answer || has_to_be_written) entry.answer = decide<R>(options, {asked, {}, {}, id});
    return *entry.answer;
}

// The clauses that swallow these, or would: those without which a thrown case shows that these would decide.
template <class R>
std::vector<int> covered_by(const Options& options, const Set<R>& asked) {
    const Answer known = decide_once<R>(options, asked);
    std::vector<int> others = known.swallowed_by ? *known.swallowed_by : swallowed_by<R>(options, {asked});
    std::erase_if(others, [&](int c) { return !differ_when_thrown<R>(options, {asked, Set<R>::single(c)}); });
    return others;
}

}  // namespace nomos::letters
