// A finding in words. What is known of it are facts (analysis/findings/finding.hpp); every sentence about it is made
// here.
#pragma once

#include <string>
#include <vector>

#include "analysis/findings/finding.hpp"
#include "reports/advice_words.hpp"

namespace nomos {

struct FindingWords {
    std::string title;  // the question, or what is wrong
    std::string explanation;
    std::string suggestion;             // what would settle it
    Advice advice;                      // ... and what trying it showed
    std::string witness_note;           // how small the position is that is shown, and what it is
    std::string caption;                // of that position
    std::string line_note;              // of the line of play
    std::vector<std::string> evidence;  // plain sentences
    std::string decided_by;             // "proof over all positions of the 11x11 board"
};
FindingWords words_of(const Finding&);
std::string title_of(const Finding&);

// The moves of a consequence of several, as players say them: those that are made; and the one that is refused, with
// "not allowed" or why.
struct ToldMoves {
    std::string made, refused;
};
// Pieces that a drawing shows to fall and to come, "white stone on d4".
struct DrawnChange {
    std::vector<std::string> fallen, arrived;
};
// "After d1-d3: one piece leaves the board; in play." Moves that are told take the place of their notation, and pieces
// that are told that of their number.
std::string consequence_in_words(const Consequence&, const ToldMoves& told = {}, const DrawnChange& drawn = {});
std::string_view name_of(Relation);

}  // namespace nomos
