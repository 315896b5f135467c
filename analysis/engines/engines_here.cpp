// What other people's engines are asked, of the rulesets that this program is built with.
#include "analysis/engines/engines.hpp"
#include "nomos/rulesets_here.hpp"

namespace nomos::engines {

RollLines<OnFirstUse<Library>> libraries_built_here() {
    return lines_of<OnFirstUse<Library>>(RulesetsHere{},
                                         []<class R>(R) { return CompiledLibrary<typename R::Game>::library; });
}

}  // namespace nomos::engines
