// Does this removal split the group? Three opinions, none built from another, that must agree:
//   the executable rules   play the removal, and the one rest that their generator lists
//   the constraints        allow a declared rest with its certificate, and say what may follow (a cut)
//   Boost.Graph            articulation points of the group, and components of what is left of it
#include <gtest/gtest.h>

#include <iterator>
#include <optional>

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/biconnected_components.hpp>
#include <boost/graph/connected_components.hpp>

#include "model/nymbat/aids/sampling.hpp"
#include "model/nymbat/constraints.hpp"
#include "tests/model/nymbat/scene.hpp"
#include "tests/model/nymbat/skirmish.hpp"

namespace nomos::nymbat {
namespace {

using Set = Hexagon::Hexes;
using Board = Position<Native>;
const Setting<Native> kSetting = usual_setting();

// --- the third opinion -----------------------------------------------------------------------------
using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;
struct Drawn {
    std::vector<int> hexes;
    Graph graph;

    explicit Drawn(const Set& set) {
        set.for_each([&](int hex) { hexes.push_back(hex); });
        graph = Graph(hexes.size());
        for (std::size_t a = 0; a < hexes.size(); ++a)
            for (std::size_t b = 0; b < a; ++b)
                if (skirmish::distance(at(a), at(b)) == 1) boost::add_edge(a, b, graph);
    }
    Set articulation_points() const {
        std::vector<Graph::vertex_descriptor> found;
        boost::articulation_points(graph, std::back_inserter(found));
        Set points;
        for (const auto v : found) points.set(hexes[v]);
        return points;
    }
    std::vector<Set> components() const {
        std::vector<int> label(hexes.size());
        const int many = boost::connected_components(graph, label.data());
        std::vector<Set> all(static_cast<std::size_t>(many));
        for (std::size_t v = 0; v < hexes.size(); ++v) all[static_cast<std::size_t>(label[v])].set(hexes[v]);
        return all;
    }

private:
    skirmish::Hex at(std::size_t v) const { return {Hexagon::column(hexes[v]), Hexagon::row(hexes[v])}; }
};

// --- the first two -----------------------------------------------------------------------------------
// Red has just removed what stood on the hole; blue pieces with these hexes are left.
Board judged(const Set& left, int hole) {
    Scene scene;
    scene.position.stage = only(Stage::judging);
    scene.position.removed = true, scene.position.budget = kTopNumber, scene.position.speed = 1;
    scene.position.hole.set(hole);
    left.for_each([&](int hex) { put(scene.position, kBlue, hex, 1); });
    return scene.position;
}
int touching(const Set& left, int hole) { return (Hexagon::around(Set::single(hole)) & left).count(); }

// A breakthrough, as it is played: judged only where two enemies touch the hole.
bool splits_by_rules(const Set& left, int hole) {
    if (touching(left, hole) < 2) return false;
    const Board before = judged(left, hole);
    int rests = 0;
    bool breaks = false;
    Rules<Native>::for_each_move(kSetting, before, [&](const Move<Native>& m) {
        breaks = Rules<Native>::apply(kSetting, before, m).is(Stage::breaking), ++rests;
    });
    EXPECT_EQ(rests, 1) << print(before);
    return breaks;
}
// A rest that the constraints allow there: of those offered, the only one. Whether it is a cut they say of
// what follows: to go on breaking, or to be over.
struct Cut {
    int allowed = 0;
    Set rest;
    bool breaks = false, is_over = false;

    void offer(const Board& before, const Set& hexes) {
        const Area<Native> declared = area_of(hexes);
        if (!well_formed(declared)) return;
        Move<Native> m = pass();
        m.kind = only(Kind::rest), m.area = declared;
        if (!Constraints::legal<Native>(kSetting, before, m, {})) return;
        ++allowed, rest = hexes;
        Board over = before;
        over.stage = only(Stage::moving), over.hole = {}, over.budget = 0;
        Board on = before;
        on.stage = only(Stage::breaking);
        breaks = Constraints::effect<Native>(kSetting, before, m, on, {});
        is_over = Constraints::effect<Native>(kSetting, before, m, over, {});
    }
};
// `offers(body)` names the sets of hexes to be tried.
template <class Offers>
bool splits_by_constraints(const Set& left, int hole, Offers&& offers) {
    if (touching(left, hole) < 2) return false;
    const Board before = judged(left, hole);
    Cut cut;
    offers([&](const Set& hexes) { cut.offer(before, hexes); });
    EXPECT_EQ(cut.allowed, 1) << print(before);
    EXPECT_NE(cut.breaks, cut.is_over) << print(before);
    return cut.breaks;
}
// Every set of pieces that are left, connected or not.
auto all_subsets(const Set& left) {
    return [left](auto&& visit) {
        std::vector<int> hexes;
        left.for_each([&](int hex) { hexes.push_back(hex); });
        for (unsigned chosen = 1; chosen < 1U << hexes.size(); ++chosen) {
            Set some;
            for (std::size_t i = 0; i < hexes.size(); ++i)
                if ((chosen >> i & 1U) != 0) some.set(hexes[i]);
            visit(some);
        }
    };
}
auto all_components(const Set& left) {
    return [left](auto&& visit) {
        for (const Set& one : Drawn(left).components()) visit(one);
    };
}

// --- together ----------------------------------------------------------------------------------------
struct Seen {
    int split = 0, whole = 0;
};
// Of a connected group: each of its pieces is removed.
template <class Offers>
void expect_agreement(const Set& group, Offers&& offers, Seen& seen) {
    const Drawn drawn(group);
    ASSERT_EQ(drawn.components().size(), 1U);
    const Set points = drawn.articulation_points();
    group.for_each([&](int hole) {
        const Set left = group & ~Set::single(hole);
        const bool splits = points.test(hole);
        EXPECT_EQ(splits, Drawn(left).components().size() > 1);
        EXPECT_EQ(splits, splits_by_rules(left, hole)) << Hexagon::name(hole) << " of " << print(judged(left, hole));
        EXPECT_EQ(splits, splits_by_constraints(left, hole, offers(left))) << print(judged(left, hole));
        ++(splits ? seen.split : seen.whole);
    });
}
Set placed(const skirmish::Hexes& shape) {
    Set set;
    for (const skirmish::Hex h : shape) set.set(Hexagon::hex(h.column + 4, h.row + 4));
    return set;
}
TEST(NymbatConnectivity, ThreeOpinionsAgreeOnAllSmallGroups) {
    Seen seen;
    for (int size = 1; size <= 7; ++size)
        for (const skirmish::Hexes& shape : skirmish::shapes(size)) {
            if (size < 7)
                expect_agreement(placed(shape), all_subsets, seen);
            else
                expect_agreement(placed(shape), all_components, seen);
        }
    EXPECT_EQ(seen.split + seen.whole, 1 + 2 * 3 + 3 * 11 + 4 * 44 + 5 * 186 + 6 * 814 + 7 * 3652);
    EXPECT_GT(seen.split, 5'000);
}
// Worms and blobs of any size anywhere, at the edge of the board as well.
TEST(NymbatConnectivity, ThreeOpinionsAgreeOnRandomGroups) {
    Dice dice(31);
    Seen seen;
    int largest = 0;
    for (int i = 0; i < 3'000; ++i) {
        const auto [setting, position] = throw_position(dice);
        for (const Side side : {kRed, kBlue})
            for (const Set& group : Drawn(position.pieces_of(side)).components()) {
                largest = std::max(largest, group.count());
                if (group.any()) expect_agreement(group, all_components, seen);
            }
    }
    EXPECT_GT(seen.split, 5'000);
    EXPECT_GT(seen.whole, 5'000);
    EXPECT_GE(largest, 27);
}
// Other groups of the enemy do not matter; a piece that goes asks what the judged position asks.
TEST(NymbatConnectivity, AGoBreaksThroughExactlyAtArticulationPoints) {
    Dice dice(32);
    Seen seen;
    for (int i = 0; i < 20'000; ++i) {
        const auto [setting, position] = throw_position(dice);
        if (any(position.pieces_of(kRed) & position.pieces_of(kBlue))) continue;
        const Side mover = position.blue_to_move ? kBlue : kRed;
        const Set enemies = position.pieces_of(enemy_of(mover)), points = Drawn(enemies).articulation_points();
        Rules<Native>::for_each_move(setting, position, [&, &s = setting, &p = position](const Move<Native>& m) {
            if (!m.is(Kind::go) || none(m.to & enemies)) return;
            Board after = Rules<Native>::apply(s, p, m);
            const bool stands = any(after.pieces_of(mover) & m.to);
            if (!stands && s.readings.is(BreakthroughLostMover::survivors)) return;
            if (after.is(Stage::judging)) {
                std::optional<Move<Native>> rest;
                Rules<Native>::for_each_move(s, after, [&](const Move<Native>& r) { rest = r; });
                ASSERT_TRUE(rest.has_value());
                after = Rules<Native>::apply(s, after, *rest);
            }
            const bool splits = points.test(m.to.lowest());
            EXPECT_EQ(after.is(Stage::breaking), splits) << print(p) << ": " << print(m);
            ++(splits ? seen.split : seen.whole);
        });
    }
    EXPECT_GT(seen.split, 500);
    EXPECT_GT(seen.whole, 500);
}
// That the opinions can differ: where a rest may leave out what touches it, the constraints object.
TEST(NymbatConnectivity, AWrongCutIsNoticed) {
    const Set left = hexes("g7 h7 h8"), half = hexes("g7");
    const Board before = judged(left, hex_named("g8"));
    Cut cut;
    cut.offer(before, half);
    EXPECT_EQ(cut.allowed, 0);
    cut.offer(before, left);
    EXPECT_TRUE(cut.allowed == 1 && cut.is_over && !cut.breaks);
    cut = {};
    cut.offer(judged(hexes("g7 h9"), hex_named("g8")), hexes("g7 h9"));
    EXPECT_EQ(cut.allowed, 0) << "two pieces apart have no certificate";
}

}  // namespace
}  // namespace nomos::nymbat
