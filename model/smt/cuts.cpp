#include "model/smt/cuts.hpp"

namespace nomos::smt {
namespace {

constexpr int kSmall = 24;

void count_nodes(const z3::expr& e, int& nodes) {
    ++nodes;
    for (unsigned i = 0; nodes <= kSmall && i < e.num_args(); ++i) count_nodes(e.arg(i), nodes);
}

class PlainValue {
public:
    std::optional<bool> of(const z3::expr& e) {
        const auto [place, is_new] = seen_.try_emplace(e.id());
        return is_new ? seen_[e.id()] = look(e) : place->second;
    }

private:
    std::optional<bool> look(const z3::expr& e) {
        if (!e.is_app()) return {};
        switch (e.decl().decl_kind()) {
            case Z3_OP_TRUE:
                return true;
            case Z3_OP_FALSE:
                return false;
            case Z3_OP_AND:
                return decided_by(e, false);
            case Z3_OP_OR:
                return decided_by(e, true);
            case Z3_OP_NOT: {
                const auto v = of(e.arg(0));
                return v ? std::optional(!*v) : v;
            }
            case Z3_OP_EQ: {
                if (!e.arg(0).is_bool()) return {};
                const auto a = of(e.arg(0)), b = of(e.arg(1));
                return a && b ? std::optional(*a == *b) : std::nullopt;
            }
            default:
                return {};
        }
    }
    // An "and" is false when one part is, an "or" true.
    std::optional<bool> decided_by(const z3::expr& e, bool decisive) {
        bool all_known = true;
        for (unsigned i = 0; i < e.num_args(); ++i) {
            const auto v = of(e.arg(i));
            if (v == decisive) return decisive;
            all_known = all_known && v.has_value();
        }
        return all_known ? std::optional(!decisive) : std::nullopt;
    }
    std::unordered_map<unsigned, std::optional<bool>> seen_;
};

}  // namespace

std::optional<bool> plain_value(const Bit& b) {
    return b.is_constant() ? std::optional(b.constant()) : PlainValue{}.of(b.expr());
}

bool Cuts::is_small(const z3::expr& e) {
    int nodes = 0;
    count_nodes(e, nodes);
    return nodes <= kSmall;
}

}  // namespace nomos::smt
