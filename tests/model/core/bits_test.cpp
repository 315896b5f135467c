// Bits<N> against std::bitset, at widths around the word boundary and at those of real boards.
#include "model/core/bits.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <bitset>
#include <set>
#include <vector>

#include "model/core/algebra.hpp"

namespace nomos {
namespace {

template <int N>
struct Pair {
    Bits<N> ours;
    std::bitset<std::size_t{N}> theirs;
};
template <int N>
Pair<N> drawn() {
    Pair<N> p;
    const bool sparse = *rc::gen::arbitrary<bool>();
    for (int i : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, N)))
        p.ours.assign(i, !sparse || i % 2 == 0), p.theirs.set(static_cast<std::size_t>(i), !sparse || i % 2 == 0);
    if (*rc::gen::arbitrary<bool>()) p = {~p.ours, ~p.theirs};
    return p;
}
template <int N>
bool agree(const Bits<N>& ours, const std::bitset<std::size_t{N}>& theirs) {
    for (int i = 0; i < N; ++i)
        if (ours.test(i) != theirs.test(static_cast<std::size_t>(i))) return false;
    // Bits beyond the width would show here.
    return ours.count() == static_cast<int>(theirs.count()) && ours.any() == theirs.any() &&
           ours.none() == theirs.none();
}

template <class Width>
class BitsLike : public testing::Test {};
template <int N>
using Width = std::integral_constant<int, N>;
using Widths =
    testing::Types<Width<1>, Width<4>, Width<63>, Width<64>, Width<65>, Width<121>, Width<128>, Width<169>, Width<361>>;
TYPED_TEST_SUITE(BitsLike, Widths);

TYPED_TEST(BitsLike, BitsetInLogic) {
    constexpr int N = TypeParam::value;
    EXPECT_TRUE(rc::check([] {
        const auto a = drawn<N>(), b = drawn<N>();
        RC_ASSERT(agree<N>(a.ours & b.ours, a.theirs & b.theirs));
        RC_ASSERT(agree<N>(a.ours | b.ours, a.theirs | b.theirs));
        RC_ASSERT(agree<N>(a.ours ^ b.ours, a.theirs ^ b.theirs));
        RC_ASSERT(agree<N>(~a.ours, ~a.theirs));
        RC_ASSERT((a.ours == b.ours) == (a.theirs == b.theirs));
        RC_ASSERT(a.ours.contains(b.ours) == (b.theirs & ~a.theirs).none());
    }));
}
TYPED_TEST(BitsLike, BitsetInShifts) {
    constexpr int N = TypeParam::value;
    EXPECT_TRUE(rc::check([] {
        const auto a = drawn<N>();
        const int n = *rc::gen::inRange(0, N);
        RC_ASSERT(agree<N>(a.ours << n, a.theirs << static_cast<std::size_t>(n)));
        RC_ASSERT(agree<N>(a.ours >> n, a.theirs >> static_cast<std::size_t>(n)));
    }));
}
TYPED_TEST(BitsLike, BitsetInSingleBits) {
    constexpr int N = TypeParam::value;
    EXPECT_TRUE(rc::check([] {
        auto a = drawn<N>();
        const int i = *rc::gen::inRange(0, N);
        a.ours.set(i), a.theirs.set(static_cast<std::size_t>(i));
        RC_ASSERT(agree<N>(a.ours, a.theirs));
        a.ours.reset(i), a.theirs.reset(static_cast<std::size_t>(i));
        RC_ASSERT(agree<N>(a.ours, a.theirs));
        RC_ASSERT(one_hot(Bits<N>::single(i)) && Bits<N>::single(i).test(i));
    }));
}
TYPED_TEST(BitsLike, BitsetInWalks) {
    constexpr int N = TypeParam::value;
    EXPECT_TRUE(rc::check([] {
        const auto a = drawn<N>();
        std::vector<int> expected, visited, popped;
        for (int i = 0; i < N; ++i)
            if (a.theirs.test(static_cast<std::size_t>(i))) expected.push_back(i);
        a.ours.for_each([&](int i) { visited.push_back(i); });
        for (Bits<N> rest = a.ours; rest.any();) popped.push_back(rest.pop_lowest());
        RC_ASSERT(visited == expected && popped == expected);
        RC_ASSERT(a.ours.lowest() == (expected.empty() ? Bits<N>::kSize : expected.front()));
        RC_ASSERT(Bits<N>::of(expected) == a.ours);
    }));
}
TYPED_TEST(BitsLike, NumbersInOrderAndHash) {
    constexpr int N = TypeParam::value;
    EXPECT_EQ(Bits<N>::all().count(), N);
    EXPECT_TRUE((~Bits<N>::all()).none());
    EXPECT_TRUE(rc::check([] {
        const auto a = drawn<N>(), b = drawn<N>();
        RC_ASSERT(((a.ours <=> b.ours) == 0) == (a.ours == b.ours));
        RC_ASSERT((a.ours < b.ours) == (b.ours > a.ours));
        RC_ASSERT(a.ours != b.ours || a.ours.hash() == b.ours.hash());
    }));
    std::set<std::uint64_t> hashes;
    for (int i = 0; i < N; ++i) hashes.insert(Bits<N>::single(i).hash());
    EXPECT_EQ(hashes.size(), static_cast<std::size_t>(N)) << "single bits collide";
}

}  // namespace
}  // namespace nomos
