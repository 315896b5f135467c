// The least model of a question about a circuit: record by record, field by field, each word read as a number
// (canonical.hpp of checkers, for wires). It is defined by the question alone, whatever model the solver found first.
//
// All is asked under one name, so that the session can go on to other questions. What is given up counts as refuted:
// what comes out is a model then, too, but need not be the least (is_least).
#pragma once

#include <string>

#include "model/smt/wires.hpp"

namespace nomos::gates {

class LeastModel {
public:
    // The session must just have answered that `asked` can be.
    LeastModel(smt::Session& session, smt::ClausesOf& clauses, const Bit& asked)
        : session_(session),
          clauses_(clauses),
          so_far_(session.fresh_bit("least" + std::to_string(session.required().size()))) {
        hold(clauses_.term(asked));
    }
    // Of inputs and constants: as low as it can be, given what was settled before.
    template <class Native, class Wires>
    Native settled(const Wires& record) {
        Native least;
        Native::zip([&](const auto&, auto& native, const auto& field) { settle(inputs(field), native, field); }, least,
                    record);
        return least;
    }
    bool is_least() const { return is_least_; }

private:
    // The weightiest first.
    static std::vector<Bit> inputs(const Bit& b) { return b.is_constant() ? std::vector<Bit>{} : std::vector{b}; }
    template <int N>
    static std::vector<Bit> inputs(const Word<N>& w) {
        return weightiest_first(w.bits);
    }
    static std::vector<Bit> inputs(const Number& n) { return weightiest_first(n.bits.bits); }
    static std::vector<Bit> weightiest_first(const auto& bits) {
        std::vector<Bit> free;
        for (auto b = bits.rbegin(); b != bits.rend(); ++b)
            if (!b->is_constant()) free.push_back(*b);
        return free;
    }
    void settle(const std::vector<Bit>& bits, auto& native, const auto& field) {
        std::vector<smt::Bit> terms;
        for (const Bit& b : bits) terms.push_back(clauses_.term(b));
        for (std::size_t at = 0; at < terms.size();) {
            const std::size_t one = first_one_as_late_as_can_be(terms, at);
            for (; at < one; ++at) hold(!terms[at]);
            if (at < terms.size()) hold(terms[at++]);
        }
        read(clauses_, native, field);
    }
    // From there on; none: past the end. The last model shows it.
    std::size_t first_one_as_late_as_can_be(const std::vector<smt::Bit>& terms, std::size_t from) {
        const auto first_one = [&] {
            std::size_t i = from;
            while (i < terms.size() && !session_.value(terms[i])) ++i;
            return i;
        };
        std::size_t seen = first_one(), most = terms.size();
        while (seen < most) {
            const std::size_t wanted = (seen + most + 1) / 2;
            smt::Bit all_zero = true;
            for (std::size_t i = from; i < wanted; ++i) all_zero = all_zero && !terms[i];
            const smt::Answer answer = session_.check({so_far_, all_zero});
            is_least_ = is_least_ && answer != smt::Answer::unknown;
            if (answer == smt::Answer::satisfiable)
                seen = first_one();
            else
                most = wanted - 1;
        }
        return seen;
    }
    void hold(const smt::Bit& b) { session_.require(!so_far_ || b); }

    smt::Session& session_;
    smt::ClausesOf& clauses_;
    smt::Bit so_far_;  // all that has been settled
    bool is_least_ = true;
};

}  // namespace nomos::gates
