// Every example line of docs/notation.md is what it is said to be. A section is named like its ruleset;
// a fenced block says in its head what its lines are, as in ```position, and perhaps whose (```game nika);
// in a table whose first column is `move`, `turn` or `step`, what that column has in `quotes` is one.
// A ruleset that is being written is in the document before it is in the registry: its examples wait.
#include <cctype>

#include "analysis/graph/exploration.hpp"
#include "model/core/error.hpp"
#include "model/core/registry.hpp"
#include "model/core/replay.hpp"
#include "tests/structure/tree.hpp"

namespace nomos::tree {
namespace {

constexpr const char* kDocument = "docs/notation.md";

struct Example {
    std::string ruleset, kind, text;  // a line; a whole block of a file
    int line = 0;
};
bool is_move(const std::string& kind) { return kind == "move" || kind == "turn" || kind == "step"; }
bool is_file(const std::string& kind) { return kind == "game" || kind == "board"; }

// --- reading the document --------------------------------------------------------------------------
class Reader {
public:
    std::vector<Example> read(const std::string& markdown) {
        std::istringstream lines(markdown);
        for (std::string line; std::getline(lines, line);) {
            ++number_;
            if (line.starts_with("```"))
                fence(line.substr(3));
            else if (fenced_)
                in_fence(line);
            else if (line.starts_with("## "))
                heading(line.substr(3));
            else if (line.starts_with("|"))
                row(line);
            else
                column_.clear();
        }
        return std::move(examples_);
    }

private:
    void heading(std::string title) {
        std::transform(title.begin(), title.end(), title.begin(), [](unsigned char c) { return std::tolower(c); });
        section_ = title;
    }
    void fence(const std::string& head) {
        fenced_ = !fenced_;
        if (!fenced_) return;
        const auto words = matches(head, "([a-z-]+)");
        block_ = {words.size() > 1 ? words[1] : section_, words.empty() ? "" : words[0], "", number_};
        if (is_file(block_.kind)) examples_.push_back(block_);
    }
    void in_fence(const std::string& line) {
        if (is_file(block_.kind))
            examples_.back().text += line + "\n";
        else
            examples_.push_back({block_.ruleset, block_.kind, line, number_});
    }
    // The first row of a table names its columns.
    void row(const std::string& line) {
        const std::string cell = line.substr(1, line.find('|', 1) - 1);
        if (column_.empty()) {
            const auto words = matches(cell, "([^ ]+)");
            column_ = words.empty() ? "none" : words.front();
            return;
        }
        if (is_move(column_))
            for (const auto& quoted : matches(cell, "`([^`]+)`"))
                examples_.push_back({section_, column_, quoted, number_});
    }

    std::vector<Example> examples_;
    std::string section_, column_;
    Example block_;
    bool fenced_ = false;
    int number_ = 0;
};
const std::vector<Example>& examples() {
    static const std::vector<Example> all = Reader().read(files().at(kDocument));
    return all;
}

// --- trying what it shows ----------------------------------------------------------------------------
TableChoice choice_for(const Example& example) {
    TableChoice choice;
    choice.steps = example.kind == "step";
    if (example.kind == "board") choice.board_text = example.text, choice.board_name = kDocument;
    return choice;
}
void try_game(const Example& example, const AnyRuleset& ruleset) {
    const GameFile game = parse_game(example.text, kDocument);
    graph::ExploreChoice choice;
    choice.table.readings = game.readings, choice.table.settings = game.settings;
    choice.board = game.board, choice.pieces = game.pieces;
    const auto table = game.board.empty() ? ruleset.table(choice.table) : graph::table_of(example.ruleset, choice);
    const Replay played = replay(*table, ruleset.info(), game);
    EXPECT_FALSE(played.plies.empty());
    EXPECT_TRUE(played.legal()) << played.plies.back().move.text;
}
void try_example(const Example& example, const AnyRuleset& ruleset) {
    if (example.kind == "game") return try_game(example, ruleset);
    const auto table = ruleset.table(choice_for(example));
    const std::string& text = example.text;
    if (example.kind == "board") {
        EXPECT_FALSE(table->start().empty());
    } else if (example.kind == "position") {
        EXPECT_EQ(table->canonical(text), text);
    } else if (example.kind == "move-as-read") {
        EXPECT_NE(table->canonical_move(text), text) << "the form that is printed";
    } else {
        EXPECT_TRUE(is_move(example.kind)) << "lines of what? " << example.kind;
        EXPECT_EQ(table->canonical_move(text), text);
    }
}

bool is_registered(const std::string& id) {
    return std::ranges::any_of(nomos::rulesets(), [&](const AnyRuleset* r) { return r->info().id == id; });
}

class Notation : public testing::TestWithParam<std::string> {};
TEST_P(Notation, OfTheDocumentIsReadAsItIsWritten) {
    if (!is_registered(GetParam())) GTEST_SKIP() << GetParam() << " is not registered";
    for (const Example& example : examples()) {
        if (example.ruleset != GetParam()) continue;
        SCOPED_TRACE(std::string(kDocument) + ":" + std::to_string(example.line) + ": " + example.text);
        try {
            try_example(example, find_ruleset(example.ruleset));
        } catch (const UserError& error) {
            ADD_FAILURE() << error.what();
        }
    }
}
TEST_P(Notation, ShowsAPositionAndAMove) {
    bool position = false, move = false;
    for (const Example& e : examples())
        if (e.ruleset == GetParam()) position = position || e.kind == "position", move = move || is_move(e.kind);
    EXPECT_TRUE(position && move);
}
// Those that the document speaks of, in alphabetical order, and those that are registered.
std::vector<std::string> in_document_or_registry() {
    std::set<std::string> names;
    for (const Example& e : examples()) names.insert(e.ruleset);
    for (const AnyRuleset* r : nomos::rulesets()) names.emplace(r->info().id);
    return {names.begin(), names.end()};
}
INSTANTIATE_TEST_SUITE_P(Document, Notation, testing::ValuesIn(in_document_or_registry()),
                         [](const auto& one) { return one.param; });

}  // namespace
}  // namespace nomos::tree
