// What most games hold to, to derive a property from, and how a property is named in a line:
//   struct OneOutcome : usual::OneOutcome,
//                       Invariant<"mygame.invariant.one-outcome", "Exactly one outcome applies.", "mygame.win.row"> {};
// The last are the clauses that it watches. Where its usual id and words will do, it takes less:
//   everyday::OneOutcome<"mygame", "win.row">
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <type_traits>
#include <vector>

#include "model/core/error.hpp"
#include "model/core/players.hpp"
#include "properties/property.hpp"

namespace nomos {

// What stands in its PropertyInfo, of a game whose clauses are named without it: the id is the game's with `kId`
// behind.
template <FixedText kGame, FixedText kId, FixedText kLaw, PropertyKind kKind, FixedText... kClauses>
struct NamedOf {
    static const PropertyInfo& info() {
        static const auto of_game = [](std::string_view id) {
            return std::string(kGame.view()).append(".").append(id);
        };
        static const std::string id = of_game(kId.view());
        static const std::vector<std::string> clauses{of_game(kClauses.view())...};
        static const PropertyInfo i{id, kLaw.view(), kKind, {clauses.begin(), clauses.end()}};
        return i;
    }
};

}  // namespace nomos

namespace nomos::usual {

// The only bit of a position: it says who has the move.
template <class P>
Bit<typename P::Algebra> second_moves(const P& position) {
    Bit<typename P::Algebra> second = false;
    int bits = 0;
    P::zip(
        [&]<class F>(const auto&, const F& field) {
            if constexpr (std::is_same_v<F, Bit<typename P::Algebra>>) second = field, ++bits;
        },
        position);
    expect(bits == 1, "a position in which one bit says who has the move");
    return second;
}
// A move is a word and no square if one of its bits is set (model/core/put_ruleset.hpp).
template <class M>
inline constexpr bool kHasWords = [] {
    bool found = false;
    const M move{};
    M::zip([&]<class F>(const auto&, const F&) { found = found || std::is_same_v<F, Bit<typename M::Algebra>>; }, move);
    return found;
}();
template <class M>
Bit<typename M::Algebra> says_a_word(const M& move) {
    Bit<typename M::Algebra> said = false;
    M::zip(
        [&]<class F>(const auto&, const F& field) {
            if constexpr (std::is_same_v<F, Bit<typename M::Algebra>>) said = said || field;
        },
        move);
    return said;
}

// Exactly one outcome applies.
struct OneOutcome {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return one_hot(s.outcome);
    }
};

// Moves are made only while the game is in play, which is the first outcome.
struct FinishedGameHasNoMove {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return test(s.outcome_before, 0);
    }
};

// The only bit of a position says who has the move; it changes with each move. Of more than two players the next has
// it, said of each player by the order of their list: the rules' own way to pass the turn (ToMove::next) is not asked.
struct PlayersAlternate {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        if constexpr (PlayersInOrder<typename R::template Position<A>>) {
            const auto pass_on = []<class Player>(const ToMove<A, Player>& before, const ToMove<A, Player>& after) {
                return for_all_players<Player>([&](Player p) { return iff(before.is(p), after.is(player_after(p))); });
            };
            return pass_on(s.before.to_move, s.after.to_move);
        } else {
            return !iff(second_moves(s.before), second_moves(s.after));
        }
    }
};

// Nobody wins by what another does: outcomes 1 and 2 are won by the first player and by the second, and so on.
struct WinnerMovedLast {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        if constexpr (PlayersInOrder<typename R::template Position<A>>) {
            const auto moved_last = [&]<class Player>(const ToMove<A, Player>& to_move) {
                return for_all_players<Player>([&](Player p) {
                    return implies(test(s.outcome, 1 + static_cast<int>(p)), to_move.is(player_after(p)));
                });
            };
            return moved_last(s.position.to_move);
        } else {
            const Bit<A> second = second_moves(s.position);
            return implies(test(s.outcome, 1), second) && implies(test(s.outcome, 2), !second);
        }
    }
};

// Of moves that name a square; of all where there are no others.
struct OfSquares {
    template <class R, class A>
    requires(kHasWords<typename R::template Move<Native>>) static Bit<A> premise(const Step<R, A>& s) {
        return !says_a_word(s.move);
    }
};

// No piece leaves its square or becomes another: every word of cells stands for those with one kind of piece.
struct PiecesStay {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        Bit<A> stay = true;
        using Position = typename R::template Position<A>;
        Position::zip(
            [&]<class F>(const auto&, const F& before, const F& after) {
                if constexpr (std::is_same_v<F, CellsOf<Position>>) stay = stay && none(before & ~after);
            },
            s.before, s.after);
        return stay;
    }
};

// A move fills exactly one square.
struct OnePieceIsPut {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return one_hot(s.after.pieces() & ~s.before.pieces());
    }
};

// One piece comes to a square, and of each kind one leaves its square at the most: it went there, or was taken.
struct OnePieceMoves {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        using Position = typename R::template Position<A>;
        CellsOf<Position> came{};
        Bit<A> few = true;
        Position::zip(
            [&]<class F>(const auto&, const F& before, const F& after) {
                if constexpr (std::is_same_v<F, CellsOf<Position>>) {
                    const F gone = before & ~after;
                    came = came | (after & ~before), few = few && (none(gone) || one_hot(gone));
                }
            },
            s.before, s.after);
        return few && one_hot(came);
    }
};

}  // namespace nomos::usual

// The same with their usual names, for a game and clauses of its that they watch.
namespace nomos::everyday {

template <FixedText kGame, FixedText... kClauses>
struct OneOutcome : usual::OneOutcome,
                    NamedOf<kGame, "invariant.one-outcome", "Exactly one outcome applies: never have both players won.",
                            PropertyKind::invariant, kClauses...> {};
template <FixedText kGame, FixedText... kClauses>
struct WinnerMovedLast : usual::WinnerMovedLast,
                         NamedOf<kGame, "invariant.winner-moved-last", "Who has won is not the one to move.",
                                 PropertyKind::invariant, kClauses...> {};
template <FixedText kGame, FixedText... kClauses>
struct PlayersAlternate : usual::PlayersAlternate,
                          NamedOf<kGame, "law.players-alternate", "After a move it is the other player's turn.",
                                  PropertyKind::law, kClauses...> {};
template <FixedText kGame, FixedText... kClauses>
struct PiecesStay : usual::PiecesStay,
                    usual::OfSquares,
                    NamedOf<kGame, "law.pieces-stay", "Putting a piece neither moves nor removes another.",
                            PropertyKind::law, kClauses...> {};
template <FixedText kGame, FixedText... kClauses>
struct OnePieceIsPut : usual::OnePieceIsPut,
                       usual::OfSquares,
                       NamedOf<kGame, "law.one-piece-is-put", "Putting a piece fills one cell and no more.",
                               PropertyKind::law, kClauses...> {};
template <FixedText kGame, FixedText... kClauses>
struct OnePieceMoves : usual::OnePieceMoves,
                       NamedOf<kGame, "law.one-piece-moves",
                               "One piece comes to a square; of each kind one goes or is taken at the most.",
                               PropertyKind::law, kClauses...> {};
template <FixedText kGame, FixedText... kClauses>
struct FinishedGameHasNoMove
    : usual::FinishedGameHasNoMove,
      NamedOf<kGame, "law.finished-game-has-no-move", "Moves are made only while the game is in play.",
              PropertyKind::law, kClauses...> {};

}  // namespace nomos::everyday

// Of more than two players (model/core/players.hpp); the others are as above.
namespace nomos::everyday::of_many {

template <FixedText kGame, FixedText... kClauses>
struct OneOutcome : usual::OneOutcome,
                    NamedOf<kGame, "invariant.one-outcome", "Exactly one outcome applies: never have two players won.",
                            PropertyKind::invariant, kClauses...> {};
template <FixedText kGame, FixedText... kClauses>
struct WinnerMovedLast
    : usual::WinnerMovedLast,
      NamedOf<kGame, "invariant.winner-moved-last", "Who has won moved last.", PropertyKind::invariant, kClauses...> {};
template <FixedText kGame, FixedText... kClauses>
struct PlayersTakeTurns : usual::PlayersAlternate,
                          NamedOf<kGame, "law.players-take-turns", "After a move it is the next player's turn.",
                                  PropertyKind::law, kClauses...> {};

}  // namespace nomos::everyday::of_many
