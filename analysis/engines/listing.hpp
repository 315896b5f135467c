// All that can happen in a position under one reading set: how the game stands, and every play that is
// allowed with what it leads to. In a finished position nothing is.
#pragma once

#include "analysis/lines/plays.hpp"
#include "model/core/way_of_play.hpp"

namespace nomos::engines {

template <class R>
struct Listing {
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Plays = analysis::Plays<R>;
    using Play = typename Plays::Play;
    struct One {
        Play play;
        Position after;
        int outcome = 0;
    };

    int outcome = 0;
    std::vector<One> plays;

    // `near`: where it most likely is, as plays are always listed in one order.
    const One* find(const Play& play, std::size_t near = 0) const {
        if (near < plays.size() && Plays::is_same(plays[near].play, play)) return &plays[near];
        for (const One& one : plays)
            if (Plays::is_same(one.play, play)) return &one;
        return nullptr;
    }
    friend bool operator==(const Listing& a, const Listing& b) {
        return a.outcome == b.outcome && std::equal(a.plays.begin(), a.plays.end(), b.plays.begin(), b.plays.end(),
                                                    [](const One& x, const One& y) {
                                                        return x.outcome == y.outcome &&
                                                               Plays::is_same(x.play, y.play) && same(x.after, y.after);
                                                    });
    }
};

// The index of the outcome that fits; of several, the first.
template <class R>
int outcome_of(const typename R::template Setting<Native>& s, const typename R::template Position<Native>& p) {
    return R::template Rules<Native>::outcome(s, p).lowest();
}
template <class R>
Listing<R> listing_of(const typename R::template Setting<Native>& s, const typename R::template Position<Native>& p) {
    Listing<R> all;
    all.outcome = outcome_of<R>(s, p);
    if (all.outcome != 0) return all;
    analysis::Plays<R>{s, p}.each([&](const auto& play, const auto& after) {
        all.plays.push_back({play, after, outcome_of<R>(s, after)});
    });
    return all;
}

// "id", "option" of every reading of a setting.
template <class R>
std::vector<std::pair<std::string, std::string>> all_readings(const typename R::template Setting<Native>& s) {
    std::vector<std::pair<std::string, std::string>> all;
    const auto& table = R::info().readings;
    for (std::size_t i = 0; i < table.size(); ++i)
        all.emplace_back(table[i].id, table[i].options[static_cast<std::size_t>(s.readings.chosen[i].lowest())].id);
    return all;
}

}  // namespace nomos::engines
