// What the source says in figures, decided by counting: the board, the set-ups, how far apart they are. What
// it says of play is in claims_of_fights.hpp, claims_of_groups.hpp, claims_of_home_row.hpp and
// claims_of_numbers.hpp.
#pragma once

#include <algorithm>

#include "model/core/digits.hpp"
#include "model/nymbat/position.hpp"
#include "properties/nymbat/match.hpp"
#include "properties/nymbat/set_ups.hpp"

namespace nomos::nymbat::properties {

// Rows are counted hex by hex; a hexagon of side n has 3n(n - 1) + 1 hexes.
struct TheBoard : Claim<"nymbat.claim.the-board",
                        "Eight hexes along an edge and fifteen across make one board: 169 hexes, home rows of 8 on "
                        "opposite edges, set-up areas of 27 in three rows.",
                        "nymbat.board.home-rows"> {
    static Decision decide() { return of_edge(Hexagon::kEdge); }
    static Decision decide_without() { return of_edge(Hexagon::kEdge - 1); }  // of another board

private:
    static Decision of_edge(int edge) {
        const int by_formula = 3 * edge * (edge - 1) + 1;
        int hexes = 0, widest = 0;
        for (int row = 0; row < Hexagon::kRows; ++row) {
            const int wide = Hexagon::row_hexes(row).count();
            hexes += wide, widest = std::max(widest, wide);
        }
        const auto area_of = [](Side side) { return set_up_area(side).count(); };
        const auto home_of = [](Side side) { return home_row(side).count(); };
        const bool alike = area_of(Side::red) == area_of(Side::blue) && home_of(Side::red) == home_of(Side::blue);
        return {hexes == by_formula && widest == 15 && alike && home_of(Side::red) == 8 && area_of(Side::red) == 27,
                "counted row by row and by formula: " + std::to_string(hexes) + " hexes, the widest row " +
                    std::to_string(widest) + ", home rows of " + std::to_string(home_of(Side::red)) +
                    ", set-up areas of " + std::to_string(area_of(Side::red))};
    }
};

inline constexpr std::string_view kTwoWays = " (counted hex by hex and in closed form, alike)";
inline std::string said(std::string_view what, const std::string& count) {
    return std::string(what) + " " + in_groups(count);
}

struct SetUpsOfOnes : Claim<"nymbat.claim.set-ups-of-ones",
                            "Set-ups of 1s alone are fewer than a billion, which is what the source claims at least: "
                            "one for each set of hexes but the empty one, 2^27 - 1.",
                            "nymbat.bring.hex", "nymbat.bring.first-limit"> {
    static Decision decide() { return of_numbers_up_to(1); }
    static Decision decide_without() { return of_numbers_up_to(2); }  // 2s beside them

private:
    static Decision of_numbers_up_to(int high) {
        const SetUps ones = count_set_ups(1, high);
        const std::string by_power = std::to_string((1L << set_up_area(Side::red).count()) - 1);
        return {ones.counted_alike && ones.all == by_power && is_more("1000000000", ones.all),
                said("of 1s alone", ones.all) + std::string(kTwoWays)};
    }
};

struct SetUpsOfHigherNumbers
    : Claim<"nymbat.claim.set-ups-of-higher-numbers",
            "Set-ups without 1s are more than a million, as claimed; so are those of 4s alone, and of 5s and 6s.",
            "nymbat.bring.hex", "nymbat.bring.number", "nymbat.bring.first-limit"> {
    static Decision decide() { return with_high_ones_from(5); }
    static Decision decide_without() { return with_high_ones_from(6); }  // 6s alone are fewer

private:
    static Decision with_high_ones_from(int low) {
        const SetUps higher = count_set_ups(2, 6), fours = count_set_ups(4, 4), high = count_set_ups(low, 6);
        bool right = true;
        for (const SetUps& s : {higher, fours, high}) right = right && s.counted_alike && is_more(s.all, "1000000");
        return {right, said("without 1s", higher.all) + said(", of 4s", fours.all) + said(", of 5s and 6s", high.all) +
                           std::string(kTwoWays)};
    }
};

struct SetUpsInAll
    : Claim<
          "nymbat.claim.set-ups-in-all",
          "Not even half of all set-ups cost the 30 of the one for beginners; yet they are too many to find it again.",
          "nymbat.bring.hex", "nymbat.bring.number", "nymbat.bring.first-limit"> {
    static Decision decide() { return of_numbers_from(1); }
    static Decision decide_without() { return of_numbers_from(6); }  // 6s alone are few

private:
    static Decision of_numbers_from(int low) {
        const SetUps all = count_set_ups(low, 6);
        return {all.counted_alike && is_more(all.for_thirty, "1000000000") && is_more(all.all, twice(all.for_thirty)),
                said("in all", all.all) + said(", for 30", all.for_thirty) + std::string(kTwoWays)};
    }
    static std::string twice(const std::string& digits) { return std::to_string(2 * std::stoll(digits)); }
};

// What is set up is out of reach until its owner has had another turn.
struct SetUpAreasAreFarApart
    : Claim<"nymbat.claim.set-up-areas-are-far-apart",
            "From one set-up area to the other it is farther than the 6 hexes that a piece goes at most.",
            "nymbat.board.home-rows", "nymbat.move.distance"> {
    static Decision decide() { return from(set_up_area(Side::red)); }
    static Decision decide_without() { return from(Hexagon::row_hexes(Hexagon::kRows / 2)); }  // from the middle

private:
    static Decision from(Hexagon::Hexes reached) {
        int steps = 0;
        for (; (reached & set_up_area(Side::blue)).none(); ++steps) reached |= Hexagon::around(reached);
        return {steps > kTopNumber, "the least way is " + std::to_string(steps) + " hexes"};
    }
};

}  // namespace nomos::nymbat::properties
