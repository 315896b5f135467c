// A ruleset is one folder name in two layers and one line of the registry; each of its clauses is
// found by one search word wherever it matters.
#include "checkers/verdict.hpp"
#include "model/core/registry.hpp"
#include "tests/structure/tree.hpp"

namespace nomos::tree {
namespace {

std::set<std::string> subfolders(const std::string& folder) {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(root() / folder))
        if (entry.is_directory()) names.insert(entry.path().filename().string());
    return names;
}
// All texts in a folder whose file name begins so, one after the other.
std::string text_of(const std::string& folder, const std::string& beginning = "") {
    std::string all;
    for (const auto& [path, text] : files())
        if (path.starts_with(folder + "/" + beginning)) all += text;
    return all;
}

TEST(Rulesets, OfTheRegistryHaveTheirFolders) {
    ASSERT_FALSE(rulesets().empty());
    for (const auto& game : rulesets())
        for (const std::string& file :
             {"model/" + game + "/text/clauses.toml", "model/" + game + "/text/readings.toml",
              "model/" + game + "/text/ledger.toml", "model/" + game + "/position.hpp", "model/" + game + "/rules.hpp",
              "model/" + game + "/constraints.hpp", "model/" + game + "/ruleset.hpp",
              "properties/" + game + "/properties.hpp", "properties/" + game + "/game.hpp"})
            EXPECT_TRUE(exists(file)) << file;
}
// Every ruleset of the registry has its two folders; another folder of model/ is a ruleset that is
// being written: it has clauses, and waits for its line.
TEST(Rulesets, OfTheFoldersAreRegisteredOrBeingWritten) {
    const auto names = rulesets();
    const std::set<std::string> registered(names.begin(), names.end());
    const auto folders = subfolders("model"), with_properties = subfolders("properties");
    for (const std::string& game : registered) {
        EXPECT_TRUE(folders.contains(game)) << game;
        EXPECT_TRUE(with_properties.contains(game)) << game;
    }
    for (const std::string& folder : folders) {
        const bool is_shared = folder == "core" || folder == "smt" || folder == "registry" || folder == "text";
        EXPECT_TRUE(is_shared || registered.contains(folder) || exists("model/" + folder + "/text/clauses.toml"))
            << folder;
    }
}
TEST(Rulesets, OfTheProgramAreThoseOfTheRegistry) {
    std::vector<std::string> built;
    for (const AnyRuleset* r : nomos::rulesets()) built.emplace_back(r->info().id);
    EXPECT_EQ(built, tree::rulesets());
}

// --- one search word -----------------------------------------------------------------------------
// A clause in C++: the id without its prefix, with '_' for what stands between its words.
std::string enumerator(std::string_view id) {
    std::string name(id.substr(id.find('.') + 1));
    std::ranges::replace_if(
        name, [](char c) { return c == '.' || c == '-'; }, '_');
    return name;
}
bool mentions(const std::string& text, const std::string& id, const std::string& name) {
    const bool bare =
        text.find("using enum Clause;") != std::string::npos && !matches(text, "\\b(" + name + ")\\b").empty();
    return bare || text.find(id.substr(id.find('.') + 1)) != std::string::npos ||
           text.find("Clause::" + name) != std::string::npos;
}

class EachRuleset : public testing::TestWithParam<const AnyRuleset*> {
protected:
    const RulesetInfo& info() const { return GetParam()->info(); }
    std::string game() const { return std::string(info().id); }
};
// Each has plain rules that both encodings are held against.
TEST_P(EachRuleset, IsHeldAgainstAThirdImplementation) {
    EXPECT_TRUE(exists("model/" + game() + "/naive.hpp"));
    const auto checks = suite(info().id);
    EXPECT_EQ(std::ranges::count(checks, game() + ".comparison.naive", &CheckTask::id), 1);
}
TEST_P(EachRuleset, MentionsEachClauseInBothEncodingsAndInATest) {
    const std::string constraints = text_of("model/" + game(), "constraints");
    const std::string rules = text_of("model/" + game(), "rules"), position = text_of("model/" + game(), "position");
    const std::string tests = text_of("tests/model/" + game());
    ASSERT_FALSE(constraints.empty() || rules.empty() || tests.empty());
    for (const ClauseInfo& clause : info().clauses) {
        const std::string id(clause.id), name = enumerator(clause.id);
        EXPECT_TRUE(mentions(tests, id, name)) << id << " in no test";
        EXPECT_TRUE(mentions(constraints, id, name)) << id << " in no constraint";
        // The frame is what the executable rules leave alone: there is nothing to mention.
        const bool frame = id.find(".frame.") != std::string::npos;
        EXPECT_TRUE(frame || mentions(rules + position, id, name)) << id << " in no executable rule";
    }
}
// How far its sentence goes: stated, followed from others, supplied by us, narrower or wider.
TEST_P(EachRuleset, GroundsEveryClause) {
    for (const ClauseInfo& c : info().clauses) {
        EXPECT_NE(c.grounding, Grounding::none) << c.id;
        EXPECT_FALSE(c.by.empty() && c.from.empty()) << c.id << " does not say by what";
        const bool ours = c.grounding != Grounding::stated && c.grounding != Grounding::follows;
        EXPECT_EQ(ours, !c.adds.empty()) << c.id << ": what do we add?";
    }
}
// Whatever we add is asked about by a reading, or by an entry that has a position or says why none can show it.
TEST_P(EachRuleset, AsksAboutWhatItSupplies) {
    const auto entry = [&](std::string_view id) {
        const auto& all = info().missing;
        const auto found = std::ranges::find(all, id, &MissingInfo::id);
        return found == all.end() ? nullptr : &*found;
    };
    for (const ClauseInfo& c : info().clauses)
        for (const std::string_view id : c.told) {
            const MissingInfo* m = entry(id);
            const bool is_reading = std::ranges::count(info().readings, id, &ReadingInfo::id) == 1;
            EXPECT_TRUE(is_reading || m) << c.id << " is told by " << id;
            EXPECT_TRUE(!m || std::ranges::count(m->clauses, c.id) == 1) << id << " does not name " << c.id;
        }
}
TEST_P(EachRuleset, HasASoundLedger) {
    for (const CheckTask& t : suite(info().id)) {
        if (t.kind != CheckKind::ledger) continue;
        const CheckResult r = t.run({});
        EXPECT_EQ(r.verdict, Verdict::holds) << r.id << ": " << r.detail;
    }
}
INSTANTIATE_TEST_SUITE_P(Registry, EachRuleset, testing::ValuesIn(nomos::rulesets().begin(), nomos::rulesets().end()),
                         [](const auto& one) { return std::string(one.param->info().id); });

}  // namespace
}  // namespace nomos::tree
