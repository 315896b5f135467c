#include "reports/unrolling.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "model/core/registry.hpp"
#include "reports/impact_words.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

using Json = nlohmann::ordered_json;

}  // namespace

std::string unrolled_text(const graph::Unrolling& u) {
    std::string text;
    const auto add = [&](std::string_view label, const std::string& value) {
        text += fmt::format("  {:<36}{}\n", label, value);
    };
    for (std::size_t r = 0; r < u.lines.size(); ++r)
        add(find_ruleset(u.ruleset).info().readings[r].id, shortest_in_words(u.lines[r]));
    const bool any = std::any_of(u.lines.begin(), u.lines.end(), [](const ShortestLine& s) { return !s.line.empty(); });
    if (any) add("a line is replayed by", command_that_plays({"LINE"}, u.replay));
    return text;
}

std::string unrolling_json(const graph::Unrolling& u) {
    Json d{{"schema", 1},          {"ruleset", u.ruleset},   {"board", u.board},
           {"differs", u.differs}, {"readings", u.readings}, {"start", u.start}};
    if (!u.ply.empty()) d["ply"] = u.ply;
    d["replay"] = u.replay, d["plies"] = u.plies;
    for (std::size_t r = 0; r < u.lines.size(); ++r) {
        const ShortestLine& s = u.lines[r];
        d["questions"].push_back({{"reading", find_ruleset(u.ruleset).info().readings[r].id},
                                  {"shortest", name_of(s.answer)},
                                  {"refuted_plies", s.refuted},
                                  {"why", why_in_words(s)},
                                  {"line", s.line},
                                  {"line_option", s.option}});
    }
    return d.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace nomos
