// Groups, removal and reach in the small, for the claims about play: written from the text alone, hex
// by hex, over sets of pairs. Nothing of the rules, the constraints or the board's numbering is used,
// so that a slip there cannot decide a claim.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstdlib>
#include <map>
#include <set>
#include <vector>

namespace nomos::nymbat::skirmish {

// Column and row from 0, as the notation counts them from 1: {2, 0} is c1.
struct Hex {
    int column = 0, row = 0;
    friend auto operator<=>(const Hex&, const Hex&) = default;
};
using Hexes = std::set<Hex>;
using Pieces = std::map<Hex, int>;  // one side's: the number on each hex

inline std::array<Hex, 6> around(Hex h) {
    return {{{h.column + 1, h.row},
             {h.column + 1, h.row + 1},
             {h.column, h.row + 1},
             {h.column - 1, h.row},
             {h.column - 1, h.row - 1},
             {h.column, h.row - 1}}};
}
inline int distance(Hex a, Hex b) {
    const int c = b.column - a.column, r = b.row - a.row;
    return c * r >= 0 ? std::max(std::abs(c), std::abs(r)) : std::abs(c) + std::abs(r);
}
inline bool on_board(Hex h) {
    return std::min(h.column, h.row) >= 0 && std::max(h.column, h.row) < 15 && std::abs(h.column - h.row) < 8;
}
inline Hexes rows(int first, int last) {
    Hexes all;
    for (int r = first; r <= last; ++r)
        for (int c = 0; c < 15; ++c)
            if (on_board({c, r})) all.insert({c, r});
    return all;
}

// --- groups ----------------------------------------------------------------------------------------
// How many groups these hexes make.
inline int groups(Hexes hexes) {
    int found = 0;
    for (; !hexes.empty(); ++found) {
        std::vector<Hex> open{*hexes.begin()};
        hexes.erase(hexes.begin());
        while (!open.empty()) {
            const Hex at = open.back();
            open.pop_back();
            for (const Hex next : around(at))
                if (hexes.erase(next) > 0) open.push_back(next);
        }
    }
    return found;
}
inline Hexes hexes_of(const Pieces& pieces) {
    Hexes all;
    for (const auto& piece : pieces) all.insert(piece.first);
    return all;
}
inline Pieces pieces_on(const Hexes& hexes, int number) {
    Pieces pieces;
    for (const Hex h : hexes) pieces[h] = number;
    return pieces;
}
inline Hexes without(Hexes hexes, Hex one) {
    hexes.erase(one);
    return hexes;
}
// More groups than before: one was split.
inline bool splits(const Hexes& hexes, Hex removed) { return groups(without(hexes, removed)) > groups(hexes); }

// --- removal ---------------------------------------------------------------------------------------
// The number on the hex and the numbers beside it.
inline int strength(const Pieces& defenders, Hex at) {
    int sum = defenders.at(at);
    for (const Hex h : around(at))
        if (const auto beside = defenders.find(h); beside != defenders.end()) sum += beside->second;
    return sum;
}
struct Attack {
    int taken = 0;       // the number removed
    bool lost = false;   // so is the attacker
    bool split = false;  // and it is a breakthrough
};
// One piece with this number ends on `at`.
inline Attack attack(Pieces& defenders, Hex at, int number) {
    const Attack made{defenders.at(at), number <= strength(defenders, at), splits(hexes_of(defenders), at)};
    defenders.erase(at);
    return made;
}

// --- movement --------------------------------------------------------------------------------------
// Where a piece may end within so many hexes, never past an enemy. Its own side is not looked at.
inline Hexes reach(Hex from, int range, const Pieces& enemy) {
    Hexes ends{from}, edge{from};
    for (int step = 0; step < range; ++step) {
        Hexes next;
        for (const Hex h : edge)
            if (!enemy.contains(h))
                for (const Hex n : around(h))
                    if (on_board(n) && ends.insert(n).second) next.insert(n);
        edge = next;
    }
    return ends;
}

// --- shapes ----------------------------------------------------------------------------------------
// All shapes of `size` hexes that hang together, as they lie (turned ones are others).
inline std::set<Hexes> shapes(int size) {
    if (size == 1) return {{{0, 0}}};
    std::set<Hexes> grown;
    for (const Hexes& smaller : shapes(size - 1))
        for (const Hex h : smaller)
            for (const Hex added : around(h)) {
                if (smaller.contains(added)) continue;
                Hex corner = added;
                for (const Hex s : smaller) corner = {std::min(corner.column, s.column), std::min(corner.row, s.row)};
                Hexes moved{{added.column - corner.column, added.row - corner.row}};
                for (const Hex s : smaller) moved.insert({s.column - corner.column, s.row - corner.row});
                grown.insert(moved);
            }
    return grown;
}

}  // namespace nomos::nymbat::skirmish
