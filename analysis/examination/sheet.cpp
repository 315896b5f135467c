#include "analysis/examination/sheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "analysis/store/findings.hpp"
#include "checkers/store/json_input.hpp"
#include "checkers/store/key.hpp"
#include "checkers/store/sum.hpp"
#include "model/core/error.hpp"

namespace nomos::store {
NOMOS_MEMBERS(smt::Budget, resources, milliseconds, seed);
NOMOS_MEMBERS(Options, budget, seed, samples, plies, smtlib_dir);
NOMOS_MEMBERS(Shard, number, count);
NOMOS_MEMBERS(Sheet::Entry, id, key, result, beside);
NOMOS_MEMBERS(Sheet, rulesets, only, options, shard, entries);
}  // namespace nomos::store

namespace nomos {
namespace {

constexpr auto kNoShard = "it is no shard of an examination",
               kHint = "\"nomos check --shard K/N --out DIR\" writes one";

// By which program a sheet is: no other reads it. Ids and sources have their own keys, entry by entry.
std::string maker() { return store::query_for("", "", {}, "").key; }

bool is_same_run(const Sheet& a, const Sheet& b) {
    const auto run = [](Sheet sheet) {
        sheet.entries.clear(), sheet.shard.number = 0, sheet.options.smtlib_dir.clear();
        return store::coded(sheet);
    };
    return run(a) == run(b);
}
[[noreturn]] void refuse(const std::string& problem) {
    throw UsageError(problem, "name the folder of each shard of one run, each once");
}

// A whole number that is all of the text; 0 for what is none.
int number_in(std::string_view text) {
    int number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    return problem == std::errc{} && end == text.data() + text.size() ? number : 0;
}

constexpr int kMostShards = 1000;

bool is_one_of_a_whole(const Shard& shard) {
    return 1 <= shard.number && shard.number <= shard.count && shard.count <= kMostShards;
}

}  // namespace

Shard shard_of(const std::string& text) {
    const std::size_t slash = std::min(text.find('/'), text.size());
    const Shard shard{number_in(text.substr(0, slash)), number_in(text.substr(std::min(slash + 1, text.size())))};
    if (!is_one_of_a_whole(shard))
        throw UsageError(fmt::format("--shard: \"{}\" is no part of a whole", text), "--shard 1/3, 2/3 and 3/3");
    return shard;
}

std::string text_of(const Sheet& sheet) {
    const store::Json coded = store::coded(sheet);
    const store::Json json{{"schema", 1}, {"maker", maker()}, {"sheet", coded}, {"sum", store::sum_of(coded.dump())}};
    return json.dump() + "\n";
}
Sheet sheet_in(const std::string& text, const std::string& file) try {
    const auto json = json_in<store::Json>(text, file, kNoShard, kHint);
    if (json.at("maker") != maker())
        throw ParseError({file, 0, 0}, "it was written by another version of the program",
                         "run all shards, and the merge, with the same");
    if (json.at("sum") != store::sum_of(json.at("sheet").dump()))
        throw ParseError({file, 0, 0}, "it is damaged", kHint);
    Sheet sheet = store::decoded<Sheet>(json.at("sheet"));
    if (!is_one_of_a_whole(sheet.shard)) throw ParseError({file, 0, 0}, "it is no part of a whole", kHint);
    return sheet;
} catch (const store::Json::exception&) {
    throw ParseError({file, 0, 0}, kNoShard, kHint);
}

Sheet together(std::span<const Sheet> sheets) {
    expect(!sheets.empty(), "there is a shard to merge");
    Sheet whole = sheets.front();
    whole.entries.clear();
    std::vector<int> there(static_cast<std::size_t>(whole.shard.count) + 1);
    for (const Sheet& sheet : sheets) {
        const Shard& shard = sheet.shard;
        if (!is_same_run(sheet, sheets.front()))
            refuse(fmt::format("shard {}/{} and shard {}/{} are not of one run: their rulesets or options differ",
                               sheets.front().shard.number, whole.shard.count, shard.number, shard.count));
        if (++there[static_cast<std::size_t>(shard.number)] > 1)
            refuse(fmt::format("shard {}/{} is there twice", shard.number, shard.count));
        whole.entries.insert(whole.entries.end(), sheet.entries.begin(), sheet.entries.end());
    }
    for (int n = 1; n <= whole.shard.count; ++n)
        if (there[static_cast<std::size_t>(n)] == 0)
            refuse(fmt::format("shard {}/{} is missing", n, whole.shard.count));
    whole.shard = {};
    return whole;
}

}  // namespace nomos
