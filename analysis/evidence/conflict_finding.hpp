// What a refuted option becomes for the reader: a contradiction of the source where the option is what
// one of its sentences says word for word (RecordedPlay::by_the_letter), else a piece of evidence.
#pragma once

#include "analysis/evidence/conflict.hpp"
#include "analysis/findings/finding_task.hpp"
#include "analysis/readings/told_case.hpp"

namespace nomos::analysis {

// The members of the conflict; options as in the refuted set.
CannotStand cannot_stand(const RulesetInfo& game, const RecordedPlay& play, const Conflicting& c, int reading,
                         int option);

// --- the board under the option and by default -----------------------------------------------------
template <class R>
Side side_of_record(const Conflict<R>& c, int reading, int option,
                    const typename R::template Position<Native>& before) {
    const auto setting = with_option(R::default_setting(), reading, option);
    const auto& text = R::recorded_play().moves[c.refused].move;
    const auto wanted = WayOf<R>::parse(setting, text);
    return side<R>(reading, option, setting, before, text, WayOf<R>::after(setting, before, wanted),
                   [&] { return WayOf<R>::picture(setting, before, wanted); });
}

// The record from where the option and the default part, up to the move that is not allowed: its position is the
// same under both, so both can be played on from it.
template <class R>
struct Parting {
    std::string position;
    std::vector<std::string> before, moves;  // recorded: up to the position, and on from there

    explicit Parting(const Conflict<R>& c) {
        const auto& all = R::recorded_play().moves;
        for (std::size_t k = 0; k < c.refused + 1; ++k) (k < c.first ? before : moves).push_back(all[k].move);
        const auto usual = R::default_setting();
        position = R::print(
            usual, recorded_game::play_on<R>(usual, R::template start<Native>(usual), before).positions.back());
    }
    ToldCase<R> under(int reading, int option) const {
        return {ExhibitInfo{"", position, {}, moves, {}}, reading, option};
    }
};
template <class R>
Side side_of_record(const Conflict<R>& c, const Parting<R>& parting, int reading, int option,
                    const typename R::template Position<Native>& before) {
    Side s = side_of_record(c, reading, option, before);
    s.consequence = parting.under(reading, option).consequence(parting.moves);
    return s;
}

// --- the finding -------------------------------------------------------------------------------------
// What is shown of a contradiction: where the record is played on from, what it does there by the letter and by
// default, and how many reading sets each move leaves.
struct AtOddsShown {
    Witness witness;
    std::vector<std::string> before;  // the record up to there
    std::vector<Side> sides;
    std::vector<recorded_game::FunnelRow> funnel;
};
Finding contradiction_of(const RulesetInfo& game, const RecordedPlay& play, const Conflicting& c, int reading,
                         int letter, AtOddsShown shown);

template <class R>
Finding contradiction(const Options& options, int reading, int letter) {
    const int usual = R::info().readings[static_cast<std::size_t>(reading)].default_option;
    const Conflict<R> c = conflict_with<R>(options, reading, letter);
    const Parting<R> parting(c);
    const ToldCase<R> by_letter = parting.under(reading, letter);
    AtOddsShown shown{{parting.position, parting.moves, {}, {}, ""}, parting.before, {}, recorded_game::funnel<R>()};
    shown.witness.pictures = {R::picture(by_letter.setting, by_letter.played.positions.front())};
    shown.sides = {side_of_record(c, parting, reading, letter, c.before_refused),
                   side_of_record(c, parting, reading, usual, c.otherwise)};
    return contradiction_of(R::info(), R::recorded_play(), c, reading, letter, std::move(shown));
}

// What the record says of the options of a reading, beside its finding.
template <class R>
std::vector<Evidence> refuted_by_record(const Options& options, int reading) {
    std::vector<Evidence> found;
    if constexpr (WithRecordedGame<R>) {
        const auto& table = R::info().readings[static_cast<std::size_t>(reading)].options;
        for (int o = 0; o < static_cast<int>(table.size()); ++o) {
            if (!is_refuted<R>(reading, o)) continue;
            const Conflict<R> c = conflict_with<R>(options, reading, o);
            const RecordedPlay& play = R::recorded_play();
            found.push_back(evidence::RefutedByRecord{std::string(table[static_cast<std::size_t>(o)].id),
                                                      recorded_game::named(play.moves[c.refused]),
                                                      cannot_stand(R::info(), play, c, reading, o)});
        }
    }
    return found;
}
// The options of the letter that the record refutes.
template <class R>
std::vector<Choice> contradicted() {
    std::vector<Choice> found;
    if constexpr (WithRecordedGame<R>)
        for (const std::string& text : R::recorded_play().by_the_letter) {
            const Choice c = parse_choice(text, R::info().id, R::info().readings);
            if (is_refuted<R>(c.reading, c.option)) found.push_back(c);
        }
    return found;
}
template <class R>
std::vector<FindingTask> contradictions() {
    std::vector<FindingTask> tasks;
    if constexpr (WithRecordedGame<R>)
        for (const Choice& c : contradicted<R>())
            tasks.push_back({std::string(R::info().readings[static_cast<std::size_t>(c.reading)].id) + ".contradiction",
                             [=](const Options& o) { return contradiction<R>(o, c.reading, c.option); },
                             "Which clauses and recorded moves cannot all stand?", ".smallest"});
    return tasks;
}

}  // namespace nomos::analysis
