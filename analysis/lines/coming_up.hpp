// Can this position come up, and by which play?
#pragma once

#include "analysis/lines/bidirectional.hpp"
#include "analysis/lines/guided_search.hpp"
#include "analysis/lines/reach.hpp"
#include "analysis/lines/shorten.hpp"
#include "checkers/induction.hpp"
#include "model/core/settled.hpp"
#include "model/core/table_of.hpp"

namespace nomos::analysis {

// To this very position: forwards, and where the ruleset tells what was played before, from both ends, of which now the
// one comes sooner and now the other; then by what a narrow beam keeps by chance (line_search.hpp).
template <class R>
GuidedLine<R> line_to(const typename R::template Setting<Native>& setting,
                      const typename R::template Position<Native>& position, const ReachEffort& effort) {
    const Reached<R> there = [&](const auto& p) { return same(p, position); };
    const guided::Distance<R> distance(setting, position, position);
    Beam beam;
    beam.listed = effort.plays;
    GuidedLine<R> g = guided_line<R>(setting, distance, effort.plies, there, beam);
    const auto try_again = [&](const GuidedLine<R>& other) {
        g.looked_at += other.looked_at, g.listed += other.listed, g.deepest = std::max(g.deepest, other.deepest);
        if (other.line && (!g.line || other.line->size() < g.line->size())) g.line = other.line, g.last = other.last;
    };
    if constexpr (WithPredecessors<R>)
        if (!g.shortest && !g.exhausted)
            try_again(line_between<R>(setting, R::template start<Native>(setting), position, effort.plies, {{}, beam}));
    beam = kNarrowBeam, beam.listed = effort.plays / 2;
    for (; beam.draw < effort.draws && !g.line && !g.exhausted; ++beam.draw)
        try_again(guided_line<R>(setting, distance, effort.plies, there, beam));
    if (g.line && !g.shortest) g.line = Shortener<R>(setting, std::move(*g.line), there).shortened();
    return g;
}

// Ids of invariants that the position breaks.
template <class R>
std::vector<std::string> broken_invariants(const typename R::template Setting<Native>& setting,
                                           const typename R::template Position<Native>& position) {
    std::vector<std::string> ids;
    induction::each_invariant<R, Native>(setting, position, [&](const PropertyInfo& info, const auto& holds) {
        if (!holds()) ids.emplace_back(info.id);
    });
    return ids;
}

// UserError if the position cannot be read or is not well-formed. What players settle before, and nobody has chosen, is
// as the position tells it.
template <class R>
ComingUp coming_up(const TableChoice& choice, const std::string& text, const ReachEffort& effort) {
    auto setting = setting_of<R>(choice);
    const auto position = read_position<R>(setting, text);
    if (choice.settings.empty() && choice.board_text.empty()) setting = settled_as_in<R>(setting, position);
    ComingUp c;
    c.settled = settled<R>(setting);
    c.position = R::print(setting, position), c.picture = R::picture(setting, position);
    if (!Plays<R>::may_start(setting, position)) {
        c.answer = ComingUp::Answer::not_found, c.within_a_turn = true;
        return c;
    }
    c.broken = broken_invariants<R>(setting, position);
    if (!c.broken.empty()) {
        c.answer = ComingUp::Answer::cannot;
        return c;
    }
    const GuidedLine<R> g = line_to<R>(setting, position, effort);
    c.answer = g.line ? ComingUp::Answer::found : g.exhausted ? ComingUp::Answer::cannot : ComingUp::Answer::not_found;
    c.searched = searched(g);
    if (g.line)
        for (const auto& play : *g.line) c.line.push_back(Plays<R>::print(setting, play));
    return c;
}

}  // namespace nomos::analysis
