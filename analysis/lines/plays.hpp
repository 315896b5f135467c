// What players choose among, as far as readings are compared by looking: whole turns where a ruleset
// has them (model/core/turns.hpp), else its moves.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "model/core/stop.hpp"
#include "model/core/turns.hpp"

namespace nomos::analysis {

// --- moves -----------------------------------------------------------------------------------
template <class R>
struct Plays {
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Play = typename R::template Move<Native>;
    using Rules = typename R::template Rules<Native>;
    struct Allowed {
        Play play;
    };

    const Setting& setting;
    const Position& position;

    static bool may_start(const Setting&, const Position&) { return true; }
    // Every allowed play with the position after it, always in the same order.
    template <class Visit>
    void each(Visit&& visit) const {
        leave_if_stopped();
        Rules::for_each_move(setting, position,
                             [&](const Play& move) { visit(move, Rules::apply(setting, position, move)); });
    }
    // The same without what comes of them, which is asked of the plays that matter: it costs most.
    std::vector<Allowed> listed() const {
        leave_if_stopped();
        std::vector<Allowed> all;
        all.reserve(256);
        Rules::for_each_move(setting, position, [&](const Play& move) { all.push_back({move}); });
        return all;
    }
    Position after_listed(const Allowed& one) const { return Rules::apply(setting, position, one.play); }
    bool allows(const Play& move) const { return Rules::legal(setting, position, move); }
    std::optional<Position> after(const Play& move) const {
        if (!allows(move)) return {};
        return Rules::apply(setting, position, move);
    }
    static bool is_same(const Play& a, const Play& b) { return same(a, b); }
    static std::string print(const Setting& s, const Play& move) { return R::print_move(s, move); }
    static Picture picture(const Setting& s, const Position& p, const Play& m) { return R::picture_of_move(s, p, m); }
};

// --- whole turns -----------------------------------------------------------------------------
// All turns are listed when they are first asked for: to judge one is to look for it in the list.
template <WithTurns R>
struct Plays<R> {
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Play = typename R::Turn;
    struct Allowed {
        Play play;
        Position after;
    };

    Plays(const Setting& setting, const Position& position) {
        leave_if_stopped();
        for_each_turn<R>(setting, position, [&](const auto& turn, const auto& after) {
            all_.push_back({turn, after});
        });
    }
    static bool may_start(const Setting& s, const Position& p) { return R::turn_starts(s, p); }
    template <class Visit>
    void each(Visit&& visit) const {
        for (const Allowed& one : all_) visit(one.play, one.after);
    }
    const std::vector<Allowed>& listed() const { return all_; }
    const Position& after_listed(const Allowed& one) const { return one.after; }
    bool allows(const Play& turn) const { return after(turn).has_value(); }
    std::optional<Position> after(const Play& turn) const {
        const auto it = std::find_if(all_.begin(), all_.end(), [&](const Allowed& one) { return one.play == turn; });
        if (it == all_.end()) return {};
        return it->after;
    }
    static bool is_same(const Play& a, const Play& b) { return a == b; }
    static std::string print(const Setting& s, const Play& turn) { return R::print_turn(s, turn); }
    static Picture picture(const Setting& s, const Position& p, const Play& t) { return picture_of_turn<R>(s, p, t); }

private:
    std::vector<Allowed> all_;
};

// Is a position of the kind that is looked for? Of one type, so that each search is compiled once a ruleset.
template <class R>
using Reached = std::function<bool(const typename R::template Position<Native>&)>;

}  // namespace nomos::analysis
