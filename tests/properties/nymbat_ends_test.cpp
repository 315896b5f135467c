// Does every game of Nymbat end? That every step goes on in one order is proved (properties/nymbat/order.hpp).
// Here turns are looked at, in an order of their own: each makes the position a later one if delays add up.
// And if only delays in a row count, two players who shuffle for ever.
#include "model/nymbat/ruleset.hpp"
#include "properties/nymbat/properties.hpp"
#include "tests/model/nymbat/scene.hpp"
#include "tests/properties/play.hpp"

namespace nomos::play {
namespace {

using Nymbat = Checked<nymbat::RulesetType, nymbat::properties::Properties>;
using nymbat::DelayTurns;
using nymbat::PenaltyWhen;
using nymbat::Scene;
using nymbat::Side;
using nymbat::Stage;
using Setting = nymbat::Setting<Native>;
using Board = nymbat::Position<Native>;

// --- the order -------------------------------------------------------------------------------------
int points(const Board& p, Side side) {
    int sum = p.reserve[nymbat::index(side)];
    p.pieces_of(side).for_each([&](int hex) { sum += nymbat::number_on(p, side, hex); });
    return sum;
}
// How many pieces a side has in each row, the row that is closest to its goal first.
using Rows = std::array<int, std::size_t{nymbat::Hexagon::kRows}>;
Rows rows(const Board& p, Side side) {
    Rows all{};
    p.pieces_of(side).for_each([&](int hex) { ++all[static_cast<std::size_t>(nymbat::distance_to_goal(side, hex))]; });
    return all;
}
// Of a position in which a turn of `mover` starts or has just ended; smaller is later.
struct Rank {
    int points = 0, reserves = 0, delays_left = 0;
    Rows mover{}, other{};

    Rank(const Board& p, Side side) : mover(rows(p, side)), other(rows(p, nymbat::enemy_of(side))) {
        for (Side s : {Side::red, Side::blue}) {
            points += play::points(p, s), reserves += p.reserve[nymbat::index(s)];
            delays_left -= play::points(p, s) > 0 ? p.delays[nymbat::index(s)] : 0;
        }
    }
    bool is_later_than(const Rank& before) const {
        if (points != before.points) return points < before.points;
        if (reserves != before.reserves) return reserves < before.reserves;
        if (delays_left != before.delays_left) return delays_left < before.delays_left;
        return mover > before.mover && other == before.other;
    }
};

struct Turn {
    Side mover;
    Board before, after;
    bool later = false;

    Turn(const Board& b, const Board& a)
        : mover(b.blue_to_move ? Side::blue : Side::red),
          before(b),
          after(a),
          later(Rank(a, mover).is_later_than(Rank(b, mover))) {}
    // A pass that nothing came of.
    bool is_idle() const {
        return before.pieces_of(mover).none() && after.reserve == before.reserve &&
               after.occupied() == before.occupied();
    }
};
// A whole turn at random; none if the game is over.
std::optional<Turn> random_turn(const Setting& setting, const Board& start, Dice& dice) {
    Board p = start;
    do {
        const auto move = random_move<Nymbat>(setting, p, dice);
        if (!move) return {};
        p = Nymbat::Rules<Native>::apply(setting, p, *move);
    } while (!p.is(Stage::start));
    return Turn(start, p);
}
// How often each way to make progress was seen.
struct Seen {
    int turns = 0, fought = 0, brought = 0, delayed = 0, closer = 0, idle = 0;

    void note(const Turn& turn) {
        const Rank before(turn.before, turn.mover), after(turn.after, turn.mover);
        ++turns;
        if (!turn.later)
            ++idle;
        else if (after.points != before.points)
            ++fought;
        else if (after.reserves != before.reserves)
            ++brought;
        else if (after.delays_left != before.delays_left)
            ++delayed;
        else
            ++closer;
    }
};
void expect_progress(const Setting& setting, Board p, int turns, Dice& dice, Seen& seen) {
    bool was_idle = false;
    for (int i = 0; i < turns; ++i) {
        const auto turn = random_turn(setting, p, dice);
        if (!turn) return;
        seen.note(*turn);
        ASSERT_TRUE(turn->later || (turn->is_idle() && !was_idle)) << Nymbat::print(setting, p);
        was_idle = !turn->later, p = turn->after;
    }
}
template <class Option>
void choose(Setting& setting, Option option) {
    setting.readings.choose(option);
}

TEST(NymbatEnds, EveryTurnOfAGameMakesProgress) {
    Dice dice(21);
    Seen seen;
    for (int game = 0; game < 40; ++game) {
        Setting setting = random_readings<Nymbat>(dice);
        choose(setting, game % 2 == 0 ? DelayTurns::seven : DelayTurns::three);
        choose(setting, PenaltyWhen::same_turn);  // as the law has it
        expect_progress(setting, nymbat::start(setting), 300, dice, seen);
    }
    EXPECT_GT(seen.brought, 100);
    EXPECT_GT(seen.delayed, 100);
    EXPECT_GT(seen.closer, 100);
    EXPECT_GT(seen.fought, 100);
}
TEST(NymbatEnds, SoDoTheTurnsOfPoorAndCrowdedSides) {
    Dice dice(22);
    Seen seen;
    for (int i = 0; i < 40'000; ++i) {
        auto [setting, position] = Nymbat::throw_position(dice);
        if (setting.readings.is(DelayTurns::three_running) || !position.is(Stage::start)) continue;
        if (setting.readings.is(PenaltyWhen::next_turn)) continue;
        if (!induction::all_invariants<Nymbat, Native>(setting, position)) continue;
        expect_progress(setting, position, 4, dice, seen);
    }
    EXPECT_GT(seen.turns, 10'000);
    EXPECT_GT(seen.idle, 100);
}
// Random games, which never try to end, do.
TEST(NymbatEnds, RandomGamesEnd) {
    Dice dice(23);
    int longest = 0;
    for (int game = 0; game < 20; ++game) {
        Setting setting = random_readings<Nymbat>(dice);
        choose(setting, game % 2 == 0 ? DelayTurns::seven : DelayTurns::three);
        Board p = nymbat::start(setting);
        int turns = 0;
        for (auto turn = random_turn(setting, p, dice); turn; turn = random_turn(setting, p, dice)) {
            ASSERT_LT(++turns, 100'000);
            p = turn->after;
        }
        longest = std::max(longest, turns);
    }
    EXPECT_GT(longest, 20);
}

// --- without end -----------------------------------------------------------------------------------
// Two 2s each. One goes back while the other stays in front: a delay. Then it comes forward by itself: closer.
void shuffle(Scene& scene) {
    scene.play("group d2+d3").play("d2-b1").play("end").play("group l13+l14").play("l14-n15").play("end");
    scene.play("group b1").play("b1-d2").play("end").play("group n15").play("n15-l14").play("end");
}
Scene after_first_turns(DelayTurns option) {
    Scene scene;
    scene.read(option);
    scene.position = nymbat::start(scene.setting);
    scene.play("d2=2").play("d3=2").play("end").play("l13=2").play("l14=2").play("end");
    return scene;
}
TEST(NymbatEnds, ThoseWhoShuffleNeverPayWhereOnlyDelaysInARowCount) {
    Scene scene = after_first_turns(DelayTurns::three_running);
    const Board before = scene.position;
    shuffle(scene);
    EXPECT_TRUE(same(scene.position, before));
}
// So the order that is proved cannot be gone along there: some step of the shuffle goes back in it.
TEST(NymbatEnds, ThoseWhoShuffleGoBackInTheOrder) {
    Dice dice(24);
    int back = 0, on = 0;
    for (int i = 0; i < 40'000; ++i) {
        auto [setting, position] = Nymbat::throw_position(dice);
        const auto move = random_move<Nymbat>(setting, position, dice);
        if (!move || !induction::all_invariants<Nymbat, Native>(setting, position)) continue;
        const bool in_a_row = setting.readings.is(DelayTurns::three_running);
        const auto after = Nymbat::Rules<Native>::apply(setting, position, *move);
        const Game<Nymbat> before{setting, position};
        const auto step = step_between<Nymbat>(before, *move, after);
        const bool goes_on = nymbat::properties::EveryStepGoesOn::holds<Nymbat, Native>(step);
        const bool pays_later = setting.readings.is(PenaltyWhen::next_turn);
        ASSERT_TRUE(goes_on || in_a_row || pays_later) << Nymbat::print(setting, position);
        ++(goes_on ? on : back);
    }
    EXPECT_GT(on, 10'000);
    EXPECT_GT(back, 10);
}
TEST(NymbatEnds, ThoseWhoShufflePayWhereDelaysAddUp) {
    for (const auto& [option, rounds] : {std::pair{DelayTurns::seven, 7}, std::pair{DelayTurns::three, 3}}) {
        Scene scene = after_first_turns(option);
        for (int round = 1; round <= rounds; ++round) {
            EXPECT_EQ(scene.in_reserve(Side::red), 56) << round;
            shuffle(scene);
        }
        EXPECT_EQ(scene.in_reserve(Side::red), 55);
        EXPECT_EQ(scene.in_reserve(Side::blue), 55);
    }
}

}  // namespace
}  // namespace nomos::play
