// Each clause decides a position by hand, does not apply to its twin, and changes the answer there
// when it is dropped. Here: whose step it is, quiet steps, the pass, notation.
#include "tests/model/neva/constraints_kit.hpp"

namespace nomos::neva {
namespace {

using namespace constraints_kit;

// --- whose step --------------------------------------------------------------------------------
TEST(NevaConstraints, TurnOwnPiece) {
    const auto p = put("w25 r54 G41");
    EXPECT_TRUE(legal(p, "25-35"));
    EXPECT_FALSE(legal(p, "54-44")) << "Red's";
    EXPECT_FALSE(legal(p, "K41-31")) << "Green's";
    EXPECT_FALSE(legal(p, "33-43")) << "nobody's";
    EXPECT_TRUE(legal(put("w25 r54 G41", Player::red), "54-44"));
    EXPECT_TRUE(legal(p, "54-64", without(Clause::turn_own_piece)));
    const auto after = put("w25 r64 G41", Player::red);
    EXPECT_TRUE(follows(p, "54-64", after, without(Clause::turn_own_piece))) << "it stays Red's man";
}
TEST(NevaConstraints, TurnLiving) {
    const auto p = put("w25 r54 g41 ow"), shut_in = put("w61 r54 g41 ow");
    EXPECT_FALSE(legal(p, "25-35"));
    EXPECT_TRUE(legal(p, "25-35", without(Clause::turn_living)));
    EXPECT_FALSE(legal(shut_in, "-"));
    EXPECT_TRUE(legal(shut_in, "-", without(Clause::turn_living)));
    EXPECT_TRUE(legal(put("w25 r54 g41 or"), "25-35")) << "another's retirement";
    EXPECT_FALSE(legal(put("r54 g41"), "-")) << "no pieces";
}
TEST(NevaConstraints, TurnClockwise) {
    const auto follows_to = [](const std::string& pieces, Player mover, std::string_view move, const std::string& then,
                               Player next, const Clauses& in_force = {}) {
        return follows(put(pieces, mover), move, put(then, next), in_force);
    };
    EXPECT_TRUE(follows_to("w25 r54 g41 b11", Player::white, "25-35", "w35 r54 g41 b11", Player::red));
    EXPECT_TRUE(follows_to("w25 r54 g41 b11", Player::black, "11-12", "w25 r54 g41 b12", Player::white));
    EXPECT_TRUE(follows_to("w25 r54 g41 or", Player::white, "25-35", "w35 r54 g41 or", Player::green)) << "Red is out";
    EXPECT_TRUE(follows_to("w25 b11", Player::white, "25-35", "w35 b11", Player::black)) << "no pieces";
    EXPECT_FALSE(follows_to("w25 r54 g41 b11", Player::white, "25-35", "w35 r54 g41 b11", Player::white));
    EXPECT_FALSE(follows_to("w25 r54 g41 b11", Player::white, "25-35", "w35 r54 g41 b11", Player::green));
    EXPECT_TRUE(follows_to("w25 r35", Player::white, "25:45", "w45", Player::white)) << "nobody else lives";
    const auto kept = without(Clause::turn_clockwise);
    EXPECT_TRUE(follows_to("w25 r54", Player::white, "25-35", "w35 r54", Player::white, kept));
    EXPECT_FALSE(follows_to("w25 r54", Player::white, "25-35", "w35 r54", Player::red, kept));
}

// --- where to ----------------------------------------------------------------------------------
// The clauses on quiet steps and jumps keep to lines by themselves.
TEST(NevaConstraints, MoveLineSaysWhatOthersSay) {
    for (const auto& p : {put("w25 W44 r54 b11"), put("W33 r43 g34 b35")}) {
        EXPECT_FALSE(legal(p, "25-34"));
        for (int from = 0; from < kCells; ++from)
            for (int to = 0; to < kCells; ++to)
                for (int marks = 0; marks < 4; ++marks) {
                    const bool on_line =
                        from != to && (Board::row(from) == Board::row(to) || Board::column(from) == Board::column(to));
                    const Move<Native> m{Bits<kCells>::single(from), Bits<kCells>::single(to), marks > 1,
                                         marks % 2 == 1};
                    const bool allowed = Constraints::legal<Native>(standard(), p, m, {});
                    EXPECT_TRUE(on_line || !allowed);
                    EXPECT_EQ(Constraints::legal<Native>(standard(), p, m, without(Clause::move_line)), allowed);
                }
    }
}
TEST(NevaConstraints, MoveToFree) {
    const auto p = put("w25 w24 W33 w31 r66");
    for (const auto* m : {"25-24", "K33-31"}) {
        EXPECT_FALSE(legal(p, m));
        EXPECT_TRUE(legal(p, m, without(Clause::move_to_free)));
    }
    EXPECT_TRUE(legal(p, "K33-32"));
    const auto backed = put("w25 r35 r45");
    EXPECT_FALSE(legal(backed, "25:45"));
    EXPECT_TRUE(legal(backed, "25:45", without(Clause::move_to_free)));
    EXPECT_TRUE(legal(backed, "25-24")) << "there is no jump";
    EXPECT_FALSE(legal(backed, "25-24", without(Clause::move_to_free))) << "there is one";
    const auto on_marked = put("jw25 r35 xg45 r24");
    EXPECT_FALSE(legal(on_marked, "25:45")) << "a marked piece stands there";
}

// --- quiet steps -------------------------------------------------------------------------------
TEST(NevaConstraints, ManQuiet) {
    struct {
        Player player;
        const char* piece;
        std::vector<const char*> forward, back;
    } const cases[] = {
        {Player::white, "w33 r66", {"33-43", "33-32"}, {"33-23", "33-34"}},
        {Player::red, "r33 w16", {"33-23", "33-32"}, {"33-43", "33-34"}},
        {Player::green, "g33 r66", {"33-23", "33-34"}, {"33-43", "33-32"}},
        {Player::black, "b33 r66", {"33-43", "33-34"}, {"33-23", "33-32"}},
    };
    for (const auto& c : cases) {
        const auto p = put(c.piece, c.player);
        for (const auto* m : c.forward) {
            EXPECT_TRUE(legal(p, m)) << c.piece << ' ' << m;
            EXPECT_FALSE(legal(p, m, without(Clause::man_quiet))) << "nothing grants it";
        }
        for (const auto* m : c.back) {
            EXPECT_FALSE(legal(p, m)) << c.piece << ' ' << m;
            EXPECT_TRUE(legal(p, m, with(ManBackward::any_direction)));
        }
        for (const auto* m : {"33-53", "33-31", "33-33"}) EXPECT_FALSE(legal(p, m, with(ManBackward::any_direction)));
    }
}
TEST(NevaConstraints, KingQuiet) {
    const auto p = put("W33 w35 r66");
    for (const auto* m : {"K33-63", "K33-43", "K33-13", "K33-31", "K33-34"}) {
        EXPECT_TRUE(legal(p, m)) << m;
        EXPECT_FALSE(legal(p, m, without(Clause::king_quiet))) << "nothing grants it";
    }
    EXPECT_FALSE(legal(p, "K33-36")) << "over a piece";
    EXPECT_FALSE(legal(p, "K33-44")) << "off the lines";
    EXPECT_TRUE(legal(p, "K33-34", with(KingReach::one_step)));
    EXPECT_FALSE(legal(p, "K33-31", with(KingReach::one_step)));
}

// --- the pass ----------------------------------------------------------------------------------
TEST(NevaConstraints, BlockedPass) {
    const auto shut_in = put("w61 w51 w62 r66 r52 r53 g41 g31 g42 b63 b64");
    EXPECT_TRUE(legal(shut_in, "-"));
    EXPECT_FALSE(legal(shut_in, "-", without(Clause::blocked_pass)));
    EXPECT_FALSE(legal(put("w25 r66"), "-")) << "a quiet step is there";
    EXPECT_FALSE(legal(put("w61 r51"), "-")) << "a jump is there";
    EXPECT_FALSE(legal(put("jw61 xr51 g66"), "-")) << "a capture is under way";
    EXPECT_TRUE(legal(put("w61 r66"), "-")) << "on its goal corner a man has no quiet step";
    EXPECT_FALSE(legal(put("w61 r66"), "-", with(ManBackward::any_direction)));
    EXPECT_FALSE(legal(put("W61 r66"), "-"));
    EXPECT_TRUE(follows(shut_in, "-", put("w61 w51 w62 r66 r52 r53 g41 g31 g42 b63 b64", Player::red)));
}
TEST(NevaConstraints, BlockedPlayer) {
    const auto p = put("w61 r66 g11");
    const auto stays = put("w61 r66 g11", Player::red), out = put("w61 r66 g11 ow", Player::red),
               gone = put("r66 g11 ow", Player::red);
    for (const auto fate : {BlockedPlayer::skipped, BlockedPlayer::out_stay, BlockedPlayer::out_leave}) {
        EXPECT_EQ(follows(p, "-", stays, with(fate)), fate == BlockedPlayer::skipped);
        EXPECT_EQ(follows(p, "-", out, with(fate)), fate == BlockedPlayer::out_stay);
        EXPECT_EQ(follows(p, "-", gone, with(fate)), fate == BlockedPlayer::out_leave);
        EXPECT_TRUE(follows(p, "-", stays, with(fate), without(Clause::blocked_fate)));
    }
    EXPECT_TRUE(follows(put("w25 r66 g11"), "25-35", put("w35 r66 g11", Player::red), with(BlockedPlayer::out_leave)))
        << "only who passes retires";
}
// The pass is for want of any other step, whatever clauses are in force.
TEST(NevaConstraints, PassMeansThatNoStepIsLegal) {
    Dice dice(5);
    int passes = 0;
    for (int i = 0; i < 600; ++i) {
        auto s = thrown_setting(dice);
        auto p = thrown_position(dice);
        p.jumper = p.captured = {};
        if (dice.one_in(2))  // crowd it, so that some are shut in
            for (int c = 0; c < kCells; ++c)
                if (!p.occupied().test(c) && !dice.one_in(6))
                    p.men[static_cast<std::size_t>(dice.below(kPlayers))].set(c);
        for (int c = -1; c < static_cast<int>(Clause::count_); ++c) {
            const auto dropped = static_cast<Clause>(c);
            // The first leaves no pass; the second grants steps to others than the mover.
            if (dropped == Clause::blocked_pass || dropped == Clause::turn_own_piece) continue;
            const Clauses in_force = c < 0 ? Clauses{} : without(dropped);
            const stated::Standing<Native> standing{s, p, in_force};
            if (!standing.is_in_play() || !standing.is_movers_life()) continue;
            bool found = false;
            each_step([&](const Move<Native>& m) {
                found = found || (!m.is_pass() && Constraints::legal<Native>(s, p, m, in_force));
            });
            EXPECT_EQ(Constraints::legal<Native>(s, p, {}, in_force), !found) << print(p) << " without clause " << c;
            passes += c < 0 && !found;
        }
    }
    EXPECT_GT(passes, 5);
}

// --- notation, frame ---------------------------------------------------------------------------
TEST(NevaConstraints, NotationMarks) {
    const auto p = put("w25 W44 g66"), jumps = put("w25 r35 W11 b13 g66");
    for (const auto* m : {"K25-35", "44-34", "25:35", "K44:34"}) {
        EXPECT_FALSE(legal(p, m)) << m;
        EXPECT_TRUE(legal(p, m, without(Clause::notation_marks))) << m;
    }
    for (const auto* m : {"K25:45", "25-45", "11:14", "K11-14"}) {
        EXPECT_FALSE(legal(jumps, m)) << m;
        EXPECT_TRUE(legal(jumps, m, without(Clause::notation_marks))) << m;
    }
    EXPECT_TRUE(legal(p, "25-35"));
    EXPECT_TRUE(legal(jumps, "25:45"));
    EXPECT_TRUE(legal(jumps, "K11:14"));
    EXPECT_TRUE(follows(jumps, "K25-45", put("w45 W11 b13 g66", Player::green), without(Clause::notation_marks)))
        << "the board tells what it is";
}
TEST(NevaConstraints, FrameRestStays) {
    const auto p = put("w25 r54 g41");
    const auto loose = without(Clause::frame_rest_stays);
    for (const auto* odd : {"w35 r53 g41", "w35 r54", "w35 r54 g41 b11", "w35 R54 g41", "w35 r54 g41 og"}) {
        EXPECT_FALSE(follows(p, "25-35", put(odd, Player::red))) << odd;
        EXPECT_TRUE(follows(p, "25-35", put(odd, Player::red), loose)) << odd;
    }
    EXPECT_FALSE(follows(p, "25-35", put("w45 r54 g41", Player::red), loose)) << "the moved piece is not the rest";
    EXPECT_FALSE(follows(p, "25-35", put("w35 r54 g41", Player::white), loose)) << "nor is the turn";
}
// The clauses describe one position after each legal step, and it is well-formed.
TEST(NevaConstraints, EffectIsAFunction) {
    Dice dice(11);
    int steps = 0;
    for (int i = 0; i < 300; ++i) {
        const auto s = thrown_setting(dice);
        const auto p = thrown_position(dice);
        each_step([&](const Move<Native>& m) {
            if (!Constraints::legal<Native>(s, p, m, {})) return;
            const auto after = stated::follow(s, p, m, {});
            EXPECT_TRUE(well_formed(after)) << print(p) << ' ' << print(m);
            EXPECT_TRUE(Constraints::effect<Native>(s, p, m, after, {}));
            auto other = after;
            other.retired = ~other.retired;
            EXPECT_FALSE(Constraints::effect<Native>(s, p, m, other, {}));
            EXPECT_FALSE(Constraints::effect<Native>(s, p, m, p, {}));
            ++steps;
        });
    }
    EXPECT_GT(steps, 300);
}

}  // namespace
}  // namespace nomos::neva
