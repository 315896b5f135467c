// Where the two encodings are said to speak of the same notion, they do: natively, on thrown
// positions. (That the cuts prove it for all positions is the conformance checks' business.)
#include <gtest/gtest.h>

#include "model/nika/ruleset.hpp"

namespace nomos::nika {
namespace {

struct Compare {
    int seen = 0;
    std::vector<std::string> apart;

    void note(std::string_view name, bool equal) {
        ++seen;
        if (!equal) apart.emplace_back(name);
    }
    void lemma(bool claim) { note("lemma", claim); }
    void step(bool claim) { note("step", claim); }
    void forget() {}
    void leave_behind() {}
    void operator()(std::string_view name, bool rules, bool constraints) { note(name, rules == constraints); }
    using Flags = std::array<bool, std::size_t{kFrame}>;
    template <class Fact>
    void operator()(std::string_view name, const Bits<kFrame>& rules, const Flags& told, Fact&& fact) {
        link(name, rules, told, fact);
    }
    void operator()(std::string_view name, const Bits<kFrame>& rules, const Bits<kFrame>& told) {
        note(name, rules == told);
    }
    template <class Fact>
    void link(std::string_view name, const Bits<kFrame>& rules, const Flags& told, Fact&& fact) {
        Flags all{};
        all.fill(true);
        tie(name, rules, told, all, fact);
    }
    template <class Fact>
    void tie(std::string_view name, const Bits<kFrame>& rules, const Flags& told, const Flags& matters, Fact&& fact) {
        bool equal = fact(rules);
        for (int x = 0; x < kFrame; ++x) {
            const auto i = static_cast<std::size_t>(x);
            equal = equal && (!matters[i] || rules.test(x) == told[i]);
        }
        note(name, equal);
    }
};

TEST(NikaCutPoints, AgreeOnThrownPositionsInEveryDirection) {
    Dice dice(5);
    for (int n = 0; n < 4000; ++n) {
        const auto [setting, position] = RulesetType::throw_position(dice);
        auto move = RulesetType::throw_move(setting, position, dice);
        if (!move.is(Kind::move)) continue;
        for (Direction d : kDirections) {
            move.direction = Bits<4>::single(static_cast<int>(d));
            Compare compare;
            cut_points<Native>(setting, position, move, compare);
            ASSERT_GT(compare.seen, 20);
            ASSERT_TRUE(compare.apart.empty())
                << compare.apart.front() << ": " << print(position) << ", " << print(move);
        }
    }
}

}  // namespace
}  // namespace nomos::nika
