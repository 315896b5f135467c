// The project that "nomos new" writes: cli/new/starter, a small ruleset that builds, checks and reports as it
// stands, with other names, another board and other pieces in the places of its own. Of more than two players some
// files are those of cli/new/many, which is written for three.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nomos::cli {

struct NewProject {
    std::string name = "starter";
    int columns = 5, rows = 5;
    int directions = 8;  // in which squares touch: 4, or 8 with those by corners; 6: hexes; 0: points on lines
    std::vector<std::string> pieces{"white", "black"};
};
inline constexpr int kLeastEdge = 3, kMostEdge = 12;
inline constexpr std::size_t kMostPlayers = 4;

// "8x6": columns, then rows. Throws UsageError for what no board of squares is.
void read_board(std::string_view text, NewProject& project);
// Squares of so many directions, or hexes or points in the place of squares. Throws UsageError where two are said.
void read_shape(std::optional<int> directions, bool hexes, bool points, NewProject& project);
// "squares", "hexes" or "points".
std::string_view cells_of(const NewProject& project);
// "white,black", two to four. Throws UsageError.
void read_pieces(std::string_view text, NewProject& project);
// Throws UsageError where the example of the text, in which each player has a row, does not fit on the board.
void expect_room(const NewProject& project);
// Throws UsageError: a name that cannot be a folder and a namespace, or that means something else already.
void expect_good_names(const NewProject& project);

// "Two players".
std::string players_of(const NewProject& project);
// How many stones in a row win on the board.
int row_length(const NewProject& project);
// Path below the project's folder -> content. The starter itself comes out as it lies in the tree.
std::map<std::string, std::string> project_files(const NewProject& project);

// The starters' own files, compiled in: path -> content; of more than two players those that are others.
const std::map<std::string_view, std::string_view>& starter_files();
const std::map<std::string_view, std::string_view>& starter_files_of_many();

}  // namespace nomos::cli
