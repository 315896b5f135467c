#include "model/smt/cuts.hpp"

namespace nomos::smt {

// One pass a cut, in the order in which they were made: a later cut's terms were written down
// after the earlier cuts had been applied to them.
z3::expr Cuts::replaced(z3::expr e) const {
    for (const Level& level : levels_) {
        z3::expr_vector from(e.ctx()), to(e.ctx());
        for (const auto& [f, t] : level) from.push_back(f), to.push_back(t);
        e = e.substitute(from, to);
    }
    return e;
}

}  // namespace nomos::smt
