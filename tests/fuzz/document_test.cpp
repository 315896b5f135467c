// Every document that is read back: the ones below, cut off, changed by chance, and nested beyond reason.
#include "tests/fuzz/document_entries.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include "analysis/examination/sheet.hpp"
#include "checkers/store/key.hpp"
#include "reports/grading.hpp"
#include "tests/cli/program.hpp"
#include "tests/fuzz/changed_text.hpp"

namespace nomos::fuzz_test {
namespace {

namespace fs = std::filesystem;

std::string a_grade() {
    grade::Grades grades;
    grades.ruleset = "nefatavl", grades.sources = "5a", grades.made = 3, grades.positions = 900;
    grades.clauses = {"nefatavl.move.rook"};
    grade::Mutant m;
    m.id = "1", m.clauses = {"nefatavl.move.rook"}, m.file = "rules.hpp", m.line = 3, m.column = 4;
    m.notices.push_back({grade::Means::law, "nefatavl.law.a", 9});
    grades.mutants.push_back(m);
    return grades_json(grades).dump(1);
}
std::string a_certificate() {
    return R"({"schema": 1, "ruleset": "nefatavl", "rules": ")" + store::sources_of("nefatavl", Tables::rules) +
           R"(", "questions": [
        {"question": "nefatavl.law.a", "check": "nefatavl.law.a", "cvc5": "unsat", "cadical": "unchecked"}],
        "cuts": {"proofs": 4, "questions": 31, "shown": 30, "samples": 1024, "compared": 9, "wrong": 0}})";
}
std::string a_corpus() {
    engines::CorpusOptions options;
    options.count = 3;
    return corpus_lines(engines::corpus_of("nefatavl", options));
}
constexpr const char* kFindings =
    R"({"schema":1,"gone":[{"id":"nefatavl.y"}],"findings":[{"id":"nefatavl.x","ruleset":"nefatavl",
    "readings":["king.hits"],"sides":[{"option":"none","says":"a","after":"b","outcome":"c"}],"settled":[],
    "line":["d1-d3","d6-d4"],"line_readings":[],"asks":"legal","shown":[],"play":[],
    "witness":{"position":"x","moves":["d3-d2"],"readings":[],"settled":[],"steps":false}}]})";
constexpr const char* kResults = R"({"checks":[{"verdict":"holds"}],"summary":{"holds":1,"violated":0,"unknown":0}})";
constexpr const char* kAnswers =
    "ruleset = \"nefatavl\"\n\n[[question]]\nnumber = 1\nid = \"nefatavl.king.hits\"\n"
    "answer = \"B\"\nwords = \"as \\\"usual\\\"\"\nposition = \"a\"\nmove = \"b\"\n";

std::vector<std::string> documents() {
    std::vector<std::string> texts{a_grade(),
                                   a_certificate(),
                                   a_corpus(),
                                   kFindings,
                                   kResults,
                                   kAnswers,
                                   text_of(Sheet{{"nefatavl"}, "", {}, {1, 2}, {}})};
    for (const auto& file : fs::directory_iterator(fs::path(paths::root) / "docs/soak"))
        texts.push_back(cli_test::read_file(file.path()));
    std::sort(texts.begin(), texts.end());
    return texts;
}
std::vector<std::string> proofs() {
    return {"c a comment\np cnf 3 4\n1 2 0\n-1 2 0\n1 -2 3 0\n-3 0\n", "2 0\nd 1 2 0\n1 0\n0\n", "a\x02\x04\x00",
            "(declare-fun |a| () Bool)\n(declare-fun w () (_ BitVec 2))\n(define-fun one () Bool (xor a (= w #b01)))\n"
            "(set-info :where one)\n(set-info :cut |one|)\n(set-info :refuted (|g.lemma.1| (not one)))\n"
            "(set-info :told (|a word| (ite one w #b00)))\n(set-info :samples |g.samples|)\n",
            "(inputs a |the word|)\n(told |a word|)\n(sample true #b01 #b10)\n"};
}
// Opened so often, within and without something that is read.
std::vector<std::string> nested(int deep) {
    std::vector<std::string> texts;
    const auto times = [&](const std::string& part) {
        std::string all;
        for (int i = 0; i < deep; ++i) all += part;
        return all;
    };
    const std::string lists = times("[") + times("]");
    for (const std::string text : {"?", R"({"findings":[{"id":"a","ruleset":"nefatavl","line":?}]})",
                                   R"({"checks":[{"verdict":?}]})", R"({"ruleset":"nefatavl","sources":?})",
                                   R"({"ruleset":"nefatavl","rules":?})", R"({"maker":"a","sheet":?,"sum":1})"}) {
        const std::size_t at = text.find('?');
        texts.push_back(text.substr(0, at) + lists + text.substr(at + 1));
    }
    // A shard of this very program, which is refused by its sum alone.
    const auto shard = nlohmann::json::parse(text_of(Sheet{{"nefatavl"}, "", {}, {1, 2}, {}}));
    texts.push_back(R"({"schema":1,"maker":)" + shard.at("maker").dump() + R"(,"sheet":)" + lists + R"(,"sum":"1"})");
    texts.push_back(times("[")), texts.push_back(times(R"({"a":)"));
    texts.push_back("ruleset = " + lists);
    texts.push_back("(define-fun a () Bool " + times("(not ") + "true" + times(")") + ")\n");
    return texts;
}

class Documents : public testing::Test {
protected:
    void SetUp() override { fs::create_directories(folder_); }
    void TearDown() override { fs::remove_all(folder_); }
    void read(const std::string& text) const {
        read_as_every_document(text), read_as_every_proof(text), read_as_a_report(text, folder_);
    }

    const fs::path folder_ = fs::path(testing::TempDir()) / ("nomos_documents_" + std::to_string(::getpid()));
};

TEST_F(Documents, AreUnderstoodAsTheyAre) {
    EXPECT_EQ(grades_from(a_grade(), "").mutants.size(), 1U);
    EXPECT_EQ(certificate_from(a_certificate(), "nefatavl", "").all.questions, 1);
    EXPECT_EQ(read_corpus(a_corpus(), "", "nefatavl").positions.size(), 3U);
    EXPECT_EQ(known_findings(kFindings, "").ids.size(), 1U);
    EXPECT_NO_THROW(sheet_in(text_of(Sheet{{"nefatavl"}, "", {}, {1, 2}, {}}), ""));
}
TEST_F(Documents, CutOffAreUnderstoodOrRefused) {
    constexpr std::size_t kPlaces = 30;
    for (const auto& all : {documents(), proofs()})
        for (const std::string& text : all)
            for (std::size_t k = 0; k <= kPlaces; ++k)
                ASSERT_NO_THROW(read(text.substr(0, text.size() * k / kPlaces))) << text << "\n" << k;
}
TEST_F(Documents, ChangedByChanceAreUnderstoodOrRefused) {
    constexpr int kTexts = 1000;
    auto texts = documents();
    for (auto& proof : proofs()) texts.push_back(std::move(proof));
    Dice dice(1);
    const auto any = [&] { return texts[static_cast<std::size_t>(dice.below(static_cast<int>(texts.size())))]; };
    for (int i = 0; i < kTexts; ++i) {
        const std::string text = changed(any(), any(), dice);
        ASSERT_NO_THROW(read(text)) << text;
    }
}
TEST_F(Documents, NestedBeyondReasonAreRefused) {
    constexpr int kDeep = 300'000;
    for (const std::string& text : nested(kDeep)) EXPECT_NO_THROW(read(text)) << text.substr(0, 60);
    const auto refusal = [](const std::string& text) {
        try {
            known_findings(text, "findings.json");
        } catch (const UserError& error) {
            return std::string(error.what());
        }
        return std::string();
    };
    EXPECT_NE(refusal(nested(kDeep)[1]).find("nested more than"), std::string::npos);
    EXPECT_NE(refusal(R"({"findings": 2e32882})").find("a number that is too large"), std::string::npos);
    EXPECT_NE(refusal("{\"a\": 1,\n \"b\": }").find("findings.json:2:7: "), std::string::npos)
        << refusal("{\"a\": 1,\n \"b\": }");
}

}  // namespace
}  // namespace nomos::fuzz_test
