#include "reports/view.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "model/core/error.hpp"
#include "reports/finding_words.hpp"
#include "reports/glossary.hpp"
#include "reports/impact_words.hpp"
#include "reports/page_order.hpp"
#include "reports/provenance_words.hpp"
#include "reports/round_words.hpp"
#include "reports/templates.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

// --- the funnel ------------------------------------------------------------------------------
// Bars shrink with the number of binary choices still open: each piece of evidence that settles one
// takes away the same length, however many reading sets there were.
int bar_length(std::uint64_t left, std::uint64_t all) {
    if (left == 0) return 0;
    if (all <= 1) return 100;
    const double share = std::log2(static_cast<double>(left) + 1) / std::log2(static_cast<double>(all) + 1);
    return static_cast<int>(std::lround(100 * share));
}

View step_view(const FunnelStep& step, std::uint64_t all, const Format& format) {
    View view;
    view["evidence"] = shown(format.code(step.evidence));
    view["says"] = shown(step.says);
    view["before"] = in_groups(step.before);
    view["after"] = in_groups(step.after);
    view["removed"] = step.before > step.after ? shown(in_groups(step.before - step.after)) : View(false);
    view["length"] = std::to_string(bar_length(step.after, all));
    view["empty"] = step.after == 0;
    view["from"] = source_words(step.from, step.source);
    return view;
}
// Runs of steps that rule out nothing stand together, so that a page can fold them into a line.
View funnel_view(const RulesetReport& report, const Format& format) {
    std::vector<View> runs;
    const std::vector<FunnelStep>& steps = report.funnel;
    for (std::size_t i = 0, end = 0; i < steps.size(); i = end) {
        const auto idle = [&](std::size_t k) { return steps[k].before == steps[k].after; };
        end = i + 1;
        while (idle(i) && end < steps.size() && idle(end)) ++end;
        std::vector<View> views;
        for (std::size_t k = i; k < end; ++k) views.push_back(step_view(steps[k], report.reading_sets, format));
        View run;
        run["steps"] = list_of(views), run["run"] = end - i > 1;
        run["count"] = std::to_string(end - i), run["left"] = in_groups(steps[i].after);
        runs.push_back(run);
    }
    return list_of(runs);
}

// --- does every game end? --------------------------------------------------------------------
// The question and its answer, in words.
std::string answer_to_its_question(const std::string& choice, const RulesetInfo& info) {
    for (const ReadingInfo& reading : info.readings)
        for (const OptionInfo& option : reading.options)
            if (fmt::format("{}={}", reading.id, option.id) == choice)
                return fmt::format("{} \"{}\"", reading.question, unended(option.says));
    return choice;
}
// Options of which the same is known share a row, the usual ones first.
View endings_view(const RulesetReport& report, const RulesetInfo& info) {
    std::vector<std::pair<const Ending*, std::vector<View>>> rows;
    for (const Ending& e : report.endings) {
        const auto is_same = [&](auto& r) {
            return answer_in_words(*r.first) == answer_in_words(e) &&
                   how_in_words(*r.first, info.id) == how_in_words(e, info.id);
        };
        auto row = std::find_if(rows.begin(), rows.end(), is_same);
        if (row == rows.end()) row = rows.insert(rows.end(), {&e, {}});
        row->second.push_back(
            View(e.reading.empty() ? "All answers as usual." : answer_to_its_question(e.reading, info)));
    }
    std::vector<View> views;
    for (const auto& [ending, readings] : rows) {
        View view;
        view["answer"] = capitalised(answer_in_words(*ending)), view["how"] = how_in_words(*ending, info.id);
        view["under"] = list_of(readings);
        views.push_back(view);
    }
    return list_of(views);
}

// --- the table of checks -----------------------------------------------------------------------
View check_view(const CheckResult& check, const Resting& resting, const Format& format) {
    View view;
    view["id"] = check.id;
    view["id_code"] = format.code(check.id);
    view["question"] = check.question.empty() ? check.id : check.question;
    view["detail"] = shown(check.detail);
    view["verdict"] = verdict_words(check.verdict);
    view["method"] = method_in_words(check);
    std::vector<std::string> scope;
    for (const std::string& part : {check.scope.board, check.scope.readings, check.scope.bound})
        if (!part.empty()) scope.push_back(part);
    view["scope"] = shown(capitalised(joined_with(scope, "; ")));
    std::vector<View> clauses;
    for (const std::string& clause : check.clauses) clauses.push_back(format.code(clause));
    view["check_clauses"] = list_of(clauses);
    std::vector<View> witnesses;
    if (check.verdict != Verdict::holds)
        for (Witness witness : check.witnesses) {
            for (Picture& picture : witness.pictures) picture = marked(std::move(picture), resting);
            witnesses.push_back(witness_view(witness, check.question, format));
        }
    view["witnesses"] = list_of(witnesses);
    return view;
}

bool holds(const CheckResult& check) { return check.verdict == Verdict::holds; }

// By kind; of a kind the checks that do not hold stand by themselves.
View check_groups(const std::vector<CheckResult>& checks, const Resting& resting, const Format& format) {
    std::vector<View> views;
    for (std::size_t k = 0; k < kCheckKinds; ++k) {
        std::vector<View> good, bad;
        for (const CheckResult& check : checks)
            if (static_cast<std::size_t>(check.kind) == k)
                (holds(check) ? good : bad).push_back(check_view(check, resting, format));
        if (good.empty() && bad.empty()) continue;
        View view;
        view["heading"] = kind_words(static_cast<CheckKind>(k));
        view["kind"] = std::string(name_of(static_cast<CheckKind>(k)));
        view["count"] = std::to_string(good.size() + bad.size());
        view["good_count"] = std::to_string(good.size());
        view["good"] = list_of(good), view["any_good"] = !good.empty();
        view["bad"] = list_of(bad), view["any_bad"] = !bad.empty();
        views.push_back(view);
    }
    return list_of(views);
}

// --- the ledger --------------------------------------------------------------------------------
std::string place_of(const Locator& at) {
    std::string place(at.heading);
    const auto add = [&](const char* what, int number) {
        if (number > 0) place += (place.empty() ? "" : ", ") + std::string(what) + " " + std::to_string(number);
    };
    add("paragraph", at.paragraph);
    add("sentence", at.sentence);
    add("line", at.line);
    return capitalised(place);
}

View ledger_view(const Chapter& chapter, const Format& format) {
    std::vector<View> entries;
    for (const LedgerEntry& entry : chapter.info.ledger) {
        View view;
        view["number"] = std::to_string(entry.number);
        view["place"] = shown(place_of(entry.at));
        const std::string form = entry.form == SentenceForm::sentence ? "" : ", " + std::string(name_of(entry.form));
        view["kind"] = std::string(name_of(entry.kind)) + form;
        view["paraphrase"] = shown(entry.paraphrase);
        const auto quote = chapter.quotes.find(entry.number);
        view["quote"] = View(false);
        if (quote != chapter.quotes.end()) view["quote"] = shown(quote->second);
        std::vector<View> supports;
        for (const std::string_view id : entry.supports) supports.push_back(format.code(id));
        view["supports"] = list_of(supports);
        entries.push_back(view);
    }
    return list_of(entries);
}

// What a finding of this id would be about; "" where nothing has the id any more.
std::string subject_of(const std::string& id, const Chapter& chapter) {
    for (const ReadingInfo& r : chapter.info.readings)
        if (r.id == id) return std::string(r.question);
    for (const MissingInfo& m : chapter.info.missing)
        if (m.id == id) return std::string(m.title);
    for (const CheckResult& check : chapter.report.checks)
        if (check.id == id) return subject_in_words(check);
    return "";
}

// --- the baseline ------------------------------------------------------------------------------
void add_standings(const Chapter& chapter, const Format& format, View& view) {
    std::vector<std::string> ids;
    for (const Finding& finding : chapter.report.findings) ids.push_back(finding.id);
    const std::size_t fresh = chapter.standings.count(Status::fresh, ids);
    const std::size_t expired = chapter.standings.count(Status::expired, ids);
    view["judged"] = chapter.standings.judged;
    view["new_count"] = std::to_string(fresh), view["any_new"] = fresh > 0;
    view["expired_count"] = std::to_string(expired), view["any_expired"] = expired > 0;
    view["any_to_see"] = fresh + expired > 0;
    std::vector<View> gone;
    for (const Gone& g : chapter.standings.gone_of(chapter.report.ruleset)) {
        View one;
        one["says"] = shown(subject_of(g.id, chapter)), one["id"] = format.code(g.id);
        gone.push_back(one);
    }
    view["gone"] = list_of(gone), view["any_gone"] = !gone.empty(), view["gone_count"] = std::to_string(gone.size());
}

// The findings that have a card: what fails only under another answer stands with that answer.
std::vector<Finding> with_a_card(const Chapter& chapter) {
    std::vector<Finding> findings;
    for (const Finding* f : page_order(chapter.report, chapter.info).all()) findings.push_back(*f);
    return findings;
}

// --- both kinds of page --------------------------------------------------------------------------
View summary_view(const Chapter& chapter, const Format& format) {
    const RulesetReport& report = chapter.report;
    View view;
    const Tally sum = tally(report.checks);
    view["title"] = report.title;
    view["ruleset"] = report.ruleset;
    view["page"] = report.ruleset + std::string(format.suffix);
    view["index_page"] = "index" + std::string(format.suffix);
    view["board_words"] = shown(capitalised(report.board));
    view["proved"] = proved_in_words(report.checks);
    const std::vector<Finding> findings = with_a_card(chapter);
    view["found"] = found_in_words(findings);
    view["open"] = shown(open_in_words(report));
    view["holds"] = std::to_string(sum.holds);
    view["violated"] = std::to_string(sum.violated);
    view["unknown"] = std::to_string(sum.unknown);
    view["any_violated"] = sum.violated > 0;
    view["any_unknown"] = sum.unknown > 0;
    view["finding_count"] = std::to_string(findings.size());
    add_standings(chapter, format, view);
    return view;
}

// The cards of the page, in its order. The first few decisions stand open, so that a page is read in ten minutes; all
// else folds to its title.
struct Cards {
    const PageOrder& order;
    const Chapter& chapter;
    const Format& format;
    std::vector<const Finding*> all = order.all();

    std::string anchor(std::size_t i) const { return i < all.size() ? "finding-" + all[i]->id : ""; }
    // Those of one part, which begins at this place of all.
    View part(const std::vector<const Finding*>& findings, std::size_t first, bool folded) const {
        constexpr std::size_t kOpen = 3;
        std::vector<View> views;
        for (std::size_t i = first; i < first + findings.size(); ++i)
            views.push_back(finding_view(
                *all[i], {static_cast<int>(i) + 1, folded || i >= kOpen, i == 0 ? "" : anchor(i - 1), anchor(i + 1)},
                chapter, format));
        return list_of(views);
    }
};

void add_part(const char* name, const std::vector<const Finding*>& findings, std::size_t first, bool folded,
              const Cards& cards, View& view) {
    const std::string key = name;
    view[key] = cards.part(findings, first, folded);
    view["any_" + key] = !findings.empty();
    view[key + "_told"] = counted(findings.size(), "finding", "findings");
    view[key + "_lines"] = headlines(findings, first + 1, findings.size(), cards.chapter, cards.format);
}

void add_findings(const Chapter& chapter, const Format& format, View& view) {
    const PageOrder order = page_order(chapter.report, chapter.info);
    const Cards cards{order, chapter, format};
    std::size_t first = 0;
    const auto add = [&](const char* name, const std::vector<const Finding*>& findings, bool folded) {
        add_part(name, findings, first, folded, cards, view);
        first += findings.size();
    };
    add("decide", order.decide, false), add("needed", order.needed, true);
    add("rest", order.rest, true), add("editorial", order.editorial, true);
    view["more_to_decide"] =
        order.more_to_decide == 0
            ? View(false)
            : shown(counted(order.more_to_decide, "more question", "more questions") +
                    ", on which less hangs or that come up more seldom, among all findings below.");
    view["editorial_told"] = counted(order.editorial.size(), "editorial note", "editorial notes");
    view["any_findings"] = !cards.all.empty(), view["shares"] = shown(shares_in_words(order.decide));
    add_legend(chapter, format, view);
}

// The index shows a rulebook's first decisions, and how much more there is.
void add_top(const Chapter& chapter, const Format& format, std::size_t most, View& view) {
    const PageOrder order = page_order(chapter.report, chapter.info);
    const std::vector<const Finding*> all = order.all();
    view["headlines"] = headlines(all, 1, most, chapter, format), view["any_headlines"] = !all.empty();
    view["more"] = all.size() > most ? shown(std::to_string(all.size() - most)) : View(false);
    view["needed_count"] = order.needed.empty() ? View(false) : shown(std::to_string(order.needed.size()));
}

// What the words of a page mean.
View glossary_view() {
    std::vector<View> terms;
    for (const Term& term : glossary()) {
        if (!term.on_pages) continue;
        View view;
        view["word"] = capitalised(term.word), view["says"] = std::string(term.says);
        terms.push_back(view);
    }
    return list_of(terms);
}

}  // namespace

View shown(std::string_view text) { return text.empty() ? View(false) : View(std::string(text)); }

View list_of(const std::vector<View>& items) {
    View list{View::type::list};
    for (const View& item : items) list.push_back(item);
    return list;
}

View enumerated(const std::vector<std::string>& items) {
    std::vector<View> views;
    for (std::size_t i = 0; i < items.size(); ++i) {
        View view;
        view["item"] = items[i];
        const std::string between = i + 1 == items.size() ? " and " : ", ";
        view["before"] = i == 0 ? "" : between;
        view["lead"] = i == 0 ? " " : between;  // where words stand before the first, if there is one
        views.push_back(view);
    }
    return list_of(views);
}

std::string rendered(std::string_view template_name, const View& view,
                     const kainjow::mustache::mustache::escape_handler& escape) {
    kainjow::mustache::mustache page{std::string(template_text(template_name))};
    page.set_custom_escape(escape);
    std::string text = page.render(view);
    expect(page.is_valid(), "a report template that can be read");
    return text;
}

View index_view(std::span<const Chapter> chapters, const Format& format) {
    std::vector<CheckResult> checks;
    std::vector<Finding> findings;
    std::vector<View> views;
    for (const Chapter& chapter : chapters) {
        const RulesetReport& report = chapter.report;
        checks.insert(checks.end(), report.checks.begin(), report.checks.end());
        std::ranges::move(with_a_card(chapter), std::back_inserter(findings));
        View view = summary_view(chapter, format);
        view["to_page"] = report.ruleset + std::string(format.suffix);
        view["questions_page"] = shown(chapter.questions_page);
        add_top(chapter, format, kOnIndex, view);
        views.push_back(view);
    }
    View view;
    view["rulebooks"] = counted(chapters.size(), "rulebook", "rulebooks");
    view["proved"] = proved_in_words(checks);
    view["found"] = found_in_words(findings);
    view["chapters"] = list_of(views), view["glossary"] = glossary_view();
    return view;
}

View page_view(const Chapter& chapter, const Format& format) {
    const RulesetReport& report = chapter.report;
    View view = summary_view(chapter, format);
    view["glossary"] = glossary_view();
    add_findings(chapter, format, view), add_right(chapter, view), add_assumed(chapter, view);
    add_supplied(chapter, format, view);
    view["funnel"] = funnel_view(report, format);
    view["any_funnel"] = !report.funnel.empty();
    view["reading_sets"] = in_groups(report.reading_sets);
    view["ways_counted"] = shown(ways_in_words(report));
    view["endings"] = endings_view(report, chapter.info);
    view["any_endings"] = !report.endings.empty();
    view["groups"] = check_groups(report.checks, resting_on(chapter.info), format);
    view["any_checks"] = !report.checks.empty();
    view["confirmed"] = shown(confirmed_in_words(chapter.certificate));
    view["ledger"] = ledger_view(chapter, format);
    view["any_ledger"] = !chapter.info.ledger.empty();
    view["questions_page"] = shown(chapter.questions_page);
    view["quoted"] = !chapter.quotes.empty();
    view["source"] = std::string(chapter.info.source_file);
    add_coverage(chapter, format, view), add_grade(chapter, format, view);
    view["stepping"] = !chapter.line_boards.empty();
    return view;
}

}  // namespace nomos
