// Rulesets from elsewhere, beside those that the program was built with.
#pragma once

#include <string>

namespace nomos::cli {

// Loads the ruleset of a shared object that nomos_add_ruleset() made (docs/add-a-ruleset.md), before anything is asked
// of the registry. Throws UserError where the file is none, is of another Nomos, or brings a name that is there
// already.
void load_beside(const std::string& file);

}  // namespace nomos::cli
