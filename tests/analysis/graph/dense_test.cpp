// Positions that are numbered instead of stored: the numbers, and the same answers as where they are stored.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/analysis/graph/studies.hpp"

namespace nomos::graph {
namespace {

using R = nefatavl::Tafl<5>;
using Study = nefatavl::Study;
using Position = R::Position<Native>;
using Numbers = Numbering<Position>;

auto thin(int attackers, int defenders) {
    auto setting = R::default_setting();
    Study::set_count(setting, 0, attackers), Study::set_count(setting, 1, defenders);
    return setting;
}
Numbers numbers_of(const R::Setting<Native>& setting, bool up_to_symmetry = true) {
    const auto start = R::start<Native>(setting);
    const auto n = Numbers::of(Study::used(setting, start), Study::most(setting, start),
                               Space<R, Study>::group(setting, start, up_to_symmetry));
    expect(n.has_value(), "a small board is numbered");
    return *n;
}
ExploreChoice by_number(bool up_to_symmetry, int jobs = 1) {
    ExploreChoice c;
    c.up_to_symmetry = up_to_symmetry, c.jobs = jobs;
    c.most_edges = 1;  // too few to be held
    c.most_numbered = std::uint64_t{1} << 30;
    return c;
}
ExploreChoice stored(bool up_to_symmetry) {
    ExploreChoice c;
    c.up_to_symmetry = up_to_symmetry, c.most_edges = 100'000'000;
    return c;
}
Exploration explored(const R::Setting<Native>& setting, const ExploreChoice& c) {
    return explore_in_words<R, Study>(setting, R::start<Native>(setting), c);
}

// --- numbers -------------------------------------------------------------------------------------
TEST(Numbering, GivesEveryNumberToOnePositionUpToItsImages) {
    for (const bool up_to_symmetry : {true, false}) {
        const auto setting = thin(2, 1);
        const Numbers numbers = numbers_of(setting, up_to_symmetry);
        std::uint64_t images = 0;
        for (std::uint32_t n = 0; n < numbers.size(); ++n) {
            const Position p = numbers.at(n);
            ASSERT_TRUE(numbers.has(p));
            const auto numbered = numbers(p);
            ASSERT_EQ(numbers(numbers.at(numbered.number)).number, numbered.number) << "one of its images counts";
            ASSERT_TRUE(up_to_symmetry || numbered.number == n);
            if (numbered.number == n) images += static_cast<std::uint64_t>(numbers.symmetries()) / numbered.same;
        }
        // Stones on 20 squares, the king on any of 25 or taken, two sides.
        const std::uint64_t stones = (1 + 20 + 190) + (20 + 20 * 19 + 190 * 18);
        EXPECT_EQ(images, stones * 26 * 2);
    }
}
TEST(Numbering, IsOneForAllImages) {
    const auto setting = thin(4, 3);
    const Numbers numbers = numbers_of(setting);
    const Space<R, Study> space(setting, true);
    for_positions_of_play<R, Study>(setting, 6, 40, [&](const Position& p) {
        const auto key = space.layout().pack(p);
        std::set<typename Space<R, Study>::Key> images;
        std::set<std::uint64_t> exact;
        for (int k = 0; k < 8; ++k) {
            const Position image = space.position_of(space.canonical().image(key, k));
            ASSERT_EQ(numbers(image).number, numbers(p).number);
            images.insert(space.canonical().image(key, k)), exact.insert(numbers.exact(image));
        }
        ASSERT_EQ(images.size() * numbers(p).same, 8U);
        ASSERT_EQ(exact.size(), images.size());
        ASSERT_EQ(numbers(numbers.at(numbers(p).number)).number, numbers(p).number);
    });
}
TEST(Numbering, RefusesWhatWasNotAnnounced) {
    const Numbers numbers = numbers_of(thin(2, 1));
    Position p = R::start<Native>(thin(3, 1));
    EXPECT_THROW(numbers(p), ContractViolation) << "a stone too many";
    p = R::start<Native>(thin(1, 1));
    p.attackers.set(0);
    EXPECT_FALSE(numbers.has(p)) << "on a corner";
    EXPECT_THROW(numbers(p), ContractViolation);
}
TEST(Numbering, IsLeftWhereABoardHasTooManySquaresForIt) {
    const auto setting = thin(1, 1);
    auto start = R::start<Native>(setting);
    start.attackers.set(0);  // so stones may stand on corners
    const auto dense = explore_in_words<R, Study>(setting, start, by_number(true)),
               sparse = explore_in_words<R, Study>(setting, start, stored(true));
    EXPECT_FALSE(dense.numbered);
    EXPECT_EQ(dense.positions, sparse.positions);
}

// --- the same answers ------------------------------------------------------------------------------
void expect_same_components(const ComponentsOfBoard& dense, const ComponentsOfBoard& sparse) {
    EXPECT_EQ(dense.count, sparse.count);
    EXPECT_EQ(dense.cyclic, sparse.cyclic);
    EXPECT_EQ(dense.on_cycles, sparse.on_cycles);
    EXPECT_EQ(dense.largest, sparse.largest);
}
void expect_same(const Exploration& dense, const Exploration& sparse, bool images_count = false) {
    ASSERT_TRUE(dense.numbered && !sparse.numbered && dense.complete && sparse.complete);
    EXPECT_EQ(dense.positions, sparse.positions);
    EXPECT_EQ(dense.without_symmetry, sparse.without_symmetry);
    EXPECT_EQ(dense.symmetries, sparse.symmetries);
    EXPECT_EQ(dense.closed, sparse.closed);
    EXPECT_EQ(dense.per_depth, sparse.per_depth);
    EXPECT_EQ(dense.ends, sparse.ends);
    EXPECT_EQ(dense.in_play, sparse.in_play);
    EXPECT_EQ(dense.dead_ends, sparse.dead_ends);
    EXPECT_EQ(dense.not_expanded, 0U);
    EXPECT_EQ(dense.edges, sparse.edges);
    EXPECT_EQ(dense.longest, sparse.longest);
    EXPECT_EQ(dense.longest_line.size(), sparse.longest_line.size());
    ASSERT_TRUE(dense.value && sparse.value && dense.components && sparse.components);
    EXPECT_EQ(dense.value->start.comes, sparse.value->start.comes);
    EXPECT_EQ(dense.value->start.winner, sparse.value->start.winner);
    EXPECT_EQ(dense.value->start.plies, sparse.value->start.plies);
    EXPECT_EQ(dense.value->positions, sparse.value->positions);
    EXPECT_EQ(dense.value->longest, sparse.value->longest);
    EXPECT_EQ(dense.value->line.size(), sparse.value->line.size());
    EXPECT_EQ(dense.components->loops, sparse.components->loops);
    ASSERT_EQ(dense.components->uncounted, images_count ? Uncounted::images : Uncounted::no);
    if (!images_count) expect_same_components(*dense.components, *sparse.components);
}
TEST(ExploringByNumber, ComesToWhatStoringPositionsComesTo) {
    const std::vector<std::pair<int, int>> boards{{1, 0}, {2, 0}, {1, 1}, {2, 1}, {4, 0}};
    for (const auto& [attackers, defenders] : boards)
        for (const bool up_to_symmetry : {true, false}) {
            SCOPED_TRACE(fmt::format("{} attackers, {} defenders, {}", attackers, defenders, up_to_symmetry));
            const auto setting = thin(attackers, defenders);
            // Numbers stand for images where the set-up is its own image under all symmetries, and these then count.
            const bool images_count = !up_to_symmetry && explored(setting, stored(true)).closed;
            expect_same(explored(setting, by_number(up_to_symmetry)), explored(setting, stored(up_to_symmetry)),
                        images_count);
        }
}
TEST(ExploringByNumber, ComesToTheSameUnderEveryOption) {
    const auto readings = R::info().readings;
    for (std::size_t r = 0; r < readings.size(); ++r)
        for (std::size_t o = 0; o < readings[r].options.size(); ++o) {
            SCOPED_TRACE(std::string(readings[r].options[o].id));
            auto setting = thin(2, 1);
            setting.readings.choose(r, o);
            expect_same(explored(setting, by_number(true)), explored(setting, stored(true)));
        }
}
TEST(ExploringByNumber, IsTheSameForAnyNumberOfJobs) {
    const auto setting = thin(2, 1);
    const Exploration one = explored(setting, by_number(true, 1)), three = explored(setting, by_number(true, 3));
    EXPECT_EQ(one.per_depth, three.per_depth);
    EXPECT_EQ(one.edges, three.edges);
    EXPECT_EQ(one.longest_line, three.longest_line);
    EXPECT_EQ(one.components->round, three.components->round);
    EXPECT_EQ(one.value->positions, three.value->positions);
    EXPECT_EQ(one.value->line, three.value->line);
}
TEST(ExploringByNumber, IsLeftWhereMovesCanBeHeldOrMemoryIsShort) {
    const auto setting = thin(2, 0);
    ExploreChoice c = by_number(true);
    c.most_edges = 7968;
    EXPECT_FALSE(explored(setting, c).numbered) << "just as many moves as are asked for";
    c.most_edges = 7967;
    EXPECT_TRUE(explored(setting, c).numbered);
    c.most_numbered = 1000;
    EXPECT_FALSE(explored(setting, c).numbered);
    c.most_numbered = std::uint64_t{1} << 30, c.fewest_numbered = 1U << 20;
    EXPECT_FALSE(explored(setting, c).numbered) << "a board as small as that";
}

// Around pivots as far as it goes, or all at once with its moves held; and where there is no room for these.
TEST(ComponentsByNumber, AreTheSameAroundPivotsAndHeld) {
    for (const auto& [attackers, defenders] : std::vector<std::pair<int, int>>{{1, 1}, {2, 1}, {4, 0}, {3, 2}}) {
        SCOPED_TRACE(fmt::format("{} attackers, {} defenders", attackers, defenders));
        const auto setting = thin(attackers, defenders);
        const Exploration sparse = explored(setting, stored(true));
        ASSERT_GT(sparse.components->cyclic, 1U) << "more than one";
        for (const std::uint64_t few : {std::uint64_t{0}, std::uint64_t{500}, ~std::uint64_t{0}})
            for (const int jobs : {1, 3}) {
                ExploreChoice c = by_number(true, jobs);
                c.few_held = few;
                expect_same_components(*explored(setting, c).components, *sparse.components);
            }
    }
}
TEST(ComponentsByNumber, AreCountedWhereEachImageHasItsNumber) {
    const auto setting = thin(2, 1);
    auto start = R::start<Native>(setting);
    start.king = {}, start.king.set(1);  // on no axis
    ASSERT_TRUE(((start.attackers | start.defenders) & start.king).none());
    const auto dense = explore_in_words<R, Study>(setting, start, by_number(false)),
               sparse = explore_in_words<R, Study>(setting, start, stored(false));
    ASSERT_TRUE(dense.numbered && dense.components && sparse.components);
    ASSERT_EQ(dense.components->uncounted, Uncounted::no);
    expect_same_components(*dense.components, *sparse.components);
}
TEST(ComponentsByNumber, AreLeftOutWhereThereIsNoRoomForMoves) {
    const auto setting = thin(4, 0);
    const Numbers numbers = numbers_of(setting);
    ExploreChoice c = by_number(true);
    c.few_held = ~std::uint64_t{0};
    c.most_numbered = numbers.size() * 4 + numbers.bytes();  // enough to be numbered
    const Exploration e = explored(setting, c);
    ASSERT_TRUE(e.numbered && e.components);
    EXPECT_EQ(e.components->uncounted, Uncounted::memory);
    EXPECT_TRUE(e.components->loops) << "one is shown all the same";
    EXPECT_EQ(e.components->count, 0U);
}

// --- how far it is ---------------------------------------------------------------------------------
TEST(ExploringByNumber, TellsHowFarItIsInEveryStage) {
    const auto setting = thin(2, 1);
    ExploreChoice c = by_number(true);
    std::vector<Progress> told;
    c.on_progress = [&](const Progress& p) { told.push_back(p); };
    const Exploration e = explored(setting, c);
    const auto last = [&](Stage stage) {
        const auto at = std::find_if(told.rbegin(), told.rend(), [&](const Progress& p) { return p.stage == stage; });
        return at == told.rend() ? Progress{} : *at;
    };
    EXPECT_EQ(last(Stage::searching).positions, e.positions);
    const Numbers numbers = numbers_of(setting);
    EXPECT_EQ(last(Stage::counting_components).total, numbers.size());
    // Each layer is told of, and in the last of them each round, up to that of the longest win.
    std::set<std::uint64_t> layers;
    int round = 0;
    for (const Progress& p : told)
        if (p.stage == Stage::solving) layers.insert(p.done), round = std::max(round, p.round);
    EXPECT_EQ(layers.size(), numbers.layers().size());
    EXPECT_EQ(last(Stage::solving).done, numbers.layers().back().base);
    EXPECT_GE(round, std::max(e.value->longest[0], e.value->longest[1]));
}

// --- planted defects -------------------------------------------------------------------------------
TEST(Planted, AMoveBackThatIsForgottenIsSeenInTheValues) {
    const auto setting = thin(2, 1);
    const auto start = R::start<Native>(setting);
    const auto forgetful = explore_in_words<R, Forgetful>(setting, start, by_number(true));
    EXPECT_NE(forgetful.value->positions, explored(setting, stored(true)).value->positions);
}
// A study that promises fewer stones than there are.
struct Stingy : Study {
    template <int Size>
    static std::vector<int> most(const nefatavl::Setting<Native, Size>&, const nefatavl::Position<Native, Size>&) {
        return {1, 1, 1, 1};
    }
};
TEST(Planted, AStoneTooManyIsRefused) {
    const auto setting = thin(2, 1);
    const auto start = R::start<Native>(setting);
    EXPECT_THROW((explore_in_words<R, Stingy>(setting, start, by_number(true))), ContractViolation);
    EXPECT_THROW((explore_in_words<R, Stingy>(setting, start, stored(true))), ContractViolation);
}

}  // namespace
}  // namespace nomos::graph
