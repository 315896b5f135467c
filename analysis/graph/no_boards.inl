// What games_here.cpp lists, in the namespace of a ruleset.
graph::Exploration explore(const graph::ExploreChoice&) { throw graph::no_small_boards(RulesetType::info()); }
std::unique_ptr<graph::Held> held(const graph::ExploreChoice&, graph::Exploration&) {
    throw graph::no_small_boards(RulesetType::info());
}
graph::Unrolling unroll(const graph::ExploreChoice&, int, unsigned) {
    throw graph::no_small_boards(RulesetType::info());
}
graph::StudyOffer study() { return {}; }
std::unique_ptr<Table> table_on_board(const graph::ExploreChoice&) {
    throw graph::no_table_on_a_board(RulesetType::info());
}
graph::RoundsOfPlay rounds_of_play(int games, int plies) { return graph::rounds_of_play<RulesetType>(games, plies); }
