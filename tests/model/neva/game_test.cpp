// The recorded game, replayed by the executable rules: what else could have been played, and which
// readings refute which move.
#include "model/neva/game.hpp"

#include <gtest/gtest.h>

#include <optional>

#include "tests/model/neva/boards.hpp"

namespace nomos::neva {
namespace {

struct Played {
    int round;
    Player player;
    std::string move;
    std::string_view mark;
    int allowed;  // how many turns there were to choose from
    Position<Native> after;
};
struct Replay {
    std::vector<Played> turns;
    std::string refuted;  // "7 K66:36:16", or "" if the whole game is allowed
    Position<Native> last;
};
Replay replay(const Setting<Native>& s) {
    Replay r{{}, "", start(s)};
    for (int round = 1; round <= static_cast<int>(recorded_game().rounds.size()); ++round)
        for (std::size_t player = 0; player < kPlayers; ++player) {
            const RecordedCell& cell = recorded_game().rounds[static_cast<std::size_t>(round - 1)][player];
            if (!cell.played()) continue;
            const Turn wanted = parse_turn(cell.move);
            std::optional<Position<Native>> found;
            int allowed = 0;
            Rules<Native>::for_each_turn(s, r.last, [&](const Turn& turn, const Position<Native>& after) {
                ++allowed;
                if (turn == wanted) found = after;
            });
            if (!r.last.turn.test(static_cast<int>(player)) || !found) {
                r.refuted = std::to_string(round) + " " + std::string(cell.move);
                return r;
            }
            r.last = *found;
            r.turns.push_back({round, static_cast<Player>(player), std::string(cell.move), cell.mark, allowed, r.last});
        }
    return r;
}
const Replay& usual() {
    static const Replay r = replay(usual_setting());
    return r;
}
const Played& played(int round, Player player) {
    for (const Played& one : usual().turns)
        if (one.round == round && one.player == player) return one;
    throw std::out_of_range("he did not move in this round");
}

// --- under the usual readings -------------------------------------------------------------------
TEST(NevaGame, IsAllowedFromTheFirstTurnToTheLast) {
    EXPECT_EQ(usual().refuted, "");
    EXPECT_EQ(usual().turns.size(), 44U);
    EXPECT_EQ(print(usual().last), "6/1w4/1w4/2b3/6/1B4 w");
    EXPECT_EQ(outcome_of(usual().last), Outcome::in_play) << "White gave up";
}
TEST(NevaGame, OffersSoManyTurnsEachTime) {
    std::vector<int> allowed;
    for (const Played& one : usual().turns) allowed.push_back(one.allowed);
    const std::vector<int> expected{4, 4, 4, 4, 5, 6, 5, 4, 7, 6, 5, 4, 6, 9, 7, 5,  5, 1, 1, 1,  4, 6,
                                    3, 3, 1, 3, 2, 5, 2, 1, 4, 2, 8, 4, 2, 1, 4, 13, 2, 3, 3, 12, 4, 9};
    EXPECT_EQ(allowed, expected);
}
// The comment on White's combination: the three turns between were forced.
TEST(NevaGame, ForcesTheThreeAnswersToTheSacrifice) {
    for (const auto player : {Player::red, Player::green, Player::black}) EXPECT_EQ(played(5, player).allowed, 1);
}
TEST(NevaGame, TakesPiecesOfAllThreeOpponentsInOneTurn) {
    const auto& before = played(5, Player::black).after;
    const auto& after = played(6, Player::white).after;
    constexpr std::array kTaken{0, 2, 3, 1};
    for (std::size_t player = 1; player < kPlayers; ++player)
        EXPECT_EQ((before.pieces_of(player) & ~after.pieces_of(player)).count(), kTaken[player])
            << kPlayerNames[player];
    EXPECT_EQ(after.men[2].count(), kMenEach / 3) << "as the comment says of Green";
    EXPECT_TRUE(after.kings[0].none()) << "61 was passed on the way";
}
TEST(NevaGame, HasAKingWhereItSaysSo) {
    for (const Played& one : usual().turns) {
        const int to = cell_of(std::stoi(one.move.substr(one.move.size() - 2)));
        bool king = false;
        for (const auto& kings : one.after.kings) king = king || kings.test(to);
        EXPECT_EQ(king, one.mark == "King" || one.move[0] == 'K') << one.move;
    }
}
TEST(NevaGame, PutsOutGreenAndThenRed) {
    EXPECT_TRUE(played(6, Player::black).after.pieces_of(2).none());
    EXPECT_TRUE(played(10, Player::black).after.pieces_of(1).none());
}

// --- under every option, the others as usual ------------------------------------------------------
TEST(NevaGame, RefutesThreeOptions) {
    std::vector<std::string> refutations;
    const auto table = readings();
    for (std::size_t i = 0; i < table.size(); ++i)
        for (std::size_t o = 0; o < table[i].options.size(); ++o) {
            auto s = usual_setting();
            s.readings.choose(i, o);
            const std::string refuted = replay(s).refuted;
            if (!refuted.empty())
                refutations.push_back(std::string(table[i].id) + "=" + std::string(table[i].options[o].id) + ": " +
                                      refuted);
        }
    EXPECT_EQ(refutations, (std::vector<std::string>{"neva.king.reach=one-step: 7 K66:36:16",
                                                     "neva.king.landing=next-cell: 12 K66:61",
                                                     "neva.crown.jump=never: 7 K66:36:16"}));
}
// Every reading set: what is refuted is refuted by one of the three options, and nothing else is.
TEST(NevaGame, RefutesNoMoreThanThoseThreeTogether) {
    const auto table = readings();
    const std::uint64_t sets = reading_sets(table);
    std::uint64_t left = 0;
    for (std::uint64_t set = 0; set < sets; ++set) {
        auto s = usual_setting();
        std::uint64_t rest = set;
        for (std::size_t i = 0; i < table.size(); ++i) {
            s.readings.choose(i, rest % table[i].options.size());
            rest /= table[i].options.size();
        }
        const bool one_of_them = s.readings.is(KingReach::one_step) || s.readings.is(KingLanding::next_cell) ||
                                 s.readings.is(CrownJump::never);
        const bool refuted = !replay(s).refuted.empty();
        ASSERT_EQ(refuted, one_of_them) << "reading set " << set;
        left += refuted ? 0 : 1;
    }
    EXPECT_EQ(sets, 15552U);
    EXPECT_EQ(left, 3456U);
}
// Next-turn allows every move, but the piece that is called a king in round 6 is not one yet.
TEST(NevaGame, LetsNextTurnStandButForTheWordKing) {
    const Replay r = replay(reading(CrownJump::next_turn));
    EXPECT_EQ(r.refuted, "");
    for (const Played& one : r.turns)
        if (one.round == 6 && one.mark == "King") {
            EXPECT_TRUE(one.after.men[3].test(cell_of(66)));
        }
}

}  // namespace
}  // namespace nomos::neva
