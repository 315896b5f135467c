// Nefatavl on small boards.
#pragma once

#include <algorithm>
#include <array>

#include "model/core/error.hpp"
#include "model/core/study.hpp"
#include "model/core/symmetries_of.hpp"
#include "model/nefatavl/ruleset.hpp"

namespace nomos::nefatavl {

struct Study {
    static constexpr bool kBoardsFillFrames = true;
    static std::span<const StudyBoard> boards() {
        static constexpr std::array<StudyBoard, 4> kBoards{{
            {"5x5",
             "25 squares instead of 121, 12 attackers and 4 defenders instead of 24 and 12; every slide is short"},
            {"7x7", "49 squares instead of 121, 16 attackers and 4 defenders instead of 24 and 12"},
            {"9x9", "81 squares instead of 121, 16 attackers and 12 defenders instead of 24 and 12"},
            {"11x11", ""},
        }};
        return kBoards;
    }
    template <class Visit>
    static void at(int board, Visit&& visit) {
        const auto with = [&]<int Size>() { visit(std::type_identity<Tafl<Size>>{}, [](auto&) {}); };
        board == 0   ? with.template operator()<5>()
        : board == 1 ? with.template operator()<7>()
        : board == 2 ? with.template operator()<9>()
                     : with.template operator()<11>();
    }
    static std::span<const SmallGame> small_games() {
        static const std::vector<SmallGame> games{{"5x5", {"attackers=2", "defenders=0"}},
                                                  {"5x5", {"attackers=3", "defenders=0"}},
                                                  {"5x5", {"attackers=4", "defenders=0"}, {}, 0},
                                                  {"5x5", {"attackers=5", "defenders=0"}, {}, 0}};
        return games;
    }
    // Some thirteen seconds, and every open question has its line.
    static SmallGame own_board() { return {"11x11", {}, {}, 8, true, budget::kPlyOfOwnBoard}; }
    static std::span<const StudyCount> counts() {
        static constexpr std::array<StudyCount, 2> kCounts{{
            {"attackers", "those nearest the middles of the edges stay"},
            {"defenders", "those on the lines through the king stay, the outer ones first"},
        }};
        return kCounts;
    }
    template <int Size>
    static void set_count(Setting<Native, Size>& s, int which, int n) {
        auto& stones = which == 0 ? s.first_attackers : s.first_defenders;
        if (n < 0 || n > stones.count())
            throw UsageError("the set-up has " + std::to_string(stones.count()) + " " +
                                 std::string(counts()[static_cast<std::size_t>(which)].id),
                             "a number from 0 to that");
        stones = nearest<Size>(stones, n);
    }

    template <int Size>
    static std::vector<std::string_view> sides(const Setting<Native, Size>&) {
        return {"attackers", "defenders"};
    }
    template <int Size>
    static int to_move(const Setting<Native, Size>&, const Position<Native, Size>& p) {
        return p.defenders_to_move ? 1 : 0;
    }
    template <int Size>
    static unsigned winners(const Setting<Native, Size>&, int outcome) {
        switch (static_cast<Outcome>(outcome)) {
            case Outcome::attackers_win:
                return 1;
            case Outcome::defenders_win:
                return 2;
            default:
                return 0;
        }
    }
    // All that the board has: no rule tells one edge from another, and nothing asks for the set-up later.
    template <int Size>
    static std::vector<Symmetry> symmetries(const Setting<Native, Size>& s, const Position<Native, Size>& start) {
        Setting<Native, Size> in_course = s;
        in_course.first_attackers = in_course.first_defenders = {};
        return symmetries_of<ImagesOf<Size>, FrameOf<Size, Size>>(in_course, used(s, start), Tafl<Size>::kOutcomes,
                                                                  [&](int outcome) { return winners(s, outcome); });
    }
    // A stone stands on a brown square only if it stood there when play began; it is said of all corners alike.
    template <int Size>
    static Position<Native, Size> used(const Setting<Native, Size>&, const Position<Native, Size>& start) {
        using B = Board<Size>;
        const auto stones = start.attackers | start.defenders;
        const auto all = B::Cells::all(), standable = all & ~B::brown();
        const auto stood_on =
            ((stones & B::corners()).any() ? B::corners() : typename B::Cells{}) | (stones & B::centre());
        return {standable | stood_on, standable | stood_on, all, true};
    }
    // Stones only leave the board.
    template <int Size>
    static std::vector<int> most(const Setting<Native, Size>&, const Position<Native, Size>& start) {
        return {start.attackers.count(), start.defenders.count(), start.king.count(), 1};
    }
    template <int Size, class Visit>
    static void for_each_before(const Setting<Native, Size>&, const Position<Native, Size>& p, Visit&& visit) {
        Predecessors<Size, std::remove_reference_t<Visit>, false>(p, visit).run();
    }

private:
    // The n stones nearest the lines through the centre, the outer ones first, edge by edge: four, and
    // mostly eight, stand alike all around.
    template <int Size>
    static Bits<Size * Size> nearest(const Bits<Size * Size>& stones, int n) {
        std::vector<std::array<int, 4>> order;
        stones.for_each([&](int c) {
            const int x = Board<Size>::column(c) - Size / 2, y = Board<Size>::row(c) - Size / 2;
            const int off_line = std::min(std::abs(x), std::abs(y)), out = std::max(std::abs(x), std::abs(y));
            order.push_back({off_line, -out, x + y > 0 ? (x > y ? 1 : 0) : (x > y ? 2 : 3), c});
        });
        std::sort(order.begin(), order.end());
        Bits<Size * Size> kept;
        for (int i = 0; i < n; ++i) kept.set(order[static_cast<std::size_t>(i)][3]);
        return kept;
    }
};

}  // namespace nomos::nefatavl
