#include "reports/finding_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "model/core/registry.hpp"
#include "reports/evidence_words.hpp"
#include "reports/line_end.hpp"
#include "reports/line_words.hpp"
#include "reports/round_words.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

// --- what it is about ------------------------------------------------------------------------------
std::string title_of(const about::AgainstRecord& a, const Quoted& q) {
    return fmt::format("The rules and {} disagree. {}", a.record, q.title);
}
std::string title_of(const about::FailedCheck& check, const Quoted& q) {
    if (check.asked != Asked::How::always) return question_of({check.asked, q.title});
    return fmt::format("Not always true: \"{}\"", unended(q.title));
}
std::string title_of(const about::DeadText&, const Quoted& q) {
    return "This sentence confirms what others say: " + q.title;
}
std::string title_of(const about::EndlessPlay&, const Quoted&) { return "A game need not end"; }
std::string title_of(const about::OpenQuestion& o, const Quoted& q) {
    return o.against ? title_of(*o.against, q) : q.title;
}
std::string title_of(const auto&, const Quoted& q) { return q.title; }

std::string explanation_of(const about::AgainstRecord& a, const Quoted& q) {
    return fmt::format("{} Taken by the letter the game stops at {}.", q.explanation, a.stops_at);
}
std::string explanation_of(const about::FailedCheck&, const Quoted& q) {
    return q.explanation.empty() ? "" : q.explanation + ".";
}
std::string explanation_of(const about::DeadText&, const Quoted& q) {
    return capitalised(q.explanation) + ". It confirms what follows from them.";
}
std::string explanation_of(const about::EndlessPlay&, const Quoted&) {
    return "Players can come back to the very position in which they were, and no rule of the text keeps them from "
           "doing so again and again, or says how such a game is counted.";
}
std::string explanation_of(const about::OpenQuestion& o, const Quoted& q) {
    return o.against ? explanation_of(*o.against, q) : q.explanation;
}
std::string explanation_of(const auto&, const Quoted& q) { return q.explanation; }

std::string suggestion_of(const about::DeadText&, const Quoted&) {
    return "If it is a reminder, mark it as one. If it was meant to say more than the others, say what: as they are "
           "worded, nothing more follows from it.";
}
std::string suggestion_of(const about::EndlessPlay&, const Quoted&) {
    return "Forbid the repetition, or say what ends such a game and with what result.";
}
std::string suggestion_of(const auto&, const Quoted& q) { return q.suggestion; }

// --- what shows it ---------------------------------------------------------------------------------
std::string smallest(const Shown& shown, std::string_view piece, std::string_view ruleset, std::string_view how) {
    const std::string one(piece), many = one + "s";
    const std::string number =
        shown.pieces == 0
            ? fmt::format("No {} on the board", one)
            : fmt::format("{} on the board; {}",
                          counted(static_cast<std::uint64_t>(shown.pieces), one.c_str(), many.c_str()), how);
    return fmt::format("{}.{}{}", number, settled_in_words(shown.settled, ruleset),
                       shown.of_no_game ? " No game leads to it." : "");
}
std::string_view piece_of(const Finding& f) {
    for (const AnyRuleset* ruleset : rulesets())
        if (ruleset->info().id == f.ruleset) return ruleset->info().piece;
    return "piece";
}
std::string of_step(Shown::OfStep of) {
    switch (of) {
        case Shown::OfStep::proved:
            return " It is about a single step; no whole turn differs.";
        case Shown::OfStep::met:
            return " It is about a single step; no whole turn was found that differs.";
        case Shown::OfStep::same_games:
            return " It is about a single step; the games are the same.";
        case Shown::OfStep::no:
            break;
    }
    return "";
}
std::string note_of(const Shown& shown, const Witness& witness, std::string_view piece, std::string_view ruleset) {
    switch (shown.how) {
        case Shown::How::fewest:
            return smallest(shown, piece, ruleset, "no position with fewer shows it (the rest refuted)") +
                   of_step(shown.of_step);
        case Shown::How::by_search:
            return smallest(shown, piece, ruleset,
                            "a position found by search and made smaller; one with fewer may show it, too") +
                   of_step(shown.of_step);
        case Shown::How::by_sampling:
            return smallest(shown, piece, ruleset,
                            "a position found by sampling and made smaller; one with fewer may show it, too");
        case Shown::How::by_history:
            return "No single move tells the options apart; the line of play below does.";
        case Shown::How::told:
            return "Played under both answers; a smaller position may show it, too." +
                   settled_in_words(shown.settled, ruleset) + of_step(shown.of_step);
        case Shown::How::loop:
            return "These moves come back to this position.";
        case Shown::How::offered:
            return shown.settled.empty() ? "" : settled_in_words(shown.settled, ruleset).substr(1);
        case Shown::How::by_check:
            return witness.note;
        default:
            return "";
    }
}
std::string caption_of(const Shown& shown, const Witness& witness) {
    switch (shown.how) {
        case Shown::How::offered:
            return "a position that shows it";
        case Shown::How::recorded:
            return "the recorded game, where the two answers part";
        case Shown::How::by_check:
            return "";
        default:
            return witness.note;
    }
}

// What a move does to the number of pieces, those that fall in it told from those that come. One or two are told one by
// one, if the drawing shows which they are.
std::string change_in_words(int leave, int come, const DrawnChange& drawn) {
    const auto some = [](int n, const std::vector<std::string>& which, const char* one, const char* many) {
        if (n <= 2 && which.size() == static_cast<std::size_t>(n))
            return fmt::format("the {} {}", joined(which, "and the"), n == 1 ? one : many);
        return n == 1 ? fmt::format("one piece {}", one) : fmt::format("{} pieces {}", n, many);
    };
    if (leave == 0 && come == 0) return "nothing leaves the board";
    if (leave == 0) return some(come, drawn.arrived, "comes onto the board", "come onto the board");
    const std::string gone = some(leave, drawn.fallen, "leaves the board", "leave the board");
    return come == 0 ? gone : gone + ", " + some(come, drawn.arrived, "comes onto it", "come onto it");
}

// What decided the finding tells the same loop.
bool is_told_below(const Evidence& e, const Decided& decided) {
    const auto* round = std::get_if<evidence::GoesRound>(&e);
    return round && decided.and_loops &&
           round_in_words(round->loop, {}) == round_in_words(decided.and_loops->usual, {});
}

// "The move d1-c1 is not allowed"; where a move begins with what is done, that is said but once.
std::string refused_in_words(const std::string& move) {
    const std::size_t blank = move.find(' ');
    const bool is_verb = blank != std::string::npos && blank > 0 &&
                         std::all_of(move.begin(), move.begin() + static_cast<std::ptrdiff_t>(blank),
                                     [](char c) { return c >= 'a' && c <= 'z'; });
    return is_verb ? capitalised(move) + " is not allowed" : "The move " + move + " is not allowed";
}
std::string over_in_words(const Consequence& c) { return capitalised(over_already(c.outcome)) + "."; }
std::string played_in_words(const Consequence& c, const ToldMoves& told) {
    const bool is_told = !told.made.empty() || !told.refused.empty();
    std::string words;
    if (!c.done.empty())
        words = fmt::format("{}: {}", is_told ? told.made : "After " + joined_with(c.done, ", "), c.outcome);
    if (c.move.empty()) return words + ".";
    if (c.over) return c.done.empty() ? over_in_words(c) : words + ". With that the game is over.";
    if (is_told) return (words.empty() ? "" : words + ". ") + told.refused + ".";
    return (words.empty() ? refused_in_words(c.move) : words + "; " + c.move + " is not allowed") + ".";
}

}  // namespace

std::string consequence_in_words(const Consequence& c, const ToldMoves& told, const DrawnChange& drawn) {
    switch (c.what) {
        case Consequence::What::moved:
            return fmt::format("{}: {}; {}.",
                               !told.made.empty() ? told.made : "After " + (c.move == "-" ? "a pass" : c.move),
                               change_in_words(c.leave, c.come, drawn), c.outcome);
        case Consequence::What::stands:
            return "As it stands: " + c.outcome + ".";
        case Consequence::What::not_allowed:
            if (c.over) return over_in_words(c);
            return (told.refused.empty() ? refused_in_words(c.move) : told.refused) + ".";
        case Consequence::What::played:
            return played_in_words(c, told);
        case Consequence::What::nothing:
            break;
    }
    return "";
}

std::string title_of(const Finding& f) {
    return std::visit([&](const auto& about) { return title_of(about, f.quoted); }, f.about);
}
FindingWords words_of(const Finding& f) {
    FindingWords words;
    std::visit(
        [&](const auto& about) {
            words.title = title_of(about, f.quoted);
            words.explanation = explanation_of(about, f.quoted), words.suggestion = suggestion_of(about, f.quoted);
        },
        f.about);
    words.witness_note = note_of(f.shown, f.witness, piece_of(f), f.ruleset),
    words.caption = caption_of(f.shown, f.witness);
    const AnswerNames named(f);
    words.line_note = line_in_words(f.line, named, f.ruleset);
    // Two samples of games, drawn apart: what the one missed the other may have met.
    if (f.line.how == LineOfPlay::How::not_met && f.measured.met > 0)
        words.line_note +=
            " In the games of which the counts are it came up; in this second sample, in which a line was looked for, "
            "it "
            "did not.";
    if (ends_where_another_move_does_the_same(f)) words.line_note += " There another move leads to the same position.";
    words.advice = advice_on(f);
    for (const Evidence& e : f.evidence)
        if (!is_told_below(e, f.decided)) words.evidence.push_back(evidence_in_words(e, named));
    words.decided_by = decided_in_words(f.decided, named);
    return words;
}

}  // namespace nomos
