// What games_here.cpp lists, in the namespace of a ruleset.
graph::Exploration explore(const graph::ExploreChoice& choice) { return graph::explore_of<Game>(choice); }
std::unique_ptr<graph::Held> held(const graph::ExploreChoice& choice, graph::Exploration& told) {
    return graph::held_by<Game>(choice, told);
}
graph::StudyOffer study() { return graph::study_offered<Game>(); }
std::unique_ptr<Table> table_on_board(const graph::ExploreChoice& choice) {
    return graph::table_on_board_of<Game>(choice);
}
graph::RoundsOfPlay rounds_of_play(int games, int plies) { return graph::rounds_of_play<RulesetType>(games, plies); }
