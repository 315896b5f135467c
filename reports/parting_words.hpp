// What readings do in one position, for a terminal and for programs.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "analysis/readings/parting.hpp"

namespace nomos {

// At most a dozen lines below the board.
std::string parting_text(const RulesetInfo& info, const std::vector<std::string>& board, const std::string& first,
                         const std::string& second, const Parting& parting);
std::string options_text(const RulesetInfo& info, const std::vector<std::string>& board,
                         const std::vector<OptionHere>& options);
nlohmann::ordered_json parting_json(const Parting& parting);
// "id=option"
std::string choice_in_words(const RulesetInfo& info, const Choice& choice);

}  // namespace nomos
