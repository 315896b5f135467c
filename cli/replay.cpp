// nomos replay: a recorded game, each move judged.
#include "model/core/replay.hpp"

#include "cli/at_table.hpp"
#include "model/core/error.hpp"
#include "reports/input.hpp"
#include "reports/replay_text.hpp"

namespace nomos::cli {
namespace {

struct ReplayOptions {
    Common common;
    AtTable table;
    std::string file, position;
};

int run(const ReplayOptions& options) {
    const RulesetInfo& info = find_ruleset(options.table.play.ruleset).info();
    const std::string name = options.file == "-" ? "standard input" : options.file;
    GameFile game = parse_game(read_input(options.file), name);
    AtTable choice = options.table;
    // What the command line says is the later word.
    const auto put_first = [](std::vector<std::string>& later, const std::vector<std::string>& earlier) {
        later.insert(later.begin(), earlier.begin(), earlier.end());
    };
    put_first(choice.play.readings, game.readings), put_first(choice.settings, game.settings);
    put_first(choice.pieces, game.pieces);
    if (choice.play.board.empty()) choice.play.board = game.board;
    choice.fields = game.fields, choice.steps = choice.steps || game.steps;
    const auto table = [&] {
        try {
            return table_of(choice);
        } catch (const UserError& fault) {
            table_of(options.table);  // what the command line says amiss is told as it stands
            throw ParseError({name, 0, 0}, fault.what(), "");
        }
    }();
    if (!options.position.empty()) game.position.text = table->canonical(options.position);
    const Replay played = replay(*table, info, game);
    if (options.common.json)
        print(replay_json(info, played, game));
    else
        print(replay_text(*table, info, played, game, terminal_style().columns));
    return played.legal() && !played.leads_astray ? kGood : kFound;
}

}  // namespace

void add_replay(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<ReplayOptions>();
    CLI::App& verb =
        add_verb(app, chosen, "replay", "Play a recorded game, judging each move",
                 "  nomos replay nefatavl game.txt\n"
                 "  echo d1-d3 | nomos replay nefatavl -\n"
                 "  echo \"13-12, 33-23\" | nomos replay neva - --board 3x3\n\n"
                 "The file holds one move a line, as \"nomos show\" writes them, or rows of moves with\n"
                 "blanks or commas between, each perhaps behind its number; \"!\" and \"?\" behind a move are passed\n"
                 "over. In the table of a game whose players can be out, \"-\" is the cell of one who is\n"
                 "out, or the pass of one who has no move. Before the moves there may be lines\n"
                 "\"position: POSITION\", \"reading: KEY=VALUE\", \"set: KEY=VALUE\", \"board: SIZE\" and\n"
                 "\"pieces: COUNT=N\" of a small board; \"ended: WORDS\" may be the last line, where the players\n"
                 "ended the game themselves, or \"not: POSITION\", where the moves do not lead; \"#\" starts a\n"
                 "comment.\n\n"
                 "At the first illegal move: the clauses each of which by itself forbids it, the moves\n"
                 "that are legal, and each single option of a reading that makes the game legal so far.",
                 options, run);
    add_at_table(verb, options->table);
    verb.add_option("FILE", options->file, "The game; - for standard input")->required()->type_name("");
    verb.add_option("--position", options->position, "Where it starts; the file's, or the set-up, when left out")
        ->type_name("POSITION");
    add_common(verb, options->common);
}

}  // namespace nomos::cli
