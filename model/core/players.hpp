// More than two players, who take turns in one order. A ruleset lists them in this order, and its positions hold what
// each of them has, and who is to move:
//   enum class Player { white, black, red, count_ };
//   template <class A> struct Position {
//       OfEach<Cells<A>, Player> stones;   // stones[Player::red]
//       ToMove<A, Player> to_move;         // to_move.is(Player::red)
//       NOMOS_FIELDS(stones, to_move) ... };
// Notation, drawing, sampling, constraints and the everyday laws follow from these two fields. Outcome 1 is that the
// first player has won, outcome 2 the second, and so on (won_by). Of two players a bit says who is to move.
#pragma once

#include <array>
#include <cstddef>

#include "model/core/algebra.hpp"
#include "model/core/record.hpp"

namespace nomos {

template <class Player>
inline constexpr std::size_t kCountOf = static_cast<std::size_t>(Player::count_);
// All players, in the order of their turns: for (const Player player : kEach<Player>).
template <class Player>
inline constexpr std::array<Player, kCountOf<Player>> kEach = [] {
    std::array<Player, kCountOf<Player>> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Player>(i);
    return all;
}();
template <class Player>
constexpr Player player_after(Player player) {
    return static_cast<Player>((static_cast<std::size_t>(player) + 1) % kCountOf<Player>);
}
// The outcome that this player has won; O is the ruleset's enum.
template <class O, class Player>
constexpr O won_by(Player player) {
    return static_cast<O>(static_cast<int>(player) + 1);
}

// `body(player)` of some player, and of every one.
template <class Player, class Body>
constexpr auto exists_player(Body&& body) {
    return exists(0, static_cast<int>(kCountOf<Player>), [&](int i) { return body(static_cast<Player>(i)); });
}
template <class Player, class Body>
constexpr auto for_all_players(Body&& body) {
    return for_all(0, static_cast<int>(kCountOf<Player>), [&](int i) { return body(static_cast<Player>(i)); });
}

// One T of each player.
template <class T, class Player>
struct OfEach {
    static constexpr bool kHasParts = true;  // of a record's field: NOMOS_FIELDS visits "stones0", "stones1" ..
    std::array<T, kCountOf<Player>> of{};

    constexpr T& operator[](Player player) { return of[static_cast<std::size_t>(player)]; }
    constexpr const T& operator[](Player player) const { return of[static_cast<std::size_t>(player)]; }

    // Of words: what any of them holds, and whether no two hold the same.
    constexpr T together() const {
        T all = of.front();
        for (std::size_t i = 1; i < of.size(); ++i) all = all | of[i];
        return all;
    }
    constexpr auto are_apart() const {
        T before = of.front();
        auto apart = none(before & of[1]);
        for (std::size_t i = 2; i < of.size(); ++i) before = before | of[i - 1], apart = apart && none(before & of[i]);
        return apart;
    }
    static constexpr void visit_parts(auto&& visit, std::string_view name, auto&... fields) {
        for (std::size_t i = 0; i < kCountOf<Player>; ++i)
            visit(FieldName{name, {}, static_cast<int>(i)}, fields.of[i]...);
    }
};
// body(player) of each.
template <class Player, class Body>
constexpr auto of_each(Body&& body) {
    OfEach<decltype(body(Player{})), Player> all;
    for (const Player player : kEach<Player>) all[player] = body(player);
    return all;
}

// Who is to move: one of the players.
template <class A, class Player>
struct ToMove {
    static_assert(kCountOf<Player> > 2, "of two players a bit says who is to move");
    static constexpr int kOthers = static_cast<int>(kCountOf<Player>) - 1;
    static constexpr bool kHasParts = true;
    // A bit for each player but the first, whose turn it is where none is set: a position of nothing is a start.
    Word<A, kOthers> others{};

    static constexpr ToMove of(Player player) {
        const int i = static_cast<int>(player);
        return {i == 0 ? Bits<kOthers>{} : Bits<kOthers>::single(i - 1)};
    }
    constexpr Bit<A> is(Player player) const {
        const int i = static_cast<int>(player);
        return i == 0 ? none(others) : test(others, i - 1);
    }
    constexpr ToMove next() const {
        const Word<A, kOthers> second = Bits<kOthers>::single(0);
        return {(others << 1) | select(none(others), second, Word<A, kOthers>{})};
    }
    constexpr Bit<A> well_formed() const { return none(others) || one_hot(others); }
    static constexpr void visit_parts(auto&& visit, std::string_view name, auto&... fields) {
        visit(FieldName{name}, fields.others...);
    }
    friend constexpr Bit<A> operator==(const ToMove& a, const ToMove& b) { return a.others == b.others; }
};
// A position that says so.
template <class P>
concept PlayersInOrder = requires(const P& position) {
    position.to_move.next();
};

// The words of a position that stand for cells are those of the kind that pieces() answers.
template <class P>
using CellsOf = std::remove_cvref_t<decltype(std::declval<const P&>().pieces())>;

}  // namespace nomos
