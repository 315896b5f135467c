// What an engine was found to be, for people and for programs.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "analysis/engines/engine_process.hpp"
#include "analysis/engines/engines.hpp"

namespace nomos {

std::string conformity_text(const engines::Conformity& result, const engines::EngineStory& story);
nlohmann::ordered_json conformity_json(const engines::Conformity& result, const engines::EngineStory& story);

}  // namespace nomos
