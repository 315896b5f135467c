#include "analysis/readings/parting.hpp"

#include <algorithm>
#include <set>

#include "model/core/stop.hpp"

namespace nomos {
namespace {

// 0: the game stands otherwise; 1: only one allows it; 2: it leads to another position.
int rank(const PartingMove& m) {
    if (m.first.legal != m.second.legal) return 1;
    return m.first.outcome != m.second.outcome ? 0 : 2;
}
bool parts(const PartingMove& m) {
    if (m.first.legal != m.second.legal) return true;
    return m.first.legal && (m.first.after != m.second.after || m.first.outcome != m.second.outcome);
}

// The option of a reading that a table's choice has.
int option_of(const RulesetInfo& info, const TableChoice& choice, int reading) {
    int option = info.readings[static_cast<std::size_t>(reading)].default_option;
    for (const std::string& text : choice.readings)
        if (const Choice c = parse_choice(text, info.id, info.readings); c.reading == reading) option = c.option;
    return option;
}

}  // namespace

Parting parting(const Table& first, const Table& second, const std::string& position) {
    Parting found{first.outcome({position}), second.outcome({position}), 0, 0, {}};
    const auto ours = first.legal_moves(position), others = second.legal_moves(position);
    found.first_moves = ours.size(), found.second_moves = others.size();
    std::set<std::string> seen;
    for (const auto* list : {&ours, &others})
        for (const std::string& move : *list) {
            leave_if_stopped();
            if (!seen.insert(move).second) continue;
            PartingMove m{move, first.judge(position, move), second.judge(position, move)};
            if (parts(m)) found.moves.push_back(std::move(m));
        }
    std::stable_sort(found.moves.begin(), found.moves.end(),
                     [](const PartingMove& a, const PartingMove& b) { return rank(a) < rank(b); });
    return found;
}

std::vector<OptionHere> options_that_matter(const AnyRuleset& ruleset, const TableChoice& choice,
                                            const std::string& position) {
    const RulesetInfo& info = ruleset.info();
    const auto table = ruleset.table(choice);
    std::vector<OptionHere> found;
    for (int r = 0; r < static_cast<int>(info.readings.size()); ++r) {
        const ReadingInfo& reading = info.readings[static_cast<std::size_t>(r)];
        for (int o = 0; o < static_cast<int>(reading.options.size()); ++o) {
            if (o == option_of(info, choice, r)) continue;
            TableChoice other = choice;
            other.readings.push_back(std::string(reading.id) + "=" +
                                     std::string(reading.options[static_cast<std::size_t>(o)].id));
            Parting p = parting(*table, *ruleset.table(other), position);
            if (p.any()) found.push_back({{r, o}, std::move(p)});
        }
    }
    return found;
}

}  // namespace nomos
