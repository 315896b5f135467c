// What games_here.cpp lists, in the namespace of a ruleset.
std::vector<SameGame> same_games(const Options& options) { return analysis::SameGames<Game>(options).found(); }
std::vector<examples::Evidence> evidence_on_readings() { return analysis::evidence_on_readings_of<Game>(); }
std::vector<std::string> usually_settled() { return analysis::usually_settled<Game>(); }
