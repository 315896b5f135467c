// A grade on the pages: kept in a file, read back, and shown as long as it is of the same sources.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "checkers/store/key.hpp"
#include "model/core/error.hpp"
#include "reports/grading.hpp"
#include "reports/html.hpp"
#include "reports/input.hpp"
#include "reports/json.hpp"
#include "reports/markdown.hpp"
#include "reports/write.hpp"
#include "tests/paths.hpp"
#include "tests/reports/fixture.hpp"
#include "tests/reports/schema.hpp"

namespace nomos {
namespace {

using grade::Fate;
using grade::Means;
using grade::Where;
using State = KeptGrade::State;

grade::Mutant mutant(const std::string& clause, Where where, Fate fate, const std::vector<Means>& by) {
    static int number = 0;
    grade::Mutant m;
    m.id = "rules.hpp:" + std::to_string(++number), m.where = where, m.clauses = {clause}, m.file = "rules.hpp";
    m.line = 33, m.column = 19, m.change = "\"or\" instead of \"and\"", m.fate = fate;
    for (const Means means : by) m.notices.push_back({means, "nefatavl.some.check", 7});
    m.position = "11/11 w", m.move = "a1-a2", m.readings = {"nefatavl.king.hits=unarmed"};
    return m;
}
// One clause that only the comparison holds, one that three means hold, one of which nobody knows.
grade::Grades grades_of_three() {
    grade::Grades g;
    g.ruleset = "nefatavl", g.sources = store::sources_of("nefatavl"), g.positions = 2048, g.made = 90;
    g.clauses = {"nefatavl.move.rook", "nefatavl.capture.custodial", "nefatavl.win.corner"};
    g.mutants = {
        mutant(g.clauses[0], Where::rules, Fate::killed, {Means::conformance, Means::fuzzing}),
        mutant(g.clauses[0], Where::both, Fate::survivor, {}),
        mutant(g.clauses[1], Where::rules, Fate::killed, {Means::conformance, Means::law}),
        mutant(g.clauses[1], Where::both, Fate::killed, {Means::example}),
        mutant(g.clauses[1], Where::both, Fate::equivalent, {}),
        mutant(g.clauses[1], Where::both, Fate::undecided, {}),
    };
    return g;
}
Chapter with(State state) {
    Chapter chapter = fixture::chapter_with_everything();
    chapter.grade.state = state;
    if (state == State::fits) chapter.grade.grades = grades_of_three();
    return chapter;
}
std::string part_of(const std::string& page, const std::string& from, const std::string& to) {
    const auto begin = page.find(from), end = page.find(to, begin);
    EXPECT_NE(end, std::string::npos) << from;
    return begin == std::string::npos ? "" : page.substr(begin, end - begin);
}
struct Folder {
    std::filesystem::path path =
        std::filesystem::path(testing::TempDir()) / ("nomos-grades-" + std::to_string(getpid()));
    Folder() { std::filesystem::remove_all(path), make_folder(path); }
    ~Folder() { std::filesystem::remove_all(path); }
    void put(const std::string& text) const { write_file(grade_file(path, "nefatavl"), text); }
    KeptGrade kept() const { return kept_grade(path.string(), "nefatavl"); }
};
std::string text_of(const grade::Grades& grades) { return grades_json(grades).dump(); }

// --- the file ----------------------------------------------------------------------------------------
TEST(KeptGrade, IsReadAsItWasWritten) {
    const grade::Grades made = grades_of_three(), read = grades_from(text_of(made), "nefatavl.json");
    EXPECT_EQ(text_of(read), text_of(made));
    EXPECT_EQ(read.killed_by_one(), 2) << "the comparison alone, and the example alone";
    EXPECT_EQ(read.killed_by_one(Where::both), 1);
    std::ifstream file(std::string(paths::root) + "/docs/schema/grades.schema.json");
    const auto schema = schema::json::parse(file);
    EXPECT_EQ(schema::errors_of(schema::json::parse(text_of(made)), schema), std::vector<std::string>{});
}
TEST(KeptGrade, FitsOnlyTheSourcesThatItWasMadeFrom) {
    const Folder folder;
    EXPECT_EQ(folder.kept().state, State::none);
    EXPECT_EQ(kept_grade("", "nefatavl").state, State::none);
    grade::Grades grades = grades_of_three();
    folder.put(text_of(grades));
    EXPECT_EQ(folder.kept().state, State::fits);
    EXPECT_EQ(text_of(*folder.kept().grades), text_of(grades));
    grades.sources = "0123";
    folder.put(text_of(grades));
    EXPECT_EQ(folder.kept().state, State::out_of_date);
    EXPECT_FALSE(folder.kept().grades.has_value());
}
TEST(KeptGrade, RefusesWhatIsNoGrade) {
    const Folder folder;
    grade::Grades other = grades_of_three();
    other.ruleset = "nika";
    std::string unknown = text_of(grades_of_three());
    unknown.replace(unknown.find("\"survivor\""), 10, "\"immortal\"");
    for (const std::string& text : {std::string("no json"), std::string("{}"), text_of(other), unknown}) {
        folder.put(text);
        EXPECT_THROW(folder.kept(), ParseError) << text.substr(0, 80);
    }
}

// --- the pages ---------------------------------------------------------------------------------------
TEST(GradePage, SaysWhatHoldsEachClause) {
    const std::string html = part_of(html_page(with(State::fits)), "<section id=\"grade\">", "</section>");
    for (const char* words :
         {"6 mistakes made in our reading of the rules, one at a time: 3 noticed, 1 proved to change nothing, 1 "
          "unnoticed, 1 undecided.",
          "1 of 3 rules is held by our own readings of it alone",
          "Held by: our own readings of it alone</p></td><td data-label=\"Mistakes\">2</td><td "
          "data-label=\"Noticed\">1</td><td data-label=\"By one means only\">1</td><td data-label=\"Unnoticed\">1</td>",
          "Held by: our two encodings, compared; laws of the game; examples of the text</p></td><td "
          "data-label=\"Mistakes\">3</td>",
          "Held by: no mistake in it was made", "Drawn from 90 places", "An example in the rulebook would"})
        EXPECT_NE(html.find(words), std::string::npos) << words << "\n" << html;
    const std::string alone = part_of(html, "<ul class=\"plain\">", "</ul>");
    EXPECT_NE(alone.find("nefatavl.<wbr/>move.<wbr/>rook"), std::string::npos) << alone;
    EXPECT_NE(alone.find("href=\"#s1\""), std::string::npos) << "the sentence that it rests on";
    EXPECT_EQ(alone.find("custodial"), std::string::npos) << alone;
    const std::string markdown = markdown_page(with(State::fits));
    EXPECT_NE(markdown.find("| `nefatavl.move.rook` | our own readings of it alone | 2 | 1 | 1 | 1 | 0 | 0 |"),
              std::string::npos)
        << markdown.substr(markdown.find("would notice"), 1500);
}
TEST(GradePage, SaysHowToMakeOne) {
    for (const auto& [state, words] : {std::pair{State::none, "no grade is at hand"},
                                       std::pair{State::out_of_date, "of other rules or another program"}}) {
        const std::string html = part_of(html_page(with(state)), "<section id=\"grade\">", "</section>");
        EXPECT_NE(html.find(words), std::string::npos) << html;
        EXPECT_NE(html.find("<span>nomos</span> <span>grade</span> <span>nefatavl</span>"), std::string::npos) << html;
        EXPECT_EQ(html.find("<table"), std::string::npos);
        EXPECT_NE(markdown_page(with(state)).find("`nomos grade nefatavl --out grades`"), std::string::npos);
    }
}
TEST(GradePage, IsShortBeforeItIsUnfolded) {
    std::string html = part_of(html_page(with(State::fits)), "<section id=\"grade\">", "</section>");
    std::string words;
    for (int depth = 0; !html.empty();) {
        if (html.starts_with("<details")) ++depth;
        if (html.starts_with("</details")) --depth;
        const bool summary = html.starts_with("<summary");
        if (html[0] == '<') {
            const auto end = html.find('>') + 1;
            if (summary) words += " " + html.substr(end, html.find("</summary>") - end) + " ";
            html.erase(0, end), words += ' ';
        } else {
            if (depth == 0) words += html[0];
            html.erase(0, 1);
        }
    }
    std::istringstream in(words);
    const auto count = std::distance(std::istream_iterator<std::string>(in), {});
    EXPECT_GT(count, 20);
    EXPECT_LE(count, 60) << words;
}

// --- results.json ------------------------------------------------------------------------------------
TEST(GradeInResults, IsAsTheSchemaSays) {
    std::ifstream file(std::string(paths::root) + "/docs/schema/results.schema.json");
    const auto schema = schema::json::parse(file);
    nlohmann::ordered_json grades = nlohmann::ordered_json::array();
    for (const State state : {State::fits, State::none, State::out_of_date})
        grades.push_back(summary_json("nefatavl", with(state).grade));
    const auto document = schema::json::parse(results_json(fixture::report().checks, {}, grades));
    EXPECT_EQ(schema::errors_of(document, schema), std::vector<std::string>{});
    EXPECT_EQ(document["grades"][0]["state"], "fits");
    EXPECT_EQ(document["grades"][0]["killed_by_one"], 2);
    EXPECT_EQ(document["grades"][0]["clauses"][0]["held_by"], "conformance alone");
    EXPECT_EQ(document["grades"][1].size(), 2U);
    EXPECT_EQ(document["grades"][2]["state"], "out of date");
    EXPECT_FALSE(schema::json::parse(results_json({})).contains("grades"));
}

}  // namespace
}  // namespace nomos
