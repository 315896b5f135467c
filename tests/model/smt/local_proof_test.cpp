// Proofs place by place: what is refuted so cannot be, however the claim is written; and on a board a
// claim about each cell is refuted from its neighbourhood.
#include "model/smt/local_proof.hpp"

#include <gtest/gtest.h>

#include "model/core/dice.hpp"

namespace nomos::smt {
namespace {

constexpr int kCells = 121;
using Board = Word<kCells>;

class LocalProof : public testing::Test {
protected:
    Session session{};
    const Board men = session.fresh_word<kCells>("men"), kings = session.fresh_word<kCells>("kings"),
                free = session.fresh_word<kCells>("free");
    const Bit red_moves = session.fresh_bit("red_moves");

    bool refuted(const Bit& claim, const std::vector<Bit>& given) {
        return refuted_in_places(session, claim, given, Budget{});
    }
    bool impossible(const Bit& claim, const std::vector<Bit>& given) {
        std::vector<Bit> all = given;
        all.push_back(claim);
        return session.check_alone(all) == Answer::unsatisfiable;
    }
};

TEST_F(LocalProof, SettlesWhatHoldsInEachCell) {
    const std::vector<Bit> given{none(men & kings), none(free & (men | kings)), red_moves || none(kings)};
    EXPECT_TRUE(refuted(!none(men & kings & free), given));
    EXPECT_TRUE(refuted((men & ~free) != men, given));
    EXPECT_TRUE(refuted(!red_moves && !none(kings & ~men), given));
}
TEST_F(LocalProof, SettlesWhatLooksAtANeighbour) {
    const Board ahead = men << 1;
    EXPECT_TRUE(refuted(!none(ahead & free & kings), {none(free & ahead & kings)}));
    EXPECT_TRUE(refuted(!none((men << 2) & kings), {none(ahead & free), none((ahead << 1) & kings & ~(free << 1))}));
}
// A term that looks at the whole board is known by what one cell says of it.
TEST_F(LocalProof, KnowsAWholeBoardByItsCells) {
    const Bit nobody = none(men);
    EXPECT_TRUE(refuted(!none(men & kings), {implies(red_moves, nobody), red_moves || none(kings)}));
    EXPECT_TRUE(refuted(!none(men & kings), {nobody}));
}
TEST_F(LocalProof, HoldsNothingForRefutedThatCanBe) {
    EXPECT_FALSE(refuted(!none(men & kings), {none(men & free)}));
    EXPECT_FALSE(refuted((men & ~free) != men, {none(free & kings)}));
    EXPECT_FALSE(refuted(!none(men & kings), {none(men & kings & Board(~Bits<kCells>::single(60)))}));
    EXPECT_FALSE(refuted(one_hot(men), {none(men & kings)}));
}
TEST_F(LocalProof, SaysNothingOfAClaimThatIsNoMatterOfCells) {
    EXPECT_FALSE(refuted(Bit(true), {none(men)}));
    EXPECT_FALSE(refuted(red_moves, {none(men)}));
}

// Claims and givens thrown at random, most of them false: one that is refuted here is impossible.
class Thrown : public LocalProof {
protected:
    Dice dice{7};
    Board word(int depth) {
        if (depth == 0) return dice.one_in(3) ? men : dice.one_in(2) ? kings : free;
        const Board a = word(depth - 1), b = word(depth - 1);
        switch (dice.below(5)) {
            case 0:
                return a & b;
            case 1:
                return a | b;
            case 2:
                return ~a;
            case 3:
                return a << 1;
            default:
                return select(red_moves, a, b);
        }
    }
    Bit bit() {
        return dice.one_in(2) ? none(word(2)) : dice.one_in(2) ? word(1) == word(2) : implies(red_moves, none(word(1)));
    }
};
TEST_F(Thrown, ClaimsAreRefutedOnlyWhenTheyAreImpossible) {
    int refutations = 0;
    for (int i = 0; i < 60; ++i) {
        const std::vector<Bit> given{bit(), bit()};
        const Bit claim = !bit();
        if (claim.is_constant() || !refuted(claim, given)) continue;
        ++refutations;
        EXPECT_TRUE(impossible(claim, given)) << "claim " << i;
    }
    EXPECT_GT(refutations, 5);
}

}  // namespace
}  // namespace nomos::smt
