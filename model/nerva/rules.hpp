// Nerva's executable rules: what is legal, what a move does, how the game stands. Whole boards are
// one word; no loop runs over places.
#pragma once

#include "model/nerva/rules_attack.hpp"
#include "model/nerva/rules_generate.hpp"

namespace nomos::nerva {

template <class A>
struct Rules {
    using Bit = nomos::Bit<A>;
    using Number = nomos::Number<A>;
    using Places = nerva::Places<A>;
    using Setting = nerva::Setting<A>;
    using Position = nerva::Position<A>;
    using Move = nerva::Move<A>;
    using Outcomes = Word<A, static_cast<int>(Outcome::count_)>;

    // --- the four questions of the ruleset concept ---------------------------------------------
    // For a well-formed setting, position and move. Points decide an attack, never its legality.
    static Bit legal(const Setting& s, const Position& p, const Move& m) {
        const Places placings = open_places(s, p), own = mover_of(p).pawns, attacked = targets(s, p);
        const Bit reaches = any(m.from & own & around(m.to));  // attack.own-pawn, attack.adjacent
        return unfinished(s, p) && ((m.is(Kind::place) && any(m.to & placings)) ||
                                    (m.is(Kind::attack) && reaches && any(m.to & attacked)) ||
                                    (m.is(Kind::pass) && may_pass(s, placings, Places(attacked & around(own)))));
    }

    // The position after a legal move (turn.alternate, attack.failure).
    static Position apply(const Setting& s, const Position& p, const Move& m) {
        Position after = p;
        change_when(m.is(Kind::place), after, [&](Position& q) { place(s, q, m.to); });
        change_when(m.is(Kind::attack), after, [&](Position& q) { q = attacked(s, p, m); });
        after.black_to_move = iff(p.black_to_move, moves_again(s, p, after));
        return after;
    }

    // One-hot by Outcome (win.king, end.winner, end.stuck).
    static Outcomes outcome(const Setting& s, const Position& p) {
        const Bit white_fell = p.captured[0], black_fell = p.captured[1];
        const Outcomes by_king =
            select(white_fell, select(black_fell, is(Outcome::draw), is(Outcome::black_wins)), is(Outcome::white_wins));
        const Outcomes going_on = when(
            ends_when_stuck(s),
            [&] { return select(can_do_nothing(s, p), by_being_stuck(s, p), is(Outcome::in_play)); },
            is(Outcome::in_play));
        const Outcomes otherwise = when(
            all_placed(s, p), [&] { return by_pawns(s, p); }, going_on);
        return select(white_fell || black_fell, by_king, otherwise);
    }

    // Every legal move once, in the order that rules_generate.hpp tells.
    template <class Visit>
    static void for_each_move(const Setting& s, const Position& p, Visit&& visit) {
        if (unfinished(s, p)) Generator<Visit>{s, p, visit}.run();
    }

    // Whether the pawns count as placed (end.all-placed).
    static Bit all_placed(const Setting& s, const Position& p) {
        const Bit white_has = has_pawns(p.supply[0]), black_has = has_pawns(p.supply[1]);
        const Bit hands_empty =
            select(s.readings.is(EndPlacedWhen::one_supply), !white_has || !black_has, !white_has && !black_has);
        const Bit full_or_empty = select(s.readings.is(EndPlacedWhen::board_full),
                                         none(~p.pieces() & Places(s.geometry.places)), hands_empty);
        return when(
            s.readings.is(EndPlacedWhen::none_placeable), [&] { return none(open_to_either(s, p)); }, full_or_empty);
    }

private:
    static Outcomes is(Outcome o) {
        return Outcomes(Bits<static_cast<int>(Outcome::count_)>::single(static_cast<int>(o)));
    }

    // --- the end (end.all-placed, end.winner, end.stuck, end.stops) ----------------------------
    // No king is captured and not all pawns are placed. The game may be over all the same, by end.stuck; but then
    // there is no placing and no attack to bar, and turn.pass allows no pass.
    static Bit unfinished(const Setting& s, const Position& p) {
        return !p.captured[0] && !p.captured[1] && !all_placed(s, p);
    }
    static Bit has_pawns(const PerSize<A>& supply) {
        return supply[0] > Number(0) || supply[1] > Number(0) || supply[2] > Number(0);
    }
    static Outcomes by_pawns(const Setting& s, const Position& p) {
        const Number white = count(p.pawns[0]), black = count(p.pawns[1]);
        const Outcomes by_count = select(white > black, is(Outcome::white_wins),
                                         select(black > white, is(Outcome::black_wins), is(Outcome::draw)));
        return select(s.readings.is(EndGoesTo::draw), is(Outcome::draw), by_count);
    }

    static Bit ends_when_stuck(const Setting& s) {
        return s.readings.is(TurnMayPass::stuck_loses) || s.readings.is(TurnMayPass::stuck_draws);
    }
    static Outcomes by_being_stuck(const Setting& s, const Position& p) {
        const Outcomes other_side = select(p.black_to_move, is(Outcome::white_wins), is(Outcome::black_wins));
        return select(s.readings.is(TurnMayPass::stuck_draws), is(Outcome::draw), other_side);
    }

    // The mover's second move in a row, after a king came to light.
    static Bit moves_again(const Setting& s, const Position& p, const Position& after) {
        const PerSide<Bit> found{after.revealed[0] && !p.revealed[0], after.revealed[1] && !p.revealed[1]};
        const Bit enemys = select(p.black_to_move, found[0], found[1]);
        return (s.readings.is(TurnAfterReveal::again) && (found[0] || found[1])) ||
               (s.readings.is(TurnAfterReveal::king_is_a_turn) && enemys);
    }

    // --- placing -------------------------------------------------------------------------------
    // place.puts-pawn, king.reveal-pawn
    static void place(const Setting& s, Position& p, const Places& to) {
        const PerSide<Bit> revealed = kings_revealed(s, p, to);
        const Bit ordinary = !(revealed[0] || revealed[1]) || s.readings.is(KingPawnOnHim::shares);
        const Bit lost = !ordinary && s.readings.is(KingPawnOnHim::lost);
        for (std::size_t i = 0; i < kSides; ++i) {
            const Bit acts = is_mover(p, i);
            p.pawns[i] = p.pawns[i] | only_if<A>(acts && ordinary, to);
            add(p.supply[i], to, acts && (ordinary || lost), -1);
            add(p.lost[i], to, acts && lost, 1);
            p.revealed[i] = p.revealed[i] || revealed[i];
        }
    }
    // king.reveal, then king.same-place
    static PerSide<Bit> kings_revealed(const Setting& s, const Position& p, const Places& to) {
        PerSide<Bit> hides{}, found{};
        for (std::size_t i = 0; i < kSides; ++i) {
            const Bit as_read =
                select(is_mover(p, i), s.readings.is(KingRevealedBy::owner), s.readings.is(KingRevealedBy::enemy));
            hides[i] = any(to & p.hidden_king(static_cast<Side>(i)));
            found[i] = hides[i] && (as_read || s.readings.is(KingRevealedBy::either));
        }
        const Bit both = hides[0] && hides[1] && (found[0] || found[1]) && s.readings.is(KingOnOnePlace::both);
        return {found[0] || both, found[1] || both};
    }

    // --- attacking -----------------------------------------------------------------------------
    static Position attacked(const Setting& s, const Position& p, const Move& m) {
        const Attack<A> attack(s, p, m);
        const Bit king = attack.on_king(), succeeds = attack.succeeds() && (king || can_replace(s, p, m.to));
        Position after = when(
            succeeds && !king, [&] { return pawn_captured(s, p, m); }, p);
        for (std::size_t i = 0; i < kSides; ++i)  // capture.king
            after.captured[i] = p.captured[i] || (succeeds && king && !is_mover(p, i));
        return after;
    }
    // capture.needs-pawn, where it is no question of what may be declared.
    static Bit can_replace(const Setting& s, const Position& p, const Places& to) {
        return s.readings.is(CaptureReplacement::attacker_moves) || !s.readings.is(CaptureNoPawnLeft::cannot_succeed) ||
               any(to & supplied(s, p));
    }
    // capture.pawn, capture.replaced
    static Position pawn_captured(const Setting& s, Position p, const Move& m) {
        const Bit returns = s.readings.is(CaptureCapturedPawn::returns);
        const Bit moves = s.readings.is(CaptureReplacement::attacker_moves);
        const Bit from_hand = !moves && any(m.to & supplied(s, p));
        for (std::size_t i = 0; i < kSides; ++i) {
            const Bit acts = is_mover(p, i);
            const Places leaves = select(acts, only_if<A>(moves, m.from), m.to);
            p.pawns[i] = (p.pawns[i] & ~leaves) | only_if<A>(acts && (moves || from_hand), m.to);
            add(p.supply[i], m.to, acts && from_hand, -1);
            add(p.supply[i], m.to, !acts && returns, 1);
            add(p.lost[i], m.to, !acts && !returns, 1);
        }
        return p;
    }

    // Changes the number of the size that belongs to the place.
    static void add(PerSize<A>& numbers, const Places& place, const Bit& on, int change) {
        for (std::size_t n = 0; n < kLevels; ++n) {
            const Bit here = on && any(place & kLevelPlaces[n]);
            numbers[n] = numbers[n] + select(here, Number(change), Number(0));
        }
    }
};

}  // namespace nomos::nerva
