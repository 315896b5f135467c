// Neva's clauses on capture, each by hand: it fires, does not apply to its twin, and changes the
// answer when it is dropped.
#include "tests/model/neva/constraints_kit.hpp"

namespace nomos::neva {
namespace {

using namespace constraints_kit;

TEST(NevaConstraints, CaptureCompulsory) {
    const auto p = put("w25 w44 r35 g66");
    for (const auto* m : {"25-24", "44-43"}) {
        EXPECT_FALSE(legal(p, m)) << m;
        EXPECT_TRUE(legal(p, m, without(Clause::capture_compulsory)));
    }
    EXPECT_TRUE(legal(p, "25:45"));
    EXPECT_TRUE(legal(put("w25 w44 r36 g66"), "44-43")) << "nothing to take";
    EXPECT_FALSE(legal(put("W22 w16 r52 g66"), "16-15")) << "a king from afar";
    EXPECT_TRUE(legal(put("W22 w16 r52 g66"), "16-15", with(KingReach::one_step)));
}
TEST(NevaConstraints, CaptureOthers) {
    const auto p = put("w25 w35 r43 g33");
    EXPECT_FALSE(legal(p, "25:45")) << "his own";
    EXPECT_TRUE(legal(p, "25:45", without(Clause::capture_others)));
    const auto several = put("w25 r35 g44 b55");
    EXPECT_TRUE(turn_legal(several, "25:45:43")) << "Red's and Green's in one turn";
    EXPECT_FALSE(turn_legal(put("w25 r35 w44 b55"), "25:45:43"));
    EXPECT_TRUE(legal(put("w25 r35 g66 or"), "25:45")) << "a retired player's";
}
TEST(NevaConstraints, CaptureAllies) {
    const auto p = put("w25 g35 r66 b61");
    EXPECT_TRUE(legal(p, "25:45", in_pairs()));
    EXPECT_FALSE(legal(p, "25-24", in_pairs())) << "and must be taken";
    const auto spares = without(Clause::capture_allies);
    EXPECT_FALSE(legal(p, "25:45", in_pairs(), spares));
    EXPECT_TRUE(legal(p, "25-24", in_pairs(), spares));
    EXPECT_TRUE(legal(p, "25:45", in_pairs(PairsAllies::white_red), spares)) << "Green is no ally there";
    EXPECT_TRUE(legal(p, "25:45", standard(), spares)) << "nobody has allies";
    const auto black = put("w25 b35 r66 g61");
    EXPECT_FALSE(legal(black, "25:45", in_pairs(PairsAllies::white_black), spares));
    EXPECT_FALSE(legal(put("w25 r35 b66 g61"), "25:45", in_pairs(PairsAllies::white_red), spares));
}
TEST(NevaConstraints, PairsCapture) {
    const auto may = in_pairs(PairsCapture::may);
    const auto p = put("w32 g42 w15 b62");
    for (const auto* m : {"32-31", "15-25"}) {
        EXPECT_TRUE(legal(p, m, may)) << m;
        EXPECT_FALSE(legal(p, m, in_pairs())) << m;
        EXPECT_FALSE(legal(p, m, with(PairsCapture::may))) << "nobody has allies";
        EXPECT_FALSE(legal(p, m, in_pairs(PairsCapture::may, PairsAllies::white_red))) << "Green is no ally there";
    }
    EXPECT_TRUE(legal(p, "32:52", may)) << "he may as well";
    EXPECT_FALSE(legal(put("jw32 xb22 g42"), "32-31", may)) << "a capture is under way";
    const auto enemy = put("w32 g42 w35 r45 b62");
    EXPECT_FALSE(legal(enemy, "32-31", may));
    EXPECT_TRUE(legal(enemy, "32-31", may, without(Clause::capture_compulsory)));
    EXPECT_TRUE(legal(enemy, "35:55", may));
    EXPECT_TRUE(legal(enemy, "32:52", may)) << "any capture will do";
    EXPECT_FALSE(legal(put("w32 g42 W11 r15 b62"), "32-31", may)) << "a king takes an enemy's from afar";
    EXPECT_TRUE(legal(put("w32 W11 g15 b62"), "32-31", may)) << "or his ally's";
    EXPECT_FALSE(legal(put("w61 g51 b16"), "-", may)) << "he has a move";
    EXPECT_TRUE(turn_legal(put("w22 r32 g43 b61"), "22:42:44", may)) << "a capture takes what it can";
    EXPECT_FALSE(turn_legal(put("w22 r32 g43 b61"), "22:42", may));
    EXPECT_TRUE(turn_legal(put("w22 g32 r43 b61"), "22-21", may)) << "the first jump tells";
}
TEST(NevaConstraints, CaptureNotTwice) {
    const auto p = put("jw25 xr35 g24 b66");
    EXPECT_FALSE(legal(p, "25:45"));
    EXPECT_TRUE(legal(p, "25:45", without(Clause::capture_not_twice)));
    EXPECT_TRUE(legal(p, "25:23")) << "not taken yet";
    // After the jump it could go back over the same piece, if that were allowed.
    const auto one = put("w25 r35 g66");
    EXPECT_TRUE(follows(one, "25:45", put("w45 g66", Player::green)));
    EXPECT_TRUE(follows(one, "25:45", put("jw45 xr35 g66"), without(Clause::capture_not_twice)));
}
TEST(NevaConstraints, CaptureMan) {
    const auto p = put("w33 r43 g23 b34 b32 r66");
    for (const auto* m : {"33:53", "33:13", "33:35", "33:31"}) {
        EXPECT_TRUE(legal(p, m)) << m;
        EXPECT_FALSE(legal(p, m, without(Clause::capture_man))) << m;
    }
    EXPECT_FALSE(legal(p, "33:63")) << "no further";
    EXPECT_FALSE(legal(put("w13 r33 g66"), "13:43")) << "not from afar";
    EXPECT_FALSE(legal(put("w13 r33 g66"), "13:53"));
    EXPECT_FALSE(legal(put("w52 r62 g66"), "52:62")) << "nothing behind";
    EXPECT_FALSE(legal(put("w33 g66"), "33:53")) << "over nothing";
}
TEST(NevaConstraints, CaptureKing) {
    const auto p = put("W13 r33 g66");
    for (const auto* m : {"K13:43", "K13:53", "K13:63"}) {
        EXPECT_TRUE(legal(p, m)) << m;
        EXPECT_FALSE(legal(p, m, without(Clause::capture_king))) << m;
        EXPECT_EQ(legal(p, m, with(KingLanding::next_cell)), std::string_view(m) == "K13:43");
        EXPECT_FALSE(legal(p, m, with(KingReach::one_step)));
    }
    EXPECT_FALSE(legal(p, "K13:23")) << "over nothing";
    EXPECT_FALSE(legal(put("W13 r33 r43 g66"), "K13:53")) << "over two";
    EXPECT_FALSE(legal(put("W13 r33 r53 g66"), "K13:63")) << "over two";
    EXPECT_FALSE(legal(put("W13 w23 r33 g66"), "K13:43")) << "one's own in the way";
    const auto next = put("W33 g43 r66");
    EXPECT_TRUE(legal(next, "K33:53", with(KingReach::one_step)));
    EXPECT_FALSE(legal(next, "K33:63", with(KingReach::one_step)));
    EXPECT_TRUE(legal(next, "K33:63", with(KingLanding::any)));
}
TEST(NevaConstraints, CaptureLanding) {
    const auto p = put("W13 r33 g54 b66");  // from 53 it takes the green man as well
    EXPECT_TRUE(legal(p, "K13:53"));
    for (const auto* m : {"K13:43", "K13:63"}) {
        EXPECT_FALSE(legal(p, m)) << m;
        EXPECT_TRUE(legal(p, m, without(Clause::capture_landing)));
        EXPECT_TRUE(legal(p, m, with(KingLanding::any)));
    }
    EXPECT_TRUE(legal(p, "K13:43", with(KingLanding::next_cell)));
    EXPECT_TRUE(legal(put("W13 r33 g55 g54 b66"), "K13:43")) << "nothing to go on with";
    // The landings behind another piece do not count.
    EXPECT_TRUE(legal(put("W13 r33 g54 b15 g66"), "K13:53"));
    EXPECT_FALSE(legal(put("W13 r33 g54 b15 g66"), "K13:43"));
    EXPECT_TRUE(legal(put("W13 r33 g54 b15 g66"), "K13:16"));
    // The board is as the jump leaves it: from all landings it sees 23 again, or from none.
    for (const auto leave : {CapturedLeave::at_end, CapturedLeave::at_once})
        for (const auto* m : {"K33:53", "K33:63"}) EXPECT_TRUE(legal(put("W33 b23 r43 g61"), m, with(leave)));
    EXPECT_FALSE(legal(put("W51 r53 g44 b66"), "K51:56")) << "along a column";
    EXPECT_TRUE(legal(put("W51 r53 g44 b66"), "K51:54"));
    const auto taken = put("jW51 r53 xg44 b66");
    EXPECT_TRUE(legal(taken, "K51:56")) << "from 54 only a marked piece is in sight";
}
TEST(NevaConstraints, CaptureJumperGoesOn) {
    const auto p = put("w22 jw45 xr35 g55 b23 b66");
    EXPECT_TRUE(legal(p, "45:65"));
    const auto any_piece = without(Clause::capture_jumper_goes_on);
    EXPECT_FALSE(legal(p, "22:24"));
    EXPECT_TRUE(legal(p, "22:24", any_piece));
    const auto quiet = put("w22 jw45 xr35 b66");
    EXPECT_FALSE(legal(quiet, "22-21")) << "only a jump";
    EXPECT_TRUE(legal(quiet, "22-21", any_piece));
    EXPECT_TRUE(legal(put("w22 w45 g55 b23 b66"), "22:24")) << "between turns any piece";
    for (const auto* odd : {"w22 b23 jg55 b65", "w22 b23 jw45 xg55 b66"})  // another's; one that cannot jump
        each_step([&](const Move<Native>& m) {
            EXPECT_FALSE(Constraints::legal<Native>(standard(), put(odd), m, {})) << odd << print(m);
        });
}
TEST(NevaConstraints, CaptureComplete) {
    const auto p = put("w25 r35 g44 b66");
    EXPECT_TRUE(follows(p, "25:45", put("jw45 xr35 g44 b66"))) << "the capture goes on";
    EXPECT_FALSE(follows(p, "25:45", put("w45 g44 b66", Player::green)));
    EXPECT_TRUE(follows(p, "25:45", put("w45 g44 b66", Player::green), without(Clause::capture_complete)));
    EXPECT_TRUE(follows(put("w25 r35 g66"), "25:45", put("w45 g66", Player::green))) << "it does not";
    EXPECT_TRUE(follows(put("jw45 xr35 g44 b66"), "45:43", put("w43 b66", Player::black))) << "the last jump";
    // A man on its goal corner goes on as a man.
    const auto corner = put("w41 r51 g62 b66");
    EXPECT_TRUE(follows(corner, "41:61", put("jw61 xr51 g62 b66")));
    EXPECT_TRUE(follows(put("w41 r51 g63 b66"), "41:61", put("W61 g63 b66", Player::green))) << "too far for a man";
    EXPECT_TRUE(follows(put("jw25 xb14 xg16 r35 b44 b66"), "25:45", put("jw45 xb14 xg16 xr35 b44 b66")))
        << "marks add up";
    const auto afar = put("W43 r44 b25 b66");
    EXPECT_TRUE(follows(afar, "K43:45", put("jW45 xr44 b25 b66"))) << "a king from afar";
    EXPECT_TRUE(follows(afar, "K43:45", put("W45 b25 b66", Player::black), with(KingReach::one_step)));
}
TEST(NevaConstraints, CaptureLeave) {
    const auto p = put("w25 r35 g44 b66");
    const auto at_once = with(CapturedLeave::at_once);
    EXPECT_TRUE(follows(p, "25:45", put("jw45 g44 b66"), at_once));
    EXPECT_FALSE(follows(p, "25:45", put("jw45 xr35 g44 b66"), at_once));
    EXPECT_FALSE(follows(p, "25:45", put("jw45 g44 b66")));
    const auto stays = without(Clause::capture_leave);
    EXPECT_TRUE(follows(p, "25:45", put("jw45 r35 g44 b66"), stays)) << "it stands unmarked";
    EXPECT_FALSE(follows(p, "25:45", put("jw45 xr35 g44 b66"), stays));
    // When the turn ends all marked pieces go, and no mark is left.
    const auto last = put("jw45 xr35 g44 b66");
    EXPECT_TRUE(follows(last, "45:43", put("w43 b66", Player::black)));
    EXPECT_FALSE(follows(last, "45:43", put("w43 r35 b66", Player::red)));
    // Until then a marked piece takes the room that another jump would need.
    EXPECT_TRUE(follows(put("jw25 r35 xg43 g44 b66"), "25:45", put("w45 g44 b66", Player::green)));
    EXPECT_TRUE(follows(put("jw25 r35 g44 b66"), "25:45", put("jw45 xr35 g44 b66")));
}
// Under at-once a king may fly back over the cell that its victim has left.
TEST(NevaConstraints, CapturedPiecesBlockUnderAtEndOnly) {
    const auto at_edge = put("W23 b13 r33 r66");
    EXPECT_TRUE(follows(at_edge, "K23:43", put("W43 b13 r66", Player::red), with(CapturedLeave::at_once)));
    const auto room = put("W33 b23 r43 r66");
    EXPECT_TRUE(follows(room, "K33:53", put("W53 b23 r66", Player::red)));
    EXPECT_TRUE(follows(room, "K33:53", put("jW53 b23 r66"), with(CapturedLeave::at_once)));
    EXPECT_TRUE(legal(put("jW53 b23 r66"), "K53:13", with(CapturedLeave::at_once)));
}

}  // namespace
}  // namespace nomos::neva
