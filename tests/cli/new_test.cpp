// nomos new as a user meets it. What it writes is built and used by tests/examples/guide.py.
#include <algorithm>
#include <cctype>
#include <iomanip>
#include <map>
#include <set>
#include <sstream>

#include "model/core/ledger.hpp"
#include "tests/cli/program.hpp"
#include "tests/paths.hpp"

namespace nomos::cli_test {
namespace {

class New : public Program {
protected:
    // Path below the folder -> content.
    std::map<std::string, std::string> written(const std::string& where) const {
        std::map<std::string, std::string> files;
        for (const auto& entry : fs::recursive_directory_iterator(where))
            if (entry.is_regular_file())
                files[fs::relative(entry.path(), where).generic_string()] = read_file(entry.path());
        return files;
    }
    std::map<std::string, std::string> project(std::vector<std::string> options) const {
        options.insert(options.begin(), "new");
        options.insert(options.end(), {"--out", "made"});
        fs::remove_all(work() / "made");
        const Ran ran = run(options);
        EXPECT_EQ(ran.code, 0) << ran.err;
        return written((work() / "made").string());
    }
};

TEST_F(New, WritesTheStarterAsItLiesInTheTree) {
    EXPECT_EQ(project({"starter"}), written(std::string(paths::root) + "/cli/new/starter"));
}
TEST_F(New, WritesTheStarterOfThreeAsItLiesInTheTree) {
    const auto files = project({"starter", "--pieces", "white,black,red"});
    const auto of_two = written(std::string(paths::root) + "/cli/new/starter"),
               of_many = written(std::string(paths::root) + "/cli/new/many");
    EXPECT_EQ(of_many.size(), 6U);
    EXPECT_EQ(files.size(), of_two.size());
    for (const auto& [path, text] : of_many) EXPECT_EQ(files.at(path), text) << path;
    for (const auto& [path, text] : of_two)
        if (path.starts_with(".github") || path == "nomos.toml" || path == "CMakeLists.txt") {
            EXPECT_EQ(files.at(path), text) << path;
        }
    const auto says = [&](const std::string& path, const std::string& text) {
        EXPECT_NE(files.at(path).find(text), std::string::npos) << path << ":\n" << files.at(path);
    };
    says("rulebook/starter.txt", "White, Black and Red have a board of five rows");
    says("rulebook/starter.txt", "White begins, then Black, then Red, and so on in this order.");
    says("model/starter/text/clauses.toml", "\"turn.in-order\" = \"White begins, then Black, then Red,");
    says("model/starter/text/ledger.toml", "Three players, White, Black and Red; the board");
    says("model/starter/text/ledger.toml", "The players move in a fixed order, and White is first.");
    says("model/starter/text/ledger.toml", "supports = [\"turn.in-order\"]");
    says("model/starter/text/examples.toml", "\"...../...../rrr../bbb../www.. w\"");
    says("model/starter/text/examples.toml", "\"...../...../rrr../bbb../wwww. b\"");
    says("tests/first-row.game", "fill the three lowest rows; White is first with four");
    says("tests/first-row.game", "\na1 a2 a3 b1 b2 b3 c1 c2 c3 d1\n");
    says("README.md", "Three players, White, Black and Red, put stones");
}
TEST_F(New, NamesFourPlayersInAllLists) {
    const auto files = project({"fourup", "--board", "7x6", "--hexes", "--pieces", "ash,birch,cedar,red"});
    const auto says = [&](const std::string& path, const std::string& text) {
        EXPECT_NE(files.at(path).find(text), std::string::npos) << path << ":\n" << files.at(path);
    };
    says("model/fourup/position.hpp", "enum class Player { ash, birch, cedar, red, count_ };");
    says("model/fourup/position.hpp", "{ in_play, ash_wins, birch_wins, cedar_wins, red_wins, drawn, count_ }");
    says("model/fourup/ruleset.hpp",
         "\"in play\", \"ash wins\", \"birch wins\", \"cedar wins\", \"red wins\", \"drawn\"");
    says("model/fourup/ruleset.hpp", "SquareNotation<Board, Position<Native>, 4, ToMove<Native, Player>>");
    says("model/fourup/ruleset.hpp", "Player::cedar, 'c', \"cedar stone\", Colour::blue},");
    says("model/fourup/ruleset.hpp", "Player::red, 'r', \"red stone\", Colour::red}}},");
    says("model/fourup/ruleset.hpp", "{{{'a', \"Ash\"}, {'b', \"Birch\"}, {'c', \"Cedar\"}, {'r', \"Red\"}}}};");
    says("rulebook/fourup.txt", "Ash begins, then Birch, then Cedar, then Red, and so on in this order.");
    says("model/fourup/text/examples.toml", "\"......./......./rrr..../ccc..../bbb..../aaa.... a\"");
    for (const auto& [path, text] : files)
        for (const std::string word : {"white", "black", "starter", "Starter"})
            for (std::size_t i = text.find(word); i != std::string::npos; i = text.find(word, i + 1))
                EXPECT_EQ(text.substr(i - std::min<std::size_t>(i, 8), 8), "Colour::") << path << " says " << word;
}
TEST_F(New, LeavesNoWordOfTheStarterBehind) {
    const auto files = project({"fourup", "--board", "7x6", "--pieces", "red,yellow"});
    EXPECT_EQ(files.size(), written(std::string(paths::root) + "/cli/new/starter").size());
    for (const auto& [path, text] : files)
        for (const std::string word : {"starter", "Starter", "5x5", "five rows", "'w'", "'b'"}) {
            EXPECT_EQ(path.find(word), std::string::npos) << path;
            EXPECT_EQ(text.find(word), std::string::npos) << path << " says " << word;
        }
    for (const auto& [path, text] : files)
        for (const std::string colour : {"white", "White", "black", "Black"})
            for (std::size_t i = text.find(colour); i != std::string::npos; i = text.find(colour, i + 1))
                EXPECT_EQ(text.substr(i - std::min<std::size_t>(i, 8), 8), "Colour::") << path;
    EXPECT_NE(files.at("model/fourup/position.hpp").find("Squares<7, 6, 8>"), std::string::npos);
    EXPECT_NE(files.at("model/fourup/text/examples.toml").find("\"......./......./......./......./yyy..../rrr.... r\""),
              std::string::npos);
    EXPECT_NE(files.at("rulebook/fourup.txt").find("six rows and seven columns"), std::string::npos);
}
// Every sentence of the text has its entry, whatever the words.
TEST_F(New, GivesTheLedgerTheFingerprintsOfTheText) {
    for (const auto& options : {std::vector<std::string>{"tictac", "--board", "3x3", "--pieces", "cross,nought"},
                                {"wide", "--board", "12x3"},
                                {"large", "--board", "12x12"},
                                {"honey", "--hexes"},
                                {"sidestep", "--directions", "4"},
                                {"mill", "--board", "3x3", "--points"},
                                {"threeway", "--pieces", "white,black,red"},
                                {"fourway", "--board", "3x4", "--points", "--pieces", "north,east,south,west"},
                                {"mygame"}}) {
        const auto files = project(options);
        const std::string& ledger = files.at("model/" + options[0] + "/text/ledger.toml");
        int found = 0;
        for (const Sentence& s : split_sentences(files.at("rulebook/" + options[0] + ".txt"))) {
            std::stringstream hex;
            hex << std::hex << std::setw(16) << std::setfill('0') << s.fingerprint;
            EXPECT_NE(ledger.find(" = " + hex.str() + "\""), std::string::npos) << options[0] << ": " << s.text;
            ++found;
        }
        EXPECT_EQ(found, 7) << options[0];
    }
}
TEST_F(New, PutsTheRowWhereTheBoardHasRoom) {
    const auto small = project({"tictac", "--board", "3x3"});
    EXPECT_NE(small.at("rulebook/tictac.txt").find("Three stones of one player in a row win"), std::string::npos);
    EXPECT_NE(small.at("tests/first-row.game").find("a1 a2 b1 b2 c1\n"), std::string::npos);
    EXPECT_NE(small.at("model/tictac/text/examples.toml").find("\".../bb./www b\""), std::string::npos);
    EXPECT_NE(small.at("model/tictac/position.hpp").find("kRow = 3"), std::string::npos);
}
// No word of squares is left but in the names that the library has.
TEST_F(New, SpeaksOfHexesWhereTheBoardHasThem) {
    const auto files = project({"honey", "--board", "6x5", "--hexes"});
    EXPECT_NE(files.at("model/honey/position.hpp").find("using Board = Hexes<6, 5>;  // columns, rows\n"),
              std::string::npos);
    EXPECT_NE(files.at("rulebook/honey.txt").find("a board of hexes in five rows and six columns"), std::string::npos);
    EXPECT_NE(files.at("model/honey/ruleset.hpp").find("\"6x5 board of hexes\""), std::string::npos);
    for (const auto& [path, text] : files)
        for (std::size_t i = text.find("quare"); i != std::string::npos; i = text.find("quare", i + 1)) {
            const std::string around = text.substr(i - std::min<std::size_t>(i, 14), 28);
            const bool in_code = around.find("m.square") != std::string::npos ||
                                 around.find("Cells<A> square;") != std::string::npos ||
                                 around.find("FIELDS(square)") != std::string::npos ||
                                 around.find("SquareNotation") != std::string::npos;
            EXPECT_TRUE(in_code) << path << ": " << around;
        }
    EXPECT_NE(files.at("model/honey/text/readings.toml").find("Is a slanting line a row that wins?"),
              std::string::npos);
}
TEST_F(New, DrawsABoardOfPoints) {
    const auto files = project({"mill", "--board", "4x3", "--points"});
    EXPECT_NE(files.at("model/mill/position.hpp").find("R\"(\no-o-o-o\n|\\|/|\\|\no-o-o-o\n|/|\\|/|\no-o-o-o\n)\""),
              std::string::npos)
        << files.at("model/mill/position.hpp");
    EXPECT_NE(files.at("rulebook/mill.txt").find("a board of points on lines, in three rows and four columns"),
              std::string::npos);
}
TEST_F(New, ReadsNoDiagonalWhereSquaresTouchByTheirSides) {
    const auto files = project({"sidestep", "--directions", "4"});
    EXPECT_NE(files.at("model/sidestep/position.hpp").find("Squares<5, 5, 4>"), std::string::npos);
    EXPECT_NE(files.at("model/sidestep/text/readings.toml").find("default = \"straight\""), std::string::npos);
    const auto others = project({"sidestep", "--directions", "8"});
    EXPECT_NE(others.at("model/sidestep/text/readings.toml").find("default = \"counts\""), std::string::npos);
}
TEST_F(New, TellsWhatToDoNext) {
    const Ran ran = run({"new", "mygame"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    for (const char* line : {"mygame: 17 files", "cd mygame", "cmake -B build", "build/nomos-mygame check"})
        EXPECT_NE(ran.out.find(line), std::string::npos) << line << " in " << ran.out;
    EXPECT_EQ(names_in(work()), std::vector<std::string>{"mygame"}) << "nothing is left beside it";
    EXPECT_TRUE(fs::is_directory(work() / "mygame/.github/workflows"));
}
TEST_F(New, RefusesWhatItCannotMake) {
    refused({"new", "mygame", "--board", "2x5"}, {"2x5", "3x3 to 12x12"});
    refused({"new", "mygame", "--board", "13x5"}, {"13x5", "3x3 to 12x12"});
    refused({"new", "mygame", "--board", "hex5"}, {"hex5", "--board 8x8 --hexes"});
    refused({"new", "mygame", "--board", "8"}, {"no size of a board"});
    refused({"new", "mygame", "--board", "8x"}, {"no size of a board"});
    refused({"new", "mygame", "--pieces", "red,green,blue,white,ash"},
            {"5 players are named", "two to four words", "--pieces white,black,red"});
    refused({"new", "mygame", "--board", "4x3", "--pieces", "red,green,blue,white"},
            {"4 players do not find a row each", "--board 4x4"});
    refused({"new", "mygame", "--pieces", "red,green,rose"}, {"\"red\" and \"rose\"", "same letter"});
    refused({"new", "mygame", "--pieces", "red,green,stones"}, {"\"stones\" means something else"});
    refused({"new", "mygame", "--directions", "6"}, {"four directions or in eight", "--hexes for six"});
    refused({"new", "mygame", "--points", "--hexes"}, {"one kind"});
    refused({"new", "mygame", "--directions", "4", "--points"}, {"--points takes points"});
    refused({"new", "mygame", "--directions", "4", "--hexes"}, {"--directions is about squares"});
    refused({"new", "mygame", "--pieces", "red"}, {"1 player is named"});
    refused({"new", "mygame", "--pieces", "black,blue"}, {"same letter"});
    refused({"new", "mygame", "--pieces", "Red,blue"}, {"\"Red\"", "lower-case"});
    refused({"new", "mygame", "--pieces", "board,blue"}, {"\"board\" means something else"});
    refused({"new", "mygame", "--pieces", "red,delete"}, {"\"delete\" means something else"});
    refused({"new", "My-Game"}, {"\"My-Game\"", "lower-case letters and digits"});
    refused({"new", "2fast"}, {"a letter first"});
    refused({"new", "core"}, {"\"core\" means something else"});
    refused({"new", "nika"}, {"there is a ruleset \"nika\" already"});
    refused({"new", "ash", "--pieces", "ash,beech"}, {"both called \"ash\""});
    EXPECT_TRUE(names_in(work()).empty()) << "what is refused writes nothing";
    file("mygame", "a file");
    refused({"new", "mygame"}, {"mygame is there already", "--out"});
    EXPECT_EQ(names_in(work()), std::vector<std::string>{"mygame"});
}
TEST_F(New, TakesAFolderThatIsEmpty) {
    fs::create_directories(work() / "place");
    EXPECT_EQ(run({"new", "mygame", "--out", "place"}).code, 0);
    EXPECT_TRUE(fs::exists(work() / "place/CMakeLists.txt"));
    refused({"new", "mygame", "--out", "place"}, {"place is there already"});
}

// A game called like a namespace of Nomos would not compile.
TEST_F(New, RefusesEveryNamespaceOfTheTree) {
    std::set<std::string> names;
    for (const char* layer : {"model", "properties", "checkers", "analysis", "reports", "cli"})
        for (const auto& entry : fs::recursive_directory_iterator(fs::path(paths::root) / layer)) {
            const std::string path = entry.path().string();
            if (path.find("/cli/new/") != std::string::npos || entry.path().extension() != ".hpp") continue;
            std::istringstream text(read_file(path));
            for (std::string line; std::getline(text, line);)
                for (const std::string start : {"namespace nomos::", "namespace "})
                    if (line.starts_with(start) && line.find(" {") != std::string::npos) {
                        const std::string rest = line.substr(start.size());
                        names.insert(rest.substr(0, rest.find_first_of(" :")));
                        break;
                    }
        }
    names.erase("nomos");
    EXPECT_GT(names.size(), 20U);
    for (const std::string& name : names)
        if (std::all_of(name.begin(), name.end(), [](unsigned char c) { return std::islower(c) || std::isdigit(c); })) {
            const Ran ran = run({"new", name, "--out", "made"});
            EXPECT_EQ(ran.code, 2) << "namespace nomos::" << name << " is there";
            fs::remove_all(work() / "made");
        }
}

}  // namespace
}  // namespace nomos::cli_test
