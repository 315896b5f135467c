#include "cli/at_table.hpp"

#include <fmt/format.h>

#include "cli/small_board.hpp"
#include "model/core/error.hpp"
#include "reports/input.hpp"
#include "reports/words.hpp"

namespace nomos::cli {
namespace {

// "no|yes"; of many the first few.
std::string values_words(const SettingOption& option) {
    constexpr std::size_t kFew = 4;
    std::vector<std::string> values(option.values.begin(), option.values.end());
    if (values.size() > kFew) values.resize(kFew - 1), values.emplace_back("...");
    return joined_with(values, "|");
}
// What can be set, from the rulesets themselves: "neva: pairs=no|yes (whether ...)".
std::string settings_help() {
    std::string help = "Settle what players settle before the game; may be repeated";
    for (const AnyRuleset* ruleset : rulesets())
        for (const SettingOption& option : ruleset->setting_options()) {
            help += fmt::format("\n{}: {}={} ({})", ruleset->info().id, option.id, values_words(option), option.says);
        }
    return help;
}

}  // namespace

void add_settings(CLI::App& verb, std::vector<std::string>& settings) {
    verb.add_option("--set", settings, settings_help())->allow_extra_args(false)->type_name("KEY=VALUE");
}
void add_at_table(CLI::App& verb, AtTable& options) {
    add_rules(verb, options.play);
    add_small_board(verb, options.play.board, options.pieces);
    add_settings(verb, options.settings);
    verb.add_flag("--steps", options.steps, "Play step by step where a move is a chain of steps, as a capture is");
}

TableChoice choice_but_board(const AtTable& options) {
    return {options.play.readings, "", "", options.settings, options.steps, options.fields};
}
TableChoice choice_of(const AtTable& options) {
    TableChoice choice = choice_but_board(options);
    if (const auto& board = options.play.board; !board.empty())
        choice.board_text = read_input(board), choice.board_name = board;
    return choice;
}
std::unique_ptr<Table> table_of(const AtTable& options) {
    const std::string& ruleset = options.play.ruleset;
    graph::ExploreChoice choice;
    choice.table = choice_but_board(options), choice.pieces = options.pieces;
    choose_board(ruleset, options.play.board, choice);
    if (options.play.board.empty() && !choice.pieces.empty())
        throw UsageError("--pieces thins out the set-up of a board of \"nomos explore\", and none is chosen",
                         "add --board SIZE");
    const bool small = !choice.board.empty() || !choice.pieces.empty();
    return small ? graph::table_of(ruleset, choice) : find_ruleset(ruleset).table(choice.table);
}

}  // namespace nomos::cli
