// What the rulesets of many games say alike, so that a ruleset says only what is its own.
//
// A game on squares with players who take turns needs a struct of its parts and derives from it:
//   struct Parts { using Board, Clause, Reading, Outcome, Rules, Constraints; Setting, Position, Move (templates);
//                  static info(), notation(), print(move), parse_move(text); };
// (NOMOS_PARTS_OF(game) says all of the first line and info(), where they are called so in the namespace nomos::game,
// and Constraints is a template over the algebra that holds the setting and the clauses in force; NOMOS_INFO_OF(game,
// title, board, outcomes...) defines info() there; NOMOS_FIELDS says what a record's fields are)
//   struct RulesetType : PlainRuleset<Parts> { what differs from below, and throw_move, for_each_candidate };
// Position offers pieces(), the word of all squares with a piece; well_formed() is a member of the position and of the
// move, or well_formed(position) and well_formed(move) stand in the game's namespace. What the derived struct declares
// again takes the place of what stands here. Where pieces are put on squares, PutRuleset (put_ruleset.hpp) has more.
#pragma once

#include "model/core/players.hpp"
#include "model/core/ruleset.hpp"
#include "model/core/square_notation.hpp"

namespace nomos {

// What a game is played with where the set-up is stated: a reading set, and nothing else.
template <class A, class Reading>
struct PlainSetting {
    using Algebra = A;
    ReadingSet<A, Reading> readings;

    static constexpr void zip(auto&& visit, auto&... s) { ReadingSet<A, Reading>::zip(visit, s.readings...); }
};

// A field that holds several (players.hpp) is visited part by part.
template <class F, class... More>
constexpr void visit_field(auto&& visit, const char* name, F& field, More&... more) {
    if constexpr (requires { F::kHasParts; })
        F::visit_parts(visit, name, field, more...);
    else
        visit(name, field, more...);
}
// In a record over the algebra A: its fields by name, in their order (model/core/record.hpp).
#define NOMOS_FIELDS(...) \
    using Algebra = A;    \
    static constexpr void zip(auto&& visit_, auto&... records_) { NOMOS_OFTEN(NOMOS_VISIT_FIELDS(__VA_ARGS__)) }
#define NOMOS_VISIT_FIELDS(field, ...)                       \
    ::nomos::visit_field(visit_, #field, records_.field...); \
    __VA_OPT__(NOMOS_VISIT_MORE NOMOS_BRACKETS(__VA_ARGS__))
#define NOMOS_VISIT_MORE() NOMOS_VISIT_FIELDS
#define NOMOS_BRACKETS ()
#define NOMOS_OFTEN(...) NOMOS_OFTEN_2(NOMOS_OFTEN_2(NOMOS_OFTEN_2(__VA_ARGS__)))
#define NOMOS_OFTEN_2(...) NOMOS_OFTEN_1(NOMOS_OFTEN_1(NOMOS_OFTEN_1(__VA_ARGS__)))
#define NOMOS_OFTEN_1(...) __VA_ARGS__

// The types of a game, but for its constraints.
#define NOMOS_TYPES_OF(game)            \
    using Board = game::Board;          \
    using Clause = game::Clause;        \
    using Reading = game::Reading;      \
    using Outcome = game::Outcome;      \
    template <class A>                  \
    using Rules = game::Rules<A>;       \
    template <class A>                  \
    using Setting = game::Setting<A>;   \
    template <class A>                  \
    using Position = game::Position<A>; \
    template <class A>                  \
    using Move = game::Move<A>;         \
    static const RulesetInfo& info() { return game::info(); }

#define NOMOS_PARTS_OF(game)                                                                                          \
    NOMOS_TYPES_OF(game)                                                                                              \
    struct Constraints {                                                                                              \
        template <class A>                                                                                            \
        static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m,                              \
                            const InForce<A, Clause>& in_force) {                                                     \
            return game::Constraints<A>{s, in_force}.legal(p, m);                                                     \
        }                                                                                                             \
        template <class A>                                                                                            \
        static Bit<A> effect(const Setting<A>& s, const Position<A>& before, const Move<A>& m,                        \
                             const Position<A>& after, const InForce<A, Clause>& in_force) {                          \
            return game::Constraints<A>{s, in_force}.effect(before, m, after);                                        \
        }                                                                                                             \
        template <class A>                                                                                            \
        static Bit<A> outcome(const Setting<A>& s, const Position<A>& p, int k, const InForce<A, Clause>& in_force) { \
            return game::Constraints<A>{s, in_force}.outcome(p, k);                                                   \
        }                                                                                                             \
    };

// What the program knows of a ruleset that is no rule: its text is game.txt, its tables are those of model/game/text.
#define NOMOS_INFO_OF(game, its_title, its_board, ...)             \
    inline const RulesetInfo& info() {                             \
        static const RulesetInfo data{.id = #game,                 \
                                      .title = its_title,          \
                                      .source_file = #game ".txt", \
                                      .board = its_board,          \
                                      .clauses = clauses(),        \
                                      .readings = readings(),      \
                                      .ledger = ledger(),          \
                                      .examples = examples(),      \
                                      .missing = missing(),        \
                                      .outcomes = {__VA_ARGS__},   \
                                      .right = right(),            \
                                      .answers = answers()};       \
        return data;                                               \
    }

// The word of outcomes in which only this one applies. O is a scoped enum of outcomes with a last member `count_`.
template <class A, class O>
constexpr Word<A, static_cast<int>(O::count_)> only(O outcome) {
    constexpr int kCount = static_cast<int>(O::count_);
    return Word<A, kCount>(Bits<kCount>::single(static_cast<int>(outcome)));
}
// ... in which it applies if that holds, and none if not.
template <class A, class O>
constexpr Word<A, static_cast<int>(O::count_)> only_if(const Bit<A>& holds, O outcome) {
    return select(holds, only<A>(outcome), Word<A, static_cast<int>(O::count_)>{});
}

// A constraint: the move goes to the other player if the clause on turns is in force; else it stays where it is, if
// the clause that the rest stays is.
template <class A, class Clause>
Bit<A> passes_turn(const Bit<A>& before, const Bit<A>& after, const InForce<A, Clause>& in_force, Clause turns,
                   Clause rest_stays) {
    const Bit<A> passed = !iff(before, after);
    return select(in_force(turns), passed, in_force.demands(rest_stays, !passed));
}
// ... to the next of more than two, player by player.
template <class A, class Player, class Clause>
Bit<A> passes_turn(const ToMove<A, Player>& before, const ToMove<A, Player>& after, const InForce<A, Clause>& in_force,
                   Clause turns, Clause rest_stays) {
    const auto is_had_by = [&](Player now, Player then) { return iff(before.is(now), after.is(then)); };
    const Bit<A> passed = for_all_players<Player>([&](Player p) { return is_had_by(p, player_after(p)); });
    const Bit<A> stayed = for_all_players<Player>([&](Player p) { return is_had_by(p, p); });
    return select(in_force(turns), passed, in_force.demands(rest_stays, stayed));
}

// ... nothing of what stands on the cell changes.
template <class P>
Bit<typename P::Algebra> is_same_at(int cell, const P& before, const P& after) {
    Bit<typename P::Algebra> same = true;
    P::zip(
        [&]<class F>(const auto&, const F& b, const F& a) {
            if constexpr (std::is_same_v<F, CellsOf<P>>) same = same && iff(test(b, cell), test(a, cell));
        },
        before, after);
    return same;
}
// ... and nothing stands there.
template <class P>
Bit<typename P::Algebra> is_empty_at(int cell, const P& p) {
    Bit<typename P::Algebra> empty = true;
    P::zip(
        [&]<class F>(const auto&, const F& f) {
            if constexpr (std::is_same_v<F, CellsOf<P>>) empty = empty && !test(f, cell);
        },
        p);
    return empty;
}
// ... of outcomes in their order, told by what each but the first asks for: the k-th applies. The first does where
// none of the others does.
template <class B, std::same_as<B>... More>
B is_outcome(int k, const B& second, const More&... more) {
    const std::array<B, 1 + sizeof...(More)> asked{second, more...};
    if (k > 0) return asked.at(static_cast<std::size_t>(k) - 1);
    return for_all(0, static_cast<int>(asked.size()), [&](int i) { return !asked[static_cast<std::size_t>(i)]; });
}
// ... where each player may have won, and then these.
template <class B, class Player, std::same_as<B>... More>
B is_outcome(int k, const OfEach<B, Player>& won, const More&... more) {
    return std::apply([&](const auto&... each) { return is_outcome(k, each..., more...); }, won.of);
}

namespace plain {
template <class A, class Record>
Bit<A> is_well_formed(const Record& record) {
    if constexpr (requires { record.well_formed(); })
        return record.well_formed();
    else
        return well_formed(record);  // the game's
}
}  // namespace plain

template <class Parts>
struct PlainRuleset : Parts {
    template <class A>
    using Setting = typename Parts::template Setting<A>;
    template <class A>
    using Position = typename Parts::template Position<A>;
    template <class A>
    using Move = typename Parts::template Move<A>;
    using Board = typename Parts::Board;
    static constexpr int kOutcomes = static_cast<int>(Parts::Outcome::count_);

    // --- set-up and well-formedness ----------------------------------------------------------
    static Setting<Native> default_setting() {
        return {default_readings<typename Parts::Reading>(Parts::info().readings)};
    }
    // An empty board, the first player to move.
    template <class A>
    static Position<A> start(const Setting<A>&) {
        return {};
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>& s) {
        return nomos::well_formed(s.readings, Parts::info().readings);
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>&, const Position<A>& p) {
        return plain::is_well_formed<A>(p);
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>&, const Position<A>&, const Move<A>& m) {
        return plain::is_well_formed<A>(m);
    }
    template <class A>
    static Number<A> pieces(const Position<A>& p) {
        return count(p.pieces());
    }
    static constexpr std::string_view kWellFormedHint = "one piece a square";
    static bool judged_elsewhere(typename Parts::Clause) { return false; }

    // --- notation ----------------------------------------------------------------------------
    static std::string print(const Setting<Native>&, const Position<Native>& p) { return Parts::notation().print(p); }
    static Position<Native> parse(const Setting<Native>&, std::string_view text) {
        return Parts::notation().parse(text);
    }
    static std::string print_move(const Setting<Native>&, const Move<Native>& m) { return Parts::print(m); }
    static Move<Native> parse_move(const Setting<Native>&, std::string_view text) { return Parts::parse_move(text); }
    static Picture picture(const Setting<Native>&, const Position<Native>& p) { return Parts::notation().picture(p); }
    // The position after the move.
    static Picture picture_of_move(const Setting<Native>& s, const Position<Native>& p, const Move<Native>& m) {
        return Parts::notation().picture(Parts::template Rules<Native>::apply(s, p, m));
    }

    // Of more than two players: lines are written in rounds, a column a player (seats.hpp).
    static std::span<const std::string_view> seats() requires PlayersInOrder<Position<Native>> {
        static const auto names = [] {
            std::vector<std::string_view> all;
            for (const PlayerName& player : Parts::notation().players) all.push_back(player.name);
            return all;
        }();
        return names;
    }
    static int seat_to_move(const Setting<Native>&,
                            const Position<Native>& p) requires PlayersInOrder<Position<Native>> {
        return static_cast<int>(Parts::notation().mover_of(p));
    }
    static bool is_remark(std::string_view) requires PlayersInOrder<Position<Native>> { return false; }

    // --- sampling ----------------------------------------------------------------------------
    static constexpr int kCandidateCost = 1;
    // Any pieces anywhere, so that positions that no play reaches are tried as well: every second square at the most
    // in one of two, crowded boards else.
    static std::pair<Setting<Native>, Position<Native>> throw_position(Dice& dice) {
        Position<Native> p;
        const auto& notation = Parts::notation();
        const int kinds = static_cast<int>(notation.kinds.size()), thin = 1 + dice.below(4);
        for (int cell = 0; cell < Board::kCells; ++cell)
            if (dice.one_in(thin)) notation.kinds[static_cast<std::size_t>(dice.below(kinds))].of(p).set(cell);
        if constexpr (PlayersInOrder<Position<Native>>)
            notation.set_mover(p, static_cast<std::size_t>(dice.below(static_cast<int>(notation.players.size()))));
        else
            notation.set_mover(p, dice.one_in(2) ? 1 : 0);
        return {{thrown_readings<typename Parts::Reading>(Parts::info().readings, dice)}, p};
    }

protected:
    static typename Board::Cells throw_square(Dice& dice) { return Board::Cells::single(dice.below(Board::kCells)); }
    // One of these squares; any square if there are none.
    static typename Board::Cells throw_square(typename Board::Cells among, Dice& dice) {
        if (none(among)) return throw_square(dice);
        for (int skipped = dice.below(among.count()); skipped > 0; --skipped) among.pop_lowest();
        return Board::Cells::single(among.lowest());
    }
    template <class Visit>
    static void for_each_square(Visit&& visit) {
        for (int cell = 0; cell < Board::kCells; ++cell) visit(Board::Cells::single(cell));
    }
};

}  // namespace nomos
