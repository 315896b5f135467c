// Every operation of the algebra, lifted, agrees with the native one: on variables, on constants
// and on a mix of both.
#include <set>
#include <string>

#include "tests/model/smt/kit.hpp"

namespace nomos::lifting {
namespace {

// Asks all operations of one session; each entry is written once and instantiated for both.
#define EXPECT_LIFTED(...)                                                        \
    expect_value(                                                                 \
        session, [&](const auto& x, const auto& y) { return __VA_ARGS__; }(a, b), \
        [&](const auto& x, const auto& y) { return __VA_ARGS__; }(na, nb), #__VA_ARGS__)

template <class T>
class WordOperations : public testing::Test {};
using Sizes = testing::Types<Bits<1>, Bits<9>, Bits<63>, Bits<64>, Bits<65>, Bits<121>>;

struct NameOfSize {
    template <class T>
    static std::string GetName(int) {
        return std::to_string(T::kSize);
    }
};
TYPED_TEST_SUITE(WordOperations, Sizes, NameOfSize);

TYPED_TEST(WordOperations, AgreeWithTheNativeOnes) {
    constexpr int N = TypeParam::kSize;
    EXPECT_TRUE(rc::check([] {
        const auto na = *any_bits<N>(), nb = *any_bits<N>();
        const int n = *rc::gen::inRange(0, N);
        const bool constant = *rc::gen::arbitrary<bool>();
        Session session;
        const auto a = given(session, "a", na, false), b = given(session, "b", nb, constant);
        EXPECT_LIFTED(x & y);
        EXPECT_LIFTED(x | y);
        EXPECT_LIFTED(x ^ y);
        EXPECT_LIFTED(~x | ~y);
        EXPECT_LIFTED((x << n) ^ (y >> n));
        EXPECT_LIFTED(x == y);
        EXPECT_LIFTED(x != y);
        EXPECT_LIFTED(any(x & y));
        EXPECT_LIFTED(none(x & ~y));
        EXPECT_LIFTED(count(x) - count(y));
        EXPECT_LIFTED(one_hot(x) != one_hot(y));
        EXPECT_LIFTED(test(x, n) && test(y, n));
        EXPECT_LIFTED(select(test(x, 0), x, y));
    }));
}

// Words that are equal, or differ in one bit only, are drawn too seldom above.
TYPED_TEST(WordOperations, TellWordsOfOneBitApart) {
    constexpr int N = TypeParam::kSize;
    EXPECT_TRUE(rc::check([] {
        const auto na = *any_bits<N>();
        const auto nb = na ^ Bits<N>::single(*rc::gen::inRange(0, N));
        Session session;
        const auto a = given(session, "a", na, false), b = given(session, "b", nb, false);
        EXPECT_LIFTED(x == y);
        EXPECT_LIFTED(one_hot(x ^ y));
        EXPECT_LIFTED((x ^ y) == (y ^ x));
    }));
}

TEST(NumberOperations, AgreeWithTheNativeOnes) {
    EXPECT_TRUE(rc::check([] {
        const int na = *any_number(), nb = *rc::gen::oneOf(any_number(), rc::gen::just(na));
        Session session;
        const smt::Number a = given(session, "a", na, false), b = given(session, "b", nb, *rc::gen::arbitrary<bool>());
        EXPECT_LIFTED(x + y);
        EXPECT_LIFTED(x - y);
        EXPECT_LIFTED(x < y);
        EXPECT_LIFTED(x <= y);
        EXPECT_LIFTED(x > y);
        EXPECT_LIFTED(x >= y);
        EXPECT_LIFTED(x == y);
        EXPECT_LIFTED(x != y);
        EXPECT_LIFTED(select(x < y, x, y));
    }));
}

TEST(BitOperations, AgreeWithTheNativeOnes) {
    for (int values = 0; values < 8; ++values) {
        const bool na = (values & 1) != 0, nb = (values & 2) != 0, constant = (values & 4) != 0;
        Session session;
        const smt::Bit a = given(session, "a", na, false), b = given(session, "b", nb, constant);
        EXPECT_LIFTED(x && y);
        EXPECT_LIFTED(x || y);
        EXPECT_LIFTED(!x || !y);
        EXPECT_LIFTED(x == y);
        EXPECT_LIFTED(x != y);
        EXPECT_LIFTED(implies(x, y));
        EXPECT_LIFTED(iff(x, y));
        EXPECT_LIFTED(select(x, y, !y));
        EXPECT_LIFTED(to_number(x) - to_number(y));
    }
}

TEST(Quantifiers, AgreeWithTheNativeOnes) {
    EXPECT_TRUE(rc::check([] {
        const auto na = *any_bits<25>(), nb = *any_bits<25>();
        Session session;
        const auto a = given(session, "a", na, false), b = given(session, "b", nb, false);
        EXPECT_LIFTED(exists(0, 25, [&](int i) { return test(x, i) && test(y, i); }));
        EXPECT_LIFTED(for_all(0, 25, [&](int i) { return test(x, i) || test(y, i); }));
        EXPECT_LIFTED(count_where(0, 25, [&](int i) { return test(x, i) != test(y, i); }));
        EXPECT_LIFTED(when(
            any(x), [&] { return x & y; }, y));
    }));
}

// Constants fold: they belong to no session.
TEST(Constants, StayConstants) {
    using smt::Bit, smt::Number, smt::Word;
    const Word<9> w = Bits<9>::single(3), v = Bits<9>::single(4);
    for (const Bit& b : {any(w & v), w == v, test(w, 3), one_hot(w | v), count(w) < Number(2), Bit(true) && Bit(false)})
        EXPECT_TRUE(b.is_constant());
    EXPECT_EQ((w << 1).constant(), Bits<9>::single(4));
    EXPECT_EQ(select(Bit(true), w, v).constant(), Bits<9>::single(3));
    EXPECT_EQ((Number(3) - Number(5)).constant(), -2);
}

// --- names -----------------------------------------------------------------------------------------
using Names = std::set<std::string>;

TEST(NamesIn, AreThoseThatAreLeft) {
    Session s;
    const auto a = s.fresh_bit("a"), b = s.fresh_bit("b");
    const auto w = s.fresh_word<9>("w");
    const auto n = s.fresh_number("n");
    EXPECT_EQ(smt::names_in((a && test(w, 3)) || count(w) < n), (Names{"a", "n", "w"}));
    EXPECT_EQ(smt::names_in(a && (b || !b)), (Names{"a"}));
    EXPECT_EQ(smt::names_in(a == a), Names{});
    EXPECT_EQ(smt::names_in(true), Names{});
}

}  // namespace
}  // namespace nomos::lifting
