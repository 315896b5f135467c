// What is played one after the other at a table: single moves, or whole turns where a ruleset has
// them. A table is written once over a way of play.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "model/core/turns.hpp"

namespace nomos {

// A ruleset some of whose moves are decided by numbers offers what its executable rules add up for a move under the
// options of the setting: attack against defence, weight against weight. Where a sum can refuse a move it names the
// clauses by which it does, as kWeighing: what other clauses refuse is not decided by it.
template <class R>
concept WithSums = requires(const typename R::template Setting<Native>& setting,
                            const typename R::template Position<Native>& position,
                            const typename R::template Move<Native>& move) {
    { R::sums(setting, position, move) } -> std::same_as<std::vector<PictureSum>>;
};

template <Ruleset R>
struct ByMoves {
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Played = typename R::template Move<Native>;
    using Clauses = InForce<Native, typename R::Clause>;

    static Played parse(const Setting& s, std::string_view text) { return R::parse_move(s, text); }
    static std::string print(const Setting& s, const Played& m) { return R::print_move(s, m); }
    // visit(move, position after it); none in a finished position.
    template <class Visit>
    static void for_each(const Setting& s, const Position& p, Visit&& visit) {
        for_each_successor<R>(s, p, visit);
    }
    static std::uint64_t perft(const Setting& s, const Position& p, int depth) { return nomos::perft<R>(s, p, depth); }
    // Nothing when it is not legal.
    static std::optional<Position> after(const Setting& s, const Position& p, const Played& m) {
        if (!R::template well_formed<Native>(s, p, m) || !R::template Rules<Native>::legal(s, p, m)) return {};
        return R::template Rules<Native>::apply(s, p, m);
    }
    // By the constraints.
    static bool allowed(const Setting& s, const Position& p, const Played& m, const Clauses& in_force) {
        return R::Constraints::template legal<Native>(s, p, m, in_force);
    }
    static Picture picture(const Setting& s, const Position& p, const Played& m) { return R::picture_of_move(s, p, m); }
    static std::vector<PictureSum> sums(const Setting& s, const Position& p, const Played& m) {
        if constexpr (WithSums<R>)
            if (R::template well_formed<Native>(s, p, m)) return R::sums(s, p, m);
        return {};
    }
};

template <WithTurns R>
struct ByTurns {
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Played = typename R::Turn;
    using Clauses = InForce<Native, typename R::Clause>;

    static Played parse(const Setting& s, std::string_view text) { return R::parse_turn(s, text); }
    static std::string print(const Setting& s, const Played& t) { return R::print_turn(s, t); }
    template <class Visit>
    static void for_each(const Setting& s, const Position& p, Visit&& visit) {
        for_each_turn<R>(s, p, visit);
    }
    static std::uint64_t perft(const Setting& s, const Position& p, int depth) { return perft_turns<R>(s, p, depth); }
    static std::optional<Position> after(const Setting& s, const Position& p, const Played& t) {
        return after_turn<R>(s, p, t);
    }
    static bool allowed(const Setting& s, const Position& p, const Played& t, const Clauses& in_force) {
        return R::Constraints::turn_legal(s, p, t, in_force);
    }
    static Picture picture(const Setting& s, const Position& p, const Played& t) { return picture_of_turn<R>(s, p, t); }
    // Step by step, as far as they are allowed.
    static std::vector<PictureSum> sums(const Setting& s, Position p, const Played& t) {
        std::vector<PictureSum> all;
        for (int i = 0; i < t.steps; ++i) {
            for (PictureSum& sum : ByMoves<R>::sums(s, p, t.step(i))) all.push_back(std::move(sum));
            const std::optional<Position> after = ByMoves<R>::after(s, p, t.step(i));
            if (!after) break;
            p = *after;
        }
        return all;
    }
};

// What is played at the ruleset's table: whole turns where it has them.
template <class R>
struct WayAtTable {
    using type = ByMoves<R>;
};
template <WithTurns R>
struct WayAtTable<R> {
    using type = ByTurns<R>;
};
template <class R>
using WayOf = typename WayAtTable<R>::type;

// Clauses any one of which, left out of the constraints, makes them judge the play otherwise: of one that is
// not allowed, each that by itself forbids it.
template <Ruleset R, class Way>
std::vector<std::string> clauses_behind(const typename R::template Setting<Native>& s,
                                        const typename R::template Position<Native>& p,
                                        const typename Way::Played& play) {
    std::vector<std::string> ids;
    const bool allowed = Way::allowed(s, p, play, {});
    for (int k = 0; k < Way::Clauses::kCount; ++k) {
        typename Way::Clauses without;
        without.clauses.reset(k);
        if (Way::allowed(s, p, play, without) != allowed)
            ids.emplace_back(R::info().clauses[static_cast<std::size_t>(k)].id);
    }
    return ids;
}

// Of a play that is not allowed though no one clause forbids it by itself: the first two that do together, so that each
// forbids it without the other. None where more are against it.
template <Ruleset R, class Way>
std::vector<std::string> clauses_together(const typename R::template Setting<Native>& s,
                                          const typename R::template Position<Native>& p,
                                          const typename Way::Played& play) {
    const auto id = [](int k) { return std::string(R::info().clauses[static_cast<std::size_t>(k)].id); };
    for (int k = 0; k < Way::Clauses::kCount; ++k)
        for (int l = k + 1; l < Way::Clauses::kCount; ++l) {
            typename Way::Clauses without;
            without.clauses.reset(k), without.clauses.reset(l);
            if (Way::allowed(s, p, play, without)) return {id(k), id(l)};
        }
    return {};
}

// What decides against a play that is refused, where these clauses forbid it (clauses_behind).
template <Ruleset R, class Way>
std::vector<PictureSum> sums_against(const typename R::template Setting<Native>& s,
                                     const typename R::template Position<Native>& p, const typename Way::Played& play,
                                     const std::vector<std::string>& clauses) {
    if constexpr (requires { R::kWeighing; })
        for (const typename R::Clause clause : R::kWeighing)
            if (std::find(clauses.begin(), clauses.end(), R::info().clauses[static_cast<std::size_t>(clause)].id) !=
                clauses.end())
                return Way::sums(s, p, play);
    return {};
}

}  // namespace nomos
