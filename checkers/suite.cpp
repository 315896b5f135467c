#include <algorithm>
#include <map>

#include "checkers/ledger_checks.hpp"
#include "checkers/verdict.hpp"
#include "model/core/registry.hpp"

// What the generated instances define, one set a registry line.
#define X(game)                                  \
    namespace nomos::game {                      \
    std::vector<CheckTask> conformance_checks(); \
    std::vector<CheckTask> property_checks();    \
    std::vector<CheckTask> text_checks();        \
    }
#include "nomos/rulesets.def"
#undef X

namespace nomos {
namespace {

struct Maker {
    std::vector<CheckTask> (*make)();
    Tables rests_on;
};

const std::map<std::string_view, std::vector<Maker>>& makers() {
    static const std::map<std::string_view, std::vector<Maker>> table{
#define X(game)                                  \
    {#game,                                      \
     {{game::conformance_checks, Tables::rules}, \
      {game::property_checks, Tables::rules},    \
      {game::text_checks, Tables::all}}},
#include "nomos/rulesets.def"
#undef X
    };
    return table;
}

}  // namespace

std::vector<CheckTask> suite(std::string_view ruleset) {
    std::vector<CheckTask> made;
    for (const Maker& maker : makers().at(ruleset))
        for (auto& t : maker.make()) {
            // What says itself that it rests on less does.
            t.rests_on = std::min(t.rests_on, maker.rests_on);
            made.push_back(std::move(t));
        }
    std::vector<CheckTask> all = ledger_checks(find_ruleset(ruleset).info(), made);
    for (auto& t : made) all.push_back(std::move(t));
    return all;
}

}  // namespace nomos
