// A reader's own copy of a source, laid beside the ledger.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "model/core/ruleset.hpp"

namespace nomos {

// Where a sentence stands on its line; columns count characters from 1, the end is the first one behind it.
struct Region {
    int line = 0, begin = 0, end = 0;
};
// Where the text of a ruleset lies in the repository that findings are shown in.
struct SourcePlace {
    std::string uri;                         // "docs/rules/nika.txt"; "" = the name of the file alone
    std::map<int, Region> regions{};         // ledger number -> its words, where the text is at hand and unchanged
    std::map<int, std::string> line_hash{};  // line -> what GitHub knows it by, where the text is at hand
};
// "nika.txt" below the folder, in the form of a URI: slashes, escaped. Of a folder that is absolute or outside
// the one we are in, which no repository has, nothing is told.
std::string source_uri(const std::string& folder, std::string_view file);

struct Source {
    std::string file;
    std::vector<Sentence> sentences;
    std::vector<Drift> drift;
    std::map<int, std::string> quotes;  // ledger number -> its words, where they are unchanged
    SourcePlace place;                  // as the folder was named
};
// Reads FOLDER/<source file of the ruleset>. Throws FileError.
Source read_source(const std::string& folder, const RulesetInfo& info);

}  // namespace nomos
