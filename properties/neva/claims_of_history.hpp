// What the source says in figures of other checkers games, decided by counting.
#pragma once

#include "properties/neva/view.hpp"

namespace nomos::neva::properties {

struct ThirteenByThirteen
    : Claim<"neva.claim.thirteen-by-thirteen",
            "A chequered board of 13 by 13 has 85 squares of the colour of its corners.", "neva.setup.men"> {
    static Decision decide() { return of_edge(13); }
    static Decision decide_without() { return of_edge(12); }

private:
    static Decision of_edge(int edge) {
        int dark = 0;
        for (int column = 0; column < edge; ++column)
            for (int row = 0; row < edge; ++row) dark += (column + row) % 2 == 0 ? 1 : 0;
        return {dark == 85, std::to_string(dark) + " of " + std::to_string(edge * edge)};
    }
};

// Three pieces to four squares: exactly so on the board of eight by eight.
struct BestRatioIsMissed
    : Claim<
          "neva.claim.best-ratio-is-missed",
          "With 24 pieces on 32 squares there are three to four; with 48 on 85, 36 on 69, and 24 on this board, fewer.",
          "neva.setup.men"> {
    static Decision decide() { return missed_by({{48, 85}, {36, 69}, {kPlayers * kMenEach, kCells}}); }
    static Decision decide_without() { return missed_by({{24, 32}}); }

private:
    static Decision missed_by(const std::vector<std::pair<int, int>>& games) {
        Decision d{24 * 4 == 32 * 3, "for three to four, to the nearest piece, there would have to be:"};
        for (const auto& [pieces, squares] : games) {
            d.holds = d.holds && pieces * 4 < squares * 3;
            d.detail += " " + std::to_string((squares * 3 + 2) / 4) + " on " + std::to_string(squares) + ", not " +
                        std::to_string(pieces) + ";";
        }
        d.detail.pop_back();
        return d;
    }
};

}  // namespace nomos::neva::properties
