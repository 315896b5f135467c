// One finding as data for a page: the question, both readings, where it happens, what settles it.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <set>

#include "analysis/findings/order.hpp"
#include "reports/finding_words.hpp"
#include "reports/impact_words.hpp"
#include "reports/leak_words.hpp"
#include "reports/line_words.hpp"
#include "reports/page_order.hpp"
#include "reports/plain_words.hpp"
#include "reports/provenance_words.hpp"
#include "reports/rounds.hpp"
#include "reports/view.hpp"
#include "reports/view_sides.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

// The sentences of a finding in the order in which they tell what it is about: of a claim, first what claims; last what
// is left of a picture or a list, and headings; among equals first those that the ledger names for the finding itself,
// and not for a rule that it touches. Of a question those that its table names go before all.
std::vector<int> telling_first(const Finding& finding, const RulesetInfo& info) {
    const bool is_claim = finding.kind == FindingKind::false_claim || finding.kind == FindingKind::vague_claim;
    const auto place_of = [&](int number) {
        const auto e = std::ranges::find(info.ledger, number, &LedgerEntry::number);
        if (e == info.ledger.end() || e->form == SentenceForm::stub || e->form == SentenceForm::heading)
            return std::pair{2, 0};
        return std::pair{is_claim && e->kind != SentenceKind::claim ? 1 : 0,
                         std::ranges::find(e->supports, finding.id) == e->supports.end() ? 1 : 0};
    };
    std::vector<int> numbers = finding.sentences;
    std::ranges::stable_sort(numbers, {}, place_of);
    if (const ReadingInfo* asked = asked_by(finding, info))
        std::stable_partition(numbers.begin(), numbers.end(), [&](int number) {
            return std::ranges::find(asked->turns_on, number) != asked->turns_on.end();
        });
    return numbers;
}
// The sentences on which it turns, in the order of the text: the reader's own copy, our paraphrase without one. A few;
// the rest are cited.
std::vector<View> words_view(const Finding& finding, const Chapter& chapter) {
    constexpr std::size_t kMost = 3;
    const auto is_shown = [&](int number) {
        const auto entry = std::ranges::find(chapter.info.ledger, number, &LedgerEntry::number);
        return entry != chapter.info.ledger.end() && (chapter.quotes.contains(number) || !entry->paraphrase.empty());
    };
    std::vector<int> numbers = telling_first(finding, chapter.info);
    std::erase_if(numbers, std::not_fn(is_shown));
    numbers.resize(std::min(kMost, numbers.size()));
    std::ranges::sort(numbers);
    std::vector<View> views;
    for (const int number : numbers) {
        const auto entry = std::ranges::find(chapter.info.ledger, number, &LedgerEntry::number);
        const auto quote = chapter.quotes.find(number);
        const bool quoted = quote != chapter.quotes.end();
        View view;
        view["number"] = std::to_string(number);
        view["quote"] = quoted ? shown(quote->second) : View(false);
        view["paraphrase"] = shown(entry->paraphrase);
        views.push_back(view);
    }
    return views;
}

std::string effect_of(const Finding& finding) {
    constexpr std::array<std::string_view, kStakes> kEffects{"play at all",  "who wins", "what is legal",
                                                             "not measured", "a remark", "wording"};
    return std::string(kEffects[static_cast<std::size_t>(stake_of(finding))]);
}
// Whether somebody has still to decide it.
std::string state_of(const Finding& finding, const RulesetInfo& info) {
    if (is_settled(finding, info)) return "settled";
    return stake_of(finding) == Stake::editorial ? "wording" : "open";
}

// The words that were tried, and what that showed; or why none were.
void add_advice(const Advice& advice, bool is_editorial, View& view) {
    std::vector<View> lines;
    for (const AdviceLine& line : advice.lines) {
        View one;
        one["says"] = shown(line.says), one["result"] = std::string(name_of(line.result));
        one["note"] = shown(std::string(line.change.note)), one["tried"] = in_words(line);
        one["verdict"] = verdict_in_words(line), one["how"] = shown(capitalised(line.how));
        lines.push_back(one);
    }
    constexpr std::size_t kOpen = 2;  // more fold to a line
    const bool fold = lines.size() > kOpen;
    view["any_wordings"] = !lines.empty() && !fold, view["many_wordings"] = fold;
    view["wordings_count"] = std::to_string(lines.size()) + " wordings";
    view["wordings"] = list_of(std::move(lines));
    // Of proposals that mend words alone it is said once, above their list.
    view["not_tried"] = shown(is_editorial ? "" : capitalised(advice.not_tried));
}

// The moves of the line.
View line_view(const Finding& finding, const Format& format) {
    std::vector<View> steps;
    const std::vector<std::string> moves = told_line(finding);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        View view;
        view["ply"] = std::to_string(i + 1), view["move"] = format.code(moves[i]);
        steps.push_back(view);
    }
    return list_of(steps);
}
// The same as the game's own table.
void add_rounds(const Finding& finding, const Format& format, View& view) {
    const Rounds rounds = rounds_of(finding);
    std::vector<View> seats, rows;
    for (const std::string& seat : rounds.seats) {
        View head;
        head["seat"] = seat;
        seats.push_back(head);
    }
    for (std::size_t r = 0; r < rounds.rows.size(); ++r) {
        std::vector<View> turns;
        for (const Rounds::Turn& turn : rounds.rows[r]) {
            View cell;
            cell["move"] = turn.ply == 0 ? View(false) : shown(format.code(turn.move));
            turns.push_back(cell);
        }
        View row;
        row["round"] = std::to_string(r + 1), row["turns"] = list_of(std::move(turns));
        rows.push_back(row);
    }
    view["in_rounds"] = !rounds.empty(), view["seats"] = list_of(std::move(seats)),
    view["rounds"] = list_of(std::move(rows));
}
// Boards along it, at the plies that the caller has them of.
View boards_view(const Finding& finding, const Chapter& chapter, const Format& format) {
    std::vector<View> boards;
    if (const auto found = chapter.line_boards.find(finding.id); found != chapter.line_boards.end())
        for (const auto& [ply, picture] : found->second) {
            const std::string move = ply == 0 ? "" : finding.line.plays.at(ply - 1);
            View view;
            view["ply"] = std::to_string(ply), view["move"] = move.empty() ? View(false) : shown(format.code(move));
            view["drawing"] = format.board(marked(picture, finding.resting),
                                           ply == 0 ? "The set-up" : "After move " + std::to_string(ply) + ", " + move);
            boards.push_back(view);
        }
    return list_of(boards);
}

// Ids for the small print: what was found, then what it is about, each once.
std::vector<View> ids_of(const Finding& finding, const Format& format) {
    std::vector<View> views;
    std::set<std::string> seen;
    const auto add = [&](const std::string& id) {
        if (seen.insert(id).second) views.push_back(format.code(id));
    };
    add(finding.id);
    for (const std::string& id : finding.readings) add(id);
    for (const std::string& id : finding.clauses) add(id);
    return views;
}

View sentence_links(const std::vector<int>& numbers, const Chapter& chapter) {
    std::set<int> known;
    for (const LedgerEntry& entry : chapter.info.ledger) known.insert(entry.number);
    std::vector<std::string> linked;  // a number without an entry would link to nowhere
    for (const int number : numbers)
        if (known.contains(number)) linked.push_back(std::to_string(number));
    return enumerated(linked);
}

// Where the card stands, and what a page can filter it by.
void add_place(const Finding& finding, const CardPlace& place, const Chapter& chapter, View& view) {
    view["number"] = std::to_string(place.number), view["folded"] = place.folded;
    view["previous"] = shown(place.previous), view["next"] = shown(place.next);
    view["effect"] = effect_of(finding), view["state"] = state_of(finding, chapter.info);
}

// What no longer holds where the question has another answer than is played.
std::vector<View> follows_view(const Finding& question, const Chapter& chapter, const Format& format) {
    std::vector<View> views;
    for (const Finding& f : chapter.report.findings) {
        if (hangs_on(f, chapter.report, chapter.info) != &question) continue;
        const Choice under = parse_choice(f.witness.readings.front(), chapter.info.id, chapter.info.readings);
        const FindingWords words = words_of(f);
        View view;
        view["anchor"] = "finding-" + f.id;
        view["answer"] = unended(chapter.info.readings[static_cast<std::size_t>(under.reading)]
                                     .options[static_cast<std::size_t>(under.option)]
                                     .says);
        view["headline"] = words.title;
        view["explanation"] = shown(capitalised(in_plain_words(words.explanation, chapter.info)));
        view["line"] = line_view(f, format), view["any_line"] = !f.line.plays.empty();
        view["plies"] = plays_in_words(told_line(f).size(), f.ruleset);
        view["command"] = shown(format.code(f.command));
        view["set"] = shown(told_settings(f)), view["said"] = shown(f.line.said);
        views.push_back(view);
    }
    return views;
}

void add_options(const Finding& finding, const std::string& title, const Chapter& chapter, const Format& format,
                 View& view) {
    const ReadingInfo* reading = asked_by(finding, chapter.info);
    const std::vector<View> others = other_options(finding, reading, chapter.info, format);
    view["sides"] = sides_view(finding, title, reading, chapter.info, format),
    view["any_sides"] = !finding.sides.empty();
    view["any_boards"] = drawn(finding.sides), view["supposed"] = shown(supposed_in_words(finding, chapter.info));
    view["others"] = list_of(others), view["any_others"] = !others.empty();
    const auto follows = follows_view(finding, chapter, format);
    view["follows"] = list_of(follows), view["any_follows"] = !follows.empty();
}

// A finding that compares nothing has its position in the card, as one that does has its two boards.
void add_case(Witness& witness, const std::string& title, const Format& format, View& view) {
    const std::vector<View> drawings = drawings_of(witness, title, format);
    view["any_case"] = !drawings.empty(), view["case"] = list_of(drawings);
    witness.pictures.clear();
}

}  // namespace

View witness_view(const Witness& witness, std::string_view title, const Format& format) {
    View view;
    view["position"] = witness.position.empty() ? View(false) : shown(format.code(witness.position));
    std::vector<View> moves, readings;
    const std::vector<View> drawings = drawings_of(witness, title, format);
    for (const std::string& move : witness.moves) moves.push_back(format.code(move));
    for (const std::string& reading : witness.readings) readings.push_back(format.code(reading));
    view["moves"] = list_of(moves);
    view["any_readings"] = !readings.empty();
    view["witness_readings"] = list_of(readings);
    view["note"] = shown(witness.note);
    view["any_drawings"] = !drawings.empty();
    view["drawings"] = list_of(drawings);
    return view;
}

// What compares two options shows the smallest that was found, but for what was chosen; other findings show one that
// has come up.
bool is_smallest(const Finding& f) { return f.shown.how == Shown::How::fewest; }

// The question whose wordings settle this finding as well, and were tried: advice by itself would look untried.
View tried_view(const Finding& finding, const RulesetReport& report) {
    const Finding* question = tried_under(finding, report);
    if (question == nullptr) return false;
    View view;
    view["to"] = "finding-" + question->id, view["title"] = title_of(*question);
    return view;
}

View finding_view(const Finding& finding, const CardPlace& place, const Chapter& chapter, const Format& format) {
    constexpr std::size_t kLongLine = 11, kUnreadLine = 20;
    const FindingWords words = words_of(finding);
    View view;
    add_place(finding, place, chapter, view), add_options(finding, words.title, chapter, format, view);
    view["anchor"] = "finding-" + finding.id;
    view["headline"] = words.title;
    const bool is_answered = finding.kind == FindingKind::ambiguity && is_settled(finding, chapter.info);
    view["kind"] = is_answered ? "Answered elsewhere in the text" : kind_words(finding.kind);
    view["materiality"] = is_answered ? View(false) : shown(stake_in_words(finding));
    const std::string rests = play_mark(finding.resting);
    view["met"] = shown(impact_in_short(finding));
    view["rests"] = shown(capitalised(rests));
    auto matters = impact_in_words(finding);
    if (const std::string open = openness_in_words(finding); !open.empty()) matters.push_back(open);
    view["matters"] = list_of({matters.begin(), matters.end()});
    view["any_matters"] = !matters.empty();
    view["level"] = std::string(name_of(level_of(finding)));
    view["explanation"] = shown(capitalised(in_plain_words(words.explanation, chapter.info)));
    view["sentences"] = sentence_links(finding.sentences, chapter);
    view["one_sentence"] = finding.sentences.size() == 1;
    const std::vector<View> said = words_view(finding, chapter);
    view["words"] = list_of(said), view["any_words"] = !said.empty();
    Witness witness = finding.witness;
    witness.note = words.caption;
    if (drawn(finding.sides)) witness.pictures.clear();  // the same position, shown already
    for (Picture& picture : witness.pictures) picture = marked(std::move(picture), finding.resting);
    add_case(witness, words.title, format, view);
    view["witness"] = witness_view(witness, words.title, format);
    view["witness_note"] = shown(words.witness_note);
    view["where"] = std::string(is_smallest(finding) ? "Smallest position" : "Position");
    view["smallest"] = !finding.witness.position.empty() || !words.witness_note.empty();
    view["line"] = line_view(finding, format), view["line_boards"] = boards_view(finding, chapter, format);
    view["any_line"] = !finding.line.plays.empty(), view["any_line_boards"] = chapter.line_boards.contains(finding.id);
    add_rounds(finding, format, view);
    // Nobody reads more than a page of moves: what is longer stands in findings.json, unless it is the game's own
    // table.
    const std::size_t plies = told_line(finding).size();
    const bool is_endless = plies > kUnreadLine && rounds_of(finding).empty();
    view["short_line"] = plies > 0 && plies <= kLongLine;
    view["long_line"] = plies > kLongLine && !is_endless;
    view["unread_line"] = is_endless, view["verify"] = format.code("nomos verify DIR");
    view["plies"] = plays_in_words(plies, finding.ruleset);
    view["line_note"] = shown(capitalised(words.line_note));
    view["happens"] = !finding.line.plays.empty() || !words.line_note.empty();
    view["evidence"] = list_of({words.evidence.begin(), words.evidence.end()});
    view["any_evidence"] = !words.evidence.empty();
    view["suggestion"] = shown(words.suggestion),
    view["call"] = tried_under(finding, chapter.report) ? "To settle it" : words.advice.call;
    add_advice(words.advice, stake_of(finding) == Stake::editorial, view);
    view["tried_at"] = tried_view(finding, chapter.report);
    view["decided_by"] = shown(capitalised(words.decided_by));
    view["command"] = finding.command.empty() ? View(false) : shown(format.code(finding.command));
    view["decided"] = !words.decided_by.empty() || !finding.command.empty();
    view["ids"] = list_of(ids_of(finding, format));
    const Standing standing = chapter.standings.of(finding.id);
    view["status"] = shown(name_of(standing.status));
    // Who wrote the text does not care that somebody has seen it before.
    view["to_see"] = shown(standing.status == Status::accepted ? "" : name_of(standing.status));
    view["standing"] = standing.reason.empty() ? View(false) : shown(capitalised(standing_words(standing)));
    return view;
}

}  // namespace nomos
