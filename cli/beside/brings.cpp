// Compiled into the shared object of a ruleset with the lines of its rolls; all but these two functions is hidden
// there, since the program has functions of the same names for its own rulesets.
#include "cli/beside/brought.hpp"

extern "C" {
[[gnu::visibility("default")]] const char* nomos_built_with() {
    return nomos::store::shared_sources_built_here().data();
}
[[gnu::visibility("default")]] const nomos::Brought& nomos_brings() {
    static const nomos::Brought brought;
    return brought;
}
}
