#include "analysis/grade/run.hpp"

#include <algorithm>
#include <chrono>

#include "model/core/stop.hpp"

namespace nomos::grade {
namespace {

void add(std::vector<Notice>& notices, Means by, const std::string& check, int positions) {
    const auto at = std::ranges::find_if(notices, [&](const Notice& n) { return n.by == by && n.check == check; });
    if (at == notices.end())
        notices.push_back({by, check, positions});
    else
        at->positions += positions;
}

}  // namespace

Run::Run(const Subject& subject, const GradeOptions& options)
    : subject_(subject), options_(options), trial_(subject.recorded()) {
    std::vector<Planned> all = planned(subject);
    made_ = all.size();
    std::erase_if(all, [&](const Planned& p) { return p.mutant.id.find(options.only) == std::string::npos; });
    for (Planned& p : drawn(std::move(all), options.mutants, options.seed)) {
        Entry e{std::move(p)};
        e.alone = e.shared = e.planned.mutant;
        e.shared.where = Where::both;
        entries_.push_back(std::move(e));
    }
}

// --- by positions ------------------------------------------------------------------------------------
void Run::progress(const Entry& e, std::size_t done) { options_.progress(done, entries_.size(), e.planned.mutant.id); }

void Run::try_case(Entry& e, std::span<const FlatCase> cases, Means compared) {
    trial_.make(e.planned.mistake);
    const tape::Lane changes = e.in_rules() ? trial_.rules_change() : trial_.constraints_change();
    if (!changes.any()) return;
    const auto at = [&](const tape::Lane& lanes) { return cases[static_cast<std::size_t>(lanes.lowest())]; };
    if (!e.changes) e.changes = true, e.telling = at(changes);
    if (const tape::Lane noticed = trial_.encodings_disagree(); noticed.any()) {
        add(e.alone.notices, Means::conformance, "", noticed.count());
        add(e.alone.notices, compared, "", noticed.count());
    }
    if (!e.in_rules()) return;
    const tape::Lane in_play = changes & trial_.has_invariants();
    if (in_play.any() && !e.changes_in_play) e.changes_in_play = true, e.telling_in_play = at(in_play);
    Noticed noticed;
    trial_.ask_properties(noticed);
    for (const auto& [by, lanes] : noticed)
        for (Mutant* m : {&e.alone, &e.shared}) add(m->notices, by.first, by.second, lanes.count());
}
void Run::try_cases(std::span<const FlatCase> cases, Means compared, Of which) {
    if (cases.empty()) return;
    trial_.put(cases), trial_.run();
    for (Entry& e : entries_) {
        if (which == Of::open && !e.is_open()) continue;
        leave_if_stopped();
        try_case(e, cases, compared);
    }
}
// The set-up has the invariants.
void Run::try_start() {
    const std::array cases{subject_.start()};
    trial_.put(cases), trial_.run();
    for (Entry& e : entries_) {
        if (!e.in_rules()) continue;
        trial_.make(e.planned.mistake);
        for (const Watched& w : subject_.recorded().before_it)
            if (is_invariant(w) && trial_.invariants_fail(w).any())
                for (Mutant* m : {&e.alone, &e.shared}) add(m->notices, Means::invariant, std::string(w.info->id), 0);
    }
}

// --- by what the source says ---------------------------------------------------------------------------
bool Run::agrees(const FlatExample& example, int lane) const {
    const auto ends_as_said = [&](bool after_move) {
        return example.outcome < 0 || trial_.outcome(lane, after_move) == example.outcome;
    };
    if (!example.has_move) return ends_as_said(false);
    if (trial_.is_legal(lane) != example.legal) return false;
    return !example.legal || ((!example.after || trial_.after(lane) == *example.after) && ends_as_said(true));
}
void Run::try_examples() {
    const std::vector<FlatExample> examples = subject_.examples();
    std::vector<FlatCase> cases;
    for (const FlatExample& e : examples) cases.push_back(e.at);
    if (cases.empty()) return;
    trial_.put(cases), trial_.run();
    std::vector<bool> agrees_anyway;
    for (std::size_t i = 0; i < examples.size(); ++i) agrees_anyway.push_back(agrees(examples[i], static_cast<int>(i)));
    for (Entry& e : entries_) {
        if (!e.in_rules()) continue;
        trial_.make(e.planned.mistake);
        for (std::size_t i = 0; i < examples.size(); ++i)
            if (agrees_anyway[i] && !agrees(examples[i], static_cast<int>(i)))
                for (Mutant* m : {&e.alone, &e.shared}) add(m->notices, Means::example, examples[i].id, 0);
    }
}
// The first step that is judged or played otherwise ends the game, or leads to another one, which is played on.
bool Run::breaks_off(const Entry& e, const FlatGame& game) {
    for (std::size_t i = 0; i < game.steps.size(); ++i) {
        const int lane = static_cast<int>(i);
        if (!trial_.is_legal(lane)) return true;
        if (!trial_.changes_position(lane)) continue;
        Bitstring before = trial_.after(lane);
        for (std::size_t k = i + 1; k < game.steps.size(); ++k) {
            std::array at{game.steps[k]};
            at[0].before = before;
            if (!replay_) replay_.emplace(subject_.recorded());
            replay_->put(at), replay_->run(), replay_->make(e.planned.mistake);
            if (!replay_->is_legal(0)) return true;
            before = replay_->after(0);
        }
        return false;
    }
    return false;
}
void Run::try_games() {
    for (FlatGame& game : subject_.games()) {
        game.steps.resize(std::min(game.steps.size(), std::size_t{tape::kLanes}));
        if (game.steps.empty()) continue;
        trial_.put(game.steps), trial_.run();
        for (Entry& e : entries_) {
            if (!e.in_rules()) continue;
            leave_if_stopped();
            trial_.make(e.planned.mistake);
            if (breaks_off(e, game))
                for (Mutant* m : {&e.alone, &e.shared}) add(m->notices, Means::record, game.id, 0);
        }
    }
}

// --- by the solver ---------------------------------------------------------------------------------------
void Run::ask_alone(Entry& e, Solver& solver) {
    if (!e.alone.notices.empty()) return;
    const auto question = e.in_rules() ? Question::rules_change : Question::constraints_change;
    const smt::Answer answer = e.changes ? smt::Answer::satisfiable : solver.ask(question, e.telling);
    if (answer == smt::Answer::unsatisfiable) e.alone.fate = Fate::equivalent;
    if (answer != smt::Answer::satisfiable) return;
    const std::array at{e.telling};
    trial_.put(at), trial_.run(), trial_.make(e.planned.mistake);
    if (trial_.encodings_disagree().any())
        add(e.alone.notices, Means::conformance, "", 0);
    else if ((e.in_rules() ? trial_.rules_change() : trial_.constraints_change()).any())
        e.alone.fate = Fate::survivor;
    e.changes = true;
}
// A position that a property breaks, with the mistake and not without.
smt::Answer Run::ask_properties(Entry& e, Solver& solver) {
    for (int tries = 0; tries < kTriesOfProperties; ++tries) {
        FlatCase found;
        const smt::Answer answer = solver.ask(Question::property_notices, found, trial_.broken_anyway());
        if (answer != smt::Answer::satisfiable) return answer;
        const std::array at{found};
        trial_.put(at), trial_.run(), trial_.make(e.planned.mistake);
        Noticed noticed;
        trial_.ask_properties(noticed);
        for (const auto& [by, lanes] : noticed) add(e.shared.notices, by.first, by.second, 0);
        if (!noticed.empty()) return answer;
    }
    return smt::Answer::unknown;
}
void Run::ask_shared(Entry& e, Solver& solver) {
    if (!e.in_rules() || !e.shared.notices.empty()) return;
    if (!e.changes_in_play) {
        const smt::Answer answer = solver.ask(Question::rules_change_in_play, e.telling_in_play);
        if (answer == smt::Answer::unsatisfiable) e.shared.fate = Fate::equivalent;
        if (answer != smt::Answer::satisfiable) return;
        e.changes_in_play = true;
    }
    if (ask_properties(e, solver) == smt::Answer::unsatisfiable) e.shared.fate = Fate::survivor;
}
void Run::ask_solver() {
    Solver solver(subject_.recorded(), options_.budget);
    std::size_t done = 0;
    for (Entry& e : entries_) {
        progress(e, ++done);
        if (!e.is_open()) continue;
        leave_if_stopped();
        solver.make(e.planned.mistake);
        ask_alone(e, solver), ask_shared(e, solver);
    }
}

// --- all of it ---------------------------------------------------------------------------------------------
void Run::try_everything() {
    try_start(), try_examples(), try_games();
    const std::vector<FlatCase> corpus = subject_.corpus(options_.corpus);
    for (std::size_t i = 0; i < corpus.size(); i += tape::kLanes)
        try_cases(std::span(corpus).subspan(i, std::min(corpus.size() - i, std::size_t{tape::kLanes})), Means::corpus,
                  Of::all);
    for (int block = 0; block < options_.blocks + options_.more; ++block) {
        options_.progress(static_cast<std::size_t>(block), static_cast<std::size_t>(options_.blocks + options_.more),
                          "positions");
        const bool all = block < options_.blocks;
        const std::vector<FlatCase> cases = subject_.draw(options_.seed, block);
        try_cases(cases, Means::fuzzing, all ? Of::all : Of::open);
        if (all) tried_ += static_cast<int>(cases.size());
    }
    ask_solver();
}
void Run::tell(Entry& e, Blame& blame) {
    for (Mutant* m : {&e.alone, &e.shared}) {
        if (!m->notices.empty()) m->fate = Fate::killed;
        std::ranges::sort(m->notices, {}, [](const Notice& n) { return std::pair(n.by, n.check); });
    }
    if (!e.in_rules() || !e.changes) return;
    e.alone.clauses = e.shared.clauses =
        blame.clauses(e.planned.mistake, e.changes_in_play ? e.telling_in_play : e.telling);
}
void Run::show(Mutant& m, const FlatCase& c) const {
    const ShownCase shown = subject_.shown(c);
    m.position = shown.position, m.move = shown.move, m.readings = shown.readings;
}
Grades Run::go() {
    const auto begin = std::chrono::steady_clock::now();
    Grades grades;
    try {
        try_everything();
    } catch (const Stopped&) {
        grades.stopped = true;
    }
    Blame blame(subject_, trial_);
    for (Entry& e : entries_) {
        tell(e, blame);
        if (e.changes) show(e.alone, e.telling);
        if (e.changes_in_play) show(e.shared, e.telling_in_play);
        e.alone.id = std::string(name_of(e.alone.where)) + "." + e.alone.id, e.shared.id = "both." + e.shared.id;
        grades.mutants.push_back(std::move(e.alone));
        if (e.in_rules()) grades.mutants.push_back(std::move(e.shared));
    }
    std::ranges::sort(grades.mutants, {}, &Mutant::id);
    grades.ruleset = subject_.info().id, grades.seed = options_.seed, grades.positions = tried_, grades.made = made_;
    for (const ClauseInfo& c : subject_.info().clauses) grades.clauses.emplace_back(c.id);
    grades.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return grades;
}

Grades graded(const Subject& subject, const GradeOptions& options) { return Run(subject, options).go(); }

}  // namespace nomos::grade
