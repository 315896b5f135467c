// nomos reach: can a position come up, and by which play?
#include "analysis/lines/reach.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "cli/at_table.hpp"
#include "cli/small_board.hpp"
#include "model/core/error.hpp"
#include "reports/line_words.hpp"
#include "reports/text_board.hpp"
#include "reports/words.hpp"
#include "reports/write.hpp"

namespace nomos::cli {
namespace {

struct ReachOptions {
    Common common;
    AtTable table;
    ReachEffort effort;
    std::string position, out;
};

std::string answer_in_words(const ComingUp& c, std::string_view ruleset) {
    if (c.answer == ComingUp::Answer::cannot)
        return "It cannot come up: " + reach_in_words(c, ruleset) +
               (c.broken.empty() ? "" : ": " + joined(c.broken, "and")) + ".\n";
    if (c.answer == ComingUp::Answer::not_found)
        return "No line of play to it was found: " + reach_in_words(c, ruleset) + ".\n";
    if (c.line.empty()) return "It is the set-up.\n";
    std::string text = fmt::format("It comes up after {}; {}.{}\n", plays_in_words(c.line.size(), ruleset),
                                   reach_in_words(c, ruleset), settled_in_words(c.settled));
    for (std::size_t i = 0; i < c.line.size(); ++i) text += fmt::format("{:>4}  {}\n", i + 1, c.line[i]);
    return text;
}
// As `replay` reads it.
std::string game_file(const ReachOptions& options, const ComingUp& c) {
    std::string text;
    // Wherever it is replayed.
    if (const auto& board = options.table.play.board; !board.empty())
        text += "board: " + std::filesystem::absolute(board).string() + "\n";
    for (const auto& reading : options.table.play.readings) text += "reading: " + reading + "\n";
    for (const auto& setting : c.settled) text += "set: " + setting + "\n";
    for (const auto& move : c.line) text += move + "\n";
    return text;
}

// Lines are looked for on the game's own board, or one of a file.
TableChoice table_choice_of(const ReachOptions& options) {
    const Play& play = options.table.play;
    graph::ExploreChoice choice;
    choice.table = choice_but_board(options.table);
    choose_board(play.ruleset, play.board, choice);
    if (!choice.board.empty())
        throw UsageError(
            "lines are looked for on the board that is played on, or on a board file, not on \"" + play.board + "\"",
            "leave out --board, or give a file; \"nomos explore --board\" looks at all of a small board");
    return choice.table;
}

int run(const ReachOptions& options) {
    if (!options.out.empty()) probe_file(options.out);
    if (!options.out.empty() && options.table.play.board.find(" #") != std::string::npos)
        throw UsageError("a game file cannot name this board: \" #\" opens a comment there",
                         "give the file another name");
    const RulesetInfo& info = find_ruleset(options.table.play.ruleset).info();
    const ComingUp c = reach(info.id, table_choice_of(options), options.position, options.effort);
    const bool found = c.answer == ComingUp::Answer::found;
    if (!options.out.empty() && found) write_file(options.out, game_file(options, c));
    if (options.common.json) {
        print_json(Json{{"schema", 1},
                        {"ruleset", info.id},
                        {"position", c.position},
                        {"answer", name_of(c.answer)},
                        {"how", reach_in_words(c, info.id)},
                        {"settled", c.settled},
                        {"broken", c.broken},
                        {"line", c.line}});
        return found ? kGood : kFound;
    }
    std::string text = c.position + "\n\n";
    for (const auto& line : text_board(c.picture)) text += "  " + line + "\n";
    print(text + "\n" + answer_in_words(c, info.id));
    return found ? kGood : kFound;
}

}  // namespace

void add_reach(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<ReachOptions>();
    CLI::App& verb =
        add_verb(app, chosen, "reach", "Find a line of play from the set-up to a position, or what rules it out",
                 "  nomos reach nefatavl \"3ttttt3/5t5/11/t4T3t1/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3 b\"\n"
                 "  nomos reach nika POSITION --out line.txt && nomos replay nika line.txt\n\n"
                 "Exit code 1: it cannot come up, or no line was found.",
                 options, run);
    add_play(verb, options->table.play);
    add_settings(verb, options->table.settings);
    verb.add_option("POSITION", options->position, "In the notation of docs/notation.md")->required()->type_name("");
    verb.add_option("--plies", options->effort.plies, "Of a line, at most")
        ->check(within(1, 10'000))
        ->capture_default_str()
        ->type_name("N");
    verb.add_option("--plays", options->effort.plays, "Looked at by each of a few searches, at most")
        ->check(within(1, 1'000'000'000))
        ->capture_default_str()
        ->type_name("N");
    verb.add_option("--out", options->out, "Also write the line as \"nomos replay\" reads it")->type_name("FILE");
    add_common(verb, options->common);
}

}  // namespace nomos::cli
