// A ruleset's fuzzer.
#pragma once

#include "analysis/fuzz/run.hpp"

namespace nomos::fuzz {

template <class R>
class FuzzerOf final : public Fuzzer {
public:
    Report run(const FuzzOptions& options) const override { return Run<R>(options).go(); }
    std::vector<Failure> replay_of(const CorpusFile& entry, const std::vector<std::string>& only) const override {
        std::vector<Failure> all;
        FuzzOptions options;
        options.only = only;
        Run<R> run{options};
        for (const Trouble<R>& t : run.troubles_of(entry))
            all.push_back(failure_of<R>(t)), all.back().file = entry.name;
        return all;
    }
    std::vector<std::string> kinds() const override {
        std::vector<std::string> all;
        for (const Oracle<R>& oracle : oracles<R>())
            if (std::ranges::find(all, oracle.kind) == all.end()) all.push_back(oracle.kind);
        return all;
    }
};

// Nobody else names the type, so that the compiler may take the loop's parts into the loop: this is read by the one
// unit that instantiates it.
namespace {
template <class Game>
struct Fuzzed : Game {};
}  // namespace

template <class Game>
const Fuzzer& CompiledFuzzer<Game>::fuzzer() {
    static const FuzzerOf<Fuzzed<Game>> instance;
    return instance;
}

}  // namespace nomos::fuzz
