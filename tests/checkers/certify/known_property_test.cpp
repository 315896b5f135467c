// What is known by congruence follows: of all values of six bits for which everything holds that was taken for true.
#include "checkers/certify/known.hpp"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>
#include <array>

#include "checkers/certify/lanes.hpp"

namespace nomos::certify {
namespace {

// Terms over six Bools: with 64 samples every value of these is one.
struct Drawn {
    Terms terms;
    std::vector<TermId> inputs, bools, words;

    Drawn() {
        for (int i = 0; i < 6; ++i) inputs.push_back(terms.input(std::string(1, static_cast<char>('a' + i)), 0));
        bools = inputs;
        const TermId yes = terms.numeral("01"), no = terms.numeral("10");
        words = {yes, no};
        for (int n = *rc::gen::inRange(1, 40); n > 0; --n) add();
    }
    TermId one_of(const std::vector<TermId>& list) const { return *rc::gen::elementOf(list); }
    void add() {
        const auto b = [&] { return one_of(bools); };
        const auto w = [&] { return one_of(words); };
        switch (*rc::gen::inRange(0, 11)) {
            case 0:
                return bools.push_back(terms.negated(b()));
            case 1:
                return bools.push_back(terms.make(Op::and_, {b(), b(), b()}));
            case 2:
                return bools.push_back(terms.make(Op::or_, {b(), b(), b()}));
            case 3:
                return bools.push_back(terms.make(Op::xor_, {b(), b()}));
            case 4:
                return bools.push_back(terms.make(Op::implies, {b(), b()}));
            case 5:
                return bools.push_back(terms.make(Op::equal, {b(), b()}));
            case 6:
                return bools.push_back(terms.make(Op::ite, {b(), b(), b()}));
            case 7:
                return bools.push_back(terms.make(Op::equal, {w(), w()}));
            case 8:
                return words.push_back(terms.make(Op::ite, {b(), w(), w()}));
            case 9:
                return words.push_back(terms.make(*rc::gen::element(Op::bvand, Op::bvadd, Op::bvsub), {w(), w()}));
            default:
                return bools.push_back(terms.make(Op::bvult, {w(), w()}));
        }
    }
    Values values() const {
        static constexpr std::array<Lanes, 6> kPatterns{0xaaaaaaaaaaaaaaaa, 0xcccccccccccccccc, 0xf0f0f0f0f0f0f0f0,
                                                        0xff00ff00ff00ff00, 0xffff0000ffff0000, 0xffffffff00000000};
        Values all(terms);
        for (std::size_t i = 0; i < 6; ++i) all.set(inputs[i], {kPatterns[i]});
        return all;
    }
};

RC_GTEST_PROP(Known, SaysOnlyWhatFollows, ()) {
    Drawn drawn;
    Known known(drawn.terms);
    std::vector<TermId> taken;
    for (int n = *rc::gen::inRange(0, 4); n > 0; --n)
        known.take_for_true(taken.emplace_back(drawn.one_of(drawn.bools)));
    for (const TermId t : drawn.bools) known.is_true(t);
    Values values = drawn.values();
    Lanes possible = ~Lanes{0};
    for (const TermId t : taken) possible &= values.of_bool(t);
    RC_TAG(possible != 0, !taken.empty());
    RC_ASSERT(!known.contradictory() || possible == 0U);
    for (const TermId t : drawn.bools) {
        RC_ASSERT(!known.is_true(t) || (possible & ~values.of_bool(t)) == 0U);
        RC_ASSERT(!known.is_false(t) || (possible & values.of_bool(t)) == 0U);
    }
    for (const TermId a : drawn.words)
        for (const TermId b : drawn.words)
            for (const std::size_t bit : {0U, 1U})
                RC_ASSERT(!known.same(a, b) || ((values.of(a)[bit] ^ values.of(b)[bit]) & possible) == 0U);
}
// Terms come and go as files are read: what is known does not depend on when they came.
RC_GTEST_PROP(Known, SaysTheSameOfTermsThatComeLater, ()) {
    Drawn drawn;
    Known before(drawn.terms);
    const TermId taken = drawn.one_of(drawn.bools);
    before.take_for_true(taken);
    for (int n = 0; n < 10; ++n) drawn.add();
    Known after(drawn.terms);
    after.take_for_true(taken);
    RC_PRE(!before.contradictory() && !after.contradictory());
    for (const TermId t : drawn.bools) RC_ASSERT(before.is_true(t) == after.is_true(t));
}

// A notion that is there as "not x", too: who denies it says x.
TEST(Known, LooksThroughNegations) {
    Terms terms;
    const TermId x = terms.input("x", 0), y = terms.input("y", 0), z = terms.input("z", 0);
    Known known(terms);
    known.take_for_true(terms.make(Op::equal, {terms.negated(x), terms.make(Op::and_, {y, z})}));
    EXPECT_TRUE(known.same(x, terms.negated(terms.make(Op::and_, {z, y}))));
    EXPECT_FALSE(known.same(x, terms.negated(y)));
}
TEST(Known, FollowsWhatACutNeeds) {
    Terms terms;
    const TermId a = terms.input("a", 0), b = terms.input("b", 0), c = terms.input("c", 0), w = terms.input("w", 8),
                 v = terms.input("v", 8);
    Known known(terms);
    const TermId here = terms.make(Op::equal, {terms.make(Op::bvadd, {w, v}), v}),
                 there = terms.make(Op::equal, {terms.make(Op::bvadd, {v, v}), v});
    EXPECT_FALSE(known.same(here, there));
    known.take_for_true(terms.make(Op::and_, {terms.make(Op::equal, {w, v}), terms.make(Op::equal, {a, b})}));
    EXPECT_TRUE(known.same(here, there)) << "equal parts, equal wholes";
    EXPECT_TRUE(known.same(terms.make(Op::and_, {a, c}), terms.make(Op::and_, {c, b})));
    EXPECT_FALSE(known.is_true(a));
    known.take_for_true(terms.negated(terms.make(Op::or_, {c, terms.negated(a)})));
    EXPECT_TRUE(known.is_true(b)) << "through the negation, and what it is equal to";
    EXPECT_TRUE(known.is_false(c));
    EXPECT_FALSE(known.contradictory());
    known.take_for_true(c);
    EXPECT_TRUE(known.contradictory());
}

}  // namespace
}  // namespace nomos::certify
