// The evaluator against arithmetic: every operation on all pairs of three bits, 64 samples at once.
#include "checkers/certify/lanes.hpp"

#include <gtest/gtest.h>

#include <functional>

#include "checkers/certify/script.hpp"

namespace nomos::certify {
namespace {

class OnAllPairs : public ::testing::Test {
protected:
    // What a term over x and y (three bits each) and p and q (their highest bits, as Bools) comes to, by the pair.
    std::vector<unsigned> computed(const std::string& text) {
        Names names{{"x", x_}, {"y", y_}, {"p", p_}, {"q", q_}};
        const TermId t = Script(terms_, names, text).term();
        Values values(terms_);
        std::vector<Lanes> x(3), y(3);
        for (unsigned k = 0; k < 64; ++k)
            for (unsigned i = 0; i < 3; ++i) x[i] |= Lanes{k >> i & 1U} << k, y[i] |= Lanes{k >> (3 + i) & 1U} << k;
        values.set(p_, {x[2]}), values.set(q_, {y[2]}), values.set(x_, x), values.set(y_, y);
        std::vector<unsigned> all(64);
        for (unsigned k = 0; k < 64; ++k)
            for (std::size_t i = 0; i < values.of(t).size(); ++i)
                all[k] |= static_cast<unsigned>(values.of(t)[i] >> k & 1U) << i;
        return all;
    }
    void expect_is(const std::string& text, const std::function<unsigned(unsigned x, unsigned y)>& meant) {
        const std::vector<unsigned> all = computed(text);
        for (unsigned k = 0; k < 64; ++k) EXPECT_EQ(all[k], meant(k % 8, k / 8)) << text << " of " << k % 8 << k / 8;
    }
    static int signed_of(unsigned n) { return n < 4 ? static_cast<int>(n) : static_cast<int>(n) - 8; }

    Terms terms_;
    TermId x_ = terms_.input("x", 3), y_ = terms_.input("y", 3), p_ = terms_.input("p", 0), q_ = terms_.input("q", 0);
};

TEST_F(OnAllPairs, WordsAreComputed) {
    expect_is("(bvnot x)", [](unsigned x, unsigned) { return 7 - x; });
    expect_is("(bvneg x)", [](unsigned x, unsigned) { return (8 - x) % 8; });
    expect_is("(bvand x y)", [](unsigned x, unsigned y) { return x & y; });
    expect_is("(bvor x y #b001)", [](unsigned x, unsigned y) { return x | y | 1U; });
    expect_is("(bvxor x y)", [](unsigned x, unsigned y) { return x ^ y; });
    expect_is("(bvadd x y (_ bv3 3))", [](unsigned x, unsigned y) { return (x + y + 3) % 8; });
    expect_is("(bvsub x y)", [](unsigned x, unsigned y) { return (x + 8 - y) % 8; });
    expect_is("(concat x y)", [](unsigned x, unsigned y) { return 8 * x + y; });
    expect_is("((_ extract 3 1) (concat x y))", [](unsigned x, unsigned y) { return (8 * x + y) >> 1U & 7U; });
    expect_is("((_ extract 1 0) (bvadd x y))", [](unsigned x, unsigned y) { return (x + y) % 4; });
    expect_is("((_ zero_extend 2) x)", [](unsigned x, unsigned) { return x; });
    expect_is("((_ sign_extend 1) x)", [](unsigned x, unsigned) { return x < 4 ? x : x + 8; });
    expect_is("(ite p x y)", [](unsigned x, unsigned y) { return x >= 4 ? x : y; });
    expect_is("#x5a", [](unsigned, unsigned) { return 0x5aU; });
}
TEST_F(OnAllPairs, ComparisonsAndConnectivesAreComputed) {
    expect_is("(= x y)", [](unsigned x, unsigned y) { return x == y; });
    expect_is("(distinct x y)", [](unsigned x, unsigned y) { return x != y; });
    expect_is("(bvult x y)", [](unsigned x, unsigned y) { return x < y; });
    expect_is("(bvule x y)", [](unsigned x, unsigned y) { return x <= y; });
    expect_is("(bvugt x y)", [](unsigned x, unsigned y) { return x > y; });
    expect_is("(bvuge x y)", [](unsigned x, unsigned y) { return x >= y; });
    expect_is("(bvslt x y)", [](unsigned x, unsigned y) { return signed_of(x) < signed_of(y); });
    expect_is("(bvsle x y)", [](unsigned x, unsigned y) { return signed_of(x) <= signed_of(y); });
    expect_is("(bvsgt x y)", [](unsigned x, unsigned y) { return signed_of(x) > signed_of(y); });
    expect_is("(bvsge x y)", [](unsigned x, unsigned y) { return signed_of(x) >= signed_of(y); });
    expect_is("(and p q true)", [](unsigned x, unsigned y) { return x >= 4 && y >= 4; });
    expect_is("(or p (not q))", [](unsigned x, unsigned y) { return x >= 4 || y < 4; });
    expect_is("(xor p q)", [](unsigned x, unsigned y) { return (x >= 4) != (y >= 4); });
    expect_is("(=> p q)", [](unsigned x, unsigned y) { return x < 4 || y >= 4; });
    expect_is("(= p q)", [](unsigned x, unsigned y) { return (x >= 4) == (y >= 4); });
    expect_is("(ite p q false)", [](unsigned x, unsigned y) { return x >= 4 && y >= 4; });
}
// What is only wiring is the very same term, and means the same.
TEST_F(OnAllPairs, WiringIsLookedThrough) {
    Names names{{"x", x_}, {"y", y_}, {"p", p_}, {"q", q_}};
    const auto term = [&](const std::string& text) { return Script(terms_, names, text).term(); };
    EXPECT_EQ(term("((_ extract 2 0) (concat x y))"), y_);
    EXPECT_EQ(term("((_ extract 1 1) ((_ extract 2 1) x))"), term("((_ extract 2 2) x)"));
    EXPECT_EQ(term("(= ((_ extract 3 3) (concat x (ite p #b1 #b0) y)) #b1)"), p_);
    EXPECT_EQ(term("(= #b0 (ite p #b1 #b0))"), term("(not p)"));
    EXPECT_EQ(term("(not (not p))"), p_);
    EXPECT_EQ(term("(let ((a (and p q)) (b x)) (let ((a b)) (= a y)))"), term("(= x y)"));
    expect_is("((_ extract 1 0) #b110)", [](unsigned, unsigned) { return 2; });
    expect_is("(= (ite q #b0 #b1) #b1)", [](unsigned, unsigned y) { return y < 4; });
}
TEST_F(OnAllPairs, NestedAsDeepAsMemoryGoes) {
    std::string text, end;
    for (int i = 0; i < 200000; ++i) text += "(let ((a (bvadd x y))) (not ", end += "))";
    expect_is(text + "p" + end, [](unsigned x, unsigned) { return x >= 4; });
}

// --- what is no term -----------------------------------------------------------------------------------
TEST_F(OnAllPairs, WhatIsNoTermIsRefusedWithTheLine) {
    for (const auto& [text, why] : std::vector<std::pair<std::string, std::string>>{
             {"(and p\n z)", "line 2: \"z\" is not declared"},
             {"(and p x)", "line 1: \"and\": a part is no Bool"},
             {"(bvadd x\n\n p)", "line 3: \"bvadd\": the parts are no bit vectors of one size"},
             {"(= x p)", "the parts are of different sorts"},
             {"(not p q)", "another number of parts"},
             {"((_ extract 3 0) x)", "bits that are not there"},
             {"(_ bv9 3)", "the number has more bits"},
             {"(bvmul x y)", "\"bvmul\" is no operation of this part of SMT-LIB"},
             {"(extract x)", "is no operation"},
             {"((_ and 1) p)", "takes no numbers"},
             {"(and p", "a term was expected"},
             {")", "a term was expected"},
             {"|x", "a quotation does not end"},
             {"(let ((a p)) a", "\")\" was expected"}}) {
        try {
            computed(text);
            ADD_FAILURE() << text;
        } catch (const Malformed& e) {
            EXPECT_NE(std::string(e.what()).find(why), std::string::npos) << e.what();
        }
    }
}

}  // namespace
}  // namespace nomos::certify
