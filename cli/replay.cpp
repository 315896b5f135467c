// nomos replay: a recorded game, each move judged.
#include <fmt/format.h>

#include "cli/game_file.hpp"
#include "cli/input.hpp"
#include "cli/verb.hpp"
#include "model/core/error.hpp"
#include "reports/text_board.hpp"
#include "reports/words.hpp"

namespace nomos::cli {
namespace {

struct ReplayOptions {
    Common common;
    Play play;
    std::string file;
};

// A move as played: the position after it, or why it cannot be.
struct Ply {
    GameLine line;
    bool legal = false;
    std::string after, outcome, why;
    std::vector<std::string> clauses;
};

// The table reports a place within the line; the reader wants the one in the file.
template <class Read>
auto in_file(const GameLine& line, const std::string& file, Read read) try {
    return read(line.text);
} catch (const ParseError& error) {
    throw ParseError({file, line.line, line.column + std::max(0, error.place().column - 1)}, error.problem(), error.hint());
}

std::string start_of(const Table& table, const GameLine& position, const std::string& file) {
    if (position.text.empty()) return table.start();
    return in_file(position, file, [&](const std::string& text) { return table.canonical(text); });
}

Ply played(const Table& table, const RulesetInfo& info, std::vector<std::string>& history, const GameLine& line,
           const std::string& file) {
    Ply ply{line, false, "", table.outcome(history), "", {}};
    if (!in_play(info, ply.outcome)) {
        ply.why = "the game is over: " + ply.outcome;
        return ply;
    }
    const Judgement judgement = in_file(line, file, [&](const std::string& move) { return table.judge(history.back(), move); });
    ply.legal = judgement.legal, ply.clauses = judgement.clauses;
    if (!ply.legal) {
        ply.why = ply.clauses.empty() ? "no single clause forbids it: more than one does"
                                      : "forbidden by " + joined(ply.clauses, "and");
        return ply;
    }
    history.push_back(ply.after = judgement.after);
    ply.outcome = table.outcome(history);
    return ply;
}

std::string line_of(const Ply& ply, std::size_t number, const std::string& file) {
    if (ply.legal) return fmt::format("{:>4}  {}  {}\n", number, ply.line.text, ply.outcome);
    return fmt::format("{}:{}:{}: illegal move {}: {}\n", file, ply.line.line, ply.line.column, ply.line.text, ply.why);
}

Json json_of(const Ply& ply) {
    Json move{{"line", ply.line.line}, {"move", ply.line.text}, {"legal", ply.legal}, {"outcome", ply.outcome}};
    if (ply.legal) move["after"] = ply.after;
    else move["clauses"] = ply.clauses, move["why"] = ply.why;
    return move;
}

void print_text(const Table& table, const std::vector<Ply>& plies, const std::string& last, const std::string& file) {
    std::string text;
    for (std::size_t i = 0; i < plies.size(); ++i) text += line_of(plies[i], i + 1, file);
    text += "\n" + last + "\n\n";
    for (const auto& line : text_board(table.picture(last))) text += "  " + line + "\n";
    print(text);
}

int run(const ReplayOptions& options) {
    const RulesetInfo& info = find_ruleset(options.play.ruleset).info();
    const std::string name = options.file == "-" ? "standard input" : options.file;
    const GameFile game = parse_game(read_input(options.file), name);
    Play play = options.play;
    // A reading on the command line is the later word.
    play.readings.insert(play.readings.begin(), game.readings.begin(), game.readings.end());
    const auto table = table_of(play);
    std::vector<std::string> history{start_of(*table, game.position, name)};
    std::vector<Ply> plies;
    for (const GameLine& line : game.moves) {
        plies.push_back(played(*table, info, history, line, name));
        if (!plies.back().legal) break;
    }
    const bool good = plies.empty() || plies.back().legal;
    if (options.common.json) {
        Json moves = Json::array();
        for (const Ply& ply : plies) moves.push_back(json_of(ply));
        print_json(Json{{"schema", 1}, {"ruleset", info.id}, {"start", history.front()}, {"moves", moves},
                        {"legal", good}, {"position", history.back()}, {"outcome", table->outcome(history)}});
    } else {
        print_text(*table, plies, history.back(), name);
    }
    return good ? kGood : kFound;
}

}  // namespace

void add_replay(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<ReplayOptions>();
    CLI::App& verb = add_verb(app, chosen, "replay", "Play a recorded game, judging each move",
                              "  nomos replay nefatavl game.txt\n"
                              "  echo d1-d3 | nomos replay nefatavl -\n\n"
                              "The file holds one move a line, as \"nomos show\" writes them. Before the moves it may\n"
                              "hold \"position: POSITION\" and lines \"reading: KEY=VALUE\". \"#\" starts a comment.",
                              options, run);
    add_play(verb, options->play);
    verb.add_option("FILE", options->file, "The game; - for standard input")->required()->type_name("");
    add_common(verb, options->common);
}

}  // namespace nomos::cli
