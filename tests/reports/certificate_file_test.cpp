// What second solvers said is shown beside the proofs that it is about, and beside no others.
#include "reports/certificate_file.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "checkers/store/key.hpp"
#include "model/core/error.hpp"
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

using Fit = KeptCertificate::State;

std::string certificate(const std::string& rules, const std::string& ruleset = "nefatavl") {
    return R"({"schema": 1, "ruleset": ")" + ruleset + R"(", "rules": ")" + rules + R"(", "questions": [
        {"question": "nefatavl.conformance.lemma.1", "check": "", "cvc5": "unsat", "cadical": "unsat"},
        {"question": "nefatavl.law.a", "check": "nefatavl.law.a", "cvc5": "unsat", "cadical": "unchecked"},
        {"question": "nefatavl.invariant.b.base", "check": "nefatavl.invariant.b", "cvc5": "unsat", "cadical": "unsat"},
        {"question": "nefatavl.invariant.b.step1", "check": "nefatavl.invariant.b", "cvc5": "open", "cadical": "unsat"},
        {"question": "nefatavl.law.c", "check": "", "cvc5": "unsat", "cadical": "unsat"}],
        "cuts": {"proofs": 4, "questions": 31, "shown": 30, "samples": 1024, "compared": 9, "wrong": 0}})";
}
std::string fitting() { return certificate(store::sources_of("nefatavl", Tables::rules)); }
KeptCertificate read(const std::string& text) { return certificate_from(text, "nefatavl", "nefatavl.json"); }
CheckResult check(const std::string& id, Pass by) {
    CheckResult r;
    r.id = id, r.by = by;
    return r;
}

TEST(Certificate, CountsTheQuestionsOfEachCheck) {
    const KeptCertificate kept = read(fitting());
    ASSERT_EQ(kept.state, Fit::fits);
    EXPECT_EQ(kept.all, (Confirmed{5, 4, 4, 3}));
    EXPECT_EQ(kept.cuts, (PutTogether{4, 31, 30, 1024, 0}));
    EXPECT_EQ(kept.of(check("nefatavl.law.a", Pass::turned)), (Confirmed{1, 1, 0, 0}))
        << "a proof that was not checked";
    EXPECT_EQ(kept.of(check("nefatavl.invariant.b", Pass::whole)), (Confirmed{2, 1, 2, 1}));
    EXPECT_EQ(kept.of(check("nefatavl.law.other", Pass::whole)), Confirmed{});
}
TEST(Certificate, OfBeforeSaysNothingOfCuts) {
    std::string text = fitting();
    const std::string wrong = R"(, "wrong": 0)";
    text.erase(text.find(wrong), wrong.size());
    EXPECT_EQ(read(text).cuts, PutTogether{});
    EXPECT_EQ(read(text).all, read(fitting()).all);
}
// A proof over cut points rests on the lemmas of all of them; on no other question whose check was not asked then.
TEST(Certificate, CountsLemmasWithWhatIsCut) {
    const KeptCertificate kept = read(fitting());
    EXPECT_EQ(kept.of(check("nefatavl.conformance.effect", Pass::cuts)), (Confirmed{1, 1, 1, 1}));
    EXPECT_EQ(kept.of(check("nefatavl.conformance.outcome", Pass::whole)), Confirmed{});
}
TEST(Certificate, FitsOnlyTheRulesThatItIsOf) {
    const auto folder = std::filesystem::path(testing::TempDir()) / ("nomos-certified-" + std::to_string(getpid()));
    make_folder(folder);
    EXPECT_EQ(kept_certificate("", "nefatavl").state, Fit::none);
    EXPECT_EQ(kept_certificate(folder.string(), "nefatavl").state, Fit::none);
    write_file(certificate_file(folder, "nefatavl"), fitting());
    EXPECT_EQ(kept_certificate(folder.string(), "nefatavl").state, Fit::fits);
    write_file(certificate_file(folder, "nefatavl"), certificate("0123"));
    const KeptCertificate old = kept_certificate(folder.string(), "nefatavl");
    EXPECT_EQ(old.state, Fit::out_of_date);
    EXPECT_EQ(old.all, Confirmed{});
    std::filesystem::remove_all(folder);
}
TEST(Certificate, RefusesWhatIsNone) {
    for (const std::string& text : {std::string("no json"), std::string("{}"), certificate("0123", "nika")})
        EXPECT_THROW(read(text), ParseError) << text.substr(0, 40);
}

// --- what is printed -----------------------------------------------------------------------------------
TEST(Certificate, StandsInTheResultsAsTheSchemaSays) {
    std::ifstream file(std::string(paths::root) + "/docs/schema/results.schema.json");
    const auto schema = schema::json::parse(file);
    for (int p = 0; p <= static_cast<int>(Pass::whole); ++p) {
        std::vector<CheckResult> checks = fixture::report().checks;
        checks.front().by = static_cast<Pass>(p);
        const auto document =
            schema::json::parse(results_json(checks, {}, nullptr, {{checks.front().id, Confirmed{4, 3, 2, 1}}}));
        EXPECT_EQ(schema::errors_of(document, schema), std::vector<std::string>{}) << name_of(checks.front().by);
        EXPECT_EQ(document["checks"][0].contains("decided_by"), p > 0);
        EXPECT_EQ(document["checks"][0]["confirmed"]["cadical"], 2);
        EXPECT_FALSE(document["checks"][1].contains("confirmed"));
    }
}
TEST(Certificate, IsToldBesideTheChecksOnBothPages) {
    Chapter chapter = fixture::chapter_with_everything();
    EXPECT_EQ(html_page(chapter).find("Second solvers"), std::string::npos);
    chapter.certificate = read(fitting());
    const std::string told =
        "Second solvers were given 5 questions that the proofs rest on: cvc5 refutes 4 as well, CaDiCaL 4, with a "
        "proof that was checked; 3 are refuted by both. 4 proofs of conformance were made over cut points. A checker "
        "that shares no code with what made them put back what was cut: of 30 of their 31 questions it shows, for "
        "every position and move, that to refute it is to refute what was asked; on 1024 samples nothing was off.";
    EXPECT_NE(html_page(chapter).find(told), std::string::npos);
    EXPECT_NE(markdown_page(chapter).find(told), std::string::npos);
    chapter.certificate.cuts.wrong = 1;
    EXPECT_NE(html_page(chapter).find("on 1024 samples something was off in 1 proof."), std::string::npos);
    chapter.certificate.cuts = {};
    EXPECT_EQ(html_page(chapter).find("cut points"), std::string::npos) << "a certificate of before";
    chapter.certificate = read(certificate("0123"));
    EXPECT_NE(html_page(chapter).find("is of other rules"), std::string::npos);
}

}  // namespace
}  // namespace nomos
