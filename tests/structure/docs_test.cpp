// What the documents name exists: files, folders, verbs of the program.
#include <cctype>
#include <cstdio>

#include "model/core/registry.hpp"
#include "tests/paths.hpp"
#include "tests/structure/tree.hpp"

namespace nomos::tree {
namespace {

// Every piece of code in a Markdown text: the lines of fenced blocks, and what stands in `quotes`.
std::vector<std::string> code_in(const std::string& markdown) {
    std::vector<std::string> pieces;
    std::istringstream lines(markdown);
    bool fenced = false;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("```"))
            fenced = !fenced;
        else if (fenced)
            pieces.push_back(line);
        else
            for (auto& quoted : matches(line, "`([^`]+)`")) pieces.push_back(quoted);
    }
    return pieces;
}
// Paths of this tree among the words of a piece of code; `mygame` is the guide's example and
// <...> stands for a name.
std::vector<std::string> paths_in(const std::string& code) {
    std::vector<std::string> paths;
    for (auto word : matches(code, "([A-Za-z0-9_./<>*{}@-]+)")) {
        if (word.ends_with('.')) word.pop_back();  // of the sentence
        static const std::set<std::string> folders{"model", "properties", "checkers", "analysis", "reports", "cli",
                                                   "tests", "bench",      "docs",     "scripts",  "cmake"};
        const bool example =
            word.find("mygame") != std::string::npos || word.find_first_of("<*{@") != std::string::npos;
        if (word.find('/') != std::string::npos && folders.contains(top_folder(word)) && !example)
            paths.push_back(word);
    }
    return paths;
}
std::string help(const std::string& verb = "") {
    std::string text;
    if (FILE* out = popen((std::string(paths::program) + " " + verb + " --help 2>&1").c_str(), "r")) {
        for (int c = fgetc(out); c != EOF; c = fgetc(out)) text += static_cast<char>(c);
        pclose(out);
    }
    return text;
}
// Of README.md and of docs/, the files that end so.
std::vector<std::string> documents() {
    std::vector<std::string> names;
    for (const auto& [path, text] : files())
        if (path.ends_with(".md") &&
            (top_folder(path) == "docs" || path == "README.md" || path == "properties/README.md"))
            names.push_back(path);
    return names;
}

// The last column of its last table, a row a ruleset.
TEST(Documents, TheReadmeCountsTheOpenQuestions) {
    for (const AnyRuleset* ruleset : nomos::rulesets()) {
        std::string name(ruleset->info().id);
        name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
        const auto row = matches(files().at("README.md"), "\n\\| " + name + " \\|[^\n]*\\| ([0-9]+) \\|");
        ASSERT_EQ(row.size(), 1U) << name;
        EXPECT_EQ(row.front(), std::to_string(ruleset->info().readings.size())) << name;
    }
}
TEST(Documents, AreThere) {
    for (const char* path : {"README.md", "docs/add-a-ruleset.md", "docs/gotchas.md", "docs/notation.md",
                             "docs/performance.md", "properties/README.md"})
        EXPECT_TRUE(files().contains(path)) << path;
}
TEST(Documents, NameFilesAndFoldersThatExist) {
    for (const auto& document : documents())
        for (const auto& code : code_in(files().at(document)))
            for (const auto& path : paths_in(code)) EXPECT_TRUE(exists(path)) << document << " names " << path;
}
// What --help shows of each verb, its examples among it.
TEST(Documents, HelpNamesFilesThatExist) {
    std::set<std::string> verbs;
    for (const auto& verb : matches(help(), "\n  ([a-z]+) ")) verbs.insert(verb);
    EXPECT_GT(verbs.size(), 15U);
    std::size_t named = 0;
    for (const auto& verb : verbs)
        for (const auto& path : paths_in(help(verb))) {
            ++named;
            EXPECT_TRUE(exists(path)) << "nomos " << verb << " --help names " << path;
        }
    EXPECT_GT(named, 0U);
}
TEST(Documents, NameVerbsThatTheProgramHas) {
    const std::string text = help();
    ASSERT_NE(text.find("check"), std::string::npos) << text;
    for (const auto& document : documents())
        for (const auto& code : code_in(files().at(document)))
            for (const auto& verb : matches(code, "\\bnomos ([a-z]+)"))
                EXPECT_TRUE(std::regex_search(text, std::regex("\\b" + verb + "\\b"))) << document << " names " << verb;
}
TEST(Documents, OfDecisionsHaveTheirFiveLines) {
    int decisions = 0;
    for (const auto& [path, text] : files()) {
        if (!path.starts_with("docs/decisions/")) continue;
        ++decisions;
        for (const char* part : {"Context: ", "Problem: ", "Decision: ", "Gain: ", "Price: "})
            EXPECT_NE(text.find(part), std::string::npos) << path << " lacks " << part;
    }
    EXPECT_GT(decisions, 0);
}

// --- the guide ---------------------------------------------------------------------------------
// It names a folder with all files that a ruleset needs, each of them.
TEST(Guide, NamesAFolderThatHasAllThatARulesetNeeds) {
    for (const char* file : {"text/clauses.toml", "text/readings.toml", "text/ledger.toml", "text/examples.toml",
                             "position.hpp", "rules.hpp", "constraints.hpp", "notation.hpp", "notation.cpp",
                             "ruleset.hpp", "ruleset.cpp", "properties.hpp"})
        EXPECT_TRUE(exists(std::string("tests/tictactoe/") + file)) << file;
    const std::string& guide = files().at("docs/add-a-ruleset.md");
    for (const auto& [path, text] : files())
        if (path.starts_with("tests/tictactoe/")) {
            const std::string name = path.substr(path.rfind('/') + 1);
            EXPECT_NE(guide.find(name), std::string::npos) << "the guide does not say what " << name << " is";
        }
}
// Each row of the tables of hooks: what a ruleset offers, by name, is what the file in the last column asks for.
TEST(Guide, NamesHooksThatAreAskedFor) {
    const std::string& guide = files().at("docs/add-a-ruleset.md");
    int hooks = 0;
    for (const auto& row : matches(guide, "\n(\\|[^\n]+\\|[^\n]+\\|[^\n]+\\|[^\n]+)\\|")) {
        const auto cells = matches(row, "\\|([^|]+)");
        ASSERT_EQ(cells.size(), 4U) << row;
        const auto file = matches(cells[3], "`([^`]+)`");
        if (file.empty()) continue;  // the head of the table
        ASSERT_TRUE(files().contains(file.front())) << file.front();
        for (const auto& name : matches(cells[1], "`(?:[A-Za-z]+::)?([A-Za-z_]+)[`( ]")) {
            EXPECT_NE(files().at(file.front()).find(name), std::string::npos) << name << " is not in " << file.front();
            ++hooks;
        }
    }
    EXPECT_GT(hooks, 20);
}
// The folder stands by itself: what is copied from it points nowhere else.
TEST(Guide, NamesAFolderThatStandsByItself) {
    for (const auto& [path, text] : files()) {
        if (!path.starts_with("tests/tictactoe/")) continue;
        for (const auto& included : includes(text)) {
            const bool own = included.starts_with("tests/tictactoe/");
            EXPECT_TRUE(own || !included.starts_with("tests/")) << path << " includes " << included;
        }
    }
}

}  // namespace
}  // namespace nomos::tree
