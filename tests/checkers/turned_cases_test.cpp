// What is turned in proofs: Nika's cases, Nerva's notions, parts of Nefatavl's moves; and what inputs are called
// there.
#include "checkers/turned_cases.hpp"

#include <gtest/gtest.h>

#include <set>

#include "checkers/checked.hpp"
#include "checkers/cut_proof.hpp"
#include "checkers/laws.hpp"
#include "model/nefatavl/ruleset.hpp"
#include "model/nerva/ruleset.hpp"
#include "model/nika/ruleset.hpp"
#include "properties/nefatavl/properties.hpp"
#include "properties/nika/properties.hpp"

namespace nomos {
namespace {

using Nika = Checked<nika::RulesetType, nika::properties::Properties>;
static_assert(WithTurnedCases<Nika>);

nika::Action<Native> moves_of(int part) {
    nika::Setting<Native> setting{};
    nika::Action<Native> move{};
    Nika::restrict<Native>(part, setting, move);
    return move;
}

TEST(TurnedCases, EveryMarchIsTurnedToOneWay) {
    std::set<int> ways;
    for (int part = 0; part < 4; ++part) {
        const int image = turned::image_of_case<Nika>(part);
        const auto move = moves_of(part);
        ways.insert((image == turned::kAsItIs ? move : nika::Images::of(image, move)).direction.lowest());
    }
    EXPECT_EQ(ways.size(), 1U);
    EXPECT_EQ(turned::image_of_case<Nika>(5), turned::kAsItIs) << "a rally has no way to go";
}
TEST(TurnedCases, ARenamingTakesEveryBitToOneOfItsOwn) {
    for (int k = 0; k < nika::Images::kCount; ++k) {
        const auto renaming = turned::renaming<Nika>(k);
        std::set<smt::InputBit> taken;
        for (const std::string record : {"before.", "after.", "setting.", "move."})
            for (const std::string field : {"athens", "facing_north", "facing_west", "cells", "rally_sparta", "pieces"})
                for (int b = 0; b < nika::kFrame; ++b)
                    EXPECT_TRUE(taken.insert(renaming({record + field, b}, nika::kFrame)).second)
                        << record << field << b;
        for (int d = 0; d < 4; ++d) EXPECT_TRUE(taken.insert(renaming({"move.direction", d}, 4)).second);
    }
}
TEST(TurnedCases, FacingsTurnWithTheBoard) {
    const auto half_way_round = turned::renaming<Nika>(2);  // left and right, top and bottom
    EXPECT_EQ(half_way_round({"before.facing_north", 0}, nika::kFrame),
              (smt::InputBit{"before.facing_south", nika::kFrame - 1}));
    EXPECT_EQ(half_way_round({"before.turn", 1}, 4), (smt::InputBit{"before.turn", 1})) << "cities stay what they are";
    EXPECT_EQ(half_way_round({"cut 3: facing", 0}, nika::kFrame), (smt::InputBit{"cut 3: facing", nika::kFrame - 1}));
}

// --- notions -------------------------------------------------------------------------------------------
// Whether a pawn of White's is next to the target, in two ways; the last pair looks at the wrong neighbour.
struct NextToTheTarget : nerva::RulesetType {
    template <class A, class Visit>
    static void cut_points(int, const Setting<A>&, const Position<A>& p, const Move<A>& m, Visit& visit) {
        std::vector<std::pair<Bit<A>, Bit<A>>> pairs;
        const auto next_to = [&](nerva::Step step) {
            Bit<A> some = false;
            for (int x = 0; x < nerva::kPlaces; ++x)
                if (const int n = nerva::Boards::neighbour(x, step); n >= 0)
                    some = some || (test(m.to, x) && test(p.pawns[0], n));
            return some;
        };
        const auto add = [&]<nerva::Step S>(nerva::Step looked_at) {
            pairs.emplace_back(any(nerva::Boards::step<S>(m.to) & p.pawns[0]), next_to(looked_at));
        };
        constexpr nerva::Step kEast{1, 0}, kWest{-1, 0}, kNorth{0, 1}, kSouth{0, -1};
        add.template operator()<kEast>(kEast), add.template operator()<kNorth>(kNorth);
        add.template operator()<kSouth>(kSouth), add.template operator()<kWest>(kNorth);
        visit("next to the target", pairs);
    }
};
static_assert(WithTurnedNotions<NextToTheTarget>);
TEST(TurnedNotions, ADefectInOneDirectionIsNotTakenForAnother) {
    constexpr int kAttacks = static_cast<int>(nerva::Kind::attack);
    const Options options;
    Scene<NextToTheTarget> scene(options.budget, kAttacks);
    LemmaCache record(NextToTheTarget::kCases);
    CutProof<NextToTheTarget> proof(scene, record, options, "planted");
    CutPoints<CutProof<NextToTheTarget>> visitor{proof};
    NextToTheTarget::cut_points<Symbolic>(kAttacks, scene.setting, scene.before, scene.move, visitor);
    smt::Recorded& lemmas = record.of(kAttacks).refuted;
    std::vector<bool> refuted;
    for (std::size_t k = 0, n = lemmas.size(); k < n; ++k) refuted.push_back(lemmas.at(k, [] { return false; }));
    EXPECT_EQ(refuted, (std::vector<bool>{true, true, true, false}));
}

// --- parts of the moves --------------------------------------------------------------------------------
using Tafl7 = Checked<nefatavl::Tafl<7>, nefatavl::properties::Properties>;
using Slide = nefatavl::Move<Native, 7>;
static_assert(WithTurnedParts<Tafl7>);

bool in_some_part(const Slide& m) {
    for (int k = 0; k < Tafl7::kTurnedParts; ++k)
        if (Tafl7::in_part<Native>(k, m)) return true;
    return false;
}
TEST(TurnedParts, HoldEveryMoveAlongALineAndNoOther) {
    for (int from = 0; from < 49; ++from)
        for (int to = 0; to < 49; ++to) {
            const bool along = from != to && (from % 7 == to % 7 || from / 7 == to / 7);
            EXPECT_EQ(in_some_part({Bits<49>::single(from), Bits<49>::single(to)}), along) << from << " " << to;
        }
}
TEST(TurnedParts, AreImagesOfTheFirst) {
    using Images = Tafl7::Images;
    for (int k = 0; k < Tafl7::kTurnedParts; ++k) {
        int images = 0;
        for (int i = -1; i < Images::kCount; ++i) {
            bool same_part = true;
            for (int from = 0; from < 49; ++from)
                for (int to = 0; to < 49; ++to) {
                    const Slide m{Bits<49>::single(from), Bits<49>::single(to)};
                    same_part = same_part &&
                                Tafl7::in_part<Native>(k, m) == Tafl7::in_part<Native>(0, i < 0 ? m : Images::of(i, m));
                }
            images += same_part ? 1 : 0;
        }
        EXPECT_EQ(images, 1) << "part " << k;
    }
}

// A stone that goes west in the upper half of the board is lost.
template <class A>
struct LostInTheWest : nefatavl::Rules<A, 7> {
    static nefatavl::Position<A, 7> apply(const nefatavl::Setting<A, 7>& s, const nefatavl::Position<A, 7>& p,
                                          const nefatavl::Move<A, 7>& m) {
        auto after = nefatavl::Rules<A, 7>::apply(s, p, m);
        after.attackers = after.attackers & ~select(Tafl7::in_part<A>(7, m), m.to, Word<A, 49>{});
        return after;
    }
};
struct BrokenInTheWest : Tafl7 {
    template <class A>
    using Rules = LostInTheWest<A>;
};
TEST(TurnedParts, ADefectInOnePartIsFound) {
    using Law = nefatavl::properties::MoverLosesNothing;
    CheckResult sound, broken;
    laws::prove_step(law_of_steps<Tafl7, Law>(), {}, sound);
    EXPECT_EQ(sound.verdict, Verdict::holds);
    EXPECT_EQ(sound.by, Pass::turned) << name_of(sound.by);
    laws::prove_step(law_of_steps<BrokenInTheWest, Law>(), {}, broken);
    EXPECT_EQ(broken.verdict, Verdict::violated);
    EXPECT_EQ(broken.by, Pass::whole) << "no part of the moves is an image of another by these rules";
}

}  // namespace
}  // namespace nomos
