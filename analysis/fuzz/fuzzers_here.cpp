// What fuzzes the rulesets that this program is built with.
#include "analysis/fuzz/fuzz.hpp"
#include "nomos/rulesets_here.hpp"

namespace nomos::fuzz {

RollLines<OnFirstUse<Fuzzer>> fuzzers_built_here() {
    return lines_of<OnFirstUse<Fuzzer>>(RulesetsHere{},
                                        []<class R>(R) { return CompiledFuzzer<typename R::Game>::fuzzer; });
}

}  // namespace nomos::fuzz
