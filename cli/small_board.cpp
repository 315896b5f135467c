#include "cli/small_board.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "reports/input.hpp"

namespace nomos::cli {
namespace {

// What can be asked for, from the rulesets themselves.
std::string offers() {
    std::string text = "Size of the board, or a board file where the board is data";
    for (const AnyRuleset* ruleset : rulesets()) {
        const auto offer = graph::study_of(ruleset->info().id);
        std::string sizes;
        for (const auto& b : offer.boards) sizes += (sizes.empty() ? "" : ", ") + b;
        if (!sizes.empty()) text += fmt::format("\n{}: {}", ruleset->info().id, sizes);
    }
    return text;
}
std::string counts() {
    std::string text = "Thin out the set-up; may be repeated";
    for (const AnyRuleset* ruleset : rulesets()) {
        const auto offer = graph::study_of(ruleset->info().id);
        for (std::size_t i = 0; i < offer.counts.size(); ++i)
            text += fmt::format("\n{}: {}=N ({})", ruleset->info().id, offer.counts[i], offer.counts_say[i]);
    }
    return text;
}

}  // namespace

void add_small_board(CLI::App& verb, std::string& board, std::vector<std::string>& pieces) {
    verb.add_option("--board", board, offers())->type_name("SIZE");
    verb.add_option("--pieces", pieces, counts())->allow_extra_args(false)->type_name("COUNT=N");
}
void choose_board(const std::string& ruleset, const std::string& board, graph::ExploreChoice& choice) {
    const auto offer = graph::study_of(ruleset);
    const bool known = std::find(offer.boards.begin(), offer.boards.end(), board) != offer.boards.end();
    if (known || board.find_first_of("./") == std::string::npos)
        choice.board = board;
    else
        choice.table.board_text = read_input(board), choice.table.board_name = board;
}

}  // namespace nomos::cli
