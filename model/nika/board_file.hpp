// Board files: which spaces exist, whose areas lie where, and the set-up, drawn as two maps. The
// format and the statements of the text that a file is held to are told in docs/notation.md.
#pragma once

#include <string>
#include <string_view>

#include "model/core/ruleset.hpp"
#include "model/nika/position.hpp"

namespace nomos::nika {

struct BoardFile {
    std::string name;
    Provenance provenance = Provenance::assumed;
    BoardOf<Native> board;
};

// Throws ParseError with line, column and hint: for what cannot be read, and for what breaks the
// text, naming the statement. A map smaller than the frame lies in its lower left corner.
BoardFile parse_board_file(std::string_view text, std::string_view file_name);
BoardOf<Native> parse_board(std::string_view text, std::string_view file_name);

// The shipped board, embedded.
std::string_view assumed_board_text();
const BoardFile& assumed_board_file();
const BoardOf<Native>& assumed_board();

}  // namespace nomos::nika
