// What is true of every reachable position of Nerva.
#pragma once

#include "properties/nerva/view.hpp"

namespace nomos::nerva::properties {

// --- pawns -------------------------------------------------------------------------------------
// A place can be written down with a pawn of each side on it, so a tile with up to six.
struct OnePawnAPlace : Invariant<"nerva.invariant.one-pawn-a-place",
                                 "No place holds two pawns: a tile has at most one a level.", "nerva.stack.limit"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return none(s.position.pawns[0] & s.position.pawns[1]);
    }
};

// Counted tile by tile, by adding the six words that can hold a pawn of the tile, all tiles at once.
struct ThreeOnATile
    : Invariant<"nerva.invariant.three-on-a-tile", "No tile ever holds more than three pawns.", "nerva.stack.limit"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Sum<A> white(s.position.pawns[0]), black(s.position.pawns[1]);
        const auto four = (white.two & black.two) | ((white.two | black.two) & white.one & black.one);
        return none(four);
    }

private:
    // How many pawns of one side each tile holds, 0 to 3, as binary digits on the lowest level.
    template <class A>
    struct Sum {
        Places<A> one, two;
        explicit Sum(const Places<A>& pawns) {
            const Boards::Places lowest = Boards::level_places(0);
            const Places<A> a = pawns & lowest, b = Boards::down(pawns) & lowest, c = Boards::down(pawns, 2) & lowest;
            one = a ^ b ^ c, two = (a & b) | (a & c) | (b & c);
        }
    };
};

// The one sum over a whole board; everything else is said locally (PawnsAreBooked says the same of one
// step). Without it the numbers of pawns in hand and lost would have no bound in an induction. That no
// two pawns share a place is said again: a sum that counts one of two is not kept by their capture.
struct PawnsAddUp
    : Invariant<"nerva.invariant.pawns-add-up",
                "Of each size each side has 32 pawns: in hand, lost, and each on a place of its own of that level.",
                "nerva.place.puts-pawn", "nerva.capture.pawn", "nerva.capture.replaced", "nerva.king.reveal-pawn"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return none(s.position.pawns[0] & s.position.pawns[1]) && for_all(0, kSides * kLevels, [&](int i) {
                   const std::size_t side = at(i / kLevels), size = at(i % kLevels);
                   const Number<A> hand = s.position.supply[side][size], lost = s.position.lost[side][size];
                   return Number<A>(0) <= hand && Number<A>(0) <= lost &&
                          hand + lost + count(on_level(s.position, i)) == Number<A>(kPawnsOfASize);
               });
    }
    // A level has as many pawns after as before, and who came, and not who went; and those are one or none.
    template <class R, class S, class Prover>
    static void hints(const S& s, Prover& p) {
        const std::vector levels{Boards::level_places(0), Boards::level_places(1), Boards::level_places(2)};
        for (std::size_t i = 0; i < kSides; ++i) {
            const auto &before = s.before.pawns[i], &after = s.after.pawns[i];
            const auto came = after & ~before, went = before & ~after;
            using Words = std::vector<std::decay_t<decltype(came)>>;
            p.equally_many(Words{after, went}, Words{before, came}, levels);
            for (const auto& some : {came, went}) {
                p.lemma(none(some) || one_hot(some));
                for (const auto& level : levels) p.one_is_one(some & level);
            }
        }
    }

private:
    // The pawns of one side on one level: side by side, in each from the lowest level up.
    template <class P>
    static auto on_level(const P& position, int i) {
        return position.pawns[at(i / kLevels)] & Boards::level_places(i % kLevels);
    }
};

// --- kings -------------------------------------------------------------------------------------
struct OneKingEach
    : Invariant<"nerva.invariant.one-king-each", "Each side has one king, on the place chosen for it before the game.",
                "nerva.king.chosen-place"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return for_all(0, kSides, [&](int i) {
            return one_hot(s.position.kings[at(i)]) && s.position.kings[at(i)] == s.setting.kings[at(i)];
        });
    }
};

struct CapturedWasRevealed : Invariant<"nerva.invariant.captured-was-revealed", "A captured king was revealed before.",
                                       "nerva.attack.target", "nerva.capture.king"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return implies(s.position.captured[0], s.position.revealed[0]) &&
               implies(s.position.captured[1], s.position.revealed[1]);
    }
};

struct OneKingFalls : Invariant<"nerva.invariant.one-king-falls",
                                "At most one king is captured, and it is the one of the side to move.",
                                "nerva.capture.king", "nerva.end.stops"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return implies(s.position.captured[0], !s.position.black_to_move) &&
               implies(s.position.captured[1], s.position.black_to_move);
    }
};

struct StandingKingIsAlone
    : Invariant<"nerva.invariant.standing-king-is-alone",
                "Unless the pawn that reveals a king shares its place, no pawn is where a king stands.",
                "nerva.place.king-in-the-way", "nerva.king.reveal-pawn"> {
    using RestsOn = std::tuple<OneKingEach>;
    template <class R, class A>
    static Bit<A> premise(const Situation<R, A>& s) {
        return !s.setting.readings.is(KingPawnOnHim::shares);
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Position<A>& p = s.position;
        return none((p.pawns[0] | p.pawns[1]) & (p.standing_king(Side::white) | p.standing_king(Side::black)));
    }
};

// So nobody can build over a king and seal it in; where only one side's pawns reveal it, the other
// side's can.
struct HiddenKingIsBare : Invariant<"nerva.invariant.hidden-king-is-bare",
                                    "If either side's pawn reveals a king, no pawn is on a hidden king's place.",
                                    "nerva.king.reveal", "nerva.capture.replaced"> {
    template <class R, class A>
    static Bit<A> premise(const Situation<R, A>& s) {
        return s.setting.readings.is(KingRevealedBy::either);
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Position<A>& p = s.position;
        return none((p.pawns[0] | p.pawns[1]) & (p.hidden_king(Side::white) | p.hidden_king(Side::black)));
    }
};

}  // namespace nomos::nerva::properties
