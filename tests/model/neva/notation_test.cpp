#include "model/neva/notation.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "model/core/error.hpp"
#include "model/neva/game.hpp"
#include "model/neva/start.hpp"

namespace nomos::neva {
namespace {

constexpr std::string_view kStart = "wwwrrr/ww2rr/w4r/b4g/bb2gg/bbbggg w";

int count_of(const Position<Native>& p) { return p.occupied().count(); }
Bits<kCells> at(int code) { return Bits<kCells>::single(cell_of(code)); }

// --- the board ---------------------------------------------------------------------------------
TEST(NevaBoard, HasCodesOfColumnAndRow) {
    EXPECT_EQ(cell_of(11), 0);
    EXPECT_EQ(cell_of(61), 5);
    EXPECT_EQ(cell_of(16), 30);
    EXPECT_EQ(cell_of(66), 35);
    for (int cell = 0; cell < kCells; ++cell) EXPECT_EQ(cell_of(code_of(cell)), cell);
}
TEST(NevaBoard, BothForwardDirectionsLeadToTheGoalCorner) {
    for (std::size_t p = 0; p < kPlayers; ++p) {
        EXPECT_EQ(kGoalCorner[p], kHomeCorner[static_cast<std::size_t>(opposite_of(static_cast<int>(p)))]);
        for (Direction d : kForward[p]) {
            EXPECT_LT(Board::neighbour(kGoalCorner[p], d), 0) << "nothing lies beyond the goal";
            EXPECT_GE(Board::neighbour(kHomeCorner[p], d, 5), 0) << "home is five steps from the far edge";
        }
    }
}

// --- positions ---------------------------------------------------------------------------------
TEST(NevaPositionText, ReadsTheSetUpFromTheTopRowDown) {
    const auto p = parse_position(kStart);
    EXPECT_TRUE(same(p, start<Native>(usual_setting())));
    EXPECT_EQ(print(p), kStart);
    for (const auto& men : p.men) EXPECT_EQ(men.count(), kMenEach);
    EXPECT_TRUE(p.men[0].test(cell_of(36)));
    EXPECT_TRUE(p.men[1].test(cell_of(64)));
    EXPECT_TRUE(p.men[2].test(cell_of(63)));
    EXPECT_TRUE(p.men[3].test(cell_of(31)));
}
TEST(NevaPositionText, TellsACaptureUnderWayAndWhoIsOut) {
    const auto p = parse_position(" 6/6/6/2r3/6/B1g3 b j11 x31+34 og ");
    EXPECT_EQ(p.jumper, at(11));
    EXPECT_EQ(p.captured, at(31) | at(34));
    EXPECT_EQ(p.retired, Bits<kPlayers>::single(2));
    EXPECT_EQ(p.turn, Bits<kPlayers>::single(3));
    EXPECT_EQ(p.kings[3], at(11));
}

Bits<kCells> some_cells(int most) {
    const auto list = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, kCells));
    Bits<kCells> cells;
    for (int cell : list)
        if (cells.count() < most) cells.set(cell);
    return cells;
}
Position<Native> random_position() {
    Position<Native> p;
    for (int cell = 0; cell < kCells; ++cell) {
        const int kind = *rc::gen::inRange(0, 16);
        if (kind < 4)
            p.men[static_cast<std::size_t>(kind)].set(cell);
        else if (kind < 8)
            p.kings[static_cast<std::size_t>(kind - 4)].set(cell);
    }
    p.turn.set(*rc::gen::inRange(0, kPlayers));
    p.jumper = some_cells(1), p.captured = some_cells(kCells);
    for (int player = 0; player < kPlayers; ++player) p.retired.assign(player, *rc::gen::arbitrary<bool>());
    return p;
}
RC_GTEST_PROP(NevaPositionText, IsReadBackAsItWasPrinted, ()) {
    const auto p = random_position();
    RC_ASSERT(same(parse_position(print(p)), p));
}
// What is read at all is read in its one form: change a character, and the text is refused or is
// the print of another position.
RC_GTEST_PROP(NevaPositionText, HasOneFormOnly, ()) {
    std::string text = print(random_position());
    const auto place = *rc::gen::inRange<std::size_t>(0, text.size());
    text[place] = *rc::gen::elementOf(std::string("wrgbWRGB0123456789/ +jxo"));
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
        FAIL() << "read: " << refused.text.substr(0, 80);
    } catch (const ParseError& e) {
        EXPECT_EQ(e.place().column, refused.column) << refused.text.substr(0, 80) << "\n" << e.what();
        EXPECT_NE(e.problem().find(refused.problem), std::string::npos) << e.what();
        EXPECT_NE(e.hint().find(refused.hint), std::string::npos) << e.what();
        EXPECT_LT(std::string(e.what()).size(), 400U);
    }
}

TEST(NevaPositionText, SaysWhatIsWrongAndWhere) {
    const std::vector<Refused> all{
        {"", 1, "row 6 is too short: 0 of 6", "from the top"},
        {"6/2x3/6/6/6/6 w", 4, "found 'x'", "W R G B kings"},
        {"6/7/6/6/6/6 w", 3, "number above 6", "cells left in row 5: 6"},
        {"6/w6/6/6/6/6 w", 4, "number above 5", "cells left in row 5: 5"},
        {"6/33/6/6/6/6 w", 4, "two runs", "one number"},
        {"6/0w5/6/6/6/6 w", 3, "starts with 0", "1 to 6"},
        {"6/6w/6/6/6/6 w", 4, "row 5 is too long", "'/' starts the next"},
        {"6/w5w/6/6/6/6 w", 5, "row 5 is too long", "'/' starts the next"},
        {"6/5/6/6/6/6 w", 4, "row 5 is too short: 5 of 6", "count the free cells"},
        {"6/6/6/6/6 w", 10, "expected '/'", "1 of 6 rows"},
        {"6/6/6/6/6/6/6 w", 12, "too many rows", "6 rows"},
        {"6/6/6/6/6/6", 12, "found the end", "w, r, g or b"},
        {"6/6/6/6/6/6 W", 13, "found 'W'", "w, r, g or b"},
        {"6/6/6/6/6/6 w j", 16, "expected a cell", "11 to 66"},
        {"6/6/6/6/6/6 w j71", 16, "no such column", "11 to 66"},
        {"6/6/6/6/6/6 w x31+21", 19, "not in order", "in the order of the board"},
        {"6/6/6/6/6/6 w x31+31", 19, "not in order", "once"},
        {"6/6/6/6/6/6 w x31 j21", 19, "unexpected text", "in this order"},
        {"6/6/6/6/6/6 w o", 16, "expected a player", "w r g b"},
        {"6/6/6/6/6/6 w ogr", 17, "not in order", "w r g b"},
        {"6/6/6/6/6/6 w w", 15, "unexpected text", "in this order"},
    };
    for (const auto& refused : all) expect_refused(refused, parse_position);
}
// Work that grows faster than the text would take hours.
TEST(NevaPositionText, RefusesTenMegabytesOfJunkAtOnce) {
    for (char c : std::string("96w/ \xff\0x", 8))
        EXPECT_THROW(parse_position(std::string(10'000'000, c)), ParseError) << c;
    EXPECT_THROW(parse_turn("25" + std::string(10'000'000, ':')), ParseError);
}

// --- steps and turns ---------------------------------------------------------------------------
TEST(NevaMoveText, NamesTwoCells) {
    const auto m = parse_move(" K61:64 ");
    EXPECT_EQ(m.from, at(61));
    EXPECT_EQ(m.to, at(64));
    EXPECT_TRUE(m.jump && m.king);
    EXPECT_EQ(print(m), "K61:64");
    EXPECT_EQ(print(parse_move("25-24")), "25-24");
    EXPECT_TRUE(parse_move("-").is_pass());
    EXPECT_EQ(print(Move<Native>{}), "-");
}
RC_GTEST_PROP(NevaMoveText, IsReadBackAsItWasPrinted, ()) {
    Move<Native> m{{}, {}, *rc::gen::arbitrary<bool>(), *rc::gen::arbitrary<bool>()};
    m.from.set(*rc::gen::inRange(0, kCells)), m.to.set(*rc::gen::inRange(0, kCells));
    RC_ASSERT(same(parse_move(print(m)), m));
}
TEST(NevaTurnText, IsAChainOfSteps) {
    const Turn turn = parse_turn("25:45:43:63:61:41:21");
    EXPECT_EQ(turn.captures(), 6);
    EXPECT_EQ(print(turn.step(0)), "25:45");
    EXPECT_EQ(print(turn.step(5)), "41:21");
    const Turn king = parse_turn("K66:36:16");
    EXPECT_EQ(print(king.step(1)), "K36:16");
    EXPECT_EQ(parse_turn("25-24").captures(), 0);
    EXPECT_EQ(parse_turn("25-24").steps, 1);
    EXPECT_TRUE(parse_turn("-").step(0).is_pass());
    EXPECT_EQ(parse_turn("-"), parse_turn(" - "));
    EXPECT_FALSE(parse_turn("25:45") == parse_turn("25:45:43"));
}
RC_GTEST_PROP(NevaTurnText, IsReadBackAsItWasPrinted, ()) {
    Turn turn;
    turn.jump = *rc::gen::arbitrary<bool>(), turn.king = *rc::gen::arbitrary<bool>();
    turn.steps = turn.jump ? *rc::gen::inRange(1, Turn::kMostSteps + 1) : 1;
    for (auto& cell : turn.path) cell = static_cast<std::int8_t>(*rc::gen::inRange(0, kCells));
    RC_ASSERT(parse_turn(print(turn)) == turn);
}
TEST(NevaTurnText, SaysWhatIsWrongAndWhere) {
    const std::vector<Refused> both{{"", 1, "found the end", "11 to 66"},
                                    {"k61:64", 1, "found 'k'", "11 to 66"},
                                    {"20-21", 2, "no such column or row", "11 to 66"},
                                    {"2-21", 2, "expected a cell", "11 to 66"},
                                    {"25x45", 3, "expected '-'", "':' between those of a capture"},
                                    {"25-", 4, "found the end", "11 to 66"},
                                    {"25-24-23", 6, "only a capture goes on", "two cells"},
                                    {"25:45-43", 6, "only a capture goes on", "':' between all"},
                                    {"35-45!!", 6, "unexpected text", "nothing else"},
                                    {"-25", 2, "unexpected text", "nothing else"}};
    for (const auto& refused : both) expect_refused(refused, parse_move), expect_refused(refused, parse_turn);
    expect_refused({"25:45:43", 6, "too long", "step by step"}, parse_move);
    std::string endless = "11";
    for (int i = 0; i <= Turn::kMostSteps; ++i) endless += i % 2 == 0 ? ":13" : ":11";
    expect_refused({endless, 3 + 3 * Turn::kMostSteps, "too long", "fewer pieces"}, parse_turn);
}

// --- the recorded game -------------------------------------------------------------------------
TEST(NevaRecordedGame, IsWrittenInTheNotationOfTurns) {
    int captures = 0, dashes = 0, moves = 0;
    for (const auto& round : recorded_game().rounds)
        for (const auto& cell : round) {
            const Turn turn = parse_turn(cell.move);
            EXPECT_EQ(print(turn), cell.move);
            EXPECT_EQ(turn.pass, !cell.played());
            ++(turn.pass ? dashes : moves);
            captures += turn.captures();
        }
    EXPECT_EQ(recorded_game().rounds.size(), 14U);
    EXPECT_EQ(moves, 44);
    EXPECT_EQ(dashes, 12);
    // 24 pieces, of which White's two and Black's two are left when White gives up.
    EXPECT_EQ(captures, 20);
}

// --- pictures ----------------------------------------------------------------------------------
TEST(NevaPicture, ShowsPiecesCornersAndTheTurn) {
    const auto drawing = picture(usual_setting(), parse_position("6/6/2r3/6/1W4/b5 w j22 x34"));
    ASSERT_EQ(drawing.cells.size(), 36U);
    EXPECT_EQ(drawing.lattice, Lattice::diamond) << "the board stands on its corner";
    const auto brown = [](const PictureCell& c) { return c.tint == Tint::brown; };
    EXPECT_EQ(std::count_if(drawing.cells.begin(), drawing.cells.end(), brown), 4);
    ASSERT_EQ(drawing.pieces.size(), 3U);
    EXPECT_EQ(drawing.pieces[0].label, "white king on 22");
    EXPECT_EQ(drawing.pieces[0].mark, Mark::ringed);
    EXPECT_TRUE(drawing.pieces[0].crowned);
    EXPECT_EQ(drawing.pieces[1].in_words(), "red man on 34, taken");
    EXPECT_EQ(drawing.pieces[1].mark, Mark::crossed_out);
    EXPECT_EQ(drawing.pieces[2].colour, Colour::black);
    EXPECT_EQ(drawing.caption(), "White to go on capturing");
    EXPECT_EQ(picture(usual_setting(), parse_position(kStart)).caption(), "White to move");
}
TEST(NevaPictureOfMove, DrawsTheArrowAndCrossesOutWhatWasTaken) {
    const auto before = parse_position("6/6/6/6/6/1wr2g w"), after = parse_position("6/6/6/6/6/3w1g g");
    ASSERT_EQ(count_of(before), count_of(after) + 1);
    const auto drawing = picture_of_move(usual_setting(), before, parse_move("21:41"), after);
    ASSERT_EQ(drawing.arrows.size(), 1U);
    EXPECT_EQ(drawing.arrows[0].from_column, 1);
    EXPECT_EQ(drawing.arrows[0].to_column, 3);
    ASSERT_EQ(drawing.pieces.size(), 3U);
    EXPECT_EQ(drawing.pieces[2].in_words(), "red man on 31, taken");
    EXPECT_EQ(drawing.pieces[2].mark, Mark::crossed_out);
    EXPECT_EQ(drawing.caption(), "after 21:41: Green to move");
}
// Under one answer the pieces of a player who is shut in leave with him.
TEST(NevaPictureOfMove, TellsWhatLeavesWithItsPlayerFromWhatWasTaken) {
    const auto before = parse_position("6/4r1/6/6/b5/5w w"), after = parse_position("6/4r1/6/6/b5/6 r ow");
    const auto drawing = picture_of_move(usual_setting(), before, parse_move("-"), after);
    ASSERT_EQ(drawing.pieces.size(), 3U);
    EXPECT_EQ(drawing.pieces[2].in_words(), "white man on 61, removed");
    EXPECT_EQ(drawing.pieces[2].mark, Mark::crossed_out);
}
TEST(NevaPictureOfMove, HasNoArrowForAPass) {
    const auto p = parse_position(kStart);
    EXPECT_TRUE(picture_of_move(usual_setting(), p, parse_move("-"), p).arrows.empty());
}

}  // namespace
}  // namespace nomos::neva
