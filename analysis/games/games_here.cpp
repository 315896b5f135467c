// What analysis compiles once a ruleset, of those that this program is built with.
#include "analysis/author/compiled.hpp"
#include "analysis/games/compiled.hpp"
#include "analysis/games/games.hpp"
#include "analysis/graph/compiled.hpp"
#include "analysis/readings/compiled.hpp"
#include "nomos/rulesets_here.hpp"

namespace nomos::games {

RollLines<OfRuleset> games_built_here() {
    return lines_of<OfRuleset>(RulesetsHere{}, []<class R>(R) -> OfRuleset {
        using Game = typename R::Game;
        using Examination = analysis::CompiledExamination<Game>;
        using Readings = analysis::CompiledReadings<Game>;
        using Author = questions::CompiledQuestions<Game>;
        using Boards = graph::CompiledBoards<Game>;
        return {.analysis = Examination::analysis,
                .same_games = Readings::same_games,
                .evidence_on_readings = Readings::evidence,
                .usually_settled = Readings::usually_settled,
                .reach = Examination::reach,
                .questions = Author::questions,
                .words_of_move = Author::words_of_move,
                .explore = Boards::explore,
                .held = Boards::held,
                .study = Boards::study,
                .table_on_board = Boards::table,
                .unroll = graph::CompiledUnrolling<Game>::unroll,
                .rounds_of_play = Boards::rounds_of_play,
                .tried = changes::CompiledChanges<Game>::tried};
    });
}

}  // namespace nomos::games
