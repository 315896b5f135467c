// What whole turns of Nymbat have taken: records that reach the bounds which follow from laws (whole_turn.hpp
// tells how). A side never has more than 60 points (invariant points-never-grow), nor more pieces, then.
#pragma once

#include <optional>

#include "model/nymbat/offered_lines.hpp"
#include "properties/nymbat/match.hpp"

namespace nomos::nymbat::properties {

// From the set-up: five 6s, which a first turn can buy, take 12 points each. The line and the turn stand beside
// what the source says of splits.
struct MostPointsOfATurn
    : Bound<"nymbat.bound.most-points-of-a-turn",
            "The most points that a whole turn can take: 60; no side ever has more.", "nymbat.setup.reserve",
            "nymbat.move.of-group", "nymbat.removal.enemy", "nymbat.breakthrough.takes"> {
    template <class R>
    static Decision decide() {
        return by_attackers<R>(record().moves);
    }
    template <class R>
    static Decision decide_without() {  // by four of the five
        std::vector<std::string> moves = record().moves;
        while (moves.back().find('-') == std::string::npos) moves.pop_back();
        moves.pop_back();
        return by_attackers<R>(moves);
    }

private:
    static const ExhibitInfo& record() { return takes_all(); }
    template <class R>
    static Decision by_attackers(const std::vector<std::string>& moves) {
        Match<R> match;
        match.position = start(match.setting);
        if (!match.play_as_far_as_may_be(record().line)) return {false, "the line to it cannot be played"};
        const int before = match.points(Side::blue);
        if (!match.play_as_far_as_may_be(moves)) return {false, "not all of its steps are allowed"};
        const int taken = before - match.points(Side::blue);
        return match.shows(taken == kFirstReserve,
                           "a turn takes " + std::to_string(taken) + " of " + std::to_string(before) +
                               ", after a line from the set-up; that no turn takes more follows from "
                               "nymbat.invariant.points-never-grow",
                           "");
    }
};

// Rows of red and blue 1s by turns, the red ones joined at the left edge. Each that removes an inner piece of a
// row breaks through and takes the next as well.
struct MostPiecesOfATurn : Bound<"nymbat.bound.most-pieces-of-a-turn",
                                 "The most pieces that a whole turn can take: 60; no side ever has more.",
                                 "nymbat.setup.reserve", "nymbat.move.of-group", "nymbat.breakthrough.takes"> {
    template <class R>
    static Decision decide() {
        return by_breakthroughs<R>(true);
    }
    template <class R>
    static Decision decide_without() {
        return by_breakthroughs<R>(false);
    }

private:
    template <class R>
    static Decision by_breakthroughs(bool taking) {
        Match<R> match;
        for (int row = 3; row <= 11; ++row)
            Hexagon::row_hexes(row).for_each([&](int hex) {
                const bool joins = hex == Hexagon::row_hexes(row).lowest() && row > 3 && row < 11;
                match.put_on(row % 2 == 0 || joins ? Side::red : Side::blue, HexSet::single(hex), 1);
            });
        const std::string from = match.printed();
        const int before = match.of(Side::blue).count(), attackers = match.of(Side::red).count();
        for (match.play(group(match.of(Side::red))); attack(match, taking);) {
        }
        const int taken = before - match.of(Side::blue).count();
        return match.shows(taken == kFirstReserve,
                           std::to_string(attackers) + " pieces take " + std::to_string(taken) + " of " +
                               std::to_string(before) + "; no line of play to the position is known",
                           from);
    }
    // The first go that breaks through, else the first that removes something; none: false.
    template <class R>
    static bool attack(Match<R>& match, bool taking) {
        std::optional<Match<R>> best;
        match.each_removal([&](const Match<R>& after) {
            if (!best || (after.breaks_through() && !best->breaks_through())) best = after;
        });
        if (!best) return false;
        match = *best;
        (Hexagon::around(match.position.hole) & match.of(Side::blue)).for_each([&](int hex) {
            if (taking && match.breaks_through() && match.may(take(hex))) match.play(take(hex));
        });
        match.take_nothing();
        return true;
    }
};

}  // namespace nomos::nymbat::properties
