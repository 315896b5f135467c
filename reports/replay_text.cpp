#include "reports/replay_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <span>

#include "reports/columns.hpp"
#include "reports/text_board.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

using Json = nlohmann::ordered_json;

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
std::string refusal(const Ply& ply, const RulesetInfo& info, const std::string& file, int columns) {
    const std::string decides = ply.sums.empty() ? "" : " (" + joined_with(ply.sums, ", ") + ")";
    std::string text = fmt::format("{}:{}:{}: illegal move {}: {}{}\n", file, ply.move.line, ply.move.column,
                                   ply.move.text, why(ply, info), decides);
    constexpr std::size_t kMostShown = 60;
    const std::span shown(ply.choices.data(), std::min(kMostShown, ply.choices.size()));
    if (in_play(info, ply.outcome))
        text += fmt::format("{}{}{}:\n{}", ply.player, ply.player.empty() ? "" : " has ",
                            counted(ply.choices.size(), "legal move", "legal moves"), in_columns(shown, columns));
    if (shown.size() < ply.choices.size()) text += fmt::format("  and {} more\n", ply.choices.size() - shown.size());
    for (const auto& choice : ply.readings) text += "the game is legal so far with --reading " + choice + "\n";
    if (ply.readings.empty() && !info.readings.empty())
        text += "no other option of a single reading makes the game legal so far\n";
    return text;
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
}  // namespace

std::string replay_text(const Table& table, const RulesetInfo& info, const Replay& game, const GameFile& record,
                        int columns) {
    std::string text;
    std::size_t number = 0;
    for (const Ply& ply : game.plies)
        text += ply.kind == Ply::Kind::illegal ? refusal(ply, info, record.name, columns)
                                               : played_line(ply, ply.kind == Ply::Kind::played ? ++number : number);
    if (game.legal() && !record.ended.empty()) text += "ended by the players: " + record.ended + "\n";
    if (game.leads_astray)
        text += fmt::format("{}:{}: the moves lead where the file says that they do not\n", record.name,
                            record.not_to.line);
    text += "\n" + game.last + "\n\n";
    for (const auto& line : text_board(table.picture(game.last))) text += "  " + line + "\n";
    return text;
}

std::string replay_json(const RulesetInfo& info, const Replay& game, const GameFile& record) {
    Json moves = Json::array();
    for (const Ply& ply : game.plies) moves.push_back(json_of(ply, info));
    Json document{{"schema", 1},           {"ruleset", info.id},    {"start", game.start},    {"moves", moves},
                  {"legal", game.legal()}, {"position", game.last}, {"outcome", game.outcome}};
    if (!record.ended.empty()) document["ended"] = record.ended;
    if (!record.not_to.text.empty()) document["leads_astray"] = game.leads_astray;
    return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace nomos
