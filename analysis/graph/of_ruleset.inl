// What games_here.cpp lists, in the namespace of a ruleset.
graph::Exploration explore(const graph::ExploreChoice& choice) { return graph::explore_study<Game::Study>(choice); }
std::unique_ptr<graph::Held> held(const graph::ExploreChoice& choice, graph::Exploration& told) {
    return graph::held_of_study<Game::Study>(choice, told);
}
graph::StudyOffer study() { return graph::offer_of<Game::Study>(); }
std::unique_ptr<Table> table_on_board(const graph::ExploreChoice& choice) {
    return graph::table_of_study<Game::Study>(choice);
}
graph::RoundsOfPlay rounds_of_play(int games, int plies) { return graph::rounds_of_play<RulesetType>(games, plies); }
