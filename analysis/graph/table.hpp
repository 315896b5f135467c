// A table for the game on a small board, where the lines that explore.hpp and unroll.hpp find are played.
#pragma once

#include "analysis/graph/at_start.hpp"

namespace nomos::graph {

// The game of a graph: its positions are those that the study allows, and no rule looks at the history.
template <class R, class Study>
struct OnBoard : R {
    static constexpr bool outcome_of_history = false;  // in place of the function, so that R is not WithHistory
    template <class A, class... What>
    static Bit<A> well_formed(const What&... what) {
        if constexpr (requires { Study::may_start(what...); })
            return Study::may_start(what...);
        else
            return R::template well_formed<A>(what...);
    }
    static auto parse(const typename R::template Setting<Native>& setting, std::string_view text) {
        return position_on<R, Study>("this board", setting, text);
    }
};

template <class Study>
std::unique_ptr<Table> table_of_study(const ExploreChoice& choice) {
    std::unique_ptr<Table> table;
    at_start<Study>(choice, [&]<class R>(std::type_identity<R>, const auto& setting, const auto& start) {
        using Played = OnBoard<R, Study>;
        if constexpr (WithTurns<Played>)
            if (!choice.table.steps) {
                table = std::make_unique<TableOf<Played, ByTurns<Played>>>(setting, start);
                return;
            }
        table = std::make_unique<TableOf<Played>>(setting, start);
    });
    return table;
}

}  // namespace nomos::graph
