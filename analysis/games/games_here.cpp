// What analysis compiles once a ruleset, of those that this program is built with.
#include "analysis/games/games.hpp"

#define X(game)                                                                          \
    namespace nomos::game {                                                              \
    const Analysis& analysis();                                                          \
    std::vector<SameGame> same_games(const Options&);                                    \
    std::vector<examples::Evidence> evidence_on_readings();                              \
    std::vector<std::string> usually_settled();                                          \
    ComingUp reach(const TableChoice&, const std::string& position, const ReachEffort&); \
    Questionnaire questions_about(const Options&);                                       \
    std::string words_of_move(std::string_view position, std::string_view move);         \
    graph::Exploration explore(const graph::ExploreChoice&);                             \
    std::unique_ptr<graph::Held> held(const graph::ExploreChoice&, graph::Exploration&); \
    graph::StudyOffer study();                                                           \
    std::unique_ptr<Table> table_on_board(const graph::ExploreChoice&);                  \
    graph::Unrolling unroll(const graph::ExploreChoice&, int, unsigned);                 \
    graph::RoundsOfPlay rounds_of_play(int, int);                                        \
    std::vector<TriedChange> tried(const Options&, const std::vector<TextChange>&);      \
    }
#include "nomos/rulesets.def"
#undef X

namespace nomos::games {

RollLines<OfRuleset> games_built_here() {
    return {
#define X(game)                                                                                                 \
    {#game,                                                                                                     \
     {game::analysis, game::same_games, game::evidence_on_readings, game::usually_settled, game::reach,         \
      game::questions_about, game::words_of_move, game::explore, game::held, game::study, game::table_on_board, \
      game::unroll, game::rounds_of_play, game::tried}},
#include "nomos/rulesets.def"
#undef X
    };
}

}  // namespace nomos::games
