#include "reports/question_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "analysis/findings/fallen.hpp"
#include "analysis/findings/order.hpp"
#include "model/core/error.hpp"
#include "reports/line_words.hpp"
#include "reports/page_order.hpp"
#include "reports/parting_cells.hpp"
#include "reports/refusal_words.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

using Strings = std::vector<std::string>;

std::string without_stop(std::string_view text) {
    return std::string(text.ends_with('.') ? text.substr(0, text.size() - 1) : text);
}
std::string with_stop(const std::string& text) {
    const std::string_view inside = std::string_view(text).substr(0, text.size() - (text.ends_with(')') ? 1 : 0));
    return inside.ends_with('.') || inside.ends_with('?') || inside.ends_with('!') ? text : text + ".";
}

// --- answers -----------------------------------------------------------------------------------
// "king on j1 is taken, white stone on k2 is taken".
std::string gone_in_words(const std::vector<Fallen>& gone) {
    Strings parts;
    for (const Fallen& one : gone) parts.push_back("the " + one.label + " is " + one.fate);
    return joined(parts, "and");
}
std::string standing_in_words(const Strings& standing, bool there) {
    constexpr std::size_t kMost = 4;
    Strings parts;
    for (std::size_t i = 0; i < standing.size() && i < kMost; ++i) parts.push_back("a " + standing[i]);
    if (standing.size() > kMost) parts.push_back(counted(standing.size() - kMost, "more piece", "more pieces"));
    return (there ? "there is " : "there is not ") + joined(parts, "and");
}
bool is_empty(const Seen& seen) { return seen.gone.empty() && seen.standing.empty() && seen.notes.empty(); }

// What the others have and this one has not, where it has nothing of its own.
Strings what_is_missing(const Question& q, const Answer& a) {
    Strings standing;
    bool is_any_gone = false;
    for (const Answer& other : q.answers) {
        is_any_gone = is_any_gone || !other.apart.gone.empty();
        standing.insert(standing.end(), other.apart.standing.begin(), other.apart.standing.end());
    }
    if (is_any_gone) return {fallen(a.picture) > 0 ? "no more than that is taken" : "nothing is taken"};
    if (!standing.empty()) return {standing_in_words({standing.front()}, false)};
    return {};
}
// Is it gone after another answer?
bool is_saved(const Question& q, const std::string& label) {
    return std::any_of(q.answers.begin(), q.answers.end(), [&](const Answer& other) {
        return std::any_of(other.apart.gone.begin(), other.apart.gone.end(),
                           [&](const Fallen& gone) { return gone.label == label; });
    });
}
// No other answer ends so: what stands under the board need not tell them apart.
bool ends_alone(const Question& q, const Answer& a) {
    return std::count_if(q.answers.begin(), q.answers.end(),
                         [&](const Answer& other) { return other.allowed && other.outcome == a.outcome; }) == 1;
}
Strings seen_in_words(const Question& q, const Answer& a) {
    Strings parts, saved, standing;
    for (const std::string& label : a.apart.standing) (is_saved(q, label) ? saved : standing).push_back(label);
    if (!a.apart.gone.empty()) parts.push_back(gone_in_words(a.apart.gone));
    if (!saved.empty()) parts.push_back("the " + joined(saved, "and") + (saved.size() == 1 ? " stays" : " stay"));
    if (!standing.empty()) parts.push_back(standing_in_words(standing, true));
    for (const std::string& note : a.apart.notes)
        if (!ends_alone(q, a)) parts.push_back(note);
    if (is_empty(a.apart) && !a.picture.cells.empty()) parts = what_is_missing(q, a);
    return parts;
}
std::string outcome_in_words(const Answer& a, const RulesetInfo& info) {
    return a.outcome == info.outcomes.front() ? "the game goes on" : "the game is over: " + a.outcome;
}
std::string next_in_words(const Answer& a, const RulesetInfo& info) {
    if (a.next.empty()) return "";
    const std::string told = without_stop(move_in_words(info.id, a.after, a.next));
    const std::string move = told.empty() ? "\"" + a.next + "\"" : told;
    return fmt::format(" The next move may {}be: {}.", a.next_allowed ? "" : "not ", move);
}
// Two pieces of which a board can show but one.
bool shares_a_place(const Picture& picture) {
    std::set<std::pair<int, int>> taken;
    return std::ranges::any_of(picture.pieces, [&](const PicturePiece& piece) {
        return piece.mark != Mark::crossed_out && !taken.insert({piece.column, piece.row}).second;
    });
}
// What comes of the case beside a question in words, as far as the boards do not show it: "that is not allowed".
std::string here_in_words(const Question& q, const Answer& a, const RulesetInfo& info) {
    if (!a.allowed) return a.is_over_already() ? over_already(a.outcome) : "that is not allowed";
    const auto any = [&](auto&& differs) { return std::any_of(q.answers.begin(), q.answers.end(), differs); };
    if (any([&](const Answer& o) { return o.allowed && o.outcome != a.outcome; })) return outcome_in_words(a, info);
    if (any([](const Answer& o) { return o.is_over_already(); }))
        return "the game is not over yet, and that is allowed";
    if (any([](const Answer& o) { return !o.allowed; })) return "that is allowed";
    // The boards tell, but for answers with the same board, and for two pieces on one place.
    const bool boards_tell = any([](const Answer& o) { return !o.apart.gone.empty() || !o.apart.standing.empty(); });
    const bool some_look_alike = any([&](const Answer& one) {
        return any([&](const Answer& o) {
            return &o != &one && o.apart.gone == one.apart.gone && o.apart.standing == one.apart.standing &&
                   o.apart.notes != one.apart.notes;
        });
    });
    Strings told;
    if (boards_tell && shares_a_place(a.picture) && !a.apart.standing.empty())
        told.push_back(standing_in_words(a.apart.standing, true));
    if (!boards_tell || some_look_alike) told.insert(told.end(), a.apart.notes.begin(), a.apart.notes.end());
    return joined_with(told, "; ");
}
// " The board is that of b." Where an answer before it has the same board, a reader would look for what is not there.
std::string same_board_in_words(const Question& q, const Answer& a) {
    for (std::size_t k = 0; k < q.answers.size() && &q.answers[k] != &a; ++k) {
        const Picture &one = q.answers[k].picture, &other = a.picture;
        const bool are_drawn = !one.cells.empty() && !other.cells.empty();
        if (are_drawn && one.notes == other.notes && parting_cells({&one, &other}).empty())
            return fmt::format(" The board is that of {}.", letter_of(k));
    }
    return "";
}
std::string option_in_words(const Question& q, const Answer& a, const RulesetInfo& info) {
    const ReadingInfo& reading = reading_of(info, q.asked.about.front());
    const std::string option =
        with_stop(std::string(reading.options[static_cast<std::size_t>(a.means.front().front())].says));
    const std::string here = q.is_beside_a_case() ? here_in_words(q, a, info) : "";
    // What ends the game is told before the end.
    if (!a.then.empty() && a.outcome != info.outcomes.front() && here == outcome_in_words(a, info))
        return option + " Here: " + a.then + " Then " + with_stop(here);
    const std::string told =
        (here.empty() ? "" : " Here: " + with_stop(here)) + (a.then.empty() ? "" : " Then: " + a.then);
    return option + (told.empty() ? same_board_in_words(q, a) : told);
}
// Words of the text that speak against an answer: against each option by which it is given. "" where one is open.
std::string against_in_words(const Question& q, const Answer& a, const RulesetInfo& info) {
    for (std::size_t r = 0; r < q.asked.about.size() && r < a.means.size(); ++r) {
        const ReadingInfo& reading = reading_of(info, q.asked.about[r]);
        std::set<std::string_view> by;
        for (const int o : a.means[r]) by.insert(reading.options[static_cast<std::size_t>(o)].ruled_out_by);
        if (!by.empty() && !by.contains(""))
            return fmt::format("We take it to be ruled out by {}. Tick it only if you mean it all the same.",
                               joined({by.begin(), by.end()}, "and"));
        std::set<std::string_view> against;
        for (const int o : a.means[r]) against.insert(reading.options[static_cast<std::size_t>(o)].against);
        if (!against.empty() && !against.contains(""))
            return fmt::format("Against it: {}. Tick it only if you mean it all the same.",
                               joined({against.begin(), against.end()}, "and"));
    }
    return "";
}
// " Allowed is only: Red captures: the king on 16 jumps to 11; ..."
std::string instead_in_words(const Question& q, const Answer& a, const RulesetInfo& info) {
    Strings moves;
    for (const std::string& move : a.instead) {
        const std::string told = without_stop(move_in_words(info.id, q.asked.position, move));
        moves.push_back(told.empty() ? move : told);
    }
    return moves.empty() ? "" : " Allowed is only: " + joined_with(moves, "; or: ") + ".";
}
std::string says(const Question& q, const Answer& a, const RulesetInfo& info) {
    if (q.in_words()) return option_in_words(q, a, info);
    if (a.is_over_already()) return capitalised(over_already(a.outcome)) + ".";
    if (!a.allowed) {
        const std::string why = why_refused(q, a, info);
        return "The move is not allowed" + (why.empty() ? "." : ", against " + why + ".") +
               instead_in_words(q, a, info);
    }
    if (q.asked.asks == Asks::allowed) return "The move is allowed.";
    const bool doubted = std::any_of(q.answers.begin(), q.answers.end(), [](const Answer& o) { return !o.allowed; });
    Strings parts = seen_in_words(q, a);
    const std::string ending = outcome_in_words(a, info);
    parts.insert(a.outcome == info.outcomes.front() ? parts.begin() : parts.end(), ending);
    return with_stop(
               (doubted ? "The move is allowed; " + joined_with(parts, "; ") : capitalised(joined_with(parts, "; ")))) +
           next_in_words(a, info);
}
Strings meanings(const Question& q, const Answer& a, const RulesetInfo& info) {
    Strings lines;
    for (std::size_t i = 0; i < q.asked.about.size() && i < a.means.size(); ++i) {
        const ReadingInfo& reading = reading_of(info, q.asked.about[i]);
        if (a.means[i].size() == reading.options.size()) continue;
        Strings options;
        for (const int o : a.means[i]) options.emplace_back(reading.options[static_cast<std::size_t>(o)].says);
        lines.push_back(joined_with(options, " Or: "));
    }
    return lines;
}

// --- the question ------------------------------------------------------------------------------
std::string_view asked_in_words(const Question& q) {
    const bool doubted = std::any_of(q.answers.begin(), q.answers.end(), [](const Answer& a) { return !a.allowed; });
    if (q.asked.asks == Asks::allowed) return "Is that allowed?";
    if (q.asked.asks == Asks::ending) return "Is the game over then, and who has won?";
    return doubted ? "Is that allowed, and what happens then?" : "What happens?";
}
std::string title_of(const Question& q, const RulesetInfo& info) {
    if (q.in_words()) return std::string(reading_of(info, q.asked.about.front()).question);
    const std::string told = q.told.empty() ? "The move is \"" + q.asked.move + "\"." : q.told;
    return told + " " + std::string(asked_in_words(q));
}
std::string origin_of(const Question& q, const RulesetInfo& info) {
    if (q.in_words()) return "";
    if (q.plies == 0) return "This is how the game begins.";
    if (q.plies > 0)
        return fmt::format("This position came up in a random game, after {}.",
                           plays_in_words(static_cast<std::size_t>(q.plies), info.id));
    return "This position is made up to have few pieces; it breaks nothing that holds of every position.";
}
// "Settled before this game: whether the game is played in pairs (yes). "
std::string settled_in_words(const Question& q, const RulesetInfo& info) {
    const Strings settled = settings_in_words(q.asked.settings, info.id);
    return settled.empty() ? "" : "Settled before this game: " + joined(settled, "and") + ". ";
}
// Where one answered just that before: " (question 3, b)"; "" where no answer of an earlier question about that reading
// alone says no more and no less, or another one may mean it, too.
std::string answered_before(const std::vector<Question>& questions, std::size_t before, std::string_view reading,
                            int option) {
    for (std::size_t k = 0; k < before; ++k) {
        if (questions[k].asked.about != std::vector<std::string>{std::string(reading)}) continue;
        Strings places;
        bool is_just_that = true;
        for (std::size_t a = 0; a < questions[k].answers.size(); ++a) {
            if (questions[k].answers[a].means.empty()) continue;
            const auto& options = questions[k].answers[a].means.front();
            if (std::ranges::find(options, option) == options.end()) continue;
            places.push_back(fmt::format(" (question {}, {})", k + 1, letter_of(a)));
            is_just_that = is_just_that && options.size() == 1;
        }
        if (places.size() == 1 && is_just_that) return places.front();
    }
    return "";
}
std::string given_in_words(const std::vector<Question>& questions, std::size_t k, const RulesetInfo& info) {
    Strings options;
    for (const std::string& given : questions[k].asked.given) {
        const Choice c = parse_choice(given, info.id, info.readings);
        const ReadingInfo& reading = info.readings[static_cast<std::size_t>(c.reading)];
        options.push_back("\"" + without_stop(reading.options[static_cast<std::size_t>(c.option)].says) + "\"" +
                          answered_before(questions, k, reading.id, c.option));
    }
    if (options.empty()) return "";
    return fmt::format("Answer this only if your rules have it that {}.", joined(options, "or"));
}

// Ids in brackets are for those who look things up in the report.
std::string without_ids(std::string text, std::string_view ruleset) {
    const std::string begins = " (" + std::string(ruleset) + ".";
    for (std::size_t at = text.find(begins); at != std::string::npos; at = text.find(begins))
        text.erase(at, std::min(text.find(')', at), text.size() - 1) + 1 - at);
    return text;
}
// The sentences that a question is about, those that its table names before the others.
std::vector<const LedgerEntry*> sentences_of(const ReadingInfo& reading, const RulesetInfo& info) {
    std::vector<const LedgerEntry*> about;
    for (const LedgerEntry& entry : info.ledger)
        if (std::ranges::find(entry.supports, reading.id) != entry.supports.end()) about.push_back(&entry);
    std::stable_partition(about.begin(), about.end(), [&](const LedgerEntry* entry) {
        return std::ranges::find(reading.turns_on, entry->number) != reading.turns_on.end();
    });
    return about;
}
QuestionWords::Why why_of(const ReadingInfo& reading, const RulesetInfo& info, const Quotes& quotes, bool in_words) {
    constexpr std::size_t kMost = 3;
    QuestionWords::Why why{std::string(reading.question), without_ids(capitalised(reading.explanation), info.id), {}};
    // Beside a move an answer may come of this option and of others; in words it stands at the answer.
    for (const OptionInfo& option : reading.options)
        if (!in_words && !option.ruled_out_by.empty())
            why.explanation +=
                fmt::format(" \"{}\" is ruled out by {}.", without_stop(option.says), option.ruled_out_by);
    for (const LedgerEntry* entry : sentences_of(reading, info)) {
        if (why.sentences.size() == kMost) break;
        const auto quote = quotes.find(entry->number);
        const bool quoted = quote != quotes.end();
        const std::string words = quoted ? quote->second : std::string(entry->paraphrase);
        if (!words.empty()) why.sentences.push_back({entry->number, words, quoted});
    }
    std::ranges::sort(why.sentences, {}, &QuestionWords::Why::Sentence::number);
    return why;
}

QuestionWords::Parting parting_in_words(const Question& shown, const RulesetInfo& info) {
    QuestionWords::Parting parting;
    Strings letters;
    for (std::size_t i = 0; i < shown.of.size(); ++i) {
        letters.push_back(letter_of(shown.of[i]));
        std::string here = here_in_words(shown, shown.answers[i], info);
        if (here.empty()) here = joined_with(seen_in_words(shown, shown.answers[i]), "; ");
        parting.answers.push_back({letters.back(), here.empty() ? "" : capitalised(with_stop(here)), "", {}});
    }
    parting.lead = fmt::format("In that example {} come to the same. Here they part:", joined(letters, "and"));
    parting.state =
        (shown.before.notes.empty() ? "" : capitalised(with_stop(shown.before.caption())) + " ") + shown.told;
    return parting;
}

}  // namespace

const ReadingInfo& reading_of(const RulesetInfo& info, std::string_view id) {
    const auto found = std::ranges::find(info.readings, id, &ReadingInfo::id);
    expect(found != info.readings.end(), "a question is about readings of its ruleset");
    return *found;
}

QuestionWords words_of_question(const Question& q, const RulesetInfo& info, const Quotes& quotes) {
    QuestionWords words;
    words.title = title_of(q, info), words.origin = origin_of(q, info);
    words.state =
        settled_in_words(q, info) + (q.before.notes.empty() ? "" : capitalised(with_stop(q.before.caption())));
    if (q.is_beside_a_case()) words.state += " For example: " + q.told;
    for (std::size_t k = 0; k < q.answers.size(); ++k)
        words.answers.push_back({letter_of(k), says(q, q.answers[k], info), against_in_words(q, q.answers[k], info),
                                 meanings(q, q.answers[k], info)});
    for (const Question& shown : q.more) words.partings.push_back(parting_in_words(shown, info));
    for (const std::string& id : q.asked.about)
        words.why.push_back(why_of(reading_of(info, id), info, quotes, q.in_words()));
    return words;
}

std::vector<QuestionWords> question_words(const Questionnaire& q, const RulesetInfo& info, const Quotes& quotes) {
    std::vector<QuestionWords> all;
    for (std::size_t k = 0; k < q.questions.size(); ++k) {
        all.push_back(words_of_question(q.questions[k], info, quotes));
        all.back().only_if = given_in_words(q.questions, k, info);
        if (!all.back().only_if.empty() || is_always_asked(q, k)) continue;
        all.back().only_if = q.questions[k].in_words()
                                 ? "Answer this only if what you answered before leaves it open."
                                 : fmt::format("Answer this only if what you answered before leaves open: \"{}\"",
                                               all.back().why.front().question);
    }
    return all;
}

}  // namespace nomos
