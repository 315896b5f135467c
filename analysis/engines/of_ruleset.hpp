// What other people's engines are given and asked about a ruleset.
#pragma once

#include "analysis/engines/conform.hpp"
#include "analysis/engines/corpus.hpp"

namespace nomos::engines {

template <class Game>
class LibraryOf final : public Library {
public:
    Corpus corpus(const CorpusOptions& options, const std::vector<fuzz::CorpusFile>& edges) const override {
        return corpus_under<Game>(options, edges);
    }
    Conformity conform(Engine& engine, const ConformOptions& options,
                       const std::vector<fuzz::CorpusFile>& edges) const override {
        return Conformer<Game>(engine, options).run(edges);
    }
};

}  // namespace nomos::engines
