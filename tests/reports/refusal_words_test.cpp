// A refused move comes with the rule that forbids it, where one of the text does.
#include "reports/refusal_words.hpp"

#include <gtest/gtest.h>

#include "model/core/registry.hpp"

namespace nomos {
namespace {

Judgement refused_by(std::vector<std::string> clauses) {
    Judgement judgement;
    judgement.clauses = std::move(clauses);
    return judgement;
}
const std::vector<ClauseInfo> kRules{{"game.jump", "Who can jump has to.", Grounding::stated},
                                     {"game.line", "A piece keeps to its line.", Grounding::supplied},
                                     {"game.step", "A step is short (long under step.length=long).", Grounding::stated},
                                     {"game.free", "A move ends on a free cell.", Grounding::narrower}};

TEST(RefusalWords, AreOfRulesThatTheTextHas) {
    RulesetInfo info;
    info.clauses = kRules;
    EXPECT_EQ(refusing_rules(info, {refused_by({"game.jump"})}), "\"Who can jump has to\"");
    EXPECT_EQ(refusing_rules(info, {refused_by({"game.free", "game.jump"})}),
              "\"Who can jump has to\" and \"A move ends on a free cell\"");
    EXPECT_EQ(refusing_rules(info, {refused_by({"game.free", "game.jump"})}, {"game.free"}),
              "\"A move ends on a free cell\"")
        << "the rule in question goes before what others make of it";
    EXPECT_EQ(refusing_rules(info, {refused_by({"game.jump"})}, {"game.free"}), "\"Who can jump has to\"");
    EXPECT_EQ(refusing_rules(info, {refused_by({"game.line"})}), "") << "it is ours";
    EXPECT_EQ(refusing_rules(info, {refused_by({"game.step"})}), "") << "a riddle for who knows no ids";
    EXPECT_EQ(refusing_rules(info, {refused_by({"game.jump"}), refused_by({"game.free"})}), "")
        << "it depends on how the answer is meant";
    EXPECT_EQ(refusing_rules(info, {refused_by({"game.jump"}), refused_by({"game.free", "game.jump"})}), "")
        << "what they share need not be the reason";
    EXPECT_EQ(refusing_rules(info, {refused_by({"game.jump"}), refused_by({"game.free", "game.jump"})}, {"game.jump"}),
              "\"Who can jump has to\"");
    EXPECT_EQ(refusing_rules(info, {}), "");
}

#ifdef NOMOS_REGISTERED_neva
// A man takes one piece where its king could take two.
TEST(RefusalWords, StandBesideAFinding) {
    Finding f;
    f.ruleset = "neva", f.readings = {"neva.majority.whom"};
    f.witness.position = "6/6/6/6/1bg3/Bg4 b", f.witness.moves = {"22:42"};
    Side bound;
    bound.option = "men-bound", bound.consequence = {Consequence::What::not_allowed, "22:42"};
    EXPECT_NE(why_refused(f, bound).find("A king that captures must take as many pieces in its turn as can be taken"),
              std::string::npos)
        << why_refused(f, bound);
    f.clauses = {"neva.capture.majority"};
    EXPECT_TRUE(why_refused(f, bound).starts_with("\"A king that captures must")) << why_refused(f, bound);
    bound.option = "among-kings";
    EXPECT_EQ(why_refused(f, bound), "") << "there it is allowed";
    f.readings.clear();
    EXPECT_EQ(why_refused(f, bound), "") << "no question is asked";
}
#endif

}  // namespace
}  // namespace nomos
