// Conformance of a small board, exhaustively: in every position reached, is every move judged alike by
// the two encodings, is its effect, and does the generator list exactly the legal moves?
//
// The full-size board is proved elsewhere (checkers/conformance.hpp); this shows that what is explored
// is the same game on a smaller board, and the generator sound and complete there.
#pragma once

#include <set>

#include "analysis/graph/agreement.hpp"
#include "analysis/graph/breadth_first.hpp"

namespace nomos::graph {

// "" when the encodings agree in the position.
template <class R>
std::string disagreement_in(const typename R::template Setting<Native>& s,
                            const typename R::template Position<Native>& p, std::uint64_t& compared) {
    using Move = typename R::template Move<Native>;
    const auto less = [](const Move& a, const Move& b) { return compare(a, b) < 0; };
    std::set<Move, decltype(less)> listed(less);
    bool twice = false;
    R::template Rules<Native>::for_each_move(s, p, [&](const Move& m) { twice = !listed.insert(m).second || twice; });
    std::string what = twice ? "a move is listed twice" : "";
    std::size_t legal_ones = 0;
    R::for_each_candidate(s, p, [&](const Move& m) {
        ++compared;
        const bool legal = R::Constraints::template legal<Native>(s, p, m, {});
        legal_ones += legal ? 1 : 0;
        if (R::template Rules<Native>::legal(s, p, m) != legal) what = "legality of " + R::print_move(s, m);
        if (listed.contains(m) != legal) what = "the list and " + R::print_move(s, m);
        if (legal && what.empty() &&
            !R::Constraints::template effect<Native>(s, p, m, R::template Rules<Native>::apply(s, p, m), {}))
            what = "effect of " + R::print_move(s, m);
    });
    if (what.empty() && listed.size() > legal_ones) what = "a listed move is no candidate";
    const auto outcome = R::template Rules<Native>::outcome(s, p);
    for (int k = 0; k < R::kOutcomes; ++k)
        if (R::Constraints::template outcome<Native>(s, p, k, {}) != outcome.test(k)) what = "outcome";
    return what;
}

template <class R, class Space>
Agreement agreement(const Reached<Space>& reached, int jobs) {
    constexpr std::uint64_t kPiece = 256;
    const std::size_t pieces = (reached.size() + kPiece - 1) / kPiece;
    std::vector<Agreement> parts(pieces);
    parallel_for(pieces, jobs, [&](std::size_t i) {
        for (std::uint64_t v = i * kPiece; v < std::min((i + 1) * kPiece, reached.size()); ++v) {
            leave_if_stopped();
            const auto p = reached.position(static_cast<std::uint32_t>(v));
            const auto what = disagreement_in<R>(reached.space().setting(), p, parts[i].compared);
            if (!what.empty()) parts[i].disagreements.push_back(reached.space().print(p) + ": " + what);
        }
    });
    return all_of(parts);
}

}  // namespace nomos::graph
