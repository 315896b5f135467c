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

// Nobody else names the type (as in analysis/fuzz).
namespace {
template <class Game>
struct Shared : Game {};
}  // namespace

template <class Game>
const Library& CompiledLibrary<Game>::library() {
    static const LibraryOf<Shared<Game>> instance;
    return instance;
}

}  // namespace nomos::engines
