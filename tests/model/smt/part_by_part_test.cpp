// Proofs part by part: what is refuted so cannot be, however the claim is written; and two ways to say the same of
// each cell of a board are refuted to differ.
#include "model/smt/part_by_part.hpp"

#include <gtest/gtest.h>

#include "model/core/dice.hpp"

namespace nomos::smt {
namespace {

constexpr int kCells = 121;
using WholeBoard = Word<kCells>;

class PartByPartProof : public testing::Test {
protected:
    Session session{};
    PartByPart parts{session};
    const WholeBoard men = session.fresh_word<kCells>("men"), kings = session.fresh_word<kCells>("kings"),
                     free = session.fresh_word<kCells>("free");
    const Bit red_moves = session.fresh_bit("red_moves");

    bool refuted(const Bit& claim, const std::vector<Bit>& given) { return parts.refuted(claim, given); }
    bool impossible(const Bit& claim, const std::vector<Bit>& given) {
        std::vector<Bit> all = given;
        all.push_back(claim);
        return session.check_alone(all) == Answer::unsatisfiable;
    }
    // Cell by cell, what a word operation says at once; `but` is said otherwise.
    Bit beside_is_free(int but = -1) const {
        Bit all = true;
        for (int i = 0; i < kCells; ++i) {
            const Bit next = i == 0 || i == but ? Bit(false) : test(free, i - 1);
            all = all && (test((free << 1) | men, i) == (next || test(men, i)));
        }
        return all;
    }
};

TEST_F(PartByPartProof, SettlesWhatHoldsInEachCell) {
    const std::vector<Bit> given{none(men & kings), none(free & (men | kings)), red_moves || none(kings)};
    EXPECT_TRUE(refuted(!none(men & kings & free), given));
    EXPECT_TRUE(refuted((men & ~free) != men, given));
    EXPECT_TRUE(refuted(!red_moves && !none(kings & ~men), given));
}
TEST_F(PartByPartProof, SettlesThatAWordIsWhatIsSaidOfItsCells) {
    EXPECT_TRUE(refuted(!beside_is_free(), {}));
    EXPECT_TRUE(refuted(!beside_is_free(), {none(men & kings)}));
}
TEST_F(PartByPartProof, FindsTheOneCellOfWhichSomethingElseIsSaid) {
    for (const int cell : {1, 60, 120}) EXPECT_FALSE(refuted(!beside_is_free(cell), {none(men & kings)}));
}
TEST_F(PartByPartProof, SettlesWhatLooksAtANeighbour) {
    EXPECT_TRUE(refuted(!none((men << 1) & free & kings), {none(free & (men << 1) & kings)}));
}
// "Nobody, where red moves" is said of each cell; that just one piece is there, of each two.
TEST_F(PartByPartProof, KnowsWhatIsSaidOfAWholeBoardByItsCells) {
    EXPECT_TRUE(refuted(!none(men & kings), {implies(red_moves, none(men)), red_moves || none(kings)}));
    EXPECT_TRUE(refuted(test(men, 3) && test(men, 77), {one_hot(men)}));
}
TEST_F(PartByPartProof, HoldsNothingForRefutedThatCanBe) {
    EXPECT_FALSE(refuted(!none(men & kings), {none(men & free)}));
    EXPECT_FALSE(refuted((men & ~free) != men, {none(free & kings)}));
    EXPECT_FALSE(refuted(!none(men & kings), {none(men & kings & WholeBoard(~Bits<kCells>::single(60)))}));
    EXPECT_FALSE(refuted(one_hot(men), {none(men & kings)}));
    EXPECT_FALSE(refuted(Bit(true), {none(men)}));
    EXPECT_FALSE(refuted(red_moves, {none(men)}));
}
// What was refuted of one question says nothing of another that knows less.
TEST_F(PartByPartProof, RemembersShapesWithWhatTheyRestOn) {
    ASSERT_TRUE(refuted(!none(men & kings), {none(men & kings)}));
    EXPECT_FALSE(refuted(!none(men & kings), {}));
    EXPECT_FALSE(refuted(!none(men & kings), {none(men & free)}));
    EXPECT_TRUE(refuted(!none(men & free), {none(men & free)}));
}

// Claims and givens thrown at random, most of them false: one that is refuted here is impossible.
class ThrownByParts : public PartByPartProof {
protected:
    Dice dice{7};
    WholeBoard word(int depth) {
        if (depth == 0) return dice.one_in(3) ? men : dice.one_in(2) ? kings : free;
        const WholeBoard a = word(depth - 1), b = word(depth - 1);
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
TEST_F(ThrownByParts, ClaimsAreRefutedOnlyWhenTheyAreImpossible) {
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
