// The laws of hidden information (leak.hpp) as fuzzing asks them: of a case and its twins, in which the
// enemy's hidden king is elsewhere.
#pragma once

#include "model/core/dice.hpp"
#include "properties/nerva/leak.hpp"

namespace nomos::nerva::properties {

struct Hidden {
    // The id of a law that a twin breaks, "" where none does. C is a case: setting, position, move.
    template <class R, class C>
    static std::string_view leak(const C& c) {
        constexpr int kTwins = 3;
        Dice dice(hash(c.before) ^ hash(c.move));
        for (const Side player : {Side::white, Side::black})
            for (int i = 0; i < kTwins && c.before.is_hidden(enemy_of(player)); ++i) {
                Position<Native> twin = c.before;
                const int to = i == 0 && c.move.to.any() ? c.move.to.lowest() : dice.below(kPlaces);
                twin.kings[index(enemy_of(player))] = Bits<kPlaces>::single(to);
                if (const auto law = broken<R>(c, player, twin); !law.empty()) return law;
            }
        return "";
    }

private:
    template <class R, class C>
    static std::string_view broken(const C& c, Side player, const Position<Native>& twin) {
        const auto legal = [&](const auto& p) { return R::template Rules<Native>::legal(c.setting, p, c.move); };
        const auto outcome = [&](const auto& p) { return R::template Rules<Native>::outcome(c.setting, p); };
        const auto after = [&](const auto& p) {
            return legal(p) ? R::template Rules<Native>::apply(c.setting, p, c.move) : p;
        };
        const auto after_one = after(c.before), after_other = after(twin);
        const Pair<R, Native> pair{c.setting,    static_cast<int>(index(player)),
                                   c.before,     twin,
                                   c.move,       legal(c.before),
                                   legal(twin),  after_one,
                                   after_other,  outcome(c.before),
                                   outcome(twin)};
        if (!law_of<LegalityDoesNotLeak>(pair)) return LegalityDoesNotLeak::info().id;
        if (!law_of<OutcomeDoesNotLeak>(pair)) return OutcomeDoesNotLeak::info().id;
        // Under this reading a hidden king betrays itself by what it lends: a finding, and no fault.
        if (c.setting.readings.is(KingLendsWhen::also_hidden)) return "";
        return law_of<MoveDoesNotLeak>(pair) ? "" : MoveDoesNotLeak::info().id;
    }
};

}  // namespace nomos::nerva::properties
