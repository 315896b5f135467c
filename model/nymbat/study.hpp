// Nymbat on its own board with small reserves. Positions are those between steps.
#pragma once

#include "model/core/error.hpp"
#include "model/core/study.hpp"
#include "model/nymbat/ruleset.hpp"

namespace nomos::nymbat {

struct Study {
    static std::span<const StudyBoard> boards() {
        static constexpr std::array<StudyBoard, 1> kBoards{{{"whole", ""}}};
        return kBoards;
    }
    template <class Visit>
    static void at(int, Visit&& visit) {
        visit(std::type_identity<RulesetType>{}, [](Setting<Native>&) {});
    }
    static std::span<const StudyCount> counts() {
        static constexpr std::array<StudyCount, 1> kCounts{{
            {"reserve", "points left to each side when the first turns are over, with a 1 in the middle of its home row"}}};
        return kCounts;
    }
    // The first turn may cost 30 whatever the reserve is, so smaller games begin after it.
    static void thin(Position<Native>& p, int, int n) {
        if (n < 0 || n > kFirstReserve)
            throw UsageError("a reserve has 0 to " + std::to_string(kFirstReserve) + " points", "a number from the one to the other");
        p.reserve.fill(n), p.begun.fill(true);
        for (const Side side : {Side::red, Side::blue}) {
            auto row = home_row(side);
            for (int k = row.count() / 2; k > 0; --k) row.pop_lowest();
            put(p, side, row.lowest(), 1);
        }
    }

    static std::vector<std::string_view> sides(const Setting<Native>&) { return {"Red", "Blue"}; }
    static int to_move(const Setting<Native>&, const Position<Native>& p) { return p.blue_to_move ? 1 : 0; }
    static unsigned winners(const Setting<Native>&, int outcome) {
        return static_cast<Outcome>(outcome) == Outcome::red_wins    ? 1U
               : static_cast<Outcome>(outcome) == Outcome::blue_wins ? 2U
                                                                     : 0U;
    }
    static std::vector<Symmetry> symmetries(const Setting<Native>&) { return {identity_of(Position<Native>{})}; }
    static Position<Native> used(const Setting<Native>&, const Position<Native>&) {
        constexpr int kAny = -1;  // what is counted may fall below 0
        const auto all = Hexagon::Hexes::all();
        Position<Native> p;
        for (std::size_t s = 0; s < kSides; ++s) {
            p.pieces[s].fill(all);
            p.reserve[s] = p.delays[s] = kAny, p.begun[s] = true;
        }
        p.blue_to_move = p.blue_moved_last = p.removed = true;
        p.stage = Bits<kStages>::all();
        p.waiting = p.members = p.hole = all;
        p.brought = p.speed = p.front = p.budget = kAny;
        return p;
    }
};

}  // namespace nomos::nymbat
