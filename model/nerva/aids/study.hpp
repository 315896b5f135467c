// Nerva on small squares and with few pawns. Pawns of a size that nobody has leave a board out.
//
// Half as many pawns of a size each as a board has squares, as in the game itself, and both kings hidden on
// the lowest boards. Positions are a referee's, so what is found is what sides can do who know where the
// enemy king hides.
#pragma once

#include "model/core/error.hpp"
#include "model/core/study.hpp"
#include "model/core/symmetries_of.hpp"
#include "model/nerva/ruleset.hpp"

namespace nomos::nerva {

struct Study {
    static std::span<const StudyBoard> boards() {
        static constexpr std::array<StudyBoard, 5> kBoards{{
            {"2x2",
             "three boards of 4 squares instead of 64, set up with 2 pawns of a size each instead of 32 and kings in "
             "opposite corners of the lowest; both sides know where they hide"},
            {"3x2",
             "three boards of 6 squares instead of 64, set up with 3 pawns of a size each instead of 32 and kings in "
             "opposite corners of the lowest; both sides know where they hide"},
            {"3x3",
             "three boards of 9 squares instead of 64, set up with 4 pawns of a size each instead of 32 and kings in "
             "opposite corners of the lowest; both sides know where they hide"},
            {"4x4",
             "three boards of 16 squares instead of 64, set up with 8 pawns of a size each instead of 32 and kings in "
             "opposite corners of the lowest; both sides know where they hide"},
            {"8x8", "both sides know where the kings hide"},
        }};
        return kBoards;
    }
    // The last board stays what the setting says, so that a kings file is explored, too.
    template <class Visit>
    static void at(int board, Visit&& visit) {
        visit(std::type_identity<RulesetType>{}, [board](Setting<Native>& s) {
            if (board == static_cast<int>(boards().size()) - 1) return;
            constexpr std::array<std::array<int, 2>, 4> kSizes{{{2, 2}, {3, 2}, {3, 3}, {4, 4}}};
            const auto [columns, rows] = kSizes[static_cast<std::size_t>(board)];
            s.geometry = corner(columns, rows), s.of_a_size = columns * rows / 2;
            s.kings = {Bits<kPlaces>::single(0), Bits<kPlaces>::single(Boards::place(columns - 1, rows - 1, 0))};
        });
    }
    // UsageError where a king was put where there is no place on the smaller board.
    static void refuse_off_board(const Setting<Native>& s, std::string_view board) {
        for (std::size_t side = 0; side < kSides; ++side)
            if (!s.geometry.places.contains(s.kings[side])) {
                const int last = Boards::place(s.geometry.columns - 1, s.geometry.rows - 1, kLevels - 1);
                throw UsageError(std::string(kSideNames[side]) + "-king=" + print(placing(s.kings[side].lowest())) +
                                     " is off the board " + std::string(board),
                                 "its places are a1_1 to " + print(placing(last)));
            }
    }
    // Of a setting over another algebra, which takes over the record's fields only.
    static void put_on_board(auto& setting, const Setting<Native>& as) {
        setting.geometry = as.geometry, setting.of_a_size = as.of_a_size;
    }
    static std::span<const SmallGame> small_games() {
        static const std::vector<SmallGame> games{{"2x2", {"large=1", "medium=1", "small=1"}, {}, 2},
                                                  {"3x3", {"large=3", "medium=0", "small=0"}, {}, 2},
                                                  {"3x3", {"large=4", "medium=0", "small=0"}, {}, 1}};
        return games;
    }
    static std::span<const StudyCount> counts() {
        static constexpr std::array<StudyCount, kLevels> kCounts{{
            {"large", "as many pawns of the first board does each side have"},
            {"medium", "as many of the second"},
            {"small", "as many of the third"},
        }};
        return kCounts;
    }
    static void thin(Position<Native>& p, int which, int n) {
        if (n < 0 || n > kPawnsOfASize)
            throw UsageError("each side has at most " + std::to_string(kPawnsOfASize) + " pawns of a size",
                             "a number from 0 to that");
        for (auto& side : p.supply) side[static_cast<std::size_t>(which)] = n;
    }

    static std::vector<std::string_view> sides(const Setting<Native>&) { return {"White", "Black"}; }
    static int to_move(const Setting<Native>&, const Position<Native>& p) { return p.black_to_move ? 1 : 0; }
    static unsigned winners(const Setting<Native>&, int outcome) { return outcome == 1 ? 1U : outcome == 2 ? 2U : 0U; }
    // Of the images those that leave both kings where they are, for they never move.
    static std::vector<Symmetry> symmetries(const Setting<Native>& s, const Position<Native>& start) {
        Setting<Native> in_course = s;
        in_course.kings = {};
        return symmetries_of<Images, FrameOf<kEdge, kEdge, kPlaces>>(in_course, used(s, start), RulesetType::kOutcomes,
                                                                     [&](int outcome) { return winners(s, outcome); });
    }
    // Kings keep their places, and pawns of a side and size are on their board, in hand or lost.
    static Position<Native> used(const Setting<Native>& s, const Position<Native>& start) {
        Position<Native> p = start;
        for (std::size_t side = 0; side < kSides; ++side) {
            p.pawns[side] = s.geometry.places;
            p.revealed[side] = p.captured[side] = true;
            for (int level = 0; level < kLevels; ++level) {
                const auto n = static_cast<std::size_t>(level);
                const int in_all = count(start.pawns[side] & Boards::level_places(level)) + start.supply[side][n] +
                                   start.lost[side][n];
                p.supply[side][n] = p.lost[side][n] = in_all;
            }
        }
        p.black_to_move = true;
        return p;
    }
};

}  // namespace nomos::nerva
