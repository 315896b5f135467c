#include "model/smt/session.hpp"

#include <algorithm>

namespace nomos::smt {

Session::Session(const Budget& budget) : budget_(budget), solver_(new_solver()) {}
z3::solver Session::new_solver(unsigned resources) {
    Budget budget = budget_;
    if (resources != 0) budget.resources = budget.resources == 0 ? resources : std::min(resources, budget.resources);
    return limited_solver(context_, budget);
}
Session::~Session() = default;

Bit Session::fresh_bit(const std::string& name) { return Bit(context_.bool_const(name.c_str())); }
Number Session::fresh_number(const std::string& name) { return Number(context_.bv_const(name.c_str(), kNumberBits)); }

void Session::require(const Bit& b) {
    expect(b.is_constant() || &b.context() == &context_, "a term of another session was required");
    solver_.add(b.in(context_));
    required_.push_back(b);
}

Answer Session::check(const std::vector<Bit>& assumptions) {
    z3::expr_vector literals(context_);
    for (const Bit& a : assumptions) literals.push_back(a.in(context_));
    core_.clear();
    const Answer answer = assumptions.empty() ? asked(solver_) : asked(solver_, literals);
    if (answer == Answer::satisfiable) model_ = std::make_unique<z3::model>(solver_.get_model());
    if (answer == Answer::unsatisfiable) keep_core(literals);
    gave_up_ = gave_up_ || answer == Answer::unknown;
    return answer;
}
void Session::keep_core(const z3::expr_vector& literals) {
    const z3::expr_vector used = solver_.unsat_core();
    for (unsigned i = 0; i < literals.size(); ++i)
        for (const z3::expr& u : used)
            if (z3::eq(u, literals[static_cast<int>(i)])) {
                core_.push_back(i);
                break;
            }
}

std::string Session::reason() const {
    const std::string reason = solver_.reason_unknown();
    return reason == "timeout" ? "the clock" : reason;
}

Answer Session::check_alone(const std::vector<Bit>& requirements, unsigned resources) {
    z3::solver solver = new_solver(resources);
    for (const Bit& r : requirements) solver.add(r.in(context_));
    return asked(solver);
}

Answer Session::check_afresh(const Bit& assumption) {
    std::vector<Bit> all = required_;
    all.push_back(assumption);
    const Answer answer = check_alone(all);
    gave_up_ = gave_up_ || answer == Answer::unknown;
    return answer;
}

namespace {
// Z3 leaves the logic and the status open; other solvers do better when they are told.
std::string with_status(std::string text, std::string_view status) {
    constexpr std::string_view kOpen = "(set-info :status unknown)";
    const std::size_t at = text.find(kOpen);
    expect(at != std::string::npos, "Z3 writes the status of a benchmark");
    return text.replace(at, kOpen.size(), "(set-logic QF_BV)\n(set-info :status " + std::string(status) + ")");
}
}  // namespace

// Written by a solver that has not been asked: one that has would write what it made of them.
std::string Session::smtlib(const Bit& question) {
    z3::solver solver = new_solver();
    for (const Bit& r : required_) solver.add(r.in(context_));
    solver.add(question.in(context_));
    return with_status(solver.to_smt2(), "unknown");
}
std::string Session::smtlib_of_refuted(const std::vector<Bit>& requirements) {
    z3::solver solver = new_solver();
    for (const Bit& r : requirements) solver.add(r.in(context_));
    return with_status(solver.to_smt2(), "unsat");
}

bool Session::value(const Bit& b) {
    if (b.is_constant()) return b.constant();
    expect(model_ != nullptr, "a value was read without a model");
    return model_->eval(b.expr(), true).is_true();
}
int Session::value(const Number& n) {
    if (n.is_constant()) return n.constant();
    int v = 0;
    for (char digit : binary(n.expr())) v = 2 * v + (digit - '0');
    return v >= 1 << (kNumberBits - 1) ? v - (1 << kNumberBits) : v;
}
std::string Session::binary(const z3::expr& e) {
    expect(model_ != nullptr, "a value was read without a model");
    std::string digits;
    expect(model_->eval(e, true).as_binary(digits), "a model value is a numeral");
    return digits;
}

}  // namespace nomos::smt
