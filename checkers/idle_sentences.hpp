// Dead text, judged by sentence: does the letter of the others say all that a sentence says? What rests on that
// sentence alone is dropped - every clause that no other sentence states - and the constraints are asked whether
// they then decide anything otherwise (letters.hpp).
//
// holds: it decides something, under some options at least; or an open question rests on it, or no formula
// depends on it, and nothing is said against it. violated: it is idle, proved, under every option that the text's
// own examples leave - dead text, a finding.
// A sentence that states no clause alone, or one that no single move can show, is not asked about.
#pragma once

#include "checkers/dead_text.hpp"
#include "checkers/judged.hpp"
#include "checkers/reading_sets.hpp"
#include "checkers/recorded_game.hpp"

namespace nomos::idle_sentences {

using letters::Role;

// --- what rests on what ----------------------------------------------------------------------------
// Headings, captions and pictures show what a sentence says; so do examples and remarks.
inline bool states_rules(const LedgerEntry& e) {
    const bool rules =
        e.kind == SentenceKind::rule || e.kind == SentenceKind::definition || e.kind == SentenceKind::setup;
    return rules && e.form != SentenceForm::heading && e.form != SentenceForm::caption && e.form != SentenceForm::stub;
}
inline bool supports(const LedgerEntry& e, std::string_view id) {
    return std::ranges::find(e.supports, id) != e.supports.end();
}
template <class R>
std::set<int> stating(int clause) {
    std::set<int> numbers;
    for (const LedgerEntry& e : R::info().ledger)
        if (states_rules(e) && supports(e, R::info().clauses[static_cast<std::size_t>(clause)].id))
            numbers.insert(e.number);
    return numbers;
}
// The clauses that are stated by these sentences alone.
template <class R>
letters::Set<R> resting_on(const std::set<int>& sentences) {
    letters::Set<R> alone;
    for (int c = 0; c < letters::Set<R>::kSize; ++c)
        if (const auto by = stating<R>(c); !by.empty() && std::ranges::includes(sentences, by)) alone.set(c);
    return alone;
}
template <class R>
std::vector<std::string> ids_of(const letters::Set<R>& clauses) {
    std::vector<std::string> ids;
    clauses.for_each([&](int c) { ids.emplace_back(R::info().clauses[static_cast<std::size_t>(c)].id); });
    return ids;
}
template <class R>
std::vector<std::string> questions_resting_on(const LedgerEntry& e) {
    std::vector<std::string> ids;
    for (const ReadingInfo& reading : R::info().readings)
        if (supports(e, reading.id)) ids.emplace_back(reading.id);
    return ids;
}
// The sentences that are asked about.
template <class R>
std::vector<const LedgerEntry*> asked_about() {
    std::vector<const LedgerEntry*> asked;
    for (const LedgerEntry& e : R::info().ledger) {
        const auto alone = resting_on<R>({e.number});
        bool by_moves = states_rules(e) && alone.any();
        alone.for_each([&](int c) { by_moves = by_moves && !R::judged_elsewhere(static_cast<typename R::Clause>(c)); });
        if (by_moves) asked.push_back(&e);
    }
    return asked;
}

// --- options -----------------------------------------------------------------------------------------
template <class R>
std::vector<Choice> all_options() {
    std::vector<Choice> all;
    const auto& table = R::info().readings;
    for (int r = 0; r < static_cast<int>(table.size()); ++r)
        for (int o = 0; o < static_cast<int>(table[static_cast<std::size_t>(r)].options.size()); ++o)
            all.push_back({r, o});
    return all;
}
// Is there a reading set with this option that the text's own examples and its recorded game allow? Examples of
// which the position is ours rule nothing out here.
template <class R>
bool is_left_by_evidence(const Choice& option) {
    bool left = false;
    std::vector<examples::Judged<R>> judged;
    for (const ExampleInfo& e : R::info().examples)
        if (e.provenance == Provenance::text) judged.push_back(examples::Judged<R>::of(e));
    constexpr std::uint64_t kFewSets = 10'000;
    if (reading_sets(R::info().readings) > kFewSets) return true;
    for_each_reading_set<R>([&](const auto& setting) {
        if (left || !setting.readings.chosen[static_cast<std::size_t>(option.reading)].test(option.option)) return;
        left = std::ranges::all_of(judged, [&](const auto& j) { return j.agrees(setting); });
        if constexpr (WithRecordedGame<R>) left = left && recorded_game::replay<R>(setting).is_whole();
    });
    return left;
}
// Under which options does the sentence decide nothing? Those under which a thrown case shows that it decides are
// left out; of the others what folds away, or is refuted of a question that the clauses are about.
template <class R>
std::vector<Choice> idle_under(const Options& options, const letters::Set<R>& asked, const std::string& check) {
    std::vector<Choice> open = all_options<R>();
    letters::any_thrown<R>(options, {}, [&](const Case<R>& c) {
        if (!letters::differ_natively<R>(c, {asked})) return false;
        std::erase_if(open, [&](const Choice& o) {
            return c.setting.readings.chosen[static_cast<std::size_t>(o.reading)].test(o.option);
        });
        return open.empty();
    });
    std::erase_if(open, [&](const Choice& o) {
        const letters::Letters<R> l{asked, {}, {o}, check + ".under." + letters::name_of<R>(o)};
        if (letters::leave_no_trace<R>(options, l)) return false;
        const ReadingInfo& info = R::info().readings[static_cast<std::size_t>(o.reading)];
        const auto ids = ids_of<R>(asked);
        const bool is_about = std::ranges::any_of(
            ids, [&](const auto& id) { return std::ranges::find(info.clauses, id) != info.clauses.end(); });
        return !is_about || letters::decide<R>(options, l).role != Role::idle;
    });
    return open;
}
// A reading under each option of which that evidence leaves the sentence is idle; -1: there is none.
template <class R>
int idle_by_evidence(const std::vector<Choice>& idle) {
    for (const Choice& i : idle) {
        bool all = true;
        for (const Choice& o : all_options<R>()) {
            const bool is_idle = std::ranges::any_of(
                idle, [&](const Choice& k) { return k.reading == o.reading && k.option == o.option; });
            all = all && (o.reading != i.reading || is_idle || !is_left_by_evidence<R>(o));
        }
        if (all) return i.reading;
    }
    return -1;
}

// --- who covers for whom -----------------------------------------------------------------------------
// Other sentences that are idle by themselves, one of which can go with this one only if something is lost.
template <class R>
std::vector<int> partners(const Options& options, int sentence) {
    std::vector<int> found;
    for (const LedgerEntry* other : asked_about<R>()) {
        if (other->number == sentence) continue;
        const auto by_itself = letters::decide_once<R>(options, resting_on<R>({other->number}));
        if (by_itself.role != Role::idle) continue;
        const auto both = letters::decide_once<R>(options, resting_on<R>({other->number, sentence}));
        if (both.role == Role::decides) found.push_back(other->number);
    }
    return found;
}
inline std::string numbered(const std::set<int>& sentences) {
    std::string text;
    for (int s : sentences) text += (text.empty() ? "" : ", ") + std::to_string(s);
    return (sentences.size() == 1 ? "sentence " : "sentences ") + text;
}
// "By the letter of sentence 79 it changes nothing ...; it confirms what that one says."
template <class R>
std::string letter_of_others(const Options& options, const letters::Set<R>& asked) {
    std::set<int> sentences;
    for (int c : letters::covered_by<R>(options, asked)) sentences.merge(stating<R>(c));
    return sentences.empty() ? "by the letter of the other sentences together"
                             : "by the letter of " + numbered(sentences);
}

// --- the check ---------------------------------------------------------------------------------------
template <class R>
void tell_idle(const Options& options, CheckResult& r, const LedgerEntry& e, const std::string& where) {
    const auto questions = questions_resting_on<R>(e);
    const std::string letter = letter_of_others<R>(options, resting_on<R>({e.number}));
    r.verdict = questions.empty() ? Verdict::violated : Verdict::holds;
    r.detail = letter + " it changes nothing " + where;
    if (!questions.empty()) r.detail += ", but an open question rests on it: " + dead_text::listed(questions);
    if (const auto with = partners<R>(options, e.number); !with.empty())
        r.detail += "; of it and " + numbered({with.begin(), with.end()}) +
                    " one may go, not two: each says what the other does";
}
template <class R>
void tell_live(const Options& options, CheckResult& r, const LedgerEntry& e, letters::Aspect by) {
    const auto idle = idle_under<R>(options, resting_on<R>({e.number}), r.id);
    if (const int reading = idle_by_evidence<R>(idle); reading >= 0)
        return tell_idle<R>(options, r, e,
                            "under any answer to " +
                                std::string(R::info().readings[static_cast<std::size_t>(reading)].id) +
                                " that the text's own examples leave");
    r.verdict = Verdict::holds;
    r.detail = "without it the others decide otherwise: " + std::string(letters::name_of(by));
    std::vector<std::string> names;
    for (const Choice& o : idle) names.push_back(letters::name_of<R>(o));
    if (!names.empty()) r.detail += "; but it changes nothing under " + dead_text::listed(names);
}
template <class R>
void check(const Options& options, CheckResult& r, const LedgerEntry& e) {
    const letters::Answer answer = letters::decide_once<R>(options, resting_on<R>({e.number}), r.id);
    if (answer.role != Role::unknown) r.by = answer.pass;
    if (answer.role == Role::decides) return tell_live<R>(options, r, e, answer.by);
    if (answer.role == Role::idle) return tell_idle<R>(options, r, e, "in any position, under any reading");
    if (answer.role != Role::unmentioned) return give_up(r);
    r.verdict = Verdict::holds;
    r.detail =
        "not judged: no formula depends on " + dead_text::listed(r.clauses) + "; nothing is said against the sentence";
}

template <class R>
std::vector<CheckTask> tasks() {
    std::vector<CheckTask> out;
    for (const LedgerEntry* e : asked_about<R>())
        out.push_back(task<R>(std::string(R::info().id) + ".sentence-" + std::to_string(e->number) + ".adds",
                              CheckKind::dead_text,
                              "Does sentence " + std::to_string(e->number) +
                                  " add anything to the letter of the others: " + std::string(e->paraphrase),
                              Method::proof, ids_of<R>(resting_on<R>({e->number})),
                              [e](const Options& o, CheckResult& r) { check<R>(o, r, *e); }));
    return out;
}

}  // namespace nomos::idle_sentences
