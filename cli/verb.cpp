#include "cli/verb.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>
#include <thread>

#include "checkers/store/key.hpp"
#include "model/core/error.hpp"
#include "model/core/registry.hpp"
#include "reports/input.hpp"
#include "reports/write.hpp"

namespace nomos::cli {

std::vector<const CLI::App*> verbs_of(const CLI::App& program) {
    return program.get_subcommands([](const CLI::App*) { return true; });
}

void add_common(CLI::App& verb, Common& common) {
    common.jobs = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    verb.add_flag("--json", common.json, "Print one JSON document and nothing else");
    verb.add_option("--jobs", common.jobs, "Threads, where the work can be shared")
        ->check(within(1, 1024))
        ->capture_default_str()
        ->type_name("N");
    verb.add_option("--seed", common.seed, "Seed of everything random")->capture_default_str()->type_name("S");
}

namespace {

// "#" begins a comment. Throws ParseError with the line for what is no reading of the ruleset.
std::vector<std::string> readings_in(const std::string& file, const RulesetInfo& info) {
    std::vector<std::string> readings;
    std::istringstream text(read_input(file));
    int number = 0;
    for (std::string line; std::getline(text, line);) {
        ++number;
        line = line.substr(0, line.find('#'));
        const std::size_t first = line.find_first_not_of(" \t\r");
        if (first == std::string::npos) continue;
        line = line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
        try {
            parse_choice(line, info.id, info.readings);
        } catch (const UserError& error) {
            const std::string what = error.what();
            const std::size_t hint = what.find("\n  hint: ");
            throw ParseError({file, number, 0}, what.substr(0, hint),
                             hint == std::string::npos ? "a reading a line, KEY=VALUE" : what.substr(hint + 9));
        }
        readings.push_back(line);
    }
    return readings;
}

}  // namespace

void add_readings_file(CLI::App& verb, const std::string& ruleset, std::string& file,
                       std::vector<std::string>& readings) {
    verb.add_option("--readings", file, "Play with the readings of a file, as \"nomos answers --out\" writes them")
        ->type_name("FILE");
    verb.parse_complete_callback([&ruleset, &file, &readings] {
        if (file.empty()) return;
        const auto first = readings_in(file, find_ruleset(ruleset).info());
        readings.insert(readings.begin(), first.begin(), first.end());
    });
}

void add_rules(CLI::App& verb, Play& play) {
    verb.add_option("RULESET", play.ruleset, "A ruleset; \"nomos list\" names them")->required()->type_name("");
    verb.add_option("--reading", play.readings, "Play with another option of a reading; may be repeated")
        ->allow_extra_args(false)
        ->type_name("KEY=VALUE");
    add_readings_file(verb, play.ruleset, play.readings_file, play.readings);
}
void add_play(CLI::App& verb, Play& play) {
    add_rules(verb, play);
    verb.add_option("--board", play.board, "A board file, for games whose board is data")->type_name("FILE");
}

void add_effort(CLI::App& verb, Effort& effort) {
    verb.add_option("--rlimit", effort.rlimit, "Solver resources a query may use; 0 for no limit")
        ->capture_default_str()
        ->type_name("N");
    verb.add_option("--timeout", effort.timeout,
                    "Seconds after which the clock ends a query, as a last guard; 0 for never")
        ->check(within(0.0, 1e6))
        ->capture_default_str()
        ->type_name("SECONDS");
    verb.add_option("--samples", effort.samples, "Random cases of each sampled check")
        ->check(within(1, 1'000'000'000))
        ->capture_default_str()
        ->type_name("N");
    verb.add_option("--smtlib", effort.smtlib, "Also write each proof as SMT-LIB 2 into this folder")->type_name("DIR");
}

namespace {

// Of each ruleset its rules' fingerprint, a line each: scripts/certify.sh takes no questions of other rules for these.
void begin_questions(const std::filesystem::path& folder) {
    probe_folder(folder), make_folder(folder);
    const std::filesystem::path file = folder / "rules.txt";
    std::map<std::string, std::string> rules;
    if (std::error_code none; std::filesystem::exists(file, none)) {
        std::istringstream kept(read_input(file.string()));
        for (std::string id, sum; kept >> id >> sum;) rules[id] = sum;
    }
    std::set<std::string> asked_before;  // rulesets that there are questions of
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (const std::string name = entry.path().filename().string(); name.ends_with(".smt2"))
            asked_before.insert(name.substr(0, name.find('.')));
    for (const AnyRuleset* ruleset : rulesets()) {
        const std::string id(ruleset->info().id), now = store::sources_of(id, Tables::rules);
        if (asked_before.contains(id) && rules[id] != now)
            throw UsageError(
                fmt::format("\"{}\" holds questions of other rules of {}, or of rules that it does not name",
                            folder.string(), id),
                "name another folder, or remove this one");
        rules[id] = now;
    }
    std::string text;
    for (const auto& [id, sum] : rules) text += id + " " + sum + "\n";
    write_file(file, text);
}

}  // namespace

Options options_of(const Effort& effort, const Common& common) {
    Options options;
    options.budget = {effort.rlimit, static_cast<unsigned>(std::ceil(effort.timeout * 1000)),
                      static_cast<unsigned>(common.seed)};
    options.seed = common.seed;
    options.samples = effort.samples;
    options.smtlib_dir = effort.smtlib;
    if (!effort.smtlib.empty()) begin_questions(effort.smtlib);
    return options;
}

std::vector<std::string> chosen_rulesets(const std::vector<std::string>& names) {
    std::vector<std::string> chosen;
    for (const auto& name : names)
        if (find_ruleset(name); std::find(chosen.begin(), chosen.end(), name) == chosen.end()) chosen.push_back(name);
    if (names.empty())
        for (const AnyRuleset* ruleset : rulesets()) chosen.emplace_back(ruleset->info().id);
    return chosen;
}

}  // namespace nomos::cli
