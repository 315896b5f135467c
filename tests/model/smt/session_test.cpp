// Sessions: their terms never meet, their cores name what was needed, a spent budget is an answer,
// and what they were asked can be written down for another solver.
#include "model/smt/session.hpp"

#include <gtest/gtest.h>

#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>

#include "model/core/stop.hpp"
#include "model/smt/solver.hpp"
#include "model/smt/version.hpp"

namespace nomos::smt {
namespace {

TEST(Session, TermsOfTwoNeverMeet) {
    Session one, other;
    const Bit b = one.fresh_bit("b"), c = other.fresh_bit("b");
    const auto w = one.fresh_word<9>("w"), v = other.fresh_word<9>("w");
    const Number n = one.fresh_number("n"), m = other.fresh_number("n");
    EXPECT_THROW(b && c, ContractViolation);
    EXPECT_THROW(b || c, ContractViolation);
    EXPECT_THROW(static_cast<void>(b == c), ContractViolation);
    EXPECT_THROW(w & v, ContractViolation);
    EXPECT_THROW(static_cast<void>(w == v), ContractViolation);
    EXPECT_THROW(n + m, ContractViolation);
    EXPECT_THROW(static_cast<void>(n < m), ContractViolation);
    EXPECT_THROW(select(b, v, Word<9>()), ContractViolation);
    EXPECT_THROW(select(b, n, m), ContractViolation);
    EXPECT_THROW(one.require(c), ContractViolation);
}

TEST(Session, HasNoValueWithoutAModel) {
    Session s;
    const Bit b = s.fresh_bit("b");
    EXPECT_THROW(s.value(b), ContractViolation);
    s.require(b);
    s.require(!b);
    EXPECT_EQ(s.check(), Answer::unsatisfiable);
    EXPECT_THROW(s.value(b), ContractViolation);
}

TEST(Session, CoreNamesTheAssumptionsNeeded) {
    Session s;
    std::vector<Bit> on;
    for (int i = 0; i < 8; ++i) on.push_back(s.fresh_bit("on" + std::to_string(i)));
    const auto w = s.fresh_word<8>("w");
    for (int i = 0; i < 8; ++i) s.require(implies(on[static_cast<std::size_t>(i)], test(w, i)));
    EXPECT_EQ(s.check(on), Answer::satisfiable);
    s.require(!(test(w, 2) && test(w, 5)));
    EXPECT_EQ(s.check(on), Answer::unsatisfiable);
    EXPECT_EQ(s.core(), (std::vector<std::size_t>{2, 5}));
    EXPECT_EQ(s.check(), Answer::satisfiable);
    EXPECT_TRUE(s.core().empty());
}

// Newer solvers take names only; a term that is asked of them under one means what it says.
TEST(Session, AssumptionsArePutAsNames) {
    Context context;
    z3::solver solver = limited_solver(context, {});
    const z3::expr a = context.bool_const("a"), b = context.bool_const("b");
    z3::expr_vector terms(context);
    for (const z3::expr& term : {a && b, !a, context.bool_val(true)}) terms.push_back(term);
    const z3::expr_vector names = names_for(solver, terms);
    ASSERT_EQ(names.size(), 3U);
    for (const z3::expr& name : names) EXPECT_EQ(name.decl().decl_kind(), kind_of_names());
    EXPECT_NE((a && b).decl().decl_kind(), kind_of_names());
    EXPECT_NE(context.bool_val(true).decl().decl_kind(), kind_of_names());
    EXPECT_EQ(asked(solver, names), Answer::unsatisfiable);
    EXPECT_EQ(solver.unsat_core().size(), 2U);
    for (const int i : {0, 1}) {
        z3::expr_vector one(context);
        one.push_back(names[i]);
        EXPECT_EQ(asked(solver, one), Answer::satisfiable);
        EXPECT_EQ(solver.get_model().eval(a, true).is_true(), i == 0);
    }
}

// What is not decided at once is simplified and asked again, and whatever is left is asked as it stands: each of these
// says the same, and what can be is never refuted on the way.
TEST(Session, DecidesWhatIsNotDecidedAtOnce) {
    constexpr int kMany = 10;
    constexpr unsigned kLittle = 1'000'000;
    Session s;
    const auto w = s.fresh_word<kMany>("w"), v = s.fresh_word<kMany>("v");
    const Bit same_sum = count(w) + count(v) == count(w & v) + count(w | v);
    ASSERT_EQ(s.check_alone({!same_sum}, kLittle), Answer::unknown) << "too easy to show anything";
    EXPECT_EQ(s.check_alone({!same_sum}), Answer::unsatisfiable);
    EXPECT_EQ(s.check_alone({!same_sum || (test(w, 3) && !test(v, 3))}), Answer::satisfiable);
    s.require(!same_sum || (test(w, 3) && !test(v, 3)));
    ASSERT_EQ(s.check(), Answer::satisfiable);
    EXPECT_TRUE(s.value(same_sum) && s.value(w).test(3));
    s.require(!same_sum);
    EXPECT_EQ(s.check(), Answer::unsatisfiable);
}

// Interrupted between two questions, Z3 says so at the next term: no fault where it was told to stop.
TEST(Session, WhatIsInterruptedBetweenQuestionsHasStopped) {
    Context context;
    const z3::expr x = context.bv_const("x", 32);
    const z3::expr product = (x * x == x * 3) && x > 5;
    context.interrupt();
    EXPECT_THROW(product.simplify(), z3::exception);
    want_stop();
    EXPECT_THROW(product.simplify(), Stopped);
    want_stop(false);
}

TEST(Session, AssumptionsAreForOneCheckOnly) {
    Session s;
    const Bit b = s.fresh_bit("b");
    EXPECT_EQ(s.check({b}), Answer::satisfiable);
    EXPECT_TRUE(s.value(b));
    EXPECT_EQ(s.check({!b}), Answer::satisfiable);
    EXPECT_FALSE(s.value(b));
    EXPECT_EQ(s.check_afresh(b), Answer::satisfiable);
    s.require(b);
    EXPECT_EQ(s.check({!b}), Answer::unsatisfiable);
    EXPECT_EQ(s.check_afresh(!b), Answer::unsatisfiable);
    EXPECT_FALSE(s.value(b)) << "the last model stays until there is another";
    EXPECT_EQ(s.check(), Answer::satisfiable);
    EXPECT_TRUE(s.value(b));
    EXPECT_FALSE(s.gave_up());
}

// Pigeons: as many letters as boxes less one cannot be sorted in; hard for resolution, so that the
// budget is spent long before the answer.
void ask_for_pigeons(Session& s, int holes) {
    std::vector<Word<16>> pigeons;
    for (int p = 0; p <= holes; ++p) {
        pigeons.push_back(s.fresh_word<16>("pigeon" + std::to_string(p)));
        Bits<16> known;
        for (int h = 0; h < holes; ++h) known.set(h);
        s.require(any(pigeons.back() & known));
        for (int q = 0; q < p; ++q) s.require(none(pigeons[static_cast<std::size_t>(q)] & pigeons.back() & known));
    }
}
TEST(Session, SpentBudgetIsUnknown) {
    Session poor({.resources = 20'000, .milliseconds = 0, .seed = 1});
    ask_for_pigeons(poor, 12);
    EXPECT_EQ(poor.check(), Answer::unknown);
    EXPECT_EQ(poor.reason(), "max. resource limit exceeded");
    EXPECT_GE(poor.spent(), 20'000U);
    EXPECT_LT(poor.spent(), 1'000'000U);
    Session rich;
    ask_for_pigeons(rich, 5);
    EXPECT_EQ(rich.check(), Answer::unsatisfiable);
}

// --- records -----------------------------------------------------------------------------------
template <class A>
struct Sample {
    using Algebra = A;
    nomos::Word<A, 70> cells{};
    nomos::Number<A> amount{};
    nomos::Bit<A> flag{};
    static constexpr void zip(auto&& visit, auto&... r) {
        visit("cells", r.cells...);
        visit("amount", r.amount...);
        visit("flag", r.flag...);
    }
};
TEST(Session, ReadsBackTheRecordItWasTold) {
    for (int amount : {-2048, -1, 0, 1, 2047}) {
        const Sample<Native> told{Bits<70>::single(69) | Bits<70>::single(0), amount, amount < 0};
        Session s;
        const auto record = s.fresh<Sample<Symbolic>>("record");
        s.require(same(record, lifted<Sample<Symbolic>>(told)));
        ASSERT_EQ(s.check(), Answer::satisfiable);
        EXPECT_TRUE(same(s.read<Sample<Native>>(record), told)) << amount;
    }
}

// --- another solver ------------------------------------------------------------------------------
// Runs the z3 program on a script; "" where there is none.
std::string decided_by_program(const std::string& script) {
    const auto file =
        std::filesystem::temp_directory_path() / ("nomos_session_test_" + std::to_string(getpid()) + ".smt2");
    std::ofstream(file) << script;
    std::string answer;
    if (FILE* out = popen(("z3 " + file.string() + " 2>/dev/null").c_str(), "r")) {
        for (int c = fgetc(out); c != EOF && c != '\n'; c = fgetc(out)) answer += static_cast<char>(c);
        pclose(out);
    }
    std::filesystem::remove(file);
    return answer;
}
TEST(Session, ScriptAsksTheSameQuestion) {
    if (decided_by_program("(check-sat)") != "sat") GTEST_SKIP() << "no z3 program on the path";
    Session s;
    const auto w = s.fresh_word<70>("word.a b");
    const Number n = s.fresh_number("n");
    s.require(count(w) == n && n < Number(4) && any(w & Bits<70>::single(69)));
    EXPECT_EQ(decided_by_program(s.smtlib()), "sat");
    s.require(Number(3) < n);
    EXPECT_EQ(decided_by_program(s.smtlib()), "unsat");
}

}  // namespace
}  // namespace nomos::smt
