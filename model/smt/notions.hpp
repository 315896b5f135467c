// Notions: what formulas compute at great length, and what is true of it whoever computes it. A library function that
// builds a reachable set (model/core/floods.hpp) notes it here; a session that is asked a question
//   - first puts "anything that has the properties of a reachable set" in the place of each, which is enough for most
//     proofs: both encodings reach the same set from the same cells, and a set that a move leaves alone reaches as far;
//   - then, where that does not refute it, looks for an example in which every flood is over after a few steps, and
//     stays with such examples when a smaller one is looked for: then it does not claim that there is none;
//   - and asks the whole question only then.
// So a game of connection needs no cut point of its own (checkers/cut_proof.hpp), and witnesses are found.
//
// The properties, of sets R = reached(own, from) on one board, are consequences of OneStep, whose lemma is proved by
// the solver, for any sets, the first time that a process notes such a board; if it is not, nothing is noted. By
// induction over the steps: R lies in own and holds all of `from` in it; each other cell of R is touched by one of R,
// and R is empty if no cell of own is in from; a larger own and from reach more (so equal ones the same). Because there
// are enough steps (floods.hpp): R is closed; and where R' of the same own holds nothing of from, R and R' have no cell
// in common, since being joined goes both ways.
//
// Sound in each direction by itself: what stands in may be the set that it stands for, so what is refuted is refuted;
// and in a case where a flood is over early, what it had reached is what it reaches, so the model is one of the
// question.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "model/smt/recipe.hpp"
#include "model/smt/solver.hpp"
#include "model/smt/term.hpp"

namespace nomos::smt {

// A reachable set in a formula. Sets are bit vectors; the terms that compute it are one of these, or a Bool a cell.
struct Reachable {
    const void* board;  // the same for the same board only
    z3::expr own, from;
    Bit corners;
    std::vector<z3::expr> in, early, next;
    std::function<Bit(const z3::expr& own, const z3::expr& from, const z3::expr& in, const Bit& corners)> is_reached;
};
void note(Reachable notion);
// Forgets all that was noted in the context, which goes.
void forget_notes(const z3::context& context);

// The requirements with a stand-in for each notion in them, and what is known of those; none where there is no notion.
std::optional<std::vector<Bit>> without_looking(Context& context, const std::vector<Bit>& requirements);
// What those stand for.
std::vector<Meaning> stand_ins_for_reachable_sets(z3::context& context);
// ... with what each notion is where its flood is over early, and that it is.
std::optional<std::vector<Bit>> where_floods_are_short(Context& context, const std::vector<Bit>& requirements);
// The context's examples are looked for in such cases only, from now on.
void stay_short(const z3::context& context);
bool are_short(const z3::context& context);
// How many notions these compute, in words; "" if none.
std::string notions_in(const std::vector<Bit>& requirements);

// --- how they are noted ------------------------------------------------------------------------------
namespace notions {

bool is_always(const std::function<Bit(z3::context&)>& lemma);
z3::expr vector_of(const std::vector<Bit>& bits, z3::context& context);

template <class OneStep>
bool lemma_holds() {
    using W = Word<OneStep::kCells>;
    static const bool holds = is_always([](z3::context& c) {
        const auto word = [&](const char* name) { return W(c.bv_const(name, unsigned{OneStep::kCells})); };
        const auto bit = [&](const char* name) { return Bit(c.bool_const(name)); };
        return OneStep::template lemma<W>(word("own"), word("in"), bit("corners"), word("larger"), word("more"),
                                          bit("more corners"));
    });
    return holds;
}
template <class OneStep>
inline constexpr char kBoard = 0;

template <class OneStep>
void note(const z3::expr& own, const z3::expr& from, const Bit& corners, std::vector<z3::expr> in,
          std::vector<z3::expr> early, std::vector<z3::expr> next) {
    using W = Word<OneStep::kCells>;
    if (!lemma_holds<OneStep>()) return;
    smt::note({&kBoard<OneStep>, own, from, corners, std::move(in), std::move(early), std::move(next),
               [](const z3::expr& o, const z3::expr& f, const z3::expr& i, const Bit& c) {
                   return OneStep::template is_reached<W>(W(o), W(f), W(i), c);
               }});
}

}  // namespace notions

template <class OneStep, int N>
void note_reachable(const Word<N>& own, const Word<N>& from, const Bit& corners, const Word<N>& in,
                    const Word<N>& early, const Word<N>& next) {
    if (in.is_constant()) return;
    z3::context& c = in.context();
    notions::note<OneStep>(own.in(c), from.in(c), corners, {in.expr()}, {early.in(c)}, {next.in(c)});
}
template <class OneStep, std::size_t N>
void note_reachable(const std::array<Bit, N>& own, const std::array<Bit, N>& from, const Bit& corners,
                    const std::array<Bit, N>& in, const std::array<Bit, N>& early, const std::array<Bit, N>& next) {
    z3::context* c = nullptr;
    for (const Bit& b : in)
        if (!b.is_constant()) c = &b.context();
    if (c == nullptr) return;
    const auto list = [](const auto& bits) { return std::vector<Bit>(bits.begin(), bits.end()); };
    const auto terms = [&](const auto& bits) {
        std::vector<z3::expr> all;
        for (const Bit& b : bits) all.push_back(b.in(*c));
        return all;
    };
    notions::note<OneStep>(notions::vector_of(list(own), *c), notions::vector_of(list(from), *c), corners, terms(in),
                           terms(early), terms(next));
}

}  // namespace nomos::smt
