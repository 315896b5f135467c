// Where the two encodings of Nymbat are said to speak of the same notion, they do: natively, on thrown
// positions. (That the cuts prove it for all positions is the conformance checks' business.)
#include "model/nymbat/aids/cut_points.hpp"

#include <gtest/gtest.h>

#include "model/nymbat/aids/sampling.hpp"
#include "model/nymbat/notation.hpp"

namespace nomos::nymbat {
namespace {

struct Compare {
    int seen = 0;
    std::vector<std::string> apart;

    void note(std::string_view name, bool equal) {
        ++seen;
        if (!equal) apart.emplace_back(name);
    }
    void lemma(bool claim) { note("lemma", claim); }
    void forget() {}
    void operator()(std::string_view name, bool rules, bool constraints) { note(name, rules == constraints); }
    void operator()(std::string_view name, const std::vector<std::pair<bool, bool>>& pairs) {
        for (const auto& [rules, constraints] : pairs) note(name, rules == constraints);
    }
    using Flags = stated::PerHex<bool>;
    template <class Fact>
    void tie(std::string_view name, const Hexagon::Hexes& rules, const Flags& told, const Flags& matters, Fact&& fact) {
        bool equal = fact(rules);
        for (int x = 0; x < Hexagon::kFrame; ++x)
            equal = equal && (!matters[stated::index(x)] || rules.test(x) == told[stated::index(x)]);
        note(name, equal);
    }
};

TEST(NymbatCutPoints, AgreeOnThrownPositions) {
    Dice dice(6);
    int gone = 0, rested = 0;
    for (int n = 0; n < 20000; ++n) {
        const auto [setting, position] = throw_position(dice);
        const auto move = throw_move(position, dice);
        Compare compare;
        CutPoints::visit<Native>(0, setting, position, move, compare);
        ASSERT_TRUE(compare.apart.empty()) << compare.apart.front() << ": " << print(position) << ", " << print(move);
        ASSERT_EQ(compare.seen > 0, move.is(Kind::go) || move.is(Kind::rest));
        gone += move.is(Kind::go), rested += move.is(Kind::rest);
    }
    EXPECT_GT(gone, 1000);
    EXPECT_GT(rested, 1000);
}

}  // namespace
}  // namespace nomos::nymbat
