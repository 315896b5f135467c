// What the answers of a ruleset depend on, as one word: made from its sources when the program is built
// (cmake/fingerprints.cmake), so that an edit of a ruleset changes its own and an edit of shared code changes all.
#pragma once

#include <string_view>

#include "model/core/roll.hpp"

namespace nomos::store {

std::string_view fingerprint_of_sources(std::string_view ruleset);  // "" of what is not in the registry

// Generated: of the rulesets that this program is built with, and of what all rulesets share.
RollLines<std::string_view> fingerprints_built_here();
std::string_view shared_sources_built_here();
// Of these, how a question is put to the solver (model/smt): all that a refuted question depends on besides.
std::string_view solving_sources_built_here();
Roll<std::string_view>& fingerprint_roll();

}  // namespace nomos::store
