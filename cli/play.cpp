// nomos play: a game on the terminal, or from a pipe, under two readings at once.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <map>

#include "cli/at_table.hpp"
#include "model/core/error.hpp"
#include "model/core/replay.hpp"
#include "reports/parallel_play.hpp"
#include "reports/parallel_words.hpp"
#include "reports/words.hpp"

namespace nomos::cli {
namespace {

struct PlayOptions {
    Common common;
    AtTable table;
    std::vector<std::string> against;
    std::string position;
};

constexpr auto kHelp =
    "  MOVE               make it, as \"moves\" writes it; several with a comma and a blank between\n"
    "  moves [BEGINNING]  what may be played, and what only one reading allows; \"moves d1\" those that begin so\n"
    "  back [N]           take a move back, or N of them\n"
    "  board              draw the board\n"
    "  position [TEXT]    write the position; with one, set it up and begin there\n"
    "  help, quit\n";

// What is typed, and what is answered: on a terminal with boards and a prompt, elsewhere a line for a line.
class Conversation {
public:
    explicit Conversation(const PlayOptions& options)
        : info_(find_ruleset(options.table.play.ruleset).info()),
          play_(tables_of(options), options.position, std::string(info_.outcomes.front())),
          looked_at_(isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0),
          quiet_(options.common.json) {}

    void hold() {
        if (looked_at_) say(under_ + "\"help\" says what can be typed.\n\n"), show();
        std::string line;
        while (prompt(), std::getline(std::cin, line)) {
            ++line_number_;
            if (const std::string text = trimmed(line); !text.empty() && !answer(text)) return;
        }
        if (looked_at_) say("\n");
    }
    const ParallelPlay& play() const { return play_; }
    const std::vector<std::string>& refused() const { return refused_; }

private:
    std::vector<std::unique_ptr<Table>> tables_of(const PlayOptions& options) {
        std::vector<std::unique_ptr<Table>> tables;
        tables.push_back(table_of(options.table));
        if (options.against.empty()) return tables;
        AtTable other = options.table;
        auto& readings = other.play.readings;
        readings.insert(readings.end(), options.against.begin(), options.against.end());
        tables.push_back(table_of(other));
        under_ = fmt::format("A: {}\nB: {}\n", named(options.table.play.readings), named(readings));
        return tables;
    }
    // The last word on each reading.
    std::string named(const std::vector<std::string>& readings) const {
        std::map<int, std::string> last;
        for (const std::string& text : readings) last[parse_choice(text, info_.id, info_.readings).reading] = text;
        std::vector<std::string> said;
        for (const auto& [reading, choice] : last) said.push_back(choice);
        return said.empty() ? "as Nomos plays it" : joined_with(said, ", ");
    }
    static std::string trimmed(const std::string& line) {
        const auto first = line.find_first_not_of(" \t\r");
        if (first == std::string::npos || line[first] == '#') return "";
        return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
    }
    void say(const std::string& text) const {
        if (!quiet_) print(text);
    }
    void prompt() const {
        if (looked_at_) say(fmt::format("{}> ", play_.plies().size()));
    }
    int columns() const { return looked_at_ ? terminal_style().columns : 0; }
    // What a player sees before he moves.
    void show() const {
        if (!looked_at_) return;
        say(boards_text(play_, columns()) + parting_line(play_));
    }

    // False at "quit".
    bool answer(const std::string& text) {
        const auto blank = text.find(' ');
        const std::string word = text.substr(0, blank),
                          rest = blank == std::string::npos ? "" : trimmed(text.substr(blank));
        if (word == "quit" && rest.empty()) return false;
        if (word == "help" && rest.empty())
            say(kHelp);
        else if (word == "moves")
            say(moves_text(play_, rest, columns()));
        else if (word == "board" && rest.empty())
            say(boards_text(play_, terminal_style().columns));
        else if (word == "back")
            back(rest);
        else if (word == "position")
            position(rest);
        else
            make(text);
        return true;
    }
    void refuse(const std::string& why) {
        refused_.push_back(why);
        say(why + "\n");
    }
    // What cannot be read, in one line; `else_` adds what it may have been meant for.
    void refuse(const std::string& text, const UserError& error, const std::string& else_ = "") {
        const auto* parse = dynamic_cast<const ParseError*>(&error);
        std::string why = (parse ? parse->problem() + "; " + parse->hint() : error.what()) + else_;
        std::replace(why.begin(), why.end(), '\n', ' ');
        refuse(fmt::format("{}: {}", cut(ascii(text), 60), why));
    }
    void back(const std::string& rest) {
        int many = 1;
        if (!rest.empty()) {
            if (rest.size() > 4 || rest.find_first_not_of("0123456789") != std::string::npos)
                return refuse("back takes a number of moves, as in \"back 2\"");
            many = std::stoi(rest);
        }
        int done = 0;
        while (done < many && play_.back()) ++done;
        if (done == 0) return refuse("there is no move to take back");
        say(fmt::format("back to move {}\n", play_.plies().size()));
        show();
    }
    void position(const std::string& rest) {
        if (rest.empty()) return say(positions_text(play_));
        try {
            play_.begin(rest);
        } catch (const UserError& error) {
            return refuse(rest, error);
        }
        say(positions_text(play_));
        show();
    }
    void make(const std::string& text) {
        try {
            const Table& table = play_.table(0);
            for (const GameText& move : moves_of(table, {text, line_number_, 1}, "standard input"))
                if (!step(move.text)) return;
        } catch (const UserError& error) {
            refuse(text, error, "; \"help\" says what else can be typed");
        }
    }
    bool step(const std::string& move) {
        const TriedMove tried = play_.play(move);
        if (tried.what != TriedMove::What::played) {
            const std::string line = refusal_line(tried, play_, info_);
            return refuse(line.substr(0, line.size() - 1)), false;
        }
        say(ply_line(play_, info_));
        show();
        return true;
    }

    const RulesetInfo& info_;
    std::string under_;
    ParallelPlay play_;
    bool looked_at_, quiet_;
    int line_number_ = 0;
    std::vector<std::string> refused_;
};

int run(const PlayOptions& options) {
    Conversation conversation(options);
    conversation.hold();
    if (!options.common.json) return kGood;
    Json document{{"schema", 1},
                  {"ruleset", options.table.play.ruleset},
                  {"readings", options.table.play.readings},
                  {"against", options.against}};
    document.update(parallel_json(conversation.play()));
    document["refused"] = conversation.refused();
    print_json(document);
    return kGood;
}

}  // namespace

void add_play_verb(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<PlayOptions>();
    CLI::App& verb =
        add_verb(app, chosen, "play", "Play a game, under two readings at once",
                 "  nomos play nefatavl\n"
                 "  nomos play nefatavl --reading king.hits=hits --against king.hits=unarmed\n"
                 "  nomos play neva --against king.reach=one-step --set pairs=yes\n"
                 "  nomos play nerva --set black-king=c2_1 --against king.revealed-by=enemy\n"
                 "  printf 'b1-i1\\nback\\nmoves b1\\n' | nomos play nefatavl --against king.brown-square=no "
                 "--position \"11/11/11/11/11/11/11/11/11/11/1t7K1 w\"\n\n"
                 "A line is a move, or one of\n" +
                     std::string(kHelp) +
                     "\nA plays as --reading says, B in the same way but for --against. Where B does not allow what A\n"
                     "allows, or ends the game, it stands still until the move is taken back. From a pipe each line\n"
                     "is answered by a line, and boards are drawn only when asked for.",
                 options, run);
    add_at_table(verb, options->table);
    verb.add_option("--against,--with", options->against,
                    "Another option of a reading, played beside it as B; may be repeated")
        ->allow_extra_args(false)
        ->type_name("KEY=VALUE");
    verb.add_option("--position", options->position, "Where it starts; the set-up when left out")
        ->type_name("POSITION");
    add_common(verb, options->common);
}

}  // namespace nomos::cli
