// A source's recorded game, played from the set-up under every reading set: how far each comes, and
// among how many moves the players chose.
//
// holds: the default reading set plays the whole record. violated: it does not, though others may.
#pragma once

#include "checkers/reading_sets.hpp"
#include "checkers/scene.hpp"
#include "model/core/digits.hpp"
#include "model/core/recorded_play.hpp"
#include "model/core/way_of_play.hpp"

namespace nomos::recorded_game {

// --- replay ------------------------------------------------------------------------------------------
template <class R>
struct Replay {
    std::vector<typename R::template Position<Native>> positions;  // the set-up, then after each move
    std::vector<int> choices;                                      // how many moves were allowed each time

    std::size_t played() const { return positions.size() - 1; }
    bool is_whole() const { return played() == R::recorded_play().moves.size(); }
};
// visit(play, position after it) for all that is allowed.
template <class R, class Visit>
void for_each_choice(const typename R::template Setting<Native>& setting,
                     const typename R::template Position<Native>& position, Visit&& visit) {
    if constexpr (WithTurns<R>)
        for_each_turn<R>(setting, position, [&](const auto& turn, const auto& after) { visit(turn, after); });
    else
        R::template Rules<Native>::for_each_move(setting, position, [&](const auto& move) {
            visit(move, R::template Rules<Native>::apply(setting, position, move));
        });
}
// The moves made one after the other from a position, up to the first that is not allowed.
template <class R>
Replay<R> play_on(const typename R::template Setting<Native>& setting,
                  const typename R::template Position<Native>& position, const std::vector<std::string>& moves) {
    Replay<R> r{{position}, {}};
    for (const std::string& move : moves) {
        const auto found = WayOf<R>::after(setting, r.positions.back(), WayOf<R>::parse(setting, move));
        if (!found) break;
        int choices = 0;
        for_each_choice<R>(setting, r.positions.back(), [&](const auto&, const auto&) { ++choices; });
        r.choices.push_back(choices), r.positions.push_back(*found);
    }
    return r;
}
template <class R>
Replay<R> play(const typename R::template Setting<Native>& setting, const std::vector<std::string>& moves) {
    return play_on<R>(setting, R::template start<Native>(setting), moves);
}
template <class R>
Replay<R> replay(const typename R::template Setting<Native>& setting) {
    std::vector<std::string> moves;
    for (const RecordedMove& m : R::recorded_play().moves) moves.push_back(m.move);
    return play<R>(setting, moves);
}

// --- under every reading set -------------------------------------------------------------------------
// left[k]: how many reading sets play the first k moves.
template <class R>
std::vector<std::uint64_t> left_after_each_move() {
    std::vector<std::uint64_t> left(R::recorded_play().moves.size() + 1);
    for_each_reading_set<R>([&](const auto& setting) {
        const std::size_t played = replay<R>(setting).played();
        for (std::size_t k = 0; k <= played; ++k) ++left[k];
    });
    return left;
}
inline std::string named(const RecordedMove& m) { return m.move + " (" + m.where + ")"; }

// A move (its index) that not all reading sets play which play all before.
struct FunnelRow {
    std::size_t move = 0;
    std::uint64_t left = 0, before = 0;
};
template <class R>
std::vector<FunnelRow> funnel() {
    const auto left = left_after_each_move<R>();
    std::vector<FunnelRow> rows;
    for (std::size_t k = 0; k + 1 < left.size(); ++k)
        if (left[k + 1] != left[k]) rows.push_back({k, left[k + 1], left[k]});
    return rows;
}

// --- the check ---------------------------------------------------------------------------------------
template <class R>
void check(CheckResult& r) {
    const RecordedPlay& game = R::recorded_play();
    const Replay<R> usual = replay<R>(R::default_setting());
    r.verdict = usual.is_whole() ? Verdict::holds : Verdict::violated;
    const auto left = left_after_each_move<R>().back();
    r.scope = {"from the set-up",
               in_groups(left) + " of " + in_groups(reading_sets(R::info().readings)) + " reading sets play all of it",
               std::to_string(game.moves.size()) + " moves"};
    std::string choices;
    for (int n : usual.choices) choices += " " + std::to_string(n);
    r.detail = usual.is_whole() ? "every move is allowed where it is made; moves to choose from:" + choices
                                : named(game.moves[usual.played()]) + " is not allowed where it is made";
    for (const FunnelRow& row : funnel<R>())
        r.detail += "; " + named(game.moves[row.move]) + " can be played under " + in_groups(row.left) + " of the " +
                    in_groups(row.before) + " reading sets that play all before";
    Witness w = witness_at<R>(R::default_setting(), usual.positions.front(), game.title);
    for (std::size_t k = 0; k < usual.played(); ++k) w.moves.push_back(game.moves[k].move);
    w.pictures.push_back(R::picture(R::default_setting(), usual.positions.back()));
    r.witnesses.push_back(std::move(w));
}

template <class R>
std::vector<CheckTask> tasks() {
    if constexpr (WithRecordedGame<R>)
        return {task<R>(R::recorded_play().id, CheckKind::example,
                        "Can " + R::recorded_play().title + " be played from the set-up to its end?", Method::replay,
                        {}, [](const Options&, CheckResult& r) { check<R>(r); })};
    else
        return {};
}

}  // namespace nomos::recorded_game
