// What is shown of a reading where the ruleset names a position and moves for it (model/core/exhibit.hpp): a case
// that begins at a whole turn and goes on as long as the reader needs. It is played under both options, and
// takes the place of the smallest single step only where it comes out differently.
#pragma once

#include "analysis/findings/parts.hpp"
#include "analysis/readings/difference.hpp"
#include "analysis/readings/sums.hpp"
#include "checkers/exhibits.hpp"

namespace nomos::analysis {

// The moves of a told case under one option, as far as they are allowed and the game goes on.
template <class R>
struct ToldCase {
    typename R::template Setting<Native> setting;
    recorded_game::Replay<R> played;

    ToldCase(const ExhibitInfo& told, int reading, int option)
        : setting(with_option(setting_with<R>(told.readings), reading, option)),
          played(recorded_game::play_on<R>(setting, R::parse(setting, told.position), told.moves)) {
        // Rules may leave the end of a game to the outcome and still let a side move.
        const auto end = std::ranges::find_if(played.positions, [&](const auto& p) { return outcome_at(p) != 0; });
        if (end != played.positions.end()) played.positions.erase(end + 1, played.positions.end());
        played.choices.resize(played.played());
    }
    const auto& last() const { return played.positions.back(); }
    int outcome() const { return outcome_at(last()); }
    bool comes_out_as(const ToldCase& other) const {
        return played.played() == other.played.played() && same(last(), other.last()) && outcome() == other.outcome();
    }
    Consequence consequence(const std::vector<std::string>& moves) const {
        Consequence c{Consequence::What::played, "", 0, 0, ""};
        c.done.assign(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(played.played()));
        c.outcome = R::info().outcomes[static_cast<std::size_t>(outcome())];
        if (c.done.size() < moves.size()) c.move = moves[c.done.size()], c.over = outcome() != 0;
        return c;
    }

private:
    int outcome_at(const auto& position) const {
        return R::template Rules<Native>::outcome(setting, position).lowest();
    }
};

// What is chosen beside the reading that is told of, which has one option on each side.
inline std::vector<std::string> of_others(const ExhibitInfo& told) {
    std::vector<std::string> choices = strings(told.readings);
    std::erase_if(choices, [&](const std::string& choice) {
        const std::string reading = choice.substr(0, choice.find('='));
        return told.id == reading || told.id.substr(told.id.find('.') + 1) == reading;
    });
    return choices;
}

// ... of readings: what players settle is none.
template <class R>
std::vector<std::string> of_other_readings(const ExhibitInfo& told) {
    std::vector<std::string> choices = of_others(told);
    std::erase_if(choices, [](const std::string& choice) {
        return is_settled_by_players<R>(std::string_view(choice).substr(0, choice.find('=')));
    });
    return choices;
}

// visit(exhibit, under the first option, under the second) for each that tells the two apart.
template <class R, class Visit>
void for_each_told(int reading, int first, int second, Visit&& visit) {
    if constexpr (WithExhibits<R>)
        for (const ExhibitInfo& told : R::exhibits()) {
            if (told.id != R::info().readings[static_cast<std::size_t>(reading)].id) continue;
            const ToldCase<R> one(told, reading, first), other(told, reading, second);
            if (!one.comes_out_as(other)) visit(told, one, other);
        }
}
template <class R>
bool is_told(int reading, int first, int second) {
    bool is_so = false;
    for_each_told<R>(reading, first, second, [&](const auto&...) { is_so = true; });
    return is_so;
}
template <class R>
void show_as_told(int reading, int first, int second, Compared& part, Shown::OfStep of_step = Shown::OfStep::no) {
    if (part.sides.size() != 2) return;
    for_each_told<R>(reading, first, second, [&](const ExhibitInfo& told, const auto& one, const auto& other) {
        for (const auto& [side, option] : {std::pair{&part.sides[0], &one}, std::pair{&part.sides[1], &other}}) {
            side->consequence = option->consequence(told.moves);
            side->picture = picture_after<R>(option->setting, option->played, told.moves);
        }
        part.witness = {std::string(told.position), told.moves, of_other_readings<R>(told), {}, ""};
        part.witness.pictures = {R::picture(one.setting, one.played.positions.front()), part.sides[0].picture};
        part.shown = {Shown::How::told, R::template pieces<Native>(one.played.positions.front())};
        part.shown.settled = settled<R>(one.setting), part.shown.of_step = of_step;
    });
}

}  // namespace nomos::analysis
