// The least model of a circuit's question is the one that trying every case in order meets first, whatever the seed
// and whatever was asked before; where it was not to be had it says so.
#include "model/smt/least_model.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>

namespace nomos::least_models {
namespace {

using gates::LeastModel, gates::Netlist;
constexpr int kBits = 4, kNumbers = 4;

struct Wires {
    using Algebra = Gates;
    gates::Word<kBits> word;
    gates::Number number;
    gates::Bit bit;
    static constexpr void zip(auto&& visit, auto&... r) {
        visit("word", r.word...), visit("number", r.number...), visit("bit", r.bit...);
    }
};
struct Plain {
    using Algebra = Native;
    Bits<kBits> word;
    int number = 0;
    bool bit = false;
    static constexpr void zip(auto&& visit, auto&... r) {
        visit("word", r.word...), visit("number", r.number...), visit("bit", r.bit...);
    }
};
// All of them in record order.
std::vector<Plain> every_case() {
    std::vector<Plain> all;
    for (int w = 0; w < 1 << kBits; ++w)
        for (int n = 0; n < kNumbers; ++n)
            for (const bool b : {false, true}) {
                Plain p{{}, n, b};
                for (int i = 0; i < kBits; ++i) p.word.assign(i, (w >> i & 1) != 0);
                all.push_back(p);
            }
    return all;
}
Plain mask() { return {Bits<kBits>::all(), kNumbers - 1, true}; }

// A random table of which cases are allowed, as an expression over any algebra: none of the others.
template <class A, class R>
Bit<A> allows(const std::vector<Plain>& others, const R& r) {
    Bit<A> allowed = true;
    for (const Plain& p : others) {
        if constexpr (std::is_same_v<A, Gates>)
            allowed = allowed && !same(r, smt::lifted<Wires>(p));
        else
            allowed = allowed && !same(r, p);
    }
    return allowed;
}
RC_GTEST_PROP(LeastModel, IsTheFirstOfAllCasesInRecordOrder, ()) {
    const std::vector<Plain> all = every_case();
    std::vector<Plain> others;
    const int share = *rc::gen::inRange(0, 20);
    for (const Plain& p : all)
        if (*rc::gen::inRange(0, 20) < share) others.push_back(p);
    const auto least = std::find_if(all.begin(), all.end(), [&](const Plain& p) { return allows<Native>(others, p); });
    smt::Budget budget;
    budget.seed = *rc::gen::arbitrary<std::uint16_t>();
    smt::Session session(budget);
    Netlist net;
    smt::ClausesOf clauses(net, session);
    const Wires w = gates::fresh_within<Wires>(net, mask());
    for (int time = 0; time < 2; ++time) {  // the session can be asked again
        const gates::Bit asked = allows<Gates>(others, w);
        const auto answer = session.check({clauses.term(asked)});
        RC_ASSERT((answer == smt::Answer::satisfiable) == (least != all.end()));
        if (least == all.end()) return;
        LeastModel model(session, clauses, asked);
        RC_ASSERT(same(model.settled<Plain>(w), *least));
        RC_ASSERT(model.is_least());
    }
    const gates::Bit another = !same(w, smt::lifted<Wires>(*least));
    const bool is_another = allows<Native>(others, all.back()) && !same(*least, all.back());
    if (is_another) RC_ASSERT(session.check({clauses.term(another)}) == smt::Answer::satisfiable);
}
TEST(LeastModel, SettlesTheFirstRecordBeforeTheSecond) {
    smt::Session session;
    Netlist net;
    smt::ClausesOf clauses(net, session);
    const Wires first = gates::fresh_within<Wires>(net, mask()), second = gates::fresh_within<Wires>(net, mask());
    const gates::Bit asked = count(first.word) + count(second.word) == gates::Number(5);
    ASSERT_EQ(session.check({clauses.term(asked)}), smt::Answer::satisfiable);
    LeastModel model(session, clauses, asked);
    EXPECT_EQ(model.settled<Plain>(first).word, Bits<kBits>::single(0));
    EXPECT_EQ(model.settled<Plain>(second).word, Bits<kBits>::all());
}
// As low as can be, the bit would need more pigeons in holes than there are: true, and too dear to refute.
TEST(LeastModel, SaysThatItMayNotBeTheLeastWhereAQuestionWasGivenUp) {
    constexpr int kHoles = 9;
    const auto bit_settled = [](unsigned resources) {
        smt::Session session({resources, 0, 1});
        Netlist net;
        smt::ClausesOf clauses(net, session);
        std::array<gates::Word<kHoles>, kHoles + 1> pigeons;
        for (auto& p : pigeons) gates::make(net, p, Bits<kHoles>::all());
        gates::Bit all_roost = true;
        for (std::size_t i = 0; i < pigeons.size(); ++i) {
            all_roost = all_roost && any(pigeons[i]);
            for (std::size_t j = 0; j < i; ++j) all_roost = all_roost && none(pigeons[i] & pigeons[j]);
        }
        Wires w;
        w.bit = {net, net.input()};
        const gates::Bit asked = w.bit || all_roost;
        expect(session.check({clauses.term(asked)}) == smt::Answer::satisfiable, "a bit will do");
        LeastModel model(session, clauses, asked);
        EXPECT_TRUE(model.settled<Plain>(w).bit);
        return model.is_least();
    };
    EXPECT_TRUE(bit_settled(0));
    EXPECT_FALSE(bit_settled(100'000));
}

}  // namespace
}  // namespace nomos::least_models
