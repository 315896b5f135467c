// Laws of the list that tell more than they say of a step: that options of a reading allow the same turns
// (properties/same_turns.hpp, same_turns_under.hpp), or that every game ends (properties/order.hpp).
#pragma once

#include "checkers/laws.hpp"
#include "properties/same_turns.hpp"
#include "properties/same_turns_under.hpp"

namespace nomos {

template <class Told>
struct TellingLaw {
    const PropertyInfo& info;
    Told told;
    bool (*is_proved)(const Options&);  // once more, since something else rests on it
};
template <class R, class P>
bool law_is_proved(const Options& options) {
    CheckResult law;
    law.id = P::info().id;
    laws::prove_step(law_of_steps<R, P>(), options, law);
    return law.verdict == Verdict::holds;
}
template <class R>
std::vector<TellingLaw<SameTurns>> laws_that_settle_turns() {
    std::vector<TellingLaw<SameTurns>> laws;
    for_each_property<R>([&]<class P>() {
        if constexpr (SettlesTurns<P>) laws.push_back({P::info(), P::same_turns(), law_is_proved<R, P>});
    });
    return laws;
}
template <class R>
std::vector<TellingLaw<SameTurnsUnder>> laws_that_settle_turns_under() {
    std::vector<TellingLaw<SameTurnsUnder>> laws;
    for_each_property<R>([&]<class P>() {
        if constexpr (SettlesTurnsUnder<P>)
            for (const SameTurnsUnder& told : P::same_turns_under())
                laws.push_back({P::info(), told, law_is_proved<R, P>});
    });
    return laws;
}

// Such a law of steps offers ends_games(setting): whether it speaks of every step of a game under the setting.
template <class R>
struct LawThatEndsGames {
    const PropertyInfo& info;
    bool (*ends_games)(const typename R::template Setting<Native>&);
};
template <class R>
std::vector<LawThatEndsGames<R>> laws_that_end_games() {
    std::vector<LawThatEndsGames<R>> laws;
    for_each_property<R>([&]<class P>() {
        if constexpr (requires { P::ends_games(R::default_setting()); })
            laws.push_back({P::info(), [](const auto& setting) { return bool(P::ends_games(setting)); }});
    });
    return laws;
}

}  // namespace nomos
