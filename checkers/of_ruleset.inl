// What checks_here.cpp and analysis/games/games_here.cpp list, in the namespace of a ruleset.
std::vector<CheckTask> property_checks() { return property_suite::tasks<Game>(); }
std::vector<CheckTask> text_checks() { return text_checks_of<Game>(); }
std::vector<TriedChange> tried(const Options& options, const std::vector<TextChange>& changes) {
    return changes::tried<Game>(options, changes);
}
