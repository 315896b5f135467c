// An answer that an example of the text contradicts, all else being played as usual, is not told as an open one.
#include <gtest/gtest.h>

#include "model/core/registry.hpp"

namespace nomos {
namespace {

bool agrees(const Table& table, const ExampleInfo& e) {
    if (e.move.empty()) return e.outcome.empty() || table.outcome({std::string(e.position)}) == e.outcome;
    const Judgement judged = table.judge(e.position, e.move);
    if (!judged.legal || !e.legal) return judged.legal == e.legal;
    if (!e.after.empty() && judged.after != table.canonical(e.after)) return false;
    return e.outcome.empty() || judged.outcome == e.outcome;
}
// The first example of the text that an option contradicts; "" if it agrees with all.
std::string_view contradicted(const AnyRuleset& ruleset, const ReadingInfo& reading, const OptionInfo& option) {
    const std::string choice = std::string(reading.id) + "=" + std::string(option.id);
    const auto table = ruleset.table({{choice}, "", "", {}, true, {}});
    for (const ExampleInfo& e : ruleset.info().examples)
        if (e.provenance == Provenance::text && !agrees(*table, e)) return e.id;
    return "";
}

TEST(RuledOut, IsWhatAnExampleOfTheTextContradicts) {
    int asked = 0;
    for (const AnyRuleset* ruleset : rulesets())
        for (const ReadingInfo& reading : ruleset->info().readings)
            for (const OptionInfo& option : reading.options) {
                const std::string_view by = contradicted(*ruleset, reading, option);
                ++asked;
                EXPECT_TRUE(by.empty() || !option.ruled_out_by.empty())
                    << reading.id << "=" << option.id << " is open, and " << by << " contradicts it";
            }
    EXPECT_GT(asked, 100);
}

}  // namespace
}  // namespace nomos
