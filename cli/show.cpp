// nomos show: a position drawn, and what may be played in it.
#include <fmt/format.h>

#include "cli/at_table.hpp"
#include "reports/columns.hpp"
#include "reports/legend.hpp"
#include "reports/svg.hpp"
#include "reports/text_board.hpp"
#include "reports/words.hpp"
#include "reports/write.hpp"

namespace nomos::cli {
namespace {

struct ShowOptions {
    Common common;
    AtTable table;
    std::string position, svg;
};

int run(const ShowOptions& options) {
    if (!options.svg.empty()) probe_file(options.svg);
    const auto table = table_of(options.table);
    const RulesetInfo& info = find_ruleset(options.table.play.ruleset).info();
    const std::string position = options.position.empty() ? table->start() : table->canonical(options.position);
    const Picture picture = table->picture(position);
    const std::string outcome = table->outcome({position});
    const auto moves = table->legal_moves(position);
    const auto board = text_board(picture);
    if (!options.svg.empty()) write_file(options.svg, svg(picture, std::string(info.title) + ": " + position) + "\n");
    if (options.common.json) {
        print_json(Json{{"schema", 1},
                        {"ruleset", info.id},
                        {"position", position},
                        {"outcome", outcome},
                        {"drawing", joined_with(board, "\n")},
                        {"moves", moves}});
        return kGood;
    }
    std::string text = position + "\n\n";
    for (const auto& line : board) text += "  " + line + "\n";
    if (const std::string letters = letters_in_words(picture); !letters.empty()) {
        text += "\n";
        for (const auto& line : wrapped("On the board: " + letters + ".", terminal_style().columns - 2))
            text += "  " + line + "\n";
    }
    text += fmt::format("\n{}; {}{}\n", outcome, counted(moves.size(), "legal move", "legal moves"),
                        moves.empty() ? "" : ":");
    print(text + in_columns(moves, terminal_style().columns));
    return kGood;
}

}  // namespace

void add_show(CLI::App& app, Action& chosen) {
    const auto options = std::make_shared<ShowOptions>();
    CLI::App& verb = add_verb(app, chosen, "show", "Draw a position, with a legend, and list its legal moves",
                              "  nomos show nika\n"
                              "  nomos show neva --board 4x4 --pieces men=1\n"
                              "  nomos show nefatavl \"11/11/11/11/11/5K5/11/3t7/11/11/11 w\"\n"
                              "  nomos show nefatavl --reading king.hits=unarmed --svg board.svg",
                              options, run);
    add_at_table(verb, options->table);
    verb.add_option("POSITION", options->position, "In the notation of docs/notation.md; the set-up when left out")
        ->type_name("");
    verb.add_option("--svg", options->svg, "Also write the drawing as SVG")->type_name("FILE");
    add_common(verb, options->common);
}

}  // namespace nomos::cli
