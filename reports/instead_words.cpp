#include "reports/instead_words.hpp"

#include <fmt/format.h>

#include <optional>

#include "model/core/registry.hpp"
#include "reports/page_order.hpp"
#include "reports/phrases.hpp"

namespace nomos {
namespace {

using Strings = std::vector<std::string>;
using Cell = std::pair<int, int>;

constexpr std::size_t kFew = 4;

std::optional<Cell> begins_on(const Picture& picture) {
    if (picture.arrows.empty()) return {};
    return Cell{picture.arrows.front().from_column, picture.arrows.front().from_row};
}
// Where the move begins, by the side that allows it.
std::optional<Cell> begins_on(const Finding& finding) {
    for (const Side& side : finding.sides)
        if (const auto cell = begins_on(side.picture)) return cell;
    return {};
}
bool is_refused_at_once(const Finding& f, std::size_t side) {
    const Consequence& c = f.sides[side].consequence;
    return c.what == Consequence::What::not_allowed && !c.over && f.witness.moves.size() == 1;
}
// A capture that was stopped too early: what goes on from it.
Strings moves_beginning_with(const Strings& moves, const std::string& move) {
    Strings some;
    for (const std::string& longer : moves)
        if (longer.size() > move.size() && longer.starts_with(move)) some.push_back(longer);
    return some;
}
Strings moves_from(const Table& table, const std::string& position, const Strings& moves, const Cell& from) {
    Strings some;
    for (const std::string& move : moves)
        if (begins_on(table.judge(position, move).picture) == from) some.push_back(move);
    return some;
}

}  // namespace

std::string instead_in_words(const Finding& finding, std::size_t side, const RulesetInfo& info) {
    const ReadingInfo* reading = asked_by(finding, info);
    if (reading == nullptr || !is_refused_at_once(finding, side) || finding.shown.steps) return "";
    Strings readings = finding.witness.readings;
    readings.push_back(std::string(reading->id) + "=" + finding.sides[side].option);
    const auto table = find_ruleset(finding.ruleset).table({readings, "", "", finding.shown.settled, false});
    const std::string& position = finding.witness.position;
    const Strings moves = table->legal_moves(position);
    if (moves.empty()) return "No other move is allowed either.";
    const Strings longer = moves_beginning_with(moves, finding.witness.moves.front());
    if (!longer.empty() && longer.size() <= kFew) return fmt::format("It has to go on: {}.", joined(longer, "or"));
    const auto from = begins_on(finding);
    const Strings own = from ? moves_from(*table, position, moves, *from) : Strings{};
    if (!own.empty() && own.size() <= kFew) return fmt::format("This piece may play {}.", joined(own, "or"));
    return own.empty() && moves.size() <= kFew ? fmt::format("What may be played is {}.", joined(moves, "or")) : "";
}

}  // namespace nomos
