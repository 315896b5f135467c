// The baseline: what it says, how findings stand against it, and changes of its text.
#include "reports/baseline/baseline.hpp"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <fstream>
#include <sstream>

#include "reports/accepting.hpp"
#include "reports/baseline/edit.hpp"
#include "tests/paths.hpp"

namespace nomos {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr auto kTwoGroups = R"(# head
[[accept]]
reason = "open – as played"  # a note
ids = [
    "nefatavl.a",  # kept
    "nefatavl.c",
]

# about the second
[[accept]]
reason = "seen"
expires = 2027-01-31
ids = ["nika.x", "nika.y"]

[[accept]]
id = "nerva.old"
reason = "the old form"
)";

std::string refusal(const std::string& text) {
    try {
        parse_baseline(text, "nomos.toml");
    } catch (const ParseError& error) {
        return error.what();
    }
    return "";
}
Finding found(const std::string& id) {
    Finding finding;
    finding.id = id;
    return finding;
}
std::vector<RulesetReport> nefatavl_with(const std::vector<std::string>& ids) {
    RulesetReport report{"nefatavl", "Nefatavl", "11x11 board", {}, {}, {}, 1};
    for (const auto& id : ids) report.findings.push_back(found(id));
    return {report};
}
std::vector<std::string> ids_of(const Baseline& baseline) {
    std::vector<std::string> ids;
    for (const auto& entry : baseline.entries) ids.push_back(entry.id);
    return ids;
}
Accepted entry(const std::string& id, const std::string& reason, std::optional<Date> expires = std::nullopt) {
    return {id, reason, expires, {}};
}

TEST(Baseline, ReadsGroupsAndTheOlderForm) {
    const Baseline baseline = parse_baseline(kTwoGroups, "nomos.toml");
    EXPECT_THAT(ids_of(baseline), ElementsAre("nefatavl.a", "nefatavl.c", "nika.x", "nika.y", "nerva.old"));
    EXPECT_EQ(baseline.entries[1].reason, "open – as played");
    EXPECT_EQ(baseline.entries[1].place.line, 6);
    EXPECT_EQ(baseline.entries[1].place.column, 5);
    EXPECT_FALSE(baseline.entries[1].expires);
    EXPECT_EQ(baseline.entries[3].expires, Date(2027y / 1 / 31));
    EXPECT_EQ(baseline.entries[4].place.line, 15);
    EXPECT_EQ(parse_baseline("[sources]\nroot = \"docs/rules\"\n", "x").source_root, "docs/rules");
}

TEST(Baseline, RefusesWithPlaceAndHint) {
    const auto expect_refused = [](const std::string& text, const std::string& place, const std::string& problem) {
        EXPECT_THAT(refusal(text), HasSubstr("nomos.toml:" + place)) << text;
        EXPECT_THAT(refusal(text), HasSubstr(problem)) << text;
    };
    expect_refused("[[accept]]\nids = [\"a.b\"]\n", "1:1: ", "a.b is accepted without a reason");
    expect_refused("[[accept]]\nreason = \"  \"\nids = [\"a.b\"]\n", "1:1: ", "without a reason");
    expect_refused("[[accept]]\nreason = \"x\"\nids = [\"a.b\", 3]\n", "3:15: ", "an id is not a text");
    expect_refused("[[accept]]\nreason = \"x\"\nids = []\n", "1:1: ", "without an id");
    expect_refused("[[accept]]\nreason = \"x\"\nids = [\"\"]\n", "3:8: ", "without an id");
    expect_refused("[[accept]]\nreason = \"x\"\nid = \"a\"\nids = [\"b\"]\n", "4:7: ", "not both");
    expect_refused("[[accept]]\nreason = \"x\"\nids = \"b\"\n", "3:7: ", "no list");
    expect_refused("[[accept]]\nreason = \"x\"\nids = [\"b\", \"b\"]\n", "3:13: ", "a second entry for b");
    expect_refused("[sources]\nrout = \"x\"\n", "2:8: ", "unknown key rout");
    EXPECT_THAT(refusal("[[accept]]\nids = [\"a.b\"]\n"), HasSubstr("reason = \"...\", ids = ["));
}

TEST(Baseline, TellsNewAcceptedExpiredAndGoneApart) {
    const Baseline baseline = parse_baseline(
        "[[accept]]\nreason = \"seen\"\nids = [\"nefatavl.a\", \"nefatavl.gone\"]\n"
        "[[accept]]\nreason = \"for now\"\nexpires = 2027-01-31\nids = [\"nefatavl.b\", \"nika.other\"]\n",
        "nomos.toml");
    const auto reports = nefatavl_with({"nefatavl.a", "nefatavl.b", "nefatavl.c"});
    const Fit late = fit(baseline, reports, true, 2027y / 2 / 1);
    EXPECT_THAT(late.accepted, ElementsAre("nefatavl.a"));
    ASSERT_EQ(late.fresh.size(), 1u);
    EXPECT_EQ(late.fresh[0]->id, "nefatavl.c");
    ASSERT_EQ(late.lapsed.size(), 1u);
    EXPECT_EQ(late.lapsed[0]->id, "nefatavl.b");
    ASSERT_EQ(late.standings.gone.size(), 1u);
    EXPECT_EQ(late.standings.gone[0].id, "nefatavl.gone");
    EXPECT_EQ(late.problems.size(), 2u) << "one expired, one gone; Nika was not examined";
    EXPECT_EQ(standing_words(late.standings.of("nefatavl.b")), "expired: for now (up to 2027-01-31)");
    EXPECT_THAT(standing_lines(late), HasSubstr("3 findings: 1 new, 1 expired, 1 accepted; 1 gone"));
    EXPECT_THAT(standing_lines(late), HasSubstr("1 accepted: seen"));

    const Fit in_time = fit(baseline, reports, true, 2027y / 1 / 31);
    EXPECT_TRUE(in_time.standings.accepts("nefatavl.b")) << "good to the end of its day";
    EXPECT_TRUE(fit(baseline, reports, false, 2027y / 1 / 31).standings.gone.empty())
        << "a run of some checks does not know what is gone";
    EXPECT_EQ(Standings{}.of("nefatavl.a").status, Status::unjudged);
}

TEST(BaselineEdit, PutsAnIdIntoItsGroupAndKeepsTheRest) {
    const Edited in_place = with_entry(kTwoGroups, entry("nefatavl.b", "open – as played"));
    EXPECT_EQ(in_place.change, Change::added);
    EXPECT_THAT(in_place.text, HasSubstr("    \"nefatavl.a\",  # kept\n    \"nefatavl.b\",\n    \"nefatavl.c\",\n]\n"));
    const Edited at_end = with_entry(kTwoGroups, entry("nefatavl.d", "open – as played"));
    EXPECT_THAT(at_end.text, HasSubstr("    \"nefatavl.c\",\n    \"nefatavl.d\",\n]\n"));
    const Edited in_line = with_entry(kTwoGroups, entry("nika.z", "seen", 2027y / 1 / 31));
    EXPECT_THAT(in_line.text, HasSubstr("ids = [\"nika.x\", \"nika.y\", \"nika.z\"]\n"));
    for (const auto& edited : {in_place, at_end, in_line})
        EXPECT_THAT(edited.text, testing::AllOf(HasSubstr("# head\n"), HasSubstr("# a note\n"), HasSubstr("# kept\n"),
                                                HasSubstr("\n# about the second\n")));
}

TEST(BaselineEdit, MakesAGroupForANewReasonOrEnd) {
    const Edited fresh = with_entry(kTwoGroups, entry("nika.z", "said \"so\" \\ twice"));
    EXPECT_TRUE(fresh.text.starts_with(kTwoGroups));
    EXPECT_THAT(fresh.text,
                HasSubstr("\n\n[[accept]]\nreason = \"said \\\"so\\\" \\\\ twice\"\nids = [\n    \"nika.z\",\n]\n"));
    const Edited dated = with_entry(kTwoGroups, entry("nika.z", "seen"));
    EXPECT_THAT(dated.text, testing::EndsWith("[[accept]]\nreason = \"seen\"\nids = [\n    \"nika.z\",\n]\n"))
        << "the group with an end is another one";
    EXPECT_EQ(with_entry("", entry("nika.z", "seen")).text,
              "[[accept]]\nreason = \"seen\"\nids = [\n    \"nika.z\",\n]\n");
}

TEST(BaselineEdit, AcceptingTwiceChangesNothingAndAnotherReasonMoves) {
    const Edited again = with_entry(kTwoGroups, entry("nika.x", "seen", 2027y / 1 / 31));
    EXPECT_EQ(again.change, Change::none);
    EXPECT_EQ(again.text, kTwoGroups);
    const Edited moved = with_entry(kTwoGroups, entry("nerva.old", "open – as played"));
    EXPECT_EQ(moved.change, Change::moved);
    EXPECT_THAT(moved.text, testing::Not(HasSubstr("the old form")));
    EXPECT_THAT(ids_of(parse_baseline(moved.text, "")),
                ElementsAre("nefatavl.a", "nefatavl.c", "nerva.old", "nika.x", "nika.y"));
}

TEST(BaselineEdit, TakesOutAnIdAndAnEmptyGroup) {
    EXPECT_THAT(without_entry(kTwoGroups, "nefatavl.c"), HasSubstr("    \"nefatavl.a\",  # kept\n]\n"));
    EXPECT_THAT(without_entry(kTwoGroups, "nefatavl.a"), HasSubstr("ids = [\n    \"nefatavl.c\",\n]\n"));
    EXPECT_THAT(without_entry(kTwoGroups, "nika.x"), HasSubstr("ids = [\"nika.y\"]\n"));
    EXPECT_THAT(without_entry(kTwoGroups, "nika.y"), HasSubstr("ids = [\"nika.x\"]\n"));
    const std::string none = without_entry(without_entry(kTwoGroups, "nika.x"), "nika.y");
    EXPECT_THAT(none, testing::Not(HasSubstr("seen")));
    EXPECT_THAT(none, HasSubstr("[[accept]]\nid = \"nerva.old\"\n"));
    EXPECT_EQ(without_entry(kTwoGroups, "nika.z"), kTwoGroups);
}

TEST(BaselineEdit, ManagesListsOfAnyLayout) {
    const auto list = [](const std::string& ids) { return "[[accept]]\nreason = \"r\"\nids = " + ids; };
    const auto put = [&](const std::string& ids) { return with_entry(list(ids), entry("m", "r")).text; };
    EXPECT_EQ(put("[\n  \"a\"  # one\n]"), list("[\n  \"a\",  # one\n    \"m\",\n]"));
    EXPECT_EQ(put("[\"a\",\n  \"b\"]\n"), list("[\"a\",\n  \"b\", \"m\"]\n"));
    EXPECT_EQ(put("[ \"z\", \"a\" ]"), list("[ \"z\", \"a\", \"m\" ]")) << "in no order, it goes to the end";
    EXPECT_EQ(put("['a', 'z',]\r\n"), list("['a', \"m\", 'z',]\r\n"));
    EXPECT_EQ(without_entry(list("[\"a\", \"b\",\n \"c\"]\n"), "b"), list("[\"a\", \"c\"]\n"));
    EXPECT_EQ(without_entry(list("[\"a\",\n \"b\"]\n"), "b"), list("[\"a\"]\n"));
}

TEST(BaselineEdit, KeepsTheLineEndsOfATextFromWindows) {
    std::string windows;
    for (const char c : std::string(kTwoGroups)) windows += c == '\n' ? "\r\n" : std::string(1, c);
    const auto stray = [](const std::string& text) {
        for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 1))
            if (text[at - 1] != '\r') return true;
        return false;
    };
    const Edited into = with_entry(windows, entry("nefatavl.b", "open – as played"));
    EXPECT_THAT(into.text, HasSubstr("    \"nefatavl.b\",\r\n"));
    EXPECT_FALSE(stray(into.text));
    EXPECT_FALSE(stray(with_entry(windows, entry("nika.z", "another reason")).text));
    EXPECT_FALSE(stray(without_entry(windows, "nefatavl.c")));
    EXPECT_EQ(without_entry(windows, "nika.z"), windows);
}
TEST(BaselineEdit, WritesWhateverReasonIsText) {
    const std::string odd = "bell\a, return\r, line\nend";
    EXPECT_EQ(parse_baseline(with_entry("", entry("nika.a", odd)).text, "").entries.front().reason, odd);
    EXPECT_THROW(with_entry("", entry("nika.a", "gr\xfcn")), UsageError) << "Latin-1";
}
TEST(BaselineEdit, SaysWhereAnInlineListCannotBeAddedTo) {
    for (const char* list : {"[ {reason = \"x\", ids = [\"nika.a\"]} ]", "[]"}) try {
            with_entry("# head\naccept = " + std::string(list) + "\n", entry("nika.b", "y"));
            FAIL() << "it was taken";
        } catch (const ParseError& error) {
            EXPECT_EQ(error.place().line, 2);
            EXPECT_THAT(error.problem(), HasSubstr("inline"));
        }
}

// Whatever order ids come and go in, the text says what was asked for.
RC_GTEST_PROP(BaselineEdit, SaysWhatWasAskedFor, ()) {
    const std::vector<std::string> reasons{"a", "b \"c\"", "\xc3\xa9"};
    std::string text = kTwoGroups;
    std::map<std::string, std::string> wanted;
    for (const auto& e : parse_baseline(text, "").entries) wanted[e.id] = e.reason;
    const int steps = *rc::gen::inRange(1, 12);
    for (int i = 0; i < steps; ++i) {
        const std::string id = "nika." + std::string(1, *rc::gen::inRange('w', '{'));
        if (*rc::gen::arbitrary<bool>()) {
            const std::string reason = *rc::gen::elementOf(reasons);
            text = with_entry(text, entry(id, reason)).text, wanted[id] = reason;
        } else {
            text = without_entry(text, id), wanted.erase(id);
        }
    }
    std::map<std::string, std::string> said;
    for (const auto& e : parse_baseline(text, "").entries) said[e.id] = e.reason;
    RC_ASSERT(said == wanted);
}

TEST(Accepting, TakesKnownIdsOnly) {
    const KnownFindings known = known_findings(
        R"({"schema": 1, "findings": [{"id": "nika.a", "status": "new"}, {"id": "nika.b"}], "gone": [{"id": "nika.x"}]})",
        "f");
    EXPECT_THAT(known.ids, ElementsAre("nika.a", "nika.b"));
    Accepting asked;
    asked.ids = {"nika.aa"}, asked.reason = "seen";
    try {
        accepted(kTwoGroups, "nomos.toml", known, asked);
        ADD_FAILURE() << "an unknown id was taken";
    } catch (const UnknownName& error) {
        EXPECT_THAT(error.what(), HasSubstr("nika.a"));
    }
    asked.ids.clear(), asked.all_new = true, asked.prune = true;
    const Acceptance done = accepted(kTwoGroups, "nomos.toml", known, asked);
    EXPECT_THAT(done.added, ElementsAre("nika.a", "nika.b"));
    EXPECT_THAT(done.pruned, ElementsAre("nika.x"));
    asked.prune = false;
    EXPECT_EQ(accepted(done.text, "nomos.toml", known, asked).text, done.text) << "there is nothing new any more";
    asked.prune = true;
    EXPECT_THROW(accepted(kTwoGroups, "x", known_findings(R"({"findings": []})", "f"), asked), UsageError);
    EXPECT_THROW(known_findings("[1]", "f"), ParseError);
    EXPECT_THROW(known_findings("{", "f"), ParseError);
}

TEST(Accepting, TheBaselineOfThisTreeIsGrouped) {
    std::stringstream text;
    text << std::ifstream(std::string(paths::root) + "/nomos.toml").rdbuf();
    const Baseline baseline = parse_baseline(text.str(), "nomos.toml");
    EXPECT_GT(baseline.entries.size(), 100u);
    std::vector<Accepted> taken;  // the second of each group
    for (std::size_t i = 1; i < baseline.entries.size(); ++i)
        if (baseline.entries[i].reason == baseline.entries[i - 1].reason &&
            (taken.empty() || taken.back().reason != baseline.entries[i].reason))
            taken.push_back(baseline.entries[i]);
    EXPECT_GT(taken.size(), 5u);
    std::string changed = text.str();
    for (const Accepted& one : taken) changed = without_entry(changed, one.id);
    EXPECT_EQ(parse_baseline(changed, "").entries.size(), baseline.entries.size() - taken.size());
    for (const Accepted& one : taken) changed = with_entry(changed, one).text;
    EXPECT_TRUE(changed == text.str()) << "what is put back stands where it stood";
}

}  // namespace
}  // namespace nomos
