// In which part of a page a finding stands: what to decide, what is missing to play, the rest, editorial notes.
#pragma once

#include <string>
#include <vector>

#include "reports/chapter.hpp"

namespace nomos {

// Each part in the order of the report, by what was measured to change.
struct PageOrder {
    std::vector<const Finding*> decide;     // at most ten: open questions and contradictions on which most hangs
    std::size_t more_to_decide = 0;         // of the rest: less hangs on these, or they come up more seldom
    std::vector<const Finding*> needed;     // without which nobody can play
    std::vector<const Finding*> rest;       // of which something hangs, or may hang, on the answer
    std::vector<const Finding*> editorial;  // wording, harmless readings, vague claims

    // As they stand on the page. What fails only under an answer that is not played stands with that answer.
    std::vector<const Finding*> all() const;
};
PageOrder page_order(const RulesetReport& report, const RulesetInfo& info);

// The question that a finding asks; nullptr where it asks none of the table.
const ReadingInfo* asked_by(const Finding& finding, const RulesetInfo& info);
// Is it proved that the two options that were compared are one game?
bool is_proved_same(const Decided& decided);
// By what an option is ruled out, in words; "" where nothing speaks against it.
std::string ruled_out_by(const Finding& finding, const OptionInfo& option);
// All options but one are ruled out, or proved to be the same game as that one. A contradiction is settled by nobody
// but the author, who has to mend one side of it.
bool is_settled(const Finding& finding, const RulesetInfo& info);

// The question under one of whose answers something leaks or a game need not end, where that answer is not the one
// that is played: it stands with that answer, since the author has nothing else to decide. nullptr for every other
// finding.
const Finding* hangs_on(const Finding& failed, const RulesetReport& report, const RulesetInfo& info);

// The question with whose answer a leak goes too, where wordings were tried on it with success and on the finding
// itself none; else nullptr.
const Finding* tried_under(const Finding& finding, const RulesetReport& report);

// What the text is right about: what its ruleset says so of, where all the checks hold. A claim that holds is not in
// the list of its own accord: it may go beyond a sentence, or against it.
struct RightAbout {
    std::string says;
    std::vector<int> sentences;
};
std::vector<RightAbout> right_about(const RulesetReport& report, const RulesetInfo& info);
// What is drawn on every board though the text that was read does not say it: what is missing of the board and the
// set-up, and what a lost picture showed and no source tells.
bool is_assumed_on_boards(const MissingInfo& missing);
std::vector<const Finding*> assumed_on_boards(const RulesetReport& report, const RulesetInfo& info);

}  // namespace nomos
