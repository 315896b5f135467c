// Points at the place attacked, counted there and nowhere else: up to eight pawns around it, four
// places diagonal to each or eight around it, four beside the target. Laws and bounds of capture speak of them.
// Where nobody counts twice, it is the places at most two steps away, each once.
//
// They are counted a third time here, from the clauses. Terms are built as the executable rules are
// known to build theirs (from words near the target, in the order of kAround and kDiagonal, and of kNear): a
// solver compares such sums at once, and others hardly ever.
#pragma once

#include "properties/nerva/view.hpp"

namespace nomos::nerva::properties {

// body.operator()<S>() for each step of a constant list.
template <const auto& Steps, class Body>
void for_each_step(Body&& body) {
    const auto visit = [&]<std::size_t... I>(std::index_sequence<I...>) {
        (body.template operator()<Steps[I]>(), ...);
    };
    visit(std::make_index_sequence<Steps.size()>{});
}
// The sum of body.operator()<S>() over the steps, in their order.
template <class A, const auto& Steps, class Body>
Number<A> sum_over(Body&& body) {
    const auto sum = [&]<std::size_t... I>(std::index_sequence<I...>) {
        return (... + body.template operator()<Steps[I]>());
    };
    return sum(std::make_index_sequence<Steps.size()>{});
}
constexpr nerva::Step operator+(nerva::Step a, nerva::Step b) { return {a.columns + b.columns, a.rows + b.rows}; }
constexpr bool is_around(nerva::Step s) {
    return s.columns * s.columns <= 1 && s.rows * s.rows <= 1 && (s.columns != 0 || s.rows != 0);
}
// The target's place and all up to two steps away, row by row.
inline constexpr std::array<nerva::Step, 25> kNear = [] {
    std::array<nerva::Step, 25> steps{};
    for (int i = 0; i < 25; ++i) steps[words::at(i)] = {i % 5 - 2, i / 5 - 2};
    return steps;
}();

// The places of full stacks: each place with its two fellows of the tile.
template <class W>
W full_stacks(const W& pawns) {
    return pawns & (Boards::up(pawns) | Boards::down(pawns, 2)) & (Boards::up(pawns, 2) | Boards::down(pawns));
}

template <class R, class A>
struct Points : View<R, A> {
    using W = Places<A>;

    W to = this->step.move.to;
    W own_pawns = this->own(this->step.before.pawns), foe_pawns = this->foe(this->step.before.pawns);
    W own_stacks = full_stacks(own_pawns), foe_stacks = full_stacks(foe_pawns);
    // The mover's pawns that count in the attack, those of them to which friends lend, and those whose links count,
    // one by one.
    W counted = own_pawns & select(this->reads(AttackSum::named_only), this->step.move.from, all());
    W receiving = counted & ~select(this->reads(StackLinksToo::fixed), own_stacks, W{});
    W linked = counted & ~(select(this->reads(AttackSum::each_one) || this->reads(AttackSum::each_once), all(), W{}) |
                           select(this->reads(StackLinksToo::fixed), own_stacks, W{}));
    // The places that lend points to the links of a side's friends.
    W own_lending = lending(this->black), foe_lending = lending(!this->black);

    explicit Points(const Step<R, A>& s) : View<R, A>(s) {}

    // The place a step away from the target is in the word.
    template <nerva::Step S>
    Bit<A> near(const W& places) const {
        return any(places & Boards::step<S>(to));
    }

    // --- the target --------------------------------------------------------------------------
    Bit<A> king_is_target() const { return any(to & this->foe_king()); }
    Bit<A> pawn_is_target() const { return any(to & foe_pawns) && !king_is_target(); }
    Bit<A> target_in_stack() const { return !king_is_target() && any(to & foe_stacks); }
    Number<A> defence() const {
        const Bit<A> fixed = target_in_stack() && this->reads(StackLinksToo::fixed);
        return select(king_is_target(), Number<A>(0), own_points(target_in_stack())) +
               select(fixed, Number<A>(0), defence_links());
    }
    Number<A> defence_links() const {
        return sum_over<A, kBeside>([&]<nerva::Step S>() { return to_number(near<S>(foe_lending)); });
    }

    // An attack may succeed: on a king, or on a pawn where one can be put in its place if that is read so.
    Bit<A> can_succeed() const {
        return !pawn_is_target() || this->reads(CaptureReplacement::attacker_moves) ||
               !this->reads(CaptureNoPawnLeft::cannot_succeed) || this->hand() > Number<A>(0);
    }

    // --- the attackers -----------------------------------------------------------------------
    Number<A> attack() const { return with_bonus(sum_of_attackers()); }
    Number<A> with_bonus(const Number<A>& sum) const {
        const Number<A> bonus = select(this->reads(AmbushPoints::three), Number<A>(3), sum + Number<A>(1));
        return select(in_ambush(), bonus, sum);
    }
    Number<A> sum_of_attackers() const {
        Number<A> sum = sum_linking(linked);
        if constexpr (std::same_as<A, Native>)
            if (!this->reads(AttackSum::each_once)) return sum;
        for_each_step<kNear>([&]<nerva::Step S>() { sum = sum + to_number(lends_once<S>()); });
        return sum;
    }
    // Where each counts once, one point more for a place that lends and holds no attacker.
    template <nerva::Step S>
    Bit<A> lends_once() const {
        return this->reads(AttackSum::each_once) && lends_to_some<S>();
    }
    // Own points, and for the pawns of the word their links.
    Number<A> sum_linking(const W& some) const {
        return sum_over<A, kAround>([&]<nerva::Step S>() { return points_of<S>(some); });
    }
    // What the pawn a step away from the target adds, if there is one that counts.
    template <nerva::Step S>
    Number<A> points_of(const W& with_links) const {
        const Number<A> links = select(near<S>(with_links), links_of<S>(), Number<A>(0));
        return select(near<S>(counted), own_points(near<S>(own_stacks)) + links, Number<A>(0));
    }
    Number<A> own_points_of_attackers() const {
        return sum_over<A, kAround>(
            [&]<nerva::Step S>() { return select(near<S>(counted), own_points(near<S>(own_stacks)), Number<A>(0)); });
    }
    // A place lends attack to at least one attacker and holds none.
    Bit<A> has_lenders() const {
        Bit<A> some = false;
        for_each_step<kNear>([&]<nerva::Step S>() { some = some || lends_to_some<S>(); });
        return some;
    }
    template <nerva::Step S>
    Bit<A> lends_to_some() const {
        Bit<A> attacks = false, diagonal = false, beside = false;
        if constexpr (is_around(S)) attacks = near<S>(counted);
        for_each_step<kDiagonal>([&]<nerva::Step D>() {
            if constexpr (is_around(S + D)) diagonal = diagonal || near<S + D>(receiving);
        });
        for_each_step<kBeside>([&]<nerva::Step D>() {
            if constexpr (is_around(S + D)) beside = beside || near<S + D>(receiving);
        });
        return near<S>(own_lending) && !attacks &&
               ((diagonal && !this->reads(LinkSharesAttack::beside)) ||
                (beside && !this->reads(LinkSharesAttack::diagonal)));
    }
    // Links of the place a step away from the target.
    template <nerva::Step S>
    Number<A> links_of() const {
        const auto lent = [&]<nerva::Step D>() { return to_number(near<S + D>(own_lending)); };
        return select(this->reads(LinkSharesAttack::beside), Number<A>(0), sum_over<A, kDiagonal>(lent)) +
               select(this->reads(LinkSharesAttack::diagonal), Number<A>(0), sum_over<A, kBeside>(lent));
    }

    // --- a few attackers -----------------------------------------------------------------------
    // None of this asks which of the pawns is named: where two words meet costs a solver much more than
    // what is near the target.
    Bit<A> attacks_alone() const { return !at_least(own_pawns)[1]; }
    Bit<A> two_attack() const { return at_least(own_pawns)[1] && !at_least(own_pawns)[2]; }
    Bit<A> stack_attacks() const { return at_least(own_stacks)[0]; }
    // The links of a pawn that attacks alone.
    Number<A> links_of_lone_attacker() const {
        Number<A> links = 0;
        for_each_step<kAround>([&]<nerva::Step S>() { links = select(near<S>(own_pawns), links_of<S>(), links); });
        return links;
    }
    // The places whose pawns would share attack with the word's.
    W sharing_attack(const W& places) const {
        W diagonal{}, beside{};
        for_each_step<kDiagonal>([&]<nerva::Step S>() { diagonal = diagonal | Boards::step<S>(places); });
        for_each_step<kBeside>([&]<nerva::Step S>() { beside = beside | Boards::step<S>(places); });
        return select(this->reads(LinkSharesAttack::beside), W{}, diagonal) |
               select(this->reads(LinkSharesAttack::diagonal), W{}, beside);
    }
    // Around the target are one, two, three places of the word at least.
    std::array<Bit<A>, 3> at_least(const W& places) const {
        std::array<Bit<A>, 3> so_many{false, false, false};
        for_each_step<kAround>([&]<nerva::Step S>() {
            const Bit<A> here = near<S>(places);
            so_many = {so_many[0] || here, so_many[1] || (so_many[0] && here), so_many[2] || (so_many[1] && here)};
        });
        return so_many;
    }

    // --- the ambush --------------------------------------------------------------------------
    Bit<A> in_ambush() const { return held() && !countered(); }
    Bit<A> held() const {
        const Bit<A> ne = near<kDiagonal[0]>(own_pawns), se = near<kDiagonal[1]>(own_pawns);
        const Bit<A> sw = near<kDiagonal[2]>(own_pawns), nw = near<kDiagonal[3]>(own_pawns);
        const Bit<A> one = ne && sw, other = se && nw;
        return select(this->reads(AmbushNeeds::opposite_ends), one || other,
                      select(this->reads(AmbushNeeds::all_four), one && other, (ne || sw) && (se || nw)));
    }
    Bit<A> countered() const {
        const Bit<A> any_side = this->reads(AmbushSpoiledBy::any_next) || this->reads(AmbushSpoiledBy::any_higher);
        const Bit<A> any_level = this->reads(AmbushSpoiledBy::own_higher) || this->reads(AmbushSpoiledBy::any_higher);
        const W over = Boards::up(to) | select(any_level, Boards::up(to, 2), W{});
        return any(over & (foe_pawns | this->foe_king() | select(any_side, own_pawns | this->own_king(), W{})));
    }

private:
    static W all() { return Boards::Places::all(); }
    static Number<A> own_points(const Bit<A>& in_stack) { return select(in_stack, Number<A>(3), Number<A>(1)); }
    W lending(const Bit<A>& of_black) const {
        const Position<A>& p = this->step.before;
        const auto of = [&](const auto& white_one, const auto& black_one) {
            return select(of_black, black_one, white_one);
        };
        const Bit<A> also_hidden = this->reads(KingLendsWhen::also_hidden);
        const Bit<A> stands = of(p.stands(Side::white), p.stands(Side::black));
        const Bit<A> hidden = of(p.is_hidden(Side::white), p.is_hidden(Side::black));
        const Bit<A> king =
            (stands && (also_hidden || this->reads(KingLendsWhen::standing))) || (hidden && also_hidden);
        return of(p.pawns[0], p.pawns[1]) | select(king, of(p.kings[0], p.kings[1]), W{});
    }
};

}  // namespace nomos::nerva::properties
