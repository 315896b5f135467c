// The executable rules against the naive ones: move by move on random boards, then line by line.
#include "model/core/perft.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>

#include "model/nefatavl/naive.hpp"
#include "tests/model/nefatavl/board_words.hpp"

namespace nomos::nefatavl {
namespace {

template <int Size>
struct Game {
    template <class A>
    using Setting = nefatavl::Setting<A, Size>;
    template <class A>
    using Position = nefatavl::Position<A, Size>;
    template <class A>
    using Move = nefatavl::Move<A, Size>;
    template <class A>
    using Rules = nefatavl::Rules<A, Size>;
};

constexpr std::string_view kStart = "3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3 w";
constexpr int kReadingSets = 288;

// Two options a question, four of king.hits, and three of capture.standing and of capture.entry.
naive::Choices choices(int set) {
    const int standing = set / 32 % 3, entry = set / 96;
    return {(set & 1) != 0, (set & 2) != 0, (set & 4) != 0,  standing > 0, (set & 8) != 0,
            standing == 2,  entry > 0,      (set & 16) != 0, entry == 2};
}
constexpr int kBuiltIn = 7;
KingHits king_hits(const naive::Choices& c) {
    if (c.king_hits_moving) return c.king_hits_waiting ? KingHits::hits : KingHits::moving_only;
    return c.king_hits_waiting ? KingHits::waiting_only : KingHits::unarmed;
}
template <int Size>
Setting<Native, Size> setting(int set) {
    const auto c = choices(set);
    return reading<Size>(c.corner_helps_against_king ? KingBrownSquare::helps : KingBrownSquare::no, king_hits(c),
                         c.own_too       ? CaptureStanding::always
                         : c.any_flanked ? CaptureStanding::any_flanked
                                         : CaptureStanding::by_moved_stone,
                         c.two_enemies_save          ? CaptureEntry::captured_unless_between_two
                         : c.entry_by_brown_captured ? CaptureEntry::captured
                                                     : CaptureEntry::safe,
                         c.king_entry_captured ? KingEntry::captured : KingEntry::safe,
                         c.at_once ? EndNoMovesWhen::at_once : EndNoMovesWhen::on_turn);
}

// Evenly drawn, whatever size RapidCheck is at: its own ranges start out small.
int below(int n) { return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, n)); }

// Any stones anywhere, also on brown squares. The king is missing now and then, and often on or beside
// the centre or among attackers, where his own rules apply.
SmallPosition random_position() {
    const auto kinds = *rc::gen::container<std::vector<char>>(
        std::size_t{SmallBoard::kCells}, rc::gen::weightedElement<char>({{5, '.'}, {2, 't'}, {2, 'T'}}));
    SmallPosition p;
    for (int cell = 0; cell < SmallBoard::kCells; ++cell) {
        if (kinds[static_cast<std::size_t>(cell)] == 't') p.attackers.set(cell);
        if (kinds[static_cast<std::size_t>(cell)] == 'T') p.defenders.set(cell);
    }
    constexpr int kHome = SmallBoard::kCentre, kNowhere = SmallBoard::kCells;
    const int king = below(2) == 0 ? below(kNowhere + 1)
                                   : *rc::gen::element(kHome, kHome + 1, kHome - 1, kHome + kSmall, kHome - kSmall);
    if (king != kNowhere) p.king.set(king);
    if (below(2) == 0) {
        p.attackers |= SmallBoard::beside(p.king) & ~SmallBoard::brown();
        p.attackers.reset(below(SmallBoard::kCells));
        p.defenders &= ~p.attackers;
    }
    p.attackers &= ~p.king, p.defenders &= ~p.king;
    p.defenders_to_move = *rc::gen::arbitrary<bool>();
    return p;
}

std::vector<std::pair<int, int>> generated(const SmallSetting& s, const SmallPosition& p) {
    std::vector<std::pair<int, int>> moves;
    SmallRules<Native>::for_each_move(s, p, [&](const auto& m) { moves.emplace_back(m.from.lowest(), m.to.lowest()); });
    return moves;
}

RC_GTEST_PROP(NefatavlGenerator, ListsTheNaiveMovesInCanonicalOrder, ()) {
    const auto p = random_position();
    auto expected = naive::moves(naive::game(p));
    std::sort(expected.begin(), expected.end());
    RC_ASSERT(generated(reading(), p) == expected);
}

RC_GTEST_PROP(NefatavlLegal, HoldsForTheNaiveMovesAndNoOthers, ()) {
    const auto p = random_position();
    const auto moves = naive::moves(naive::game(p));
    for (int from = 0; from < SmallBoard::kCells; ++from)
        for (int to = 0; to < SmallBoard::kCells; ++to) {
            const bool listed = std::count(moves.begin(), moves.end(), std::pair(from, to)) == 1;
            const Move<Native, kSmall> m{SmallPosition::Cells::single(from), SmallPosition::Cells::single(to)};
            RC_ASSERT(SmallRules<Native>::legal(reading(), p, m) == listed);
        }
}

RC_GTEST_PROP(NefatavlApply, DoesWhatTheNaiveMoveDoes, ()) {
    const auto p = random_position();
    const int set = below(kReadingSets);
    SmallRules<Native>::for_each_move(setting<kSmall>(set), p, [&](const auto& m) {
        const auto expected = naive::play(naive::game(p), choices(set), m.from.lowest(), m.to.lowest());
        const auto found = naive::game(SmallRules<Native>::apply(setting<kSmall>(set), p, m));
        RC_ASSERT(found.square == expected.square);
        RC_ASSERT(found.black_to_move == expected.black_to_move);
    });
}

RC_GTEST_PROP(NefatavlOutcome, IsTheNaiveOne, ()) {
    const auto p = random_position();
    const int set = below(kReadingSets);
    const std::map<char, Outcome> outcomes{
        {'\0', Outcome::in_play}, {'t', Outcome::attackers_win}, {'T', Outcome::defenders_win}};
    const auto found = SmallRules<Native>::outcome(setting<kSmall>(set), p);
    RC_ASSERT(one_hot(found));
    RC_ASSERT(static_cast<Outcome>(found.lowest()) == outcomes.at(naive::winner(naive::game(p), choices(set))));
}

// Crowded boards, where sides are shut in more often than not.
RC_GTEST_PROP(NefatavlOutcome, IsTheNaiveOneOnCrowdedBoards, ()) {
    auto p = random_position();
    p.attackers |= ~p.stones();
    for (int holes = below(6); holes > 0; --holes) p.attackers.reset(below(SmallBoard::kCells));
    const int set = below(kReadingSets);
    const auto found = static_cast<Outcome>(SmallRules<Native>::outcome(setting<kSmall>(set), p).lowest());
    const char winner = naive::winner(naive::game(p), choices(set));
    RC_ASSERT((found == Outcome::in_play) == (winner == '\0'));
    RC_ASSERT((found == Outcome::attackers_win) == (winner == 't'));
}

// --- lines of play -----------------------------------------------------------------------------
TEST(NefatavlPerft, CountsTheNaiveLinesFromTheSetUp) {
    const auto start = parse_position<11>(kStart);
    for (int depth = 0; depth <= 3; ++depth)
        EXPECT_EQ(perft<Game<11>>(setting<11>(kBuiltIn), start, depth),
                  naive::perft(naive::game(start), choices(kBuiltIn), depth));
}
TEST(NefatavlPerft, CountsTheNaiveLinesUnderEveryReadingSet) {
    for (const char* position : {"w t a3 c6 e7 b1 T b3 c1 K d4", "b t a3 b5 d2 c3 f6 T e3 g2 K d3", "b t c4 T b3 K b6"})
        for (int set = 0; set < kReadingSets; ++set)
            EXPECT_EQ(perft<Game<kSmall>>(setting<kSmall>(set), place(position), 3),
                      naive::perft(naive::game(place(position)), choices(set), 3))
                << position << " under reading set " << set;
}
TEST(NefatavlPerft, DoesNotPlayOnWhenTheGameIsOver) {
    EXPECT_EQ(perft<Game<kSmall>>(reading(), place("w t a3 K a1"), 1), 0U);
    EXPECT_EQ(perft<Game<kSmall>>(reading(), place("w t a3 T b2"), 1), 0U);
    EXPECT_EQ(perft<Game<kSmall>>(reading(EndNoMovesWhen::at_once), place("b t a2 T a3 b2 K d4"), 1), 0U);
    EXPECT_GT(perft<Game<kSmall>>(reading(EndNoMovesWhen::on_turn), place("b t a2 T a3 b2 K d4"), 1), 0U);
}
TEST(NefatavlPerft, TellsTheOptionsOfEachReadingApart) {
    // Sets of choices() that differ in one reading, and a position whose lines depend on it.
    struct Apart {
        int one, other;
        const char* position;
    };
    constexpr int kWaitingHits = 2, kMovingHits = 4, kAtOnce = 8, kThreeCapture = 16, kAnyFlanked = 32, kAlways = 64,
                  kBrownCaptures = 96, kBrownUnlessTwo = 192;
    const std::array all{Apart{0, 1, "b t g2 K d6"},
                         Apart{0, kMovingHits, "w t c6 K g5"},
                         Apart{0, kWaitingHits, "b t d6 T e2 K c6"},
                         Apart{kWaitingHits, kMovingHits, "b t d6 T e2 K c6"},
                         Apart{0, kAnyFlanked, "w t c4 T f4 K f3"},
                         Apart{kAnyFlanked, kAlways, "w t b2 e6 T a2 c2 K f5"},
                         Apart{kAnyFlanked, kAnyFlanked + kBrownCaptures, "w t b3 T c1 K f5"},
                         Apart{kAnyFlanked + kBrownCaptures, kAnyFlanked + kBrownUnlessTwo, "b T d3 t c5 e5 d6 K a5"},
                         Apart{kAnyFlanked, kAnyFlanked + kThreeCapture, "b t c5 e5 d6 K d4"},
                         Apart{0, kAtOnce, "b t a2 T a3 b2 K d4"}};
    for (const Apart& a : all) {
        const auto p = place(a.position);
        EXPECT_NE(perft<Game<kSmall>>(setting<kSmall>(a.one), p, 3),
                  perft<Game<kSmall>>(setting<kSmall>(a.other), p, 3))
            << a.position;
    }
}
TEST(NefatavlPerft, IsTheSumOverTheFirstMoves) {
    const auto start = parse_position<11>(kStart);
    std::uint64_t moves = 0, lines = 0;
    for_each_successor<Game<11>>(setting<11>(kBuiltIn), start, [&](const auto&, const auto& after) {
        ++moves, lines += perft<Game<11>>(setting<11>(kBuiltIn), after, 1);
    });
    EXPECT_EQ(moves, perft<Game<11>>(setting<11>(kBuiltIn), start, 1));
    EXPECT_EQ(lines, perft<Game<11>>(setting<11>(kBuiltIn), start, 2));
}

}  // namespace
}  // namespace nomos::nefatavl
