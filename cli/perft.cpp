// nomos perft: how many lines of play of a given length start from a position.
#include <fmt/format.h>

#include <chrono>
#include <cstdio>

#include "cli/at_table.hpp"
#include "model/core/parallel.hpp"

namespace nomos::cli {
namespace {

struct PerftOptions {
    Common common;
    AtTable table;
    int depth = 1;
    std::string position;
    bool divide = false;
};

using Parts = std::vector<std::pair<std::string, std::uint64_t>>;

// The count below each first move, shared among threads; the sum does not depend on their order.
Parts count_parts(const Table& table, const std::string& position, int depth, int jobs) {
    Parts parts;
    for (auto& move : table.legal_moves(position)) parts.emplace_back(std::move(move), 0);
    parallel_for(parts.size(), jobs, [&](std::size_t i) {
        parts[i].second = table.perft(table.judge(position, parts[i].first).after, depth - 1);
    });
    return parts;
}

int run(const PerftOptions& options) {
    const auto table = table_of(options.table);
    const RulesetInfo& info = find_ruleset(options.table.play.ruleset).info();
    const std::string position = options.position.empty() ? table->start() : table->canonical(options.position);
    const auto from = std::chrono::steady_clock::now();
    const Parts parts =
        options.depth == 0 ? Parts{} : count_parts(*table, position, options.depth, options.common.jobs);
    std::uint64_t nodes = options.depth == 0 ? 1 : 0;
    for (const auto& part : parts) nodes += part.second;
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count();
    if (options.common.json) {
        Json document{
            {"schema", 1}, {"ruleset", info.id}, {"position", position}, {"depth", options.depth}, {"nodes", nodes}};
        if (options.divide)
            for (const auto& [move, count] : parts) document["divide"][move] = count;
        print_json(document);
        return kGood;
    }
    std::string text;
    if (options.divide)
        for (const auto& [move, count] : parts) text += fmt::format("{}: {}\n", move, count);
    print(text + fmt::format("{}\n", nodes));
    std::fprintf(stderr, "%.2f s, %.1f million nodes a second\n", seconds, static_cast<double>(nodes) / seconds / 1e6);
    return kGood;
}

}  // namespace

void add_perft(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<PerftOptions>();
    CLI::App& verb = add_verb(app, chosen, "perft", "Count the lines of play of a given length, making every move",
                              "  nomos perft nefatavl 3\n"
                              "  nomos perft nika 2 --divide\n"
                              "  nomos perft nefatavl 2 --position \"11/11/11/11/11/5K5/11/3t7/11/11/11 w\"",
                              options, run);
    add_at_table(verb, options->table);
    verb.add_option("DEPTH", options->depth, "Moves in a line")->required()->check(within(0, 40))->type_name("");
    verb.add_option("--position", options->position, "Where the lines start; the set-up when left out");
    verb.add_flag("--divide", options->divide, "Also count below each first move");
    add_common(verb, options->common);
}

}  // namespace nomos::cli
