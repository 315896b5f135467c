// Nymbat on smaller hexagons and with smaller reserves. Positions are those between steps.
//
// What is scaled is data: the hexagon, its set-up areas and the points. Rules stay: numbers go up to 6, seven delays
// cost a point, and the way to the enemy's home row is shorter because the board is.
#pragma once

#include <algorithm>

#include "model/core/error.hpp"
#include "model/core/study.hpp"
#include "model/core/symmetries_of.hpp"
#include "model/nymbat/aids/images.hpp"
#include "model/nymbat/ruleset.hpp"

namespace nomos::nymbat {

struct Study {
    static std::span<const StudyBoard> boards() {
        static constexpr std::array<StudyBoard, 4> kBoards{{
            {"side-2",
             "7 hexes instead of 169, in rows of 2, 3 and 2; as we assume, the set-up area is the home row alone, and "
             "a reserve has 2 points, of which the first turn may spend 1"},
            {"side-3",
             "19 hexes instead of 169, in 5 rows; as we assume, the set-up area is the home row alone, and a reserve "
             "has 2 points, of which the first turn may spend 1"},
            {"side-4",
             "37 hexes instead of 169, in 7 rows; as we assume, the set-up area is two rows instead of three, and a "
             "reserve has 1 point"},
            {"side-8", ""},
        }};
        return kBoards;
    }
    template <class Visit>
    static void at(int board, Visit&& visit) {
        visit(std::type_identity<RulesetType>{}, [board](Setting<Native>& s) { s.scale = scale_of_board(board); });
    }
    // Of a setting over another algebra, which takes over the record's fields only.
    static void put_on_board(auto& setting, const Setting<Native>& as) { setting.scale = as.scale; }
    static std::span<const SmallGame> small_games() {
        static const std::vector<SmallGame> games{{"side-2", {}, {}, 7}, {"side-3", {"reserve=1"}, {}, 2}};
        return games;
    }
    static std::span<const StudyCount> counts() {
        static constexpr std::array<StudyCount, 2> kCounts{{
            {"reserve", "points in each reserve before the first turn"},
            {"first-limit", "points that the first turn may spend, no more than the reserve has"},
        }};
        return kCounts;
    }
    static void set_count(Setting<Native>& s, int which, int n) {
        const int most = which == 0 ? kFirstReserve : std::min(kFirstTurnLimit, s.scale.reserve);
        if (n < 1 || n > most)
            throw UsageError(which == 0 ? "a reserve has 1 to " + std::to_string(most) + " points"
                                        : "the first turn may spend 1 to " + std::to_string(most) + " points here",
                             "a number from the one to the other; reserve=N stands before first-limit=N");
        (which == 0 ? s.scale.reserve : s.scale.first_turn_limit) = n;
        s.scale.first_turn_limit = std::min(s.scale.first_turn_limit, s.scale.reserve);
    }

    static constexpr std::string_view kPly = "a step of a turn: one piece brought in or moved, a choice, an end";
    static std::vector<std::string_view> sides(const Setting<Native>&) { return {"Red", "Blue"}; }
    static int to_move(const Setting<Native>&, const Position<Native>& p) { return p.blue_to_move ? 1 : 0; }
    static unsigned winners(const Setting<Native>&, int outcome) {
        return static_cast<Outcome>(outcome) == Outcome::red_wins    ? 1U
               : static_cast<Outcome>(outcome) == Outcome::blue_wins ? 2U
                                                                     : 0U;
    }
    // Left and right. The rest of a split group is declared by the order of the board, but what a position keeps of
    // it is whether the group was split. Half a turn exchanges the sides, so it is none.
    static std::vector<Symmetry> symmetries(const Setting<Native>& s, const Position<Native>& start) {
        return symmetries_of<Images, FrameOf<Hexagon::kWidth, Hexagon::kRows>>(
            s, used(s, start), RulesetType::kOutcomes, [&](int outcome) { return winners(s, outcome); });
    }
    static Position<Native> used(const Setting<Native>& s, const Position<Native>& from) {
        const int points = most_points(s.scale, from),
                  number = points == kAny ? kMostOnPaper : most_number(points, from);
        Position<Native> p;
        for (std::size_t side = 0; side < kSides; ++side) {
            for (std::size_t k = 0; k < kDigits; ++k)
                if (number >> k != 0) p.pieces[side][k] = s.scale.board;
            p.reserve[side] = points, p.delays[side] = kDelaysUpToSeven - 1, p.begun[side] = true;
            p.owes[side] = s.readings.is(PenaltyWhen::next_turn) || from.owes[side];
        }
        p.blue_to_move = p.blue_moved_last = p.blue_stepped_last = p.removed = true;
        p.stage = Bits<kStages>::all();
        p.waiting = p.members = p.hole = s.scale.board;
        p.brought = points;
        p.speed = p.budget = number, p.front = s.scale.rows() - 1;
        return p;
    }

private:
    static constexpr int kAny = -1;  // a used number that may be below 0
    static Scale scale_of_board(int board) {
        switch (board) {
            case 0:
                return scale_of(2, 1, 2, 1);
            case 1:
                return scale_of(3, 1, 2, 1);
            case 2:
                return scale_of(4, 2, 1, 1);
            default:
                return {};
        }
    }
    // A reserve can fall below 0 only where one is from the start, or where a first turn costs more.
    static int most_points(const Scale& scale, const Position<Native>& from) {
        int most = std::max(from.brought, scale.first_turn_limit);
        for (std::size_t side = 0; side < kSides; ++side) {
            if (from.reserve[side] < (from.begun[side] ? 0 : scale.first_turn_limit) ||
                from.brought > from.reserve[side])
                return kAny;
            most = std::max(most, from.reserve[side]);
        }
        return most;
    }
    // On a piece that stands there, or is brought in.
    static int most_number(int points, const Position<Native>& from) {
        int most = std::max({std::min(points, kTopNumber), from.speed, from.budget});
        for (Side side : {Side::red, Side::blue})
            from.pieces_of(side).for_each([&](int h) { most = std::max(most, number_on(from, side, h)); });
        return most;
    }
};

}  // namespace nomos::nymbat
