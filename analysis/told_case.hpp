// What is shown of a reading where the ruleset names a position and moves for it (model/core/shown.hpp): a case
// that begins at a whole turn and goes on as long as the reader needs. It is played under both options, and
// takes the place of the smallest single step only where it comes out differently.
#pragma once

#include "analysis/difference.hpp"
#include "analysis/finding.hpp"
#include "checkers/shown.hpp"

namespace nomos::analysis {

// The moves of a told case under one option, as far as they are allowed.
template <class R>
struct ToldCase {
    typename R::template Setting<Native> setting;
    record::Replay<R> played;

    ToldCase(const ShownInfo& told, int reading, int option)
        : setting(with_option(setting_with<R>(told.readings), reading, option)),
          played(record::play_on<R>(setting, R::parse(setting, told.position), told.moves)) {}
    const auto& last() const { return played.positions.back(); }
    int outcome() const { return R::Rules::template outcome<Native>(setting, last()).lowest(); }
    bool comes_out_as(const ToldCase& other) const {
        return played.played() == other.played.played() && same(last(), other.last()) && outcome() == other.outcome();
    }
    // "After pass: in play; lose a1 is not allowed."
    std::string consequence(const std::vector<std::string>& moves) const {
        std::string done;
        for (std::size_t i = 0; i < played.played(); ++i) done += (done.empty() ? "" : ", ") + moves[i];
        const std::string stands(R::info().outcomes[static_cast<std::size_t>(outcome())]);
        const std::string refused = played.played() < moves.size() ? moves[played.played()] + " is not allowed" : "";
        if (done.empty()) return "The move " + refused + ".";
        return "After " + done + ": " + stands + (refused.empty() ? "." : "; " + refused + ".");
    }
};

template <class R>
void show_as_told(int reading, int first, int second, Finding& f) {
    if constexpr (WithShown<R>)
        for (const ShownInfo& told : R::shown()) {
            if (told.id != f.id || f.sides.size() != 2) continue;
            const ToldCase<R> one(told, reading, first), other(told, reading, second);
            if (one.comes_out_as(other)) continue;
            for (const auto& [side, option] : {std::pair{&f.sides[0], &one}, std::pair{&f.sides[1], &other}}) {
                side->consequence = option->consequence(told.moves);
                side->picture = R::picture(option->setting, option->last());
            }
            f.witness = {std::string(told.position), told.moves, {}, {}, ""};
            f.witness.pictures = {R::picture(one.setting, one.played.positions.front()), f.sides[0].picture};
            f.witness_note = "It begins with a turn; not the smallest case there is.";
        }
}

}  // namespace nomos::analysis
