// An answer that is wrong under a reading set, in words: what the engine says, what Nomos says, and the
// clauses about which they differ - those any one of which, left out of the constraints, makes the answer
// right, as fuzzing blames its failures (analysis/fuzz/cause.hpp).
#pragma once

#include <algorithm>

#include "analysis/engines/question.hpp"
#include "analysis/fuzz/cause.hpp"
#include "model/core/quoted.hpp"

namespace nomos::engines {

template <class R>
class Telling {
public:
    using Setting = typename R::template Setting<Native>;
    using Play = typename Listing<R>::Play;

    Telling(const Setting& setting, const Question<R>& q, const Said<R>& said)
        : setting_(setting), q_(q), said_(said), listing_(listing_of<R>(setting, q.position)) {}

    Difference told() {
        d_.question = text_of(q_, setting_), d_.position = R::print(setting_, q_.position);
        if (q_.kind == Question<R>::Kind::outcome) tell_outcome();
        if (q_.kind == Question<R>::Kind::moves) tell_moves();
        if (q_.kind == Question<R>::Kind::play) tell_play();
        if (!said_.is_readable())
            d_.engine = in_quotes(said_.text) + ", which cannot be read: " + said_.trouble, d_.clauses.clear();
        return std::move(d_);
    }

private:
    static std::string name(int outcome) { return std::string(R::info().outcomes[static_cast<std::size_t>(outcome)]); }
    std::string print(const Play& play) const { return analysis::Plays<R>::print(setting_, play); }

    // Each clause without which the test holds.
    template <class Test>
    void blame(Test&& test) {
        for (int k = 0; k < fuzz::ClausesOf<R>::kCount; ++k)
            if (test(fuzz::without<R>(k))) d_.clauses.emplace_back(R::info().clauses[static_cast<std::size_t>(k)].id);
    }
    void blame_legality(const Play& play) { d_.clauses = clauses_behind<R, WayOf<R>>(setting_, q_.position, play); }
    void tell_outcome() {
        d_.nomos = name(listing_.outcome);
        if (said_.outcome < 0) return;
        d_.engine = name(said_.outcome);
        blame([&](const auto& in_force) {
            return fuzz::constraints_judge<R>(Case<R>{setting_, q_.position, {}}, in_force).lowest() == said_.outcome;
        });
    }
    void tell_moves() {
        std::vector<Play> missing, added;
        for (const auto& one : listing_.plays)
            if (!lists<R>(said_.plays, one.play)) missing.push_back(one.play);
        for (const Play& play : said_.plays)
            if (!listing_.find(play)) added.push_back(play);
        d_.nomos = std::to_string(listing_.plays.size()) + " allowed" +
                   (listing_.outcome == 0 ? "" : ", as the game is over: " + name(listing_.outcome));
        if (!missing.empty()) d_.engine = "leaves out " + some(missing);
        if (!added.empty()) d_.engine += (missing.empty() ? "adds " : ", adds ") + some(added);
        if (missing.empty() && added.empty()) d_.engine = "says one twice";
        if (listing_.outcome != 0) return;
        if (!missing.empty())
            d_.move = print(missing.front()), blame_legality(missing.front());
        else if (!added.empty())
            d_.move = print(added.front()), blame_legality(added.front());
    }
    void tell_play() {
        const auto* one = listing_.find(q_.play);
        d_.move = print(q_.play);
        d_.nomos = one ? R::print(setting_, one->after) : std::string(kIllegal);
        d_.engine = said_.after ? R::print(setting_, *said_.after) : std::string(kIllegal);
        if (listing_.outcome != 0 || !said_.is_readable()) return;
        if (!one || !said_.after) return blame_legality(q_.play);
        if constexpr (!WithTurns<R>)
            blame([&](const auto& in_force) {
                return fuzz::constraints_accept<R>(Case<R>{setting_, q_.position, q_.play}, *said_.after, in_force);
            });
    }
    std::string some(const std::vector<Play>& plays) const {
        constexpr std::size_t kShown = 4;
        std::string text;
        for (std::size_t i = 0; i < plays.size() && i < kShown; ++i)
            text += (i == 0 ? "" : std::string(kSeparator)) + print(plays[i]);
        return plays.size() <= kShown ? text : text + " and " + std::to_string(plays.size() - kShown) + " more";
    }

    const Setting& setting_;
    const Question<R>& q_;
    const Said<R>& said_;
    Listing<R> listing_;
    Difference d_;
};

}  // namespace nomos::engines
