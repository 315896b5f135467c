// What graders_here.cpp lists, in the namespace of a ruleset.
const grade::Grader& grader() {
    static const grade::GraderOf<grade::Drawn<Game>> instance;
    return instance;
}
