// nomos list: what there is.
#include <fmt/format.h>

#include <algorithm>

#include "analysis/examination/examine.hpp"
#include "checkers/store/key.hpp"
#include "cli/verb.hpp"
#include "model/core/error.hpp"
#include "reports/grounding.hpp"

namespace nomos::cli {
namespace {

struct ListOptions {
    Common common;
    std::string ruleset;
    bool grounding = false;
};

Json json_of(const RulesetInfo& info) {
    Json clauses = Json::array(), readings = Json::array(), checks = Json::array();
    for (const ClauseInfo& c : info.clauses)
        clauses.push_back({{"id", c.id},
                           {"rule", c.rule},
                           {"grounding", name_of(c.grounding)},
                           {"text", c.by},
                           {"adds", c.adds},
                           {"asked", c.told}});
    for (const ReadingInfo& r : info.readings) {
        Json options = Json::array();
        for (const OptionInfo& o : r.options) options.push_back({{"id", o.id}, {"says", o.says}});
        readings.push_back({{"id", r.id},
                            {"question", r.question},
                            {"options", options},
                            {"default", r.options[static_cast<std::size_t>(r.default_option)].id}});
    }
    for (const CheckTask& t : all_checks(info.id))
        checks.push_back({{"id", t.id}, {"kind", name_of(t.kind)}, {"question", t.question}});
    return {{"id", info.id},
            {"title", info.title},
            {"rules", store::sources_of(info.id, Tables::rules)},
            {"board", info.board},
            {"sentences", info.ledger.size()},
            {"reading_sets", reading_sets(info.readings)},
            {"clauses", clauses},
            {"readings", readings},
            {"checks", checks}};
}

std::string line_of(const RulesetInfo& info) {
    return fmt::format("{:<10}  {:<24}  {:>3} sentences, {:>2} clauses, {:>2} readings ({} reading sets), {} checks\n",
                       info.id, info.title, info.ledger.size(), info.clauses.size(), info.readings.size(),
                       reading_sets(info.readings), all_checks(info.id).size());
}

// "helps  A corner counts ... (Nomos plays this)", a line an option.
std::string options_of(const ReadingInfo& reading) {
    std::size_t width = 0;
    for (const OptionInfo& option : reading.options) width = std::max(width, option.id.size());
    std::string lines;
    for (std::size_t o = 0; o < reading.options.size(); ++o)
        lines += fmt::format("      {:<{}}  {}{}\n", reading.options[o].id, width, reading.options[o].says,
                             static_cast<int>(o) == reading.default_option ? " (Nomos plays this)" : "");
    return lines;
}

std::string page_of(const RulesetInfo& info) {
    std::string page = line_of(info) + "\nClauses\n";
    for (const ClauseInfo& c : info.clauses) page += fmt::format("  {}\n      {}\n", c.id, c.rule);
    page += "\nReadings\n";
    for (const ReadingInfo& r : info.readings)
        page += fmt::format("  {}\n      {}\n{}", r.id, r.question, options_of(r));
    page += "\nChecks\n";
    for (const CheckTask& t : all_checks(info.id)) page += fmt::format("  {}\n      {}\n", t.id, t.question);
    return page;
}

int run(const ListOptions& options) {
    const auto names =
        chosen_rulesets(options.ruleset.empty() ? std::vector<std::string>{} : std::vector{options.ruleset});
    if (options.grounding && options.ruleset.empty())
        throw UsageError("--grounding tells of one ruleset", "nomos list nefatavl --grounding");
    if (options.common.json) {
        Json list = Json::array();
        for (const auto& name : names) list.push_back(json_of(find_ruleset(name).info()));
        print_json(Json{{"schema", 1}, {"rulesets", list}});
        return kGood;
    }
    if (options.grounding) {
        for (const auto& line : grounding_lines(find_ruleset(names.front()).info(), terminal_style().columns))
            print(line + "\n");
        return kGood;
    }
    std::string text;
    for (const auto& name : names)
        text += options.ruleset.empty() ? line_of(find_ruleset(name).info()) : page_of(find_ruleset(name).info());
    if (options.ruleset.empty()) text += "\n\"nomos list RULESET\" shows its clauses, readings and checks.\n";
    print(text);
    return kGood;
}

}  // namespace

void add_list(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<ListOptions>();
    CLI::App& verb = add_verb(
        app, chosen, "list", "Rulesets; with a name its clauses, readings and checks",
        "  nomos list\n  nomos list nefatavl\n  nomos list nefatavl --grounding\n  nomos list --json", options, run);
    verb.add_option("RULESET", options->ruleset, "Show this one in full")->type_name("");
    verb.add_flag("--grounding", options->grounding, "What the text does not state, and what Nomos adds to it");
    add_common(verb, options->common);
}

}  // namespace nomos::cli
