// What games_here.cpp lists, in the namespace of a ruleset.
graph::Unrolling unroll(const graph::ExploreChoice& choice, int plies, unsigned resources) {
    return graph::unroll_study<Game::Study>(choice, plies, resources);
}
