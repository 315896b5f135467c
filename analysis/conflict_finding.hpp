// What a refuted option becomes for the reader: a contradiction of the source where the option is what
// one of its sentences says word for word (RecordedPlay::by_the_letter), else a piece of evidence.
#pragma once

#include "analysis/conflict.hpp"
#include "analysis/examine.hpp"

namespace nomos::analysis {

inline std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text += (i == 0 ? "" : i + 1 == words.size() ? " and " : ", ") + words[i];
    return text;
}
template <class R>
const RecordedMove& refused_move(const Conflict<R>& c) {
    return R::recorded_play().moves[c.refused];
}
// The members of the conflict, in the reader's words.
template <class R>
std::vector<std::string> members(const Conflict<R>& c, int reading, int option) {
    std::vector<std::string> words;
    for (const std::size_t r : c.readings) {
        const ReadingInfo& info = R::info().readings[r];
        const int chosen = static_cast<int>(r) == reading ? option : info.default_option;
        words.push_back("the reading \"" + std::string(info.options[static_cast<std::size_t>(chosen)].says) + "\"");
    }
    for (const std::size_t k : c.clauses)
        words.push_back("the rule \"" + std::string(R::info().clauses[k].rule) + "\"");
    for (const auto& m : c.moves) words.push_back("the move " + m);
    return words;
}
template <class R>
std::string smallest_words(const Conflict<R>& c, int reading, int option) {
    const RecordedMove& from = R::recorded_play().moves[c.first];
    if (!c.decided) return "Which clauses stand against it was not decided.";
    return "From where " + record::named(from) + " is made, the fewest that cannot stand together are " +
           joined(members(c, reading, option)) + ".";
}
// One sentence or two beside the finding of the reading.
template <class R>
std::string evidence_words(const Conflict<R>& c, int reading, int option) {
    const auto& o = R::info().readings[static_cast<std::size_t>(reading)].options[static_cast<std::size_t>(option)];
    return "The recorded game refutes \"" + std::string(o.id) + "\" at " + record::named(refused_move(c)) + ". " +
           smallest_words(c, reading, option);
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

// --- the finding -------------------------------------------------------------------------------------
template <class R>
Finding contradiction(const Options& options, int reading, int letter) {
    const RulesetInfo& game = R::info();
    const ReadingInfo& info = game.readings[static_cast<std::size_t>(reading)];
    const Conflict<R> c = conflict_with<R>(options, reading, letter);
    const RecordedPlay& play = R::recorded_play();

    Finding f;
    f.id = std::string(info.id) + ".contradiction", f.ruleset = game.id, f.kind = FindingKind::contradiction;
    f.title = "The rules and " + play.title + " disagree. " + std::string(info.question);
    f.explanation = std::string(info.explanation) + " Taken by the letter the game stops at " +
                    record::named(refused_move(c)) + ".";
    f.suggestion = info.suggestion, f.readings = {std::string(info.id)};
    f.clauses = strings(info.clauses);
    for (const std::size_t k : c.clauses) f.clauses.emplace_back(game.clauses[k].id);
    f.sentences = sentences_for(game.ledger, info.id);
    const auto setting = with_option(R::default_setting(), reading, letter);
    f.witness = {R::print(setting, c.before_refused),
                 {refused_move(c).move},
                 readings_of<R>(setting),
                 {R::picture(setting, c.before_refused)},
                 "where the game stops by the letter"};
    f.sides = {side_of_record(c, reading, letter, c.before_refused),
               side_of_record(c, reading, info.default_option, c.otherwise)};
    for (std::size_t k = 0; k < c.refused; ++k) f.line.push_back(play.moves[k].move);
    f.line_note = "The game as it is recorded, up to the move that is not allowed.";
    f.evidence = {smallest_words(c, reading, letter),
                  "All of " + play.title + " can be played with " + joined(c.rescued_by) + "."};
    for (const auto& words : record::funnel_words<R>()) f.evidence.push_back(words + ".");
    f.decided = c.decided;
    f.decided_by =
        "Replay of the record under every reading set; proof that no smaller set of clauses, readings and "
        "recorded moves is at odds.";
    f.command = "nomos check " + std::string(game.id) + " --only " + play.id;
    return f;
}

// What the record says of the options of a reading, beside its finding.
template <class R>
void add_refuted(const Options& options, int reading, Finding& f) {
    if constexpr (WithRecord<R>) {
        const auto& table = R::info().readings[static_cast<std::size_t>(reading)].options;
        for (int o = 0; o < static_cast<int>(table.size()); ++o)
            if (is_refuted<R>(reading, o))
                f.evidence.push_back(evidence_words(conflict_with<R>(options, reading, o), reading, o));
    }
}
// The options of the letter that the record refutes.
template <class R>
std::vector<Choice> contradicted() {
    std::vector<Choice> found;
    if constexpr (WithRecord<R>)
        for (const std::string& text : R::recorded_play().by_the_letter) {
            const Choice c = parse_choice(text, R::info().id, R::info().readings);
            if (is_refuted<R>(c.reading, c.option)) found.push_back(c);
        }
    return found;
}
template <class R>
std::vector<FindingTask> contradictions() {
    std::vector<FindingTask> tasks;
    if constexpr (WithRecord<R>)
        for (const Choice& c : contradicted<R>())
            tasks.push_back({std::string(R::info().readings[static_cast<std::size_t>(c.reading)].id) + ".contradiction",
                             [=](const Options& o) { return contradiction<R>(o, c.reading, c.option); },
                             "Which clauses and recorded moves cannot all stand?", ".smallest"});
    return tasks;
}

}  // namespace nomos::analysis
