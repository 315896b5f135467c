// Circuits for Z3: a Boolean a gate and clauses that say what it is (Tseitin, 1968), as far as questions need them. A
// conjunction that is used only in another one is a part of that.
#pragma once

#include <string>
#include <vector>

#include "model/smt/gates.hpp"
#include "model/smt/session.hpp"

namespace nomos::smt {

class ClausesOf {
public:
    ClausesOf(const gates::Netlist& net, Session& session) : net_(net), session_(session) {}

    // The wire as a term; all gates that it rests on are required to be what they are.
    Bit term(const gates::Bit& bit) {
        if (bit.is_constant()) return bit.constant();
        terms_.resize(static_cast<std::size_t>(net_.size()));
        define(aig::node_of(bit.wire()));
        return literal(bit.wire());
    }
    // Of an input in the last model. What no question has met is false.
    bool value(const gates::Bit& bit) {
        if (bit.is_constant()) return bit.constant();
        expect(net_.is_input(aig::node_of(bit.wire())), "inputs are read, and no other wires");
        const auto gate = static_cast<std::size_t>(aig::node_of(bit.wire()));
        return gate < terms_.size() && !terms_[gate].is_constant() &&
               session_.value(terms_[gate]) != aig::is_negated(bit.wire());
    }

private:
    bool is_defined(int gate) const { return !terms_[static_cast<std::size_t>(gate)].is_constant(); }
    Bit literal(gates::Wire w) const {
        const Bit& t = terms_[static_cast<std::size_t>(aig::node_of(w))];
        return aig::is_negated(w) ? !t : t;
    }
    // Parts first, without recursion: circuits are deep.
    void define(int last) {
        std::vector<int> todo{last};
        while (!todo.empty()) {
            const int gate = todo.back();
            const std::vector<gates::Wire> parts = is_defined(gate) ? std::vector<gates::Wire>{} : parts_of(gate);
            const std::size_t before = todo.size();
            for (const gates::Wire w : parts)
                if (!is_defined(aig::node_of(w))) todo.push_back(aig::node_of(w));
            if (todo.size() != before) continue;
            todo.pop_back();
            if (!is_defined(gate)) say_what_it_is(gate, parts);
        }
    }
    std::vector<gates::Wire> parts_of(int gate) const {
        std::vector<gates::Wire> parts, todo;
        if (net_.is_input(gate)) return parts;
        todo.assign(net_.parts(gate).begin(), net_.parts(gate).end());
        while (!todo.empty()) {
            const gates::Wire w = todo.back();
            todo.pop_back();
            const bool is_part_of_it = !aig::is_negated(w) && !net_.is_input(aig::node_of(w)) &&
                                       net_.uses(aig::node_of(w)) == 1 && !is_defined(aig::node_of(w));
            if (is_part_of_it)
                todo.insert(todo.end(), net_.parts(aig::node_of(w)).begin(), net_.parts(aig::node_of(w)).end());
            else
                parts.push_back(w);
        }
        return parts;
    }
    void say_what_it_is(int gate, const std::vector<gates::Wire>& parts) {
        Bit& g = terms_[static_cast<std::size_t>(gate)];
        g = session_.fresh_bit((net_.is_input(gate) ? "in" : "g") + std::to_string(gate));
        if (net_.is_input(gate)) return;
        Bit some_fails = false;
        for (const gates::Wire w : parts) session_.require(!g || literal(w)), some_fails = some_fails || !literal(w);
        session_.require(g || some_fails);
    }

    const gates::Netlist& net_;
    Session& session_;
    std::vector<Bit> terms_;  // by gate; a constant: not met yet
};

}  // namespace nomos::smt
