#include "analysis/store/lines.hpp"

#include <fmt/format.h>

#include "checkers/store/sum.hpp"
#include "model/core/registry.hpp"

namespace nomos::store {
namespace {

Lines joined(Lines lines, const Lines& more) {
    lines.insert(lines.end(), more.begin(), more.end());
    return lines;
}
Line line_in(const Witness& witness, const std::vector<std::string>& settled) {
    return {witness.position, witness.readings, settled, witness.moves};
}

// A position a line, and how it ends.
std::string path_of(const std::string& ruleset, const Line& line, bool steps) try {
    const auto table = find_ruleset(ruleset).table({line.readings, "", "", line.settled, steps});
    std::string position = line.from.empty() ? table->start() : table->canonical(line.from), path = position + "\n";
    for (const std::string& move : line.moves) {
        const Judgement judgement = table->judge(position, move);
        if (!judgement.legal) return path + "not allowed\n";
        position = judgement.after, path += position + " " + judgement.outcome + "\n";
    }
    return path;
} catch (const std::exception&) {
    return "of another board\n";
}

}  // namespace

Lines lines_in(const CheckResult& result) {
    Lines lines;
    for (const Witness& witness : result.witnesses) lines.push_back(line_in(witness, {}));
    return lines;
}
Lines lines_in(const LineOfPlay& line) { return {{"", line.readings, line.settled, line.plays}}; }
Lines lines_in(const Finding& finding) {
    return joined(lines_in(finding.line), {line_in(finding.witness, finding.shown.settled)});
}
Lines lines_in(const RoundsOfPlay& rounds) {
    Lines lines;
    for (const RoundOfPlay& round : rounds) {
        const std::vector<std::string> readings(round.reading.empty() ? 0 : 1, round.reading);
        lines.push_back({"", readings, {}, round.lead});
        if (round.found) lines.push_back({round.position, readings, {}, round.round});
    }
    return lines;
}
Lines lines_in(const std::vector<Measured>& measured) {
    Lines lines;
    for (const Measured& m : measured) {
        if (m.line) lines.push_back({"", {}, {}, *m.line});
        if (m.own) lines.push_back({"", {}, {}, m.own->shortest.line});
    }
    return lines;
}
Lines lines_in(const Ways&) { return {}; }
Lines lines_in(const std::vector<TriedWording>&) { return {}; }

std::string where_they_lead(const std::string& ruleset, const Lines& lines) {
    std::string all;
    for (const Line& line : lines)
        for (const bool steps : {false, true}) all += path_of(ruleset, line, steps);
    return fmt::format("{:016x}", sum_of(all));
}

}  // namespace nomos::store
