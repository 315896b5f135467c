// One grading: cheap means first. All mutants are tried on the same positions; those that one independent means notices
// by then, or none, on more; and only of those that nothing notices is the solver asked.
#pragma once

#include <deque>
#include <functional>
#include <optional>

#include "analysis/grade/blame.hpp"
#include "analysis/grade/mistakes.hpp"
#include "analysis/grade/solver.hpp"
#include "analysis/grade/trial.hpp"

namespace nomos::grade {

class Run {
public:
    Run(const Subject& subject, const GradeOptions& options);
    Grades go();

private:
    // Properties that do not hold anyway are met one by one, and not asked again.
    static constexpr int kTriesOfProperties = 8;

    // A mistake, with what is known of it. One in the rules is two mutants: `alone`, and in both encodings.
    struct Entry {
        Planned planned;
        Mutant alone{}, shared{};  // `shared` of mistakes in the rules only
        bool changes = false, changes_in_play = false, told = false;
        FlatCase telling{}, telling_in_play{};

        bool in_rules() const { return planned.mutant.where == Where::rules; }
        bool is_open() const { return is_noticed_by_fewer_than(1); }
        bool is_noticed_by_fewer_than(int means) const {
            return alone.independent_means() < means || (in_rules() && shared.independent_means() < means);
        }
    };
    enum class Of { all, fewer_than_two };

    // A thread's own: cases under trial, and the circuit.
    struct Worker {
        Trial trial;
        std::optional<Trial> replay{};  // of games that go elsewhere; made when there is one
        std::optional<Solver> solver{};

        explicit Worker(const Subject& subject) : trial(subject.recorded()) {}
    };
    // visit(entry, worker) for each, by all workers. What it does may depend on nothing that another entry leaves.
    using Visit = std::function<void(Entry&, Worker&)>;
    void for_each_entry(const Visit& visit);
    // ... once the cases are put before each worker.
    void for_each_entry_on(std::span<const FlatCase> cases, const Visit& visit);

    void try_everything();
    void try_cases(std::span<const FlatCase> cases, Means compared, Of which);
    void try_case(Entry& e, Trial& trial, std::span<const FlatCase> cases, Means compared) const;
    void try_start();
    void try_examples();
    void try_examples(std::span<const FlatExample> examples);
    void try_games();
    static void add_notice(Entry& e, Means by, const std::string& check);
    bool breaks_off(const Entry& e, Worker& worker, const FlatGame& game) const;
    static bool constraints_refuse(const Trial& trial, std::size_t steps);
    void ask_solver();
    void ask_alone(Entry& e, Worker& worker) const;
    void ask_shared(Entry& e, Worker& worker) const;
    void look_at(Entry& e, Worker& worker, const FlatCase& c) const;
    smt::Answer ask_properties(Entry& e, Worker& worker) const;
    void tell(Entry& e, Worker& worker) const;
    static void tell_fates(Entry& e);
    void show(Mutant& m, const FlatCase& c) const;

    const Subject& subject_;
    const GradeOptions& options_;
    std::vector<Entry> entries_;
    std::size_t made_ = 0;
    int tried_ = 0;
    std::deque<Worker> workers_;  // one at least
};

}  // namespace nomos::grade
