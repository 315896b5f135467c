#include "analysis/fuzz/fuzz.hpp"

#include <algorithm>
#include <array>

#include "model/core/registry.hpp"

namespace nomos::fuzz {

std::string_view name_of(Reach r) {
    constexpr std::array<std::string_view, 4> kNames{"not yet", "reached", "unreachable", "judged elsewhere"};
    return kNames[static_cast<std::size_t>(r)];
}
std::string_view mark_name(int mark) {
    constexpr std::array<std::string_view, kMarks> kNames{"permits", "forbids", "result", "outcome"};
    return kNames[static_cast<std::size_t>(mark)];
}

void sort_by_cause(std::vector<Failure>& failures) {
    std::sort(failures.begin(), failures.end(),
              [](const Failure& a, const Failure& b) { return a.cause() < b.cause(); });
}

Roll<OnFirstUse<Fuzzer>>& roll() {
    static Roll<OnFirstUse<Fuzzer>> roll(fuzzers_built_here());
    return roll;
}
const Fuzzer& fuzzer_of(std::string_view ruleset) { return (*roll().find(find_ruleset(ruleset).info().id))(); }

}  // namespace nomos::fuzz
