#include "reports/junit.hpp"

#include <gtest/gtest.h>

#include "tests/reports/fixture.hpp"
#include "tests/reports/support.hpp"

namespace nomos {
namespace {

using namespace fixture;

struct Suite {
    explicit Suite(const std::vector<Chapter>& chapters) : text(junit(chapters)) {
        result = document.load_string(text.c_str(), pugi::parse_full);
    }
    std::string text;
    pugi::xml_document document;
    pugi::xml_parse_result result;
};

TEST(Junit, IsOneSuiteARulesetAndOneCaseACheck) {
    const Suite made({chapter(), chapter()});
    ASSERT_TRUE(made.result) << made.result.description();
    EXPECT_EQ(made.document.select_nodes("/testsuites/testsuite").size(), 2u);
    EXPECT_EQ(made.document.select_nodes("/testsuites/testsuite[1]/testcase").size(), checks().size());
    const pugi::xml_node first = made.document.select_node("//testcase[1]").node();
    EXPECT_STREQ(first.attribute("name").value(), "nefatavl.conformance.legality");
    EXPECT_STREQ(first.attribute("classname").value(), "nefatavl.conformance");
    EXPECT_TRUE(first.first_child().empty()) << "what holds passes";
}

TEST(Junit, ViolatedFailsAndUnknownIsAnError) {
    const Suite made({chapter()});
    const pugi::xml_node suite = made.document.select_node("//testsuite").node();
    EXPECT_EQ(suite.attribute("tests").as_int(), 7);
    EXPECT_EQ(suite.attribute("failures").as_int(), 1);
    EXPECT_EQ(suite.attribute("errors").as_int(), 1);
    const pugi::xml_node failure = made.document.select_node("//failure").node();
    EXPECT_STREQ(failure.parent().attribute("name").value(), "nefatavl.claim.no-squeeze");
    EXPECT_EQ(failure.attribute("message").value(), kHostile);
    const std::string text = failure.text().get();
    EXPECT_NE(text.find("position: a1/b2 `x|y` w\nmove: c4-c1\nmove: <&>\n"), std::string::npos) << text;
    EXPECT_NE(text.find("#xK t"), std::string::npos);
    EXPECT_STREQ(made.document.select_node("//error").node().parent().attribute("name").value(),
                 "nefatavl.bound.most-taken");
}

TEST(Junit, HoldsNoControlCharacters) {
    RulesetReport controls = report();
    controls.checks[4].detail =
        "a\x01"
        "b\x1b[2J";
    const Suite made({{controls, info()}});
    ASSERT_TRUE(made.result);
    EXPECT_STREQ(made.document.select_node("//failure").node().attribute("message").value(), "ab[2J");
    EXPECT_EQ(made.text, junit(std::vector<Chapter>{{controls, info()}}));
}

TEST(Junit, SaysWhatEachTook) {
    const Suite made({chapter(), chapter()});
    EXPECT_STREQ(made.document.select_node("//testcase[1]").node().attribute("time").value(), "1.235");
    EXPECT_STREQ(made.document.select_node("//testsuite[1]").node().attribute("time").value(), "8.642");
    EXPECT_STREQ(made.document.select_node("/testsuites").node().attribute("time").value(), "17.284");
}

TEST(Junit, WhatIsAcceptedIsSkippedWithItsReason) {
    const Suite made({judged_chapter()});
    const pugi::xml_node suite = made.document.select_node("//testsuite").node();
    EXPECT_EQ(suite.attribute("failures").as_int(), 0);
    EXPECT_EQ(suite.attribute("skipped").as_int(), 1);
    EXPECT_EQ(suite.attribute("errors").as_int(), 1) << "an unknown verdict is nobody's to accept";
    const pugi::xml_node skipped = made.document.select_node("//skipped").node();
    EXPECT_STREQ(skipped.attribute("message").value(), "accepted: the source is mistaken");
    EXPECT_STREQ(skipped.parent().attribute("name").value(), "nefatavl.claim.no-squeeze");
    EXPECT_TRUE(made.document.select_nodes("//failure").empty());
}

TEST(Junit, CountsWhatWasNotRun) {
    const std::vector<std::string> not_run{"nefatavl.law.a", "nefatavl.law.b"};
    const std::vector<Chapter> chapters{chapter()};
    pugi::xml_document document;
    ASSERT_TRUE(document.load_string(junit(chapters, not_run).c_str()));
    int tests = 0, skipped = 0;
    for (const auto& node : document.select_nodes("/testsuites/testsuite")) {
        tests += node.node().attribute("tests").as_int();
        skipped += node.node().attribute("skipped").as_int();
        EXPECT_TRUE(node.node().attribute("time")) << node.node().attribute("name").value();
    }
    const pugi::xml_node root = document.select_node("/testsuites").node();
    EXPECT_EQ(root.attribute("tests").as_int(), tests);
    EXPECT_EQ(root.attribute("skipped").as_int(), skipped);
    EXPECT_EQ(skipped, 2);
}
TEST(Junit, WhatIsPastItsDayFails) {
    Chapter late = judged_chapter();
    late.standings.known["nefatavl.claim.no-squeeze"].status = Status::expired;
    EXPECT_EQ(Suite({late}).document.select_nodes("//failure").size(), 1u);
}

}  // namespace
}  // namespace nomos
