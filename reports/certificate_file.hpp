// What second solvers made of the questions behind the proofs, as scripts/certify.sh --out kept it, and whether these
// are the questions of the rules as they are now.
#pragma once

#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "checkers/verdict.hpp"

namespace nomos {

// Where certificates are looked for when no folder is named.
inline constexpr auto kUsualCertificates = "certified";
std::filesystem::path certificate_file(const std::filesystem::path& folder, std::string_view ruleset);

// So many questions, and how many of them each solver refuted as well; of CaDiCaL those whose proof was checked.
struct Confirmed {
    int questions = 0, cvc5 = 0, cadical = 0, both = 0;
    int contradicted = 0;  // one says that it can be, or its proof does not stand
    friend bool operator==(const Confirmed&, const Confirmed&) = default;
};
// Proofs over cut points that nomos-recut put together again: their questions, and how many of them it shows for every
// input to ask no less than what is proved; samples that all of it was computed on; proofs in which something is wrong.
struct PutTogether {
    int proofs = 0, questions = 0, shown = 0, samples = 0, wrong = 0;
    friend bool operator==(const PutTogether&, const PutTogether&) = default;
};
struct KeptCertificate {
    enum class State { none, out_of_date, fits };
    State state = State::none;
    std::map<std::string, Confirmed, std::less<>> by_check{};
    Confirmed of_cuts{};  // lemmas of conformance, which all its proofs over cut points rest on
    Confirmed all{};
    PutTogether cuts{};

    // Of a check all the questions that it rests on; none were written of what has no questions.
    Confirmed of(const CheckResult& check) const;
};
std::string_view name_of(KeptCertificate::State state);
// "" where none is at hand.
std::string confirmed_in_words(const KeptCertificate& kept);

// Out of date: of other rules than this program's. "": no folder. Throws FileError, and ParseError for a file that
// holds no certificate.
KeptCertificate kept_certificate(const std::string& folder, std::string_view ruleset);
KeptCertificate certificate_from(const std::string& text, std::string_view ruleset, const std::string& name);

}  // namespace nomos
