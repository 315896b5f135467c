// What a refuted option becomes for the reader: a contradiction of the source where the option is what
// one of its sentences says word for word (RecordedPlay::by_the_letter), else a piece of evidence.
#pragma once

#include "analysis/evidence/conflict.hpp"
#include "analysis/findings/finding_task.hpp"
#include "analysis/readings/told_case.hpp"

namespace nomos::analysis {

template <class R>
const RecordedMove& refused_move(const Conflict<R>& c) {
    return R::recorded_play().moves[c.refused];
}
// The members of the conflict; options as in the refuted set.
template <class R>
CannotStand cannot_stand(const Conflict<R>& c, int reading, int option) {
    CannotStand found{c.decided, recorded_game::named(R::recorded_play().moves[c.first]), {}, {}, c.moves};
    for (const std::size_t r : c.readings) {
        const ReadingInfo& info = R::info().readings[r];
        const int chosen = static_cast<int>(r) == reading ? option : info.default_option;
        found.options.emplace_back(info.options[static_cast<std::size_t>(chosen)].says);
    }
    for (const std::size_t k : c.clauses) found.rules.emplace_back(R::info().clauses[k].rule);
    return found;
}

// --- the board under the option and by default -----------------------------------------------------
template <class R>
Side side_of_record(const Conflict<R>& c, int reading, int option,
                    const typename R::template Position<Native>& before) {
    const auto setting = with_option(R::default_setting(), reading, option);
    const auto& text = refused_move(c).move;
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
template <class R>
Finding contradiction(const Options& options, int reading, int letter) {
    const RulesetInfo& game = R::info();
    const ReadingInfo& info = game.readings[static_cast<std::size_t>(reading)];
    const Conflict<R> c = conflict_with<R>(options, reading, letter);
    const RecordedPlay& play = R::recorded_play();

    Finding f;
    f.id = std::string(info.id) + ".contradiction", f.ruleset = game.id, f.kind = FindingKind::contradiction;
    f.about = about::AgainstRecord{play.title, recorded_game::named(refused_move(c))}, f.resting = resting_on(game);
    f.quoted = {std::string(info.question), std::string(info.explanation), std::string(info.suggestion)};
    f.readings = {std::string(info.id)}, f.clauses = strings(info.clauses);
    for (const std::size_t k : c.clauses) f.clauses.emplace_back(game.clauses[k].id);
    f.sentences = sentences_for(game.ledger, info.id);
    const Parting<R> parting(c);
    const ToldCase<R> by_letter = parting.under(reading, letter);
    f.witness = {parting.position, parting.moves, {}, {}, ""};
    f.witness.pictures = {R::picture(by_letter.setting, by_letter.played.positions.front())};
    f.shown.how = Shown::How::recorded;
    f.sides = {side_of_record(c, parting, reading, letter, c.before_refused),
               side_of_record(c, parting, reading, info.default_option, c.otherwise)};
    f.line.how = LineOfPlay::How::recorded, f.line.plays = parting.before;
    f.evidence = {evidence::AtOdds{cannot_stand(c, reading, letter)},
                  evidence::RecordPlayedWith{play.title, c.rescued_by}};
    for (const auto& row : recorded_game::funnel<R>())
        f.evidence.push_back(evidence::LeftByMove{recorded_game::named(play.moves[row.move]), row.left, row.before});
    f.decided = {decided::ByRecord{}, Method::proof, c.decided};
    f.command = "nomos check " + std::string(game.id) + " --only " + play.id;
    return f;
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
            found.push_back(evidence::RefutedByRecord{std::string(table[static_cast<std::size_t>(o)].id),
                                                      recorded_game::named(refused_move(c)),
                                                      cannot_stand(c, reading, o)});
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
