// A corpus of edge cases as lines of JSON (docs/schema/corpus.schema.json): a head, then a position a line.
#pragma once

#include <string>
#include <vector>

#include "analysis/engines/engines.hpp"

namespace nomos {

std::string corpus_lines(const engines::Corpus& corpus);

// What of a corpus file is asked again: what its game is played with, and its positions.
struct CorpusRead {
    std::vector<std::string> settings;  // "KEY=VALUE"
    std::vector<engines::AskedPosition> positions;
};
// Throws ParseError with the name and the line, also where the file is another ruleset's.
CorpusRead read_corpus(const std::string& text, const std::string& name, std::string_view ruleset);

}  // namespace nomos
