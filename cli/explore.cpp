// nomos explore: the state graph of a small board.
#include <fmt/format.h>
#include <algorithm>
#include <cstdio>
#include <optional>

#include "analysis/graph/exploration.hpp"
#include "analysis/spread/exploring.hpp"
#include "cli/explore_progress.hpp"
#include "cli/ranks.hpp"
#include "cli/small_board.hpp"
#include "cli/stop.hpp"
#include "cli/verb.hpp"
#include "model/core/error.hpp"
#include "model/core/stop.hpp"
#include "reports/exploration.hpp"
#include "reports/unrolling.hpp"
#include "reports/write.hpp"

namespace nomos::cli {
namespace {

struct ExploreOptions {
    Common common;
    std::string ruleset, board, position, graphml, dot;
    std::vector<std::string> readings, settings, pieces;
    std::string readings_file{};
    std::optional<std::uint64_t> limit{};
    std::uint64_t memory = graph::kExploreMemory >> 20, edges = budget::kExploreEdges;
    std::optional<int> unroll;
    std::string checkpoint{};
    std::uint64_t checkpoint_every = 600;
    bool whole = false, conformance = false, lines = false, each_option = false;
};

graph::ExploreChoice choice_of(const ExploreOptions& options) {
    graph::ExploreChoice choice;
    choice.table = {options.readings, "", "", options.settings};
    choose_board(options.ruleset, options.board, choice);
    choice.pieces = options.pieces, choice.position = options.position;
    return choice;
}
// What is explored is told before that takes its time: on standard output, where no document is wanted.
graph::OnChosen telling(const ExploreOptions& options) {
    return [&options](const graph::ChosenBoard& board) {
        if (options.common.json)
            std::fprintf(stderr, "exploring %s %s\n", board.ruleset.c_str(), board.board.c_str());
        else
            print(board_text(board));
    };
}
// explore(choice), with what the options say of the search, and its progress shown.
template <class Explore>
graph::Exploration explored(const ExploreOptions& options, graph::ExploreChoice choice, bool speaks,
                            Explore&& explore) {
    choice.limit = options.limit.value_or(budget::kExplorePositions);
    choice.most_numbered = options.limit.value_or(0) != 0 ? 0 : options.memory << 20;
    choice.fewest_numbered = graph::kExploreNumbered;
    choice.most_edges = options.edges, choice.jobs = options.common.jobs;
    choice.up_to_symmetry = !options.whole, choice.conformance = options.conformance;
    choice.graphml = !options.graphml.empty(), choice.dot = !options.dot.empty();
    ExploreProgress progress(speaks);
    choice.on_progress = [&](const graph::Progress& p) { progress.show(p); };
    return explore(choice);
}

graph::Exploration explored(const ExploreOptions& options, graph::OnChosen on_chosen, const std::string& reading = "") {
    graph::ExploreChoice choice = choice_of(options);
    choice.on_chosen = std::move(on_chosen);
    if (!reading.empty()) choice.table.readings.push_back(reading);
    return explored(options, std::move(choice), true,
                    [&](const graph::ExploreChoice& c) { return graph::explore(options.ruleset, c); });
}

// The board once as chosen and once under each other option of each reading.
int run_each_option(const ExploreOptions& options) {
    if (options.conformance || options.lines || !options.graphml.empty() || !options.dot.empty())
        throw UsageError("--each-option tells how much options matter, and nothing else of each search",
                         "leave out --conformance, --lines, --graphml and --dot");
    const RulesetInfo& info = find_ruleset(options.ruleset).info();
    std::vector<graph::Exploration> all{explored(options, telling(options))};
    const auto tell = [&](const graph::Exploration* other) {
        if (!options.common.json) print(option_text(all.front(), other));
    };
    tell(nullptr);
    const auto add = [&](const std::string& choice) {
        if (stop_is_wanted()) return;
        all.push_back(explored(options, {}, choice));
        tell(&all.back());
    };
    std::vector<int> usual;
    for (const ReadingInfo& reading : info.readings) usual.push_back(reading.default_option);
    for (const std::string& text : options.readings) {
        const Choice c = parse_choice(text, info.id, info.readings);
        usual[static_cast<std::size_t>(c.reading)] = c.option;
    }
    for (std::size_t r = 0; r < info.readings.size(); ++r) {
        const ReadingInfo& reading = info.readings[r];
        for (const OptionInfo& option : reading.options)
            if (&option != &reading.options[static_cast<std::size_t>(usual[r])])
                add(std::string(reading.id) + "=" + std::string(option.id));
    }
    if (options.common.json) print(options_json(all));
    return stop_is_wanted() ? kStopped : kGood;
}

// The solver in place of the graph. Its units for a question and ply are some seconds.
int run_unrolled(const ExploreOptions& options) {
    constexpr int kMostPlies = 100;
    if (*options.unroll < 0 || *options.unroll > kMostPlies)
        throw UsageError(fmt::format("--unroll looks at 0 to {} plies, not {}", kMostPlies, *options.unroll),
                         "as in --unroll 6");
    const bool of_graph = options.each_option || options.conformance || options.whole || options.lines ||
                          !options.graphml.empty() || !options.dot.empty();
    if (of_graph)
        throw UsageError("--unroll asks a solver, and there is no graph then",
                         "leave out --each-option, --conformance, --whole, --lines, --graphml and --dot");
    graph::ExploreChoice choice = choice_of(options);
    choice.on_chosen = telling(options);
    const auto unrolled = graph::unroll(options.ruleset, choice, *options.unroll, budget::kPlyUnrolled);
    print(options.common.json ? unrolling_json(unrolled) : unrolled_text(unrolled));
    return kGood;
}

int told(const ExploreOptions& options, const graph::Exploration& e) {
    print(options.common.json ? exploration_json(e) : explored_text(e, options.lines));
    std::fprintf(stderr, "%.2f s, %.2f million positions a second\n", e.seconds,
                 static_cast<double>(e.positions) / std::max(1e-9, e.seconds) / 1e6);
    return e.stopped ? kStopped : e.disagreements.empty() ? kGood : kFound;
}

// Said by the first rank when mpirun ends it, most likely since another has died.
constexpr auto kEndedKept =
    "nomos: mpirun has ended all ranks, as it does when one of them dies; the same command goes on from the "
    "checkpoint\n";
constexpr auto kEndedLost =
    "nomos: mpirun has ended all ranks, as it does when one of them dies; nothing is kept without --checkpoint\n";

// On ranks that share the search, or alone with a checkpoint. All come to the same; the first one tells it.
int run_on(graph::Ranks& ranks, const ExploreOptions& options) try {
    const bool speaks = ranks.rank() == 0;
    if (ranks.count() == 1)
        stop_work_when_told();
    else
        say_when_stopped(!speaks ? "" : options.checkpoint.empty() ? kEndedLost : kEndedKept);
    graph::ExploreChoice choice;
    graph::together(ranks, [&] { choice = choice_of(options); });
    if (speaks) choice.on_chosen = telling(options);
    const graph::Keeping keeping{options.checkpoint, options.checkpoint_every};
    const graph::Exploration e = explored(options, std::move(choice), speaks, [&](const graph::ExploreChoice& c) {
        return explore_spread(options.ruleset, c, ranks, keeping);
    });
    return speaks ? told(options, e) : kGood;
} catch (const UserError&) {  // thrown on all of them
    throw;
} catch (const std::exception& fault) {
    if (ranks.count() == 1) throw;
    std::fprintf(stderr, "nomos: rank %d of %d: %s\n", ranks.rank(), ranks.count(), fault.what());
    ranks.abort(kInternal);
    return kInternal;
}
int run_spread(const ExploreOptions& options) try {
    if (options.unroll || options.each_option || !options.graphml.empty() || !options.dot.empty())
        throw UsageError("--unroll, --each-option, --graphml and --dot are for one process without a checkpoint",
                         "leave them out, or mpirun and --checkpoint");
    if (!is_a_rank()) {
        graph::Alone alone;
        return run_on(alone, options);
    }
    const auto ranks = ranks_of_run();
    return run_on(*ranks, options);
} catch (const UserError&) {
    if (is_first_rank()) throw;
    return kGood;  // mpirun ends all at the first bad exit code, and it is the first rank's that tells why
}

int run(const ExploreOptions& options) {
    if (is_a_rank() || !options.checkpoint.empty()) return run_spread(options);
    if (options.unroll) return run_unrolled(options);
    stop_work_when_told();
    if (options.each_option) return run_each_option(options);
    for (const auto& path : {options.graphml, options.dot})
        if (!path.empty()) probe_file(path);
    const graph::Exploration e = explored(options, telling(options));
    if (!e.graphml.empty()) write_file(options.graphml, e.graphml);
    if (!e.dot.empty()) write_file(options.dot, e.dot);
    const int code = told(options, e);  // what was found is told, whatever cannot be drawn
    if (!e.undrawn.empty()) throw UsageError(e.undrawn, "a smaller board, fewer pieces, or --limit");
    return code;
}

}  // namespace

void add_explore(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<ExploreOptions>();
    CLI::App& verb =
        add_verb(app, chosen, "explore", "Explore a small board completely: counts, ends, cycles, solved value",
                 "  nomos explore nefatavl --board 5x5 --pieces attackers=2 --pieces defenders=0\n"
                 "  nomos explore nefatavl --board 7x7 --pieces attackers=4 --pieces defenders=0 --limit 1000000\n"
                 "  nomos explore nika --board 4x4 --pieces pieces=1 --unroll 3\n"
                 "  nomos explore nefatavl --board 5x5 --position \"5/5/1tK2/5/5 b\" --dot small.dot\n"
                 "  mpirun -n 4 nomos explore nefatavl --board 5x5 --limit 0 --checkpoint kept\n" +
                     std::string(can_be_a_rank() ? "mpirun shares memory and time among processes and machines."
                                                 : "This nomos cannot be run by mpirun: libnomos-mpi.so is not there."),
                 options, run);
    verb.add_option("RULESET", options->ruleset, "A ruleset; \"nomos list\" names them")->required()->type_name("");
    add_small_board(verb, options->board, options->pieces);
    verb.add_option("--position", options->position, "Where it starts; the set-up when left out")
        ->type_name("POSITION");
    verb.add_option("--reading", options->readings, "Play with another option of a reading; may be repeated")
        ->allow_extra_args(false)
        ->type_name("KEY=VALUE");
    add_readings_file(verb, options->ruleset, options->readings_file, options->readings);
    verb.add_option("--set", options->settings, "Settle what players settle before the game; may be repeated")
        ->allow_extra_args(false)
        ->type_name("KEY=VALUE");
    verb.add_option("--limit", options->limit,
                    "Stop soon after so many positions; 0: never [" + std::to_string(budget::kExplorePositions) +
                        ", or never where they can be numbered]")
        ->type_name("N");
    verb.add_option(
            "--memory", options->memory,
            "Megabytes for a board whose positions can be numbered, and so are not stored: then its value is told "
            "whatever --edges is. Positions are stored where it takes more, among ranks, and with 0, --limit, "
            "--conformance, --graphml, --dot or --checkpoint")
        ->capture_default_str()
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1} << 20))
        ->type_name("N");
    verb.add_option(
            "--edges", options->edges,
            "Ask for components, cycles and the value up to so many moves, 4 to 12 bytes each; 0: for none. Where "
            "positions are numbered, no move is held, and nothing is left out beyond")
        ->capture_default_str()
        ->type_name("N");
    verb.add_flag("--whole", options->whole,
                  "Count images of a position, turned or mirrored, as positions of their own");
    verb.add_flag("--conformance", options->conformance,
                  "Also compare the two encodings in every position, move by move");
    verb.add_flag("--each-option", options->each_option,
                  "Explore it once more under each option of each reading, and tell how much that matters");
    verb.add_option(
            "--unroll", options->unroll,
            "Explore nothing, but ask the solver for the shortest line, of at most K plies, to where another option "
            "of each reading makes a difference; what it refutes is proved")
        ->type_name("K");
    verb.add_option("--checkpoint", options->checkpoint,
                    "Keep the search in this folder, and go on from what is kept there; ranks need one folder that all "
                    "of them see")
        ->type_name("FOLDER");
    verb.add_option("--checkpoint-every", options->checkpoint_every, "Seconds from one checkpoint to the next")
        ->capture_default_str()
        ->type_name("N");
    verb.add_flag("--lines", options->lines, "Print lines of play in full");
    verb.add_option("--graphml", options->graphml, "Write the graph as GraphML")->type_name("FILE");
    verb.add_option("--dot", options->dot, "Write the graph for Graphviz")->type_name("FILE");
    add_common(verb, options->common);
}

}  // namespace nomos::cli
