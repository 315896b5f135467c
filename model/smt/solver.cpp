#include "model/smt/solver.hpp"

#include <memory>
#include <mutex>
#include <set>

#include "model/core/stop.hpp"
#include "model/smt/notions.hpp"

namespace nomos::smt {
namespace {

// The contexts there are. Held while one is interrupted, so that it does not go meanwhile.
struct Registry {
    std::mutex in_use;
    std::set<z3::context*> contexts;
};
// Never destroyed: a thread may still be at a question when the program leaves.
Registry& registry() {
    static auto& all = *new Registry;
    return all;
}

thread_local std::size_t by_the_clock = 0;

// What Z3 calls it when its timer has run out; a spent rlimit is "sat.canceled" or "max. resource limit exceeded".
bool clock_ran_out(const z3::solver& solver) { return solver.reason_unknown() == "timeout"; }

template <class Check>
Answer asked_by(const z3::solver& solver, Check&& check) {
    leave_if_stopped();
    const z3::check_result result = check();
    if (result != z3::unknown) return result == z3::sat ? Answer::satisfiable : Answer::unsatisfiable;
    leave_if_stopped();
    if (clock_ran_out(solver)) ++by_the_clock;
    return Answer::unknown;
}

}  // namespace

Context::Context() {
    // Called where Z3 is about to report an error, "canceled" among them; z3++ would throw it as its own exception.
    Z3_set_error_handler(*this, [](Z3_context, Z3_error_code) { leave_if_stopped(); });
    const std::lock_guard lock(registry().in_use);
    registry().contexts.insert(this);
}
Context::~Context() {
    forget_notes(*this);
    const std::lock_guard lock(registry().in_use);
    registry().contexts.erase(this);
}
const z3::expr& Context::numeral(const std::uint64_t* words, unsigned bits) {
    auto& of_that_size = numerals_[bits];
    const std::string_view bytes(reinterpret_cast<const char*>(words), (bits + 63) / 64 * sizeof *words);
    if (const auto known = of_that_size.find(bytes); known != of_that_size.end()) return *known->second;
    const auto values = std::make_unique<bool[]>(bits);
    for (unsigned i = 0; i < bits; ++i) values[i] = (words[i / 64] >> (i % 64) & 1U) != 0;
    const z3::expr& made = keep(bv_val(bits, values.get()));
    of_that_size.emplace(bytes, &made);
    return made;
}
const z3::expr& Context::is_set(const z3::expr& word, unsigned bit) {
    const z3::expr*& known = bits_[std::uint64_t{Z3_get_ast_id(*this, word)} << 32 | bit];
    constexpr std::uint64_t kOne = 1;
    if (known == nullptr) known = &keep(word.extract(bit, bit) == numeral(&kOne, 1));
    return *known;
}
void interrupt_questions() {
    const std::lock_guard lock(registry().in_use);
    for (z3::context* context : registry().contexts) context->interrupt();
}

namespace {
// Z3 would take Ctrl-C for itself and end one question; the program ends them all.
z3::solver within(const Budget& budget, z3::solver solver) {
    z3::params p(solver.ctx());
    p.set("random_seed", budget.seed), p.set("ctrl_c", false);
    if (budget.resources != 0) p.set("rlimit", budget.resources);
    if (budget.milliseconds != 0) p.set("timeout", budget.milliseconds);
    solver.set(p);
    return solver;
}
}  // namespace

z3::solver limited_solver(z3::context& context, const Budget& budget) {
    return within(budget, z3::solver(context, "QF_FD"));
}
z3::solver one_question_solver(z3::context& context, const Budget& budget) {
    return within(budget, z3::tactic(context, "qfbv").mk_solver());
}

Answer asked(z3::solver& solver) {
    return asked_by(solver, [&] { return solver.check(); });
}
Answer asked(z3::solver& solver, const z3::expr_vector& names) {
    return asked_by(solver, [&] { return solver.check(names); });
}
z3::expr_vector names_for(z3::solver& solver, const z3::expr_vector& terms) {
    z3::context& context = solver.ctx();
    z3::expr_vector names(context);
    for (const z3::expr& term : terms) {
        const z3::expr name(context, Z3_mk_fresh_const(context, "given", context.bool_sort()));
        solver.add(z3::implies(name, term));
        names.push_back(name);
    }
    return names;
}

std::size_t ended_by_the_clock() { return by_the_clock; }
void takes_over_from_the_clock() { ++by_the_clock; }

}  // namespace nomos::smt
