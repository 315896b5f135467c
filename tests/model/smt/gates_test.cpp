// Wires compute what bits, words and numbers do, and Z3 is told the same circuit.
#include "model/smt/wires.hpp"

#include <gtest/gtest.h>

// Outside nomos::gates, whose operations hide the native ones.
namespace nomos::circuits {
namespace {

using gates::beyond_mask, gates::fresh_within, gates::kAnyNumber, gates::Netlist, gates::read_record, gates::rest_of,
    gates::widen_mask;
using Wire = gates::Bit;
using W = gates::Word<5>;
using Number = gates::Number;

struct Wires {
    using Algebra = Gates;
    W a, b;
    Number n, k;
    Wire c;
    static constexpr void zip(auto&& visit, auto&... r) {
        visit("a", r.a...), visit("b", r.b...), visit("n", r.n...), visit("k", r.k...), visit("c", r.c...);
    }
};
struct Plain {
    using Algebra = Native;
    Bits<5> a, b;
    int n = 0, k = 0;
    bool c = false;
    static constexpr void zip(auto&& visit, auto&... r) {
        visit("a", r.a...), visit("b", r.b...), visit("n", r.n...), visit("k", r.k...), visit("c", r.c...);
    }
};
Plain everything() { return {Bits<5>::all(), Bits<5>::all(), kAnyNumber, kAnyNumber, true}; }

// Some condition on all fields, over any algebra.
template <class A, class R>
auto some_condition(const R& r) {
    const auto x = select(r.c, (r.a & ~r.b) | (r.a << 2), (r.a ^ r.b) >> 1);
    return (count(x) < r.n - r.k) != (one_hot(r.b) && r.k <= r.n && any(x)) &&
           implies(test(r.a, 3), r.n + r.k == count(r.a) + 2);
}

TEST(Gates, ConstantsFoldToWhatIsNative) {
    for (int a = 0; a < 32; a += 3)
        for (int b = 0; b < 32; b += 5)
            for (int n = -3; n < 4; ++n) {
                Plain p{{}, {}, n, n * 70, a % 2 == 0};
                for (int i = 0; i < 5; ++i) p.a.assign(i, (a >> i & 1) != 0), p.b.assign(i, (b >> i & 1) != 0);
                const Wires w = smt::lifted<Wires>(p);
                const Wire folded = some_condition<Gates>(w);
                ASSERT_TRUE(folded.is_constant());
                EXPECT_EQ(folded.constant(), some_condition<Native>(p));
                EXPECT_EQ((w.n < w.k).constant(), p.n < p.k);
            }
}
TEST(Gates, WhatTheSolverShowsHoldsNatively) {
    for (const bool wanted : {true, false}) {
        smt::Session session;
        Netlist net;
        smt::ClausesOf clauses(net, session);
        const Wires w = fresh_within<Wires>(net, everything());
        const Wire asked =
            some_condition<Gates>(w) == wanted && Number(-9) < w.n && w.n < 9 && Number(-9) < w.k && w.k < 9;
        session.require(clauses.term(asked));
        for (int model = 0; model < 40; ++model) {
            ASSERT_EQ(session.check(), smt::Answer::satisfiable);
            const Plain p = read_record<Plain>(clauses, w);
            EXPECT_EQ(some_condition<Native>(p), wanted);
            session.require(clauses.term(!same(w, smt::lifted<Wires>(p))));
        }
    }
}
TEST(Gates, WhatIsNeverSoIsRefuted) {
    smt::Session session;
    Netlist net;
    smt::ClausesOf clauses(net, session);
    const Wires w = fresh_within<Wires>(net, everything());
    const Wire split = count(w.a & w.b) + count(w.a & ~w.b) == count(w.a);
    EXPECT_EQ(session.check({clauses.term(!split)}), smt::Answer::unsatisfiable);
    EXPECT_EQ(session.check({clauses.term(!((w.n - w.k) + w.k == w.n))}), smt::Answer::unsatisfiable);
    EXPECT_EQ(session.check({clauses.term(!(w.n < w.n + Number(1)))}), smt::Answer::satisfiable) << "sums wrap";
}
TEST(Gates, NoGateIsBuiltTwice) {
    Netlist net;
    const Wires w = fresh_within<Wires>(net, everything());
    const Wire once = some_condition<Gates>(w);
    const int size = net.size();
    EXPECT_EQ(some_condition<Gates>(w).wire(), once.wire());
    EXPECT_EQ(net.size(), size);
    EXPECT_TRUE((once && !once).is_constant());
}
TEST(Gates, MasksHoldWhatTheySay) {
    Netlist net;
    Plain mask{Bits<5>::single(2), {}, 3, 0, false};
    const Wires w = fresh_within<Wires>(net, mask);
    EXPECT_TRUE(w.a[1].is_constant() && !w.a[2].is_constant() && w.c.is_constant() && w.n.bits[2].is_constant());
    EXPECT_TRUE(beyond_mask(w, mask).is_constant()) << "never beyond";
    EXPECT_FALSE(beyond_mask(fresh_within(net, rest_of(mask), w), mask).is_constant());
    widen_mask(mask, Plain{Bits<5>::single(4), {}, -1, 0, true});
    EXPECT_EQ(mask.a, Bits<5>::single(2) | Bits<5>::single(4));
    EXPECT_EQ(mask.n, kAnyNumber) << "a negative number has all of the high bits";
    EXPECT_TRUE(mask.c);
}
TEST(Gates, WhatIsCutWasNeverBuilt) {
    Netlist net;
    const Wire a(net, net.input()), b(net, net.input()), c(net, net.input()), kept = a && b;
    const int size = net.size(), uses = net.uses(aig::node_of(kept.wire()));
    const gates::Wire once = (kept && c).wire();
    static_cast<void>(kept || (a && c));
    net.cut(size);
    EXPECT_EQ(net.size(), size);
    EXPECT_EQ(net.uses(aig::node_of(kept.wire())), uses);
    EXPECT_EQ((a && b).wire(), kept.wire()) << "known still";
    EXPECT_EQ((kept && c).wire(), once) << "built anew, with the same number";
}
TEST(Gates, WiresOfTwoCircuitsDoNotMeet) {
    Netlist one, other;
    const Wire a(one, one.input()), b(other, other.input());
    EXPECT_THROW(static_cast<void>(a && b), ContractViolation);
}

}  // namespace
}  // namespace nomos::circuits
