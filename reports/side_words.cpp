#include "reports/side_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "analysis/author/questions.hpp"
#include "analysis/findings/played_out.hpp"
#include "model/core/error.hpp"
#include "model/core/registry.hpp"
#include "reports/option_letters.hpp"
#include "reports/page_order.hpp"
#include "reports/refusal_words.hpp"
#include "reports/text_board.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

using Strings = std::vector<std::string>;

Strings labels_of(const Picture& picture) {
    Strings labels;
    for (const PicturePiece& piece : picture.pieces) labels.push_back(piece.in_words());
    return labels;
}
Strings only_in(const Strings& ours, const Strings& theirs) {
    Strings only;
    for (const std::string& one : ours)
        if (std::ranges::find(theirs, one) == theirs.end()) only.push_back(one);
    return only;
}

// The pieces that a drawing shows to fall, "white stone on e5", none where one fell elsewhere than it stood ("removed
// on f11"); and those that it shows to have come.
DrawnChange change_in(const Picture& picture) {
    DrawnChange change;
    bool fell_elsewhere = false;
    for (const PicturePiece& piece : picture.pieces) {
        fell_elsewhere =
            fell_elsewhere || (piece.mark == Mark::crossed_out && piece.fate.find(' ') != std::string::npos);
        if (piece.mark == Mark::crossed_out) change.fallen.push_back(piece.label);
        if (piece.mark == Mark::ringed) change.arrived.push_back(piece.label);
    }
    if (fell_elsewhere) change.fallen.clear();
    return change;
}
// Of a piece that the other option marks - "white stone on e5, taken" - that it is not so here.
Strings told_apart(Strings only, const Picture& theirs) {
    for (std::string& label : only)
        for (const PicturePiece& other : theirs.pieces)
            if (other.label == label && !other.fate.empty()) {
                label += ", not " + other.fate;
                break;
            }
    return only;
}

// What is seen under this option and not under the other, in the order in which a reader looks: below the board, on
// it, and the sums. Where only the other has something of its own, that it is not so here.
std::string difference(const Picture& ours, const Picture& theirs) {
    const std::vector<std::pair<Strings, Strings>> seen{
        {ours.notes, theirs.notes}, {labels_of(ours), labels_of(theirs)}, {decided_by(ours), decided_by(theirs)}};
    for (const auto& [mine, others] : seen) {
        if (const Strings only = only_in(mine, others); !only.empty())
            return "Then: " + joined(told_apart(only, theirs), "and") + ".";
        if (const Strings only = only_in(others, mine); !only.empty()) return "Then not: " + joined(only, "and") + ".";
    }
    return "";
}

// --- moves as players say them -----------------------------------------------------------------------
// One move; how far a turn has come is told by the moves before.
std::string said(const std::string& ruleset, const std::string& position, const std::string& move, bool is_first) {
    std::string words = move_in_words(ruleset, position, move);
    if (words.empty()) return words;
    words.pop_back();
    const std::size_t last = words.rfind(". ");
    return is_first || last == std::string::npos ? words : words.substr(last + 2);
}
// "White moves d1-d3": who; what else the words say may differ with the piece alone.
std::string mover_in(const std::string& words) { return words.substr(0, words.find(' ')); }
// The refused move in the words of the side that makes it at this place, whose turn it is there; else as if it were
// made here. Where it is somebody else's turn by now, that is why it is refused.
std::string refused_words(const Finding& finding, const Side& side, const std::string& here) {
    const Consequence& c = side.consequence;
    const std::size_t place = c.done.size();
    for (const Side& other : finding.sides) {
        const Strings& done = other.consequence.done;
        if (place == 0 || done.size() <= place || done[place] != c.move) continue;
        const auto table = table_of_case(finding, other.option);
        std::string position = finding.witness.position;
        for (std::size_t i = 0; i < place; ++i) position = table->judge(position, done[i]).after;
        const std::string there = said(finding.ruleset, position, c.move, false);
        const bool is_anothers_turn = mover_in(there) != mover_in(said(finding.ruleset, here, c.move, false));
        return there + (is_anothers_turn ? ": not allowed, for the turn has gone to another player" : ": not allowed");
    }
    return said(finding.ruleset, here, c.move, place == 0) + ": not allowed";
}
// `same`: how many moves are made first under the first option, which makes `first` of them, and under this one alike.
ToldMoves told_from(const Finding& finding, const Side& side, std::size_t same) {
    const std::size_t first = finding.sides.front().consequence.done.size();
    const Consequence& c = side.consequence;
    std::string position = finding.witness.position;
    if (move_in_words(finding.ruleset, position, c.done.empty() ? c.move : c.done.front()).empty()) return {};
    const auto table = table_of_case(finding, side.option);
    Strings made;
    for (const std::string& move : c.done) {
        made.push_back(said(finding.ruleset, position, move, made.empty()));
        position = table->judge(position, move).after;
    }
    if (same > 1) {  // they are told beside it
        const bool all = same == made.size() && same == first;
        made.erase(made.begin(), made.begin() + static_cast<std::ptrdiff_t>(same));
        made.insert(made.begin(),
                    all ? "The same " + plays_of(finding.ruleset)
                        : fmt::format("The first {} are the same", plays_in_words(same, finding.ruleset)));
    }
    return {joined_with(made, ". "), c.move.empty() || c.over ? "" : refused_words(finding, side, position)};
}
// How many moves are made first under the first option and under this one alike.
std::size_t same_moves(const Finding& finding, std::size_t which) {
    const Strings &first = finding.sides.front().consequence.done, &ours = finding.sides[which].consequence.done;
    if (which == 0) return 0;
    const auto parted = std::mismatch(first.begin(), first.end(), ours.begin(), ours.end());
    return static_cast<std::size_t>(parted.second - ours.begin());
}
// Nothing where a move is a whole turn of several steps: words are of single ones, and its notation says it.
ToldMoves moves_in_words(const Finding& finding, std::size_t which) {
    const Side& side = finding.sides[which];
    const Consequence::What what = side.consequence.what;
    if (finding.readings.size() != 1) return {};
    try {
        if (what == Consequence::What::moved)
            return {said(finding.ruleset, finding.witness.position, side.consequence.move, true), ""};
        if (what == Consequence::What::not_allowed) {
            const std::string words = said(finding.ruleset, finding.witness.position, side.consequence.move, true);
            return {"", words.empty() ? "" : words + ": not allowed"};
        }
        if (what != Consequence::What::played) return {};
        return told_from(finding, side, same_moves(finding, which));
    } catch (const ParseError&) {
        return {};
    }
}

// --- an option that is not drawn -----------------------------------------------------------------------
// A move of the position that is shown which this option and a drawn one judge otherwise though they agree on the moves
// that are shown, with who allows it; "" where there is none among the first of them.
std::string parted_by_another_move(const Finding& finding, const std::string& option, const Side& drawn,
                                   const std::string& letter) {
    constexpr std::size_t kMost = 400;  // of a crowded board a look at some is enough
    const auto ours = table_of_case(finding, option), theirs = table_of_case(finding, drawn.option);
    const std::string position = ours->canonical(finding.witness.position);
    Strings moves = theirs->legal_moves(position);
    for (std::string& move : ours->legal_moves(position))
        if (std::ranges::find(moves, move) == moves.end()) moves.push_back(std::move(move));
    if (moves.size() > kMost) moves.resize(kMost);
    for (const std::string& move : moves) {
        const Judgement here = ours->judge(position, move), there = theirs->judge(position, move);
        if (here.legal == there.legal && (!here.legal || (here.after == there.after && here.outcome == there.outcome)))
            continue;
        const std::string words = said(finding.ruleset, position, move, true);
        const std::string how = here.legal == there.legal ? "has another result here"
                                : here.legal              ? "is allowed here only"
                                                          : fmt::format("is allowed under {} only", letter);
        return fmt::format("Another move parts the two: \"{}\" {}.", words.empty() ? move : words, how);
    }
    return "";
}

std::string told_beside_the_drawn(const Finding& finding, const std::string& option) {
    const PlayedOut here = played_out(finding, option);
    if (!finding.witness.moves.empty() && here.consequence.done.empty() && here.consequence.move.empty())
        return fmt::format("Here the game is over before the move: {}.", here.consequence.outcome);
    Finding told = finding;
    told.sides.clear();
    for (const Side& side : finding.sides) {
        const std::string letter = letter_of_option(finding, side.option);
        const PlayedOut drawn = played_out(finding, side.option);
        if (here.comes_out_as(drawn)) {
            const std::string but = parted_by_another_move(finding, option, side, letter);
            return fmt::format("{} as under {}.{}{}", but.empty() ? "Here" : "The same comes out here", letter,
                               but.empty() ? "" : " ", but);
        }
        told.sides.push_back(as_side(side.option, drawn));
    }
    told.sides.push_back(as_side(option, here));
    std::string words = side_in_words(told, told.sides.size() - 1);
    if (words.starts_with("The ")) words.front() = 't';
    return "Here: " + words;
}

}  // namespace

std::string other_in_words(const Finding& finding, const std::string& option) {
    if (finding.sides.size() != 2 || finding.readings.size() != 1 || finding.witness.position.empty() ||
        finding.shown.how == Shown::How::by_history)
        return "";
    try {
        return told_beside_the_drawn(finding, option);
    } catch (const UnknownName&) {  // a text of which this program plays another state
        return "";
    }
}

std::string ended_in_words(const Finding& finding, const std::string& option) {
    try {
        const auto table = table_of_case(finding, option);
        const std::string outcome = table->outcome({table->canonical(finding.witness.position)});
        return outcome == find_ruleset(finding.ruleset).info().outcomes.front() ? "" : outcome;
    } catch (const UnknownName&) {  // a text of which this program plays another state
        return "";
    }
}

std::string side_in_words(const std::vector<Side>& sides, std::size_t which, const ToldMoves& told) {
    const Side& side = sides[which];
    const std::string plain = consequence_in_words(side.consequence);
    const auto with = [&](const DrawnChange& drawn) { return consequence_in_words(side.consequence, told, drawn); };
    for (std::size_t i = 0; i < sides.size(); ++i) {
        if (i == which || plain.empty() || consequence_in_words(sides[i].consequence) != plain) continue;
        std::string then = difference(side.picture, sides[i].picture);
        // The picture is that of the moves before one that is refused.
        const Consequence& c = side.consequence;
        if (c.what == Consequence::What::played && !c.move.empty() && !c.over && then.starts_with("Then"))
            then.replace(0, 4, "By then");
        // What falls may be just what tells them apart, and is told once; what comes is named: a king is no pawn.
        return then.empty() ? with(change_in(side.picture)) : with({{}, change_in(side.picture).arrived}) + " " + then;
    }
    return with(change_in(side.picture));
}
std::string side_in_words(const Finding& finding, std::size_t which) {
    const std::string words = side_in_words(finding.sides, which, moves_in_words(finding, which));
    if (!words.ends_with("not allowed.")) return words;
    const std::string why = why_refused(finding, finding.sides[which]);
    return why.empty() ? words : fmt::format("{}, against {}.", unended(words), why);
}

}  // namespace nomos
