#include "reports/exploration.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "reports/value_words.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

using graph::Exploration;
using Json = nlohmann::ordered_json;

std::string grouped(std::uint64_t n) {
    std::string digits = std::to_string(n);
    for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3)
        digits.insert(static_cast<std::size_t>(at), ",");
    return digits;
}
std::string plies(std::size_t n) { return plies_in_words(static_cast<int>(n)); }
std::string line_of(const std::vector<std::string>& moves, bool whole) {
    constexpr std::size_t kMost = 12;
    if (whole || moves.size() <= kMost) return joined_with(moves, ", ");
    return joined_with({moves.begin(), moves.begin() + kMost}, ", ") + fmt::format(", ... ({} plies)", moves.size());
}

void add(std::string& text, std::string_view label, const std::string& value) {
    text += fmt::format("  {:<36}{}\n", label, value);
}

std::string counts(const Exploration& e) {
    std::string text;
    add(text, "positions",
        grouped(e.positions) + (e.symmetries > 1 ? fmt::format(" up to {} symmetries", e.symmetries) : "") +
            (e.complete  ? ""
             : e.stopped ? ", stopped before the end"
                         : ", stopped at the limit"));
    if (e.symmetries > 1 && e.without_symmetry != 0)
        add(text, "without symmetry",
            grouped(e.without_symmetry) + (e.closed ? "" : ", those reached from the start's images included"));
    std::string depths;
    for (const auto n : e.per_depth) depths += (depths.empty() ? "" : " ") + std::to_string(n);
    add(text, "by depth", depths);
    for (const auto& [outcome, n] : e.ends) add(text, outcome, grouped(n));
    add(text, "dead ends", grouped(e.dead_ends) + (e.dead_ends == 0 ? "" : ": in play, and no move"));
    if (e.not_expanded != 0) add(text, "not expanded", grouped(e.not_expanded));
    if (e.edges) add(text, "moves", grouped(*e.edges) + " between different pairs of positions");
    if (e.numbered)
        add(text, "memory",
            fmt::format("no position is stored, {:.1f} bytes a position say what it comes to", e.bytes_beside));
    else
        add(text, "memory", fmt::format("{} bits a position, and {:.1f} bytes beside them", e.bits, e.bytes_beside));
    return text;
}
// By place in ValueOfBoard::positions.
std::string who_wins(const Exploration& e, std::size_t place) {
    if (place < e.sides.size()) return e.sides[place] + " can force a win";
    return e.complete ? "neither can" : "not known";  // what was not explored may yet decide them
}
std::string answers(const Exploration& e, bool whole) {
    std::string text;
    const std::string so_far = e.complete ? "" : ", as far as explored";
    if (e.longest >= 0) {
        add(text, "deepest end",
            fmt::format("{}: {}{}", plies(static_cast<std::size_t>(e.longest)), e.longest_outcome, so_far));
        add(text, "", line_of(e.longest_line, whole));
    }
    if (!e.components) {
        add(text, "cycles and value",
            e.stopped ? "not known: the program was told to stop"
                      : "not asked for: the graph has more moves than --edges allows");
        return text;
    }
    const auto& c = *e.components;
    if (c.uncounted == graph::Uncounted::images)
        add(text, "components",
            "not counted: images count as positions, and numbers stand for all of them; without "
            "--whole they are");
    else if (c.uncounted == graph::Uncounted::memory)
        add(text, "components", "not counted: more moves than --memory has room for lie apart from the largest");
    else
        add(text, "components",
            fmt::format("{} strongly connected, {} with a cycle; {} positions on cycles, {} in the largest{}",
                        grouped(c.count), grouped(c.cyclic), grouped(c.on_cycles), grouped(c.largest), so_far));
    if (c.loops) {
        add(text, "play need not end",
            c.lead.empty() ? fmt::format("from the start {} {} back to it", plies(c.round.size()),
                                         c.round.size() == 1 ? "comes" : "come")
                           : fmt::format("after {}, {} more {} back to the same position", plies(c.lead.size()),
                                         c.round.size(), c.round.size() == 1 ? "comes" : "come"));
        if (!c.lead.empty()) add(text, "  the way there", line_of(c.lead, whole));
        add(text, "  and around", line_of(c.round, whole));
    } else {
        add(text, "play ends",
            c.cyclic != 0                         ? "not always: no loop was found near the start, but see above"
            : c.uncounted != graph::Uncounted::no ? "not known: no loop was found near the start"
            : e.complete                          ? "always: no position can come back"
                                                  : "no position comes back, as far as explored");
    }
    if (!e.value) return text;
    const graph::ValueOfBoard& v = *e.value;
    add(text, "value", start_in_words(v.start));
    for (std::size_t i = 0; i < v.positions.size(); ++i) add(text, "  " + who_wins(e, i), grouped(v.positions[i]));
    for (std::size_t side = 0; side < v.longest.size(); ++side)
        if (v.longest[side] >= 0)
            add(text, "  longest win of " + e.sides[side], plies_in_words(v.longest[side]) + so_far);
    if (!v.line.empty()) add(text, "  best play", line_of(v.line, whole));
    for (const auto& coalition : v.start.coalitions) add(text, "", coalition_in_words(coalition, v.start.is_whole));
    return text;
}
std::string conformance(const Exploration& e) {
    std::string text;
    if (!e.compared) return text;
    add(text, "two encodings",
        fmt::format(
            "{} moves judged by both, {}", grouped(*e.compared),
            e.disagreements.empty() ? "all alike; the generator lists exactly the legal ones" : "not all alike"));
    for (const auto& d : e.disagreements) add(text, "", d);
    return text;
}

}  // namespace

std::string board_text(const graph::ChosenBoard& b) {
    std::string text = fmt::format("{} {}\n", b.ruleset, b.board);
    if (!b.differs.empty()) add(text, "differs", b.differs);
    if (!b.ply.empty()) add(text, "a ply is", b.ply);
    for (const auto& r : b.readings) add(text, "reading", r);
    add(text, "from", b.start);
    return text;
}
std::string explored_text(const Exploration& e, bool whole_lines) {
    std::string text = counts(e) + answers(e, whole_lines) + conformance(e);
    if (whole_lines) add(text, "a line is replayed by", command_that_plays({"LINE"}, e.replay));
    return text;
}

namespace {

std::string weight_words(graph::Weight weight, std::string_view ruleset) {
    const std::string supposed = hides_something(ruleset) ? " if nothing is hidden" : "";
    switch (weight) {
        case graph::Weight::value:
            return "changes who can force a win" + supposed;
        case graph::Weight::ends:
            return "changes ends, or who can force a win in some position" + supposed;
        case graph::Weight::play:
            return "changes what can be played";
        case graph::Weight::nothing:
            break;
    }
    return "changes nothing that is counted here";
}
// Counts of a part of the positions say nothing of those of another part.
std::string weight_words(const Exploration& usual, const Exploration& other) {
    if (!usual.complete || !other.complete) return "not compared, since not all positions were counted";
    if (usual.stopped || other.stopped) return "not compared, since the program was told to stop";
    return weight_words(graph::weight_of(usual, other), usual.ruleset);
}

}  // namespace

std::string option_text(const Exploration& usual, const Exploration* other) {
    const auto row = [](const Exploration& e) {
        return fmt::format("{} positions{}; {}", grouped(e.positions),
                           e.complete  ? ""
                           : e.stopped ? " (stopped before the end)"
                                       : " (stopped at the limit)",
                           e.value     ? start_in_words(e.value->start)
                           : e.stopped ? "value not known: the program was told to stop"
                           : !e.edges  ? "value not asked for: there are more moves than --edges allows"
                                       : "no value asked for");
    };
    std::string text;
    if (other == nullptr) {
        add(text, "as usual", row(usual));
        return text;
    }
    text += fmt::format("  {}\n", other->readings.back());
    add(text, "", weight_words(usual, *other) + ": " + row(*other));
    return text;
}

std::string options_json(const std::vector<Exploration>& all) {
    Json d{{"schema", 1},
           {"ruleset", all.front().ruleset},
           {"board", all.front().board},
           {"differs", all.front().differs},
           {"start", all.front().start}};
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Exploration& e = all[i];
        Json row{{"reading", i == 0 ? "" : e.readings.back()},
                 {"positions", e.positions},
                 {"complete", e.complete},
                 {"interrupted", e.stopped},
                 {"value", e.value ? start_in_words(e.value->start) : ""}};
        if (i != 0) row["matters"] = weight_words(all.front(), e);
        d["options"].push_back(row);
    }
    return d.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string exploration_json(const Exploration& e) {
    Json d{{"schema", 1},          {"ruleset", e.ruleset},   {"board", e.board},
           {"differs", e.differs}, {"readings", e.readings}, {"start", e.start}};
    if (!e.ply.empty()) d["ply"] = e.ply;
    d["replay"] = e.replay;
    if (!e.undrawn.empty()) d["undrawn"] = e.undrawn;
    d["complete"] = e.complete, d["interrupted"] = e.stopped, d["positions"] = e.positions,
    d["symmetries"] = e.symmetries;
    if (e.without_symmetry != 0) d["without_symmetry"] = e.without_symmetry;
    d["per_depth"] = e.per_depth;
    for (const auto& [outcome, n] : e.ends) d["ends"][outcome] = n;
    d["in_play"] = e.in_play, d["dead_ends"] = e.dead_ends, d["not_expanded"] = e.not_expanded;
    e.numbered ? d["numbered"] = true : d["bits"] = e.bits;
    if (e.longest >= 0)
        d["deepest_end"] = {{"plies", e.longest}, {"outcome", e.longest_outcome}, {"line", e.longest_line}};
    if (e.edges) d["moves"] = *e.edges;
    if (const auto& c = e.components) {
        if (c->uncounted == graph::Uncounted::no)
            d["components"] = {
                {"count", c->count}, {"cyclic", c->cyclic}, {"on_cycles", c->on_cycles}, {"largest", c->largest}};
        if (c->loops) d["loop"] = {{"lead", c->lead}, {"round", c->round}};
    }
    if (const auto& v = e.value) {
        d["value"] = {{"start", start_in_words(v->start)}};
        for (std::size_t i = 0; i < v->positions.size(); ++i) d["value"]["positions"][who_wins(e, i)] = v->positions[i];
        for (std::size_t side = 0; side < v->longest.size(); ++side)
            if (v->longest[side] >= 0) d["value"]["longest"][e.sides[side]] = v->longest[side];
        if (!v->line.empty()) d["value"]["line"] = v->line;
        for (const auto& coalition : v->start.coalitions)
            d["value"]["coalitions"].push_back(coalition_in_words(coalition, v->start.is_whole));
    }
    if (e.compared) d["conformance"] = {{"compared", *e.compared}, {"disagreements", e.disagreements}};
    return d.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace nomos
