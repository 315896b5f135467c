#include "cli/starter.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <utility>
#include <vector>

#include "model/core/error.hpp"
#include "model/core/ledger.hpp"
#include "model/core/registry.hpp"
#include "reports/words.hpp"

namespace nomos::cli {
namespace {

// --- names ---------------------------------------------------------------------------------------
bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
bool is_word_char(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

// Words of C++, folders and namespaces of Nomos, and names in its namespace that any rule may use.
const std::set<std::string_view>& taken_words() {
    static const std::set<std::string_view> words{
        "alignas", "alignof", "asm", "catch", "concept", "constinit", "continue", "delete", "do", "dynamic", "else",
        "explicit", "export", "extern", "final", "float", "friend", "goto", "long", "main", "mutable", "new",
        "noexcept", "not", "operator", "or", "override", "private", "public", "register", "reinterpret", "requires",
        "short", "signed", "sizeof", "std", "super", "this", "thread", "throw", "try", "typeid", "typename", "union",
        "unsigned", "virtual", "volatile", "wchar", "while", "xor",
        // folders and namespaces
        "about", "bounds", "canonical", "certificate", "changes", "conformance", "decided", "disagreement", "evidence",
        "examination", "fewer", "everyday", "form", "gates", "guided", "hinted", "pairs", "questions", "shown",
        "symmetries", "stop", "tape", "aig", "analysis", "answers", "baseline", "budget", "checkers", "cli",
        "comparison", "connectivity", "core", "detail", "doing", "engines", "examples", "fuzz", "games", "generator",
        "grade", "graph", "induction", "invariants", "ladder", "laws", "letters", "lines", "plain", "player",
        "registry", "reports", "smt", "store", "text", "usual", "certify", "dead_text", "exhibits", "grants",
        "idle_sentences", "naive_agreement", "native_agreement", "notions", "played_claims", "property_suite",
        "recorded_game", "termination", "turn_bounds",
        // names in the namespace
        "advice", "behind", "best", "compare", "dice", "drift", "exists", "expect", "fingerprint", "grid", "hash",
        "iff", "implies", "kind", "measured", "names", "native", "opposite", "perft", "play", "quoted", "reach",
        "record", "replay", "same", "seats", "stopped", "symmetry", "tally", "touch", "touched", "turned", "turns",
        "ways", "when", "words"};
    return words;
}
// Path -> text, as a project of so many players has it.
std::map<std::string_view, std::string_view> templates_of(const NewProject& p) {
    auto files = starter_files();
    if (p.pieces.size() > 2)
        for (const auto& [path, text] : starter_files_of_many()) files[path] = text;
    return files;
}
// Every word of the starter's C++, which a name would meet there.
std::set<std::string> words_of_starter(const NewProject& p) {
    std::set<std::string> all;
    for (const auto& [path, text] : templates_of(p)) {
        if (!path.ends_with(".hpp") && !path.ends_with(".cpp")) continue;
        std::string word;
        for (const char c : text) {
            if (is_word_char(c)) word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
            if (!is_word_char(c) && !word.empty()) all.insert(std::exchange(word, ""));
        }
    }
    for (const char* own : {"starter", "white", "black", "red"}) all.erase(own);
    return all;
}
void expect_good(const NewProject& p, const std::string& what, const std::string& word, bool digits) {
    const bool spelt = !word.empty() && word.size() <= 24 && is_letter(word[0]) &&
                       std::all_of(word.begin(), word.end(),
                                   [&](char c) { return (c >= 'a' && c <= 'z') || (digits && c >= '0' && c <= '9'); });
    if (!spelt)
        throw UsageError(fmt::format("{} \"{}\" cannot be used", what, word),
                         digits ? "24 lower-case letters and digits at the most, a letter first"
                                : "24 lower-case letters at the most");
    if (taken_words().contains(word) || words_of_starter(p).contains(word))
        throw UsageError(fmt::format("{} \"{}\" means something else in the program", what, word),
                         "choose a word that its rules do not use");
}

// --- numbers and boards --------------------------------------------------------------------------
std::string number_word(int n) {
    constexpr std::array<std::string_view, 13> kWords{"no",    "one",   "two",  "three", "four",   "five",  "six",
                                                      "seven", "eight", "nine", "ten",   "eleven", "twelve"};
    return std::string(kWords.at(static_cast<std::size_t>(n)));
}
// One of the columns of the row that the example fills, from "a1".
std::string square(int column, int row) { return fmt::format("{}{}", static_cast<char>('a' + column), row + 1); }

// The first player is about to fill the lowest row, or has done it; the others are one behind in the rows above.
std::string example_position(const NewProject& p, bool done) {
    const auto players = static_cast<int>(p.pieces.size());
    std::string text;
    for (int row = p.rows - 1; row >= 0; --row) {
        const int stones = row >= players ? 0 : row_length(p) - (row == 0 && done ? 0 : 1);
        const char letter = row < players ? p.pieces[static_cast<std::size_t>(row)][0] : '.';
        text += std::string(static_cast<std::size_t>(stones), letter) +
                std::string(static_cast<std::size_t>(p.columns - stones), '.') + (row > 0 ? "/" : " ");
    }
    return text + p.pieces[done ? 1 : 0][0];
}
// The moves that lead there.
std::string example_game(const NewProject& p) {
    std::string moves;
    for (int column = 0; column < row_length(p); ++column)
        for (int row = 0; row < static_cast<int>(p.pieces.size()); ++row)
            if (column + 1 < row_length(p) || row == 0) moves += (moves.empty() ? "" : " ") + square(column, row);
    return moves;
}
// Who is called by a colour has it; the others have what is left, the i-th the i-th if he can.
std::vector<std::string> colours_of(const NewProject& p) {
    constexpr std::array<std::string_view, 5> kColours{"white", "black", "red", "blue", "green"};
    static_assert(kColours.size() >= kMostPlayers);
    std::set<std::string_view> left(kColours.begin(), kColours.end());
    for (const std::string& piece : p.pieces) left.erase(piece);
    std::vector<std::string> all;
    for (std::size_t i = 0; i < p.pieces.size(); ++i) {
        std::string_view colour = p.pieces[i];
        if (std::find(kColours.begin(), kColours.end(), colour) == kColours.end()) {
            const auto is_left = [&](std::string_view c) { return left.contains(c); };
            colour = is_left(kColours[i]) ? kColours[i] : *std::find_if(kColours.begin(), kColours.end(), is_left);
            left.erase(colour);
        }
        all.push_back("Colour::" + std::string(colour));
    }
    return all;
}

// --- words of one project in the place of another's ------------------------------------------------
// Points with lines along rows, columns and every second diagonal, as the board of alquerque has them; of three by
// three it is that of three men's morris.
std::string drawing(const NewProject& p) {
    std::string text;
    for (int y = 2 * p.rows - 2; y >= 0; --y) {
        for (int x = 0; x < 2 * p.columns - 1; ++x)
            text += x % 2 == 0 ? (y % 2 == 0 ? 'o' : '|') : y % 2 == 0 ? '-' : (x / 2 + y / 2) % 2 == 0 ? '/' : '\\';
        text += '\n';
    }
    return text;
}
// The board's type, with what its numbers are.
std::string board_type(const NewProject& p) {
    if (p.directions == 0)
        return "// As it is drawn: points, and the lines along which they touch.\nstruct Drawn {\n"
               "    static constexpr std::string_view kDrawing = R\"(\n" +
               drawing(p) + ")\";\n};\nusing Board = Points<Drawn>;";
    if (p.directions == 6) return fmt::format("using Board = Hexes<{}, {}>;  // columns, rows", p.columns, p.rows);
    return fmt::format("using Board = Squares<{}, {}, {}>;  // columns, rows, directions", p.columns, p.rows,
                       p.directions);
}
// What depends on how cells touch: on hexes there is a third way only, and where squares touch by their sides no
// diagonal is the usual reading. In code a move's word is called `square` on every board.
std::vector<std::string> shape_words_of(const NewProject& p) {
    const bool hexes = p.directions == 6, sides = p.directions == 4;
    return {"m.square",
            "Cells<A> square",
            "NOMOS_FIELDS(square)",
            std::string(cells_of(p)),
            hexes               ? "hex"
            : p.directions == 0 ? "point"
                                : "square",
            sides ? "default = \"straight\"" : "default = \"counts\"",
            sides ? "settles = \"straight\"" : "settles = \"counts\"",
            sides ? "squares of this board touch by their sides, which no diagonal goes by"
                  : "players say in a row of stones in any straight line",
            sides ? "in a row or a column"
                  : std::string("in a row, a column or a ") + (hexes ? "slanting line" : "diagonal"),
            hexes ? "a slanting line" : "a diagonal",
            hexes ? "no slanting line" : "no diagonal",
            hexes ? "slanting lines" : "diagonals"};
}
// What is said of each player, one after the other: "white, black, red", with what `word` makes of a piece.
template <class Word>
std::string each_of(const NewProject& p, Word&& word, const std::string& between = ", ") {
    std::string list;
    for (const std::string& piece : p.pieces) list += (list.empty() ? "" : between) + word(piece);
    return list;
}
// "White, Black and Red".
std::string names_of(const NewProject& p) {
    std::string names;
    for (std::size_t i = 0; i < p.pieces.size(); ++i)
        names += (i == 0 ? "" : i + 1 < p.pieces.size() ? ", " : " and ") + capitalised(p.pieces[i]);
    return names;
}
// What depends on how many players there are.
std::vector<std::string> players_words_of(const NewProject& p) {
    const bool many = p.pieces.size() > 2;
    const std::string first = capitalised(p.pieces[0]);
    const auto colours = colours_of(p);
    std::size_t i = 0;
    return {
        players_of(p),
        names_of(p),
        many ? each_of(p, capitalised, ", then ").insert(first.size(), " begins") + ", and so on in this order"
             : first + " begins; then the players take turns",
        "The players " + std::string(many ? "move in a fixed order" : "alternate") + ", and " + first + " is first",
        many ? "turn.in-order" : "turn.alternate",
        number_word(static_cast<int>(p.pieces.size())) + " lowest rows",
        each_of(p, [](const std::string& piece) { return piece; }),
        each_of(p, [](const std::string& piece) { return piece + "_wins"; }),
        each_of(p, [](const std::string& piece) { return '"' + piece + " wins\""; }),
        each_of(p,
                [](const std::string& piece) { return fmt::format("{{'{}', \"{}\"}}", piece[0], capitalised(piece)); }),
        fmt::format("Native>, {}, ToMove", p.pieces.size()),
        each_of(
            p,
            [&](const std::string& piece) {
                return fmt::format("{{&Position<Native>::stones, Player::{0}, '{1}', \"{0} stone\", {2}}}", piece,
                                   piece[0], colours[i++]);
            },
            ",\n      ")};
}
// The names, numbers and texts that stand for the choices of a project, the longer first; `players`: so many of them
// have words of their own.
std::vector<std::string> words_of(const NewProject& p, std::size_t players) {
    const std::string columns = number_word(p.columns), rows = number_word(p.rows);
    const bool hexes = p.directions == 6;
    std::vector<std::string> words = shape_words_of(p);
    for (std::string& word :
         std::vector<std::string>{example_game(p), example_position(p, false), example_position(p, true),
                                  (hexes               ? "hexes in "
                                   : p.directions == 0 ? "points on lines, in "
                                                       : "") +
                                      rows + " rows and " + columns + " columns",
                                  board_type(p),
                                  fmt::format("{}x{} board{}", p.columns, p.rows,
                                              hexes               ? " of hexes"
                                              : p.directions == 0 ? " of points"
                                                                  : ""),
                                  fmt::format("kRow = {}", row_length(p))})
        words.push_back(std::move(word));
    for (std::string& word : players_words_of(p)) words.push_back(std::move(word));
    for (const std::string& word :
         {number_word(row_length(p)), capitalised(number_word(row_length(p))), square(row_length(p) - 1, 0)})
        words.push_back(word);
    const auto colours = colours_of(p);
    for (std::size_t i = 0; i < players; ++i) words.push_back(colours[i]);
    for (std::size_t i = 0; i < players; ++i) words.push_back(fmt::format("'{}'", p.pieces[i][0]));
    for (std::size_t i = 0; i < players; ++i) words.push_back(p.pieces[i]), words.push_back(capitalised(p.pieces[i]));
    words.push_back(p.name), words.push_back(capitalised(p.name));
    return words;
}
// Does the word stand at `i`, and not inside of another? Between words may be an underscore, as in black_to_move.
bool stands_at(std::string_view text, std::size_t i, std::string_view word) {
    if (text.substr(i, word.size()) != word) return false;
    const std::size_t end = i + word.size();
    const bool begins = i == 0 || !is_word_char(word.front()) || !is_word_char(text[i - 1]);
    return begins && (end == text.size() || !is_word_char(word.back()) || !is_word_char(text[end]));
}
std::string renamed(std::string_view text, const std::vector<std::string>& from, const std::vector<std::string>& to) {
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        std::size_t k = 0;
        while (k < from.size() && !stands_at(text, i, from[k])) ++k;
        if (k == from.size()) {
            out += text[i++];
        } else {
            out += to[k], i += from[k].size();
        }
    }
    return out;
}

std::vector<std::string> fingerprints_of(std::string_view text) {
    std::vector<std::string> all;
    for (const Sentence& s : split_sentences(text)) all.push_back(fmt::format("{:016x}", s.fingerprint));
    return all;
}

}  // namespace

void read_board(std::string_view text, NewProject& project) {
    const std::string hint =
        fmt::format("columns and rows from {0}x{0} to {1}x{1}: --board 8x8", kLeastEdge, kMostEdge);
    const auto refuse = [&](std::string_view why) { throw UsageError(fmt::format("--board {}: {}", text, why), hint); };
    if (text.starts_with("hex"))
        throw UsageError(fmt::format("--board {}: this is no size of a board", text), "--board 8x8 --hexes");
    const std::size_t cross = text.find('x');
    const auto number = [&](std::string_view digits) {
        const bool good = !digits.empty() && digits.size() <= 3 &&
                          std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (!good) refuse("this is no size of a board");
        return std::stoi(std::string(digits));
    };
    if (cross == std::string_view::npos) refuse("this is no size of a board");
    project.columns = number(text.substr(0, cross)), project.rows = number(text.substr(cross + 1));
    for (const int edge : {project.columns, project.rows})
        if (edge < kLeastEdge || edge > kMostEdge) refuse("boards of this size are not offered");
}

void read_shape(std::optional<int> directions, bool hexes, bool points, NewProject& project) {
    if (hexes && points) throw UsageError("--hexes or --points: a board has one kind", "choose one");
    if ((hexes || points) && directions)
        throw UsageError(fmt::format("--directions is about squares, and --{0} takes {0}", hexes ? "hexes" : "points"),
                         hexes ? "hexes have six directions" : "lines say where points lead to");
    if (directions && *directions != 4 && *directions != 8)
        throw UsageError(fmt::format("--directions {}: squares touch in four directions or in eight", *directions),
                         *directions == 6 ? "--hexes for six" : "4: by their sides; 8: by their corners, too");
    project.directions = hexes ? 6 : points ? 0 : directions.value_or(8);
}
std::string_view cells_of(const NewProject& project) {
    return project.directions == 6 ? "hexes" : project.directions == 0 ? "points" : "squares";
}

void read_pieces(std::string_view text, NewProject& project) {
    std::vector<std::string> names{""};
    for (const char c : text)
        if (c == ',')
            names.emplace_back();
        else
            names.back() += c;
    if (names.size() < 2 || names.size() > kMostPlayers)
        throw UsageError(
            fmt::format("--pieces {}: {} named", text, counted(names.size(), "player is", "players are")),
            fmt::format("two to {} words with commas between: --pieces white,black,red", number_word(kMostPlayers)));
    project.pieces = names;
}

void expect_room(const NewProject& project) {
    const auto players = static_cast<int>(project.pieces.size());
    if (project.rows < players)
        throw UsageError(fmt::format("--board {}x{}: {} do not find a row each", project.columns, project.rows,
                                     counted(project.pieces.size(), "player", "players")),
                         fmt::format("--board {}x{}, or more rows", project.columns, players));
}

void expect_good_names(const NewProject& project) {
    for (const AnyRuleset* ruleset : rulesets())
        if (ruleset->info().id == project.name && project.name != "starter")
            throw UsageError(fmt::format("there is a ruleset \"{}\" already", project.name), "choose another name");
    expect_good(project, "the name", project.name, true);
    std::map<char, std::string> by_letter;
    for (const std::string& piece : project.pieces) {
        expect_good(project, "the piece", piece, false);
        if (const auto [other, is_new] = by_letter.emplace(piece[0], piece); !is_new)
            throw UsageError(fmt::format("\"{}\" and \"{}\" begin with the same letter", other->second, piece),
                             "pieces are written with their first letters");
        if (project.name == piece)
            throw UsageError(fmt::format("the game and a piece are both called \"{}\"", project.name),
                             "choose another name for one");
    }
}

std::string players_of(const NewProject& project) {
    return capitalised(number_word(static_cast<int>(project.pieces.size()))) + " players";
}
int row_length(const NewProject& project) { return std::min({project.columns, project.rows, 4}); }

std::map<std::string, std::string> project_files(const NewProject& project) {
    NewProject two, three;
    three.pieces.emplace_back("red");
    const auto put_into = [&](const NewProject& written_for) {
        return [from = words_of(written_for, written_for.pieces.size()),
                to = words_of(project, written_for.pieces.size())](std::string_view text) {
            return renamed(text, from, to);
        };
    };
    const auto of_two = put_into(two);
    std::map<std::string, std::string> files;
    for (const auto& [path, text] : starter_files()) files[of_two(path)] = of_two(text);
    if (project.pieces.size() > 2) {
        const auto of_three = put_into(three);
        for (const auto& [path, text] : starter_files_of_many()) files.at(of_three(path)) = of_three(text);
    }
    // The ledger knows the sentences by their fingerprints, and they are others now.
    const auto before = fingerprints_of(starter_files().at("rulebook/starter.txt"));
    const auto after = fingerprints_of(files.at("rulebook/" + project.name + ".txt"));
    expect(before.size() == after.size(), "another name makes no other sentences");
    std::string& ledger = files.at("model/" + project.name + "/text/ledger.toml");
    ledger = renamed(ledger, before, after);
    return files;
}

}  // namespace nomos::cli
