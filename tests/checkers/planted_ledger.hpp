// For what is asked of sentences: tic-tac-toe with a ledger of our own, and texts in which one sentence covers another.
#pragma once

#include "checkers/idle_sentences.hpp"
#include "tests/checkers/planted.hpp"

namespace nomos::planted {

using tictactoe::Clause;

// A ledger of our own: each sentence says what its list names.
struct Says {
    int number;
    std::vector<std::string_view> supports;
    SentenceKind kind = SentenceKind::rule;
};
inline std::vector<LedgerEntry> ledger_of(const std::vector<Says>& sentences) {
    std::vector<LedgerEntry> ledger;
    for (const Says& s : sentences) {
        LedgerEntry e;
        e.number = s.number, e.kind = s.kind, e.paraphrase = "planted", e.supports = s.supports;
        ledger.push_back(e);
    }
    return ledger;
}
inline const std::vector<Says> kPlain{
    {1, {"tictactoe.turn.alternate"}},    {2, {"tictactoe.mark.own"}},
    {3, {"tictactoe.mark.empty-square"}}, {4, {"tictactoe.win.line", "tictactoe.win.ends-game"}},
    {5, {"tictactoe.end.full-board"}},    {6, {"tictactoe.win.line"}, SentenceKind::commentary}};

template <class Base, int kWhich>
struct WithLedger : Base {
    static inline std::vector<LedgerEntry> sentences{};
    static inline RulesetInfo its_info{};
    static const RulesetInfo& info() { return its_info; }
    static void say(const std::vector<Says>& said, std::span<const ExampleInfo> examples = {}) {
        sentences = ledger_of(said);
        its_info = tictactoe::info();
        its_info.ledger = sentences, its_info.examples = examples;
    }
    static std::vector<CheckTask> tasks(const std::vector<Says>& said, std::span<const ExampleInfo> examples = {}) {
        say(said, examples);
        return idle_sentences::tasks<WithLedger>();
    }
};

// The demand of an empty square is made by a second clause as well.
struct AskedTwice : tictactoe::Constraints {
    template <class A>
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m, const Clauses<A>& in_force) {
        const Bit<A> taken = any(m.square & p.marks());
        return Constraints::legal<A>(s, p, m, in_force) && in_force.demands(Clause::mark_own, !taken);
    }
};
using Twice = WithConstraints<AskedTwice>;
// Two clauses demand an empty square, and do nothing else: one may go, not both.
struct EitherOfTwo : tictactoe::Constraints {
    template <class A>
    static Clauses<A> with(Clauses<A> in_force, std::initializer_list<Clause> always) {
        for (const Clause c : always)
            in_force.clauses = in_force.clauses | Bits<Clauses<A>::kCount>::single(static_cast<int>(c));
        return in_force;
    }
    template <class A>
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m, const Clauses<A>& in_force) {
        const Bit<A> taken = any(m.square & p.marks());
        return Constraints::legal<A>(s, p, m, in_force) && in_force.demands(Clause::turn_alternate, !taken);
    }
    template <class A>
    static Bit<A> effect(const Setting<A>& s, const Position<A>& before, const Move<A>& m, const Position<A>& after,
                         const Clauses<A>& in_force) {
        return Constraints::effect<A>(s, before, m, after, with(in_force, {Clause::turn_alternate}));
    }
};
// A full board ends the game whatever the clause says, if it is a draw.
struct IdleIfDrawn : tictactoe::Constraints {
    template <class A>
    static Bit<A> outcome(const Setting<A>& s, const Position<A>& p, int k, const Clauses<A>& in_force) {
        const Clauses<A> with = EitherOfTwo::with(in_force, {Clause::end_full_board});
        return select(s.readings.is(tictactoe::EndFullBoardResult::drawn), Constraints::outcome<A>(s, p, k, with),
                      Constraints::outcome<A>(s, p, k, in_force));
    }
};
using ByOption = WithConstraints<IdleIfDrawn>;

}  // namespace nomos::planted
