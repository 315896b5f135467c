// Positions that show what a text lacks or says amiss, with the play that leads to them: a ruleset may
// offer some for the findings that it lists (MissingInfo), and for readings whose options a single move shows
// badly: those begin at a whole turn. All of it is replayed (checkers/exhibits.hpp).
#pragma once

#include <concepts>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace nomos {

struct ExhibitInfo {
    std::string_view id;               // of the MissingInfo, or of the reading
    std::string_view position;         // in notation
    std::vector<std::string> line;     // moves (turns, where there are) from the set-up to it; none where none is known
    std::vector<std::string> moves{};  // what is then played
    std::vector<std::string_view> readings{};  // "KEY=VALUE", not the default, under which all of it is played
};

// The moves of a line written with blanks between them.
inline std::vector<std::string> moves_in(std::string_view line) {
    std::vector<std::string> moves;
    std::string move;
    for (std::istringstream words{std::string(line)}; words >> move;) moves.push_back(move);
    return moves;
}

template <class R>
concept WithExhibits = requires {
    { R::exhibits() } -> std::same_as<std::span<const ExhibitInfo>>;
};

}  // namespace nomos
