// One grading: cheap means first. All mutants are tried on the same positions; those that nothing tells apart on more;
// and only of those that are left is the solver asked.
#pragma once

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
        bool changes = false, changes_in_play = false;
        FlatCase telling{}, telling_in_play{};

        bool in_rules() const { return planned.mutant.where == Where::rules; }
        bool is_open() const { return alone.notices.empty() || (in_rules() && shared.notices.empty()); }
    };
    enum class Of { all, open };

    void try_everything();
    void try_cases(std::span<const FlatCase> cases, Means compared, Of which);
    void try_case(Entry& e, std::span<const FlatCase> cases, Means compared);
    void try_start();
    void try_examples();
    void try_games();
    bool agrees(const FlatExample& example, int lane) const;
    bool breaks_off(const Entry& e, const FlatGame& game);
    void ask_solver();
    void ask_alone(Entry& e, Solver& solver);
    void ask_shared(Entry& e, Solver& solver);
    smt::Answer ask_properties(Entry& e, Solver& solver);
    void tell(Entry& e, Blame& blame);
    void show(Mutant& m, const FlatCase& c) const;
    void progress(const Entry& e, std::size_t done);

    const Subject& subject_;
    const GradeOptions& options_;
    std::vector<Entry> entries_;
    std::size_t made_ = 0;
    int tried_ = 0;
    Trial trial_;
    std::optional<Trial> replay_;  // of games that go elsewhere; made when there is one
};

}  // namespace nomos::grade
