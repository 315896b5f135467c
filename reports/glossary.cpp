#include "reports/glossary.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace nomos {
namespace {

constexpr auto kTerms = std::to_array<Term>({
    // Kinds of findings.
    {"ambiguity", "The text can be read in more than one way, and they play differently. Two are shown on boards."},
    {"harmless ambiguity", "Answers that were proved to play the same."},
    {"answered elsewhere in the text",
     "All answers but one are ruled out by other words of the text or by its recorded game, or proved the same game."},
    {"gap", "A situation that no rule decides."},
    {"clash", "Two rules decide one situation differently."},
    {"contradiction", "Sentences, captions or recorded games that cannot all be right."},
    {"false claim", "The text says something of its own game that is not so."},
    {"vague claim", "The text says something that cannot be checked as it is worded."},
    {"missing content", "A picture or a list that the text needs and that the copy which was read does not have."},
    {"dead text", "A sentence without which the others say the same: it confirms them."},
    {"loose notation", "A word or a sign that is used in two senses, or that nobody explains."},
    {"leak", "Something hidden that a move gives away."},
    {"violation", "A check that does not hold."},
    // What they change.
    {"can decide a game", "There is a position in which the game ends otherwise under one answer than under another."},
    {"changes who can force a win",
     "A board that is small enough was solved under both answers, and who can force a win on it is not the same. Where "
     "players hide something from each other, it was solved as if nothing were hidden."},
    {"changes what a move does", "The same move leads to another position."},
    {"changes what is legal", "A move may be made under one answer and not under another."},
    {"no effect", "Nothing that can be played differs."},
    {"not met in play", "No position of random games, and no other that was tried, shows a difference."},
    {"cannot come up",
     "All positions were looked at to which a game comes with the other questions answered as usual, or as the case "
     "that is shown has it: in none of them do the answers differ."},
    // How that is known.
    {"coalition",
     "Players who act together against all the others: one alone, or several, but not all. It can force a victory if "
     "one "
     "of them wins whatever the others do."},
    {"random game", "A game of random moves. Shares of positions are counted in such games; people play otherwise."},
    {"first met",
     "The fewest moves (in some games: turns, or steps of one) after which the answers are known to differ: in random "
     "games, or in a line that was looked for."},
    {"Nomos plays this",
     "The answer that is taken where nothing else is said: the one that evidence favours, else the one that surprises "
     "least."},
    {"as usual", "With the answers that Nomos plays."},
    {"as built in", "As the program plays it where no other answer is chosen."},
    {"ruled out", "Words, an example or a recorded game of the text cannot be right together with this answer."},
    {"way to play", "One answer to every open question. Answers that were proved to be the same game count as one."},
    {"proved", "True of every position in the scope named beside it, not only of those that were tried."},
    {"unknown", "No answer came, for the most part since the budget was spent first. It is never counted as a pass."},
    {"stated", "A rule that the text says in so many words."},
    {"supplied", "A rule that the game needs and nobody says; Nomos adds it."},
    {"narrower", "Nomos plays less than the words allow."},
    {"wider", "Nomos plays more than the words say."},
    {"follows", "A rule that others have as their consequence."},
    {"accepted", "A finding that somebody has seen and accepted, with a reason."},
    {"new", "A finding that nobody has accepted yet."},
    {"expired", "A finding that was accepted until a date that has passed."},
    // Of the terminal, and of files for programs.
    {"reading", "A question that the text leaves open, with its options.", false},
    {"option", "One of the answers to a reading.", false},
    {"reading set", "One option of every reading: a way to play.", false},
    {"clause", "One rule as it was taken from the text, under a name such as nika.push.outweighs.", false},
    {"grounding", "How far the text goes for a clause: stated, follows, narrower, wider or supplied.", false},
    {"ledger", "Every sentence of the text: what kind it is, what it says, and which clauses rest on it.", false},
    {"check", "One question put to the machine.", false},
    {"verdict", "The answer to a check: holds, violated or unknown.", false},
    {"law", "What every move obeys.", false},
    {"invariant", "What is so in every position that play can come to.", false},
    {"non-vacuity", "That a check can fail: something breaks it where the rules are not kept.", false},
    {"witness", "A position, with moves, that shows something.", false},
    {"ply", "One move of one player.", false},
    {"baseline", "The list of findings that were seen and accepted, in nomos.toml.", false},
    {"gone", "Something in the baseline that is found no more.", false},
});

bool same_letters(char a, char b) {
    return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
}

}  // namespace

std::span<const Term> glossary() { return kTerms; }

const Term* term_for(std::string_view word) {
    const auto found = std::ranges::find_if(
        kTerms, [&](const Term& term) { return std::ranges::equal(term.word, word, same_letters); });
    return found == kTerms.end() ? nullptr : &*found;
}

}  // namespace nomos
