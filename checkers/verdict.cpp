#include "checkers/verdict.hpp"

#include <array>

namespace nomos {

std::string question_of(const Asked& asked) {
    constexpr std::array<std::string_view, 6> kBefore{"",  // of the most that there can be the law says so itself
                                                      "Always: ",   "Possible: ",          "",
                                                      "Is it so: ", "Can it fail at all: "};
    return std::string(kBefore[static_cast<std::size_t>(asked.how)]) + asked.what;
}
void give_up(CheckResult& r, std::string_view solver_says, std::string_view where) {
    r.verdict = Verdict::unknown, r.gave_up = true;
    r.detail = where.empty() ? "budget spent" : std::string(where) + ": budget spent";
    if (!solver_says.empty()) r.detail += ": " + std::string(solver_says);
}
std::string_view name_of(Verdict v) {
    constexpr std::array<std::string_view, 3> kNames{"holds", "violated", "unknown"};
    return kNames[static_cast<std::size_t>(v)];
}
std::string_view name_of(Method m) {
    constexpr std::array<std::string_view, 5> kNames{"proof", "exhaustive", "sampled", "replay", "count"};
    return kNames[static_cast<std::size_t>(m)];
}
std::string_view name_of(Pass p) {
    constexpr auto kNames = std::to_array<std::string_view>(
        {"", "word for word", "what differs alone", "lemmas, case by case", "case by case", "a part and its images",
         "cut points", "induction over several steps", "the usual setting", "as it stands"});
    static_assert(kNames.size() == static_cast<std::size_t>(Pass::whole) + 1);
    return kNames[static_cast<std::size_t>(p)];
}
std::string_view name_of(CheckKind k) {
    constexpr auto kNames =
        std::to_array<std::string_view>({"conformance", "generator", "comparison", "invariant", "law", "bound", "claim",
                                         "example", "answer", "vacuity", "dead-text", "ledger", "leak", "termination"});
    static_assert(kNames.size() == kCheckKinds);
    return kNames[static_cast<std::size_t>(k)];
}

}  // namespace nomos
