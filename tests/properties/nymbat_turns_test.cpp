// What steps of Nymbat add up to: one breakthrough, one piece, one whole turn. The laws speak of steps
// (properties/nymbat/breakthrough.hpp tells how they compose); here whole breakthroughs and turns are played.
#include "model/nymbat/ruleset.hpp"
#include "properties/nymbat/properties.hpp"
#include "tests/model/nymbat/scene.hpp"
#include "tests/model/nymbat/skirmish.hpp"
#include "tests/properties/play.hpp"

namespace nomos::play {
namespace {

using Nymbat = Checked<nymbat::RulesetType, nymbat::properties::Properties>;
using nymbat::Kind;
using nymbat::Side;
using nymbat::Stage;
using Board = nymbat::Position<Native>;
using Set = nymbat::Hexagon::Hexes;

Side mover_of(const Board& p) { return p.blue_to_move ? Side::blue : Side::red; }
Side enemy_of(const Board& p) { return nymbat::enemy_of(mover_of(p)); }
int points_of(const Board& p, Side side) {
    int sum = 0;
    p.pieces_of(side).for_each([&](int hex) { sum += nymbat::number_on(p, side, hex); });
    return sum;
}
nymbat::skirmish::Hexes pairs(const Set& hexes) {
    nymbat::skirmish::Hexes all;
    hexes.for_each([&](int hex) { all.insert({nymbat::Hexagon::column(hex), nymbat::Hexagon::row(hex)}); });
    return all;
}
// Random steps of the turn under way, up to the position where `over` says so.
template <class Over>
Board play_on(const nymbat::Setting<Native>& setting, Board p, Dice& dice, Over&& over) {
    while (!over(p)) {
        const auto move = random_move<Nymbat>(setting, p, dice);
        if (!move) return p;
        p = Nymbat::Rules<Native>::apply(setting, p, *move);
    }
    return p;
}

// --- one breakthrough ------------------------------------------------------------------------------
struct Attack {
    nymbat::Setting<Native> setting;
    Board before, after;
    nymbat::Move<Native> go;
    int number = 0, removed = 0;
    bool splits = false;  // in the opinion of nobody who knows the rules

    Attack(const nymbat::Setting<Native>& s, const Board& p, const nymbat::Move<Native>& m)
        : setting(s), before(p), after(Nymbat::Rules<Native>::apply(s, p, m)), go(m) {
        const int to = m.to.lowest();
        number = nymbat::number_on(p, mover_of(p), m.from.lowest());
        removed = nymbat::number_on(p, enemy_of(p), to);
        splits = removed > 0 && nymbat::skirmish::splits(pairs(p.pieces_of(enemy_of(p))),
                                                         {nymbat::Hexagon::column(to), nymbat::Hexagon::row(to)});
    }
};
// `visit(attack, dice)` for goes that remove something, in random close fights.
template <class Visit>
void for_each_attack(int positions, Visit&& visit) {
    Dice dice(11);
    for (int i = 0; i < positions; ++i) {
        const auto [setting, position] = Nymbat::throw_position(dice);
        if (!induction::all_invariants<Nymbat, Native>(setting, position)) continue;
        std::vector<Attack> attacks;
        Nymbat::Rules<Native>::for_each_move(setting, position, [&, &s = setting, &p = position](const auto& m) {
            if (m.is(Kind::go) && any(m.to & p.pieces_of(enemy_of(p)))) attacks.emplace_back(s, p, m);
        });
        for (const Attack& attack : attacks) visit(attack, dice);
    }
}

TEST(NymbatTurns, BreakThroughExactlyWhereAGroupIsSplit) {
    int split = 0, whole = 0;
    for_each_attack(40'000, [&](const Attack& attack, Dice& dice) {
        const Board judged =
            play_on(attack.setting, attack.after, dice, [](const Board& p) { return !p.is(Stage::judging); });
        const bool stands = any(attack.after.pieces_of(mover_of(attack.before)) & attack.go.to);
        const bool may = stands || attack.setting.readings.is(nymbat::BreakthroughLostMover::also);
        ASSERT_EQ(judged.is(Stage::breaking), attack.splits && may)
            << Nymbat::print(attack.setting, attack.before) << ": " << Nymbat::print_move(attack.setting, attack.go);
        ++(attack.splits ? split : whole);
    });
    EXPECT_GT(split, 500);
    EXPECT_GT(whole, 500);
}
TEST(NymbatTurns, OnePieceTakesNoMoreThanWhatItEndsOnAndItsOwnNumber) {
    int most_pieces = 0, most_points = 0, spent = 0;
    for_each_attack(40'000, [&](const Attack& attack, Dice& dice) {
        const Side enemy = enemy_of(attack.before);
        const Board end = play_on(attack.setting, attack.after, dice,
                                  [](const Board& p) { return !p.is(Stage::judging) && !p.is(Stage::breaking); });
        const Set gone = attack.before.pieces_of(enemy) & ~end.pieces_of(enemy);
        const int taken = points_of(attack.before, enemy) - points_of(end, enemy);
        ASSERT_TRUE((attack.go.to | nymbat::Hexagon::around(attack.go.to)).contains(gone));
        ASSERT_LE(taken - attack.removed, attack.number);
        ASSERT_TRUE(attack.splits || gone == attack.go.to);
        ASSERT_EQ(attack.after.pieces_of(mover_of(attack.before)), end.pieces_of(mover_of(attack.before)));
        most_pieces = std::max(most_pieces, gone.count()), most_points = std::max(most_points, taken);
        spent += taken - attack.removed == attack.number ? 1 : 0;
    });
    EXPECT_LE(most_pieces, 5);
    EXPECT_LE(most_points, 12);
    EXPECT_GE(most_points, 10);
    EXPECT_GT(spent, 50);
}
using nymbat::Scene;
TEST(NymbatTurns, OnePieceCanTakeTwelvePointsOrFivePieces) {
    const Scene sixes = Scene().red("h7=6").blue("h8=6 g8=6 i8=6").after("group h7", "h7-h8", "rest g8", "x i8");
    EXPECT_EQ(points_of(sixes.position, Side::blue), 6);
    const Scene ones = Scene().red("h7=6").blue("h8=1 g7=1 g8=1 i8=1 i9=1").after("group h7", "h7-h8", "rest g7+g8");
    EXPECT_EQ(ones.after("x g7", "x g8", "x i8", "x i9").pieces(Side::blue), 0);
}

// --- one turn --------------------------------------------------------------------------------------
TEST(NymbatTurns, ATurnTakesNoMoreThanItsPiecesCan) {
    Dice dice(12);
    int fought = 0;
    for (int i = 0; i < 40'000; ++i) {
        const auto [setting, position] = Nymbat::throw_position(dice);
        if (!position.is(Stage::chosen) || !induction::all_invariants<Nymbat, Native>(setting, position)) continue;
        const Side enemy = enemy_of(position);
        Board p = position;
        int could = 0;
        while (!p.is(Stage::start) && !p.is(Stage::owing)) {
            const auto move = random_move<Nymbat>(setting, p, dice);
            ASSERT_TRUE(move.has_value());
            if (move->is(Kind::go)) {
                const Attack attack(setting, p, *move);
                could += attack.removed > 0 ? attack.removed + attack.number : 0;
            }
            p = Nymbat::Rules<Native>::apply(setting, p, *move);
        }
        const int taken = points_of(position, enemy) - points_of(p, enemy);
        ASSERT_LE(taken, could);
        fought += taken > 0 ? 1 : 0;
    }
    EXPECT_GT(fought, 200);
}

// All 60 points at once: a turn has no bound but what the enemy has. From the start, move by move: ten red 1s
// walk up to Blue's set-up area, where ten 6s stand by then in one row.
std::string hex(int column, int row) { return nymbat::Hexagon::name(nymbat::Hexagon::hex(column, row)); }
std::string red_group(int row, int first) {
    std::string names = "group ";
    for (int i = 0; i < 10; ++i) names += (i > 0 ? "+" : "") + hex(first + i, row);
    return names;
}
void red_goes(Scene& scene, int row, int first, int sideways) {
    scene.play(red_group(row, first));
    for (int i = 0; i < 10; ++i) scene.play(hex(first + i, row) + "-" + hex(first + i + sideways, row + 1));
    scene.play("end");
}
TEST(NymbatTurns, OneTurnCanTakeAllSixtyPoints) {
    Scene scene;
    scene.position = nymbat::start(scene.setting);
    int first = 0;
    for (int i = 0; i < 10; ++i) scene.play(hex(i, 2) + "=1");
    scene.play("end");
    for (int i = 0; i < 5; ++i) scene.play(hex(5 + i, 12) + "=6");
    scene.play("end");
    for (int row = 2; row < 11; ++row) {
        const int sideways = row < 7 ? 0 : 1;  // the left edge of the board leans to the right from there
        red_goes(scene, row, first, sideways), first += sideways;
        const int sixes = scene.pieces(Side::blue);
        if (row < 6)
            scene.play("pass");
        else
            scene.play(hex(5 + sixes, 12) + "=6").play("end");
    }
    ASSERT_EQ(points_of(scene.position, Side::blue), 60);
    ASSERT_EQ(scene.in_reserve(Side::blue), 0);
    red_goes(scene, 11, first, 1);
    EXPECT_EQ(scene.pieces(Side::blue), 0);
    EXPECT_EQ(scene.pieces(Side::red), 0);
    EXPECT_EQ(scene.outcome(), nymbat::Outcome::in_play);  // Red has 50 in reserve
}

// The same on the third turn, by five 6s that a first turn can buy: each takes a 6 and 6 points more, the most
// that a piece can.
TEST(NymbatTurns, FiveSixesCanTakeAllSixtyPoints) {
    Scene scene;
    scene.position = nymbat::start(scene.setting);
    const auto play = [&](std::initializer_list<const char*> steps) {
        for (const char* step : steps) scene.play(step);
    };
    play({"e3=6", "f3=6", "g3=6", "h3=6", "i3=6", "end", "o15=6", "o14=6", "n13=6", "m13=6", "l13=6", "end"});
    play({"group e3+f3+g3+h3+i3", "e3-i9", "f3-j9", "g3-k9", "h3-l9", "i3-m9", "end"});
    play({"k13=6", "j13=6", "i13=6", "g13=6", "h13=3", "f13=3", "end"});
    ASSERT_EQ(points_of(scene.position, Side::blue), 60);
    EXPECT_EQ(nymbat::print(scene.position), nymbat::exhibits().front().position);
    play({"group i9+j9+k9+l9+m9", "m9-o14", "rest f13+g13+h13+i13+j13+k13+l13+m13+n13", "x o15", "done"});
    EXPECT_EQ(points_of(scene.position, Side::blue), 60 - 12);
    play({"l9-m13", "rest f13+g13+h13+i13+j13+k13+l13", "x n13", "done"});
    play({"k9-k13", "rest f13+g13+h13+i13+j13", "x l13", "done"});
    play({"j9-i13", "rest f13+g13+h13", "x j13", "done"});
    EXPECT_EQ(points_of(scene.position, Side::blue), 12);
    play({"i9-g13", "rest f13", "x f13", "x h13", "done", "end"});
    EXPECT_EQ(points_of(scene.position, Side::blue), 0);
    EXPECT_EQ(scene.in_reserve(Side::blue), 0);
}

// And all 60 pieces, if a game should come to this: rows of red and blue 1s by turns, the red ones joined at
// the left edge. Each that removes an inner piece of a row breaks through and takes the next as well.
TEST(NymbatTurns, OneTurnCanTakeAllSixtyPieces) {
    Scene scene;
    for (int row = 3; row <= 11; ++row)
        for (int i = 0; i < nymbat::Hexagon::hexes_in(row); ++i) {
            const bool joins = i == 0 && row > 3 && row < 11;
            nymbat::put(scene.position, row % 2 == 0 || joins ? Side::red : Side::blue,
                        nymbat::Hexagon::hex(nymbat::Hexagon::first_column(row) + i, row), 1);
        }
    scene.reserve(Side::red, 0).reserve(Side::blue, 0);
    ASSERT_EQ(scene.pieces(Side::red), 55);
    ASSERT_EQ(scene.pieces(Side::blue), 60);
    ASSERT_TRUE((induction::all_invariants<Nymbat, Native>(scene.setting, scene.position)));
    Board p = scene.position;
    for (bool going = true; going;) {
        going = false;
        std::optional<nymbat::Move<Native>> best;
        int most = -1;
        Nymbat::Rules<Native>::for_each_move(scene.setting, p, [&](const auto& m) {
            int worth = m.is(Kind::group) || m.is(Kind::rest) || m.is(Kind::take) ? 9 : m.is(Kind::done) ? 8 : -1;
            if (m.is(Kind::go) && any(m.to & p.pieces_of(Side::blue)))
                worth = Attack(scene.setting, p, m).splits ? 2 : 1;
            if (worth > most) most = worth, best = m;
        });
        if (best) p = Nymbat::Rules<Native>::apply(scene.setting, p, *best), going = true;
    }
    EXPECT_EQ(p.pieces_of(Side::blue).count(), 0);
}

}  // namespace
}  // namespace nomos::play
