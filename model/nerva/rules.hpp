// Nerva's executable rules: what is legal, what a move does, how the game stands. Whole boards are
// one word; no loop runs over places.
#pragma once

#include "model/nerva/rules_attack.hpp"
#include "model/nerva/rules_generate.hpp"

namespace nomos::nerva {

struct Rules {
    template <class A>
    using Outcomes = Word<A, static_cast<int>(Outcome::count_)>;

    // --- the four questions of the ruleset concept ---------------------------------------------
    // For a well-formed setting, position and move. Points decide an attack, never its legality.
    template <class A>
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        const Places<A> placings = open_places(s, p), own = mover_of(p).pawns, attacked = targets(s, p);
        const Bit<A> reaches = any(m.from & own & around(m.to));  // attack.own-pawn, attack.adjacent
        return in_play(s, p) && ((m.is(Kind::place) && any(m.to & placings)) ||
                                 (m.is(Kind::attack) && reaches && any(m.to & attacked)) ||
                                 (m.is(Kind::pass) && may_pass(s, placings, Places<A>(attacked & around(own)))));
    }

    // The position after a legal move (turn.alternate, attack.failure).
    template <class A>
    static Position<A> apply(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        Position<A> after = when(
            m.is(Kind::place), [&] { return placed(s, p, m.to); }, p);
        after = when(
            m.is(Kind::attack), [&] { return attacked(s, p, m); }, after);
        after.black_to_move = iff(p.black_to_move, moves_again(s, p, after));
        return after;
    }

    // One-hot by Outcome (win.king).
    template <class A>
    static Outcomes<A> outcome(const Setting<A>& s, const Position<A>& p) {
        const Bit<A> white_fell = p.captured[0], black_fell = p.captured[1];
        const Outcomes<A> by_king =
            select(white_fell, select(black_fell, is<A>(Outcome::draw), is<A>(Outcome::black_wins)),
                   is<A>(Outcome::white_wins));
        const Outcomes<A> otherwise = when(
            all_placed(s, p), [&] { return by_pawns(s, p); }, is<A>(Outcome::in_play));
        return select(white_fell || black_fell, by_king, otherwise);
    }

    // Every legal move once, in the order that rules_generate.hpp tells.
    template <class Visit>
    static void for_each_move(const Setting<Native>& s, const Position<Native>& p, Visit&& visit) {
        if (in_play(s, p)) Generator<Visit>{s, p, visit}.run();
    }

private:
    template <class A>
    static Outcomes<A> is(Outcome o) {
        return Outcomes<A>(Bits<static_cast<int>(Outcome::count_)>::single(static_cast<int>(o)));
    }

    // --- the end (end.all-placed, end.winner, end.stops) ---------------------------------------
    template <class A>
    static Bit<A> in_play(const Setting<A>& s, const Position<A>& p) {
        return !p.captured[0] && !p.captured[1] && !all_placed(s, p);
    }
    template <class A>
    static Bit<A> all_placed(const Setting<A>& s, const Position<A>& p) {
        const Bit<A> white_has = has_pawns<A>(p.supply[0]), black_has = has_pawns<A>(p.supply[1]);
        const Bit<A> hands_empty =
            select(s.readings.is(EndPlacedWhen::one_supply), !white_has || !black_has, !white_has && !black_has);
        return select(s.readings.is(EndPlacedWhen::board_full), none(~p.pieces() & Places<A>(s.geometry.places)),
                      hands_empty);
    }
    template <class A>
    static Bit<A> has_pawns(const PerSize<A>& supply) {
        return supply[0] > Number<A>(0) || supply[1] > Number<A>(0) || supply[2] > Number<A>(0);
    }
    template <class A>
    static Outcomes<A> by_pawns(const Setting<A>& s, const Position<A>& p) {
        const Number<A> white = count(p.pawns[0]), black = count(p.pawns[1]);
        const Outcomes<A> by_count = select(white > black, is<A>(Outcome::white_wins),
                                            select(black > white, is<A>(Outcome::black_wins), is<A>(Outcome::draw)));
        return select(s.readings.is(EndGoesTo::draw), is<A>(Outcome::draw), by_count);
    }

    // The mover's second move in a row, after a king came to light.
    template <class A>
    static Bit<A> moves_again(const Setting<A>& s, const Position<A>& p, const Position<A>& after) {
        const PerSide<Bit<A>> found{after.revealed[0] && !p.revealed[0], after.revealed[1] && !p.revealed[1]};
        const Bit<A> enemys = select(p.black_to_move, found[0], found[1]);
        return (s.readings.is(TurnAfterReveal::again) && (found[0] || found[1])) ||
               (s.readings.is(TurnAfterReveal::king_is_a_turn) && enemys);
    }

    // --- placing -------------------------------------------------------------------------------
    // place.puts-pawn, king.reveal-pawn
    template <class A>
    static Position<A> placed(const Setting<A>& s, Position<A> p, const Places<A>& to) {
        const PerSide<Bit<A>> revealed = kings_revealed(s, p, to);
        const Bit<A> ordinary = !(revealed[0] || revealed[1]) || s.readings.is(KingPawnOnHim::shares);
        const Bit<A> lost = !ordinary && s.readings.is(KingPawnOnHim::lost);
        for (std::size_t i = 0; i < kSides; ++i) {
            const Bit<A> acts = is_mover(p, i);
            p.pawns[i] = p.pawns[i] | only_if<A>(acts && ordinary, to);
            add<A>(p.supply[i], to, acts && (ordinary || lost), -1);
            add<A>(p.lost[i], to, acts && lost, 1);
            p.revealed[i] = p.revealed[i] || revealed[i];
        }
        return p;
    }
    // king.reveal, then king.same-place
    template <class A>
    static PerSide<Bit<A>> kings_revealed(const Setting<A>& s, const Position<A>& p, const Places<A>& to) {
        PerSide<Bit<A>> hides{}, found{};
        for (std::size_t i = 0; i < kSides; ++i) {
            const Bit<A> as_read =
                select(is_mover(p, i), s.readings.is(KingRevealedBy::owner), s.readings.is(KingRevealedBy::enemy));
            hides[i] = any(to & p.hidden_king(static_cast<Side>(i)));
            found[i] = hides[i] && (as_read || s.readings.is(KingRevealedBy::either));
        }
        const Bit<A> both = hides[0] && hides[1] && (found[0] || found[1]) && s.readings.is(KingOnOnePlace::both);
        return {found[0] || both, found[1] || both};
    }

    // --- attacking -----------------------------------------------------------------------------
    template <class A>
    static Position<A> attacked(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        const Attack<A> attack(s, p, m);
        const Bit<A> king = attack.on_king(), succeeds = attack.succeeds() && (king || can_replace(s, p, m.to));
        Position<A> after = when(
            succeeds && !king, [&] { return pawn_captured(s, p, m); }, p);
        for (std::size_t i = 0; i < kSides; ++i)  // capture.king
            after.captured[i] = p.captured[i] || (succeeds && king && !is_mover(p, i));
        return after;
    }
    // capture.needs-pawn, where it is no question of what may be declared.
    template <class A>
    static Bit<A> can_replace(const Setting<A>& s, const Position<A>& p, const Places<A>& to) {
        return s.readings.is(CaptureReplacement::attacker_moves) || !s.readings.is(CaptureNoPawnLeft::cannot_succeed) ||
               any(to & supplied(s, p));
    }
    // capture.pawn, capture.replaced
    template <class A>
    static Position<A> pawn_captured(const Setting<A>& s, Position<A> p, const Move<A>& m) {
        const Bit<A> returns = s.readings.is(CaptureCapturedPawn::returns);
        const Bit<A> moves = s.readings.is(CaptureReplacement::attacker_moves);
        const Bit<A> from_hand = !moves && any(m.to & supplied(s, p));
        for (std::size_t i = 0; i < kSides; ++i) {
            const Bit<A> acts = is_mover(p, i);
            const Places<A> leaves = select(acts, only_if<A>(moves, m.from), m.to);
            p.pawns[i] = (p.pawns[i] & ~leaves) | only_if<A>(acts && (moves || from_hand), m.to);
            add<A>(p.supply[i], m.to, acts && from_hand, -1);
            add<A>(p.supply[i], m.to, !acts && returns, 1);
            add<A>(p.lost[i], m.to, !acts && !returns, 1);
        }
        return p;
    }

    // Changes the number of the size that belongs to the place.
    template <class A>
    static void add(PerSize<A>& numbers, const Places<A>& place, const Bit<A>& on, int change) {
        for (std::size_t n = 0; n < kLevels; ++n) {
            const Bit<A> here = on && any(place & kLevelPlaces[n]);
            numbers[n] = numbers[n] + select(here, Number<A>(change), Number<A>(0));
        }
    }
};

}  // namespace nomos::nerva
