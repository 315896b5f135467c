// One finding as data for a page: the question, both readings, where it happens, what settles it.
#include <set>

#include "reports/finding_words.hpp"
#include "reports/matter_words.hpp"
#include "reports/view.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

std::string letter(std::size_t index) { return std::string(1, static_cast<char>('A' + index % 26)); }

View side_view(const Side& side, std::size_t index, const std::string& question, const Format& format) {
    const std::string consequence = consequence_in_words(side.consequence);
    View view;
    view["letter"] = letter(index);
    view["option"] = side.option;
    view["says"] = shown(side.says);
    view["rests_on"] = shown(side.rests_on);
    view["consequence"] = shown(consequence);
    view["is_default"] = side.is_default;
    const std::string title =
        question + " Reading " + letter(index) + ": " + (consequence.empty() ? side.says : consequence);
    view["drawing"] = side.picture.cells.empty() ? View(false) : shown(format.board(side.picture, title));
    view["caption"] = shown(side.picture.caption);
    return view;
}

View sides_view(const Finding& finding, const std::string& question, const Format& format) {
    std::vector<View> views;
    for (std::size_t i = 0; i < finding.sides.size(); ++i)
        views.push_back(side_view(finding.sides[i], i, question, format));
    return list_of(views);
}

bool drawn(const std::vector<Side>& sides) {
    for (const Side& side : sides)
        if (!side.picture.cells.empty()) return true;
    return false;
}

// The moves of the line.
View line_view(const Finding& finding, const Format& format) {
    std::vector<View> steps;
    for (std::size_t i = 0; i < finding.line.plays.size(); ++i) {
        View view;
        view["ply"] = std::to_string(i + 1), view["move"] = format.code(finding.line.plays[i]);
        steps.push_back(view);
    }
    return list_of(steps);
}
// Boards along it, at the plies that the caller has them of.
View boards_view(const Finding& finding, const Chapter& chapter, const Format& format) {
    std::vector<View> boards;
    if (const auto found = chapter.line_boards.find(finding.id); found != chapter.line_boards.end())
        for (const auto& [ply, picture] : found->second) {
            const std::string move = ply == 0 ? "" : finding.line.plays.at(ply - 1);
            View view;
            view["ply"] = std::to_string(ply), view["move"] = move.empty() ? View(false) : shown(format.code(move));
            view["drawing"] =
                format.board(picture, ply == 0 ? "The set-up" : "After ply " + std::to_string(ply) + ", " + move);
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

}  // namespace

View witness_view(const Witness& witness, std::string_view title, const Format& format) {
    View view;
    view["position"] = witness.position.empty() ? View(false) : shown(format.code(witness.position));
    std::vector<View> moves, readings, drawings;
    for (const std::string& move : witness.moves) moves.push_back(format.code(move));
    for (const std::string& reading : witness.readings) readings.push_back(format.code(reading));
    for (const Picture& picture : witness.pictures)
        if (!picture.cells.empty()) {
            View drawing;
            drawing["drawing"] = format.board(picture, title);
            drawing["caption"] = shown(picture.caption);
            drawings.push_back(drawing);
        }
    view["moves"] = list_of(moves);
    view["any_readings"] = !readings.empty();
    view["witness_readings"] = list_of(readings);
    view["note"] = shown(witness.note);
    view["any_drawings"] = !drawings.empty();
    view["drawings"] = list_of(drawings);
    return view;
}

View finding_view(const Finding& finding, int number, const Chapter& chapter, const Format& format) {
    const FindingWords words = words_of(finding);
    View view;
    view["number"] = std::to_string(number);
    view["anchor"] = "finding-" + finding.id;
    view["headline"] = words.title;
    view["kind"] = kind_words(finding.kind);
    view["materiality"] = shown(materiality_words(finding.materiality));
    view["met"] = shown(matter_in_short(finding));
    const auto matters = matter_in_words(finding);
    view["matters"] = list_of({matters.begin(), matters.end()});
    view["any_matters"] = !matters.empty();
    view["level"] = std::string(name_of(level_of(finding)));
    view["explanation"] = shown(capitalised(words.explanation));
    view["sentences"] = sentence_links(finding.sentences, chapter);
    view["one_sentence"] = finding.sentences.size() == 1;
    view["sides"] = sides_view(finding, words.title, format);
    view["any_sides"] = !finding.sides.empty();
    view["any_boards"] = drawn(finding.sides);
    Witness witness = finding.witness;
    witness.note = words.caption;
    if (drawn(finding.sides)) witness.pictures.clear();  // the same position, shown already
    view["witness"] = witness_view(witness, words.title, format);
    view["witness_note"] = shown(words.witness_note);
    // What compares two options shows the smallest that was found; other findings show one that has come up.
    const bool compared = finding.kind == FindingKind::ambiguity || finding.kind == FindingKind::harmless_ambiguity;
    view["where"] = std::string(compared ? "Smallest position" : "Position");
    view["smallest"] = !finding.witness.position.empty() || !words.witness_note.empty();
    view["line"] = line_view(finding, format), view["line_boards"] = boards_view(finding, chapter, format);
    view["any_line"] = !finding.line.plays.empty(), view["any_line_boards"] = chapter.line_boards.contains(finding.id);
    view["line_note"] = shown(capitalised(words.line_note));
    view["happens"] = !finding.line.plays.empty() || !words.line_note.empty();
    view["evidence"] = list_of({words.evidence.begin(), words.evidence.end()});
    view["any_evidence"] = !words.evidence.empty();
    view["suggestion"] = shown(words.suggestion);
    view["decided_by"] = shown(capitalised(words.decided_by));
    view["command"] = finding.command.empty() ? View(false) : shown(format.code(finding.command));
    view["decided"] = !words.decided_by.empty() || !finding.command.empty();
    view["ids"] = list_of(ids_of(finding, format));
    const Standing standing = chapter.standings.of(finding.id);
    view["status"] = shown(name_of(standing.status));
    view["standing"] = standing.reason.empty() ? View(false) : shown(capitalised(standing_words(standing)));
    return view;
}

}  // namespace nomos
