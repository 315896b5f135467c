// What an engine was found to be, for people and for programs.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "analysis/engines/engines.hpp"

namespace nomos {

// A question that got no answer, and what became of the engine then.
struct EngineFault {
    std::string question, what, said_last;  // `said_last`: the end of what it wrote to standard error
};
struct EngineStory {
    std::string command, name;
    std::vector<EngineFault> faults;
    std::string end;  // how it left in the end; nothing when it left as it should
};

std::string conformity_text(const engines::Conformity& result, const EngineStory& story);
nlohmann::ordered_json conformity_json(const engines::Conformity& result, const EngineStory& story);

}  // namespace nomos
