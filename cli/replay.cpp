// nomos replay: a recorded game, each move judged.
#include "model/core/replay.hpp"

#include <fmt/format.h>

#include "cli/at_table.hpp"
#include "reports/columns.hpp"
#include "reports/input.hpp"
#include "reports/text_board.hpp"
#include "reports/words.hpp"

namespace nomos::cli {
namespace {

struct ReplayOptions {
    Common common;
    AtTable table;
    std::string file, position;
};

// Why the move cannot be made.
std::string why(const Ply& ply, const RulesetInfo& info) {
    if (!in_play(info, ply.outcome)) return "the game is over: " + ply.outcome;
    if (ply.clauses.empty()) return "no single clause forbids it: more than one does";
    return "forbidden by " + joined(ply.clauses, "and");
}

// --- for people ------------------------------------------------------------------------------
std::string played_line(const Ply& ply, std::size_t number) {
    const std::string player = ply.player.empty() ? "" : fmt::format("{:<6} ", ply.player);
    if (ply.kind == Ply::Kind::skipped) return fmt::format("      {}{}  is out\n", player, ply.move.text);
    const std::string decides = ply.sums.empty() ? "" : joined_with(ply.sums, ", ") + "; ";
    return fmt::format("{:>4}  {}{}  (of {} legal)  {}{}\n", number, player, ply.move.text, ply.choices.size(), decides,
                       ply.outcome);
}
// What could have been played, and what would have to be read otherwise.
std::string refusal(const Ply& ply, const RulesetInfo& info, const std::string& file) {
    const std::string decides = ply.sums.empty() ? "" : " (" + joined_with(ply.sums, ", ") + ")";
    std::string text = fmt::format("{}:{}:{}: illegal move {}: {}{}\n", file, ply.move.line, ply.move.column,
                                   ply.move.text, why(ply, info), decides);
    constexpr std::size_t kMostShown = 60;
    const std::span shown(ply.choices.data(), std::min(kMostShown, ply.choices.size()));
    if (in_play(info, ply.outcome))
        text += fmt::format("{}{}{}:\n{}", ply.player, ply.player.empty() ? "" : " has ",
                            counted(ply.choices.size(), "legal move", "legal moves"),
                            in_columns(shown, terminal_style().columns));
    if (shown.size() < ply.choices.size()) text += fmt::format("  and {} more\n", ply.choices.size() - shown.size());
    for (const auto& choice : ply.readings) text += "the game is legal so far with --reading " + choice + "\n";
    if (ply.readings.empty() && !info.readings.empty())
        text += "no other option of a single reading makes the game legal so far\n";
    return text;
}
void print_text(const Table& table, const RulesetInfo& info, const Replay& game, const GameFile& record) {
    std::string text;
    std::size_t number = 0;
    for (const Ply& ply : game.plies)
        text += ply.kind == Ply::Kind::illegal ? refusal(ply, info, record.name)
                                               : played_line(ply, ply.kind == Ply::Kind::played ? ++number : number);
    if (game.legal() && !record.ended.empty()) text += "ended by the players: " + record.ended + "\n";
    text += "\n" + game.last + "\n\n";
    for (const auto& line : text_board(table.picture(game.last))) text += "  " + line + "\n";
    print(text);
}

// --- for programs ----------------------------------------------------------------------------
Json json_of(const Ply& ply, const RulesetInfo& info) {
    const bool illegal = ply.kind == Ply::Kind::illegal;
    Json move{{"line", ply.move.line}, {"move", ply.move.text}, {"legal", !illegal}, {"outcome", ply.outcome}};
    if (!ply.player.empty()) move["player"] = ply.player;
    if (ply.kind == Ply::Kind::skipped) return move["skipped"] = true, move;
    move["choices"] = ply.choices.size();
    if (!ply.sums.empty()) move["sums"] = ply.sums;
    if (!illegal) return move["after"] = ply.after, move;
    move["clauses"] = ply.clauses, move["why"] = why(ply, info);
    move["legal_moves"] = ply.choices, move["readings"] = ply.readings;
    return move;
}
void print_document(const RulesetInfo& info, const Replay& game, const GameFile& record) {
    Json moves = Json::array();
    for (const Ply& ply : game.plies) moves.push_back(json_of(ply, info));
    Json document{{"schema", 1},           {"ruleset", info.id},    {"start", game.start},    {"moves", moves},
                  {"legal", game.legal()}, {"position", game.last}, {"outcome", game.outcome}};
    if (!record.ended.empty()) document["ended"] = record.ended;
    print_json(document);
}

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
        print_document(info, played, game);
    else
        print_text(*table, info, played, game);
    return played.legal() ? kGood : kFound;
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
                 "ended the game themselves; \"#\" starts a comment.\n\n"
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
