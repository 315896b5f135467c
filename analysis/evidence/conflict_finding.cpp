#include "analysis/evidence/conflict_finding.hpp"

namespace nomos::analysis {

CannotStand cannot_stand(const RulesetInfo& game, const RecordedPlay& play, const Conflicting& c, int reading,
                         int option) {
    CannotStand found{c.decided, recorded_game::named(play.moves[c.first]), {}, {}, c.moves};
    for (const std::size_t r : c.readings) {
        const ReadingInfo& info = game.readings[r];
        const int chosen = static_cast<int>(r) == reading ? option : info.default_option;
        found.options.emplace_back(info.options[static_cast<std::size_t>(chosen)].says);
    }
    for (const std::size_t k : c.clauses) found.rules.emplace_back(game.clauses[k].rule);
    return found;
}

Finding contradiction_of(const RulesetInfo& game, const RecordedPlay& play, const Conflicting& c, int reading,
                         int letter, AtOddsShown shown) {
    const ReadingInfo& info = game.readings[static_cast<std::size_t>(reading)];
    Finding f;
    f.id = std::string(info.id) + ".contradiction", f.ruleset = game.id, f.kind = FindingKind::contradiction;
    f.about = about::AgainstRecord{play.title, recorded_game::named(play.moves[c.refused])};
    f.resting = resting_on(game);
    f.quoted = {std::string(info.question), std::string(info.explanation), std::string(info.suggestion)};
    f.readings = {std::string(info.id)}, f.clauses = strings(info.clauses);
    for (const std::size_t k : c.clauses) f.clauses.emplace_back(game.clauses[k].id);
    f.sentences = sentences_for(game.ledger, info.id);
    f.witness = std::move(shown.witness), f.shown.how = Shown::How::recorded, f.sides = std::move(shown.sides);
    f.line.how = LineOfPlay::How::recorded, f.line.plays = std::move(shown.before);
    f.evidence = {evidence::AtOdds{cannot_stand(game, play, c, reading, letter)},
                  evidence::RecordPlayedWith{play.title, c.rescued_by}};
    for (const auto& row : shown.funnel)
        f.evidence.push_back(evidence::LeftByMove{recorded_game::named(play.moves[row.move]), row.left, row.before});
    f.decided = {decided::ByRecord{}, Method::proof, c.decided};
    f.command = "nomos check " + std::string(game.id) + " --only " + play.id;
    return f;
}

}  // namespace nomos::analysis
