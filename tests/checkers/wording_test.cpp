// What is kept of an answer outlives its wording, and nothing but its wording.
#include "checkers/store/wording.hpp"

#include <gtest/gtest.h>

#include <array>
#include <nlohmann/json.hpp>

#include "checkers/store/key.hpp"
#include "checkers/verdict.hpp"
#include "model/core/registry.hpp"

namespace nomos::store {
namespace {

// A small ruleset whose tables a test may change.
struct SmallText {
    std::string rule = "A stone is put on an empty square of the board.";
    std::string option = "The stone that was put there first is \"kept\" and stays.";
    std::string example_position = "x../.../... o";
    std::string short_word = "It stays.";
    std::string twice = "Whoever has three in a row has won the game.";
    int default_option = 0;
    bool is_contradiction = false;
    std::vector<int> turns_on;

    RulesetInfo info;
    std::vector<ClauseInfo> clauses;
    std::vector<ReadingInfo> readings;
    std::vector<ExampleInfo> examples, answers;
    std::vector<LedgerEntry> ledger;
    std::vector<MissingInfo> missing;
    std::vector<AdviceInfo> advice;
    std::vector<ExhibitInfo> exhibits;

    Wording wording() {
        clauses = {{"a.put", rule, Grounding::stated, short_word}, {"a.win", twice, Grounding::stated}};
        readings = {{"a.first", twice, "", {{"kept", option, ""}, {"gone", "", ""}}, default_option, "", "", {}}};
        readings[0].is_contradiction = is_contradiction, readings[0].turns_on = turns_on;
        examples = {{"a.example", "", Provenance::text, example_position, "", true, "", ""}};
        info.id = "a", info.clauses = clauses, info.readings = readings, info.examples = examples;
        info.ledger = ledger, info.missing = missing, info.answers = answers;
        return of(Tables::all);
    }
    // After wording().
    Wording of(Tables rests_on) const { return {info, advice, exhibits, rests_on}; }
};
std::string json(const std::vector<std::string>& texts) { return nlohmann::json(texts).dump(); }

TEST(Wording, OfAnAnswerIsThatOfToday) {
    SmallText then, now;
    now.rule = "Stones are put on the board's empty squares only.";
    now.option = "What was put there first stays: \"kept\".";
    const auto kept = then.wording().pointed(json({"One rule: " + then.rule + " And " + then.option, "a move"}));
    EXPECT_EQ(now.wording().worded(kept), json({"One rule: " + now.rule + " And " + now.option, "a move"}));
    EXPECT_EQ(then.wording().facts(), now.wording().facts()) << "nothing is asked again";
}
TEST(Wording, ThatStandsTwiceIsOneSentence) {
    SmallText then, now;
    now.twice = "Three in a row win the whole game.";
    EXPECT_EQ(then.wording().facts(), now.wording().facts());
    EXPECT_EQ(now.wording().worded(then.wording().pointed(json({then.twice}))), json({now.twice}));
}
TEST(Wording, IsFoundWithoutItsFullStop) {
    SmallText then, now;
    now.rule = "Stones are put on the board's empty squares only.";
    const auto kept = then.wording().pointed(json({"\"" + then.rule.substr(0, then.rule.size() - 1) + "\""}));
    EXPECT_EQ(now.wording().worded(kept), json({"\"" + now.rule.substr(0, now.rule.size() - 1) + "\""}));
}
TEST(Wording, IsNotWhatTheTablesSayBesides) {
    const std::string usual = SmallText{}.wording().facts();
    std::array<SmallText, 6> others;
    others[0].default_option = 1;
    others[1].example_position = ".x./.../... o";
    others[2].short_word = "It goes.";  // may stand somewhere by chance
    others[3].rule = others[3].twice;   // the same now, or no more
    others[4].rule = "";                // an answer may be led by whether there is one
    others[5].rule.back() = '!';        // ... or be cut at its end
    for (std::size_t i = 0; i < others.size(); ++i) EXPECT_NE(others[i].wording().facts(), usual) << i;
}
TEST(Wording, OfOneSentenceInAnotherIsThatOfTheLonger) {
    SmallText then, now;
    then.option = then.rule.substr(0, then.rule.size() - 1) + " and stays.";
    now.option = then.option;
    now.rule = "Stones are put on the board's empty squares only.";
    const auto text = json({then.option});
    EXPECT_EQ(now.wording().worded(then.wording().pointed(text)), text);
}
TEST(Wording, ThatPointsNowhereIsNoAnswer) {
    const Wording wording = SmallText{}.wording();
    EXPECT_EQ(wording.worded("[]"), "[]");
    for (const char* damaged : {"[\"\x01"
                                "99\x02\"]",
                                "[\"\x01\"]",
                                "[\"\x01"
                                "0",
                                "[\"\x01"
                                "0\"]"})
        EXPECT_FALSE(wording.worded(damaged)) << damaged;
}

// What is written of a text every evening may cost no proof of its rules.
TEST(Facts, AreThoseOfTheTablesThatAnAnswerRestsOn) {
    enum { rules, play, sentences, all };
    struct Case {
        std::function<void(SmallText&)> add;
        int from;  // the least table whose answers it touches
        const char* what;
    };
    const std::vector<Case> cases{
        {[](SmallText& t) { t.default_option = 1; }, rules, "another default"},
        {[](SmallText& t) { t.is_contradiction = true; }, rules, "two sentences that cannot both be right"},
        {[](SmallText& t) { t.turns_on = {3}; }, sentences, "which sentence is shown first"},
        {[](SmallText& t) { t.example_position = ".x./.../... o"; }, play, "an example moved"},
        {[](SmallText& t) {
             t.exhibits = {{"a.first", "x../.../... o", {}}};
         },
         play, "an exhibit of a reading"},
        {[](SmallText& t) { t.ledger.emplace_back().supports = {"a.put"}; }, sentences, "a sentence"},
        {[](SmallText& t) { t.missing.emplace_back().id = "a.missing.board"; }, all, "a missing item"},
        {[](SmallText& t) {
             t.exhibits = {{"a.missing.board", "x../.../... o", {}}};
         },
         all, "an exhibit of an item"},
        {[](SmallText& t) { t.answers.emplace_back().id = "a.answer"; }, all, "an example of an option"},
        {[](SmallText& t) { t.advice.emplace_back().of = "a.first"; }, sentences, "advice"},
    };
    SmallText usual;
    usual.wording();
    for (const Case& c : cases) {
        SmallText changed;
        c.add(changed);
        changed.wording();
        for (int t = rules; t <= all; ++t)
            EXPECT_EQ(changed.of(static_cast<Tables>(t)).facts() != usual.of(static_cast<Tables>(t)).facts(),
                      t >= c.from)
                << c.what << ", answers of table " << t;
    }
}
TEST(Facts, OfAnExampleOfAnOptionAreItsLine) {
    SmallText passes, turns;
    passes.answers.emplace_back().line = {"pass", "pass"};
    turns.answers.emplace_back().line = {"pass", "turn"};
    EXPECT_NE(passes.wording().facts(), turns.wording().facts());
}
TEST(Facts, OfWhatIsShownAreThoseOfItsItem) {
    std::vector<ExhibitInfo> exhibits{{"a.one", "x../.../... o", {}}, {"a.two", "..x/.../... o", {}}};
    const auto of = [&](std::string_view item) {
        return facts_of(exhibits, [&](std::string_view id) { return id == item; });
    };
    const std::string one = of("a.one"), two = of("a.two");
    exhibits[1].moves = {"a1"};
    EXPECT_EQ(of("a.one"), one);
    EXPECT_NE(of("a.two"), two);
}

class WordingOf : public testing::TestWithParam<const AnyRuleset*> {};

TEST_P(WordingOf, AllItsTablesComesBack) {
    const RulesetInfo& info = GetParam()->info();
    const Wording& wording = wording_of(info.id);
    std::vector<std::string> texts;
    for (const ClauseInfo& c : info.clauses) texts.emplace_back(c.rule);
    for (const ReadingInfo& r : info.readings) {
        texts.emplace_back(r.explanation);
        for (const OptionInfo& o : r.options) texts.emplace_back(o.says);
    }
    const std::string kept = wording.pointed(json(texts));
    EXPECT_LT(kept.size(), json(texts).size() / 2) << "most of it is wording";
    EXPECT_EQ(wording.worded(kept), json(texts));
    EXPECT_NE(sources_of(info.id), sources_of("nobody"));
}
// The plain rules are held against all examples, so that a new one asks again; what is proved of the rules is not.
TEST_P(WordingOf, ItsExamplesIsWhatTheComparisonWithPlainRulesRestsOn) {
    bool any = false;
    for (const CheckTask& task : suite(GetParam()->info().id)) {
        const bool is_of_plain_rules = task.id.ends_with(".comparison.naive");
        if (task.kind != CheckKind::conformance && !is_of_plain_rules) continue;
        EXPECT_EQ(task.rests_on, is_of_plain_rules ? Tables::all : Tables::rules) << task.id;
        any = any || is_of_plain_rules;
    }
    EXPECT_TRUE(any);
}
// A sentence of ours in the code that is also one of the tables would change with it when an answer is read.
TEST_P(WordingOf, ItsTablesIsNotThatOfItsProperties) {
    const Wording& wording = wording_of(GetParam()->info().id);
    for (const CheckTask& task : suite(GetParam()->info().id)) {
        if (task.id.ends_with(".matters") || task.id.ends_with(".adds") || task.kind == CheckKind::example ||
            task.kind == CheckKind::answer)
            continue;  // asked in words of tables
        EXPECT_FALSE(wording.has_wording(json({task.question}))) << task.id << ": " << task.question;
    }
}
INSTANTIATE_TEST_SUITE_P(All, WordingOf, testing::ValuesIn(rulesets().begin(), rulesets().end()),
                         [](const auto& p) { return std::string(p.param->info().id); });

}  // namespace
}  // namespace nomos::store
