// Whatever a board shows is told beside it: for every ruleset, on the page, in Markdown and in the letter.
#include "reports/legend.hpp"

#include <gtest/gtest.h>

#include <pugixml.hpp>
#include <sstream>

#include "model/core/registry.hpp"
#include "reports/html.hpp"
#include "reports/markdown.hpp"
#include "reports/text_board.hpp"
#include "tests/reports/fixture.hpp"

namespace nomos {
namespace {

using namespace fixture;

// The set-up and every example of the text, before its move and after it, as a reader finds them drawn.
std::vector<Picture> boards_of(const AnyRuleset& ruleset) {
    const auto table = ruleset.table({});
    std::vector<Picture> boards{table->picture(table->start())};
    for (const ExampleInfo& example : ruleset.info().examples) {
        if (example.position.empty()) continue;
        boards.push_back(table->picture(std::string(example.position)));
        if (!example.move.empty()) boards.push_back(table->judge(example.position, example.move).picture);
    }
    return boards;
}
std::vector<const Picture*> all_of(const std::vector<Picture>& boards) {
    std::vector<const Picture*> all;
    for (const Picture& board : boards) all.push_back(&board);
    return all;
}

TEST(Legend, EveryShadingAndMarkOfACellOfEveryRulesetSaysWhatItIs) {
    for (const AnyRuleset* ruleset : rulesets())
        for (const Picture& board : boards_of(*ruleset))
            for (const PictureCell& cell : board.cells) {
                if (cell.tint == Tint::plain && (cell.text_mark == "." || cell.text_mark.empty())) continue;
                const auto is_this = [&](const PictureSign& sign) {
                    return sign.tint == cell.tint && sign.text_mark == cell.text_mark && !sign.says.empty();
                };
                ASSERT_EQ(std::ranges::count_if(board.signs, is_this), 1)
                    << ruleset->info().id << " " << cell.column << "," << cell.row << " " << cell.text_mark;
            }
}

TEST(Legend, HoldsEachKindOfPieceAndMarkOnce) {
    for (const AnyRuleset* ruleset : rulesets()) {
        const auto boards = boards_of(*ruleset);
        const Legend legend = legend_of(all_of(boards));
        std::set<std::string> kinds;
        for (const PicturePiece& piece : legend.pieces) EXPECT_TRUE(kinds.insert(kind_of_piece(piece)).second);
        for (const Picture& board : boards)
            for (const PicturePiece& piece : board.pieces) {
                EXPECT_TRUE(kinds.contains(kind_of_piece(piece))) << ruleset->info().id << ": " << piece.label;
                EXPECT_TRUE(legend.marks.contains(piece.mark));
            }
        EXPECT_GE(kinds.size(), 2U);
        EXPECT_LE(kinds.size(), 12U) << "a reader takes in so many";
    }
}

// Kinds that share a sign share words, too: "white large, medium or small pawn".
bool tells_each_word(const std::string& text, const std::string& kind) {
    std::istringstream words(kind);
    for (std::string word; words >> word;)
        if (text.find(word) == std::string::npos) return false;
    return true;
}

// The page of a report in which these boards stand.
std::string aside_of(const Chapter& chapter) {
    pugi::xml_document page;
    page.load_string(html_page(chapter).c_str(), pugi::parse_full);
    std::string words;
    for (const auto& node : page.select_nodes("//aside[@class='legend']//text()")) words += node.node().value();
    return words;
}
TEST(Legend, OfAPageTellsWhateverItsBoardsShow) {
    for (const AnyRuleset* ruleset : rulesets()) {
        RulesetReport report;
        report.ruleset = ruleset->info().id;
        report.findings = {ambiguous_corner()};
        report.findings[0].sides.clear(), report.findings[0].witness.pictures = boards_of(*ruleset);
        const Chapter chapter{report, ruleset->info()};
        const std::string aside = aside_of(chapter), letters = markdown_page(chapter);
        const Legend legend = legend_of(all_of(report.findings[0].witness.pictures));
        for (const PicturePiece& piece : legend.pieces)
            EXPECT_TRUE(tells_each_word(aside, kind_of_piece(piece))) << kind_of_piece(piece);
        for (const Legend::Place& place : legend.places)
            EXPECT_NE(aside.find(place.sign.says), std::string::npos) << place.sign.says;
        for (const LegendEntry& sign : drawn_signs(legend)) EXPECT_NE(aside.find(sign.says), std::string::npos);
        for (const LegendEntry& sign : written_signs(legend))
            EXPECT_NE(letters.find(code_span(sign.sign) + " " + sign.says), std::string::npos) << sign.sign;
    }
}

// Of what may stand on a board of letters, nothing but the pieces' own letters, numbers of squares and these signs.
TEST(Legend, OfLettersHoldsEverySignThatTheyUse) {
    for (const AnyRuleset* ruleset : rulesets()) {
        const auto boards = boards_of(*ruleset);
        std::string known = ".";
        for (const LegendEntry& sign : written_signs(legend_of(all_of(boards)))) known += sign.sign;
        for (const Picture& board : boards) {
            std::string letters;
            for (const PicturePiece& piece : board.pieces) letters += piece.glyph;
            const std::vector<std::string> told = legend(board);
            const std::vector<std::string> lines = text_board(board);
            for (std::size_t i = 0; i + told.size() < lines.size(); ++i)
                for (const char c : lines[i]) {
                    const bool name = std::isalnum(static_cast<unsigned char>(c)) && c != 'x' && c != 'o';
                    EXPECT_TRUE(name || c == ' ' || (known + letters + "xo").find(c) != std::string::npos)
                        << ruleset->info().id << ": " << c << " in " << lines[i];
                }
        }
    }
}

TEST(Legend, OfOneBoardOfLettersTellsAllThatStandsOnIt) {
    for (const AnyRuleset* ruleset : rulesets())
        for (const Picture& board : boards_of(*ruleset)) {
            const std::string told = letters_in_words(board);
            const auto tells = [&](const std::string& what) { return told.find(what) != std::string::npos; };
            for (const PicturePiece& piece : board.pieces)
                EXPECT_TRUE(tells(written_letters(piece)) && tells_each_word(told, kind_of_piece(piece)))
                    << ruleset->info().id << ": " << kind_of_piece(piece) << " in " << told;
            for (const LegendEntry& sign : written_signs(legend_of({&board})))
                EXPECT_TRUE(tells(sign.sign + " " + sign.says)) << ruleset->info().id << ": " << told;
        }
    Picture board;
    EXPECT_EQ(letters_in_words(board), "");
    for (const char* glyph : {"3", "2"}) {
        board.pieces.push_back(piece(0, 0, Colour::red, glyph));
        board.pieces.back().kind = "red piece, with its number", board.pieces.back().by_colour = true;
    }
    for (const char* kind : {"white man", "white king"}) {
        board.pieces.push_back(piece(0, 0, Colour::white, "w"));
        board.pieces.back().kind = kind;
    }
    EXPECT_EQ(letters_in_words(board), "r2, r3: red piece, with its number; w: white man or king");
}
TEST(Legend, KindsOfOneSignShareALine) {
    EXPECT_EQ(kinds_in_words({"white large pawn", "white medium pawn", "white small pawn"}),
              "white large, medium or small pawn");
    EXPECT_EQ(kinds_in_words({"white man", "white king"}), "white man or king");
    EXPECT_EQ(kinds_in_words({"white stone", "black king"}), "white stone or black king");
    EXPECT_EQ(kinds_in_words({"white man", "red man"}), "white or red man");
    EXPECT_EQ(kinds_in_words({"w", "white w"}), "w or white w") << "nothing of its own would be left";
    EXPECT_EQ(kinds_in_words({"white stone"}), "white stone");
    EXPECT_EQ(kinds_in_words({}), "");
}

// Letters have no colours.
TEST(Legend, OfLettersTellsAreasThatShareAMarkByTheirCells) {
    for (const AnyRuleset* ruleset : rulesets()) {
        const auto boards = boards_of(*ruleset);
        for (const LegendEntry& sign : written_signs(legend_of(all_of(boards)))) {
            const bool several = sign.says.find(", or ") != std::string::npos;
            EXPECT_EQ(several, sign.says.find(" (") != std::string::npos) << ruleset->info().id << ": " << sign.says;
            if (ruleset->info().id == "nika" && sign.sign == "*") {
                EXPECT_NE(sign.says.find("victory area of Athens (f9, f10)"), std::string::npos) << sign.says;
            }
        }
    }
}

TEST(Legend, SaysNothingOfWhatDoesNotOccur) {
    const Picture board = set_up();
    const Legend legend = legend_of({&board});
    EXPECT_TRUE(drawn_signs(legend).empty());
    EXPECT_TRUE(legend.places.empty()) << "shaded, and nobody says as what";
    const Picture facing = facing_board();
    EXPECT_EQ(drawn_signs(legend_of({&facing})).size(), 5U);
    EXPECT_TRUE(legend_of(std::vector<const Picture*>{}).empty());
}

TEST(Legend, PiecesThatDifferByTheirNumberAreOneKind) {
    Picture numbers;
    for (const char* glyph : {"2", "3"}) {
        numbers.pieces.push_back(piece(0, 0, Colour::red, glyph));
        numbers.pieces.back().kind = "red piece, with its number";
    }
    numbers.pieces.push_back(piece(0, 0, Colour::red, "K"));
    const Legend legend = legend_of({&numbers});
    ASSERT_EQ(legend.pieces.size(), 2U);
    EXPECT_EQ(kind_of_piece(legend.pieces[0]), "red piece, with its number");
    EXPECT_EQ(kind_of_piece(legend.pieces[1]), "K") << "nobody says what it is";
}

}  // namespace
}  // namespace nomos
