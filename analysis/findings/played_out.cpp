#include "analysis/findings/played_out.hpp"

#include <algorithm>

#include "analysis/findings/fallen.hpp"

namespace nomos {

TableChoice choice_of_case(const Finding& finding, const std::string& option) {
    const AnyRuleset& ruleset = find_ruleset(finding.ruleset);
    const auto offered = ruleset.setting_options();
    TableChoice choice;
    for (const std::string& given : finding.witness.readings) {
        const std::string key = given.substr(0, given.find('='));
        const bool is_setting = std::ranges::any_of(offered, [&](const SettingOption& o) { return o.id == key; });
        (is_setting ? choice.settings : choice.readings).push_back(given);
    }
    choice.readings.push_back(finding.readings.front() + "=" + option);
    choice.settings.insert(choice.settings.end(), finding.shown.settled.begin(), finding.shown.settled.end());
    choice.steps = finding.shown.steps;
    return choice;
}
std::unique_ptr<Table> table_of_case(const Finding& finding, const std::string& option) {
    return find_ruleset(finding.ruleset).table(choice_of_case(finding, option));
}

bool PlayedOut::comes_out_as(const PlayedOut& other) const {
    return end == other.end && consequence.done == other.consequence.done &&
           consequence.move == other.consequence.move && consequence.outcome == other.consequence.outcome;
}

PlayedOut played_out(const Finding& finding, const std::string& option) {
    const auto table = table_of_case(finding, option);
    PlayedOut out{{Consequence::What::played}, table->canonical(finding.witness.position), {}};
    out.consequence.outcome = table->outcome({out.end}), out.picture = table->picture(out.end);
    if (out.consequence.outcome != find_ruleset(finding.ruleset).info().outcomes.front()) return out;
    for (const std::string& move : finding.witness.moves) {
        Judgement judged = table->judge(out.end, move);
        if (!judged.legal) {
            out.consequence.move = move, out.consequence.over = !judged.outcome.empty();
            break;
        }
        out.consequence.done.push_back(move), out.consequence.outcome = judged.outcome;
        add_fallen(out.picture, judged.picture);
        out.end = judged.after, out.picture = std::move(judged.picture);
    }
    return out;
}

Side as_side(const std::string& option, const PlayedOut& out) {
    Side side;
    side.option = option, side.consequence = out.consequence, side.picture = out.picture;
    if (out.consequence.done.empty() && out.consequence.move.empty()) side.consequence.what = Consequence::What::stands;
    return side;
}

}  // namespace nomos
