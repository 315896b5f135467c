// What checks_here.cpp lists, in the namespace of a ruleset.
std::vector<CheckTask> conformance_checks() { return conformance_checks_of<Game>(); }
