// Nerva a third time, as slowly and plainly as possible: a flag a place, every place looked at.
// No rule of it is shared with the executable rules or the constraints; check and fuzz hold both against it, so that a
// slip that the two have in common is seen; a sentence that is misread alike in all three is not.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "model/nerva/position.hpp"

namespace nomos::nerva::naive {

using Choices = ReadingSet<Native, Reading>;

struct Spot {
    int column, row, level;  // from 0
};
inline bool on_board(Spot s) {
    return s.column >= 0 && s.column < 8 && s.row >= 0 && s.row < 8 && s.level >= 0 && s.level < 3;
}
inline std::size_t number(Spot s) { return static_cast<std::size_t>(s.level * 64 + s.row * 8 + s.column); }
inline std::vector<Spot> all_spots() {
    std::vector<Spot> spots;
    for (int level = 0; level < 3; ++level)
        for (int row = 0; row < 8; ++row)
            for (int column = 0; column < 8; ++column) spots.push_back({column, row, level});
    return spots;
}
inline bool same_spot(Spot a, Spot b) { return a.column == b.column && a.row == b.row && a.level == b.level; }
inline bool is_around(Spot a, Spot b) {
    return a.level == b.level && std::abs(a.column - b.column) <= 1 && std::abs(a.row - b.row) <= 1 && !same_spot(a, b);
}
inline bool is_diagonal(Spot a, Spot b) { return is_around(a, b) && a.column != b.column && a.row != b.row; }
inline bool is_beside(Spot a, Spot b) { return is_around(a, b) && !is_diagonal(a, b); }

struct Game {
    std::array<std::array<bool, 192>, 2> pawn{}, king{};  // white's, black's; the kings' places
    std::array<bool, 2> revealed{}, captured{};
    std::array<std::array<int, 3>, 2> supply{}, lost{};
    std::size_t mover = 0;

    std::size_t enemy() const { return 1 - mover; }
    bool hidden(std::size_t side) const { return !revealed[side] && !captured[side]; }
    bool has_pawn(std::size_t side, Spot s) const { return on_board(s) && pawn[side][number(s)]; }
    bool has_standing_king(std::size_t side, Spot s) const {
        return on_board(s) && king[side][number(s)] && revealed[side] && !captured[side];
    }
    bool hides_king(std::size_t side, Spot s) const { return on_board(s) && king[side][number(s)] && hidden(side); }
    bool has_piece(std::size_t side, Spot s) const { return has_pawn(side, s) || has_standing_king(side, s); }
    bool any_piece(Spot s) const { return has_piece(0, s) || has_piece(1, s); }
    bool has_stack(std::size_t side, Spot s) const {
        return has_pawn(side, {s.column, s.row, 0}) && has_pawn(side, {s.column, s.row, 1}) &&
               has_pawn(side, {s.column, s.row, 2});
    }
    int& in_hand(std::size_t side, Spot s) { return supply[side][static_cast<std::size_t>(s.level)]; }
    int in_hand(std::size_t side, Spot s) const { return supply[side][static_cast<std::size_t>(s.level)]; }
    int& gone(std::size_t side, Spot s) { return lost[side][static_cast<std::size_t>(s.level)]; }
};

struct Turn {
    Kind kind = Kind::pass;
    Spot from{}, to{};
};

// --- what is legal, as long as the game is not over ----------------------------------------------
inline bool may_place(const Game& g, const Choices& c, Spot to) {
    if (g.in_hand(g.mover, to) <= 0 || g.has_pawn(0, to) || g.has_pawn(1, to)) return false;
    if (!c.is(KingPawnOnHim::shares) && (g.has_standing_king(0, to) || g.has_standing_king(1, to))) return false;
    const auto piece_at = [&](int level) { return g.any_piece({to.column, to.row, level}); };
    if (c.is(PlaceRestsOn::on_top)) return to.level == 0 || piece_at(to.level - 1);
    if (c.is(PlaceRestsOn::not_under))
        for (int level = to.level + 1; level < 3; ++level)
            if (piece_at(level)) return false;
    return true;
}
inline bool may_attack(const Game& g, const Choices& c, Spot from, Spot to) {
    if (!g.has_pawn(g.mover, from) || !is_around(from, to)) return false;
    if (g.has_standing_king(g.enemy(), to)) return true;
    if (!g.has_pawn(g.enemy(), to)) return false;
    const bool bound = c.is(CaptureReplacement::supply) && c.is(CaptureNoPawnLeft::barred);
    return !bound || g.in_hand(g.mover, to) > 0;
}
inline std::vector<Turn> placings(const Game& g, const Choices& c) {
    std::vector<Turn> list;
    for (Spot to : all_spots())
        if (may_place(g, c, to)) list.push_back({Kind::place, {}, to});
    return list;
}
inline std::vector<Turn> attacks(const Game& g, const Choices& c) {
    std::vector<Turn> list;
    for (Spot to : all_spots())
        for (int column = to.column - 1; column <= to.column + 1; ++column)
            for (int row = to.row - 1; row <= to.row + 1; ++row)
                if (const Spot from{column, row, to.level}; on_board(from) && may_attack(g, c, from, to))
                    list.push_back({Kind::attack, from, to});
    return list;
}

// --- the end -----------------------------------------------------------------------------------
inline bool could_place(Game g, const Choices& c, std::size_t side) {
    g.mover = side;
    return !placings(g, c).empty();
}
inline bool all_placed(const Game& g, const Choices& c) {
    if (c.is(EndPlacedWhen::none_placeable)) return !could_place(g, c, 0) && !could_place(g, c, 1);
    if (c.is(EndPlacedWhen::board_full)) {
        for (Spot s : all_spots())
            if (!g.any_piece(s)) return false;
        return true;
    }
    int empty_hands = 0;
    for (const auto& supply : g.supply)
        if (supply[0] <= 0 && supply[1] <= 0 && supply[2] <= 0) ++empty_hands;
    return empty_hands == 2 || (empty_hands == 1 && c.is(EndPlacedWhen::one_supply));
}
inline Outcome outcome(const Game& g, const Choices& c) {
    if (g.captured[0] && g.captured[1]) return Outcome::draw;
    if (g.captured[0]) return Outcome::black_wins;
    if (g.captured[1]) return Outcome::white_wins;
    if (all_placed(g, c)) {
        if (c.is(EndGoesTo::draw)) return Outcome::draw;
        int lead = 0;
        for (std::size_t i = 0; i < 192; ++i) lead += (g.pawn[0][i] ? 1 : 0) - (g.pawn[1][i] ? 1 : 0);
        return lead > 0 ? Outcome::white_wins : lead < 0 ? Outcome::black_wins : Outcome::draw;
    }
    if (!c.is(TurnMayPass::stuck_loses) && !c.is(TurnMayPass::stuck_draws)) return Outcome::in_play;
    if (!placings(g, c).empty() || !attacks(g, c).empty()) return Outcome::in_play;
    if (c.is(TurnMayPass::stuck_draws)) return Outcome::draw;
    return g.mover == 0 ? Outcome::black_wins : Outcome::white_wins;
}
inline std::vector<Turn> turns(const Game& g, const Choices& c) {
    if (outcome(g, c) != Outcome::in_play) return {};
    std::vector<Turn> list = placings(g, c);
    for (const Turn& t : attacks(g, c)) list.push_back(t);
    if (c.is(TurnMayPass::free) || (c.is(TurnMayPass::when_stuck) && list.empty())) list.push_back({});
    return list;
}

// --- points ------------------------------------------------------------------------------------
inline bool lends(const Game& g, const Choices& c, std::size_t side, Spot s) {
    if (g.has_pawn(side, s)) return true;
    if (c.is(KingLendsWhen::nothing)) return false;
    return g.has_standing_king(side, s) || (c.is(KingLendsWhen::also_hidden) && g.hides_king(side, s));
}
template <class Near>
int links(const Game& g, const Choices& c, std::size_t side, Spot of, Near&& near) {
    int n = 0;
    for (Spot s : all_spots())
        if (near(s, of) && lends(g, c, side, s)) ++n;
    return n;
}
inline bool share_attack(const Choices& c, Spot a, Spot b) {
    if (c.is(LinkSharesAttack::beside)) return is_beside(a, b);
    return c.is(LinkSharesAttack::around) ? is_around(a, b) : is_diagonal(a, b);
}
inline bool is_lent_attack(const Game& g, const Choices& c, Spot pawn) {
    return !(g.has_stack(g.mover, pawn) && c.is(StackLinksToo::fixed));
}
inline int attack_of_one(const Game& g, const Choices& c, Spot pawn) {
    const int own = g.has_stack(g.mover, pawn) ? 3 : 1;
    if (c.is(AttackSum::each_one) || c.is(AttackSum::each_once) || !is_lent_attack(g, c, pawn)) return own;
    return own + links(g, c, g.mover, pawn, [&](Spot a, Spot b) { return share_attack(c, a, b); });
}
// Those who do not attack the target and lend to one who does: each counts once, to however many it lends.
inline int lenders_to_attack(const Game& g, const Choices& c, Spot to) {
    const auto attacker = [&](Spot s) { return g.has_pawn(g.mover, s) && is_around(s, to); };
    int n = 0;
    for (Spot lender : all_spots()) {
        if (!lends(g, c, g.mover, lender) || attacker(lender)) continue;
        bool to_some = false;
        for (Spot s : all_spots())
            if (attacker(s) && is_lent_attack(g, c, s) && share_attack(c, lender, s)) to_some = true;
        if (to_some) ++n;
    }
    return n;
}
inline bool ambushed(const Game& g, const Choices& c, Spot to) {
    const auto on = [&](int column, int row) {
        return g.has_pawn(g.mover, {to.column + column, to.row + row, to.level}) ? 1 : 0;
    };
    const int rising = on(1, 1) + on(-1, -1), falling = on(1, -1) + on(-1, 1);
    if (c.is(AmbushNeeds::opposite_ends) && rising != 2 && falling != 2) return false;
    if (c.is(AmbushNeeds::each_diagonal) && (rising == 0 || falling == 0)) return false;
    if (c.is(AmbushNeeds::all_four) && rising + falling != 4) return false;
    const bool next_only = c.is(AmbushSpoiledBy::own_next) || c.is(AmbushSpoiledBy::any_next);
    const bool own_only = c.is(AmbushSpoiledBy::own_next) || c.is(AmbushSpoiledBy::own_higher);
    for (int level = to.level + 1; level <= (next_only ? to.level + 1 : 2); ++level) {
        const Spot over{to.column, to.row, level};
        if (own_only ? g.has_piece(g.enemy(), over) : g.any_piece(over)) return false;
    }
    return true;
}
inline int attack_points(const Game& g, const Choices& c, Spot from, Spot to) {
    int sum = 0;
    for (Spot s : all_spots())
        if (is_around(s, to) && g.has_pawn(g.mover, s) && (!c.is(AttackSum::named_only) || same_spot(s, from)))
            sum += attack_of_one(g, c, s);
    if (c.is(AttackSum::each_once)) sum += lenders_to_attack(g, c, to);
    if (!ambushed(g, c, to)) return sum;
    return c.is(AmbushPoints::three) ? 3 : sum + 1;
}
inline int defence_points(const Game& g, const Choices& c, Spot to) {
    const int linked = links(g, c, g.enemy(), to, is_beside);
    if (g.has_standing_king(g.enemy(), to)) return linked;
    if (!g.has_stack(g.enemy(), to)) return 1 + linked;
    return c.is(StackLinksToo::fixed) ? 3 : 3 + linked;
}

// --- what a move does --------------------------------------------------------------------------
inline void place(Game& g, const Choices& c, Spot to) {
    const std::array<bool, 2> hides{g.hides_king(0, to), g.hides_king(1, to)};
    bool any = false;
    for (std::size_t side = 0; side < 2; ++side) {
        const bool by_its_owner = side == g.mover;
        const bool reveals = c.is(KingRevealedBy::either) || c.is(KingRevealedBy::owner) == by_its_owner;
        if (!hides[side] || !reveals) continue;
        any = g.revealed[side] = true;
        if (hides[1 - side] && c.is(KingOnOnePlace::both)) g.revealed[1 - side] = true;
    }
    if (any && c.is(KingPawnOnHim::kept)) return;
    --g.in_hand(g.mover, to);
    if (any && c.is(KingPawnOnHim::lost))
        ++g.gone(g.mover, to);
    else
        g.pawn[g.mover][number(to)] = true;
}
inline void capture(Game& g, const Choices& c, Spot from, Spot to) {
    g.pawn[g.enemy()][number(to)] = false;
    const bool has_one = g.in_hand(g.mover, to) > 0;
    if (c.is(CaptureReplacement::attacker_moves)) {
        g.pawn[g.mover][number(from)] = false;
        g.pawn[g.mover][number(to)] = true;
    } else if (has_one) {
        --g.in_hand(g.mover, to);
        g.pawn[g.mover][number(to)] = true;
    }
    ++(c.is(CaptureCapturedPawn::returns) ? g.in_hand(g.enemy(), to) : g.gone(g.enemy(), to));
}
inline bool lacks_pawn_to_put(const Game& g, const Choices& c, Spot to) {
    return c.is(CaptureNoPawnLeft::cannot_succeed) && c.is(CaptureReplacement::supply) && g.in_hand(g.mover, to) <= 0;
}
// Whose turn it is once a placing has revealed the kings that hid no longer.
inline std::size_t next_mover(const Game& before, const Game& after, const Choices& c) {
    const bool own = after.revealed[before.mover] != before.revealed[before.mover];
    const bool enemys = after.revealed[before.enemy()] != before.revealed[before.enemy()];
    if (c.is(TurnAfterReveal::again) && (own || enemys)) return before.mover;
    if (c.is(TurnAfterReveal::king_is_a_turn) && enemys) return before.mover;
    return before.enemy();
}
inline Game play(Game g, const Choices& c, const Turn& t) {
    const Game before = g;
    if (t.kind == Kind::place) place(g, c, t.to);
    if (t.kind == Kind::attack && attack_points(g, c, t.from, t.to) > defence_points(g, c, t.to)) {
        if (g.has_standing_king(g.enemy(), t.to))
            g.captured[g.enemy()] = true;
        else if (!lacks_pawn_to_put(g, c, t.to))
            capture(g, c, t.from, t.to);
    }
    g.mover = next_mover(before, g, c);
    return g;
}
inline std::uint64_t perft(const Game& g, const Choices& c, int depth) {
    if (depth == 0) return 1;
    std::uint64_t lines = 0;
    for (const Turn& t : turns(g, c)) lines += perft(play(g, c, t), c, depth - 1);
    return lines;
}

// --- the same in the other form ----------------------------------------------------------------
inline Game game(const Position<Native>& p) {
    Game g;
    for (std::size_t side = 0; side < 2; ++side) {
        for (int i = 0; i < 192; ++i) {
            g.pawn[side][static_cast<std::size_t>(i)] = p.pawns[side].test(i);
            g.king[side][static_cast<std::size_t>(i)] = p.kings[side].test(i);
        }
        g.revealed[side] = p.revealed[side], g.captured[side] = p.captured[side];
        g.supply[side] = p.supply[side], g.lost[side] = p.lost[side];
    }
    g.mover = p.black_to_move ? 1 : 0;
    return g;
}
inline Position<Native> position(const Game& g) {
    Position<Native> p;
    for (std::size_t side = 0; side < 2; ++side) {
        for (int i = 0; i < 192; ++i) {
            p.pawns[side].assign(i, g.pawn[side][static_cast<std::size_t>(i)]);
            p.kings[side].assign(i, g.king[side][static_cast<std::size_t>(i)]);
        }
        p.revealed[side] = g.revealed[side], p.captured[side] = g.captured[side];
        p.supply[side] = g.supply[side], p.lost[side] = g.lost[side];
    }
    p.black_to_move = g.mover == 1;
    return p;
}
inline Move<Native> move(const Turn& t) {
    const int from = static_cast<int>(number(t.from)), to = static_cast<int>(number(t.to));
    return t.kind == Kind::place ? placing(to) : t.kind == Kind::attack ? attack(from, to) : pass();
}
inline Turn turn(const Move<Native>& m) {
    const auto spot = [](const Places<Native>& one) {
        return one.none() ? Spot{} : all_spots()[static_cast<std::size_t>(one.lowest())];
    };
    return {static_cast<Kind>(m.kind.lowest()), spot(m.from), spot(m.to)};
}

}  // namespace nomos::nerva::naive

namespace nomos::nerva {

// What check and fuzz ask.
struct Naive {
    static bool knows(const Setting<Native>& s) { return s.geometry.places == Boards::Places::all(); }
    static bool legal(const Setting<Native>& s, const Position<Native>& p, const Move<Native>& m) {
        const auto all = naive::turns(naive::game(p), s.readings);
        return std::any_of(all.begin(), all.end(), [&](const auto& t) { return same(naive::move(t), m); });
    }
    static Position<Native> apply(const Setting<Native>& s, const Position<Native>& p, const Move<Native>& m) {
        return naive::position(naive::play(naive::game(p), s.readings, naive::turn(m)));
    }
    static int outcome(const Setting<Native>& s, const Position<Native>& p) {
        return static_cast<int>(naive::outcome(naive::game(p), s.readings));
    }
};

}  // namespace nomos::nerva
