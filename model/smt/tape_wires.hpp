// A tape as a circuit, and what a mistake makes of it: what both have in common is one circuit, so that only what a
// mistake changes has to be solved for.
#pragma once

#include <vector>

#include "model/smt/gates.hpp"
#include "model/smt/lanes.hpp"

namespace nomos::tape {

class Wires {
public:
    // All clauses are in force.
    explicit Wires(const Tape& tape);
    Wires(const Wires&) = delete;
    Wires& operator=(const Wires&) = delete;

    const gates::Netlist& net() const { return net_; }
    // As the rules have it, and with the last mistake.
    const gates::Bit& value(Ref r, int bit = 0) const { return values_[place(r, bit)]; }
    const gates::Bit& with_mistake(Ref r, int bit = 0) const {
        return dirty_[static_cast<std::size_t>(r)] ? other_[place(r, bit)] : values_[place(r, bit)];
    }
    // What was built for the mistake before is gone: what is asked of one does not depend on the others.
    void make(const Mistake& mistake);

private:
    std::size_t place(Ref r, int bit) const {
        return begin_[static_cast<std::size_t>(r)] + static_cast<std::size_t>(bit);
    }
    void work_out(const Node& node, gates::Bit* out, bool with);
    bool is_as_before(Ref r, int width) const;

    const Tape& tape_;
    gates::Netlist net_;
    std::vector<std::size_t> begin_;
    std::vector<gates::Bit> values_, other_;
    std::vector<char> dirty_;
    int right_ = 0;  // gates without a mistake
};

}  // namespace nomos::tape
