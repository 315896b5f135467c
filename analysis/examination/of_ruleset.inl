// What games_here.cpp lists, in the namespace of a ruleset.
const Analysis& analysis() {
    static const Analysis instance = analysis::analysis_of<Game>();
    return instance;
}
ComingUp reach(const TableChoice& choice, const std::string& position, const ReachEffort& effort) {
    return analysis::coming_up<Game>(choice, position, effort);
}
