// Neva on smaller squares and with fewer men. Positions are those between turns.
#pragma once

#include "model/core/error.hpp"
#include "model/core/study.hpp"
#include "model/core/symmetries_of.hpp"
#include "model/neva/aids/images.hpp"
#include "model/neva/ruleset.hpp"

namespace nomos::neva {

struct Study {
    static std::span<const StudyBoard> boards() {
        static constexpr std::array<StudyBoard, 4> kBoards{{
            {"3x3", "9 cells instead of 36, one man each instead of six, on his corner"},
            {"4x4", "16 cells instead of 36, three men each instead of six, on his corner and beside it"},
            {"5x5", "25 cells instead of 36, three men each instead of six, on his corner and beside it"},
            {"6x6", ""},
        }};
        return kBoards;
    }
    template <class Visit>
    static void at(int board, Visit&& visit) {
        visit(std::type_identity<RulesetType>{}, [board](Setting<Native>& s) {
            s.geometry = square(3 + board);
            for (int p = 0; p < kPlayers; ++p)
                s.first_men[static_cast<std::size_t>(p)] = nearest_corner(s.geometry, p, men_at(board));
        });
    }
    // Of a setting over another algebra, which takes over the record's fields only.
    static void put_on_board(auto& setting, const Setting<Native>& as) { setting.geometry = as.geometry; }
    static std::span<const SmallGame> small_games() {
        static const std::vector<SmallGame> games{{"3x3", {}, {}, 6},
                                                  {"3x3", {}, {"pairs=yes"}},
                                                  {"4x4", {"men=1", "players=2"}, {}, 0},
                                                  {"4x4", {"men=1", "players=3"}},
                                                  {"4x4", {"men=1"}, {"pairs=yes"}, 0},
                                                  {"4x4", {"men=2", "players=2"}, {}, 0}};
        return games;
    }
    static SmallGame own_board() { return {"6x6", {}, {}, 6, true, budget::kPlyOfOwnBoard}; }
    // Nobody stands beside the board.
    static bool may_start(const Setting<Native>& s, const Position<Native>& p) {
        return well_formed(p) && none(p.occupied() & ~s.geometry.cells);
    }
    static std::span<const StudyCount> counts() {
        static constexpr std::array<StudyCount, 2> kCounts{{
            {"men", "as many of each player's stay, those nearest his corner"},
            {"players", "so many have men, those who follow white in the order of turns first"},
        }};
        return kCounts;
    }
    static void set_count(Setting<Native>& s, int which, int n) {
        const int most = which == 0 ? s.first_men[0].count() : kPlayers, least = which == 0 ? 1 : 2;
        if (n < least || n > most)
            throw UsageError("there are " + std::to_string(least) + " to " + std::to_string(most) + " " +
                                 std::string(counts()[static_cast<std::size_t>(which)].id),
                             "a number from the one to the other");
        for (std::size_t p = 0; p < kPlayers; ++p)
            if (which == 0)
                s.first_men[p] &= nearest_corner(s.geometry, static_cast<int>(p), n);
            else if (static_cast<int>(p) >= n)
                s.first_men[p] = {};
    }

    static std::vector<std::string_view> sides(const Setting<Native>& s) {
        if (pairs_win(s)) return {"the pair of white", "the other pair"};
        return {kPlayerNames.begin(), kPlayerNames.end()};
    }
    static int to_move(const Setting<Native>& s, const Position<Native>& p) {
        const int player = p.turn.lowest();
        if (!pairs_win(s)) return player;
        const int ally = s.readings.is(PairsAllies::opposite) ? 2 : s.readings.is(PairsAllies::white_red) ? 1 : 3;
        return player == 0 || player == ally ? 0 : 1;
    }
    static unsigned winners(const Setting<Native>&, int outcome) {
        switch (static_cast<Outcome>(outcome)) {
            case Outcome::white_wins:
            case Outcome::pair_of_white_wins:
                return 1;
            case Outcome::red_wins:
            case Outcome::other_pair_wins:
                return 2;
            case Outcome::green_wins:
                return 4;
            case Outcome::black_wins:
                return 8;
            default:
                return 0;
        }
    }
    // Turning the board changes who is who, so no two positions count as one; but for half a turn in pairs of opposite
    // players, where a pair wins as one: then nobody wins alone. The set-up and the lot count for the start only.
    static std::vector<Symmetry> symmetries(const Setting<Native>& s, const Position<Native>& start) {
        Setting<Native> in_course = s;
        in_course.first_men = {}, in_course.first = {};
        const auto who_wins = [&](int outcome) {
            const bool alone = outcome != static_cast<int>(Outcome::pair_of_white_wins) &&
                               outcome != static_cast<int>(Outcome::other_pair_wins);
            return pairs_win(s) && alone ? 0U : winners(s, outcome);
        };
        return symmetries_of<Images, FrameOf<Board::kWidth, Board::kHeight>>(in_course, used(s, start),
                                                                             RulesetType::kOutcomes, who_wins);
    }
    // Between turns there is no jumper, and nothing taken is left standing.
    static Position<Native> used(const Setting<Native>& s, const Position<Native>&) {
        Position<Native> p;
        for (std::size_t i = 0; i < kPlayers; ++i) p.men[i] = p.kings[i] = s.geometry.cells;
        p.turn = p.retired = Bits<kPlayers>::all();
        return p;
    }

private:
    static bool pairs_win(const Setting<Native>& s) { return s.pairs && !s.readings.is(PairsVictory::alone); }
    static int men_at(int board) { return std::array{1, 3, 3, kMenEach}[static_cast<std::size_t>(board)]; }
    // Clockwise, as the order of turns; what lies beside the board stays there.
    static int quarter_turn(const Geometry& g, int cell) {
        return g.cells.test(cell) ? Board::cell(Board::row(cell), g.size - 1 - Board::column(cell)) : cell;
    }
    // The n home cells nearest a player's corner; of those as near, in the order that a quarter turn keeps.
    static Bits<kCells> nearest_corner(const Geometry& g, int player, int n) {
        constexpr std::array<std::array<int, 2>, kMenEach> kAway{{{0, 0}, {0, 1}, {1, 0}, {0, 2}, {1, 1}, {2, 0}}};
        Bits<kCells> cells;
        for (int i = 0; i < n; ++i) {
            const auto [east, south] = kAway[static_cast<std::size_t>(i)];
            int cell = Board::cell(east, g.size - 1 - south);
            for (int k = 0; k < player; ++k) cell = quarter_turn(g, cell);
            cells.set(cell);
        }
        return cells;
    }
};

}  // namespace nomos::neva
