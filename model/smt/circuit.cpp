#include "model/smt/circuit.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>

namespace nomos::smt {
namespace {

using Op = Circuit::Op;
constexpr const char* kClaim = "the claim";

std::optional<Op> op_of(Z3_context c, Z3_ast e) {
    if (Z3_get_ast_kind(c, e) != Z3_APP_AST) return {};
    const Z3_app app = Z3_to_app(c, e);
    switch (Z3_get_decl_kind(c, Z3_get_app_decl(c, app))) {
        case Z3_OP_TRUE:
        case Z3_OP_FALSE:
            return Op::constant;
        case Z3_OP_NOT:
            return Op::negation;
        case Z3_OP_AND:
            return Op::all_of;
        case Z3_OP_OR:
            return Op::any_of;
        case Z3_OP_EQ:
        case Z3_OP_IFF:
            return Op::same;
        case Z3_OP_ITE:
            return Op::choice;
        case Z3_OP_UNINTERPRETED:
            return Z3_get_app_num_args(c, app) == 0 ? std::optional(Op::variable) : std::nullopt;
        default:
            return {};
    }
}

// Plain handles and no counting of references: the goal keeps every term alive.
class Reader {
public:
    explicit Reader(z3::context& context) : z3_(context), c_(context) {
        out_.nodes = {{Op::constant, 0, 0}, {Op::constant, 0, 0}};
        out_.place = {Circuit::kNoPlace, Circuit::kNoPlace};
    }
    void require(Z3_ast root) {
        open_.push_back(root);
        while (!open_.empty() && out_.understood) step(open_.back());
        if (out_.understood) settle_required(number_.at(Z3_get_ast_id(c_, root)));
    }
    Circuit take() { return std::move(out_); }

private:
    // "not the claim, or ..." is what the claim has become; "not the claim" where nothing is left of it.
    void settle_required(int node) {
        const auto parts = out_.parts(node);
        const bool of_claim = is_no_claim(node) || (out_.op(node) == Op::any_of &&
                                                    std::ranges::any_of(parts, [&](int p) { return is_no_claim(p); }));
        (of_claim ? out_.claimed : out_.required).push_back(node);
    }
    bool is_no_claim(int node) const {
        return out_.op(node) == Op::negation && out_.claim >= 0 && out_.parts(node)[0] == out_.claim;
    }
    void step(Z3_ast e) {
        const unsigned id = Z3_get_ast_id(c_, e);
        if (number_.contains(id)) return open_.pop_back();
        const auto op = op_of(c_, e);
        if (!op || Z3_get_sort_kind(c_, Z3_get_sort(c_, e)) != Z3_BOOL_SORT) {
            out_.understood = false;
            return;
        }
        const Z3_app app = Z3_to_app(c_, e);
        const unsigned n = Z3_get_app_num_args(c_, app);
        const std::size_t waiting = open_.size();
        for (unsigned i = 0; i < n; ++i)
            if (const Z3_ast a = Z3_get_app_arg(c_, app, i); !number_.contains(Z3_get_ast_id(c_, a)))
                open_.push_back(a);
        if (open_.size() == waiting) settle(e, id, *op, app, n);
    }
    void settle(Z3_ast e, unsigned id, Op op, Z3_app app, unsigned n) {
        open_.pop_back();
        if (op == Op::constant) {
            number_[id] = Z3_get_bool_value(c_, e) == Z3_L_TRUE ? 0 : 1;
            return;
        }
        const int first = static_cast<int>(out_.part.size());
        for (unsigned i = 0; i < n; ++i) out_.part.push_back(number_.at(Z3_get_ast_id(c_, Z3_get_app_arg(c_, app, i))));
        number_[id] = static_cast<int>(out_.nodes.size());
        out_.nodes.push_back({op, first, static_cast<int>(n)});
        out_.place.push_back(op == Op::variable ? place_in(z3::expr(z3_, e).decl().name().str()) : least_place(first));
    }
    int place_in(const std::string& name) {
        if (name == kClaim) out_.claim = static_cast<int>(out_.nodes.size()) - 1;
        return name.ends_with("]") ? std::stoi(name.substr(name.rfind('[') + 1)) : Circuit::kNoPlace;
    }
    int least_place(int first) const {
        int least = Circuit::kNoPlace;
        for (std::size_t i = static_cast<std::size_t>(first); i < out_.part.size(); ++i)
            least = std::min(least, out_.place[static_cast<std::size_t>(out_.part[i])]);
        return least;
    }

    z3::context& z3_;
    Z3_context c_;
    Circuit out_;
    std::vector<Z3_ast> open_;
    std::unordered_map<unsigned, int> number_;
};

// Words written as their bits, so that the blaster keeps the names. A tab keeps them apart from whatever
// else has a name; only the bits of a board - longer than any list of sides or readings - have a place.
constexpr int kBoard = 24;
class BitByBit {
public:
    explicit BitByBit(z3::context& context) : c_(context) {}
    z3::expr operator()(const z3::expr& e) {
        collect(e);
        return z3::expr(e).substitute(words_, bits_);
    }

private:
    void collect(const z3::expr& root) {
        std::vector<Z3_ast> open{root};
        while (!open.empty()) {
            const Z3_ast e = open.back();
            open.pop_back();
            if (Z3_get_ast_kind(c_, e) != Z3_APP_AST || !seen_.insert(Z3_get_ast_id(c_, e)).second) continue;
            const Z3_app app = Z3_to_app(c_, e);
            const unsigned n = Z3_get_app_num_args(c_, app);
            for (unsigned i = 0; i < n; ++i) open.push_back(Z3_get_app_arg(c_, app, i));
            if (n == 0 && Z3_get_decl_kind(c_, Z3_get_app_decl(c_, app)) == Z3_OP_UNINTERPRETED)
                name_bits(z3::expr(c_, e));
        }
    }
    void name_bits(const z3::expr& word) {
        if (!word.is_bv()) return;
        const z3::expr one = c_.bv_val(1, 1), zero = c_.bv_val(0, 1);
        z3::expr_vector bits(c_);
        const std::string name = word.decl().name().str();
        const int size = static_cast<int>(word.get_sort().bv_size());
        const auto [open, close] = size >= kBoard ? std::pair("\t[", "]") : std::pair("\t", "");
        for (int i = size - 1; i >= 0; --i)
            bits.push_back(z3::ite(c_.bool_const((name + open + std::to_string(i) + close).c_str()), one, zero));
        words_.push_back(word), bits_.push_back(z3::concat(bits));
    }

    z3::context& c_;
    std::unordered_set<unsigned> seen_;
    z3::expr_vector words_{c_}, bits_{c_};
};

}  // namespace

Circuit circuit_of(z3::context& context, const Bit& claim, const std::vector<Bit>& given) {
    BitByBit bits(context);
    z3::goal goal(context);
    for (const Bit& g : given) goal.add(bits(g.in(context)));
    goal.add(!context.bool_const(kClaim) || bits(claim.in(context)));
    const z3::tactic blast = z3::tactic(context, "simplify") & z3::tactic(context, "propagate-values") &
                             z3::tactic(context, "simplify") & z3::tactic(context, "bit-blast") &
                             z3::tactic(context, "simplify");
    const z3::apply_result result = blast(goal);
    Reader reader(context);
    for (unsigned g = 0; g < result.size(); ++g) {
        const z3::goal part = result[static_cast<int>(g)];
        for (unsigned i = 0; i < part.size(); ++i) reader.require(part[static_cast<int>(i)]);
    }
    return reader.take();
}

}  // namespace nomos::smt
