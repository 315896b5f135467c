// An example of options that is a line of moves, whole turns where a game has them: for what needs a history.
//
// Each encoding by itself is to allow every move and to say that the game goes on before it; of the last move, and of
// how the game stands behind it, what the example says. Positions are what the rules make of the moves, the last as the
// example has it where it does; the constraints have to let each follow from the one before. A rule about the history
// is asked of all of them, the first one being that of the example.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "checkers/judged.hpp"
#include "model/core/recorded_play.hpp"
#include "model/core/table_of.hpp"

namespace nomos::examples {

// A ruleset whose constraints say by themselves what the history makes of a game.
template <class R>
concept WithStatedHistory = WithHistory<R> && requires(const typename R::template Setting<Native>& setting,
                                                       std::span<const typename R::template Position<Native>> history,
                                                       const InForce<Native, typename R::Clause>& in_force) {
    { R::Constraints::outcome_of_history(setting, history, in_force) } -> std::same_as<std::optional<int>>;
};

template <class R>
class JudgedLine {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;

    JudgedLine(const Judged<R>& judged, const Setting& setting)
        : judged_(judged), setting_(setting), history_{judged.before} {
        const auto& line = judged.example.line;
        bool goes_on = true;
        for (std::size_t i = 0; goes_on && i < line.size(); ++i) goes_on = play(line[i], i + 1 == line.size());
        if (goes_on) ends_as_said();
    }
    bool by_rules() const { return by_rules_; }
    bool by_constraints() const { return by_constraints_; }

    // Where the line begins and where it ends, or how far it comes.
    Witness witness() const {
        Witness w = witness_at<R>(setting_, history_.front(), std::string(judged_.example.shows));
        for (const std::string_view text : judged_.example.line)
            w.moves.push_back(Way::print(setting_, Way::parse(setting_, text)));
        w.pictures = {R::picture(setting_, history_.front()), R::picture(setting_, history_.back())};
        return w;
    }

private:
    using Way = WayOf<R>;
    using Constraints = typename R::Constraints;
    using Outcomes = Bits<R::kOutcomes>;
    static constexpr int kInPlay = 0;

    // Whether the line goes on behind the move.
    bool play(std::string_view text, bool is_last) {
        const auto move = Way::parse(setting_, text);
        const bool is_allowed = !is_last || judged_.example.legal;
        const std::optional<Position> made = Way::after(setting_, history_.back(), move);
        hold(is_in_play(outcome_by_rules()) && made.has_value() == is_allowed,
             is_in_play(outcome_by_constraints()) && Way::allowed(setting_, history_.back(), move, kAll) == is_allowed);
        if (!made || !is_allowed) return false;
        const Position next = is_last && !judged_.example.after.empty() ? judged_.after : *made;
        hold(same(*made, next), may_follow(text, next));
        history_.push_back(next);
        return true;
    }
    void ends_as_said() {
        if (judged_.example.outcome.empty()) return;
        const Outcomes said = only_outcome<R>(judged_.example.outcome);
        hold(any(said) && outcome_by_rules() == said, any(said) && outcome_by_constraints() == said);
    }
    void hold(bool by_rules, bool by_constraints) {
        by_rules_ = by_rules_ && by_rules, by_constraints_ = by_constraints_ && by_constraints;
    }

    // By the constraints, step by step. The rules allow the move.
    bool may_follow(std::string_view text, const Position& last) const {
        const auto steps = steps_of<R>(setting_, std::string(text));
        Position from = history_.back();
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const bool is_last = i + 1 == steps.size();
            const Position to = is_last ? last : R::template Rules<Native>::apply(setting_, from, steps[i]);
            if (!Constraints::template effect<Native>(setting_, from, steps[i], to, kAll)) return false;
            from = to;
        }
        return true;
    }

    // --- how the game stands, by its history where that says something ----------------------------
    static bool is_in_play(const Outcomes& outcome) { return outcome == Outcomes::single(kInPlay); }
    Outcomes outcome_by_rules() const {
        if (const auto by_history = history_by_rules()) return Outcomes::single(*by_history);
        return R::template Rules<Native>::outcome(setting_, history_.back());
    }
    Outcomes outcome_by_constraints() const {
        if (const auto by_history = history_by_constraints()) return Outcomes::single(*by_history);
        Outcomes all;
        for (int k = 0; k < R::kOutcomes; ++k)
            all.assign(k, Constraints::template outcome<Native>(setting_, history_.back(), k, kAll));
        return all;
    }
    std::optional<int> history_by_rules() const {
        if constexpr (WithHistory<R>)
            return R::outcome_of_history(setting_, history_);
        else
            return {};
    }
    // Constraints that say nothing of histories leave them to the rules: then the example holds one of the two only.
    std::optional<int> history_by_constraints() const {
        if constexpr (WithStatedHistory<R>)
            return Constraints::outcome_of_history(setting_, std::span<const Position>(history_), kAll);
        else
            return history_by_rules();
    }

    static constexpr InForce<Native, typename R::Clause> kAll{};

    const Judged<R>& judged_;
    const Setting& setting_;
    std::vector<Position> history_;  // that of the example, then after each move
    bool by_rules_ = true, by_constraints_ = true;
};

}  // namespace nomos::examples
