#include "model/smt/stand_ins.hpp"

namespace nomos::smt {

// One pass a pair: a later term was written down after the earlier ones had been replaced.
z3::expr StandIns::replaced(z3::expr e, std::size_t since) const {
    for (std::size_t i = since; i < pairs_.size(); ++i) {
        z3::expr_vector old_terms(e.ctx()), new_terms(e.ctx());
        old_terms.push_back(pairs_[i].first), new_terms.push_back(pairs_[i].second);
        e = e.substitute(old_terms, new_terms);
    }
    return e;
}

}  // namespace nomos::smt
