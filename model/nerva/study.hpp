// Nerva on its own boards with few pawns in hand. Pawns of a size that nobody has leave a board out.
#pragma once

#include "model/core/error.hpp"
#include "model/core/study.hpp"
#include "model/nerva/ruleset.hpp"

namespace nomos::nerva {

struct Study {
    static std::span<const StudyBoard> boards() {
        static constexpr std::array<StudyBoard, 1> kBoards{{{"8x8", ""}}};
        return kBoards;
    }
    template <class Visit>
    static void at(int, Visit&& visit) {
        visit(std::type_identity<RulesetType>{}, [](Setting<Native>&) {});
    }
    static std::span<const SmallGame> small_games() {
        static const std::vector<SmallGame> games{{"8x8", {"large=1", "medium=0", "small=0"}}};
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
            throw UsageError("each side has " + std::to_string(kPawnsOfASize) + " pawns of a size", "a number from 0 to that");
        for (auto& side : p.supply) side[static_cast<std::size_t>(which)] = n;
    }

    static std::vector<std::string_view> sides(const Setting<Native>&) { return {"White", "Black"}; }
    static int to_move(const Setting<Native>&, const Position<Native>& p) { return p.black_to_move ? 1 : 0; }
    static unsigned winners(const Setting<Native>&, int outcome) { return outcome == 1 ? 1U : outcome == 2 ? 2U : 0U; }
    // The hidden kings stand where they stand: no turn of the boards keeps them there.
    static std::vector<Symmetry> symmetries(const Setting<Native>&) { return {identity_of(Position<Native>{})}; }
    // Kings keep their places, and pawns never grow in number.
    static Position<Native> used(const Setting<Native>&, const Position<Native>& start) {
        Position<Native> p = start;
        for (std::size_t s = 0; s < kSides; ++s) {
            p.pawns[s] = Bits<kPlaces>::all();
            p.revealed[s] = p.captured[s] = true;
            for (std::size_t n = 0; n < kLevels; ++n) p.supply[s][n] = p.lost[s][n] = kPawnsEach;
        }
        p.black_to_move = true;
        return p;
    }
};

}  // namespace nomos::nerva
