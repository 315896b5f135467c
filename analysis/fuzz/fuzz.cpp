#include "analysis/fuzz/fuzz.hpp"

#include <array>
#include <map>

#include "model/core/error.hpp"
#include "model/core/registry.hpp"

// What the generated instances define, one a registry line.
#define X(game)                   \
    namespace nomos::game {       \
    const fuzz::Fuzzer& fuzzer(); \
    }
#include "nomos/rulesets.def"
#undef X

namespace nomos::fuzz {

std::string_view name_of(Reach r) {
    constexpr std::array<std::string_view, 4> kNames{"not yet", "reached", "unreachable", "judged elsewhere"};
    return kNames[static_cast<std::size_t>(r)];
}
std::string_view mark_name(int mark) {
    constexpr std::array<std::string_view, kMarks> kNames{"permits", "forbids", "result", "outcome"};
    return kNames[static_cast<std::size_t>(mark)];
}

const Fuzzer& fuzzer_of(std::string_view ruleset) {
    static const std::map<std::string_view, const Fuzzer& (*)()> table{
#define X(game) {#game, game::fuzzer},
#include "nomos/rulesets.def"
#undef X
    };
    return table.at(find_ruleset(ruleset).info().id)();
}

}  // namespace nomos::fuzz
