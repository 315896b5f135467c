#include "reports/svg.hpp"

#include <gtest/gtest.h>

#include "tests/reports/fixture.hpp"
#include "tests/reports/support.hpp"

namespace nomos {
namespace {

using namespace fixture;

struct Drawing {
    explicit Drawing(const Picture& picture, std::string_view title = "a board") : text(svg(picture, title)) {
        result = document.load_string(text.c_str());
    }
    std::size_t count(const char* path) const { return document.select_nodes(path).size(); }
    // A path draws several cells or pieces, each from an "M" on.
    std::size_t drawn(const char* path) const {
        std::size_t n = 0;
        for (const auto& node : document.select_nodes(path)) n += occurrences(node.node().attribute("d").value(), "M");
        return n;
    }
    std::string text;
    pugi::xml_document document;
    pugi::xml_parse_result result;
};

TEST(Svg, IsOneWellFormedElementWithoutIds) {
    for (const Picture& picture :
         {square_board(), set_up(), facing_board(), hexagon_board(), diamond_board(), Picture{}}) {
        const Drawing drawing(picture);
        ASSERT_TRUE(drawing.result) << drawing.result.description();
        EXPECT_STREQ(drawing.document.first_child().name(), "svg");
        EXPECT_TRUE(drawing.document.first_child().next_sibling().empty());
        EXPECT_EQ(drawing.count("//@id"), 0u) << "ids of two drawings in one page would clash";
        EXPECT_EQ(drawing.text, svg(picture, "a board"));
    }
}

TEST(Svg, DrawsEveryCellAndOnlyCellsOfTheBoard) {
    EXPECT_EQ(Drawing(square_board()).drawn("/svg/g[1]/path"), 121u);
    EXPECT_EQ(Drawing(facing_board()).drawn("/svg/g[1]/path"), 72u);
    EXPECT_EQ(Drawing(hexagon_board()).drawn("/svg/g[1]/path"), 169u);
}

// The dark squares of a board that stands on its corner: they meet at their corners, and the light ones lie between.
TEST(Svg, DrawsSquaresThatStandOnTheirCorners) {
    const Drawing drawing(diamond_board());
    EXPECT_EQ(drawing.drawn("/svg/g[1]/path"), 36u);
    EXPECT_EQ(occurrences(drawing.text, "l24 24-24 24-24-24z"), 36u + 25) << "five times five light ones";
    EXPECT_EQ(drawing.drawn("/svg/path[contains(@fill, '--board-light')]"), 25u);
    const auto at = drawn_cells(diamond_board());
    EXPECT_EQ(at[1].x - at[0].x, 48) << "a step along a row of numbers is level";
    EXPECT_EQ(at[1].y, at[0].y);
    EXPECT_EQ(at[0].y - at[6].y, 48) << "and one along a column upright";
    EXPECT_EQ(drawing.count("//@transform"), 0u) << "letters stand upright";
    for (const Picture& other : {square_board(), hexagon_board()})
        EXPECT_EQ(svg(other, "x").find("--board-light"), std::string::npos);
}

TEST(Svg, DrawsACellByItselfForALegend) {
    const std::string corner = svg_of_place(Lattice::diamond, {Tint::brown, "*", "corner"});
    EXPECT_EQ(occurrences(corner, "l24 24-24 24-24-24z"), 1u);
    EXPECT_NE(corner.find("--board-brown"), std::string::npos);
    const std::string area = svg_of_place(Lattice::square, {Tint::area_red, "|", "area"});
    EXPECT_NE(area.find("h40v40h-40z"), std::string::npos);
    EXPECT_NE(area.find(">|</text>"), std::string::npos);
}

TEST(Svg, NamesColumnsAndRowsAlongTheEdge) {
    const Drawing letters(square_board());
    EXPECT_EQ(letters.count("//text[.='a']"), 1u);
    EXPECT_EQ(letters.count("//text[.='k']"), 1u);
    EXPECT_EQ(letters.count("//text[.='11']"), 1u);
    Picture numbered = square_board();
    numbered.letters_for_columns = false;
    const Drawing numbers(numbered);
    EXPECT_EQ(numbers.count("//text[.='a']"), 0u);
    EXPECT_EQ(numbers.count("//text[.='11']"), 2u);
}

TEST(Svg, EscapesTheTitleAndDescribesTheBoardForScreenReaders) {
    const Drawing drawing(square_board(), kHostile);
    ASSERT_TRUE(drawing.result);
    const pugi::xml_node root = drawing.document.first_child();
    EXPECT_EQ(root.child_value("title"), kHostile);
    EXPECT_EQ(root.attribute("aria-label").value(), kHostile);
    EXPECT_STREQ(root.child_value("desc"),
                 "attackers to move; t on c1; the king on b1, crossed out; T on h4; arrow from c4 to c1");
}

TEST(Svg, TellsPiecesApartWithoutColour) {
    EXPECT_EQ(Drawing(square_board()).count("//text[.='K']"), 1u);
    const Drawing cities(facing_board());
    for (const char* path : {"//text[.='A']", "//text[.='S']", "//text[.='M']", "//text[.='T']"})
        EXPECT_GE(cities.count(path), 4u) << path;
    // White stones have a second circle, black ones have not.
    const Drawing stones(set_up());
    EXPECT_EQ(stones.drawn("//path[@stroke-width='33.5']"), 24u + 12 + 1);
    EXPECT_EQ(stones.drawn("//path[@stroke-width='20.5']"), 24u);
}

TEST(Svg, TurnsAPieceToWhereItFaces) {
    const Drawing drawing(facing_board());
    for (const char* point : {"m0 -15l8 7", "m15 0l-7 8", "m0 15l-8 -7", "m-15 0l7 -8"})
        EXPECT_GE(occurrences(drawing.text, point), 4u) << point;
}

TEST(Svg, MarksShow) {
    const auto with = [](Mark mark) {
        Picture picture = square_board();
        picture.pieces[0].mark = picture.pieces[1].mark = picture.pieces[2].mark = Mark::none;
        picture.pieces[2].mark = mark;
        return svg(picture, "x");
    };
    EXPECT_EQ(occurrences(with(Mark::none), "--board-struck"), 0u);
    EXPECT_EQ(occurrences(with(Mark::crossed_out), "--board-struck"), 1u);
    EXPECT_EQ(occurrences(with(Mark::ghost), "opacity=\".38\""), 1u);
    EXPECT_NE(with(Mark::ringed), with(Mark::none));
}

TEST(Svg, AnArrowHidesNoLetter) {
    Picture picture = square_board();
    picture.arrows = {{2, 0, 2, 5}};
    const std::string drawn = svg(picture, "x");
    ASSERT_NE(drawn.find("stroke-linejoin"), std::string::npos);
    EXPECT_LT(drawn.rfind("stroke-linejoin=\"round\" stroke-linecap"), drawn.find(">K</text>"))
        << "pieces are drawn over it";
}

// In the board on their cell, and in the description for who cannot see it.
TEST(Svg, DrawsTheSumsThatDecide) {
    Picture picture = square_board();
    EXPECT_EQ(svg(picture, "x").find("class=\"sums\""), std::string::npos);
    picture.sums = {{1, 0, "4 : 3", "attack 4 against defence 3"}};
    const std::string drawn = svg(picture, "x");
    EXPECT_NE(drawn.find(">4 : 3</text>"), std::string::npos);
    EXPECT_NE(drawn.find("attack 4 against defence 3</desc>"), std::string::npos);
}
TEST(Svg, ShowsBothWhereOneFellUnderAnother) {
    Picture picture = square_board();
    EXPECT_EQ(occurrences(svg(picture, "x"), "scale(.5)"), 0u);
    picture.pieces.push_back(piece(2, 0, Colour::black, "T", Mark::crossed_out));
    EXPECT_EQ(occurrences(svg(picture, "x"), "translate(111 431) scale(.5)"), 1u) << "small, in the corner of c1";
    EXPECT_EQ(occurrences(svg(picture, "x"), "M100 420h0"), 4u) << "the stone that stands there";
}

TEST(Svg, EveryColourHasAFallback) {
    for (const Picture& picture : {square_board(), facing_board(), hexagon_board(), diamond_board()}) {
        const std::string text = svg(picture, "x");
        EXPECT_EQ(occurrences(text, "var(--"), occurrences(text, ",#")) << "a property without a fallback";
    }
}

TEST(Svg, AnArrowKeepsOffThePieceItPointsAt) {
    Picture picture = square_board();
    const std::string at_a_piece = svg(picture, "x");
    picture.pieces.erase(picture.pieces.begin());
    EXPECT_NE(at_a_piece.find("M100 300L"), std::string::npos);
    EXPECT_NE(at_a_piece.find("M100 403L"), std::string::npos) << "tip short of the stone on c1";
    EXPECT_NE(svg(picture, "x").find("M100 420L"), std::string::npos) << "tip in the middle of the free square";
}

}  // namespace
}  // namespace nomos
