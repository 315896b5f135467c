#include "cli/beside.hpp"

#include <filesystem>

#include "cli/beside/brought.hpp"
#include "cli/shared_object.hpp"
#include "model/core/error.hpp"

namespace nomos::cli {
namespace {

constexpr auto kHint =
    "nomos itself, and no ruleset's own program, loads NAME.so, as nomos_add_ruleset(NAME) makes it with this version";

void enlist(const Brought& brought) {
    ruleset_roll().enlist(brought.rulesets);
    advice_roll().enlist(brought.advice);
    check_roll().enlist(brought.checks);
    games::roll().enlist(brought.games);
    fuzz::roll().enlist(brought.fuzzers);
    grade::roll().enlist(brought.graders);
    engines::roll().enlist(brought.libraries);
    store::fingerprint_roll().enlist(brought.fingerprints);
}

}  // namespace

void load_beside(const std::string& file) {
    const auto refuse = [&](const std::string& why) { throw UsageError("--load " + file + ": " + why, kHint); };
    if (!std::filesystem::is_regular_file(file)) refuse("there is no such file");
    // A name without a slash would be looked for among the system's libraries.
    void* const opened = dlopen(std::filesystem::absolute(file).c_str(), RTLD_NOW | RTLD_LOCAL);
    if (opened == nullptr) refuse("cannot be loaded: " + std::string(dlerror()));
    const auto built_with = function_of<BuiltWith>(opened, kBuiltWith);
    const auto brings = function_of<Brings>(opened, kBrings);
    if (built_with == nullptr || brings == nullptr) refuse("brings no ruleset");
    if (built_with() != store::shared_sources_built_here()) refuse("was built with another Nomos");
    const Brought& brought = brings();
    for (const auto& [id, ruleset] : brought.rulesets)
        if (ruleset_roll().find(id)) refuse("there is a ruleset \"" + std::string(id) + "\" already");
    enlist(brought);
}

}  // namespace nomos::cli
