#include "reports/line_end.hpp"

#include <set>
#include <utility>

#include "model/core/registry.hpp"
#include "reports/impact_words.hpp"

namespace nomos {
namespace {

using Results = std::set<std::pair<std::string, std::string>>;  // positions with their outcomes

Results reached(const Finding& finding, const std::string& option) {
    TableChoice choice;
    choice.readings = finding.line.readings, choice.settings = finding.line.settled;
    choice.readings.push_back(finding.readings.front() + "=" + option);
    const auto table = find_ruleset(finding.ruleset).table(choice);
    std::string position = table->start();
    for (const std::string& play : finding.line.plays) position = table->judge(position, play).after;
    Results results;
    for (const std::string& move : table->legal_moves(position)) {
        const Judgement judged = table->judge(position, move);
        results.emplace(judged.after, judged.outcome);
    }
    return results;
}

}  // namespace

bool ends_where_another_move_does_the_same(const Finding& finding) {
    const auto* question = std::get_if<about::OpenQuestion>(&finding.about);
    if (question == nullptr || !finding.line.is_of_two_options() || finding.line.how == LineOfPlay::How::not_met ||
        finding.line.how == LineOfPlay::How::by_history || met_of(finding).by_another == 0)
        return false;
    const std::string& second = finding.line.against.empty() ? question->second : finding.line.against;
    return reached(finding, question->first) == reached(finding, second);
}

}  // namespace nomos
