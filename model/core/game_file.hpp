// A recorded game as a text file: what it is played with, then its moves.
//
// "#" at the start of a line or after a blank opens a comment. Before the moves there may be lines
//   position: POSITION     where it starts; the set-up when left out
//   reading: KEY=VALUE     set: KEY=VALUE
//   board: SIZE            pieces: COUNT=N     a small board, as "nomos explore" has them
//   field: NAME=VALUE      a field of the setting that has no other word (field_text.hpp)
//   play: steps            single moves, also where players make whole turns
// and all other lines hold moves; what stands in one is read with a table (replay.hpp). The last line
// may say that the players ended the game by their word, which no rule of play judges:
//   ended: White gives up
// or, of an entry of a corpus, a position to which the moves do not lead:
//   not: POSITION
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nomos {

// A piece of the file and where it stands; both count from 1.
struct GameText {
    std::string text;
    int line = 0, column = 0;
};
struct GameFile {
    std::string name;   // for messages
    GameText position;  // without text: the set-up
    std::vector<std::string> readings, settings, fields;
    std::string board;  // a small one; the game's own when left out
    std::vector<std::string> pieces;
    bool steps = false;
    std::vector<GameText> lines;
    std::string ended;  // by whose word; nothing when left out
    GameText not_to;    // where the moves do not lead; without text: nothing is said of it
};
// Throws ParseError with file and line, for what comes twice, after a move or after the end.
GameFile parse_game(std::string_view text, const std::string& name);

// The words between blanks.
std::vector<GameText> words_of(const GameText& line);

}  // namespace nomos
