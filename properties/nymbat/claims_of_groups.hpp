// What the source says of groups - which are safe from a breakthrough, how deep a line must be, what it takes
// to bring a group closer - decided by playing every shape, order and attack.
#pragma once

#include <map>

#include "properties/nymbat/match.hpp"

namespace nomos::nymbat::properties {

// --- which groups are split ------------------------------------------------------------------------
// Hexes of a group that an attacker comes to from outside: no way leads to a hole that is walled in.
inline HexSet open_to_attack(const HexSet& pieces) {
    HexSet outside = Hexagon::row_hexes(0);
    for (HexSet edge = outside; any(edge); outside |= edge) edge = Hexagon::around(outside) & ~outside & ~pieces;
    return pieces & Hexagon::around(outside);
}
// How many pieces must be removed, one after the other in one turn, for a breakthrough. 0: whatever is removed, in
// whatever order, never splits it.
template <class R>
int removals_until_split(const HexSet& pieces) {
    std::set<HexSet> left{pieces};  // what can be left after so many
    for (int removed = 1; !left.empty(); ++removed) {
        std::set<HexSet> next;
        bool split = false;
        for (const HexSet& now : left)
            open_to_attack(now).for_each([&](int hex) {
                Defence<R> defence(now, 1);
                split = split || defence.attack(hex, kTopNumber).split;
                next.insert(defence.hexes());
            });
        if (split) return removed;
        left = next;
    }
    return 0;
}
inline bool all_touch(const HexSet& pieces) {
    bool touch = true;
    pieces.for_each([&](int hex) {
        touch = touch && pieces.count() - 1 == (Hexagon::around(HexSet::single(hex)) & pieces).count();
    });
    return touch;
}

// Why it is so of larger groups, too: the left end of the lowest row has at most three friends beside it, and
// each of these can be come at from outside, or is when another is gone. When all are gone, it is cut off.
struct NeverSplit : Claim<"nymbat.claim.never-split",
                          "However many pieces attack it, a lone piece, two side by side and three that all touch are "
                          "never split; every other group of up to seven is.",
                          "nymbat.breakthrough.split", "nymbat.breakthrough.asked", "nymbat.breakthrough.no-chain"> {
    static constexpr int kMostPieces = 7;
    template <class R>
    static Decision decide() {
        return where<R>(all_touch);
    }
    template <class R>
    static Decision decide_without() {  // a row of three for a shield
        return where<R>([](const HexSet& pieces) { return pieces.count() <= 3; });
    }

private:
    template <class R, class Safe>
    static Decision where(Safe&& is_safe) {
        Decision d{true, "groups split by one removal at the soonest, by two or three, by none:"};
        for (int size = 1; size <= kMostPieces; ++size) {
            std::array<int, 4> found{};
            for (const HexSet& pieces : shapes(size)) {
                const int removals = removals_until_split<R>(pieces);
                d.holds = d.holds && (removals == 0) == is_safe(pieces), ++found.at(at(removals));
            }
            d.detail += (size > 1 ? "; of " : " of ") + std::to_string(size) + " pieces " + std::to_string(found[1]) +
                        ", " + std::to_string(found[2]) + " or " + std::to_string(found[3]) + ", " +
                        std::to_string(found[0]);
        }
        return d;
    }
};

// --- how deep a line must be -----------------------------------------------------------------------
// 1s from edge to edge, so that there is no way round, one row deeper than the number of the enemies. Two of
// these stand before its left end; the one takes the piece next to the corner of the front, the other the
// one behind that corner, which is cut off.
struct DeepLinesAreSplit
    : Claim<"nymbat.claim.no-depth-is-safe",
            "Two 2s, 3s or 4s break into a line of 1s from edge to edge that is a row deeper than their number, for "
            "all that it is said to be safe then; six such rows are more pieces than a player has.",
            "nymbat.breakthrough.split", "nymbat.breakthrough.asked", "nymbat.move.path"> {
    template <class R>
    static Decision decide() {
        return by_attackers<R>(2);
    }
    template <class R>
    static Decision decide_without() {  // by one of the two
        return by_attackers<R>(1);
    }

private:
    template <class R>
    static Decision by_attackers(int attackers) {
        Decision d{rows(0, 5).count() > kFirstReserve,
                   "six rows are " + std::to_string(rows(0, 5).count()) + " hexes; broken into:"};
        std::string broken;
        for (const int number : {4, 3, 2}) {
            Match<R> match = before<R>(number, attackers);
            const std::string from = match.printed();
            const bool cut = cuts_off_the_corner(match, number + 1, attackers);
            d.holds = d.holds && cut;
            if (cut)
                broken += (broken.empty() ? " " : ", ") + std::to_string(number + 1) + " rows by " +
                          std::to_string(number) + "s";
            d.position = from, d.moves = match.moves;
        }
        d.detail += broken.empty() ? " none" : broken;
        return d;
    }
    template <class R>
    static Match<R> before(int number, int attackers) {
        const int depth = number + 1;
        Match<R> match;
        match.put_on(Side::red, rows(0, depth - 1), 1).to_move(Side::blue);
        match.put_on(Side::blue, HexSet::single(Hexagon::hex(2, depth)), number);
        if (attackers > 1) match.put_on(Side::blue, HexSet::single(Hexagon::hex(1, depth)), number);
        return match;
    }
    template <class R>
    static bool cuts_off_the_corner(Match<R>& match, int depth, int attackers) {
        match.play(group(match.of(Side::blue)));
        if (attackers > 1) match.play(go(Hexagon::hex(1, depth), Hexagon::hex(1, depth - 1))).judge();
        if (match.breaks_through()) return false;
        const auto second = go(Hexagon::hex(2, depth), Hexagon::hex(0, depth - 2));
        return match.may(second) && match.play(second).judge().breaks_through();
    }
};

// Away from the edge four are needed.
struct FrontsAreSplit : Claim<"nymbat.claim.four-split-a-front",
                              "Four 2s break into a line of 1s five rows deep in the middle of its front.",
                              "nymbat.breakthrough.split", "nymbat.move.path"> {
    template <class R>
    static Decision decide() {
        return by_attacks<R>({{4, 5, 4, 4}, {6, 5, 6, 4}, {5, 5, 4, 3}, {7, 5, 5, 3}});
    }
    template <class R>
    static Decision decide_without() {  // the last of them alone stays before the front
        return by_attacks<R>({{4, 5, 4, 4}, {6, 5, 6, 4}, {5, 5, 4, 3}});
    }

private:
    struct Hexes4 {
        int from_column, from_row, to_column, to_row;
    };
    template <class R>
    static Decision by_attacks(const std::vector<Hexes4>& attacks) {
        Match<R> match;
        match.put_on(Side::blue, rows(0, 4), 1);
        for (const Hexes4& a : attacks)
            match.put_on(Side::red, HexSet::single(Hexagon::hex(a.from_column, a.from_row)), 2);
        const std::string from = match.printed();
        match.play(group(match.of(Side::red)));
        int made = 0;
        for (const Hexes4& a : attacks) {
            if (match.breaks_through()) break;
            match.play(go(Hexagon::hex(a.from_column, a.from_row), Hexagon::hex(a.to_column, a.to_row))).judge(),
                ++made;
        }
        return match.shows(match.breaks_through(), "removals made: " + std::to_string(made), from);
    }
};

// What is right about it.
struct LinesWithstand : Claim<"nymbat.claim.lines-withstand-one",
                              "One attack alone never splits a line of 1s from edge to edge that is two to five rows "
                              "deep; and any number of attacks by 1s splits none of two rows.",
                              "nymbat.breakthrough.split", "nymbat.move.distance", "nymbat.move.path"> {
    template <class R>
    static Decision decide() {
        return of_depth<R>(2);
    }
    template <class R>
    static Decision decide_without() {  // of a single row
        return of_depth<R>(1);
    }

private:
    template <class R>
    static Decision of_depth(int least) {
        int single = 0, many = 0;
        bool split = false;
        for (int depth = least; depth <= 5; ++depth)
            Hexagon::row_hexes(depth - 1).for_each([&](int hex) {
                split = split || Defence<R>(rows(0, depth - 1), 1).attack(hex, kTopNumber).split, ++single;
            });
        const HexSet front = Hexagon::row_hexes(least - 1);
        for (unsigned pattern = 0; pattern < 1U << front.count(); ++pattern) {
            HexSet left = front, gone;
            for (unsigned bit = 0; any(left); ++bit)
                if (const int hex = left.pop_lowest(); (pattern >> bit & 1U) != 0) gone.set(hex);
            (front & ~gone).for_each([&](int hex) {
                split = split || Defence<R>(rows(0, least - 1) & ~gone, 1).attack(hex, 1).split, ++many;
            });
        }
        return {!split,
                std::to_string(single) + " single attacks, and " + std::to_string(many) + " after others by 1s"};
    }
};

// --- coming closer -----------------------------------------------------------------------------------
struct OnePieceBringsCloser : Claim<"nymbat.claim.one-piece-brings-closer",
                                    "One step ahead of one foremost piece is enough for any group of up to six not to "
                                    "delay; a large group need not move more.",
                                    "nymbat.delay.turn", "nymbat.retreat.turn", "nymbat.delay.count"> {
    template <class R>
    static Decision decide() {
        return stepping<R>([](const HexSet& pieces) { return foremost(pieces); });
    }
    template <class R>
    static Decision decide_without() {  // any piece that can step ahead
        return stepping<R>([](const HexSet& pieces) { return pieces; });
    }

private:
    static HexSet foremost(const HexSet& pieces) {
        int row = Hexagon::kRows - 1;
        while (none(pieces & Hexagon::row_hexes(row))) --row;
        return pieces & Hexagon::row_hexes(row);
    }
    template <class R, class Choose>
    static Decision stepping(Choose&& choose) {
        int turns = 0, delays = 0;
        for (int size = 1; size <= 6; ++size)
            for (const HexSet& pieces : shapes(size))
                choose(pieces).for_each([&](int hex) {
                    const int ahead = Hexagon::neighbour(hex, Way::north_west);
                    if (pieces.test(ahead)) return;
                    Match<R> match;
                    match.put_on(Side::red, pieces, 1).play(group(pieces)).play(go(hex, ahead)).play(end_turn());
                    delays += match.delayed(Side::red), ++turns;
                });
        return {delays == 0, std::to_string(turns) + " turns, of which " + std::to_string(delays) + " delay"};
    }
};

}  // namespace nomos::nymbat::properties
