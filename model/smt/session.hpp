// A session: one Z3 context and one solver, made afresh for one question and thrown away.
// All terms of a question are made by its session. Fixed seed; a budget in Z3's own resource
// units, which is the same on every machine, and the clock as a last guard far behind it.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "model/core/record.hpp"
#include "model/smt/notions.hpp"
#include "model/smt/question_hash.hpp"
#include "model/smt/solver.hpp"
#include "model/smt/term.hpp"

namespace nomos::smt {

class Session {
public:
    explicit Session(const Budget& budget = {});
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    // Inputs. Each has its name in the session, which is what a dump shows; asked for by that name again it is the
    // same.
    Bit fresh_bit(const std::string& name);
    template <int N>
    Word<N> fresh_word(const std::string& name) {
        return Word<N>(context_.bv_const(name.c_str(), unsigned{N}));
    }
    Number fresh_number(const std::string& name);
    // A record over the symbolic algebra, every field fresh, named "prefix.field".
    template <class R>
    R fresh(const std::string& prefix) {
        R record;
        R::zip([&](auto name, auto& field) { declare(field, prefix + "." + std::string(name)); }, record);
        return record;
    }

    void require(const Bit& b);
    const std::vector<Bit>& required() const { return required_; }
    Answer check(const std::vector<Bit>& assumptions = {});
    // Can all of these hold together, whatever has been required of the session? A solver of its own,
    // with the session's budget or a smaller one.
    Answer check_alone(const std::vector<Bit>& requirements, unsigned resources = 0);
    // The same question as check(), put to a solver of its own that is new to it: dearer to ask, and often
    // several times quicker where it is to be refuted. There is no model and no core of it.
    Answer check_afresh(const Bit& assumption);
    // After `unsatisfiable`: which of the assumptions were needed (indexes, ascending).
    std::vector<std::size_t> core() const { return core_; }
    // Has any question of check() so far been given up?
    bool gave_up() const { return gave_up_; }
    // What all its questions and terms have cost so far, in the units of its budget.
    std::uint64_t spent() const;
    // After `unknown`: why, in words.
    std::string reason() const;
    // What has been required so far and a question besides, as SMT-LIB 2 for another solver.
    std::string smtlib(const Bit& question = true);
    // The same of requirements that were found to contradict one another: its status says so.
    std::string smtlib_of_refuted(const std::vector<Bit>& requirements);

    // Values in the model of the last `satisfiable`, which stays until there is another: whoever requires
    // only what it satisfies, or what was refuted to fail, can go on reading it. What it leaves open is
    // false or 0.
    bool value(const Bit& b);
    int value(const Number& n);
    template <int N>
    Bits<N> value(const Word<N>& w) {
        if (w.is_constant()) return w.constant();
        Bits<N> bits;
        const std::string digits = binary(w.expr());  // highest bit first
        for (std::size_t i = 0; i < digits.size(); ++i)
            if (digits[digits.size() - 1 - i] == '1') bits.set(static_cast<int>(i));
        return bits;
    }
    // The native twin of a symbolic record.
    template <class NativeRecord, class SymbolicRecord>
    NativeRecord read(const SymbolicRecord& record) {
        NativeRecord out;
        NativeRecord::zip([&](const auto&, auto& native, const auto& term) { native = value(term); }, out, record);
        return out;
    }

    z3::context& context() { return context_; }

private:
    void declare(Bit& b, const std::string& name) { b = fresh_bit(name); }
    void declare(Number& n, const std::string& name) { n = fresh_number(name); }
    template <int N>
    void declare(Word<N>& w, const std::string& name) {
        w = fresh_word<N>(name);
    }
    std::string binary(const z3::expr& e);
    void keep_core(const z3::solver& solver, const z3::expr_vector& names);
    bool is_hurried() const;
    Budget at_most(unsigned resources) const;  // 0, or more than the budget's: the budget's
    z3::solver new_solver(unsigned resources = 0);
    // What can be said without looking into the notions of notions.hpp, or where these are small.
    std::vector<Bit> as_refuted(const std::vector<Bit>& requirements);
    enum class Way : std::uint64_t { required, alone };
    // `ask`, unless the question is known to be refuted (refutations.hpp).
    Answer unless_known(Way way, const std::vector<Bit>& requirements, unsigned resources,
                        const std::function<Answer()>& ask);
    Answer check_under(const std::vector<Bit>& assumptions);
    Answer check_required();
    Answer check_alone_anew(const std::vector<Bit>& requirements, unsigned resources);
    Answer ask_simplified(const std::vector<Bit>& requirements);
    Answer check_short(const std::vector<Bit>& assumptions);
    Answer check_notions(const std::vector<Bit>& requirements, const std::vector<Bit>& assumptions, bool keep_model);

    Context context_;
    Budget budget_;
    z3::solver solver_;
    std::vector<Bit> required_;
    std::unique_ptr<z3::model> model_;
    bool gave_up_ = false;
    std::vector<std::size_t> core_;
    TermHasher hasher_{context_};
};

// A native record as constants of the symbolic algebra.
template <class SymbolicRecord, class NativeRecord>
SymbolicRecord lifted(const NativeRecord& native) {
    SymbolicRecord out;
    SymbolicRecord::zip([](const auto&, auto& term, const auto& value) { term = value; }, out, native);
    return out;
}

}  // namespace nomos::smt
