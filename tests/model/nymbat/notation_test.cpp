#include "model/nymbat/notation.hpp"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include "model/core/error.hpp"
#include "model/nymbat/aids/sampling.hpp"
#include "model/nymbat/words.hpp"

namespace nomos::nymbat {
namespace {

constexpr std::string_view kStart = "8/9/10/11/12/13/14/15/14/13/12/11/10/9/8 r 60,60 0,0 new:rb";
constexpr std::string_view kAbove = "8/9/10/11/12/13/14/15/14/13/12/11/10/9/";  // all rows but the lowest
constexpr std::string_view kEmpty = "8/9/10/11/12/13/14/15/14/13/12/11/10/9/8";

int hex_of(std::string_view name) {
    for (int hex = 0; hex < Hexagon::kFrame; ++hex)
        if (Hexagon::on_board(hex) && Hexagon::name(hex) == name) return hex;
    ADD_FAILURE() << name;
    return 0;
}
Hexagon::Hexes at(std::string_view name) { return Hexagon::Hexes::single(hex_of(name)); }

// --- positions -------------------------------------------------------------------------------------
TEST(NymbatPositionText, ReadsTheStart) {
    const auto p = parse_position(kStart);
    EXPECT_TRUE(same(p, start<Native>(usual_setting())));
    EXPECT_EQ(print(p), kStart);
    EXPECT_TRUE(well_formed(p));
    auto blue = usual_setting();
    blue.blue_first = true;
    EXPECT_TRUE(start<Native>(blue).blue_to_move);
}
TEST(NymbatPositionText, ReadsPiecesFromTheTopRowDown) {
    const auto p = parse_position("r37/9/10/11/12/13/14/15/14/13/12/11/10/9/r12r6+b7b63 b 7,-2 3,6");
    EXPECT_EQ(number_on(p, Side::red, hex_of("h15")), 3);
    EXPECT_EQ(p.with_number(Side::red, 1), at("a1"));
    EXPECT_EQ(p.with_number(Side::red, 6), at("d1"));
    EXPECT_EQ(p.with_number(Side::blue, 7), at("d1"));
    EXPECT_EQ(p.pieces_of(Side::blue), at("d1") | at("e1"));
    EXPECT_EQ(p.occupied().count(), 4);
    EXPECT_TRUE(p.blue_to_move && p.begun[0] && p.begun[1]);
    EXPECT_EQ(p.reserve, (PerSide<int>{7, -2}));
    EXPECT_EQ(p.delays, (PerSide<int>{3, 6}));
}
TEST(NymbatPositionText, TellsHowFarATurnIs) {
    const std::string empty(kEmpty);
    const auto bringing = parse_position(empty + " r 60,60 0,0 new:b in:12");
    EXPECT_TRUE(bringing.is(Stage::bringing) && bringing.begun[0] && !bringing.begun[1]);
    EXPECT_EQ(bringing.brought, 12);
    const auto moving = parse_position(empty + " b 1,2 0,0 last:b go!:s2,f9,b0 w:a1+b1 m:a1+b1+c2");
    EXPECT_TRUE(moving.is(Stage::moving) && moving.removed && moving.blue_moved_last);
    EXPECT_EQ(moving.waiting, at("a1") | at("b1"));
    EXPECT_EQ(moving.members.count(), 3);
    EXPECT_EQ(moving.speed * 100 + moving.front, 209);
    EXPECT_TRUE(parse_position(empty + " b 1,2 0,0 go:s2,f9,b0 m:a1 chosen").is(Stage::chosen));
    const auto judging = parse_position(empty + " b 1,2 0,0 go!:s2,f9,b4 rest:c4");
    EXPECT_TRUE(judging.is(Stage::judging) && judging.budget == 4 && judging.hole == at("c4"));
    EXPECT_TRUE(parse_position(empty + " b 1,2 0,0 go!:s2,f9,b4 break:c4").is(Stage::breaking));
    EXPECT_TRUE(parse_position(empty + " b 1,2 0,0 owe").is(Stage::owing));
    const auto owed = parse_position(empty + " b 1,2 0,0 owes:r last:b owe");
    EXPECT_TRUE(owed.is(Stage::owing) && owed.owes[0] && !owed.owes[1] && owed.blue_moved_last);
    EXPECT_TRUE(parse_position(empty + " b 1,2 0,0 owes:rb").is(Stage::start));
}

Position<Native> random_position() {
    Dice dice(*rc::gen::arbitrary<std::uint64_t>());
    Position<Native> p = throw_position(dice).second;
    if (dice.one_in(2)) return p;
    for (auto& side : p.pieces)
        for (auto& digit : side) Hexagon::kBoard.for_each([&](int hex) { digit.assign(hex, dice.one_in(4)); });
    for (std::size_t s = 0; s < kSides; ++s) p.reserve[s] = dice.below(2 * kMostReserve + 1) - kMostReserve;
    return p;
}
RC_GTEST_PROP(NymbatPositionText, IsReadBackAsItWasPrinted, ()) {
    const auto p = random_position();
    RC_ASSERT(well_formed(p));
    RC_ASSERT(same(parse_position(print(p)), p));
}
// What is read at all is read in its one form: change a character, and the text is refused or is
// the print of another position.
RC_GTEST_PROP(NymbatPositionText, HasOneFormOnly, ()) {
    std::string text = print(random_position());
    const auto place = *rc::gen::inRange<std::size_t>(0, text.size());
    text[place] = *rc::gen::elementOf(std::string("rb0123456789/ +-,:ao!"));
    const auto first = text.find_first_not_of(' '), last = text.find_last_not_of(' ');
    try {
        const auto p = parse_position(text);
        RC_ASSERT(print(p) == text.substr(first, last + 1 - first));
        RC_ASSERT(well_formed(p));
    } catch (const ParseError& e) {
        RC_ASSERT(!e.hint().empty());
    }
}

// --- what is refused, and where ----------------------------------------------------------------------
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
TEST(NymbatPositionText, SaysWhatIsWrongAndWhere) {
    const std::string empty(kEmpty), above(kAbove);
    const int end = static_cast<int>(kEmpty.size());
    const std::vector<Refused> all{
        {"", 1, "row 15 is too short: 0 of 8", "from the top"},
        {"7/9", 2, "row 15 is too short: 7 of 8", "count the vacant"},
        {"9/9", 1, "number above 8", "hexes left in row 15: 8"},
        {"8r3", 2, "row 15 is too long", "8 hexes"},
        {"r87", 2, "expected the piece's number", "1 to 6"},
        {"q3", 1, "found 'q'", "r3 is a red 3"},
        {"b3+r3", 4, "expected a blue piece", "red comes first"},
        {"08", 1, "starts with 0", "1 or more"},
        {"8/9/10", 7, "expected '/'", "12 of 15 rows are missing"},
        {empty + "/8 r", end + 1, "too many rows", "15 rows"},
        {above + "7", static_cast<int>(above.size()) + 2, "row 1 is too short: 7 of 8", "count the vacant"},
        {empty + " w", end + 2, "expected the side to move", "r or b"},
        {empty + " r 60", end + 6, "expected ','", "60,60"},
        {empty + " r 101,0", end + 6, "number above 100", "reserves"},
        {empty + " r -0,0", end + 4, "below 0", "reserves"},
        {empty + " r 60,60 7,0", end + 10, "number above 6", "0 to 6"},
        {empty + " r 60,60 0,0 new:x", end + 18, "expected a side", "new:rb"},
        {empty + " r 60,60 0,0 go:s2,f9", end + 22, "expected ',b'", "go:s2,f9,b0"},
        {empty + " r 60,60 0,0 go:s2,f9,b3", end + 22, "a budget without", "b0"},
        {empty + " r 60,60 0,0 go:s2,f9,b0 w:b1+a1", end + 31, "not in order", "a1 b1"},
        {empty + " r 60,60 0,0 go:s2,f9,b0 w:o1", end + 28, "no such hex", "a to o"},
        {empty + " r 60,60 0,0 owe in:3", end + 18, "unexpected text", "in this order"},
    };
    for (const auto& refused : all) expect_refused(refused, parse_position);
}

// --- steps -----------------------------------------------------------------------------------------
TEST(NymbatMoveText, HasOneFormForEachStep) {
    EXPECT_EQ(print(bring(hex_of("c2"), 3)), "c2=3");
    EXPECT_EQ(print(group(at("c2") | at("d3"))), "group c2+d3");
    EXPECT_EQ(print(go(hex_of("c2"), hex_of("d4"))), "c2-d4");
    EXPECT_EQ(print(rest(at("e5"))), "rest e5");
    EXPECT_EQ(print(take(hex_of("e5"))), "x e5");
    EXPECT_EQ(print(lose(hex_of("c2"))), "lose c2");
    EXPECT_EQ(print(done()) + print(end_turn()) + print(pass()), "doneendpass");
}
RC_GTEST_PROP(NymbatMoveText, IsReadBackAsItWasPrinted, ()) {
    Dice dice(*rc::gen::arbitrary<std::uint64_t>());
    const auto p = throw_position(dice).second;
    const auto m = throw_move(p, dice);
    RC_ASSERT(well_formed(m));
    RC_ASSERT(same(parse_move(print(m)), m));
}
RC_GTEST_PROP(NymbatMoveText, IsReadBackForEveryCandidate, ()) {
    Dice dice(*rc::gen::arbitrary<std::uint64_t>());
    const auto all = candidates(throw_position(dice).second);
    const auto& m = all[*rc::gen::inRange<std::size_t>(0, all.size())];
    RC_ASSERT(well_formed(m) && same(parse_move(print(m)), m));
}
TEST(NymbatMoveText, SaysWhatIsWrongAndWhere) {
    const std::vector<Refused> all{
        {"", 1, "expected a step, found the end", "c2=3"},
        {"q4-c3", 1, "found 'q'", "pass"},
        {"c2", 3, "expected '='", "c2-d4 moves"},
        {"c2=8", 4, "number above 7", "1 to 6"},
        {"c2=03", 5, "a number starts with 0", "1 to 6"},
        {"c02-c3", 2, "a row starts with 0", "1 to 15"},
        {"i1=3", 1, "no such hex", "a to o"},
        {"a9-a8", 1, "no such hex", "a to o"},
        {"c2-d16", 6, "number above 15", "1 to 15"},
        {"c2-p3", 4, "expected a column letter, found 'p'", "a to o"},
        {"group a1+c1", 7, "do not hang together", "reached from the first"},
        {"group b1+a1", 10, "not in order", "a1 b1"},
        {"rest ", 6, "expected a column letter", "a to o"},
        {"passed", 5, "unexpected text", "end, pass"},
    };
    for (const auto& refused : all) expect_refused(refused, parse_move);
}

// --- pictures ----------------------------------------------------------------------------------------
TEST(NymbatPicture, ShowsTheHexagonWithBothSetUpAreas) {
    const auto drawing = picture(parse_position(std::string(kAbove) + "r1b66 b 60,9 0,2 in:4"));
    EXPECT_EQ(drawing.lattice, Lattice::hexagon);
    EXPECT_EQ(drawing.cells.size(), 169U);
    const auto tinted = [&](Tint tint) {
        int n = 0;
        for (const auto& cell : drawing.cells) n += cell.tint == tint ? 1 : 0;
        return n;
    };
    EXPECT_EQ(tinted(Tint::area_red) * 1000 + tinted(Tint::area_blue), 27027);
    ASSERT_EQ(drawing.pieces.size(), 2U);
    EXPECT_EQ(drawing.pieces[0].label, "red 1 on a1");
    EXPECT_EQ(drawing.pieces[1].label, "blue 6 on b1");
    EXPECT_EQ(drawing.caption(), "blue to move; reserves: red 60, blue 9; delays: red 0, blue 2; 4 brought in so far");
}
// Who moved last may decide where nothing is left to bring in, and hardly anything to lose.
TEST(NymbatPicture, SaysWhoMovedLastWhereThatMayDecide) {
    const auto caption = [](const std::string& state) {
        return picture(parse_position(std::string(kAbove) + state)).caption();
    };
    EXPECT_EQ(caption("r17 r 0,0 0,0 last:b"),
              "red to move; reserves: red 0, blue 0; delays: red 0, blue 0; last to bring in or move a piece: blue");
    EXPECT_EQ(caption("8 r 1,0 0,0"),
              "red to move; reserves: red 1, blue 0; delays: red 0, blue 0; last to bring in or move a piece: red");
    EXPECT_THAT(caption("r17 r 1,0 0,0 in:1"), testing::HasSubstr("last to bring in or move a piece: red"));
    EXPECT_THAT(caption("r17 r 0,0 0,0 step:b"),
                testing::HasSubstr("last to bring in or move a piece: red; last to move one on the board: blue"));
    EXPECT_THROW(caption("r17 r 0,0 0,0 last:b step:b"), ParseError) << "that goes without saying";
    EXPECT_EQ(caption("r17 r 0,1 0,0 last:b"), "red to move; reserves: red 0, blue 1; delays: red 0, blue 0");
    EXPECT_EQ(caption("r1r16 r 0,0 0,0 last:b"), "red to move; reserves: red 0, blue 0; delays: red 0, blue 0");
}
// What is left of a group is named after each removal that may have split it, and it may hang together.
TEST(NymbatWords, SayWhetherARemovalSplits) {
    EXPECT_EQ(
        in_words("8/3b1b14/3b1r65/11/12/13/8r65/15/14/13/12/11/10/9/8 r 48,56 0,1 go!:s6,f6,b6 w:j9 m:j9+j13 rest:j13",
                 "rest i13+j14+k14"),
        "Red splits nothing: the pieces on i13, j14 and k14 still hang together.");
    EXPECT_EQ(in_words("8/3r6b14/3b1r65/11/12/13/14/15/14/13/12/11/10/9/8 r 48,56 0,1 go!:s6,f6,b6 m:j13+j14 rest:j14",
                       "rest i13"),
              "Red breaks through: the group has fallen apart, and one part of it is on i13.");
}
std::vector<std::string> marked(const Picture& drawing, Mark mark) {
    std::vector<std::string> labels;
    for (const auto& piece : drawing.pieces)
        if (piece.mark == mark) labels.push_back(piece.in_words());
    return labels;
}
TEST(NymbatPictureOfMove, CrossesOutWhoIsRemoved) {
    const auto before = parse_position(std::string(kAbove) + "r12b64 r 0,0 0,0 go:s1,f14,b0 w:a1 m:a1 chosen");
    auto after = before;
    put(after, Side::red, hex_of("a1"), 0), put(after, Side::blue, hex_of("d1"), 0);
    const auto lost = picture_of_move(before, go(hex_of("a1"), hex_of("d1")), after);
    EXPECT_EQ(marked(lost, Mark::crossed_out),
              (std::vector<std::string>{"blue 6 on d1, removed", "red 1 on a1, removed on d1"}));
    put(after, Side::red, hex_of("d1"), 1);
    const auto kept = picture_of_move(before, go(hex_of("a1"), hex_of("d1")), after);
    EXPECT_EQ(marked(kept, Mark::crossed_out), std::vector<std::string>{"blue 6 on d1, removed"});
    EXPECT_EQ(marked(kept, Mark::ringed), std::vector<std::string>{"red 1 on d1"});
    EXPECT_EQ(kept.arrows.size(), 1U);
}
TEST(NymbatPictureOfMove, RingsAnArea) {
    const auto p = parse_position(std::string(kAbove) + "r1r26 r 0,0 0,0");
    EXPECT_EQ(marked(picture_of_move(p, parse_move("group a1+b1"), p), Mark::ringed).size(), 2U);
}

}  // namespace
}  // namespace nomos::nymbat
