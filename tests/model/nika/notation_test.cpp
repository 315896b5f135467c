// Nika's texts: print and parse are inverse, junk is refused with its place, drawings are whole.
#include "model/nika/notation.hpp"
#include "model/nika/words.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "model/core/error.hpp"
#include "model/nika/rules.hpp"
#include "tests/model/nika/random_game.hpp"
#include "tests/model/nika/scene.hpp"

namespace nomos::nika {
namespace {

constexpr std::string_view kStart =
    "3m<3m>3/3m<3m>3/3m<3m>3/s^s^s^5t^t^t^/11/11/11/svsvsv5tvtvtv/3a<3a>3/3a<3a>3/3a<3a>3 a2 r0000 i0";

template <class Parse>
std::string refused(Parse&& parse, std::string_view text) {
    try {
        parse(text);
    } catch (const ParseError& e) {
        EXPECT_FALSE(e.hint().empty()) << text;
        return std::to_string(e.place().column) + " " + e.problem();
    }
    return "accepted";
}
std::string bad_position(const std::string& text) { return refused(parse_position, text); }
std::string bad_action(const std::string& text) { return refused(parse_action, text); }
std::string with(std::string_view from, std::string_view to) {
    std::string text(kStart);
    return text.replace(text.rfind(from), from.size(), to);
}

RC_GTEST_PROP(NikaNotation, ParsingAPrintedPositionGivesIt, (std::uint64_t seed)) {
    RandomGame random(seed);
    const Position<Native> p = random.position(random.setting());
    RC_ASSERT(same(parse_position(print(p)), p));
}

RC_GTEST_PROP(NikaNotation, ParsingAPrintedActionGivesIt, (std::uint64_t seed)) {
    RandomGame random(seed);
    const Setting<Native> s = random.setting();
    Rules<Native>::for_each_move(s, random.position(s), [](const Action<Native>& m) {
        RC_ASSERT(same(parse_action(print(m)), m));
        RC_ASSERT(print(parse_action(print(m))) == print(m));
    });
}

RC_GTEST_PROP(NikaNotation, ADamagedTextIsReadOrRefusedNeverElse, (std::uint64_t seed)) {
    RandomGame random(seed);
    std::string text = random.chance(70) ? std::string(kStart) : "move c4+c5+d5 north";
    for (int n = 1 + random.below(3); n > 0; --n) {
        const auto at = static_cast<std::size_t>(random.below(static_cast<int>(text.size())));
        if (random.chance(50))
            text[at] = static_cast<char>(random.below(256));
        else
            text.erase(at, 1);
        if (text.empty()) text = "x";
    }
    try {
        const Position<Native> p = parse_position(text);
        RC_ASSERT(same(parse_position(print(p)), p));
    } catch (const ParseError& e) {
        RC_ASSERT(e.place().column >= 1 && e.place().column <= static_cast<int>(text.size()) + 1);
    }
    try {
        parse_action(text);
    } catch (const ParseError& e) {
        RC_ASSERT(!e.hint().empty());
    }
}

TEST(NikaNotation, TheSetUpOfTheShippedBoard) {
    Position<Native> p{};
    p.city = assumed_board().first_pieces;
    p.facing = assumed_board().first_facing;
    p.turn.set(0);
    EXPECT_EQ(print(p), kStart);
}

TEST(NikaNotation, TurnCountersAndWinnersAreWritten) {
    Position<Native> p = parse_position(with("a2 r0000 i0", "t1p r0000 i3"));
    EXPECT_TRUE(p.turn.test(3) && p.second_action && p.passed_first);
    EXPECT_EQ(p.idle_turns, 3);
    p = parse_position(with("i0", "i0 was/s"));
    EXPECT_EQ(p.winners, Bits<2>::all());
    EXPECT_EQ(p.actors, Bits<2>::single(1));
    EXPECT_EQ(print(p), with("i0", "i0 was/s"));
}

TEST(NikaNotation, APositionIsRefusedWhereItIsWrong) {
    EXPECT_EQ(bad_position(""), "1 the row ends after 0 spaces");
    EXPECT_EQ(bad_position("12/"), "2 number above 11");
    EXPECT_EQ(bad_position("5/"), "2 the row ends after 5 spaces");
    EXPECT_EQ(bad_position("5a>6"), "4 number above 5");
    EXPECT_EQ(bad_position("0"), "1 a run of empty spaces starts at 1");
    EXPECT_EQ(bad_position("x>"), "1 expected a piece or a number of empty spaces, found 'x'");
    EXPECT_EQ(bad_position("aa"), "2 expected a facing, found 'a'");
    EXPECT_EQ(bad_position("a>a>a>a>a>a>a>"), "14 a seventh piece of Athens");
    EXPECT_EQ(bad_position("11 a2"), "3 expected '/', found ' '");
    EXPECT_EQ(bad_position(with("a2 ", "x2 ")), "86 expected the city to act, found 'x'");
    EXPECT_EQ(bad_position(with("a2 ", "a3 ")), "87 expected '1', found '3'");
    EXPECT_EQ(bad_position(with("r0000", "r0100")), "91 Sparta has 6 pieces on the board and 1 routed");
    EXPECT_EQ(bad_position(with("i0", "i5")), "96 number above 4");
    EXPECT_EQ(bad_position(with("i0", "i0 wx/a")), "99 expected a team, found 'x'");
    EXPECT_EQ(bad_position(with("i0", "i0 wa/as")), "103 two teams acted");
    EXPECT_EQ(bad_position(with("i0", "i0!")), "97 unexpected text, found '!'");
}

TEST(NikaNotation, AnActionIsRefusedWhereItIsWrong) {
    EXPECT_EQ(bad_action(""), "1 expected an action, found the end");
    EXPECT_EQ(bad_action("march c4 east"), "1 expected an action, found 'm'");
    EXPECT_EQ(bad_action("move"), "5 expected ' ', found the end");
    EXPECT_EQ(bad_action("move l4 east"), "6 expected a space, found 'l'");
    EXPECT_EQ(bad_action("move c12 east"), "8 number above 11");
    EXPECT_EQ(bad_action("move c0 east"), "7 rows count from 1");
    EXPECT_EQ(bad_action("move c4+c4 east"), "9 this space is named twice");
    EXPECT_EQ(bad_action("move c4 up"), "9 expected a direction, found 'u'");
    EXPECT_EQ(bad_action("move c4 eastward"), "13 unexpected text, found 'w'");
    EXPECT_EQ(bad_action("rally c4+c5 east"), "7 a rally names one space");
    EXPECT_EQ(bad_action("pass c4"), "6 unexpected text, found 'c'");
}

TEST(NikaNotation, ChosenPiecesMayComeInAnyOrderAndArePrintedInOne) {
    EXPECT_EQ(print(parse_action("rotate c5+d4+c4 north")), "rotate c4+d4+c5 north");
}

// Areas have no names on the board, so the words say whose is entered.
TEST(NikaWords, SayWhatAnActionDoes) {
    const std::string_view p = "11/11/11/11/11/11/11/11/11/11/4s^6 s2 r6566 i0";
    EXPECT_EQ(in_words(p, "move e1 north"),
              "Sparta moves the piece on e1 one space north, into the rally area of Athens.");
    EXPECT_EQ(in_words(p, "move e1 west"), "Sparta moves the piece on e1 one space west.");
    EXPECT_EQ(in_words("11/11/11/11/11/11/11/11/11/4s>6/11 s2 r6566 i0", "move e2 east"),
              "Sparta moves the piece on e2 one space east, into the victory area of Messene.");
    EXPECT_EQ(in_words(p, "pass"), "Sparta does nothing with an action.");
}

TEST(NikaPicture, ShowsTheSpacesTheirAreasAndThePieces) {
    const Setting<Native> s{default_readings<Reading>(readings()), assumed_board()};
    const Picture picture = nika::picture(s, parse_position(kStart));
    EXPECT_EQ(picture.cells.size(), 96U);
    EXPECT_EQ(picture.columns, 11);
    EXPECT_EQ(picture.rows, 11);
    EXPECT_EQ(picture.pieces.size(), 24U);
    EXPECT_EQ(picture.caption(), "Athens to act; 2 actions left");
    EXPECT_EQ(std::count_if(picture.cells.begin(), picture.cells.end(),
                            [](const PictureCell& c) { return c.tint == Tint::area_white; }),
              6)
        << "four rally and two victory spaces";
    const PicturePiece& first = picture.pieces.front();
    EXPECT_EQ(first.colour, Colour::white);
    EXPECT_EQ(first.facing, Direction::west);
    EXPECT_EQ(first.label, "white piece of Athens on d1 facing west");
}

TEST(NikaPicture, ACaptionTellsHowTheGameEnded) {
    const Setting<Native> s{default_readings<Reading>(readings()), assumed_board()};
    EXPECT_EQ(nika::picture(s, parse_position(with("i0", "i0 ws/s"))).caption(), "Sparta and Thebes win");
    EXPECT_EQ(nika::picture(s, parse_position(with("i0", "i4"))).caption(), "drawn");
    EXPECT_EQ(nika::picture(s, parse_position(with("a2", "m1"))).caption(), "Messene to act; 1 action left");
}

TEST(NikaPicture, AMoveHasAnArrowForEachPieceAndCrossesOutTheRouted) {
    const Scene s = Scene().put("a>", "c4 d4 d5").put("s<", "e4").put("tv", "e5");
    const Action<Native> march = parse_action("move c4+d4+d5 east");
    const Picture picture = picture_of_move(s.setting, s.position, march, s.after("move c4+d4+d5 east").position);
    EXPECT_EQ(picture.arrows.size(), 4U) << "three that march and one that is pushed";
    for (const PictureArrow& a : picture.arrows)
        EXPECT_TRUE(a.to_column == a.from_column + 1 && a.to_row == a.from_row);
    const PicturePiece& routed = picture.pieces.back();
    EXPECT_EQ(routed.mark, Mark::crossed_out);
    EXPECT_EQ(routed.in_words(), "black piece of Thebes on e5 facing south, routed");
    EXPECT_EQ(picture.pieces.size(), 5U);
}

TEST(NikaPicture, ARotationHasNoArrows) {
    const Scene s = Scene().put("a>", "c4");
    const Action<Native> turn = parse_action("rotate c4 north");
    EXPECT_TRUE(picture_of_move(s.setting, s.position, turn, s.after("rotate c4 north").position).arrows.empty());
}

}  // namespace
}  // namespace nomos::nika
