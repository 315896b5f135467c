#include "reports/questions_of_page.hpp"

#include <algorithm>
#include <numeric>

#include "model/core/registry.hpp"
#include "reports/page_order.hpp"

namespace nomos {
namespace {

using Strings = std::vector<std::string>;

bool has(const Strings& all, const std::string& one) { return std::ranges::find(all, one) != all.end(); }

// --- a case beside a question ----------------------------------------------------------------------
// The comparison of the question's options on the page, if what it supposes of other questions is given with it.
const Finding* shown_for(const Question& q, const RulesetReport& report) {
    const auto found = std::ranges::find_if(report.findings, [&](const Finding& f) {
        return std::holds_alternative<about::OpenQuestion>(f.about) && f.readings == q.asked.about;
    });
    if (found == report.findings.end() || found->witness.moves.empty() || found->shown.steps) return nullptr;
    const auto is_given = [&](const std::string& choice) { return q.asked.given == Strings{choice}; };
    const bool whole = found->shown.of_step == Shown::OfStep::no;
    return whole && std::ranges::all_of(found->witness.readings, is_given) ? &*found : nullptr;
}

// The moves of the page under one option, as far as they are allowed.
struct OptionPlayed {
    Strings positions;               // before each move, and after the last
    std::vector<Judgement> results;  // of each
    Judgement refused{};             // of the first that is not allowed
};
OptionPlayed option_played(const Finding& f, const std::string& choice) {
    Strings readings = f.witness.readings;
    readings.push_back(choice);
    const auto table = find_ruleset(f.ruleset).table({readings, "", "", f.shown.settled, false});
    OptionPlayed out{{f.witness.position}, {}, {}};
    for (const std::string& move : f.witness.moves) {
        Judgement judgement = table->judge(out.positions.back(), move);
        if (!judgement.legal) {
            out.refused = std::move(judgement);
            break;
        }
        out.positions.push_back(judgement.after), out.results.push_back(std::move(judgement));
    }
    return out;
}
bool differ_after(const std::vector<OptionPlayed>& all, std::size_t moves) {
    return std::ranges::any_of(all, [&](const OptionPlayed& one) {
        const bool same = (one.results.size() >= moves) == (all.front().results.size() >= moves);
        if (!same || one.results.size() < moves) return !same;
        const Judgement &a = one.results[moves - 1], &b = all.front().results[moves - 1];
        return a.after != b.after || a.outcome != b.outcome;
    });
}
// The first move after which the options differ; 0 if they do not.
std::size_t telling_move(const std::vector<OptionPlayed>& all, std::size_t most) {
    for (std::size_t moves = 1; moves <= most; ++moves)
        if (differ_after(all, moves)) return moves;
    return 0;
}
// "Red to move. The king jumps." of each move; of later ones not again how far the turn has come.
std::string told(const Finding& f, const OptionPlayed& longest, std::size_t moves) {
    std::string text;
    for (std::size_t i = 0; i < moves; ++i) {
        std::string words = move_in_words(f.ruleset, longest.positions[i], f.witness.moves[i]);
        if (words.empty()) words = "The move is \"" + f.witness.moves[i] + "\".";
        const std::size_t last = words.rfind(". ", words.size() - 2);
        text += i == 0 ? words : " " + (last == std::string::npos ? words : words.substr(last + 2));
    }
    return text;
}
// What these options of the reading make of the position and the moves of the page: up to the first move after which
// they differ. Nothing if none does.
std::optional<Question> case_of(const ReadingInfo& reading, const Finding& f, const std::vector<std::size_t>& options) {
    std::vector<OptionPlayed> all;
    for (const std::size_t o : options)
        all.push_back(option_played(f, std::string(reading.id) + "=" + std::string(reading.options[o].id)));
    const std::size_t moves = telling_move(all, f.witness.moves.size());
    if (moves == 0) return {};
    const auto longest = std::ranges::max_element(all, {}, [](const OptionPlayed& one) { return one.results.size(); });
    Question shown;
    shown.of = options;
    shown.before = find_ruleset(f.ruleset)
                       .table({f.witness.readings, "", "", f.shown.settled, false})
                       ->picture(f.witness.position);
    shown.told = told(f, *longest, moves);
    for (std::size_t i = 0; i < all.size(); ++i) {
        Answer& a = shown.answers.emplace_back();
        a.allowed = all[i].results.size() >= moves;
        if (!a.allowed) {
            a.picture.sums = all[i].refused.picture.sums, a.outcome = all[i].refused.outcome;
            continue;
        }
        a.picture = all[i].results[moves - 1].picture, a.outcome = all[i].results[moves - 1].outcome;
    }
    note_what_differs(shown);
    return shown;
}
std::size_t place_of(const ReadingInfo& reading, std::string_view option) {
    return static_cast<std::size_t>(std::ranges::find(reading.options, option, &OptionInfo::id) -
                                    reading.options.begin());
}
// What is seen after two answers does not tell them apart.
bool look_alike(const Answer& a, const Answer& b) {
    return a.allowed == b.allowed && a.outcome == b.outcome && a.apart.gone == b.apart.gone &&
           a.apart.standing == b.apart.standing && a.apart.notes == b.apart.notes;
}
// A case of the page that parts two options.
struct Parted {
    std::string one, other;
    Finding shown;
};
std::vector<Parted> parted_on_page(const Finding& f) {
    std::vector<Parted> all;
    if (f.sides.size() == 2) all.push_back({f.sides[0].option, f.sides[1].option, f});
    for (const FurtherOption& further : f.further) {
        const bool is_whole = !further.shown.steps && further.shown.of_step == Shown::OfStep::no;
        if (further.beside.empty() || further.witness.moves.empty() || !is_whole) continue;
        if (further.witness.readings != f.witness.readings) continue;  // it supposes another answer
        all.push_back({further.beside, further.option, f});
        Finding& shown = all.back().shown;
        shown.witness = further.witness, shown.shown = further.shown, shown.sides = further.sides;
    }
    return all;
}
// Options that come to the same in the first case have a position of the page in which they part: one that is told of
// them, else any other.
void put_further_cases_beside(Question& q, const ReadingInfo& reading, const Finding& f) {
    const std::vector<Parted> page = parted_on_page(f);
    const auto is_told_of = [&](const Parted& p, const std::vector<std::size_t>& options) {
        return std::ranges::is_permutation(options, std::vector{place_of(reading, p.one), place_of(reading, p.other)});
    };
    const auto put = [&](const std::vector<std::size_t>& options, bool told_of_them) {
        for (const Parted& parted : page) {
            if (is_told_of(parted, options) != told_of_them) continue;
            auto shown = case_of(reading, parted.shown, options);
            if (!shown || (!told_of_them && look_alike(shown->answers[0], shown->answers[1]))) continue;
            shown->asked.about = q.asked.about;
            q.more.push_back(std::move(*shown));
            return true;
        }
        return false;
    };
    for (std::size_t one = 0; one < q.answers.size(); ++one)
        for (std::size_t other = one + 1; other < q.answers.size(); ++other)
            if (look_alike(q.answers[one], q.answers[other]) && !put({one, other}, true)) put({one, other}, false);
}
void put_case_beside(Question& q, const ReadingInfo& reading, const Finding& f) {
    std::vector<std::size_t> all(reading.options.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    const auto shown = case_of(reading, f, all);
    if (!shown || shown->answers.size() != q.answers.size()) return;
    q.before = shown->before, q.told = shown->told;
    for (std::size_t o = 0; o < q.answers.size(); ++o) {
        const Answer& seen = shown->answers[o];
        q.answers[o].allowed = seen.allowed, q.answers[o].outcome = seen.outcome;
        q.answers[o].picture = seen.picture, q.answers[o].apart = seen.apart;
    }
}
void put_case_beside(Question& q, const RulesetReport& report, const RulesetInfo& info) {
    if (!q.in_words() || q.asked.about.size() != 1) return;
    const auto reading = std::ranges::find(info.readings, q.asked.about.front(), &ReadingInfo::id);
    const Finding* f = shown_for(q, report);
    if (f == nullptr || reading == info.readings.end()) return;
    if (!q.is_beside_a_case()) put_case_beside(q, *reading, *f);
    if (q.is_beside_a_case()) put_further_cases_beside(q, *reading, *f);
}

// --- the order ---------------------------------------------------------------------------------------
// The first place of the page where one of the questions is told.
std::size_t place_of(const Question& q, const std::vector<const Finding*>& page) {
    const auto is_about_it = [&](const Finding* f) {
        return f->readings.size() == 1 && has(q.asked.about, f->readings.front());
    };
    return static_cast<std::size_t>(std::ranges::find_if(page, is_about_it) - page.begin());
}

}  // namespace

Questionnaire as_on_page(Questionnaire q, const RulesetReport& report) {
    const RulesetInfo& info = find_ruleset(q.ruleset).info();
    const PageOrder order = page_order(report, info);
    const std::vector<const Finding*> page = order.all();
    std::vector<int> weights;
    std::vector<QuestionTurn> turns;
    for (Question& one : q.questions) {
        put_case_beside(one, report, info);
        const std::size_t place = place_of(one, page);
        const bool decides = place < order.decide.size();
        weights.push_back(static_cast<int>(decides ? order.decide.size() : 0) - static_cast<int>(place));
        turns.push_back(place < page.size() && is_settled(*page[place], info) ? QuestionTurn::settled_by_words
                                                                              : QuestionTurn::open);
    }
    put_pressing_first(q, weights, turns);
    q.looked_at = 0;
    q.tree = decision_tree(q.questions, &info);
    return q;
}

}  // namespace nomos
