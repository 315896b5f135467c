// What a shared object of a ruleset (nomos_add_ruleset) brings to a program that has rulesets of its own: a line for
// each roll of the layers. It is compiled code of our templates, so that both must be built with the same Nomos.
#pragma once

#include "analysis/engines/engines.hpp"
#include "analysis/games/games.hpp"
#include "analysis/grade/grade.hpp"
#include "checkers/store/fingerprint.hpp"
#include "checkers/verdict.hpp"
#include "model/core/advice.hpp"
#include "model/core/registry.hpp"

namespace nomos {

struct Brought {
    RollLines<const AnyRuleset*> rulesets = rulesets_built_here();
    RollLines<AdviceOf> advice = advice_built_here();
    RollLines<CheckMakers> checks = checks_built_here();
    RollLines<games::OfRuleset> games = games::games_built_here();
    RollLines<OnFirstUse<fuzz::Fuzzer>> fuzzers = fuzz::fuzzers_built_here();
    RollLines<OnFirstUse<grade::Grader>> graders = grade::graders_built_here();
    RollLines<OnFirstUse<engines::Library>> libraries = engines::libraries_built_here();
    RollLines<std::string_view> fingerprints = store::fingerprints_built_here();
};

// What a shared object exports: the fingerprint of what all rulesets share, which says whether `brings` may be called.
inline constexpr auto kBuiltWith = "nomos_built_with";
inline constexpr auto kBrings = "nomos_brings";
using BuiltWith = const char*();
using Brings = const Brought&();

}  // namespace nomos
