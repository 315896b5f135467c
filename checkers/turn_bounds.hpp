// Bounds on whole turns: how large an outline of a turn can be (OfTurns in properties/property.hpp).
//
// Upper bound: outlines that fit are all that the laws of steps leave possible, turns or not. That none
// of them is larger than the record is asked of the solver. Why every turn's outline fits is argued
// beside `fits`, from laws that are proved; and it is tried: turns of sampled positions must fit.
// Lower bound: the record is a turn that both encodings allow, and its steps are played under every
// reading set that the property speaks of.
// The alternative, to unroll a turn into a formula, was not taken: 18 jumps of a king are out of reach,
// and the outline needs two words.
#pragma once

#include <optional>

#include "checkers/laws.hpp"
#include "checkers/recorded_game.hpp"
#include "model/core/exhibit.hpp"

namespace nomos::turn_bounds {

// The record, replayed.
template <class R>
struct Replayed {
    typename R::template Setting<Native> setting;
    typename R::template Position<Native> before;
    typename R::Turn turn;
    std::optional<Outlined> outline;  // none: both encodings do not allow it

    int size() const { return outline->size; }
};
template <class R>
Replayed<R> replay_record(const BoundOnTurns<R>& bound) {
    const TurnRecord record = bound.record();
    const auto setting = setting_with<R>(record.readings);
    Replayed<R> r{setting, R::parse(setting, record.position), R::parse_turn(setting, record.turn), {}};
    if (bound.counts(setting) && R::turn_starts(setting, r.before) &&
        induction::all_invariants<R, Native>(setting, r.before) && after_turn<R>(setting, r.before, r.turn) &&
        R::Constraints::turn_legal(setting, r.before, r.turn, {}))
        r.outline = bound.outlined(setting, r.before, r.turn);
    return r;
}

// --- under every reading set -----------------------------------------------------------------------
// Can the turn be played step by step, up to its end?
template <class R>
bool plays_to_its_end(const typename R::template Setting<Native>& setting,
                      typename R::template Position<Native> position, const typename R::Turn& turn) {
    for (int i = 0; i < turn.steps; ++i) {
        if (!R::template Rules<Native>::legal(setting, position, turn.step(i))) return false;
        position = R::template Rules<Native>::apply(setting, position, turn.step(i));
    }
    return R::turn_starts(setting, position);
}
struct Counted {
    int spoken_of = 0, played = 0;  // reading sets
};
template <class R>
Counted count_reading_sets(const BoundOnTurns<R>& bound, const Replayed<R>& r) {
    Counted c;
    for_each_reading_set<R>([&](const auto& setting) {
        if (!bound.counts(setting)) return;
        ++c.spoken_of, c.played += plays_to_its_end<R>(setting, r.before, r.turn) ? 1 : 0;
    });
    return c;
}

// --- every turn fits ---------------------------------------------------------------------------------
// A sampled turn whose outline does not fit: then the argument beside `fits` is wrong.
template <class R>
std::optional<Witness> unfit(const BoundOnTurns<R>& bound, const Options& options, int& looked_at) {
    Dice dice(options.seed + 9);
    std::optional<Witness> found;
    for (int i = 0; i < options.samples / 4 && !found; ++i) {
        leave_if_stopped();
        const auto thrown = R::throw_position(dice);
        const auto& setting = thrown.first;
        const auto& position = thrown.second;
        if (!bound.counts(setting) || !R::turn_starts(setting, position)) continue;
        if (!induction::all_invariants<R, Native>(setting, position)) continue;
        for_each_turn<R>(setting, position, [&](const auto& turn, const auto&) {
            const auto outline = bound.outlined(setting, position, turn);
            looked_at += outline ? 1 : 0;
            if (found || !outline || outline->fits) return;
            found = witness_at<R>(setting, position, "");
            found->moves = {R::print_turn(setting, turn)};
        });
    }
    return found;
}

// --- the line to the record --------------------------------------------------------------------------
template <class R>
std::optional<Witness> line_to(const BoundOnTurns<R>& bound, const Replayed<R>& r) {
    Witness w =
        witness_at<R>(r.setting, R::template start<Native>(r.setting), "a line of play from the set-up to the record");
    w.moves = moves_in(bound.record().line);
    const auto played = recorded_game::play<R>(r.setting, w.moves);
    if (played.played() != w.moves.size() || !same(played.positions.back(), r.before)) return {};
    return w;
}

// --- the checks --------------------------------------------------------------------------------------
template <class R>
smt::Answer larger(const BoundOnTurns<R>& bound, const Options& options, CheckResult& r, int size, bool must_fit) {
    smt::Session session(options.budget);
    bound.require_larger(session, size, must_fit);
    if (must_fit) dump_smtlib(session, options, r.id);
    const smt::Answer answer = session.check();
    if (answer == smt::Answer::unknown) give_up(r, session.reason());
    return answer;
}
template <class R>
void show_record(const Replayed<R>& record, CheckResult& r) {
    Witness w = witness_at<R>(record.setting, record.before, "a record: " + std::to_string(record.size()));
    w.moves = {R::print_turn(record.setting, record.turn)};
    w.pictures.push_back(R::picture(record.setting, record.before));
    w.pictures.push_back(picture_of_turn<R>(record.setting, record.before, record.turn));
    r.witnesses.push_back(std::move(w));
}
// What is found to be wrong, in words; nothing where all is well.
template <class R>
std::string trouble_with(const BoundOnTurns<R>& bound, const Replayed<R>& record, const Options& options,
                         CheckResult& r) {
    if (!record.outline) return "the record is no allowed turn of the kind";
    show_record(record, r);
    const Counted sets = count_reading_sets(bound, record);
    r.scope.readings = "the " + std::to_string(sets.spoken_of) + " reading sets that it speaks of";
    if (sets.played != sets.spoken_of)
        return "the record can be played under " + std::to_string(sets.played) + " of them only";
    int turns = 0;
    if (auto w = unfit(bound, options, turns)) {
        r.witnesses.push_back(std::move(*w));
        return "a turn does not fit what the bound rests on";
    }
    r.scope.bound = std::to_string(turns) + " sampled turns fit what the proof rests on";
    if (bound.record().line.empty()) return "";
    const auto line = line_to(bound, record);
    if (!line) return "the line does not lead to the record";
    r.witnesses.push_back(*line);
    return "";
}

template <class R>
void find(const BoundOnTurns<R>& bound, const Options& options, CheckResult& r) {
    const auto record = replay_record(bound);
    r.verdict = Verdict::violated, r.detail = trouble_with(bound, record, options, r);
    if (!r.detail.empty()) return;
    const smt::Answer answer = larger(bound, options, r, record.size(), true);
    if (answer == smt::Answer::unknown) return;
    const bool is_most = answer == smt::Answer::unsatisfiable;
    r.verdict = is_most ? Verdict::holds : Verdict::unknown;
    const std::string shown = "a turn that takes " + std::to_string(record.size()) + " is shown";
    r.detail = is_most ? "the most is " + std::to_string(record.size()) + ": more is refuted, and " + shown +
                             (bound.record().line.empty() ? "; no line of play to it is known"
                                                          : ", with a line of play from the set-up")
                       : shown + "; that there is none larger does not follow";
}

// Non-vacuity: what no turn's outline has to satisfy could be larger.
template <class R>
void can_be_exceeded(const BoundOnTurns<R>& bound, const Options& options, CheckResult& r) {
    const auto record = replay_record(bound);
    r.verdict = Verdict::violated, r.detail = "the record is no allowed turn of the kind";
    if (!record.outline) return;
    const smt::Answer answer = larger(bound, options, r, record.size(), false);
    if (answer == smt::Answer::unknown) return;
    const bool exceeds = answer == smt::Answer::satisfiable;
    r.verdict = exceeds ? Verdict::holds : Verdict::violated;
    r.detail = exceeds ? "an outline that need not fit can be larger"
                       : "no outline can be larger, whether it fits or not: an empty bound";
}

}  // namespace nomos::turn_bounds
