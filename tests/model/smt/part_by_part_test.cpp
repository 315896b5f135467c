// Proofs part by part: what is refuted so cannot be, however the claim is written; and two ways to say the same of
// each cell of a board are refuted to differ.
#include "model/smt/part_by_part.hpp"

#include <gtest/gtest.h>

#include "tests/model/smt/thrown_claims.hpp"

namespace nomos::smt {
namespace {

class PartByPartProof : public BoardOfWords {
protected:
    PartByPart parts{session};
    bool refuted(const Bit& claim, const std::vector<Bit>& given) { return parts.refuted(claim, given); }
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
TEST_F(PartByPartProof, KnowsWhatIsSaidOfABoardByItsCells) {
    EXPECT_TRUE(refuted(!none(men & kings), {implies(red_moves, none(men)), red_moves || none(kings)}));
    EXPECT_TRUE(refuted(test(men, 3) && test(men, 77), {one_hot(men)}));
}
TEST_F(PartByPartProof, HoldsNothingForRefutedThatCanBe) {
    EXPECT_FALSE(refuted(!none(men & kings), {none(men & free)}));
    EXPECT_FALSE(refuted((men & ~free) != men, {none(free & kings)}));
    EXPECT_FALSE(refuted(!none(men & kings), {none(men & kings & Board(~Bits<kCells>::single(60)))}));
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

TEST_F(PartByPartProof, RefutesOfClaimsThrownAtRandomOnlyWhatIsImpossible) {
    expect_refuted_only_if_impossible([&](const auto& claim, const auto& given) { return refuted(claim, given); });
}

}  // namespace
}  // namespace nomos::smt
