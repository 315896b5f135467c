// The grader of a ruleset. Its tape is made for a run, and goes with it.
#pragma once

#include <type_traits>

#include "analysis/grade/subject_of.hpp"
#include "checkers/checked.hpp"

namespace nomos::grade {

template <class R>
class GraderOf : public Grader {
public:
    Grades run(const GradeOptions& options) const override {
        const SubjectOf<R> subject;
        return graded(subject, options);
    }
};

// A grade draws images of positions where the bundle has them, and not where they are for fuzzing alone (Turned).
template <class Game>
using Drawn = std::conditional_t<WithImages<Game> == WithImages<typename Game::RulesetType>, Game,
                                 Checked<typename Game::RulesetType, typename Game::Properties>>;

template <class Game>
const Grader& CompiledGrader<Game>::grader() {
    static const GraderOf<Drawn<Game>> instance;
    return instance;
}

}  // namespace nomos::grade
