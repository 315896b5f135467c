// The grader of a ruleset. Its tape is made for a run, and goes with it.
#pragma once

#include "analysis/grade/subject_of.hpp"

namespace nomos::grade {

template <class R>
class GraderOf : public Grader {
public:
    Grades run(const GradeOptions& options) const override {
        const SubjectOf<R> subject;
        return graded(subject, options);
    }
};

}  // namespace nomos::grade
