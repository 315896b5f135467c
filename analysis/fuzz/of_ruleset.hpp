// A ruleset's fuzzer.
#pragma once

#include "analysis/fuzz/run.hpp"

namespace nomos::fuzz {

template <class R>
class FuzzerOf final : public Fuzzer {
public:
    Report run(const FuzzOptions& options) const override { return Run<R>(options).go(); }
    std::vector<Failure> replay(const CorpusFile& entry) const override {
        std::vector<Failure> all;
        Run<R> run{FuzzOptions{}};
        for (const Trouble<R>& t : run.troubles_of(entry))
            all.push_back(failure_of<R>(t)), all.back().file = entry.name;
        return all;
    }
};

}  // namespace nomos::fuzz
