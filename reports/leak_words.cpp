#include "reports/leak_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "model/core/error.hpp"
#include "model/core/registry.hpp"
#include "reports/line_words.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

using Strings = std::vector<std::string>;

bool is_told_by_a_move(const Finding& f) {
    return f.kind == FindingKind::leak && !f.line.plays.empty() && f.witness.moves.size() == 1;
}
// Where the line leads with these settings; nothing where it cannot be played.
std::optional<std::string> end_of_line(const Finding& f, const Strings& settled) {
    const auto table = find_ruleset(f.ruleset).table({f.line.readings, "", "", settled, false});
    std::string position = table->start();
    for (const std::string& move : f.line.plays) {
        const Judgement judged = table->judge(position, move);
        if (!judged.legal) return {};
        position = judged.after;
    }
    return position;
}
// The settings, one of them otherwise, under which the same line leads to the other position.
std::optional<Strings> settled_otherwise(const Finding& f, const std::string& other) {
    const AnyRuleset& ruleset = find_ruleset(f.ruleset);
    const std::string wanted = ruleset.table({f.line.readings, "", "", {}, false})->canonical(other);
    for (const SettingOption& option : ruleset.setting_options())
        for (const auto& value : option.values) {
            Strings settled = f.line.settled;
            const std::string key = std::string(option.id) + "=";
            std::erase_if(settled, [&](const std::string& s) { return s.starts_with(key); });
            settled.push_back(key + std::string(value));
            if (end_of_line(f, settled) == wanted) return settled;
        }
    return {};
}
// What comes of the move that tells: how many pieces fall.
std::string comes_of(const Finding& f, const std::string& position, const Strings& settled) {
    const auto table = find_ruleset(f.ruleset).table({f.witness.readings, "", "", settled, false});
    const Judgement judged = table->judge(position, f.witness.moves.front());
    if (!judged.legal) return judged.outcome.empty() ? "the move is not allowed" : over_already(judged.outcome);
    const auto falling = std::ranges::count(judged.picture.pieces, Mark::crossed_out, &PicturePiece::mark);
    if (falling == 0) return "nothing leaves the board";
    return falling == 1 ? "one piece leaves the board" : fmt::format("{} pieces leave the board", falling);
}
// What is settled otherwise here than there.
Strings only_here(const Strings& here, const Strings& there) {
    Strings only;
    for (const std::string& s : here)
        if (std::ranges::find(there, s) == there.end()) only.push_back(s);
    return only;
}

}  // namespace

Strings told_line(const Finding& f) {
    Strings line = f.line.plays;
    if (is_told_by_a_move(f)) line.push_back(f.witness.moves.front());
    return line;
}

std::string told_settings(const Finding& f) {
    const std::string other = is_told_by_a_move(f) ? f.witness.twin : "";
    if (other.empty()) return settled_in_words(f.line.settled, f.ruleset);
    try {
        const auto settled = settled_otherwise(f, other);
        if (!settled || only_here(*settled, f.line.settled).empty()) return settled_in_words(f.line.settled, f.ruleset);
        const Strings first = only_here(f.line.settled, *settled);
        const std::string here = comes_of(f, f.witness.position, f.line.settled), there = comes_of(f, other, *settled);
        const std::string how =
            here == there ? "" : fmt::format(": with the first {}, with the second {}", here, there);
        return fmt::format(
            " Play it once settled so: {}; and once so: {}. Before the last move the two look the same, and that move "
            "tells "
            "them apart{}.",
            first.empty() ? "nothing" : joined(settings_in_words(first, f.ruleset), "and"),
            joined(settings_in_words(only_here(*settled, f.line.settled), f.ruleset), "and"), how);
    } catch (const UserError&) {  // a text of which this program plays another state
        return settled_in_words(f.line.settled, f.ruleset);
    }
}

}  // namespace nomos
