// Does every game of Nerva end, can it end as the text says, and can a player be left without a move?
#pragma once

#include <algorithm>

#include "properties/line.hpp"
#include "properties/nerva/grants.hpp"
#include "properties/nerva/turns.hpp"

namespace nomos::nerva::properties {

// --- what is used up -----------------------------------------------------------------------------
// Left are pawns in hand, twice 96, pawns not lost, as many, and kings to be revealed or captured: 388 at
// the start, and none of it falls below 0, as pawns add up. So a game has 388 such moves at most.
struct EveryEffectUsesUp
    : Termination<
          "nerva.termination.every-effect-uses-up",
          "If captured pawns are out, every move that changes more than the turn uses up a pawn in hand, a pawn not "
          "lost or a king to find or capture, and brings none of it back: at most 388 such moves a game.",
          "nerva.place.puts-pawn", "nerva.capture.pawn", "nerva.king.reveal", "nerva.attack.failure"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const View<R, A> v(s);
        return v.reads(CaptureCapturedPawn::out) && !v.only_turn_changes();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        Bit<A> regained = false, used = false;
        const auto falls = [&](const auto& more, const auto& less) {
            regained = regained || more < less;
            used = used || less < more;
        };
        const auto rises = [&](const Bit<A>& before, const Bit<A>& after) {
            regained = regained || (before && !after);
            used = used || (after && !before);
        };
        for (std::size_t side = 0; side < kSides; ++side) {
            for (std::size_t n = 0; n < kLevels; ++n) {
                falls(s.before.supply[side][n], s.after.supply[side][n]);
                falls(s.after.lost[side][n], s.before.lost[side][n]);
            }
            rises(s.before.revealed[side], s.after.revealed[side]);
            rises(s.before.captured[side], s.after.captured[side]);
        }
        return used && !regained;
    }
};

// --- games without end ---------------------------------------------------------------------------
struct VainAttacksGoOn
    : Termination<"nerva.termination.vain-attacks-go-on",
                  "Whatever is answered, two players who do nothing but attack in vain can go on for ever.",
                  "nerva.attack.failure", "nerva.end.all-placed"> {
    static constexpr bool kPossible = true;
    static std::vector<Line> lines() { return {{{"a1_1", "b1_1"}, {"a1_1 -> b1_1", "b1_1 -> a1_1"}, ""}}; }
};

// A pawn on c3 is taken and taken back. Two attackers a side, and a friend behind one of them, so that it
// does not matter how attack adds up.
struct CapturesEnd : Termination<"nerva.termination.captures-end",
                                 "A game in which every move places or captures a pawn comes to an end.",
                                 "nerva.capture.pawn", "nerva.capture.replaced", "nerva.end.all-placed"> {
    static std::vector<Line> lines() {
        const std::vector<std::string> crowd{"b2_1", "d4_1", "b4_1", "d2_1", "a1_1", "e5_1", "h1_1", "c3_1"};
        const std::string white_takes = "b2_1 -> c3_1", black_takes = "d4_1 -> c3_1";
        return {{crowd, {white_takes, black_takes}, ""},
                {crowd, {white_takes, black_takes, "b2_1", "d4_1"}, ""}};  // the attackers move in
    }
};

// --- a player without a move ---------------------------------------------------------------------
// White's hand is empty after its 96th placing, as Black has attacked in vain for five turns. Where nobody may pass,
// that ends the game; it shows so where empty hands of one side alone do not end it anyway.
struct EmptyHandCanMove
    : Termination<"nerva.termination.empty-hand-can-move",
                  "No game ends because a player who has placed all his pawns has no move.", "nerva.end.stuck",
                  "nerva.turn.pass", "nerva.capture.needs-pawn", "nerva.end.all-placed"> {
    // White fills the left half, Black the right, level by level. Nobody places where the default kings hide,
    // c4_2 and f6_1, or over it; on e1 White stands on Black instead.
    static std::vector<Line> lines() {
        const auto white = filling(0, "c4", 1), black = filling(kEdge / 2, "f6", 0);
        std::vector<std::string> moves{"d1_1", "e1_1"};
        std::size_t next = 0;
        for (const std::string& placing : white) {
            if (placing == moves.front()) continue;
            moves.push_back(placing);
            moves.push_back(moves.size() < 2 * 6 ? "e1_1 -> d1_1" : black[next++]);
        }
        const auto under = [](std::string_view may_pass) {
            return std::vector<std::string_view>{may_pass, "nerva.end.placed-when=both-supplies"};
        };
        return {{moves, {}, "Black wins", under("nerva.turn.may-pass=stuck-loses")},
                {moves, {}, "draw", under("nerva.turn.may-pass=stuck-draws")}};
    }

private:
    // Without a king's tile from some level on, and without e1 but for White's two pawns there.
    static std::vector<std::string> filling(int from_column, std::string_view king, int avoided_from) {
        std::vector<std::string> places;
        for (int level = 0; level < kLevels; ++level) {
            for (int row = 0; row < kEdge; ++row)
                for (int column = from_column; column < from_column + kEdge / 2; ++column) {
                    const std::string place = Boards::name(Boards::place(column, row, level));
                    const bool avoided = level >= avoided_from && place.starts_with(king);
                    if (!avoided && !place.starts_with("e1")) places.push_back(place);
                }
            if (from_column == 0 && level > 0) places.push_back(Boards::name(Boards::place(4, 0, level)));
        }
        return places;
    }
};

// --- an end as the text has it -------------------------------------------------------------------
struct KingCanFall : Termination<"nerva.termination.king-can-fall", "A game can end with the capture of a king.",
                                 "nerva.win.king", "nerva.king.reveal", "nerva.capture.king"> {
    static constexpr bool kPossible = true;
    // The enemy finds the king, or its owner gives it away.
    static std::vector<Line> lines() {
        return {{{"f6_1", "a1_1", "g6_1", "h1_1", "g6_1 -> f6_1"}, {}, "White wins"},
                {{"g6_1", "f6_1", "g6_1 -> f6_1"}, {}, "White wins"},
                {{"g6_1", "a1_1", "f6_1", "g6_1 -> f6_1"}, {}, "White wins"},   // who reveals it moves again
                {{"g6_1", "f6_1", "a1_1", "g6_1 -> f6_1"}, {}, "White wins"}};  // or its owner does
    }
};

// There are as many places as pawns, and two are kept free where kings hide: so each side has to lose a pawn,
// White's on level 2, Black's on level 1, each to a pawn with a friend on its diagonal and one beside it. Then the last
// placing fills all other places.
struct AllCanBePlaced : Termination<"nerva.termination.all-can-be-placed", "A game can end with all pawns placed.",
                                    "nerva.end.all-placed", "nerva.capture.replaced", "nerva.place.supply"> {
    static constexpr bool kPossible = true;
    static std::vector<Line> lines() {
        std::vector<std::string> moves{"b2_1", "g2_2", "b4_1", "g4_2", "a1_1",         "h1_2",
                                       "b1_1", "g1_2", "f3_2", "c3_1", "b2_1 -> c3_1", "g2_2 -> f3_2"};
        const auto white = rest(moves, {27, 31, 32}, false), black = rest(moves, {27, 31, 32}, true);
        for (std::size_t i = 0; i < white.size(); ++i) moves.push_back(white[i]), moves.push_back(black[i]);
        std::vector<std::string> before_last = moves;
        before_last.pop_back();
        const auto under = [](std::string_view placed_when) {
            return std::vector<std::string_view>{"nerva.capture.replacement=supply", "nerva.capture.captured-pawn=out",
                                                 placed_when};
        };
        return {{moves, {}, "draw", under("nerva.end.placed-when=both-supplies")},
                {before_last, {}, "draw", under("nerva.end.placed-when=one-supply")},
                {before_last, {}, "White wins", under("nerva.end.placed-when=one-supply")}};
    }

private:
    // Free places of each level but for the two of the default kings: White takes so many, Black the others.
    static std::vector<std::string> rest(const std::vector<std::string>& taken, std::array<int, 3> whites, bool black) {
        std::vector<std::string> places;
        for (int level = 0; level < kLevels; ++level)
            for (int square = 0, seen = 0; square < kSquares; ++square) {
                const std::string place = Boards::name(level * kSquares + square);
                if (place == "c4_2" || place == "f6_1" || std::ranges::count(taken, place) > 0) continue;
                if ((seen++ >= whites[at(level)]) == black) places.push_back(place);
            }
        return places;
    }
};

}  // namespace nomos::nerva::properties
