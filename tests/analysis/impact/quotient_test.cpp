// Classes of combinations, counted by hand and, of random tables, one combination at a time.
#include "analysis/impact/quotient.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <set>

#include "model/core/dice.hpp"

namespace nomos {
namespace {

const std::vector<OptionInfo> kPair{{"x", "", ""}, {"y", "", ""}}, kTriple{{"x", "", ""}, {"y", "", ""}, {"z", "", ""}};
const std::vector<ReadingInfo> kReadings{
    {"a", "", "", kPair, 0, "", "", {}}, {"b", "", "", kTriple, 0, "", "", {}}, {"c", "", "", kPair, 0, "", "", {}}};

TEST(Quotient, CountsClasses) {
    const SameGame b_is_two{1, 0, 1, {}, "", ""}, c_not_asked{2, 0, 1, Choice{0, 0}, "", ""},
        known{1, 1, 0, {}, "", ""}, further{1, 0, 2, Choice{2, 1}, "", ""};
    Quotient q(kReadings, {b_is_two, c_not_asked, known, further}, {});
    EXPECT_EQ(q.classes(), 12U);
    q.merge(b_is_two);
    EXPECT_EQ(q.classes(), 8U) << "b=x is b=y";
    q.merge(c_not_asked);
    EXPECT_EQ(q.classes(), 6U) << "c is not asked under a=x";
    q.merge(known);
    EXPECT_EQ(q.classes(), 6U) << "known already";
    q.merge(further);
    EXPECT_EQ(q.classes(), 4U) << "under c=y b=z is b=x; so under a=x, where c is not asked, it is always";
}
TEST(Quotient, CountsClassesThatEvidenceLeaves) {
    const std::vector<examples::Evidence> evidence{{{2}, {true, false}},
                                                   {{0, 1}, {true, true, false, false, false, false}}};
    const std::vector<SameGame> facts{{1, 0, 1, {}, "", ""}, {2, 0, 1, Choice{0, 0}, "", ""}};
    Quotient q(kReadings, facts, evidence);
    EXPECT_EQ(q.left(), (std::vector<std::uint64_t>{12, 6, 2}));
    for (const SameGame& same : facts) q.merge(same);
    EXPECT_EQ(q.left(), (std::vector<std::uint64_t>{6, 4, 1}));
}
TEST(Quotient, HoldsWhatIsCountedApart) {
    const std::vector<ReadingInfo> table(39, kReadings[1]), more(40, kReadings[1]), pairs(64, kReadings[0]);
    EXPECT_TRUE(Quotient::can_hold(table, {}, {})) << "3^39 combinations, of readings that have nothing in common";
    EXPECT_EQ(Quotient(table, {}, {}).classes(), 4052555153018976267ULL);
    EXPECT_FALSE(Quotient::can_hold(more, {}, {})) << "no number of ours is as large";
    const auto chain_of = [](int readings) {
        std::vector<SameGame> chain;
        for (int r = 0; r + 1 < readings; ++r) chain.push_back({r, 0, 1, Choice{r + 1, 0}, "", ""});
        return chain;
    };
    EXPECT_FALSE(Quotient::can_hold(table, chain_of(39), {}));
    EXPECT_FALSE(Quotient::can_hold(pairs, chain_of(64), {})) << "2^64, which is 0 to a machine word";
}

// --- against one combination at a time ---------------------------------------------------------------
struct Drawn {
    std::vector<ReadingInfo> table;
    std::vector<SameGame> facts;
    std::vector<examples::Evidence> evidence;

    explicit Drawn(Dice& dice) {
        for (int r = 0; r < 5; ++r) {
            table.push_back(kReadings[dice.one_in(2) ? 1 : 0]);
            for (OptionInfo& option : table.back().options)
                if (dice.one_in(6)) option.ruled_out_by = "a sentence";
        }
        for (int n = dice.below(4); n > 0; --n) {
            SameGame same{dice.below(5), 0, 1, {}, "", ""};
            if (const int other = dice.below(5); other != same.reading) same.under = Choice{other, dice.below(2)};
            facts.push_back(same);
        }
        for (int n = dice.below(4); n > 0; --n) {
            examples::Evidence e;
            std::size_t rows = 1;
            for (std::size_t r = 0; r < 5; ++r)
                if (dice.one_in(3)) e.turns_on.push_back(r), rows *= table[r].options.size();
            for (std::size_t k = 0; k < rows; ++k) e.agrees.push_back(!dice.one_in(3));
            evidence.push_back(e);
        }
    }
    std::vector<std::vector<std::size_t>> combinations() const {
        std::vector<std::vector<std::size_t>> all{{}};
        for (const ReadingInfo& reading : table) {
            std::vector<std::vector<std::size_t>> longer;
            for (const auto& chosen : all)
                for (std::size_t o = 0; o < reading.options.size(); ++o)
                    longer.push_back(chosen), longer.back().push_back(o);
            all = longer;
        }
        return all;
    }
    // Labels passed on along facts until nothing changes: the least combination of each class.
    std::map<std::vector<std::size_t>, std::vector<std::size_t>> labels() const {
        std::map<std::vector<std::size_t>, std::vector<std::size_t>> label;
        for (const auto& chosen : combinations()) label[chosen] = chosen;
        for (bool changed = true; changed;) {
            changed = false;
            for (const SameGame& same : facts)
                for (auto& [chosen, least] : label) {
                    if (same.under && chosen[std::size_t(same.under->reading)] != std::size_t(same.under->option))
                        continue;
                    if (chosen[std::size_t(same.reading)] != std::size_t(same.first)) continue;
                    auto twin = chosen;
                    twin[std::size_t(same.reading)] = std::size_t(same.second);
                    auto& other = label.at(twin);
                    if (other == least) continue;
                    changed = true, other = least = std::min(other, least);
                }
        }
        return label;
    }
};
RC_GTEST_PROP(Quotient, IsWhatLookingAtEachCombinationFinds, (std::uint64_t seed)) {
    Dice dice(seed);
    const Drawn drawn(dice);
    Quotient q(drawn.table, drawn.facts, drawn.evidence);
    for (const SameGame& same : drawn.facts) q.merge(same);
    std::set<std::vector<std::size_t>> classes, by_words;
    std::vector<std::set<std::vector<std::size_t>>> left(drawn.evidence.size() + 1);
    for (const auto& [chosen, label] : drawn.labels()) {
        classes.insert(label), left[0].insert(label);
        std::size_t agreed = 0;
        while (agreed < drawn.evidence.size() && drawn.evidence[agreed].agrees_with(chosen, drawn.table))
            left[++agreed].insert(label);
        bool is_allowed = agreed == drawn.evidence.size();
        for (std::size_t r = 0; r < chosen.size(); ++r)
            is_allowed = is_allowed && drawn.table[r].options[chosen[r]].ruled_out_by.empty();
        if (is_allowed) by_words.insert(label);
    }
    RC_ASSERT(q.classes() == classes.size());
    RC_ASSERT(q.left_by_words() == by_words.size());
    const auto counted = q.left();
    for (std::size_t k = 0; k < left.size(); ++k) RC_ASSERT(counted[k] == left[k].size());
}

}  // namespace
}  // namespace nomos
