#include "analysis/grade/run.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>

#include "checkers/store/key.hpp"
#include "model/core/parallel.hpp"
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

Run::Run(const Subject& subject, const GradeOptions& options) : subject_(subject), options_(options) {
    for (int i = 0; i < std::max(1, options.jobs); ++i) workers_.emplace_back(subject);
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

void Run::for_each_entry(const Visit& visit) {
    std::atomic<std::size_t> next{0};
    const auto work = [&](std::size_t worker) {
        for (std::size_t i = next++; i < entries_.size(); i = next++) {
            leave_if_stopped();
            visit(entries_[i], workers_[worker]);
        }
    };
    parallel_for(workers_.size(), static_cast<int>(workers_.size()), work);
}
void Run::for_each_entry_on(std::span<const FlatCase> cases, const Visit& visit) {
    if (cases.empty()) return;
    std::vector<std::optional<FlatVerdict>> plain(cases.size());
    parallel_for(cases.size(), static_cast<int>(workers_.size()),
                 [&](std::size_t i) { plain[i] = subject_.plainly(cases[i]); });
    const auto put = [&](std::size_t worker) {
        Trial& trial = workers_[worker].trial;
        trial.put(cases), trial.hold_against(plain), trial.run();
    };
    parallel_for(workers_.size(), static_cast<int>(workers_.size()), put);
    for_each_entry(visit);
}

// What a source says notices it, by replaying.
void Run::add_notice(Entry& e, Means by, const std::string& check) {
    add(e.alone.notices, by, check, 0);
    if (e.in_rules()) add(e.shared.notices, by, check, 0);
}

// --- by positions ------------------------------------------------------------------------------------
void Run::try_case(Entry& e, Trial& trial, std::span<const FlatCase> cases, Means compared) const {
    trial.make(e.planned.mistake);
    const tape::Lane changes = e.in_rules() ? trial.rules_change() : trial.constraints_change();
    if (!changes.any()) return;
    const auto at = [&](const tape::Lane& lanes) { return cases[static_cast<std::size_t>(lanes.lowest())]; };
    if (!e.changes) e.changes = true, e.telling = at(changes);
    if (const tape::Lane noticed = trial.encodings_disagree(); noticed.any()) {
        add(e.alone.notices, Means::conformance, "", noticed.count());
        if (compared != Means::conformance) add(e.alone.notices, compared, "", noticed.count());
    }
    Noticed noticed;
    if (!e.in_rules()) {
        trial.ask_of_constraints(noticed);
        for (const auto& [by, lanes] : noticed) add(e.alone.notices, by.first, by.second, lanes.count());
        return;
    }
    const tape::Lane in_play = changes & trial.has_invariants();
    if (in_play.any() && !e.changes_in_play) e.changes_in_play = true, e.telling_in_play = at(in_play);
    trial.ask_properties(noticed);
    for (const auto& [by, lanes] : noticed)
        for (Mutant* m : {&e.alone, &e.shared}) add(m->notices, by.first, by.second, lanes.count());
    // A mistake in both is one only where it matters in play.
    const tape::Lane plainly = trial.plain_rules_disagree(), plainly_in_play = plainly & trial.has_invariants();
    if (plainly.any()) add(e.alone.notices, Means::plain, "", plainly.count());
    if (plainly_in_play.any()) add(e.shared.notices, Means::plain, "", plainly_in_play.count());
}
void Run::try_cases(std::span<const FlatCase> cases, Means compared, Of which) {
    for_each_entry_on(cases, [&](Entry& e, Worker& worker) {
        if (which == Of::all || e.is_noticed_by_fewer_than(2)) try_case(e, worker.trial, cases, compared);
    });
}
// The set-up has the invariants.
void Run::try_start() {
    const std::array cases{subject_.start()};
    for_each_entry_on(cases, [&](Entry& e, Worker& worker) {
        if (!e.in_rules()) return;
        worker.trial.make(e.planned.mistake);
        for (const Watched& w : subject_.recorded().before_it)
            if (is_invariant(w) && worker.trial.invariants_fail(w).any())
                for (Mutant* m : {&e.alone, &e.shared}) add(m->notices, Means::invariant, std::string(w.info->id), 0);
    });
}

// --- by what the source says ---------------------------------------------------------------------------
namespace {

bool agrees(const Trial& trial, const FlatExample& example, int lane) {
    const auto ends_as_said = [&](bool after_move) {
        return !example.outcomes || trial.outcomes(lane, after_move) == *example.outcomes;
    };
    if (!example.has_move) return ends_as_said(false);
    if (trial.is_legal(lane) != example.legal) return false;
    return !example.legal || ((!example.after || trial.after(lane) == *example.after) && ends_as_said(true));
}

// By the constraints alone. Lanes come in pairs: the example, and the position after its move.
bool constraints_agree(const Trial& trial, const FlatExample& example, int lane) {
    if (example.has_move) {
        if (trial.constraints_allow(lane) != example.legal) return false;
        if (!example.legal) return true;
        if (example.after && !trial.constraints_accept(lane, true)) return false;
    }
    return !example.outcomes || trial.constraints_outcomes(lane + example.has_move) == *example.outcomes;
}

// Two cases an example: where it is, and where its move leads.
std::vector<FlatCase> before_and_after(std::span<const FlatExample> examples) {
    std::vector<FlatCase> cases;
    for (const FlatExample& e : examples) {
        cases.push_back(e.at), cases.push_back(e.at);
        if (e.has_move) cases.back().before = e.at.other;
    }
    return cases;
}

}  // namespace

void Run::try_examples() {
    const std::vector<FlatExample> all = subject_.examples();
    constexpr std::size_t kAtOnce = tape::kLanes / 2;
    for (std::size_t i = 0; i < all.size(); i += kAtOnce) {
        options_.progress(i, all.size(), "examples");
        try_examples(std::span(all).subspan(i, std::min(all.size() - i, kAtOnce)));
    }
}
void Run::try_examples(std::span<const FlatExample> examples) {
    const std::vector<FlatCase> cases = before_and_after(examples);
    for_each_entry_on(cases, [&](Entry& e, Worker& worker) {
        const auto agree = [&](const tape::Mistake& mistake) {
            worker.trial.make(mistake);
            std::vector<bool> all;
            for (std::size_t i = 0; i < examples.size(); ++i)
                all.push_back(
                    (e.in_rules() ? agrees : constraints_agree)(worker.trial, examples[i], static_cast<int>(2 * i)));
            return all;
        };
        const std::vector<bool> anyway = agree({}), mistaken = agree(e.planned.mistake);
        for (std::size_t i = 0; i < examples.size(); ++i)
            if (anyway[i] && !mistaken[i])
                add_notice(e, examples[i].is_of_option ? Means::answer : Means::example, examples[i].id);
        // What is proved, as conformance and laws are, is proved of all positions, and so of these: edge cases that
        // positions which are drawn rarely come near.
        try_case(e, worker.trial, cases, Means::conformance);
    });
}
// The first step that is judged or played otherwise ends the game, or leads to another one, which is played on.
bool Run::breaks_off(const Entry& e, Worker& worker, const FlatGame& game) const {
    const Trial& trial = worker.trial;
    for (std::size_t i = 0; i < game.steps.size(); ++i) {
        const int lane = static_cast<int>(i);
        if (!trial.is_legal(lane)) return true;
        if (!trial.changes_position(lane)) continue;
        Bitstring before = trial.after(lane);
        for (std::size_t k = i + 1; k < game.steps.size(); ++k) {
            std::array at{game.steps[k]};
            at[0].before = before;
            if (!worker.replay) worker.replay.emplace(subject_.recorded());
            worker.replay->put(at), worker.replay->run(), worker.replay->make(e.planned.mistake);
            if (!worker.replay->is_legal(0)) return true;
            before = worker.replay->after(0);
        }
        return false;
    }
    return false;
}
// Some step of so many.
bool Run::constraints_refuse(const Trial& trial, std::size_t steps) {
    for (int lane = 0; lane < static_cast<int>(steps); ++lane)
        if (!trial.constraints_allow(lane) || !trial.constraints_accept(lane, false)) return true;
    return false;
}
void Run::try_games() {
    for (FlatGame& game : subject_.games()) {
        game.steps.resize(std::min(game.steps.size(), std::size_t{tape::kLanes}));
        for_each_entry_on(game.steps, [&](Entry& e, Worker& worker) {
            worker.trial.make(e.planned.mistake);
            const bool noticed =
                e.in_rules() ? breaks_off(e, worker, game) : constraints_refuse(worker.trial, game.steps.size());
            if (noticed) add_notice(e, Means::record, game.id);
        });
    }
}

// --- by the solver ---------------------------------------------------------------------------------------
void Run::ask_alone(Entry& e, Worker& worker) const {
    if (!e.alone.notices.empty()) return;
    const auto question = e.in_rules() ? Question::rules_change : Question::constraints_change;
    const smt::Answer answer = e.changes ? smt::Answer::satisfiable : worker.solver->ask(question, e.telling);
    if (answer == smt::Answer::unsatisfiable) e.alone.fate = Fate::equivalent;
    if (answer != smt::Answer::satisfiable) return;
    const std::array at{e.telling};
    Trial& trial = worker.trial;
    trial.put(at), trial.run(), trial.make(e.planned.mistake);
    if (trial.encodings_disagree().any())
        add(e.alone.notices, Means::conformance, "", 0);
    else if ((e.in_rules() ? trial.rules_change() : trial.constraints_change()).any())
        e.alone.fate = Fate::survivor;
    e.changes = true;
}
// A position that a property breaks, with the mistake and not without.
smt::Answer Run::ask_properties(Entry& e, Worker& worker) const {
    Trial& trial = worker.trial;
    for (int tries = 0; tries < kTriesOfProperties; ++tries) {
        FlatCase found;
        const smt::Answer answer = worker.solver->ask(Question::property_notices, found, trial.broken_anyway());
        if (answer != smt::Answer::satisfiable) return answer;
        const std::array at{found};
        trial.put(at), trial.run(), trial.make(e.planned.mistake);
        Noticed noticed;
        trial.ask_properties(noticed);
        for (const auto& [by, lanes] : noticed) add(e.shared.notices, by.first, by.second, 0);
        if (!noticed.empty()) return answer;
    }
    return smt::Answer::unknown;
}
// One case, which may be where the mistake changes something in play, and where a property notices.
void Run::look_at(Entry& e, Worker& worker, const FlatCase& c) const {
    const std::array at{c};
    Trial& trial = worker.trial;
    trial.put(at), trial.run(), trial.make(e.planned.mistake);
    if (!(trial.rules_change() & trial.has_invariants()).any()) return;
    if (!e.changes_in_play) e.changes_in_play = true, e.telling_in_play = c;
    Noticed noticed;
    trial.ask_properties(noticed);
    for (const auto& [by, lanes] : noticed) add(e.shared.notices, by.first, by.second, 0);
}
void Run::ask_shared(Entry& e, Worker& worker) const {
    if (!e.in_rules() || !e.shared.notices.empty()) return;
    if (e.alone.fate == Fate::equivalent) {  // in positions with the invariants, too
        e.shared.fate = Fate::equivalent;
        return;
    }
    if (!e.changes_in_play && e.changes) look_at(e, worker, subject_.made_consistent(e.telling));
    if (!e.changes_in_play) {
        FlatCase found;
        const smt::Answer answer = worker.solver->ask(Question::rules_change_in_play, found);
        if (answer == smt::Answer::unsatisfiable) e.shared.fate = Fate::equivalent;
        if (answer != smt::Answer::satisfiable) return;
        e.changes_in_play = true, e.telling_in_play = found;
        look_at(e, worker, found);
    }
    if (e.shared.notices.empty() && ask_properties(e, worker) == smt::Answer::unsatisfiable)
        e.shared.fate = Fate::survivor;
}
void Run::ask_solver() {
    // The same for every mistake, whatever was found of those before.
    const auto broken_anyway = workers_.front().trial.broken_anyway();
    std::mutex guard;
    std::size_t done = 0;
    for_each_entry([&](Entry& e, Worker& worker) {
        {
            const std::lock_guard lock(guard);
            options_.progress(++done, entries_.size(), e.planned.mutant.id);
        }
        if (e.is_open()) {
            if (!worker.solver) worker.solver.emplace(subject_.recorded(), options_.budget);
            worker.solver->make(e.planned.mistake), worker.trial.set_broken_anyway(broken_anyway);
            ask_alone(e, worker), ask_shared(e, worker);
        }
        leave_if_stopped();
        tell(e, worker);
    });
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
        try_cases(cases, Means::fuzzing, all ? Of::all : Of::fewer_than_two);
        if (all) tried_ += static_cast<int>(cases.size());
    }
    ask_solver();
}
void Run::tell_fates(Entry& e) {
    for (Mutant* m : {&e.alone, &e.shared}) {
        if (!m->notices.empty()) m->fate = Fate::killed;
        std::ranges::sort(m->notices, {}, [](const Notice& n) { return std::pair(n.by, n.check); });
    }
}
// Of one that has been asked about; nothing more will be known of it.
void Run::tell(Entry& e, Worker& worker) const {
    e.told = true;
    if (!e.in_rules() || !e.changes) return;
    e.alone.clauses = e.shared.clauses =
        Blame(subject_, worker.trial).clauses(e.planned.mistake, e.changes_in_play ? e.telling_in_play : e.telling);
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
    for (Entry& e : entries_) {
        tell_fates(e);
        if (!e.told && e.in_rules())
            for (const Mutant* m : {&e.alone, &e.shared}) grades.not_blamed += m->fate == Fate::killed ? 1 : 0;
        if (e.changes) show(e.alone, e.telling);
        if (e.changes_in_play) show(e.shared, e.telling_in_play);
        e.alone.id = std::string(name_of(e.alone.where)) + "." + e.alone.id, e.shared.id = "both." + e.shared.id;
        grades.mutants.push_back(std::move(e.alone));
        if (e.in_rules()) grades.mutants.push_back(std::move(e.shared));
    }
    std::ranges::sort(grades.mutants, {}, &Mutant::id);
    grades.sources = store::sources_of(subject_.info().id);
    grades.ruleset = subject_.info().id, grades.seed = options_.seed, grades.positions = tried_, grades.made = made_;
    for (const ClauseInfo& c : subject_.info().clauses) grades.clauses.emplace_back(c.id);
    grades.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return grades;
}

Grades graded(const Subject& subject, const GradeOptions& options) { return Run(subject, options).go(); }

}  // namespace nomos::grade
