#include "model/nerva/notation.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "model/nerva/aids/sampling.hpp"
#include "model/nerva/kings_file.hpp"

namespace nomos::nerva {
namespace {

constexpr std::string_view kStart = "- - - w s32,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1";
constexpr std::string_view kRest = " w s32,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1";
constexpr int kC4Middle = Boards::place(2, 3, 1), kF6Lowest = Boards::place(5, 5, 0);

// --- positions ---------------------------------------------------------------------------------
TEST(NervaPositionText, ReadsTheSetUp) {
    const auto p = parse_position(kStart);
    EXPECT_TRUE(none(p.pieces()));
    EXPECT_EQ(p.hidden_king(Side::white), Bits<kPlaces>::single(kC4Middle));
    EXPECT_EQ(p.hidden_king(Side::black), Bits<kPlaces>::single(kF6Lowest));
    EXPECT_EQ(p.supply, (PerSide<PerSize<Native>>{{{32, 32, 32}, {32, 32, 32}}}));
    EXPECT_FALSE(p.black_to_move);
    EXPECT_EQ(print(p), kStart);
}
TEST(NervaPositionText, ReadsBoardsFromTheLowestAndRowsFromTheTop) {
    const auto p = parse_position("w7/8/8/8/8/8/8/7b - 8/8/8/8/8/8/1x6/8 b s1,2,3/4,5,96 x6,5,4/3,2,1 K_c4_2 -K_f6_1");
    EXPECT_TRUE(p.pawns[0].test(Boards::place(0, 7, 0)));
    EXPECT_TRUE(p.pawns[1].test(Boards::place(7, 0, 0)));
    EXPECT_TRUE(p.pawns[0].test(Boards::place(1, 1, 2)) && p.pawns[1].test(Boards::place(1, 1, 2)));
    EXPECT_EQ(count(p.pawns[0]) + count(p.pawns[1]), 4);
    EXPECT_TRUE(p.stands(Side::white));
    EXPECT_TRUE(p.captured[1] && p.revealed[1]);
    EXPECT_EQ(p.supply[1][2], 96);
    EXPECT_EQ(p.lost[0][0], 6);
    EXPECT_TRUE(p.black_to_move);
}
TEST(NervaPositionText, CanSayWhatNoGameReaches) {
    const std::string odd = "- - - w s0,0,0/0,0,0 x0,0,0/0,0,0 ?-K_none K_a1_1+c4_2+h8_3";
    EXPECT_EQ(count(parse_position(odd).kings[1]), 3);
    EXPECT_EQ(print(parse_position(" \t" + odd + "  ")), odd);
}

// Positions as the checkers throw them, and wilder ones: any words at all.
Position<Native> random_position() {
    Dice dice(*rc::gen::arbitrary<std::uint64_t>());
    Position<Native> p = throw_position(dice).second;
    if (dice.one_in(2)) return p;
    for (std::size_t s = 0; s < kSides; ++s) {
        for (int place = 0; place < kPlaces; ++place) p.pawns[s].assign(place, dice.one_in(3));
        p.kings[s] = {};
        for (int kings = dice.below(4); kings > 0; --kings) p.kings[s].set(dice.below(kPlaces));
        for (std::size_t n = 0; n < kLevels; ++n) p.supply[s][n] = dice.below(97), p.lost[s][n] = dice.below(97);
        p.revealed[s] = dice.one_in(2), p.captured[s] = dice.one_in(2);
    }
    return p;
}
Move<Native> random_move() {
    const int from = *rc::gen::inRange(0, kPlaces), to = *rc::gen::inRange(0, kPlaces);
    const auto kind = *rc::gen::inRange(0, 3);
    return kind == 0 ? placing(to) : kind == 1 ? attack(from, to) : pass();
}
RC_GTEST_PROP(NervaText, IsReadBackAsItWasPrinted, ()) {
    const auto p = random_position();
    RC_ASSERT(same(parse_position(print(p)), p));
    const auto m = random_move();
    RC_ASSERT(same(parse_move(print(m)), m));
    RC_ASSERT(well_formed(m));
}
// What is read at all is read in its one form: change a character, and the text is refused or is
// the print of another position.
RC_GTEST_PROP(NervaPositionText, HasOneFormOnly, ()) {
    std::string text = print(random_position());
    const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
    text[at] = *rc::gen::element('w', 'b', 'x', 'K', '?', '-', '0', '1', '8', '9', '/', ',', '+', '_', ' ');
    const auto first = text.find_first_not_of(' '), last = text.find_last_not_of(' ');
    try {
        RC_ASSERT(print(parse_position(text)) == text.substr(first, last + 1 - first));
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
        FAIL() << "read: " << refused.text;
    } catch (const ParseError& e) {
        EXPECT_EQ(e.place().column, refused.column) << refused.text << "\n" << e.what();
        EXPECT_NE(e.problem().find(refused.problem), std::string::npos) << e.what();
        EXPECT_NE(e.hint().find(refused.hint), std::string::npos) << e.what();
        EXPECT_LT(std::string(e.what()).size(), 400U);
    }
}
TEST(NervaPositionText, SaysWhatIsWrongAndWhere) {
    const std::string rest(kRest);
    const std::vector<Refused> all{
        {"", 1, "row 8 is too short: 0 of 8", "from the top"},
        {"8/2q5/8/8/8/8/8/8 - -" + rest, 4, "found 'q'", "w is a white pawn"},
        {"8/2.5/8/8/8/8/8/8 - -" + rest, 4, "found '.'", "w is a white pawn"},
        {"w7/9/8/8/8/8/8/8 - -" + rest, 4, "number above 8", "places left in row 7: 8"},
        {"w8/8/8/8/8/8/8/8 - -" + rest, 2, "number above 7", "places left in row 8: 7"},
        {"8w/8/8/8/8/8/8/8 - -" + rest, 2, "row 8 is too long", "'/' starts the next"},
        {"w07/8/8/8/8/8/8/8 - -" + rest, 2, "starts with 0", "1 to 8"},
        {"w34/8/8/8/8/8/8/8 - -" + rest, 3, "number above 7", "places left"},
        {"w7/8/8/8/8/8/8/6 - -" + rest, 17, "row 1 is too short: 6 of 8", "count the empty places"},
        {"w7/8/8/8/8/8/8 - -" + rest, 15, "expected '/'", "1 of 8 rows of board 1"},
        {"w7/8/8/8/8/8/8/8/8 - -" + rest, 17, "too many rows", "8 rows"},
        {"- 8/8/8/8/8/8/8/8 -" + rest, 3, "a board without pawns", "written '-'"},
        {"- -" + rest, 6, "row 8 is too short: 1 of 8", "a board without pawns is '-'"},
        {"- - - x s32", 7, "expected 'w'", "side to move"},
        {"- - - w t32", 9, "expected 's'", "large, medium, small"},
        {"- - - w s32,32/32", 15, "expected ','", "large, medium, small"},
        {"- - - w s97,32,32/32,32,32", 11, "number above 96", "0 to 96"},
        {"- - - w s0,00,0/0,0,0", 13, "starts with 0", "0 to 96"},
        {"- - - w s0,0,0/0,0,0 x0,0,0/0,0,0 c4_2 ?K_f6_1", 35, "expected the white king", "White's comes first"},
        {"- - - w s0,0,0/0,0,0 x0,0,0/0,0,0 K_c4 ?K_f6_1", 39, "expected '_'", "c4_2"},
        {"- - - w s0,0,0/0,0,0 x0,0,0/0,0,0 K_c4_4 ?K_f6_1", 40, "expected a board number, found '4'", "1 to 3"},
        {"- - - w s0,0,0/0,0,0 x0,0,0/0,0,0 K_c4_2+c4_2 K_none", 42, "out of order", "each once"},
        {"- - - w s0,0,0/0,0,0 x0,0,0/0,0,0 K_c4_2", 41, "expected ' '", "Black's king"},
        {std::string(kStart) + " w", 57, "unexpected text", "nothing follows"},
    };
    for (const auto& refused : all) expect_refused(refused, parse_position);
}

// --- moves -------------------------------------------------------------------------------------
TEST(NervaMoveText, HasOneFormForEachMove) {
    EXPECT_EQ(print(placing(kC4Middle)), "c4_2");
    EXPECT_EQ(print(attack(Boards::place(6, 5, 0), kF6Lowest)), "g6_1 -> f6_1");
    EXPECT_EQ(print(pass()), "pass");
}
// The forms that the text itself uses, and their blanks.
TEST(NervaMoveText, ReadsWhatTheTextWrites) {
    const std::vector<std::pair<std::string, std::string>> all{
        {"1. h7_1", "h7_1"},
        {"6.c6_3", "c6_3"},
        {"K_f6_1", "f6_1"},
        {"1. K_c4_2", "c4_2"},
        {"g6_1 -> f6_1", "g6_1 -> f6_1"},
        {"4. g6_1 -> f6_1", "g6_1 -> f6_1"},
        {" g6_1->f6_1 ", "g6_1 -> f6_1"},
        {"12.\tpass", "pass"},
    };
    for (const auto& [written, printed] : all) EXPECT_EQ(print(parse_move(written)), printed) << written;
}
TEST(NervaMoveText, SaysWhatIsWrongAndWhere) {
    const std::vector<Refused> all{
        {"", 1, "expected a column letter, found the end", "a to h"},
        {"i4_1", 1, "found 'i'", "a to h"},
        {"C4_1", 1, "found 'C'", "a to h"},
        {"4c_1", 2, "expected '.'", "begins with its column letter"},
        {"c9_1", 2, "expected a row number, found '9'", "1 to 8"},
        {"c0_1", 2, "expected a row number", "1 to 8"},
        {"c41", 3, "expected '_'", "c4_2"},
        {"c4_0", 4, "expected a board number", "1 to 3"},
        {"c4_12", 5, "unexpected text", "two places with '->'"},
        {"g6_1 - f6_1", 7, "expected '>'", "g6_1 -> f6_1"},
        {"g6_1 -> ", 9, "found the end", "a to h"},
        {"g6_1 f6_1", 6, "unexpected text", "two places with '->'"},
        {"K_g6_1 -> f6_1", 8, "unexpected text", "two places with '->'"},
        {"-K_f6_1", 1, "no move of its own", "the attack that captures it"},
        {"3. -K_f6_1", 4, "no move of its own", "the attack that captures it"},
        {"1000. c4_1", 4, "number above 999", "at most 999"},
        {"passed", 5, "unexpected text", "or pass"},
    };
    for (const auto& refused : all) expect_refused(refused, parse_move);
}

// --- the file of the kings' places ---------------------------------------------------------------
TEST(NervaKingsFile, NamesOnePlaceEach) {
    const auto kings = parse_kings("# secret\r\n\n black = f6_1\nwhite=c4_2\r\n", "kings");
    EXPECT_EQ(kings, example_kings());
    EXPECT_EQ(parse_kings("white = a1_1\nblack = a1_1", "kings")[1], Bits<kPlaces>::single(0));
}
TEST(NervaKingsFile, SaysWhatIsWrongAndWhere) {
    const auto line_and_column = [](std::string_view text) {
        try {
            parse_kings(text, "kings");
        } catch (const ParseError& e) {
            EXPECT_EQ(e.place().file, "kings");
            EXPECT_FALSE(e.hint().empty());
            return std::pair(e.place().line, e.place().column);
        }
        return std::pair(0, 0);
    };
    EXPECT_EQ(line_and_column("white = c4_2\n"), std::pair(2, 1));
    EXPECT_EQ(line_and_column("white = c4_2\nred = c4_2"), std::pair(2, 1));
    EXPECT_EQ(line_and_column("white = c4_2\n  white = c4_3"), std::pair(2, 3));
    EXPECT_EQ(line_and_column("white c4_2"), std::pair(1, 7));
    EXPECT_EQ(line_and_column("white = c4_5"), std::pair(1, 12));
    EXPECT_EQ(line_and_column("white = c4_2 x"), std::pair(1, 14));
}

// --- what a player sees --------------------------------------------------------------------------
TEST(NervaAlike, HidesTheEnemysHiddenKingAndNothingElse) {
    const auto same_to = [](Side side, const auto& a, const auto& b) { return same(alike(side, a, b), b); };
    const auto one = parse_position(kStart);
    auto other = one;
    other.kings[1] = Bits<kPlaces>::single(0);
    EXPECT_TRUE(same_to(Side::white, one, other));
    EXPECT_FALSE(same_to(Side::black, one, other));
    auto revealed_one = one, revealed_other = other;
    revealed_one.revealed[1] = revealed_other.revealed[1] = true;
    EXPECT_FALSE(same_to(Side::white, revealed_one, revealed_other));
    EXPECT_FALSE(same_to(Side::white, one, revealed_one));
    auto captured_one = one, captured_other = other;
    captured_one.captured[1] = captured_other.captured[1] = true;
    EXPECT_FALSE(same_to(Side::white, captured_one, captured_other));
    auto poorer = other;
    poorer.supply[0][0] = 31;
    EXPECT_FALSE(same_to(Side::white, one, poorer));
}

// --- pictures ------------------------------------------------------------------------------------
TEST(NervaPicture, ShowsThreeBoardsSideBySide) {
    const auto drawing =
        picture(parse_position("w7/8/8/8/8/8/8/8 - 8/8/8/8/8/8/8/7b b s31,32,32/32,32,31 x0,0,0/0,0,0 K_c4_2 ?K_f6_1"));
    EXPECT_EQ(drawing.cells.size(), 192U);
    EXPECT_EQ(drawing.columns, 26);
    ASSERT_EQ(drawing.pieces.size(), 4U);
    EXPECT_EQ(drawing.pieces[0].label, "white large pawn on a8 on board 1");
    EXPECT_EQ(drawing.pieces[1].label, "white king on c4 on board 2");
    EXPECT_EQ(drawing.pieces[1].column, 9 + 2);
    EXPECT_EQ(drawing.pieces[2].label, "black small pawn on h1 on board 3");
    EXPECT_EQ(drawing.pieces[2].column, 25);
    EXPECT_EQ(drawing.pieces[3].label, "black king, hidden, on f6 on board 1");
    EXPECT_EQ(drawing.pieces[3].mark, Mark::ghost);
    EXPECT_NE(drawing.caption().find("black to move"), std::string::npos);
}
TEST(NervaPictureOfMove, RingsThePawnPutInAndCrossesOutTheCaptured) {
    const auto before = parse_position("8/8/5bw1/8/8/8/8/8 - - w s31,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_a1_1");
    auto after = before;
    after.pawns[1] = {}, after.pawns[0].set(kF6Lowest);
    const auto drawing = picture_of_move(before, parse_move("g6_1 -> f6_1"), after);
    const auto with = [&](Mark mark) {
        std::vector<std::string> labels;
        for (const auto& piece : drawing.pieces)
            if (piece.mark == mark) labels.push_back(piece.in_words());
        return labels;
    };
    EXPECT_EQ(with(Mark::ringed), std::vector<std::string>{"white large pawn on f6 on board 1"});
    EXPECT_EQ(with(Mark::crossed_out), std::vector<std::string>{"black large pawn on f6 on board 1, captured"});
    ASSERT_EQ(drawing.arrows.size(), 1U);
    EXPECT_EQ(drawing.arrows[0].from_column, 6);
    EXPECT_EQ(drawing.arrows[0].to_column, 5);
}
TEST(NervaPictureOfMove, CrossesOutACapturedKing) {
    const auto before = parse_position("8/8/6w1/8/8/8/8/8 - - w s31,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 K_f6_1");
    auto after = before;
    after.captured[1] = true;
    const auto drawing = picture_of_move(before, parse_move("g6_1 -> f6_1"), after);
    EXPECT_EQ(drawing.pieces.back().in_words(), "black king on f6 on board 1, captured");
    EXPECT_EQ(drawing.pieces.back().mark, Mark::crossed_out);
}

}  // namespace
}  // namespace nomos::nerva
