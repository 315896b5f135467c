#include "model/smt/bits_read.hpp"

#include <unordered_set>

namespace nomos::smt::bits_read_detail {

Read read_of(const z3::expr& formula, const z3::expr& word) {
    Read read;
    std::unordered_set<unsigned> seen;
    std::vector<z3::expr> open{formula};  // terms are deeper than a call stack
    while (!open.empty()) {
        const z3::expr e = open.back();
        open.pop_back();
        if (!seen.insert(e.id()).second) continue;
        if (e.is_app() && e.decl().decl_kind() == Z3_OP_EXTRACT && e.arg(0).id() == word.id() && e.hi() == e.lo()) {
            read.bits.push_back(e.lo());
            continue;
        }
        read.whole = read.whole || e.id() == word.id();
        for (unsigned i = 0; i < e.num_args(); ++i) open.push_back(e.arg(i));
    }
    return read;
}

}  // namespace nomos::smt::bits_read_detail
