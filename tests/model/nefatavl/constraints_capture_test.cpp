// Each clause on capture decides a position by hand, does not apply to its twin, and changes the
// answer there when it is dropped; each option of each reading on capture has its day.
#include "tests/model/nefatavl/drawn_boards.hpp"

namespace nomos::nefatavl {
namespace {

using namespace drawn_boards;

// --- capture -----------------------------------------------------------------------------------
const auto kFlank = drawn('w', {".......", "..tT...", "....t..", ".....K.", ".......", "Tt.....", "......."});
TEST(NefatavlConstraints, CaptureCustodial) {
    EXPECT_EQ(taken(kFlank, move("e5", "e6")), "d6");
    EXPECT_EQ(taken(kFlank, move("e5", "e6"), without(Clause::capture_custodial)), "");
    EXPECT_EQ(taken(kFlank, move("e5", "d5")), "") << "not opposite";
    auto black = blacks_turn(kFlank);
    std::swap(black.attackers, black.defenders);
    EXPECT_EQ(taken(black, move("e5", "e6")), "d6") << "both sides hit";
}
TEST(NefatavlConstraints, CaptureManyAtOnce) {
    const auto p = drawn('w', {"...t...", "...T...", "...t...", "...T...", ".tT.TtK", "...T...", "...t..."});
    auto free_square = p;
    free_square.attackers.reset(cell("d5"));
    free_square.attackers.set(cell("d4"));
    free_square.defenders.reset(cell("d4"));
    EXPECT_EQ(taken(free_square, move("d4", "d3")), "d2c3e3");
}
const auto kCorner = drawn('w', {".......", "..K....", ".......", "t....T.", ".......", "..t....", ".T....."});
TEST(NefatavlConstraints, CaptureBrownHitter) {
    EXPECT_EQ(taken(kCorner, move("c2", "c1")), "b1");
    EXPECT_EQ(taken(kCorner, move("c2", "c1"), without(Clause::capture_brown_hitter)), "");
    EXPECT_EQ(taken(kCorner, move("c2", "b2")), "") << "across the line to the corner";
    const auto centre = drawn('w', {"......K", ".......", ".......", "..T....", "...t...", ".t.....", "......."});
    EXPECT_EQ(taken(centre, move("b2", "b4")), "c4") << "the empty centre stands in";
    const auto none_hits = drawn('w', {".......", "..K....", ".......", ".......", "t......", ".......", ".T....."});
    EXPECT_EQ(taken(none_hits, move("a3", "a2")), "") << "brown stands in for one, not for both";
}
TEST(NefatavlConstraints, CaptureCentreWithKing) {
    const auto p = drawn('w', {".......", ".......", ".......", "..TK...", ".......", ".t.....", "......."});
    EXPECT_EQ(taken(p, move("b2", "b4")), "");
    EXPECT_EQ(taken(p, move("b2", "b4"), without(Clause::capture_centre_with_king)), "c4");
    auto away = p;
    away.king = Bits<49>::single(cell("e5"));
    EXPECT_EQ(taken(away, move("b2", "b4")), "c4");
    auto black = blacks_turn(p);
    std::swap(black.attackers, black.defenders);
    EXPECT_EQ(taken(black, move("b2", "b4")), "c4") << "it denies attackers only";
    EXPECT_EQ(taken(black, move("b2", "b4"), with(KingHits::unarmed)), "c4") << "a brown square still";
}
// By the letter of the other sentences a stone falls that goes in between two enemies, unless only a moved stone hits.
TEST(NefatavlConstraints, CaptureNotMovingIn) {
    const auto any_flanked = with(CaptureStanding::any_flanked), by_moved_stone = with(CaptureStanding::by_moved_stone);
    const auto free_to_fall = without(Clause::capture_not_moving_in);
    const auto p = drawn('b', {".......", ".......", ".t.....", "..T....", ".t.....", ".......", "K......"});
    EXPECT_EQ(taken(p, move("c4", "b4"), any_flanked), "");
    EXPECT_EQ(taken(p, move("c4", "b4"), any_flanked, free_to_fall), "b4");
    EXPECT_EQ(taken(p, move("c4", "b4"), by_moved_stone, free_to_fall), "") << "neither enemy has moved";
    EXPECT_EQ(taken(p, move("c4", "d4"), any_flanked, free_to_fall), "");
}
TEST(NefatavlConstraints, CaptureNotEdgeSaysWhatOthersSay) {
    const auto p = drawn('w', {".......", "......K", "..t....", "T......", ".......", ".......", "......."});
    auto squeezed = p;
    squeezed.attackers = Bits<49>::single(cell("b5"));
    EXPECT_EQ(taken(squeezed, move("b5", "b4")), "");
    EXPECT_EQ(taken(squeezed, move("b5", "b4"), without(Clause::capture_not_edge)), "");
    auto along = p;
    along.attackers = Bits<49>::of(std::array{cell("a3"), cell("b5")});
    EXPECT_EQ(taken(along, move("b5", "a5")), "a4") << "along the edge two stones do";
}

// --- the king ----------------------------------------------------------------------------------
TEST(NefatavlConstraints, KingCustodial) {
    const auto p = drawn('w', {".......", ".tK....", "...t...", ".......", ".......", ".......", ".T....."});
    EXPECT_EQ(taken(p, move("d5", "d6")), "c6");
    EXPECT_EQ(taken(p, move("d5", "d6"), without(Clause::king_custodial)), "");
    EXPECT_EQ(taken(p, move("d5", "c5")), "");
    EXPECT_EQ(taken(p, move("d5", "d6"), without(Clause::capture_custodial)), "c6") << "his own clause decides";
}
const auto kCentred = drawn('w', {".......", ".......", "...t...", "..tK...", "...t...", "....t..", "......."});
TEST(NefatavlConstraints, KingCentreFour) {
    EXPECT_EQ(taken(kCentred, move("e2", "e4")), "d4");
    auto three = kCentred;
    three.attackers.reset(cell("d5"));
    EXPECT_EQ(taken(three, move("e2", "e4")), "") << "two opposite are not enough";
    EXPECT_EQ(taken(three, move("e2", "e4"), without(Clause::king_centre_four)), "d4");
    auto friendly = kCentred;
    friendly.attackers.reset(cell("d5"));
    friendly.defenders.set(cell("d5"));
    EXPECT_EQ(taken(friendly, move("e2", "e4")), "") << "a defender beside him";
}
TEST(NefatavlConstraints, KingBesideCentreThree) {
    const auto p = drawn('w', {".......", ".......", ".......", ".......", "..tK...", "...tt..", "......."});
    EXPECT_EQ(taken(p, move("e2", "e3")), "d3");
    auto two = p;
    two.attackers.reset(cell("d2"));
    EXPECT_EQ(taken(two, move("e2", "e3")), "");
    EXPECT_EQ(taken(two, move("e2", "e3"), without(Clause::king_beside_centre_three)), "d3");
    auto held = p;
    held.attackers.reset(cell("c3"));
    held.attackers.set(cell("d6"));
    EXPECT_EQ(taken(held, move("e2", "e3")), "") << "the centre is not one of the three";
    auto further = two;
    further.king = Bits<49>::single(cell("d2"));
    further.attackers = Bits<49>::of(std::array{cell("c2"), cell("e3")});
    EXPECT_EQ(taken(further, move("e3", "e2")), "d2") << "two squares off he is in the open";
}

// --- the readings ------------------------------------------------------------------------------
template <class... Options>
Setting<Native, 7> with_all(Options... options) {
    auto s = standard();
    const auto choose = [&](auto option) {
        const auto reading = static_cast<std::size_t>(reading_of(option));
        s.readings.chosen.at(reading) = with(option).readings.chosen.at(reading);
    };
    (choose(options), ...);
    return s;
}
TEST(NefatavlConstraints, ReadingKingBrownSquare) {
    const auto p = drawn('w', {".......", ".......", ".......", ".......", ".......", "..t....", ".K..T.."});
    EXPECT_EQ(taken(p, move("c2", "c1"), with(KingBrownSquare::helps)), "b1");
    EXPECT_EQ(taken(p, move("c2", "c1"), with(KingBrownSquare::no)), "");
    EXPECT_EQ(taken(kCorner, move("c2", "c1"), with(KingBrownSquare::no)), "b1") << "others fall as ever";
}
TEST(NefatavlConstraints, ReadingKingHits) {
    const auto p = drawn('b', {".......", "..Kt...", "....T..", ".......", ".......", ".......", "......."});
    EXPECT_EQ(taken(p, move("e5", "e6"), with(KingHits::hits)), "d6") << "waiting";
    EXPECT_EQ(taken(p, move("e5", "e6"), with(KingHits::unarmed)), "");
    EXPECT_EQ(taken(p, move("e5", "e6"), with(KingHits::waiting_only)), "d6");
    EXPECT_EQ(taken(p, move("e5", "e6"), with(KingHits::moving_only)), "");
    const auto q = drawn('b', {".......", "..Tt...", "....K..", ".......", ".......", ".......", "......."});
    EXPECT_EQ(taken(q, move("e5", "e6"), with(KingHits::hits)), "d6") << "completing";
    EXPECT_EQ(taken(q, move("e5", "e6"), with(KingHits::unarmed)), "");
    EXPECT_EQ(taken(q, move("e5", "e6"), with(KingHits::waiting_only)), "");
    EXPECT_EQ(taken(q, move("e5", "e6"), with(KingHits::moving_only)), "d6");
    const auto brown = drawn('b', {".......", ".......", ".......", "..K....", ".......", ".......", ".t....."});
    EXPECT_EQ(taken(brown, move("c4", "c1"), with(KingHits::waiting_only)), "") << "the corner does not hit for him";
    EXPECT_EQ(taken(brown, move("c4", "c1"), with(KingHits::moving_only)), "b1");
}
TEST(NefatavlConstraints, ReadingKingHitsWhereHittersNeedNotHaveMoved) {
    const auto both = drawn('b', {".......", "..KtT..", ".......", ".......", "t.....T", ".......", "......."});
    const auto comes = drawn('b', {".......", "...tT..", "..K....", ".......", "t.....T", ".......", "......."});
    auto whites = both;
    whites.defenders_to_move = false;
    const auto enters = drawn('w', {".......", ".......", ".......", ".t.....", ".......", ".......", "..K...."});
    for (const auto standing : {CaptureStanding::any_flanked, CaptureStanding::always}) {
        const auto waiting = with_all(standing, KingHits::waiting_only);
        const auto moving = with_all(standing, KingHits::moving_only);
        EXPECT_EQ(taken(both, move("g3", "g2"), waiting), "d6") << "a third stone moves";
        EXPECT_EQ(taken(both, move("g3", "g2"), moving), "");
        EXPECT_EQ(taken(comes, move("c5", "c6"), waiting), "");
        EXPECT_EQ(taken(comes, move("c5", "c6"), moving), "d6");
        EXPECT_EQ(taken(whites, move("a3", "a2"), waiting), standing == CaptureStanding::always ? "d6" : "")
            << "in the attackers' move he waits";
        EXPECT_EQ(taken(whites, move("a3", "a2"), moving), "");
        const auto captured = CaptureEntry::captured;
        EXPECT_EQ(taken(enters, move("b4", "b1"), with_all(standing, captured, KingHits::waiting_only)), "b1");
        EXPECT_EQ(taken(enters, move("b4", "b1"), with_all(standing, captured, KingHits::moving_only)), "");
    }
}
TEST(NefatavlConstraints, ReadingCaptureStanding) {
    const auto p = drawn('w', {".......", "..tTt..", ".......", ".......", ".t.....", "......K", "......."});
    EXPECT_EQ(taken(p, move("b3", "b2"), with(CaptureStanding::by_moved_stone)), "");
    EXPECT_EQ(taken(p, move("b3", "b2"), with(CaptureStanding::any_flanked)), "d6");
    const auto in = drawn('b', {".......", "..t.t..", "...T...", ".......", ".......", "......K", "......."});
    EXPECT_EQ(taken(in, move("d5", "d6"), with(CaptureStanding::any_flanked)), "") << "not by its own move";
    auto surrounded = kCentred;
    surrounded.attackers.set(cell("e4"));
    EXPECT_EQ(taken(surrounded, move("e2", "f2"), with(CaptureStanding::by_moved_stone)), "");
    EXPECT_EQ(taken(surrounded, move("e2", "f2"), with(CaptureStanding::any_flanked)), "d4");
}

const auto kLeaving = drawn('b', {".......", "...t...", "...T...", "...K...", ".......", ".......", "......."});
TEST(NefatavlConstraints, ReadingCaptureStandingAlways) {
    EXPECT_EQ(taken(kLeaving, move("d4", "c4"), with(CaptureStanding::always)), "d5");
    EXPECT_EQ(taken(kLeaving, move("d4", "c4"), with(CaptureStanding::any_flanked)), "");
    EXPECT_EQ(taken(kLeaving, move("d4", "c4"), with(CaptureStanding::by_moved_stone)), "");
    const auto in = drawn('b', {".......", "..t.t..", "...T...", ".......", ".......", "......K", "......."});
    EXPECT_EQ(taken(in, move("d5", "d6"), with(CaptureStanding::always)), "") << "who moves in is safe";
}
const auto kThree = drawn('b', {".......", "...t...", "..t.t..", "...K...", ".......", ".......", "......."});
TEST(NefatavlConstraints, ReadingCaptureEntry) {
    const auto corner = drawn('b', {".......", ".T.....", ".......", "...K...", ".......", ".......", "..t...."});
    const auto both = drawn('b', {".......", "...t...", "..t.t..", ".......", "...T...", ".......", "K......"});
    auto without_e5 = both;
    without_e5.attackers.reset(cell("e5"));
    const auto king = drawn('b', {".......", ".K.....", ".......", ".......", ".......", ".......", "..t...."});
    const auto two = drawn('b', {".......", "..t.t..", "...T...", ".......", ".......", "......K", "......."});
    for (const auto standing : {CaptureStanding::any_flanked, CaptureStanding::always}) {
        const auto safe = with_all(standing, CaptureEntry::safe);
        const auto captured = with_all(standing, CaptureEntry::captured);
        for (const auto& p : {corner, king}) {
            EXPECT_EQ(taken(p, move("b6", "b1"), safe), "");
            EXPECT_EQ(taken(p, move("b6", "b1"), captured), "b1");
        }
        EXPECT_EQ(taken(both, move("d3", "d5"), safe), "");
        EXPECT_EQ(taken(both, move("d3", "d5"), captured), "d5") << "beside the centre, and between two as well";
        EXPECT_EQ(taken(two, move("d5", "d6"), captured), "") << "between two enemies";
        const auto unless = with_all(standing, CaptureEntry::captured_unless_between_two);
        for (const auto& p : {corner, king}) EXPECT_EQ(taken(p, move("b6", "b1"), unless), "b1");
        EXPECT_EQ(taken(both, move("d3", "d5"), unless), "") << "beside the centre, but between two as well";
        EXPECT_EQ(taken(without_e5, move("d3", "d5"), unless), "d5");
        EXPECT_EQ(taken(kThree, move("d4", "d5"), captured), "") << "another question";
    }
    EXPECT_EQ(taken(corner, move("b6", "b1"), with_all(CaptureStanding::by_moved_stone, CaptureEntry::captured)), "");
}
TEST(NefatavlConstraints, ReadingKingEntry) {
    const auto corner = drawn('b', {".......", ".K.....", ".......", ".......", ".......", ".......", "..t...."});
    const auto stone = drawn('b', {".......", "...t...", "..t.t..", ".......", "...T...", ".......", "K......"});
    const auto open = drawn('b', {"...t...", "..t.t..", ".......", "...K...", ".......", ".......", "......."});
    for (const auto standing : {CaptureStanding::any_flanked, CaptureStanding::always}) {
        const auto captured = with_all(standing, KingEntry::captured);
        EXPECT_EQ(taken(kThree, move("d4", "d5"), with_all(standing, KingEntry::safe)), "");
        EXPECT_EQ(taken(kThree, move("d4", "d5"), captured), "d5");
        EXPECT_EQ(taken(open, move("d4", "d6"), captured), "") << "away from the centre two of them count";
        EXPECT_EQ(taken(stone, move("d3", "d5"), captured), "") << "no king";
        EXPECT_EQ(taken(corner, move("b6", "b1"), captured), "") << "another question";
    }
    EXPECT_EQ(taken(kThree, move("d4", "d5"), with_all(CaptureStanding::by_moved_stone, KingEntry::captured)), "");
}

}  // namespace
}  // namespace nomos::nefatavl
