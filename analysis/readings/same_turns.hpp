// Do two options of a reading allow the same whole turns? Answered where a law of steps settles it
// (properties/same_turns.hpp), after the law has been proved.
#pragma once

#include <optional>
#include <string>

#include "analysis/findings/parts.hpp"
#include "checkers/telling_laws.hpp"

namespace nomos::analysis {

// How it follows, and by which law.
struct LawOfTurns {
    std::string why, law;
};
// Nothing where no law says so or its proof fails.
template <class R>
std::optional<LawOfTurns> same_turns(const Options& options, std::string_view reading, std::string_view first,
                                     std::string_view second) {
    for (const auto& law : laws_that_settle_turns<R>())
        if (law.told.is_of(reading, first, second) && law.is_proved(options))
            return LawOfTurns{std::string(law.told.why), std::string(law.info.id)};
    return {};
}
// What a comparison comes to where the law says that the two are the same game.
Compared settled_by(const LawOfTurns& law, Compared part);

}  // namespace nomos::analysis
