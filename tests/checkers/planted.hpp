// For planted defects: tic-tac-toe with one part replaced, and the expected witness found without
// any solver, by trying every case there is.
#pragma once

#include <gtest/gtest.h>

#include <tuple>

#include "checkers/checked.hpp"
#include "checkers/scene.hpp"
#include "tests/tictactoe/properties.hpp"
#include "tests/tictactoe/ruleset.hpp"

namespace nomos::planted {

using Sound = Checked<tictactoe::RulesetType, tictactoe::properties::Properties>;
template <class A>
using Setting = tictactoe::Setting<A>;
template <class A>
using Position = tictactoe::Position<A>;
template <class A>
using Move = tictactoe::Move<A>;
template <class A>
using Outcomes = Word<A, static_cast<int>(tictactoe::Outcome::count_)>;
template <class A>
using Clauses = InForce<A, tictactoe::Clause>;
using Square = tictactoe::Board::Cells;

template <template <class> class NewRules>
struct WithRules : Sound {
    template <class A>
    using Rules = NewRules<A>;
};
template <class NewConstraints>
struct WithConstraints : Sound {
    using Constraints = NewConstraints;
};
template <class... P>
struct WithProperties : Sound {
    using Properties = std::tuple<P...>;
};

inline constexpr int kA1 = 0, kB2 = 4, kC3 = 8;

// The task whose id ends so, run.
inline CheckResult run(const std::vector<CheckTask>& tasks, std::string_view ending, const Options& options = {}) {
    for (const CheckTask& t : tasks)
        if (t.id.ends_with(ending)) return t.run(options);
    ADD_FAILURE() << "no check ends with " << ending;
    return {};
}

// visit(position) for all 2 * 3^9 positions that can be written down.
template <class Visit>
void for_each_position(Visit&& visit) {
    for (int code = 0; code < 2 * 19683; ++code) {
        Position<Native> p;
        p.noughts_to_move = code % 2 == 1;
        for (int c = 0, rest = code / 2; c < 9; ++c, rest /= 3)
            if (rest % 3 != 0) (rest % 3 == 1 ? p.crosses : p.noughts).set(c);
        visit(p);
    }
}

template <class R>
bool is_before(const Case<R>& a, const Case<R>& b) {
    const int pieces_a = R::template pieces<Native>(a.before), pieces_b = R::template pieces<Native>(b.before);
    if (pieces_a != pieces_b) return pieces_a < pieces_b;
    const auto by_position = compare(a.before, b.before);
    return by_position != 0 ? by_position < 0 : compare(a.move, b.move) < 0;
}

// The canonical one of all cases that are bad(case), under the first reading set that has any.
template <class R, class Bad>
std::optional<Case<R>> least_case(Bad&& bad) {
    for (int option = 0; option < 2; ++option) {
        Setting<Native> setting;
        setting.readings.chosen[0].set(option);
        std::optional<Case<R>> least;
        for_each_position([&](const auto& p) {
            R::for_each_candidate(setting, p, [&](const auto& m) {
                const Case<R> c{setting, p, m};
                if ((!least || is_before<R>(c, *least)) && bad(c)) least = c;
            });
        });
        if (least) return least;
    }
    return {};
}

// The first witness of a violated check is exactly this case.
template <class R>
void expect_shows(const CheckResult& r, const std::optional<Case<R>>& expected, bool with_move = true) {
    ASSERT_TRUE(expected) << r.id << ": no case is bad at all";
    ASSERT_EQ(r.verdict, Verdict::violated) << r.id << ": " << r.detail;
    ASSERT_FALSE(r.witnesses.empty()) << r.id;
    const Witness& w = r.witnesses.front();
    EXPECT_EQ(w.position, R::print(expected->setting, expected->before)) << r.id;
    if (with_move) {
        EXPECT_EQ(w.moves, std::vector{R::print_move(expected->setting, expected->move)}) << r.id;
    }
    EXPECT_EQ(w.readings, readings_of<R>(expected->setting)) << r.id;
    EXPECT_FALSE(w.pictures.empty()) << r.id;
}

}  // namespace nomos::planted
