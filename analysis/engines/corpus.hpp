// What Nomos says of edge cases (edge_cases.hpp) under one reading set: a corpus for engines.
#pragma once

#include "analysis/engines/dependence.hpp"
#include "analysis/engines/edge_cases.hpp"
#include "analysis/fuzz/coverage.hpp"

namespace nomos::engines {

template <class R>
CorpusHead head_of(const typename R::template Setting<Native>& setting, std::uint64_t seed) {
    const RulesetInfo& info = R::info();
    CorpusHead head{std::string(info.id),
                    std::string(info.title),
                    std::string(info.play),
                    all_readings<R>(setting),
                    {},
                    R::print(setting, R::template start<Native>(setting)),
                    {},
                    seed};
    if constexpr (WithSettingOptions<R>) {
        int k = 0;
        for (const SettingOption& o : R::setting_options())
            head.settings.emplace_back(o.id, o.values[static_cast<std::size_t>(R::value_of(setting, k++))]);
    }
    for (const auto& outcome : info.outcomes) head.outcomes.emplace_back(outcome);
    return head;
}

// Clauses that leave a mark (coverage.hpp) in the case.
template <class R>
std::vector<std::string> deciding(const Case<R>& c) {
    std::vector<std::string> ids;
    const fuzz::Asked<R> asked(c);
    const auto all = asked.with({});
    for (int k = 0; k < fuzz::Features<R>::kClauses; ++k)
        if (fuzz::marks_between<R>(all, asked.with(fuzz::without<R>(k))).any())
            ids.emplace_back(R::info().clauses[static_cast<std::size_t>(k)].id);
    return ids;
}
template <class R>
std::vector<std::string> ids_of_readings(const std::vector<int>& readings) {
    std::vector<std::string> ids;
    for (const int r : readings) ids.emplace_back(R::info().readings[static_cast<std::size_t>(r)].id);
    return ids;
}

template <class R>
CorpusLine line_of(const EdgeCase<R>& edge, const std::vector<typename R::template Setting<Native>>& probes) {
    const auto& [setting, position, move] = edge.c;
    const auto outcome_name = [](int k) { return std::string(R::info().outcomes[static_cast<std::size_t>(k)]); };
    const Listing<R> listing = listing_of<R>(setting, position);
    CorpusLine line{R::print(setting, position),
                    outcome_name(listing.outcome),
                    edge.source,
                    edge.of,
                    deciding<R>(edge.c),
                    {},
                    {},
                    {}};
    const auto about =
        readings_behind<R>(setting, probes, [&, &p = position](const auto& s) { return listing_of<R>(s, p); });
    line.readings = ids_of_readings<R>(about);
    for (const auto& one : listing.plays)
        line.moves.push_back(
            {analysis::Plays<R>::print(setting, one.play), R::print(setting, one.after), outcome_name(one.outcome)});
    if (edge.play && listing.outcome == 0 && !listing.find(*edge.play))
        line.refused = Refused{analysis::Plays<R>::print(setting, *edge.play),
                               clauses_behind<R, WayOf<R>>(setting, position, *edge.play)};
    return line;
}

template <class R>
Corpus corpus_under(const CorpusOptions& options, const std::vector<fuzz::CorpusFile>& edges) {
    const auto setting = setting_of<R>(options.choice);
    Corpus corpus{head_of<R>(setting, options.seed), {}};
    const auto probes = probes_of<R>(setting);
    for (const auto& edge : EdgeCases<R>(setting, options.seed, options.count).collected(edges))
        corpus.lines.push_back(line_of<R>(edge, probes));
    return corpus;
}

}  // namespace nomos::engines
