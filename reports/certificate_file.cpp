#include "reports/certificate_file.hpp"

#include <fmt/format.h>

#include <array>

#include "checkers/store/json_input.hpp"
#include "checkers/store/key.hpp"
#include "model/core/error.hpp"
#include "reports/input.hpp"
#include "reports/phrases.hpp"

namespace nomos {
namespace {

using Json = nlohmann::json;

constexpr const char *kNoCertificate = "this is no certificate",
                     *kWriter = "\"scripts/certify.sh RULESET --out DIR\" writes one";

void add(const Confirmed& more, Confirmed& sum) {
    sum.questions += more.questions, sum.cvc5 += more.cvc5, sum.cadical += more.cadical, sum.both += more.both;
    sum.contradicted += more.contradicted;
}
Confirmed confirmed(const Json& question) {
    const bool cvc5 = question.at("cvc5") == "unsat", cadical = question.at("cadical") == "unsat";
    const bool contradicted =
        question.at("cvc5") == "sat" || question.at("cadical") == "sat" || question.at("cadical") == "refused";
    return {1, cvc5 ? 1 : 0, cadical ? 1 : 0, cvc5 && cadical ? 1 : 0, contradicted ? 1 : 0};
}
PutTogether put_together(const Json& cuts) {
    const auto count = [&](const char* of) { return cuts.at(of).get<int>(); };
    return {count("proofs"), count("questions"), count("shown"), count("samples"), count("wrong")};
}
std::string put_together_in_words(const PutTogether& cuts) {
    if (cuts.proofs == 0) return "";
    const auto proofs = [](int n) { return counted(static_cast<std::uint64_t>(n), "proof", "proofs"); };
    const std::string wrong =
        cuts.wrong == 0 ? "nothing was off" : fmt::format("something was off in {}", proofs(cuts.wrong));
    return fmt::format(
        " {} of conformance {} made over cut points. A checker that shares no code with what made them put back what "
        "was cut: of {} of their {} it shows, for every position and move, that to refute it is to refute what was "
        "asked; on {} {}.",
        proofs(cuts.proofs), cuts.proofs == 1 ? "was" : "were", cuts.shown,
        counted(static_cast<std::uint64_t>(cuts.questions), "question", "questions"),
        counted(static_cast<std::uint64_t>(cuts.samples), "sample", "samples"), wrong);
}
// checkers/cut_proof.hpp names its lemmas so.
bool is_of_cuts(const std::string& question) { return question.find(".conformance.lemma") != std::string::npos; }

}  // namespace

std::filesystem::path certificate_file(const std::filesystem::path& folder, std::string_view ruleset) {
    return folder / (std::string(ruleset) + ".json");
}
std::string_view name_of(KeptCertificate::State state) {
    constexpr std::array<std::string_view, 3> kNames{"none", "out of date", "fits"};
    return kNames[static_cast<std::size_t>(state)];
}

std::string confirmed_in_words(const KeptCertificate& kept) {
    if (kept.state == KeptCertificate::State::none) return "";
    if (kept.state == KeptCertificate::State::out_of_date)
        return "What second solvers said of the proofs is of other rules.";
    const Confirmed& all = kept.all;
    const std::string solvers = fmt::format(
        "Second solvers were given {} that the proofs rest on: cvc5 refutes {} as well, CaDiCaL {}, with a proof that "
        "was checked; {} {} refuted by both.{}",
        counted(static_cast<std::uint64_t>(all.questions), "question", "questions"), all.cvc5, all.cadical, all.both,
        all.both == 1 ? "is" : "are",
        all.contradicted == 0
            ? ""
            : fmt::format(
                  " {} OF THEM {} CONTRADICTED: a solver finds what should not be, or its proof does not stand.",
                  all.contradicted, all.contradicted == 1 ? "IS" : "ARE"));
    return solvers + put_together_in_words(kept.cuts);
}

Confirmed KeptCertificate::of(const CheckResult& check) const {
    Confirmed sum;
    if (const auto own = by_check.find(check.id); own != by_check.end()) add(own->second, sum);
    if (check.by == Pass::cuts) add(of_cuts, sum);
    return sum;
}

KeptCertificate certificate_from(const std::string& text, std::string_view ruleset, const std::string& name) try {
    const Json json = json_in<Json>(text, name, kNoCertificate, kWriter);
    if (json.at("ruleset") != ruleset)
        throw ParseError({name}, "this is a certificate of \"" + json.at("ruleset").get<std::string>() + "\"",
                         "its file is named after its ruleset");
    if (json.at("rules") != store::sources_of(ruleset, Tables::rules)) return {KeptCertificate::State::out_of_date};
    KeptCertificate kept{KeptCertificate::State::fits};
    for (const Json& question : json.at("questions")) {
        const Confirmed one = confirmed(question);
        add(one, kept.all);
        if (is_of_cuts(question.at("question")))
            add(one, kept.of_cuts);
        else if (const std::string check = question.at("check"); !check.empty())
            add(one, kept.by_check[check]);
    }
    // One of before does not say whether something is wrong with them: nothing is told of it.
    if (const auto cuts = json.find("cuts"); cuts != json.end() && cuts->contains("wrong"))
        kept.cuts = put_together(*cuts);
    return kept;
} catch (const Json::exception&) {
    throw ParseError({name}, kNoCertificate, kWriter);
}

KeptCertificate kept_certificate(const std::string& folder, std::string_view ruleset) {
    if (folder.empty()) return {};
    const std::filesystem::path file = certificate_file(folder, ruleset);
    if (std::error_code ignored; !std::filesystem::exists(file, ignored)) return {};
    return certificate_from(read_input(file.string(), kLargestSheet), ruleset, file.string());
}

}  // namespace nomos
