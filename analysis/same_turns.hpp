// Do two options of a reading allow the same whole turns? Answered where a law of steps settles it
// (properties/same_turns.hpp), after the law has been proved.
#pragma once

#include <optional>
#include <string>

#include "checkers/laws.hpp"
#include "properties/same_turns.hpp"

namespace nomos::analysis {

// How it follows, and by which law.
struct LawOfTurns {
    std::string why, law;
};
// Nothing where no law says so or its proof fails.
template <class R, class P>
std::optional<LawOfTurns> settled_by(const Options& options, std::string_view reading, std::string_view first,
                                     std::string_view second) {
    if constexpr (SettlesTurns<P>) {
        const SameTurns same = P::same_turns();
        if (!same.is_of(reading, first, second)) return {};
        CheckResult law;
        law.id = P::info().id;
        laws::prove_step<R, P>(options, law);
        if (law.verdict == Verdict::holds) return LawOfTurns{std::string(same.why), law.id};
    }
    return {};
}
template <class R>
std::optional<LawOfTurns> same_turns(const Options& options, std::string_view reading, std::string_view first,
                                     std::string_view second) {
    std::optional<LawOfTurns> found;
    [&]<class... P>(std::tuple<P...>*) {
        ((found = found ? found : settled_by<R, P>(options, reading, first, second)), ...);
    }(static_cast<typename R::Properties*>(nullptr));
    return found;
}

}  // namespace nomos::analysis
