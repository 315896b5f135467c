// Neva's whole turns by its constraints: the recorded game, how a turn ends, and the rule of the
// greatest number.
#include "model/neva/game.hpp"
#include "tests/model/neva/constraints_kit.hpp"

namespace nomos::neva {
namespace {

using namespace constraints_kit;

Board6 played(const Setting<Native>& s, Board6 p, const Turn& turn) {
    for (int i = 0; i < turn.steps; ++i) p = stated::follow(s, p, turn.step(i), {});
    return p;
}
// The first recorded turn that is not legal under the setting; "" if the game can be played.
std::string first_fault(const Setting<Native>& s) {
    auto p = start<Native>(s);
    for (const RecordedRound& round : recorded_game().rounds)
        for (std::size_t q = 0; q < kPlayers; ++q) {
            if (!round[q].played()) continue;
            const Turn turn = parse_turn(round[q].move);
            if (!p.turn.test(static_cast<int>(q)) || !Constraints::turn_legal(s, p, turn, {}))
                return std::string(round[q].move);
            p = played(s, p, turn);
        }
    EXPECT_EQ(print(p), "6/1w4/1w4/2b3/6/1B4 w");
    return "";
}
TEST(NevaTurns, RecordedGameIsPlayedUnderTheDefaults) { EXPECT_EQ(first_fault(standard()), ""); }
TEST(NevaTurns, RecordedGameRefutesThreeOptionsAndNoOther) {
    const auto table = readings();
    for (std::size_t r = 0; r < table.size(); ++r)
        for (std::size_t o = 0; o < table[r].options.size(); ++o) {
            auto s = standard();
            s.readings.choose(r, o);
            const auto id = table[r].options[o].id;
            const bool refuted = id == "one-step" || id == "next-cell" || id == "never";
            EXPECT_EQ(first_fault(s), !refuted ? "" : id == "next-cell" ? "K66:61" : "K66:36:16") << id;
        }
}

TEST(NevaTurns, ACaptureIsNotStoppedHalfwayNorGoneOnWith) {
    const auto p = put("w25 r35 g44 b66");
    EXPECT_TRUE(turn_legal(p, "25:45:43"));
    EXPECT_FALSE(turn_legal(p, "25:45"));
    EXPECT_FALSE(turn_legal(p, "25:45:43:41"));
    EXPECT_TRUE(turn_legal(put("jw45 xr35 g44 b66"), "45:43")) << "the rest of one";
    EXPECT_TRUE(turn_legal(put("w61 r66"), "-"));
    EXPECT_FALSE(turn_legal(p, "-"));
    EXPECT_FALSE(turn_legal(p, "25-24"));
    EXPECT_TRUE(turn_legal(put("w25 r66"), "25-24"));
}

// --- neva.capture.majority ---------------------------------------------------------------------
constexpr std::array kAllWhom{MajorityWhom::among_kings, MajorityWhom::each_king, MajorityWhom::over_all,
                              MajorityWhom::men_bound};

TEST(NevaTurns, CaptureMajority) {
    const auto p = put("W13 r33 g54 g15 b62");  // two by 53, one by 16
    for (const auto whom : kAllWhom) {
        EXPECT_TRUE(turn_legal(p, "K13:53:55", with(whom)));
        EXPECT_FALSE(turn_legal(p, "K13:16", with(whom)));
        EXPECT_TRUE(turn_legal(p, "K13:16", with(whom), without(Clause::capture_majority)));
        EXPECT_FALSE(turn_legal(p, "K13:53", with(whom), without(Clause::capture_majority))) << "halfway";
    }
}
TEST(NevaTurns, CaptureMajorityLeavesMenFree) {
    const auto p = put("w25 r35 g44 r26 b24 b66");  // two by 45, one by 23
    for (const auto whom : kAllWhom) {
        EXPECT_TRUE(turn_legal(p, "25:45:43", with(whom)));
        EXPECT_TRUE(turn_legal(p, "25:23", with(whom)));
    }
    const auto with_king = put("w25 r35 W11 b21 b42 g66");  // the king takes two, the man one
    for (const auto whom : kAllWhom)
        EXPECT_EQ(turn_legal(with_king, "25:45", with(whom)), whom != MajorityWhom::men_bound);
}
TEST(NevaTurns, CaptureMajorityBindsMen) {
    const auto men_bound = with(MajorityWhom::men_bound);
    const auto p = put("w25 r35 W11 b21 b42 g66");  // the king takes two, the man one
    EXPECT_FALSE(turn_legal(p, "25:45", men_bound));
    EXPECT_TRUE(turn_legal(p, "25:45", men_bound, without(Clause::capture_majority)));
    EXPECT_TRUE(turn_legal(p, "K11:41:43", men_bound));
    const auto more = put("w25 r35 g44 W61 b62 w64");  // the man takes two, the king one
    EXPECT_TRUE(turn_legal(more, "25:45:43", men_bound)) << "more than the king";
    EXPECT_TRUE(turn_legal(more, "K61:63", men_bound)) << "no king is bound by a man";
    EXPECT_FALSE(turn_legal(more, "25:45", men_bound, without(Clause::capture_majority))) << "halfway";
}
TEST(NevaTurns, CaptureMajorityBindsMenToKingsOfTheirPlayerOnly) {
    const auto men_bound = with(MajorityWhom::men_bound);
    const auto p = put("w25 r35 g44 b24 W61 b62 w64");  // the man takes two by 45, one by 23; the king one
    EXPECT_TRUE(turn_legal(p, "25:23", men_bound)) << "not to its own best";
    EXPECT_TRUE(turn_legal(put("w25 b24 w61 r62 g64"), "25:23", men_bound)) << "nor to another man's";
    EXPECT_TRUE(turn_legal(put("w25 r35 B11 g21 g42"), "25:45", men_bound)) << "nor to another player's king's";
    const auto two_kings = put("W11 r12 r14 W61 g62 b22 w33 b32");  // one king takes two, the other one, as the man
    EXPECT_FALSE(turn_legal(two_kings, "33:31", men_bound));
    EXPECT_TRUE(turn_legal(two_kings, "33:31"));
    EXPECT_FALSE(turn_legal(two_kings, "K61:66", men_bound)) << "kings are bound as before";
    EXPECT_TRUE(turn_legal(two_kings, "K11:13:15", men_bound));
}
// What is no capture is left to neva.capture.compulsory.
TEST(NevaTurns, CaptureMajorityLeavesStepsWithoutACapture) {
    const auto p = put("w25 W11 g21 b66");  // the king can take a man of the ally's
    EXPECT_TRUE(turn_legal(p, "25-24", in_pairs(MajorityWhom::men_bound, PairsCapture::may)));
    EXPECT_FALSE(turn_legal(p, "25-24", in_pairs(MajorityWhom::men_bound)));
}
TEST(NevaTurns, CaptureMajorityAmongKingsOfAPlayer) {
    const auto p = put("W11 r12 r14 W61 g62 b22");  // the one king takes two, the other one
    EXPECT_TRUE(turn_legal(p, "K11:13:15"));
    for (const auto whom : kAllWhom) EXPECT_EQ(turn_legal(p, "K61:66", with(whom)), whom == MajorityWhom::each_king);
}
TEST(NevaTurns, CaptureMajorityOverAllPieces) {
    const auto p = put("w25 r35 g44 W61 b62 w64");  // the man takes two, the king one
    for (const auto whom : kAllWhom) EXPECT_EQ(turn_legal(p, "K61:63", with(whom)), whom != MajorityWhom::over_all);
}
TEST(NevaTurns, CaptureMajorityOfTheRestIsTheJumpersOwn) {
    const auto p = put("jW11 xg32 r13 W61 g62 g64 b16");  // the other king could take two
    for (const auto whom : kAllWhom) EXPECT_TRUE(turn_legal(p, "K11:14", with(whom)));
    const auto choice = put("jW13 xr32 r33 g54 g15 b62");
    for (const auto whom : kAllWhom) EXPECT_FALSE(turn_legal(choice, "K13:16", with(whom)));
}
TEST(NevaTurns, CaptureMajorityLeavesTheRestOfAMansCapture) {
    const auto p = put("jw33 xr32 g43 g34 b45 W61 g62 g64 b16");  // one by 53, two by 35; the king could take two
    for (const auto whom : kAllWhom) {
        EXPECT_TRUE(turn_legal(p, "33:53", with(whom)));
        EXPECT_TRUE(turn_legal(p, "33:35:55", with(whom)));
    }
}
// A dropped clause that would let a king capture for ever is held while captures are compared.
TEST(NevaTurns, TheComparisonEndsWhateverIsDropped) {
    const auto p = put("W13 r33 g54 g15 b62");
    for (int c = 0; c < static_cast<int>(Clause::count_); ++c)
        turn_legal(p, "K13:16", standard(), without(static_cast<Clause>(c)));
    EXPECT_FALSE(turn_legal(p, "K13:16", standard(), without(Clause::crown_corner)));
}

}  // namespace
}  // namespace nomos::neva
