// Tic-tac-toe and Nefatavl as the graph tests explore them; what is expected of symmetries; and an independent
// solver: every position in a map, values by rounds until nothing changes, no symmetry, no order of search.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "analysis/graph/explore.hpp"
#include "model/core/board_images.hpp"
#include "model/core/symmetries_of.hpp"
#include "model/nefatavl/aids/study.hpp"
#include "tests/tictactoe/ruleset.hpp"

namespace nomos::graph {

struct TicTacToe {
    using R = tictactoe::RulesetType;
    using Setting = tictactoe::Setting<Native>;
    using Position = tictactoe::Position<Native>;
    static std::vector<std::string_view> sides(const Setting&) { return {"cross", "nought"}; }
    static int to_move(const Setting&, const Position& p) { return p.noughts_to_move ? 1 : 0; }
    static unsigned winners(const Setting&, int outcome) { return outcome == 1 ? 1U : outcome == 2 ? 2U : 0U; }
    static std::vector<Symmetry> symmetries(const Setting& s) {
        return symmetries_of<BoardImages<tictactoe::Board>, FrameOf<3, 3>>(
            s, used(s, {}), R::kOutcomes, [&](int outcome) { return winners(s, outcome); });
    }
    static Position used(const Setting&, const Position&) {
        return {tictactoe::Board::Cells::all(), tictactoe::Board::Cells::all(), true};
    }
};

// Nefatavl's study, but that it forgets who may have come from the right.
struct Forgetful : nefatavl::Study {
    template <int Size, class Visit>
    static void for_each_before(const nefatavl::Setting<Native, Size>& s, const nefatavl::Position<Native, Size>& p,
                                Visit&& visit) {
        nefatavl::Study::for_each_before(s, p, [&](const auto& before, const auto& move) {
            if (move.from.lowest() < move.to.lowest()) visit(before, move);
        });
    }
};

template <class Position>
struct NaiveNode {
    std::vector<Position> next;
    int outcome = 0, to_move = 0;
    std::array<int, 2> plies{-1, -1};  // in which each side can force a win
};
struct ByFields {
    template <class P>
    bool operator()(const P& a, const P& b) const {
        return compare(a, b) < 0;
    }
};
template <class Position>
using NaiveGraph = std::map<Position, NaiveNode<Position>, ByFields>;

template <class R, class Study>
auto naive_graph(const typename R::template Setting<Native>& setting,
                 const typename R::template Position<Native>& start) {
    using Position = typename R::template Position<Native>;
    NaiveGraph<Position> graph;
    std::vector<Position> todo{start};
    while (!todo.empty()) {
        const Position p = todo.back();
        todo.pop_back();
        if (graph.contains(p)) continue;
        auto& node = graph[p];
        node.outcome = R::template Rules<Native>::outcome(setting, p).lowest(),
        node.to_move = Study::to_move(setting, p);
        if (node.outcome == 0)
            R::for_each_candidate(setting, p, [&](const auto& m) {
                if (R::Constraints::template legal<Native>(setting, p, m, {}))
                    node.next.push_back(R::template Rules<Native>::apply(setting, p, m));
            });
        todo.insert(todo.end(), node.next.begin(), node.next.end());
    }
    return graph;
}
// Round n finds the positions that are won in n plies.
template <class Study, class Position>
void naive_solve(const auto& setting, NaiveGraph<Position>& graph) {
    for (std::size_t side : {0U, 1U})
        for (auto& [p, node] : graph)
            if ((Study::winners(setting, node.outcome) >> side & 1U) != 0) node.plies[side] = 0;
    const int most = static_cast<int>(graph.size());
    for (int n = 1, quiet = 0; quiet < 2 && n <= most; ++n) {
        ++quiet;
        for (std::size_t side : {0U, 1U})
            for (auto& [p, node] : graph) {
                if (node.outcome != 0 || node.plies[side] >= 0 || node.next.empty()) continue;
                const auto won = [&](const Position& q) {
                    const int plies = graph.at(q).plies[side];
                    return plies >= 0 && plies < n;
                };
                const bool any = std::any_of(node.next.begin(), node.next.end(), won),
                           all = std::all_of(node.next.begin(), node.next.end(), won);
                if (node.to_move == static_cast<int>(side) ? any : all) node.plies[side] = n, quiet = 0;
            }
    }
}

// Values, move by move to the end, as the naive solver has them.
template <class R, class Study>
void expect_as_naive(const typename R::template Setting<Native>& setting) {
    const auto start = R::template start<Native>(setting);
    auto naive = naive_graph<R, Study>(setting, start);
    naive_solve<Study>(setting, naive);
    const Space<R, Study> space(setting, false);
    const Reached<Space<R, Study>> reached(space, {start}, {0, 1, {}});
    ASSERT_EQ(reached.size(), naive.size());
    const auto g = connect(reached, 100'000'000, 1);
    ASSERT_TRUE(g);
    const Solved solved = solve(*g, *reached.id_of(start));
    for (const auto& [p, node] : naive) {
        const auto id = reached.id_of(p);
        ASSERT_TRUE(id) << R::print(setting, p);
        ASSERT_EQ(g->outcome[*id], node.outcome);
        for (std::size_t side : {0U, 1U})
            ASSERT_EQ(solved.wins[side][*id], node.plies[side] < 0 ? kNever : node.plies[side]) << R::print(setting, p);
    }
}

// --- symmetries --------------------------------------------------------------------------------
// Positions of random play from the set-up.
template <class R, class Study, class Visit>
void for_positions_of_play(const typename R::template Setting<Native>& setting, int games, int plies, Visit&& visit) {
    Dice dice(7);
    for (int game = 0; game < games; ++game) {
        auto p = R::template start<Native>(setting);
        for (int ply = 0; ply < plies; ++ply) {
            visit(p);
            std::vector<typename R::template Position<Native>> next;
            WayOf<R>::for_each(setting, p, [&](const auto&, const auto& after) { next.push_back(after); });
            if (next.empty()) break;
            p = next[static_cast<std::size_t>(dice.below(static_cast<int>(next.size())))];
        }
    }
}
// What follows from an image is the image of what follows, and it stands as the game does.
template <class R, class Study>
void expect_symmetries(const typename R::template Setting<Native>& setting, int order, int games = 12, int plies = 60) {
    const Space<R, Study> space(setting, true);
    const auto& canonical = space.canonical();
    ASSERT_EQ(canonical.order(), order);
    for_positions_of_play<R, Study>(setting, games, plies, [&](const auto& p) {
        const auto key = space.layout().pack(p);
        ASSERT_TRUE(same(space.position_of(key), p)) << "packed and unpacked";
        for (int k = 0; k < order; ++k) {
            const auto image = space.position_of(canonical.image(key, k));
            ASSERT_EQ(space.outcome(image), space.outcome(p));
            ASSERT_EQ(space.to_move(image), space.to_move(p));
            ASSERT_EQ(space.key_of(image), space.key_of(p)) << "images have one canonical key";
            std::multiset<typename Space<R, Study>::Key> follow, images_follow;
            space.each(p, [&](const auto&, const auto& after) {
                follow.insert(canonical.image(space.layout().pack(after), k));
            });
            space.each(image,
                       [&](const auto&, const auto& after) { images_follow.insert(space.layout().pack(after)); });
            ASSERT_EQ(follow, images_follow) << R::print(setting, p) << " under symmetry " << k;
        }
    });
}

}  // namespace nomos::graph
