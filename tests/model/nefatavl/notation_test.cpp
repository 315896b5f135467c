#include "model/nefatavl/notation.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "model/core/error.hpp"

namespace nomos::nefatavl {
namespace {

constexpr std::string_view kStart = "3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3 w";

// --- positions ---------------------------------------------------------------------------------
TEST(NefatavlPositionText, ReadsTheSetUpFromTheTopRowDown) {
    const auto p = parse_position<11>(kStart);
    EXPECT_EQ(p.attackers.count(), 24);
    EXPECT_EQ(p.defenders.count(), 12);
    EXPECT_EQ(p.king, Board<11>::centre());
    EXPECT_FALSE(p.defenders_to_move);
    EXPECT_EQ(print(p), kStart);
    const auto corners = parse_position<5>("t4/5/5/5/4T b");
    EXPECT_TRUE(corners.attackers.test(Board<5>::cell(0, 4)));
    EXPECT_TRUE(corners.defenders.test(Board<5>::cell(4, 0)));
    EXPECT_TRUE(corners.defenders_to_move);
}
TEST(NefatavlPositionText, AllowsBlanksAround) {
    EXPECT_EQ(print(parse_position<5>(" \t5/5/2K2/5/5 b  ")), "5/5/2K2/5/5 b");
}
TEST(NefatavlPositionText, AllowsAMissingKing) { EXPECT_TRUE(parse_position<5>("5/5/5/5/5 w").king.none()); }

template <int Size>
Position<Native, Size> random_position() {
    const auto kinds = *rc::gen::container<std::vector<char>>(
        std::size_t{Size * Size}, rc::gen::weightedElement<char>({{6, '.'}, {2, 't'}, {2, 'T'}}));
    Position<Native, Size> p;
    for (int cell = 0; cell < Size * Size; ++cell) {
        p.attackers.assign(cell, kinds[static_cast<std::size_t>(cell)] == 't');
        p.defenders.assign(cell, kinds[static_cast<std::size_t>(cell)] == 'T');
    }
    const int king = *rc::gen::inRange(0, 2 * Size * Size);
    if (king < Size * Size) p.king.set(king);
    p.attackers &= ~p.king, p.defenders &= ~p.king;
    p.defenders_to_move = *rc::gen::arbitrary<bool>();
    return p;
}
template <int Size>
void expect_identity() {
    const auto p = random_position<Size>();
    RC_ASSERT(same(parse_position<Size>(print(p)), p));
    Move<Native, Size> m;
    m.from.set(*rc::gen::inRange(0, Size * Size)), m.to.set(*rc::gen::inRange(0, Size * Size));
    RC_ASSERT(same(parse_move<Size>(print(m)), m));
}
RC_GTEST_PROP(NefatavlText, IsReadBackAsItWasPrinted, ()) {
    expect_identity<5>(), expect_identity<7>(), expect_identity<9>(), expect_identity<11>();
    expect_identity<13>(), expect_identity<15>(), expect_identity<17>(), expect_identity<19>();
}
// What is read at all is read in its one form: change a character, and the text is refused or is
// the print of another position.
RC_GTEST_PROP(NefatavlPositionText, HasOneFormOnly, ()) {
    std::string text = print(random_position<11>());
    const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
    text[at] = *rc::gen::element('t', 'T', 'K', '0', '1', '9', '/', ' ', 'w');
    const auto first = text.find_first_not_of(' '), last = text.find_last_not_of(' ');
    try {
        RC_ASSERT(print(parse_position<11>(text)) == text.substr(first, last + 1 - first));
    } catch (const ParseError& e) {
        RC_ASSERT(!e.hint().empty());
    }
}

// --- what is refused, and where ----------------------------------------------------------------
struct Refused {
    std::string text;
    int column;
    std::string problem, hint;  // parts of what is said
};
template <class Parse>
void expect_refused(const Refused& refused, Parse&& parse) {
    try {
        parse(refused.text);
        FAIL() << "read: " << refused.text.substr(0, 80);
    } catch (const ParseError& e) {
        EXPECT_EQ(e.place().column, refused.column) << refused.text.substr(0, 80) << "\n" << e.what();
        EXPECT_NE(e.problem().find(refused.problem), std::string::npos) << e.what();
        EXPECT_NE(e.hint().find(refused.hint), std::string::npos) << e.what();
        EXPECT_LT(std::string(e.what()).size(), 400U);
    }
}

TEST(NefatavlPositionText, SaysWhatIsWrongAndWhere) {
    const std::vector<Refused> all{
        {"", 1, "row 5 is too short: 0 of 5", "from the top"},
        {"5/2x2/5/5/5 w", 4, "found 'x'", "t is an attacker"},
        {"5/2\xc3\xa9/5/5/5 w", 4, "byte 0xc3", "t is an attacker"},
        {"5/4/5/5/5 w", 4, "row 4 is too short: 4 of 5", "count the empty squares"},
        {"5/6/5/5/5 w", 3, "number above 5", "squares left in row 4: 5"},
        {"5/ttttt1/5/5/5 w", 8, "row 4 is too long", "'/' starts the next"},
        {"5/5t/5/5/5 w", 4, "row 4 is too long", "'/' starts the next"},
        {"5/5/5/5 w", 8, "expected '/'", "1 of 5 rows are missing"},
        {"5/5/5/5/5/5 w", 10, "too many rows", "the board has 5 rows"},
        {"5/5/5/5/5", 10, "found the end", "w (attackers) or b"},
        {"5/5/5/5/5 ", 11, "found the end", "w (attackers) or b"},
        {"5/5/5/5/5 x", 11, "found 'x'", "w (attackers) or b"},
        {"5/5/5/5/5  w", 11, "found ' '", "w (attackers) or b"},
        {"5/5/5/5/5 w w", 13, "unexpected text", "nothing follows"},
        {"K4/5/5/5/4K w", 11, "a second king", "one king"},
        {"5/05/5/5/5 w", 3, "starts with 0", "1 to 9"},
        {"5/t0t3/5/5/5 w", 4, "starts with 0", "1 to 9"},
        {"5/3t01/5/5/5 w", 5, "starts with 0", "1 to 9"},
    };
    for (const auto& refused : all) expect_refused(refused, parse_position<5>);
}
TEST(NefatavlPositionText, RefusesAnotherBoardsSize) {
    EXPECT_THROW(parse_position<9>(kStart), ParseError);
    EXPECT_THROW(parse_position<13>(kStart), ParseError);
}
// Work that grows faster than the text would take hours.
TEST(NefatavlPositionText, RefusesTenMegabytesOfJunkAtOnce) {
    constexpr std::size_t kMuch = 10'000'000;
    const std::vector<Refused> all{
        {std::string(kMuch, '9'), 2, "number above 11", ""}, {std::string(kMuch, '1'), 3, "number above 11", ""},
        {std::string(kMuch, '0'), 1, "starts with 0", ""},   {std::string(kMuch, 't'), 12, "too long", ""},
        {std::string(kMuch, '/'), 1, "too short", ""},       {std::string(kMuch, ' '), kMuch + 1, "too short", ""},
        {std::string(kMuch, '\xff'), 1, "byte 0xff", ""},    {std::string(kMuch, '\0'), 1, "byte 0x00", ""}};
    for (const auto& refused : all) expect_refused(refused, parse_position<11>);
}

// --- moves -------------------------------------------------------------------------------------
TEST(NefatavlMoveText, NamesTwoSquares) {
    const auto m = parse_move<11>(" c4-c11 ");
    EXPECT_EQ(m.from, Bits<121>::single(Board<11>::cell(2, 3)));
    EXPECT_EQ(m.to, Bits<121>::single(Board<11>::cell(2, 10)));
    EXPECT_EQ(print(m), "c4-c11");
    EXPECT_EQ(print(parse_move<19>("s19-a1")), "s19-a1");
}
TEST(NefatavlMoveText, SaysWhatIsWrongAndWhere) {
    const std::vector<Refused> all{
        {"", 1, "found the end", "a1 to k11"},         {"l1-a1", 1, "found 'l'", "a1 to k11"},
        {"C4-c1", 1, "found 'C'", "a1 to k11"},        {"c12-c1", 3, "number above 11", "a1 to k11"},
        {"c04-c1", 2, "starts with 0", "a1 to k11"},   {"c0-c1", 2, "starts with 0", "a1 to k11"},
        {"c-c1", 2, "expected a number", "a1 to k11"}, {"c4c1", 3, "expected '-'", "c4-c1"},
        {"c4-", 4, "found the end", "a1 to k11"},      {"c4-c1xb1", 6, "unexpected text", "not written"}};
    for (const auto& refused : all) expect_refused(refused, parse_move<11>);
}

// --- pictures ----------------------------------------------------------------------------------
TEST(NefatavlPicture, ShowsStonesBrownSquaresAndTheTurn) {
    const auto drawing = picture(parse_position<5>("5/2t2/2K2/T4/5 b"));
    ASSERT_EQ(drawing.cells.size(), 25U);
    const auto brown = [](const PictureCell& c) { return c.tint == Tint::brown; };
    EXPECT_EQ(std::count_if(drawing.cells.begin(), drawing.cells.end(), brown), 5);
    ASSERT_EQ(drawing.pieces.size(), 3U);
    EXPECT_EQ(drawing.pieces[0].label, "black stone on a2");
    EXPECT_EQ(drawing.pieces[1].label, "black king on c3");
    EXPECT_EQ(drawing.pieces[2].label, "white stone on c4");
    EXPECT_EQ(drawing.pieces[0].glyph + drawing.pieces[1].glyph + drawing.pieces[2].glyph, "TKt");
    EXPECT_TRUE(drawing.pieces[1].crowned);
    EXPECT_FALSE(drawing.pieces[0].crowned);
    EXPECT_EQ(drawing.pieces[2].colour, Colour::white);
    EXPECT_EQ(drawing.caption(), "black (defenders) to move");
    EXPECT_EQ(picture(parse_position<5>("5/5/5/5/5 w")).caption(), "white (attackers) to move");
}
TEST(NefatavlPictureOfMove, DrawsTheArrowAndCrossesOutWhatWasTaken) {
    const auto drawing = picture_of_move(parse_position<5>("5/3t1/5/tT3/2K2 w"), parse_move<5>("d4-d2"),
                                         parse_position<5>("5/5/5/t2t1/2K2 b"));
    ASSERT_EQ(drawing.arrows.size(), 1U);
    EXPECT_EQ(Board<5>::cell(drawing.arrows[0].from_column, drawing.arrows[0].from_row), Board<5>::cell(3, 3));
    EXPECT_EQ(Board<5>::cell(drawing.arrows[0].to_column, drawing.arrows[0].to_row), Board<5>::cell(3, 1));
    ASSERT_EQ(drawing.pieces.size(), 4U);
    EXPECT_EQ(drawing.pieces[3].in_words(), "black stone on b2, taken");
    EXPECT_EQ(drawing.pieces[3].mark, Mark::crossed_out);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(drawing.pieces[i].mark, Mark::none);
    EXPECT_EQ(drawing.caption(), "after d4-d2: black (defenders) to move");
}
TEST(NefatavlPictureOfMove, CrossesOutWhoMovesInAndIsTaken) {
    const auto drawing = picture_of_move(parse_position<5>("5/5/t1t2/5/1K3 b"), parse_move<5>("b1-b3"),
                                         parse_position<5>("5/5/t1t2/5/5 w"));
    ASSERT_EQ(drawing.pieces.size(), 3U);
    EXPECT_EQ(drawing.pieces[2].in_words(), "black king on b3, taken");
    EXPECT_EQ(drawing.pieces[2].mark, Mark::crossed_out);
}
TEST(NefatavlPictureOfMove, DoesNotCrossOutTheStoneThatMoved) {
    const auto drawing =
        picture_of_move(parse_position<5>("5/5/2K2/5/5 b"), parse_move<5>("c3-c5"), parse_position<5>("2K2/5/5/5/5 w"));
    ASSERT_EQ(drawing.pieces.size(), 1U);
    EXPECT_EQ(drawing.pieces[0].label, "black king on c5");
}

}  // namespace
}  // namespace nomos::nefatavl
