// Small boards on the command line.
#pragma once

#include "analysis/graph/exploration.hpp"
#include "cli/verb.hpp"

namespace nomos::cli {

// --board and --pieces, with what each ruleset offers.
void add_small_board(CLI::App& verb, std::string& board, std::vector<std::string>& pieces);
// A size, or a board file, which has a dot or a slash in its name.
void choose_board(const std::string& ruleset, const std::string& board, graph::ExploreChoice& choice);

}  // namespace nomos::cli
