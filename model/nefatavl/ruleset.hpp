// Nefatavl as the ruleset concept wants it. Tafl<11> is the game; other sizes are for study.
#pragma once

#include "model/core/ended.hpp"
#include "model/core/ruleset.hpp"
#include "model/nefatavl/aids/cut_points.hpp"
#include "model/nefatavl/aids/distance.hpp"
#include "model/nefatavl/aids/images.hpp"
#include "model/nefatavl/aids/predecessors.hpp"
#include "model/nefatavl/constraints.hpp"
#include "model/nefatavl/exhibits.hpp"
#include "model/nefatavl/notation.hpp"
#include "model/nefatavl/position.hpp"
#include "model/nefatavl/rules.hpp"
#include "model/nefatavl/start.hpp"
#include "model/nefatavl/text.hpp"

namespace nomos::nefatavl {

const RulesetInfo& info();

template <int Size>
struct Tafl {
    static constexpr int kSize = Size, kCells = Size * Size;
    static constexpr int kOutcomes = static_cast<int>(Outcome::count_);
    using Clause = nefatavl::Clause;
    using Reading = nefatavl::Reading;
    template <class A>
    using Setting = nefatavl::Setting<A, Size>;
    template <class A>
    using Position = nefatavl::Position<A, Size>;
    template <class A>
    using Move = nefatavl::Move<A, Size>;
    template <class A>
    using Rules = nefatavl::Rules<A, Size>;
    using Constraints = nefatavl::Constraints<Size>;

    static const RulesetInfo& info() { return nefatavl::info(); }
    static std::span<const ExhibitInfo> exhibits() { return nefatavl::exhibits(); }

    // --- set-up and well-formedness ----------------------------------------------------------
    static Setting<Native> default_setting() {
        Setting<Native> s;
        s.readings = default_readings<Reading>(readings());
        const Position<Native> usual = usual_start<Size>();
        s.first_attackers = usual.attackers, s.first_defenders = usual.defenders;
        return s;
    }
    template <class A>
    static Position<A> start(const Setting<A>& s) {
        return {s.first_attackers, s.first_defenders, Board<Size>::centre(), false};
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>& s) {
        return nefatavl::well_formed(s);
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>&, const Position<A>& p) {
        return nefatavl::well_formed(p);
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>&, const Position<A>&, const Move<A>& m) {
        return nefatavl::well_formed(m);
    }
    template <class A>
    static Number<A> pieces(const Position<A>& p) {
        return count(p.stones());
    }
    static constexpr bool kCutPoints = true;
    template <class A, class Visit>
    static void cut_points(int, const Setting<A>& s, const Position<A>& p, const Move<A>& m, Visit& visit) {
        CutPoints<Size>::template visit<A>(s, p, m, visit);
    }
    // Parts of all moves that are one part turned or mirrored: one way to go, in one half of the board.
    using Images = ImagesOf<Size>;
    static constexpr int kTurnedParts = 8;
    template <class A>
    static Bit<A> in_part(int k, const Move<A>& m) {
        const auto [way, half] = std::pair(kDirections[static_cast<std::size_t>(k / 2)], k % 2);
        const bool upright = way == Direction::north || way == Direction::south;
        Bits<kCells> near;  // with the middle line, which is in both halves
        for (int c = 0; c < kCells; ++c)
            if (const int line = upright ? Board<Size>::column(c) : Board<Size>::row(c);
                half == 0 ? 2 * line < Size : 2 * line > Size - 3)
                near.set(c);
        Word<A, kCells> reached = m.from;
        for (int i = 1; i < Size; ++i) reached = reached | stepped<A>(way, reached);
        return any(m.to & stepped<A>(way, reached)) && none(m.to & ~near);
    }
    template <class A>
    static Word<A, kCells> stepped(Direction way, const Word<A, kCells>& w) {
        using G = Grid<Size, Size>;
        switch (way) {
            case Direction::north:
                return G::template step<Direction::north>(w);
            case Direction::east:
                return G::template step<Direction::east>(w);
            case Direction::south:
                return G::template step<Direction::south>(w);
            default:
                return G::template step<Direction::west>(w);
        }
    }
    static constexpr std::string_view kWellFormedHint = "one stone a square and at most one king";
    static bool judged_elsewhere(Clause) { return false; }

    // --- notation ----------------------------------------------------------------------------
    static std::string print(const Setting<Native>&, const Position<Native>& p) { return nefatavl::print(p); }
    static std::string print_move(const Setting<Native>&, const Move<Native>& m) { return nefatavl::print(m); }
    static Position<Native> parse(const Setting<Native>&, std::string_view text) { return parse_position<Size>(text); }
    static Move<Native> parse_move(const Setting<Native>&, std::string_view text) {
        return nefatavl::parse_move<Size>(text);
    }
    static Picture picture(const Setting<Native>& s, const Position<Native>& p) {
        return nefatavl::picture(p, how_ended<Tafl>(s, p));
    }
    static Picture picture_of_move(const Setting<Native>& s, const Position<Native>& p, const Move<Native>& m) {
        const auto after = Rules<Native>::apply(s, p, m);
        return nefatavl::picture_of_move(p, m, after, how_ended<Tafl>(s, after));
    }

    using Distance = nefatavl::Distance<Size>;
    template <class Visit>
    static void for_each_predecessor(const Setting<Native>&, const Position<Native>& p, Visit&& visit) {
        Predecessors<Size, std::remove_reference_t<Visit>>(p, visit).run();
    }
    // By a move from a position in play that takes a stone at most, or it is the set-up: of a game that is not led
    // there nobody has played it, or it is over.
    static bool is_led_to(const Setting<Native>& s, const Position<Native>& p) {
        bool is_led_to = same(p, start<Native>(s));
        for_each_predecessor(s, p, [&](const Position<Native>& before, const Move<Native>& m) {
            is_led_to = is_led_to || (Rules<Native>::outcome(s, before).test(0) && Rules<Native>::legal(s, before, m) &&
                                      same(Rules<Native>::apply(s, before, m), p));
        });
        return is_led_to;
    }
    static int far_fetched(const Setting<Native>& s, const Position<Native>& p) { return is_led_to(s, p) ? 0 : 1; }

    // --- sampling ----------------------------------------------------------------------------
    static constexpr int kCandidateCost = 16;
    static std::pair<Setting<Native>, Position<Native>> throw_position(Dice& dice);
    static Move<Native> throw_move(const Setting<Native>&, const Position<Native>& p, Dice& dice);
    template <class Visit>
    static void for_each_candidate(const Setting<Native>&, const Position<Native>&, Visit&& visit) {
        for (int from = 0; from < kCells; ++from)
            for (int to = 0; to < kCells; ++to)
                visit(Move<Native>{Bits<kCells>::single(from), Bits<kCells>::single(to)});
    }
};

// Any stones anywhere: sparse or crowded, brown squares included, the king taken now and then.
template <int Size>
auto Tafl<Size>::throw_position(Dice& dice) -> std::pair<Setting<Native>, Position<Native>> {
    auto setting = default_setting();
    setting.readings = thrown_readings<nefatavl::Reading>(readings(), dice);
    Position<Native> p;
    const int thin = 2 + dice.below(12);
    for (int c = 0; c < kCells; ++c)
        if (dice.one_in(thin)) (dice.one_in(2) ? p.attackers : p.defenders).set(c);
    p.defenders_to_move = dice.one_in(2);
    if (dice.one_in(16)) return {setting, p};
    // The squares where the king's rules change are drawn as often as all the others.
    const int home = Board<Size>::kCentre;
    const std::array special{home, home + 1, home - 1, home + Size, home - Size, 1, Size - 2, Size * Size - 2, 0};
    const int king = dice.one_in(2) ? special[static_cast<std::size_t>(dice.below(9))] : dice.below(kCells);
    p.attackers.reset(king), p.defenders.reset(king), p.king.set(king);
    return {setting, p};
}

// Mostly along the lines of a stone, so that a good part of the moves is legal or nearly so.
template <int Size>
auto Tafl<Size>::throw_move(const Setting<Native>&, const Position<Native>& p, Dice& dice) -> Move<Native> {
    int from = dice.below(kCells);
    for (int tries = 0; tries < 8 && !p.stones().test(from); ++tries) from = dice.below(kCells);
    const int to = dice.one_in(8)   ? dice.below(kCells)
                   : dice.one_in(2) ? Board<Size>::cell(dice.below(Size), Board<Size>::row(from))
                                    : Board<Size>::cell(Board<Size>::column(from), dice.below(Size));
    return {Bits<kCells>::single(from), Bits<kCells>::single(to)};
}

// Tafl<11> under the name that the registry wants.
struct RulesetType : Tafl<11> {};

}  // namespace nomos::nefatavl
