// properties/README.md is a table made from the properties themselves. To write it anew:
//   NOMOS_UPDATE=1 build/tests/test_structure --gtest_filter=PropertiesTable.*
#include <cstdlib>

#include "checkers/named_twice.hpp"
#include "checkers/verdict.hpp"
#include "model/core/registry.hpp"
#include "tests/structure/tree.hpp"

namespace nomos::tree {
namespace {

bool is_property(CheckKind k) {
    return k == CheckKind::invariant || k == CheckKind::law || k == CheckKind::bound || k == CheckKind::claim ||
           k == CheckKind::leak || k == CheckKind::termination;
}
// The file that has the id, as a link from properties/.
std::string file_of(const std::string& id) {
    for (const auto& [path, text] : files())
        if (path.starts_with("properties/") && path.ends_with(".hpp") &&
            text.find('"' + id + '"') != std::string::npos) {
            const std::string below = path.substr(std::string("properties/").size());
            return "[" + below + "](" + below + ")";
        }
    return "[checkers/induction.hpp](../checkers/induction.hpp)";
}
// "Always: the law" without its first word, where how it is asked has one.
std::string law_of_question(const std::string& question) {
    using How = Asked::How;
    for (const How how : {How::always, How::possible, How::is_it_so, How::can_it_fail})
        if (const std::string before = question_of({how, ""}); question.starts_with(before))
            return question.substr(before.size());
    return question;
}

std::string table() {
    std::string text =
        "# Properties\n\n"
        "Every property of every ruleset, written once: Z3 proves it for all positions, RapidCheck tries it in play.\n"
        "This table is made from them; `tests/structure/properties_table_test.cpp` compares it and says how to renew "
        "it.\n";
    for (const AnyRuleset* ruleset : nomos::rulesets()) {
        text += "\n## " + std::string(ruleset->info().title) + "\n\n| id | law | kind | file |\n|---|---|---|---|\n";
        for (const CheckTask& t : suite(ruleset->info().id)) {
            if (!is_property(t.kind)) continue;
            const std::string kind = matches(t.id, "^[a-z0-9]+\\.([a-z]+)\\.").at(0);
            text += "| `" + t.id + "` | " + law_of_question(t.question) + " | " + kind + " | " + file_of(t.id) + " |\n";
        }
    }
    return text;
}

TEST(PropertiesTable, IsUpToDate) {
    const auto file = root() / "properties" / "README.md";
    if (std::getenv("NOMOS_UPDATE") != nullptr) std::ofstream(file, std::ios::binary) << table();
    EXPECT_EQ(read(file), table()) << "set NOMOS_UPDATE=1 and run this test to write it anew";
}

// A property that is listed twice would be asked, printed and counted twice.
TEST(PropertiesTable, NamesEachCheckOnce) {
    for (const AnyRuleset* ruleset : nomos::rulesets()) {
        auto checks = suite(ruleset->info().id);
        EXPECT_EQ(named_twice(checks), "");
        checks.push_back(checks.at(checks.size() / 2));
        EXPECT_EQ(named_twice(checks), checks.back().id) << "planted";
    }
}

}  // namespace
}  // namespace nomos::tree
