#include "model/smt/session.hpp"

#include <algorithm>
#include <ctime>

#include "model/smt/refutations.hpp"
#include "model/smt/version.hpp"

namespace nomos::smt {

namespace {
// What is tried before a question is asked whole.
constexpr unsigned kWithoutLooking = 20'000'000;
// A better example is not worth more where there is one.
constexpr unsigned kAnotherExample = 2'000'000;
// What is easy is decided as it stands; what is not, is tried after it has been simplified.
constexpr unsigned kAtOnce = 1'000'000, kSimplified = 100'000'000;

// A question that the clock has ended is not begun once more.
class ClockWatch {
public:
    bool ran_out() const { return ended_by_the_clock() != before_; }

private:
    std::size_t before_ = ended_by_the_clock();
};

// The finite-domain solver of 4.13 gives some questions up for what is in them ("interpreted functions sent to SAT
// solver"), not for what they cost.
bool is_not_for_it(const z3::solver& solver) { return solver.reason_unknown().find("giveup") != std::string::npos; }

double cpu_seconds_of_thread() {
    timespec t{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}
}  // namespace

Session::Session(const Budget& budget) : budget_(budget), solver_(new_solver()) {}
// Who is to give up soon asks once: what is given up costs most.
bool Session::is_hurried() const { return budget_.resources != 0 && budget_.resources < kSimplified; }
Budget Session::at_most(unsigned resources) const {
    Budget budget = budget_;
    if (resources != 0) budget.resources = budget.resources == 0 ? resources : std::min(resources, budget.resources);
    return budget;
}
z3::solver Session::new_solver(unsigned resources) { return limited_solver(context_, at_most(resources)); }
Session::~Session() = default;

Bit Session::fresh_bit(const std::string& name) { return Bit(context_.bool_const(name.c_str())); }
Number Session::fresh_number(const std::string& name) { return Number(context_.bv_const(name.c_str(), kNumberBits)); }

void Session::require(const Bit& b) {
    expect(b.is_constant() || &b.context() == &context_, "a term of another session was required");
    required_.push_back(b);
    if (const auto early = are_short(context_) ? where_floods_are_short(context_, {b}) : std::nullopt)
        for (const Bit& part : *early) solver_.add(part.in(context_));
    else
        solver_.add(b.in(context_));
}

Answer Session::check_notions(const std::vector<Bit>& requirements, const std::vector<Bit>& assumptions,
                              bool keep_model) {
    std::vector<Bit> all = assumptions;
    all.insert(all.end(), requirements.begin(), requirements.end());
    const auto ask = [&](const std::vector<Bit>& instead, Answer wanted) {
        z3::solver solver = new_solver(kWithoutLooking);
        z3::expr_vector terms(context_);
        for (std::size_t i = 0; i < instead.size(); ++i) {
            const z3::expr e = instead[i].in(context_);
            i < assumptions.size() ? terms.push_back(e) : solver.add(e);
        }
        const z3::expr_vector names = names_for(solver, terms);
        if ((names.empty() ? asked(solver) : asked(solver, names)) != wanted) return false;
        if (wanted == Answer::unsatisfiable && !assumptions.empty()) keep_core(solver, names);
        if (wanted == Answer::satisfiable && keep_model) {
            model_ = std::make_unique<z3::model>(solver.get_model());
            z3::params p(context_);
            p.set("rlimit", kAnotherExample), solver.set(p);
            solver_ = solver, stay_short(context_);
        }
        return true;
    };
    const auto abstract = without_looking(context_, all);
    if (!abstract) return Answer::unknown;
    if (ask(*abstract, Answer::unsatisfiable)) return Answer::unsatisfiable;
    const auto early = where_floods_are_short(context_, all);
    return early && ask(*early, Answer::satisfiable) ? Answer::satisfiable : Answer::unknown;
}

// There is an example in which every flood is over early: a better one is looked for among these. That there is none
// is no answer.
Answer Session::check_short(const std::vector<Bit>& assumptions) {
    z3::expr_vector terms(context_);
    for (const Bit& a : assumptions) {
        const auto early = where_floods_are_short(context_, {a});
        Bit all = true;
        for (const Bit& part : early.value_or(std::vector<Bit>{a})) all = all && part;
        terms.push_back(all.in(context_));
    }
    if (asked(solver_, names_for(solver_, terms)) != Answer::satisfiable) return Answer::unknown;
    model_ = std::make_unique<z3::model>(solver_.get_model());
    return Answer::satisfiable;
}

// The budget is part of the question: with another one the answer may be that it was given up.
Answer Session::unless_known(Way way, const std::vector<Bit>& requirements, unsigned resources,
                             const std::function<Answer()>& ask) {
    Refutations* const known = are_short(context_) ? nullptr : refutations_in_use();
    if (known == nullptr) return ask();
    const Budget budget = at_most(resources);
    QuestionHash question = hasher_.of(requirements);
    question.add(static_cast<std::uint64_t>(way)), question.add(std::uint64_t{budget.resources});
    question.add(std::uint64_t{budget.seed}), question.add(std::string_view(solver_version()));
    if (const auto answer = is_asked_afresh() ? std::nullopt : known->known(question)) return *answer;
    const double before = cpu_seconds_of_thread();
    const ClockWatch clock;
    const Answer answer = ask();
    if (!clock.ran_out()) known->asked(question, answer, cpu_seconds_of_thread() - before);
    return answer;
}

Answer Session::check(const std::vector<Bit>& assumptions) {
    core_.clear();
    const auto ask = [&] { return check_under(assumptions); };
    const Answer answer = assumptions.empty() ? unless_known(Way::required, required_, 0, ask) : ask();
    gave_up_ = gave_up_ || answer == Answer::unknown;
    return answer;
}
Answer Session::check_under(const std::vector<Bit>& assumptions) {
    if (are_short(context_)) return check_short(assumptions);
    if (const Answer known = check_notions(required_, assumptions, true); known != Answer::unknown) return known;
    z3::expr_vector terms(context_);
    for (const Bit& a : assumptions) terms.push_back(a.in(context_));
    const z3::expr_vector names = names_for(solver_, terms);
    const Answer answer = assumptions.empty() ? check_required() : asked(solver_, names);
    if (answer == Answer::satisfiable) model_ = std::make_unique<z3::model>(solver_.get_model());
    if (answer == Answer::unsatisfiable) keep_core(solver_, names);
    return answer;
}
// Whoever finds out in no time keeps the model; what is hard is refuted by itself first, if it can be.
Answer Session::check_required() {
    const auto within = [&](unsigned resources) {
        z3::params p(context_);
        p.set("rlimit", at_most(resources).resources), solver_.set(p);
        return asked(solver_);
    };
    if (is_hurried()) return asked(solver_);
    const ClockWatch clock;
    if (const Answer quick = within(kAtOnce); quick != Answer::unknown || clock.ran_out()) return quick;
    if (ask_simplified(required_) == Answer::unsatisfiable) return Answer::unsatisfiable;
    if (clock.ran_out()) return Answer::unknown;
    if (const Answer answer = within(0); answer != Answer::unknown || !is_not_for_it(solver_)) return answer;
    z3::solver other = one_question_solver(context_, at_most(0));
    for (const Bit& r : required_) other.add(r.in(context_));
    const Answer answer = asked(other);
    if (answer == Answer::satisfiable) solver_ = other;
    return answer;
}
Answer Session::ask_simplified(const std::vector<Bit>& requirements) {
    z3::solver solver = one_question_solver(context_, at_most(kSimplified));
    for (const Bit& r : requirements) solver.add(r.in(context_));
    return asked(solver);
}
void Session::keep_core(const z3::solver& solver, const z3::expr_vector& names) {
    const z3::expr_vector used = solver.unsat_core();
    for (unsigned i = 0; i < names.size(); ++i)
        for (const z3::expr& u : used)
            if (z3::eq(u, names[static_cast<int>(i)])) {
                core_.push_back(i);
                break;
            }
}

std::uint64_t Session::spent() const {
    const z3::stats statistics = solver_.statistics();
    for (unsigned i = 0; i < statistics.size(); ++i)
        if (statistics.key(i) == "rlimit count") return statistics.uint_value(i);
    return 0;
}
// Z3 has several names for a spent budget, and none where the solver was not asked again what it gave up before.
std::string Session::reason() const {
    const std::string said = solver_.reason_unknown(), notions = notions_in(required_);
    const bool of_its_own = said.find("incomplete") != std::string::npos;
    return (said == "timeout" ? "the clock"
            : of_its_own      ? said
                              : "max. resource limit exceeded") +
           (notions.empty() ? ""
                            : "; what is true of every reachable set did not decide it, with " + notions + " in it");
}

Answer Session::check_alone(const std::vector<Bit>& requirements, unsigned resources) {
    return unless_known(Way::alone, requirements, resources, [&] { return check_alone_anew(requirements, resources); });
}
Answer Session::check_alone_anew(const std::vector<Bit>& requirements, unsigned resources) {
    if (const Answer known = check_notions(requirements, {}, false); known != Answer::unknown) return known;
    const auto ask = [&](z3::solver solver) {
        for (const Bit& r : requirements) solver.add(r.in(context_));
        return asked(solver);
    };
    if (are_short(context_) || resources != 0)
        return ask(new_solver(are_short(context_) ? kAnotherExample : resources));
    const ClockWatch clock;
    if (const Answer quick = ask(new_solver(kAtOnce)); quick != Answer::unknown || clock.ran_out()) return quick;
    if (const Answer simplified = ask_simplified(requirements); simplified != Answer::unknown || clock.ran_out())
        return simplified;
    return ask(new_solver());
}

Answer Session::check_afresh(const Bit& assumption) {
    if (are_short(context_)) return gave_up_ = true, Answer::unknown;  // not to be refuted by looking at these alone
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

// The question as it was refuted, if that was without looking into its notions: another solver is to do it, too.
std::vector<Bit> Session::as_refuted(const std::vector<Bit>& requirements) {
    const auto abstract = without_looking(context_, requirements);
    if (!abstract) return requirements;
    z3::solver solver = new_solver(kWithoutLooking);
    for (const Bit& r : *abstract) solver.add(r.in(context_));
    return asked(solver) == Answer::unsatisfiable ? *abstract : requirements;
}
// Written by a solver that has not been asked: one that has would write what it made of them.
std::string Session::smtlib(const Bit& question) {
    z3::solver solver = new_solver();
    std::vector<Bit> all = required_;
    all.push_back(question);
    for (const Bit& r : as_refuted(all)) solver.add(r.in(context_));
    return with_status(solver.to_smt2(), "unknown");
}
std::string Session::smtlib_of_refuted(const std::vector<Bit>& requirements) {
    z3::solver solver = new_solver();
    for (const Bit& r : as_refuted(requirements)) solver.add(r.in(context_));
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
