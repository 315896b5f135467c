#include "reports/grounding.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "reports/terminal.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

constexpr std::array kInOrder{Grounding::supplied, Grounding::narrower, Grounding::wider, Grounding::follows};

std::size_t count_of(const RulesetInfo& info, Grounding grounding) {
    return static_cast<std::size_t>(std::ranges::count(info.clauses, grounding, &ClauseInfo::grounding));
}

// Of the rules that the text states, those about which a question is open all the same.
std::size_t stated_and_asked(const RulesetInfo& info) {
    const auto is_asked = [&](const ClauseInfo& clause) {
        return clause.grounding == Grounding::stated && std::ranges::any_of(info.readings, [&](const ReadingInfo& r) {
                   return std::ranges::find(r.clauses, clause.id) != r.clauses.end();
               });
    };
    return static_cast<std::size_t>(std::ranges::count_if(info.clauses, is_asked));
}

}  // namespace

std::vector<Supplied> supplied_by_us(const RulesetInfo& info) {
    std::vector<Supplied> all;
    for (const Grounding grounding : kInOrder)
        for (const ClauseInfo& c : info.clauses)
            if (c.grounding == grounding) all.push_back({&c, sentences_for(info.ledger, c.id)});
    return all;
}

std::string_view grounding_words(Grounding grounding) {
    switch (grounding) {
        case Grounding::supplied:
            return "Supplied";
        case Grounding::narrower:
            return "Narrower than the words";
        case Grounding::wider:
            return "Wider than the words";
        case Grounding::follows:
            return "Follows from other rules";
        case Grounding::stated:
        case Grounding::none:
            break;
    }
    return "Stated";
}

std::string grounded_in_words(const RulesetInfo& info) {
    const auto some = [](std::size_t n, std::string_view what) {
        return fmt::format("{} {} {}", n, n == 1 ? "is" : "are", what);
    };
    std::vector<std::string> parts;
    for (const auto& [grounding, what] : {std::pair{Grounding::supplied, "supplied where it is silent"},
                                          {Grounding::narrower, "narrower than its words"},
                                          {Grounding::wider, "wider than its words"}})
        if (const std::size_t n = count_of(info, grounding); n > 0) parts.push_back(some(n, what));
    if (const std::size_t n = count_of(info, Grounding::follows); n > 0)
        parts.push_back(fmt::format("{} {} from others", n, n == 1 ? "follows" : "follow"));
    std::string stated = fmt::format("Nomos plays by {} rules. The text states {} of them", info.clauses.size(),
                                     count_of(info, Grounding::stated));
    if (const std::size_t n = stated_and_asked(info); n > 0)
        stated += fmt::format(" ({} of these with a question about a part)", n);
    return parts.empty() ? stated + "." : stated + "; " + joined(parts, "and") + ".";
}

std::string question_about(const RulesetInfo& info, std::string_view id) {
    for (const ReadingInfo& r : info.readings)
        if (r.id == id) return std::string(r.question);
    for (const MissingInfo& m : info.missing)
        if (m.id == id) return std::string(m.title);
    return "";
}

std::vector<std::string> grounding_lines(const RulesetInfo& info, int columns) {
    std::vector<std::string> lines = wrapped(grounded_in_words(info), columns);
    const auto say = [&](const std::string& text) {
        for (const std::string& line : wrapped(text, columns - 4)) lines.push_back("    " + line);
    };
    for (const Supplied& s : supplied_by_us(info)) {
        lines.emplace_back();
        lines.push_back(fmt::format("{} ({})", grounding_words(s.clause->grounding), s.clause->id));
        say("The text: " + capitalised(s.clause->by));
        if (!s.clause->adds.empty()) say("Nomos: " + std::string(s.clause->adds));
        for (const std::string_view id : s.clause->told)
            say(fmt::format("Asked: {} ({})", question_about(info, id), id));
        if (!s.clause->untold.empty()) say("Not asked: " + std::string(s.clause->untold));
    }
    return lines;
}

}  // namespace nomos
