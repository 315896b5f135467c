// Readings that only a whole game can tell apart (what counts as a repetition, and how often).
//
// A shuffling game is played: at every ply the legal move whose result looks most like the set-up
// (fewest differing fields), so that states come again soon; it is judged under both options.
#pragma once

#include "analysis/readings.hpp"
#include "model/core/table_of.hpp"

namespace nomos::analysis {

template <class R>
struct Shuffle {
    std::vector<typename R::template Move<Native>> line;  // to the first position judged differently
    std::string first, second;                            // the two judgements there
    typename R::template Position<Native> last{};
};

template <class R>
int fields_apart(const typename R::template Position<Native>& a, const typename R::template Position<Native>& b) {
    int apart = 0;
    R::template Position<Native>::zip([&](auto, const auto& x, const auto& y) { apart += x == y ? 0 : 1; }, a, b);
    return apart;
}

template <class R>
std::optional<Shuffle<R>> shuffle(int reading, int first, int second) {
    constexpr int kLongest = 64;
    const auto a = with_option(R::default_setting(), reading, first),
               b = with_option(R::default_setting(), reading, second);
    const auto start = R::template start<Native>(a);
    std::vector<typename R::template Position<Native>> history{start};
    Shuffle<R> s;
    const auto judged = [&](const auto& setting) {
        const auto k = R::outcome_of_history(setting, history);
        return std::string(R::info().outcomes[static_cast<std::size_t>(
            k ? *k : R::Rules::template outcome<Native>(setting, history.back()).lowest())]);
    };
    for (int ply = 0; ply < kLongest; ++ply) {
        int best = -1;
        typename R::template Move<Native> chosen;
        R::Rules::for_each_move(a, history.back(), [&](const auto& m) {
            const int apart = fields_apart<R>(R::Rules::template apply<Native>(a, history.back(), m), start);
            if (best < 0 || apart < best) best = apart, chosen = m;
        });
        if (best < 0) return {};
        history.push_back(R::Rules::template apply<Native>(a, history.back(), chosen));
        s.line.push_back(chosen);
        s.first = judged(a), s.second = judged(b), s.last = history.back();
        if (s.first != s.second) return s;
    }
    return {};
}

// Turns the finding of a step-by-step comparison into one about the history, if play shows one.
template <class R>
void study_history(int reading, int first, int second, Finding& f) {
    if constexpr (WithHistory<R>) {
        if (f.kind != FindingKind::harmless_ambiguity) return;
        const auto s = shuffle<R>(reading, first, second);
        if (!s) return;
        const ReadingInfo& info = R::info().readings[static_cast<std::size_t>(reading)];
        const auto setting = R::default_setting();
        const auto add = [&](int option, const std::string& judged) {
            const OptionInfo& o = info.options[static_cast<std::size_t>(option)];
            f.sides.push_back({std::string(o.id), std::string(o.says), std::string(o.rests_on),
                               "The game stands: " + judged + ".", R::picture(setting, s->last),
                               option == info.default_option});
        };
        f.kind = FindingKind::ambiguity, f.materiality = Materiality::changes_winner;
        f.line.clear(), f.by_history = true;
        for (const auto& m : s->line) f.line.push_back(R::print_move(setting, m));
        f.witness.position = R::print(setting, s->last);
        f.witness_note = "No single move tells the options apart; the line of play below does.";
        f.line_note = "After these " + std::to_string(s->line.size()) +
                      " plies the options judge the game differently (a line found, not proved shortest).";
        f.decided_by =
            "Replay of the line from the set-up under both options. Proof: no single position or move is judged "
            "differently.";
        add(first, s->first), add(second, s->second);
    }
}

}  // namespace nomos::analysis
