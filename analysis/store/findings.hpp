// The members of findings, and of what else an examination finds, for the store.
#pragma once

#include "analysis/author/questions.hpp"
#include "analysis/findings/finding.hpp"
#include "analysis/findings/parts.hpp"
#include "analysis/graph/exploration.hpp"
#include "analysis/impact/ways.hpp"
#include "checkers/store/results.hpp"

namespace nomos::store {

// --- findings ------------------------------------------------------------------------------------
NOMOS_MEMBERS(Consequence, what, move, leave, come, outcome, done, over);
NOMOS_MEMBERS(Side, option, says, rests_on, consequence, picture, is_default);
NOMOS_MEMBERS(Shown, how, pieces, settled, of_step, steps, of_no_game);
NOMOS_MEMBERS(about::AgainstRecord, record, stops_at);
NOMOS_MEMBERS(about::OpenQuestion, first, second, against);
NOMOS_MEMBERS(about::FailedCheck, asked);
NOMOS_MEMBERS(Quoted, title, explanation, suggestion, settled);
NOMOS_MEMBERS(ToldRound, reading, found, lead, round, times, outcome);
NOMOS_MEMBERS(ToldRounds, usual, same, another, without);
NOMOS_MEMBERS(Searched, found, shortest, exhausted, none_within, deepest, looked_at);
NOMOS_MEMBERS(LineOfPlay::Search, searched, under);
NOMOS_MEMBERS(LineOfPlay, how, plays, settled, readings, by, against, looked_at, searches, unreachable, refuted, said,
              loop);
NOMOS_MEMBERS(decided::Options, first, second, relation);
NOMOS_MEMBERS(decided::Sampled, thrown, played);
NOMOS_MEMBERS(decided::ByMoves, options, board, within_budget, moves_can_tell, winner_known, turns);
NOMOS_MEMBERS(decided::ByTurns, options, sampled);
NOMOS_MEMBERS(decided::ByLawOfTurns, why, law, sampled);
NOMOS_MEMBERS(decided::ByLawOfSteps, why, law);
NOMOS_MEMBERS(decided::TurnsMetAlike, sampled, steps_differ);
NOMOS_MEMBERS(decided::ByCheck, method, board, readings);
NOMOS_MEMBERS(Decided, by, method, is_decided, and_loops);
NOMOS_MEMBERS(CannotStand, is_decided, from, options, rules, moves);
NOMOS_MEMBERS(evidence::PlayedWith, option, why);
NOMOS_MEMBERS(evidence::ComparedToo, option, is_decided);
NOMOS_MEMBERS(evidence::RefutedByRecord, option, at, cannot_stand);
NOMOS_MEMBERS(evidence::AtOdds, cannot_stand);
NOMOS_MEMBERS(evidence::RecordPlayedWith, record, options);
NOMOS_MEMBERS(evidence::LeftByMove, move, left, before);
NOMOS_MEMBERS(evidence::Checked, check, asked, verdict, detail);
NOMOS_MEMBERS(evidence::FromOutside, says);
NOMOS_MEMBERS(evidence::GoesRound, loop);
NOMOS_MEMBERS(Resting::On, is_on, sure, source);
NOMOS_MEMBERS(Resting, board, start);
NOMOS_MEMBERS(FurtherOption, option, beside, sides, witness, shown, decided_by);
// Not its sentences, nor what its board and set-up rest on: the ledger and the missing items say these, on which no
// answer to a question rests; nor what came of wordings, which is kept by itself (analysis/examination/examine.cpp
// puts them there).
template <>
struct Members<Finding> {
    template <class Value>
    static auto of(Value& value) {
        [[maybe_unused]] auto& [id, ruleset, kind, about, quoted, clauses, sentences, readings, sides, further, witness,
                                shown, line, evidence, materiality, measured, decided, command, needed, resting,
                                tried] = value;
        return std::tie(id, ruleset, kind, about, quoted, clauses, readings, sides, further, witness, shown, line,
                        evidence, materiality, measured, decided, command, needed);
    }
};
NOMOS_MEMBERS(analysis::Beside, witness, shown, line);

// --- how much they matter --------------------------------------------------------------------------
NOMOS_MEMBERS(ShortestLine, answer, refuted, line, option, options, by, changes, by_steps, within_a_turn, why);
NOMOS_MEMBERS(CoalitionValue, sides, plies);
NOMOS_MEMBERS(BoardValue, comes, winner, plies, coalitions, is_whole);
NOMOS_MEMBERS(OptionOnBoard, option, changes, solved);
NOMOS_MEMBERS(SmallBoard, board, changes, usual, other, option, explored, shortest, replay, options);
NOMOS_MEMBERS(MetOption, option, met, earliest, line, in_play, by_another, set_up, by);
NOMOS_MEMBERS(Measured, looked_at, met, games, settled, earliest, line, set_up, in_play, options, small, own);

// --- what the other tasks find ----------------------------------------------------------------------
NOMOS_MEMBERS(RoundOfPlay, reading, found, as_usual, lead, round, times, outcome, position, picture, confirmed,
              plies_below, played);
NOMOS_MEMBERS(FunnelStep, evidence_of, says, before, after, from, source);
NOMOS_MEMBERS(Ways::Step, says, before, after);
NOMOS_MEMBERS(Ways, combinations, different, steps, funnel, settled, by_words);

// --- questions to the author ------------------------------------------------------------------------
NOMOS_MEMBERS(Inquiry, settings, position, move, asks, readings, given);
NOMOS_MEMBERS(Fallen, label, fate);
NOMOS_MEMBERS(Seen, gone, standing, notes);
NOMOS_MEMBERS(Answer, allowed, after, outcome, picture, then, apart, next, next_allowed, instead, means);
NOMOS_MEMBERS(Implied, options, answer);
// Not its further cases, which a page adds to it.
template <>
struct Members<Question> {
    template <class Value>
    static auto of(Value& value) {
        [[maybe_unused]] auto& [id, asked, before, told, answers, implied, plies, more, places] = value;
        return std::tie(id, asked, before, told, answers, implied, plies);
    }
};
NOMOS_MEMBERS(Asking, asked, next);
NOMOS_MEMBERS(Questionnaire, ruleset, title, questions, looked_at, readings, tree, pressing);

}  // namespace nomos::store
