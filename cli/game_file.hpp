// A recorded game as a text file.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nomos::cli {

struct GameLine {
    std::string text;
    int line = 0, column = 0;  // from 1
};
struct GameFile {
    GameLine position;  // without text: the set-up
    std::vector<std::string> readings;
    std::vector<GameLine> moves;
};
// Throws ParseError with file and line, for settings that come twice or after a move.
GameFile parse_game(std::string_view text, const std::string& file);

}  // namespace nomos::cli
