// A board as lines of text for a terminal, Markdown and the `drawing` of findings.json.
#pragma once

#include <string>
#include <vector>

#include "model/core/picture.hpp"

namespace nomos {

// Rows from the top, coordinates left and below. A piece is its letter, followed by ^ > v < where
// it faces somewhere and preceded by x (crossed out), o (ringed) or ? (ghost); a line below says so.
std::vector<std::string> text_board(const Picture& picture);
// Only the given rows, highest first; a line of dots stands for a run that is left out. No legend.
std::vector<std::string> text_board(const Picture& picture, const std::vector<int>& rows);
// Arrows, marks, deciding sums and caption in words, one line each: what the letters alone do not show.
std::vector<std::string> legend(const Picture& picture);
// What stands for a piece on such a board, without the mark before it and the way it faces.
std::string written_letters(const PicturePiece& piece);
// The sums alone: "attack 4 against defence 3".
std::vector<std::string> decided_by(const Picture& picture);

// At most `most` rows that show what matters in all of the pictures, highest first: all rows if they
// fit, else those with something on them, else those nearest to an arrow or a mark.
std::vector<int> rows_that_matter(const std::vector<Picture>& pictures, int most);

// Blocks of lines next to each other, `gap` blanks between them, no blanks at line ends.
std::vector<std::string> side_by_side(const std::vector<std::vector<std::string>>& blocks, int gap);
// How many columns a line takes: characters, not bytes.
int width_of(std::string_view line);
int width_of(const std::vector<std::string>& lines);

}  // namespace nomos
