// The move generator lists exactly the legal moves: natively against every candidate move of many
// positions, and on some of them by asking the solver for a legal move that is not in the list.
#pragma once

#include <algorithm>
#include <optional>

#include "checkers/laws.hpp"

namespace nomos::generator {

template <class R>
using Moves = std::vector<typename R::template Move<Native>>;

template <class R>
Moves<R> sorted_moves(const typename R::template Setting<Native>& setting,
                      const typename R::template Position<Native>& position) {
    Moves<R> list;
    R::template Rules<Native>::for_each_move(setting, position, [&](const auto& m) { list.push_back(m); });
    std::sort(list.begin(), list.end(), [](auto& a, auto& b) { return compare(a, b) < 0; });
    return list;
}

// Empty, or what is wrong with the list at this position. The constraints say what is legal.
template <class R>
std::optional<Case<R>> wrong_at(const typename R::template Setting<Native>& setting,
                                const typename R::template Position<Native>& position, std::string& why) {
    const Moves<R> list = sorted_moves<R>(setting, position);
    std::optional<Case<R>> wrong;
    for (std::size_t i = 1; i < list.size() && !wrong; ++i)
        if (same(list[i - 1], list[i])) wrong = {setting, position, list[i]}, why = "a move is listed twice";
    std::vector<bool> is_candidate(list.size(), false);
    R::for_each_candidate(setting, position, [&](const auto& move) {
        if (wrong) return;
        const bool allowed = R::Constraints::template legal<Native>(setting, position, move, {});
        const auto at =
            std::lower_bound(list.begin(), list.end(), move, [](auto& a, auto& b) { return compare(a, b) < 0; });
        const bool listed = at != list.end() && same(*at, move);
        if (listed) is_candidate[static_cast<std::size_t>(at - list.begin())] = true;
        if (allowed != listed)
            wrong = {setting, position, move}, why = allowed ? "a legal move is missing" : "an illegal move is listed";
    });
    const auto none = std::find(is_candidate.begin(), is_candidate.end(), false);
    if (!wrong && none != is_candidate.end())
        wrong = {setting, position, list[static_cast<std::size_t>(none - is_candidate.begin())]},
        why = "the list holds a move that is no candidate";
    return wrong;
}

// Positions of random play (even samples) and thrown at random (odd samples).
template <class R, class Visit>
void varied_positions(Dice& dice, int samples, Visit&& visit) {
    int left = samples;
    bool good = true;
    random_play<R>(dice, (samples + 1) / 2, 200, [&](const auto& setting, const auto& position, const auto&) {
        good = visit(setting, position) && --left > 0;
        if (good) {
            const auto [thrown_setting, thrown] = R::throw_position(dice);
            good = visit(thrown_setting, thrown) && --left > 0;
        }
        return good;
    });
}

template <class R>
void native(const Options& options, CheckResult& r) {
    Dice dice(options.seed);
    const int samples = std::max(1, options.samples / R::kCandidateCost);
    r.scope.board = R::info().board,
    r.scope.bound = std::to_string(samples) + " positions of random play and thrown ones";
    r.scope.readings = "drawn at random";
    r.verdict = Verdict::holds, r.detail = "the list is the set of legal moves, each once";
    varied_positions<R>(dice, samples, [&](const auto& setting, const auto& position) {
        std::string why;
        if (const auto wrong = wrong_at<R>(setting, position, why)) {
            r.verdict = Verdict::violated, r.detail = why;
            r.witnesses.push_back(witness<R>(*wrong, why));
            return false;
        }
        return true;
    });
}

// The solver is asked for a legal move (by the constraints) that the list lacks.
template <class R>
void by_solver(const Options& options, CheckResult& r) {
    constexpr int kPositions = 6;
    r.scope.board = R::info().board, r.scope.bound = std::to_string(kPositions) + " sampled positions, every move";
    r.scope.readings = "drawn at random";
    r.verdict = Verdict::holds, r.detail = "the solver finds no legal move outside the list";
    Dice dice(options.seed + 1);
    varied_positions<R>(dice, kPositions, [&](const auto& setting, const auto& position) {
        Scene<R> scene(options.budget);
        auto& s = scene.session;
        s.require(same(scene.setting, smt::lifted<typename Scene<R>::Setting>(setting)));
        s.require(same(scene.before, smt::lifted<typename Scene<R>::Position>(position)));
        for (const auto& m : sorted_moves<R>(setting, position))
            s.require(!same(scene.move, smt::lifted<typename Scene<R>::Move>(m)));
        s.require(R::Constraints::template legal<Symbolic>(smt::lifted<typename Scene<R>::Setting>(setting),
                                                           smt::lifted<typename Scene<R>::Position>(position),
                                                           scene.move, scene.all_clauses));
        const smt::Answer answer = s.check();
        if (answer == smt::Answer::unsatisfiable) return true;
        if (answer == smt::Answer::unknown) return give_up(r, s.reason()), false;
        const Case<R> c = read(scene);
        expect((R::Constraints::template legal<Native>(c.setting, c.before, c.move, {})), "the missing move replays");
        r.verdict = Verdict::violated, r.detail = "a legal move is missing";
        r.witnesses.push_back(witness<R>(c, r.detail));
        return false;
    });
}

template <class R>
std::vector<CheckTask> tasks() {
    const std::string base = std::string(R::info().id) + ".generator.";
    return {task<R>(base + "complete", CheckKind::generator, "Does the generator list exactly the legal moves?",
                    Method::sampled, {}, native<R>),
            task<R>(base + "solver", CheckKind::generator, "Can the solver find a legal move that is not listed?",
                    Method::sampled, {}, by_solver<R>)};
}

}  // namespace nomos::generator
