// Proofs place by place: what is refuted so cannot be, however the claim is written; and on a board a
// claim about each cell is refuted from its neighbourhood.
#include "model/smt/local_proof.hpp"

#include <gtest/gtest.h>

#include "tests/model/smt/thrown_claims.hpp"

namespace nomos::smt {
namespace {

class LocalProof : public BoardOfWords {
protected:
    bool refuted(const Bit& claim, const std::vector<Bit>& given) {
        return refuted_in_places(session, claim, given, Budget{});
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

TEST_F(LocalProof, RefutesOfClaimsThrownAtRandomOnlyWhatIsImpossible) {
    expect_refuted_only_if_impossible([&](const auto& claim, const auto& given) { return refuted(claim, given); });
}

}  // namespace
}  // namespace nomos::smt
