// One attack: its points, the target's, and whether it succeeds. Taken on the board before it.
//
// Points are summed at the one place attacked, bit by bit from the places near it, in the order of
// kAround and kDiagonal, then of kNearby.
#pragma once

#include <bit>

#include "model/nerva/rules_places.hpp"

namespace nomos::nerva {

// Links and neighbours never leave a level. Natively only the level attacked is worked on, a
// third of a word; as a formula nothing is cut, for what the target masks costs nothing. Only here
// does what runs differ from what is proved; a test evaluates both on the same positions.
template <class A>
struct LevelOf {
    using Squares = Places<A>;
    explicit LevelOf(const Places<A>&) {}
    Squares operator()(const Places<A>& places) const { return places; }
    // The pawns of one side that are in a full stack: in each of its three places.
    static Squares in_full_stacks(const Places<A>& pawns) {
        return pawns & (Boards::up(pawns) | Boards::down(pawns, 2)) & (Boards::up(pawns, 2) | Boards::down(pawns));
    }
    template <Step S>
    static Squares step(const Squares& w) {
        return Boards::step<S>(w);
    }
};
template <>
struct LevelOf<Native> {
    using Squares = Bits<kSquares>;
    explicit LevelOf(const Places<Native>& one) {
        const auto levels = std::bit_cast<Levels>(one);
        level_ = any(levels[0]) ? 0 : any(levels[1]) ? 1 : 2;
    }
    Squares operator()(const Places<Native>& places) const { return std::bit_cast<Levels>(places)[level_]; }
    static Squares in_full_stacks(const Places<Native>& pawns) {
        const auto levels = std::bit_cast<Levels>(pawns);
        return levels[0] & levels[1] & levels[2];
    }
    template <Step S>
    static Squares step(const Squares& w) {
        constexpr Squares kInner = [] {
            Squares inner;
            for (int i = 0; i < kSquares; ++i) inner.assign(i, Boards::neighbour(i, S) >= 0);
            return inner;
        }();
        constexpr int kShift = S.rows * kEdge + S.columns;
        if constexpr (kShift > 0)
            return (w & kInner) << kShift;
        else
            return (w & kInner) >> -kShift;
    }

private:
    using Levels = std::array<Squares, std::size_t{kLevels}>;
    std::size_t level_;
};

// A step to one of the places around.
constexpr bool is_one_step(Step s) {
    return s.columns * s.columns <= 1 && s.rows * s.rows <= 1 && !(s.columns == 0 && s.rows == 0);
}
// Row by row from the south-west, the steps to all places from which a friend may lend to a pawn around the target: at
// most two columns and two rows away, the target's own place among them (a king may be there, hidden or not).
inline constexpr auto kNearby = [] {
    std::array<Step, 25> steps{};
    for (std::size_t i = 0; i < steps.size(); ++i)
        steps[i] = {static_cast<int>(i % 5) - 2, static_cast<int>(i / 5) - 2};
    return steps;
}();

template <class A>
class Attack {
    using Level = LevelOf<A>;
    using Squares = typename Level::Squares;

public:
    // For an attack that is legal.
    Attack(const Setting<A>& setting, const Position<A>& position, const Move<A>& move)
        : s_(setting), to_(move.to), mover_(mover_of(position)), enemy_(enemy_of(position)), level_(move.to) {
        const Places<A> all = Places<Native>::all(), nothing{};
        own_ = level_(mover_.pawns), target_ = level_(to_);
        counted_ = own_ & level_(select(is(AttackSum::named_only), move.from, all));
        stacked_ = Level::in_full_stacks(mover_.pawns);
        linked_ = counted_ & ~(level_(select(is(AttackSum::each_one), all, nothing)) | unlinked(stacked_));
        lending_ = level_(mover_.lending(s_));
    }

    // attack.success
    Bit<A> succeeds() const { return attack_points() > defence_points(); }
    // attack.target
    Bit<A> on_king() const { return any(to_ & enemy_.standing_king()); }

    // attack.total, ambush.bonus
    Number<A> attack_points() const {
        const Number<A> attackers = over<kAround>([&]<Step S>() { return points_of<S>(); });
        // A formula has them all, of which none counts under another answer: a proof can be cut at each.
        const Number<A> sum = is_surely_not(is(AttackSum::each_once)) ? attackers : with_lenders(attackers);
        const Number<A> bonus = select(is(AmbushPoints::three), Number<A>(3), sum + Number<A>(1));
        return select(in_ambush(), bonus, sum);
    }
    // defence.total, king.no-points, link.defence
    Number<A> defence_points() const {
        const Squares stacked = Level::in_full_stacks(enemy_.pawns), lending = level_(enemy_.lending(s_));
        const Bit<A> king = on_king(), in_stack = !king && any(target_ & stacked);
        const Number<A> own = select(king, Number<A>(0), own_points(in_stack));
        const Number<A> links = over<kBeside>([&]<Step S>() { return to_number(near<S>(lending)); });
        return own + select(in_stack && is(StackLinksToo::fixed), Number<A>(0), links);
    }

private:
    friend struct CutPoints;  // proofs are cut at what is computed below
    friend struct Summands;   // ... and laws are led by it
    template <class O>
    Bit<A> is(O option) const {
        return s_.readings.is(option);
    }
    static bool is_surely_not(const Bit<A>& condition) {
        if constexpr (std::same_as<A, Native>)
            return !condition;
        else if constexpr (requires { condition.is_constant(); })
            return condition.is_constant() && !condition.constant();
        else
            return false;
    }
    // The place a step away from the target is in the word.
    template <Step S>
    Bit<A> near(const Squares& w) const {
        return any(w & Level::template step<S>(target_));
    }
    // The sum of body.operator()<S>() over the steps, in their order.
    template <const auto& Steps, class F>
    static Number<A> over(F&& body) {
        return [&]<std::size_t... I>(std::index_sequence<I...>)->Number<A> {
            return (... + body.template operator()<Steps[I]>());
        }
        (std::make_index_sequence<Steps.size()>{});
    }

    // --- points (stack.points, link.attack) --------------------------------------------------
    static Number<A> own_points(const Bit<A>& in_stack) { return select(in_stack, Number<A>(3), Number<A>(1)); }
    // Full stacks to whose points no links are added.
    Squares unlinked(const Squares& stacked) const { return select(is(StackLinksToo::fixed), stacked, Squares{}); }
    // What the pawn a step away from the target adds to the attack, if there is one that counts.
    template <Step S>
    Number<A> points_of() const {
        const Number<A> nought = 0;
        const auto lent = [&]<Step D>() { return to_number(near<plus(S, D)>(lending_)); };
        const auto links = [&] {
            const Number<A> diagonal = when(
                !is(LinkSharesAttack::beside), [&] { return over<kDiagonal>(lent); }, nought);
            const Number<A> beside = when(
                !is(LinkSharesAttack::diagonal), [&] { return over<kBeside>(lent); }, nought);
            return diagonal + beside;
        };
        const auto points = [&] {
            const Bit<A> adds_links = near<S>(linked_) && !is(AttackSum::each_once);
            return own_points(near<S>(stacked_)) + when(adds_links, links, nought);
        };
        return when(near<S>(counted_), points, nought);
    }
    // attack.sum=each-once: one point for each lender that is no attacker, to however many it lends.
    Number<A> with_lenders(const Number<A>& attackers) const {
        return [&]<std::size_t... I>(std::index_sequence<I...>)->Number<A> {
            return (attackers + ... + to_number(lends_once<kNearby[I]>()));
        }
        (std::make_index_sequence<kNearby.size()>{});
    }
    template <Step T>
    Bit<A> lends_once() const {
        return is(AttackSum::each_once) && near<T>(lending_) && !attacks<T>() && lends<T>();
    }
    // A pawn around the target stands on the place so far from it.
    template <Step T>
    Bit<A> attacks() const {
        if constexpr (is_one_step(T))
            return near<T>(counted_);
        else
            return false;
    }
    // The place so far from the target shares attack with a pawn around it to whose points links are added.
    template <Step T>
    Bit<A> lends() const {
        return (!is(LinkSharesAttack::beside) && is_linked_by<T, kDiagonal>()) ||
               (!is(LinkSharesAttack::diagonal) && is_linked_by<T, kBeside>());
    }
    template <Step T, const auto& Steps>
    Bit<A> is_linked_by() const {
        const auto linked = [&]<Step S>() -> Bit<A> {
            if constexpr (is_one_step(S))
                return near<S>(linked_);
            else
                return false;
        };
        return [&]<std::size_t... I>(std::index_sequence<I...>)->Bit<A> {
            return (... || linked.template operator()<plus(T, Steps[I])>());
        }
        (std::make_index_sequence<Steps.size()>{});
    }
    static constexpr Step plus(Step a, Step b) { return {a.columns + b.columns, a.rows + b.rows}; }

    // --- ambush (ambush.bonus, ambush.counter) -----------------------------------------------
    Bit<A> in_ambush() const {
        const Bit<A> ne = near<kDiagonal[0]>(own_), se = near<kDiagonal[1]>(own_);
        const Bit<A> sw = near<kDiagonal[2]>(own_), nw = near<kDiagonal[3]>(own_);
        const Bit<A> one = ne && sw, other = se && nw;
        const Bit<A> held = select(is(AmbushNeeds::opposite_ends), one || other,
                                   select(is(AmbushNeeds::all_four), one && other, (ne || sw) && (se || nw)));
        return when(
            held, [&] { return !is_countered(); }, Bit<A>(false));
    }
    Bit<A> is_countered() const {
        const Bit<A> any_side = is(AmbushSpoiledBy::any_next) || is(AmbushSpoiledBy::any_higher);
        const Bit<A> any_level = is(AmbushSpoiledBy::own_higher) || is(AmbushSpoiledBy::any_higher);
        const Places<A> over_it = Boards::up(to_) | only_if<A>(any_level, Boards::up(to_, 2));
        return any(over_it & (enemy_.pieces() | only_if<A>(any_side, mover_.pieces())));
    }

    const Setting<A>& s_;
    Places<A> to_;
    Army<A> mover_, enemy_;
    Level level_;
    Squares own_, target_;      // the mover's pawns; the place attacked
    Squares counted_, linked_;  // those whose points count; those of them with links
    Squares stacked_, lending_;
};

}  // namespace nomos::nerva
