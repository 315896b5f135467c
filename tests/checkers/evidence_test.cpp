// The table of an example says of every reading set what the rules say when they are asked under it.
#include "checkers/evidence.hpp"

#include <gtest/gtest.h>

#include <optional>

#include "checkers/judged.hpp"
#include "checkers/sampling.hpp"
#include "model/nefatavl/ruleset.hpp"
#ifdef NOMOS_REGISTERED_nerva
#include "model/nerva/ruleset.hpp"
#endif
#include "model/neva/ruleset.hpp"
#include "model/nika/ruleset.hpp"
#include "tests/checkers/planted.hpp"

namespace nomos::examples {
namespace {

using Counts = std::vector<std::uint64_t>;
using Chosen = std::vector<std::size_t>;

// What an example is about, which no reading changes: read once, and judged under every reading set.
template <class R>
struct About {
    typename R::template Position<Native> before;
    std::optional<typename R::template Move<Native>> move;
};
template <class R>
std::vector<About<R>> all_read() {
    const auto setting = R::default_setting();
    std::vector<About<R>> all;
    for (const ExampleInfo& e : R::info().examples) {
        all.push_back({R::parse(setting, e.position), {}});
        if (!e.move.empty()) all.back().move = R::parse_move(setting, e.move);
    }
    return all;
}
// What the source says against what the rules say, judged by what is printed and without any table.
template <class R>
bool agrees(const typename R::template Setting<Native>& setting, const ExampleInfo& e, const About<R>& a) {
    const auto ends_as_said = [&](const auto& p) {
        const auto outcomes = R::template Rules<Native>::outcome(setting, p);
        const auto first = static_cast<std::size_t>(outcomes.lowest());
        return e.outcome.empty() || (outcomes.count() == 1 && R::info().outcomes[first] == e.outcome);
    };
    if (!a.move) return ends_as_said(a.before);
    if (R::template Rules<Native>::legal(setting, a.before, *a.move) != e.legal) return false;
    if (!e.legal) return true;
    const auto after = R::template Rules<Native>::apply(setting, a.before, *a.move);
    return (e.after.empty() || R::print(setting, after) == e.after) && ends_as_said(after);
}
template <class R>
std::vector<Evidence> all_evidence() {
    std::vector<Evidence> all;
    for (const ExampleInfo& e : R::info().examples) all.push_back(evidence_of<R>(Judged<R>::of(e)));
    return all;
}
template <class R>
auto setting_of(const Chosen& chosen) {
    auto setting = R::default_setting();
    for (std::size_t i = 0; i < chosen.size(); ++i) setting.readings.choose(i, chosen[i]);
    return setting;
}
// Answers whether the table and the rules say the same of every example; counts as the funnel does.
template <class R>
bool is_right_of(const std::vector<Evidence>& evidence, const std::vector<About<R>>& abouts, const Chosen& chosen,
                 Counts& left) {
    const auto setting = setting_of<R>(chosen);
    bool right = true, survives = true;
    ++left[0];
    for (std::size_t k = 0; k < evidence.size(); ++k) {
        const bool said = agrees<R>(setting, R::info().examples[k], abouts[k]);
        right = right && evidence[k].agrees_with(chosen, R::info().readings) == said;
        survives = survives && said;
        left[k + 1] += survives ? 1u : 0u;
    }
    return right;
}
template <class R>
void expect_as_one_by_one() {
    const auto& table = R::info().readings;
    const auto evidence = all_evidence<R>();
    const auto abouts = all_read<R>();
    Chosen chosen(table.size());
    Counts left(evidence.size() + 1);
    for (std::uint64_t set = 0; set < reading_sets(table); ++set) {
        auto rest = set;
        for (std::size_t i = 0; i < table.size(); rest /= table[i].options.size(), ++i)
            chosen[i] = rest % table[i].options.size();
        ASSERT_TRUE(is_right_of<R>(evidence, abouts, chosen, left)) << "reading set " << set;
    }
    EXPECT_EQ(agreeing_with_all(evidence, table), left);
}

TEST(Evidence, OfTicTacToeIsThatOfEveryReadingSet) { expect_as_one_by_one<planted::Sound>(); }
TEST(Evidence, OfNefatavlIsThatOfEveryReadingSet) { expect_as_one_by_one<nefatavl::RulesetType>(); }
TEST(Evidence, OfNevaIsThatOfEveryReadingSet) { expect_as_one_by_one<neva::RulesetType>(); }
TEST(Evidence, OfNikaIsThatOfEveryReadingSet) { expect_as_one_by_one<nika::RulesetType>(); }

#ifdef NOMOS_REGISTERED_nerva
// Too many to try all of them.
TEST(Evidence, OfNervaIsThatOfReadingSetsDrawnAtRandom) {
    using R = nerva::RulesetType;
    const auto& table = R::info().readings;
    const auto evidence = all_evidence<R>();
    const auto abouts = all_read<R>();
    Dice dice(1);
    Counts left(evidence.size() + 1);
    for (int i = 0; i < 300; ++i) {
        Chosen chosen;
        for (const ReadingInfo& reading : table)
            chosen.push_back(static_cast<std::size_t>(dice.below(static_cast<int>(reading.options.size()))));
        ASSERT_TRUE(is_right_of<R>(evidence, abouts, chosen, left));
    }
    EXPECT_EQ(agreeing_with_all(evidence, table).front(), reading_sets(table));
}

// A table that turns on nothing would agree with all sets or with none: these do turn on something.
TEST(Evidence, NamesTheReadingsThatAnExampleTurnsOn) {
    const auto& examples = nerva::RulesetType::info().examples;
    const auto example =
        std::ranges::find_if(examples, [](const auto& e) { return e.id == "nerva.example.linked-attack"; });
    ASSERT_NE(example, examples.end());
    const auto evidence = evidence_of<nerva::RulesetType>(Judged<nerva::RulesetType>::of(*example));
    using nerva::Reading;
    EXPECT_EQ(evidence.turns_on, (std::vector{static_cast<std::size_t>(Reading::link_shares_attack),
                                              static_cast<std::size_t>(Reading::attack_sum)}));
    EXPECT_EQ(evidence.agrees,
              (std::vector{true, true, false, true, true, true, false, true, false, false, false, false}))
        << "not if links play no part in attack, or only friends side by side share it";
}
#endif

// --- counting, by hand -----------------------------------------------------------------------------
TEST(Evidence, IsCountedOverReadingsThatNothingTurnsOnToo) {
    const std::vector<OptionInfo> two(2), three(3);
    const std::vector<ReadingInfo> table{
        {"a", "", "", two, 0, "", "", {}}, {"b", "", "", three, 0, "", "", {}}, {"c", "", "", two, 0, "", "", {}}};
    const Evidence not_b0{{1}, {false, true, true}};
    const Evidence b_or_c{{1, 2}, {true, false, false, true, true, true}};  // b0c0 b0c1 b1c0 b1c1 b2c0 b2c1
    const Evidence never{{}, {false}};
    EXPECT_EQ(not_b0.agreeing(table), 8U);
    EXPECT_EQ(b_or_c.agreeing(table), 8U);
    EXPECT_EQ(agreeing_with_all({not_b0, b_or_c, never}, table), (Counts{12, 8, 6, 0}));
    EXPECT_EQ(agreeing_with_all({}, table), (Counts{12}));
}

}  // namespace
}  // namespace nomos::examples
