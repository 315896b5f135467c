// From readings to findings: each reading compared, its smallest witness drawn under both options,
// its place in play searched for, and all of it put into plain words.
#pragma once

#include "analysis/finding.hpp"
#include "analysis/reach.hpp"

namespace nomos::analysis {

std::string percent(int part, int whole);

// What happens under one option in the shown case.
template <class R>
Side side(const Comparison<R>& c, int option) {
    using Rules = typename R::Rules;
    const ReadingInfo& info = R::info().readings[static_cast<std::size_t>(c.reading)];
    const OptionInfo& o = info.options[static_cast<std::size_t>(option)];
    const auto setting = with_option(c.shown_case.setting, c.reading, option);
    Side s{std::string(o.id), std::string(o.says), std::string(o.rests_on), "", {}, option == info.default_option};
    const auto name = [&](const auto& position) {
        return std::string(R::info().outcomes[static_cast<std::size_t>(Rules::template outcome<Native>(setting, position).lowest())]);
    };
    if (c.shown == Difference::outcome) {
        s.picture = R::picture(setting, c.shown_case.before);
        s.consequence = "The game stands: " + name(c.shown_case.before) + ".";
    } else if (!Rules::template legal<Native>(setting, c.shown_case.before, c.shown_case.move)) {
        s.picture = R::picture(setting, c.shown_case.before);
        s.consequence = "The move " + R::print_move(setting, c.shown_case.move) + " is not allowed.";
    } else {
        const auto after = Rules::template apply<Native>(setting, c.shown_case.before, c.shown_case.move);
        s.picture = R::picture_of_move(setting, c.shown_case.before, c.shown_case.move);
        const int lost = R::template pieces<Native>(c.shown_case.before) - R::template pieces<Native>(after);
        s.consequence = "After " + R::print_move(setting, c.shown_case.move) + ": " +
                        (lost == 0 ? "nothing leaves the board" : lost == 1 ? "one piece leaves the board"
                                                                            : std::to_string(lost) + " pieces leave the board") +
                        "; " + name(after) + ".";
    }
    return s;
}

template <class R>
Materiality materiality(const Comparison<R>& c, const Reach<R>& reach) {
    if (!c.shown) return Materiality::no_effect;
    if (c.differs(Difference::winner) || c.differs(Difference::outcome)) return Materiality::changes_winner;
    if (c.differs(Difference::effect)) return Materiality::changes_effect;
    return reach.found || c.shown ? Materiality::changes_moves : Materiality::none_found;
}

template <class R>
void describe_reach(const Reach<R>& reach, Finding& f) {
    if (!reach.found) {
        f.line_note = "Not met in " + std::to_string(reach.looked_at) + " positions of random play.";
        return;
    }
    const auto setting = R::default_setting();
    for (const auto& m : reach.line) f.line.push_back(R::print_move(setting, m));
    f.line_note = "First met after " + std::to_string(reach.line.size()) + " plies" +
                  (reach.move ? ", at the move " + R::print_move(setting, *reach.move) : "") + "; the options differ in " +
                  percent(reach.met, reach.looked_at) + " of " + std::to_string(reach.looked_at) +
                  " positions of random play (the shortest line met, not proved shortest).";
}

// The finding of two options of a reading, compared; `first` is the one seen from.
template <class R>
Finding study(const Options& options, int reading, int first, int second) {
    const RulesetInfo& game = R::info();
    const ReadingInfo& info = game.readings[static_cast<std::size_t>(reading)];
    const Comparison<R> c = compare_options<R>(options, reading, first, second);
    const Reach<R> reach = search_play<R>(options, reading, first, second);

    Finding f;
    f.id = info.id, f.ruleset = game.id;
    f.kind = c.same() ? FindingKind::harmless_ambiguity : FindingKind::ambiguity;
    f.title = info.question, f.explanation = info.explanation, f.suggestion = info.suggestion;
    f.clauses = strings(info.clauses), f.readings = {std::string(info.id)};
    f.sentences = sentences_for(game.ledger, info.id);
    f.materiality = materiality(c, reach);
    const std::string_view a = info.options[static_cast<std::size_t>(first)].id, b = info.options[static_cast<std::size_t>(second)].id;
    f.evidence.push_back("Played with: " + std::string(a) + " (" + std::string(info.why_default) + ").");
    const std::string key = std::string(info.id) + "=";
    f.command = "nomos compare " + std::string(game.id) + " --reading " + key + std::string(a) + " --with " + key + std::string(b);
    f.decided_by = "Seen from \"" + std::string(a) + "\", \"" + std::string(b) + "\" is " + std::string(relation(c)) + "; decided by " +
                   (c.decided() ? "proof over " : "a search that ran out of budget over ") + std::string(game.board) +
                   ", every well-formed position, all other readings open.";
    f.decided = c.decided();
    if (c.shown) {
        f.sides = {side(c, first), side(c, second)};
        f.witness = witness<R>(c.shown_case, "the smallest position that shows it", c.shown != Difference::outcome);
        const int n = R::template pieces<Native>(c.shown_case.before);
        f.witness_note = std::to_string(n) + (n == 1 ? " piece" : " pieces") + " on the board; no position with fewer shows it (the rest refuted).";
    }
    describe_reach(reach, f);
    return f;
}

}  // namespace nomos::analysis
