#include "reports/play_data.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace nomos {
namespace {

using Json = nlohmann::json;
using Strings = std::vector<std::string>;

// The reading that the sides are options of; nullptr where they are something else.
const ReadingInfo* compared(const Finding& finding, const RulesetInfo& info) {
    if (finding.readings.size() != 1 || finding.sides.size() < 2) return nullptr;
    const auto known = [](const ReadingInfo& r, const std::string& option) {
        return std::any_of(r.options.begin(), r.options.end(), [&](const OptionInfo& o) { return o.id == option; });
    };
    for (const ReadingInfo& r : info.readings)
        if (r.id == finding.readings.front() &&
            std::all_of(finding.sides.begin(), finding.sides.end(), [&](const Side& s) { return known(r, s.option); }))
            return &r;
    return nullptr;
}

// What is said last counts.
Strings with(Strings readings, const std::string& more) {
    readings.push_back(more);
    return readings;
}

Json sides_of(const Finding& finding, const RulesetInfo& info) {
    const ReadingInfo* reading = compared(finding, info);
    if (reading == nullptr)
        return Json::array(
            {{{"letter", ""}, {"readings", finding.witness.readings}, {"along", finding.line_readings}}});
    Json sides = Json::array();
    for (std::size_t i = 0; i < finding.sides.size(); ++i) {
        const Side& side = finding.sides[i];
        const std::string choice = std::string(reading->id) + "=" + side.option;
        sides.push_back({{"letter", std::string(1, static_cast<char>('A' + i % 26))},
                         {"says", side.says},
                         {"readings", with(finding.witness.readings, choice)},
                         {"along", with(finding.line_readings, choice)}});
    }
    return sides;
}

// A script element ends at "</script", wherever that stands; and a page is well-formed XML as well.
std::string inside_a_script(const Json& json) {
    std::string text;
    for (const char c : json.dump())
        if (c == '<')
            text += "\\u003c";
        else if (c == '&')
            text += "\\u0026";
        else
            text += c;
    return text;
}

}  // namespace

std::string play_data(const Chapter& chapter) {
    Json findings = Json::object();
    for (const Finding& finding : chapter.report.findings) {
        if (finding.witness.position.empty() && finding.line.empty()) continue;
        findings["finding-" + finding.id] = {{"sides", sides_of(finding, chapter.info)},
                                             {"settled", finding.settled},
                                             {"position", finding.witness.position},
                                             {"moves", finding.witness.moves},
                                             {"line", finding.line}};
    }
    return inside_a_script({{"ruleset", chapter.report.ruleset}, {"findings", findings}});
}

}  // namespace nomos
