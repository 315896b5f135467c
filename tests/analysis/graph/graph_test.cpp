// Graphs whose sizes and values are known, and graphs held against a naive search and solver.
#include <gtest/gtest.h>

#include "analysis/graph/explore.hpp"
#include "tests/analysis/graph/studies.hpp"

// This program has no other use of it.
#include "tests/tictactoe/notation.cpp"
#include "tests/tictactoe/ruleset.cpp"
#include "tests/tictactoe/text.cpp"

namespace nomos::graph {
namespace {

ExploreChoice choice(bool up_to_symmetry = true, int jobs = 1) {
    ExploreChoice c;
    c.most_edges = 100'000'000, c.up_to_symmetry = up_to_symmetry, c.jobs = jobs;
    return c;
}
Exploration tictactoe_explored(const ExploreChoice& c) {
    const auto setting = TicTacToe::R::default_setting();
    return Explorer<TicTacToe::R, TicTacToe>(setting, TicTacToe::R::start<Native>(setting), c).explored();
}
using Tafl5 = nefatavl::Tafl<5>;
auto thin(int attackers, int defenders) {
    auto setting = Tafl5::default_setting();
    nefatavl::Study::set_count(setting, 0, attackers), nefatavl::Study::set_count(setting, 1, defenders);
    return setting;
}
Exploration tafl_explored(const ExploreChoice& c, int attackers, int defenders) {
    const auto setting = thin(attackers, defenders);
    return Explorer<Tafl5, nefatavl::Study>(setting, Tafl5::start<Native>(setting), c).explored();
}

// --- known figures ---------------------------------------------------------------------------
TEST(TicTacToeGraph, HasItsKnownPositions) {
    const Exploration all = tictactoe_explored(choice(false)), few = tictactoe_explored(choice());
    EXPECT_TRUE(all.complete && few.complete && few.closed);
    EXPECT_EQ(all.positions, 5478U);
    EXPECT_EQ(few.positions, 765U);
    EXPECT_EQ(few.without_symmetry, 5478U) << "orbits add up";
    EXPECT_EQ(all.per_depth, (std::vector<std::uint64_t>{1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78}));
    EXPECT_EQ(all.ends[0].second, 626U) << "cross wins";
    EXPECT_EQ(all.ends[1].second, 316U);
    EXPECT_EQ(all.ends[2].second, 16U);
    EXPECT_EQ(all.dead_ends, 0U);
    EXPECT_EQ(all.longest, 9);
    EXPECT_EQ(all.longest_line.size(), 9U);
}
TEST(TicTacToeGraph, IsDrawnAndAlwaysEnds) {
    for (const bool up_to_symmetry : {false, true}) {
        const Exploration e = tictactoe_explored(choice(up_to_symmetry));
        ASSERT_TRUE(e.value && e.components);
        EXPECT_EQ(e.value->start.comes, BoardValue::Comes::to_no_win);
        EXPECT_EQ(e.components->cyclic, 0U);
        EXPECT_EQ(e.components->count, e.positions);
        EXPECT_FALSE(e.components->loops);
    }
}
TEST(TicTacToeGraph, IsWonByTheLastMoverUnderTheOtherReading) {
    auto setting = TicTacToe::R::default_setting();
    setting.readings.choose(0, 1);
    const ExploreChoice c = choice();
    const auto e = Explorer<TicTacToe::R, TicTacToe>(setting, TicTacToe::R::start<Native>(setting), c).explored();
    EXPECT_EQ(e.value->start.winner, "cross");
    EXPECT_FALSE(e.value->line.empty());
}

// --- against the naive solver ------------------------------------------------------------------
TEST(Solving, AgreesWithTheNaiveSolver) {
    expect_as_naive<TicTacToe::R, TicTacToe>(TicTacToe::R::default_setting());
    expect_as_naive<Tafl5, nefatavl::Study>(thin(2, 0));
    expect_as_naive<Tafl5, nefatavl::Study>(thin(1, 1));
}
TEST(Solving, ComesToTheSameUpToSymmetry) {
    const Exploration all = tafl_explored(choice(false), 3, 0), few = tafl_explored(choice(), 3, 0);
    EXPECT_LT(few.positions * 2, all.positions);
    EXPECT_EQ(few.value->start.comes, all.value->start.comes);
    EXPECT_EQ(few.value->start.plies, all.value->start.plies);
    EXPECT_EQ(few.components->cyclic > 0, all.components->cyclic > 0);
}
TEST(Exploring, OfASymmetricStartAddsUp) {
    ExploreChoice whole = choice(false), folded = choice();
    whole.most_edges = folded.most_edges = 0;
    const Exploration all = tafl_explored(whole, 4, 0), few = tafl_explored(folded, 4, 0);
    EXPECT_TRUE(few.closed);
    EXPECT_EQ(few.without_symmetry, all.positions);
    EXPECT_EQ(few.per_depth.size(), all.per_depth.size());
    EXPECT_EQ(few.longest, all.longest);
}
TEST(Solving, OfAStartThatIsNotSymmetricCountsWhatItsImagesReach) {
    const auto setting = thin(3, 0);
    const auto start = Tafl5::start<Native>(setting);
    const Space<Tafl5, nefatavl::Study> whole(setting, false), folded(setting, true);
    std::vector<nefatavl::Position<Native, 5>> images;
    for (int k = 0; k < 8; ++k)
        images.push_back(folded.position_of(folded.canonical().image(folded.layout().pack(start), k)));
    // Folded and whole lay their bits out alike only up to order: images go through positions.
    const Reached<Space<Tafl5, nefatavl::Study>> all(whole, images, {0, 1, {}});
    EXPECT_EQ(tafl_explored(choice(), 3, 0).without_symmetry, all.size());
}

// --- determinism, limits, lines ----------------------------------------------------------------
TEST(Exploring, IsTheSameForAnyNumberOfJobs) {
    for (const std::uint64_t limit : {0U, 20'000U}) {
        ExploreChoice one = choice(true, 1), three = choice(true, 3);
        one.limit = three.limit = limit;
        one.graphml = three.graphml = limit == 20'000U;
        const int attackers = limit == 0 ? 2 : 3;
        const Exploration a = tafl_explored(one, attackers, 1), b = tafl_explored(three, attackers, 1);
        EXPECT_EQ(a.per_depth, b.per_depth);
        EXPECT_EQ(a.positions, b.positions);
        EXPECT_EQ(a.edges, b.edges);
        EXPECT_EQ(a.longest_line, b.longest_line);
        EXPECT_EQ(a.components->round, b.components->round);
        EXPECT_EQ(a.value->line, b.value->line);
        EXPECT_EQ(a.graphml, b.graphml);
    }
}
TEST(Exploring, SaysWhenTheLimitIsHitAndAnswersWhatItCan) {
    ExploreChoice c = choice();
    c.limit = 300;
    const Exploration e = tictactoe_explored(c);
    EXPECT_FALSE(e.complete);
    EXPECT_GE(e.positions, 300U);
    EXPECT_GT(e.not_expanded, 0U);
    EXPECT_EQ(e.value->start.comes, BoardValue::Comes::not_known);
    ExploreChoice edges = choice();
    edges.most_edges = 10;
    EXPECT_FALSE(tictactoe_explored(edges).value) << "no value without the graph";
}
TEST(Exploring, ShowsALoopThatCanBeReplayed) {
    for (const auto& [attackers, defenders] : {std::pair(2, 0), std::pair(1, 1), std::pair(3, 0)}) {
        const auto setting = thin(attackers, defenders);
        const Exploration e = tafl_explored(choice(), attackers, defenders);
        ASSERT_TRUE(e.components->loops);
        auto p = Tafl5::start<Native>(setting);
        const auto play = [&](const std::vector<std::string>& line) {
            for (const auto& text : line) {
                const auto m = Tafl5::parse_move(setting, text);
                ASSERT_TRUE(Tafl5::Rules<Native>::legal(setting, p, m)) << text;
                p = Tafl5::Rules<Native>::apply(setting, p, m);
            }
        };
        play(e.components->lead);
        const auto entry = p;
        play(e.components->round);
        EXPECT_TRUE(same(entry, p)) << "the very same position comes back";
        EXPECT_FALSE(e.components->round.empty());
    }
}
TEST(Exploring, BestPlayEndsWhenItSays) {
    const Exploration e = tafl_explored(choice(), 2, 0);
    EXPECT_EQ(e.value->start.winner, "defenders");
    EXPECT_EQ(e.value->start.plies, static_cast<int>(e.value->line.size()));
}
TEST(Exporting, WritesEveryPositionAndMove) {
    ExploreChoice c = choice();
    c.graphml = c.dot = true;
    const Exploration e = tictactoe_explored(c);
    const auto count = [](const std::string& text, const std::string& what) {
        std::size_t n = 0;
        for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++n;
        return n;
    };
    EXPECT_EQ(count(e.graphml, "<node "), e.positions);
    EXPECT_EQ(count(e.graphml, "<edge "), *e.edges);
    EXPECT_EQ(count(e.dot, "->"), *e.edges);
    EXPECT_EQ(count(e.dot, "label="), e.positions + 1);
}
// A game of one line, a place a move; nothing ends it but that there is no further place.
struct OneWay {
    using Position = int;
    using Key = graph::Key<1>;
    static constexpr int kWords = 1, kLast = 300;
    ItemBits item_bits() const { return {9, 1}; }
    Key key_of(int p) const { return {{static_cast<std::uint64_t>(p)}}; }
    int position_of(const Key& key) const { return static_cast<int>(key.word[0]); }
    int outcome(int) const { return kInPlay; }
    int to_move(int) const { return 0; }
    unsigned winners(int) const { return 0; }
    template <class Visit>
    void each_key(int p, Visit&& visit) const {
        if (p < kLast) visit(key_of(p + 1));
    }
};
TEST(Exporting, TellsHowDeepAPositionIsBeyondAByte) {
    const OneWay space;
    const Reached<OneWay> reached(space, {0}, {});
    const auto g = connect(reached, 1000, 1);
    ASSERT_TRUE(g);
    EXPECT_EQ(*std::max_element(g->depth.begin(), g->depth.end()), OneWay::kLast);
}

// --- how much a reading matters --------------------------------------------------------------------
TEST(Weights, GoFromNothingToTheValue) {
    const Exploration usual = tafl_explored(choice(), 2, 0);
    EXPECT_EQ(weight_of(usual, usual), Weight::nothing);
    Exploration other = usual;
    other.edges = *other.edges + 1;
    EXPECT_EQ(weight_of(usual, other), Weight::play);
    other.ends[0].second += 1;
    EXPECT_EQ(weight_of(usual, other), Weight::ends);
    other.value->start.winner = "attackers";
    EXPECT_EQ(weight_of(usual, other), Weight::value);
    Exploration slower = usual;
    slower.value->start.plies += 40;
    EXPECT_EQ(weight_of(usual, slower), Weight::ends) << "the same side wins, later";
}
TEST(Weights, TheLastMoverWinsTicTacToeIfTheTextMeansThat) {
    auto setting = TicTacToe::R::default_setting();
    setting.readings.choose(0, 1);
    const ExploreChoice c = choice();
    const auto e = Explorer<TicTacToe::R, TicTacToe>(setting, TicTacToe::R::start<Native>(setting), c).explored();
    EXPECT_EQ(weight_of(tictactoe_explored(c), e), Weight::value);
}

// --- what could be wrong is caught ---------------------------------------------------------------
// A symmetry that is none: it moves crosses only.
struct Lopsided : TicTacToe {
    static std::vector<Symmetry> symmetries(const Setting& s) {
        auto group = TicTacToe::symmetries(s);
        for (Symmetry& k : group) k.fields[1].bits.clear();
        return group;
    }
};
TEST(Planted, AWrongSymmetryIsNotBelieved) {
    const auto setting = TicTacToe::R::default_setting();
    const ExploreChoice c = choice();
    const Space<TicTacToe::R, Lopsided> space(setting, true);
    const Reached<Space<TicTacToe::R, Lopsided>> reached(space, {TicTacToe::R::start<Native>(setting)}, {0, 1, {}});
    std::uint64_t without = 0;
    for (std::uint32_t id = 0; id < reached.size(); ++id)
        without += static_cast<std::uint64_t>(space.canonical().orbit(reached.key(id)));
    EXPECT_NE(without, 5478U) << "orbits do not add up";
    EXPECT_THROW((Explorer<TicTacToe::R, Lopsided>(setting, TicTacToe::R::start<Native>(setting), c).explored()),
                 ContractViolation)
        << "lines cannot be walked";
}
// Rules that forget the middle square when they list moves.
struct Forgetful : tictactoe::RulesetType {
    template <class A>
    struct Rules : tictactoe::Rules<A> {
        template <class Visit>
        static void for_each_move(const Setting<Native>& s, const Position<Native>& p, Visit&& visit) {
            tictactoe::Rules<Native>::for_each_move(s, p, [&](const Move<Native>& m) {
                if (!m.square.test(4)) visit(m);
            });
        }
    };
};
TEST(Planted, AnIncompleteGeneratorIsFound) {
    ExploreChoice c = choice();
    c.conformance = true;
    EXPECT_TRUE(tictactoe_explored(c).disagreements.empty());
    EXPECT_GT(*tictactoe_explored(c).compared, 0U);
    const auto setting = Forgetful::default_setting();
    const auto e = Explorer<Forgetful, TicTacToe>(setting, Forgetful::start<Native>(setting), c).explored();
    EXPECT_EQ(e.disagreements.size(), 10U);
}
TEST(Conformance, OfASmallTaflBoardIsExhaustive) {
    ExploreChoice c = choice();
    c.conformance = true, c.most_edges = 0;
    const Exploration e = tafl_explored(c, 2, 0);
    EXPECT_TRUE(e.complete && e.disagreements.empty());
    EXPECT_EQ(*e.compared, e.positions * 625);
}

}  // namespace
}  // namespace nomos::graph
