#include "reports/rounds.hpp"

#include "model/core/registry.hpp"

namespace nomos {

Rounds rounds_of(const Finding& finding) {
    const LineOfPlay& line = finding.line;
    if (line.plays.empty()) return {};
    TableChoice choice;
    choice.readings = line.readings, choice.settings = line.settled;
    const std::unique_ptr<Table> table = find_ruleset(finding.ruleset).table(choice);
    Rounds rounds{table->seats(), {}};
    if (rounds.seats.size() < 3) return {};
    std::string position = table->start();
    int last = static_cast<int>(rounds.seats.size());
    for (std::size_t i = 0; i < line.plays.size(); ++i) {
        const int seat = table->seat_to_move(position);
        if (seat <= last || rounds.rows.empty()) rounds.rows.emplace_back(rounds.seats.size());
        rounds.rows.back()[static_cast<std::size_t>(seat)] = {static_cast<int>(i) + 1, line.plays[i]};
        const Judgement judged = table->judge(position, line.plays[i]);
        if (!judged.legal) return {};
        position = judged.after, last = seat;
    }
    return rounds;
}

}  // namespace nomos
