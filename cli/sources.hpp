// A reader's own copy of a source, laid beside the ledger.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "model/core/ruleset.hpp"

namespace nomos::cli {

struct Source {
    std::string file;
    std::vector<Sentence> sentences;
    std::vector<Drift> drift;
    std::map<int, std::string> quotes;  // ledger number -> its words, where they are unchanged
};
// Reads FOLDER/<source file of the ruleset>. Throws FileError.
Source read_source(const std::string& folder, const RulesetInfo& info);

}  // namespace nomos::cli
