// Terms of Z3 read once and written as forms (forms_reader.hpp).
#include "model/smt/forms_reader.hpp"

#include <algorithm>
#include <set>
#include <unordered_map>

#include "model/smt/version.hpp"

namespace nomos::smt {

// --- reading terms -----------------------------------------------------------------------------------
namespace {

// A word as a sum: so many times each of these bits. Counts of the bits of a board come out the same
// whichever way they were added up.
struct Sum {
    std::map<Forms::Literal, long long> times;  // no bit 0 times; none that is constant
    long long constant = 0;
    bool operator==(const Sum&) const = default;

    void add(const Sum& other) {
        constant += other.constant;
        for (const auto& [l, n] : other.times)
            if ((times[l] += n) == 0) times.erase(l);
    }
    long long most() const {
        long long all = constant;
        for (const auto& [l, n] : times) all += std::max(n, 0LL);
        return all;
    }
    long long least() const {
        long long all = constant;
        for (const auto& [l, n] : times) all += std::min(n, 0LL);
        return all;
    }
};

struct Value {
    std::vector<Forms::Literal> bits;  // of a Boolean, one
    std::optional<Sum> sum;            // the same, where it came of adding
};

}  // namespace

class FormsReader::Terms {
public:
    Terms(Session& session, Forms& forms, Renaming renaming)
        : z3_(session.context()), c_(z3_), forms_(forms), renaming_(std::move(renaming)), kept_(z3_) {}

    std::optional<std::vector<Forms::Literal>> read(const std::vector<Bit>& requirements) {
        std::vector<Forms::Literal> all;
        for (const Bit& r : requirements) {
            if (r.is_constant()) {
                all.push_back(r.constant() ? Forms::kTrue : Forms::kFalse);
                continue;
            }
            kept_.push_back(r.expr());  // Z3 gives the numbers of terms that are gone to others
            if (!visit(r.expr())) return {};
            all.push_back(value_[id(r.expr())].bits.front());
        }
        const Forms::Literal whole = forms_.all_of(all);
        if (forms_.op(whole) == Forms::Op::all_of && !aig::is_negated(whole)) return forms_.parts(whole);
        return std::vector<Forms::Literal>{whole};
    }

private:
    using Literal = Forms::Literal;
    using Bits = std::vector<Literal>;

    unsigned id(Z3_ast e) const { return Z3_get_ast_id(c_, e); }
    // From the parts up, with a stack of its own; an "and" of "and"s is read as one, and so with "or", but for
    // what may be a choice of just one (Forms::any_of).
    bool visit(Z3_ast root) {
        std::vector<Z3_ast> open{root};
        while (!open.empty()) {
            const Z3_ast e = open.back();
            if (value_.contains(id(e))) {
                open.pop_back();
                continue;
            }
            const int kind = kind_of(e);
            const std::vector<Z3_ast> parts = parts_of(e, kind);
            const std::size_t waiting = open.size();
            for (const Z3_ast p : parts)
                if (!value_.contains(id(p))) open.push_back(p);
            if (open.size() != waiting) continue;
            open.pop_back();
            auto value = settled(e, kind, parts);
            if (!value) return false;
            value_.emplace(id(e), std::move(*value));
        }
        return true;
    }
    int kind_of(Z3_ast e) const {
        if (Z3_get_ast_kind(c_, e) == Z3_NUMERAL_AST) return Z3_OP_BNUM;
        return Z3_get_decl_kind(c_, Z3_get_app_decl(c_, Z3_to_app(c_, e)));
    }
    std::vector<Z3_ast> parts_of(Z3_ast e, int kind) const {
        std::vector<Z3_ast> parts, open{e};
        if (kind == Z3_OP_BNUM) return parts;
        while (!open.empty()) {
            const Z3_app app = Z3_to_app(c_, open.back());
            open.pop_back();
            for (unsigned i = 0; i < Z3_get_app_num_args(c_, app); ++i) {
                const Z3_ast part = Z3_get_app_arg(c_, app, i);
                (is_nested(part, kind) ? open : parts).push_back(part);
            }
        }
        return parts;
    }
    bool is_nested(Z3_ast part, int kind) const {
        if ((kind != Z3_OP_AND && kind != Z3_OP_OR) || kind_of(part) != kind || value_.contains(id(part))) return false;
        const Z3_app app = Z3_to_app(c_, part);
        return kind == Z3_OP_AND || Z3_get_app_num_args(c_, app) != 2 ||
               kind_of(Z3_get_app_arg(c_, app, 0)) != Z3_OP_AND || kind_of(Z3_get_app_arg(c_, app, 1)) != Z3_OP_AND;
    }
    int number_in(Z3_ast e, unsigned i) const {
        return Z3_get_decl_int_parameter(c_, Z3_get_app_decl(c_, Z3_to_app(c_, e)), i);
    }

    std::optional<Value> settled(Z3_ast e, int kind, const std::vector<Z3_ast>& parts) {
        const auto part = [&](std::size_t i) -> const Value& { return value_.at(id(parts[i])); };
        const auto bits = [&](std::size_t i) -> const Bits& { return part(i).bits; };
        const auto each = [&](auto&& f) {
            Value v;
            for (std::size_t b = 0; b < bits(0).size(); ++b) v.bits.push_back(f(b));
            return v;
        };
        const auto both = [&](std::size_t b) {
            Bits all;
            for (std::size_t i = 0; i < parts.size(); ++i) all.push_back(bits(i)[b]);
            return all;
        };
        if (kind == names_) return parts.empty() ? std::optional(input(e)) : std::nullopt;
        switch (kind) {
            case Z3_OP_TRUE:
                return Value{{Forms::kTrue}, {}};
            case Z3_OP_FALSE:
                return Value{{Forms::kFalse}, {}};
            case Z3_OP_NOT:
            case Z3_OP_BNOT:
                return each([&](std::size_t b) { return Forms::negated(bits(0)[b]); });
            case Z3_OP_AND:
            case Z3_OP_BAND:
                return each([&](std::size_t b) { return forms_.all_of(both(b)); });
            case Z3_OP_OR:
            case Z3_OP_BOR:
                return each([&](std::size_t b) { return forms_.any_of(both(b)); });
            case Z3_OP_IMPLIES:
                return Value{{forms_.any_of({Forms::negated(bits(0)[0]), bits(1)[0]})}, {}};
            case Z3_OP_XOR:
            case Z3_OP_BXOR:
                if (parts.size() != 2) return {};
                return each([&](std::size_t b) { return Forms::negated(forms_.same(bits(0)[b], bits(1)[b])); });
            case Z3_OP_EQ:
            case Z3_OP_IFF:
                return Value{{equal(part(0), part(1))}, {}};
            case Z3_OP_ITE:
                return chosen(part(0).bits.front(), part(1), part(2));
            case Z3_OP_BNUM:
                return numeral(e);
            case Z3_OP_CONCAT:
                return concat(parts);
            case Z3_OP_EXTRACT:
                return Value{{bits(0).begin() + number_in(e, 1), bits(0).begin() + number_in(e, 0) + 1}, {}};
            case Z3_OP_ZERO_EXT:
                return widened(part(0), number_in(e, 0));
            case Z3_OP_BADD:
                return added(part(0), part(1), 1);
            case Z3_OP_BSUB:
                return added(part(0), part(1), -1);
            case Z3_OP_ULEQ:
                return Value{{Forms::negated(less(Forms::Op::less, bits(1), bits(0)))}, {}};
            case Z3_OP_ULT:
                return Value{{less(Forms::Op::less, bits(0), bits(1))}, {}};
            case Z3_OP_SLEQ:
                return Value{{Forms::negated(less(Forms::Op::signed_less, bits(1), bits(0)))}, {}};
            case Z3_OP_SLT:
                return Value{{less(Forms::Op::signed_less, bits(0), bits(1))}, {}};
            default:
                return {};
        }
    }

    Value input(Z3_ast e) {
        const z3::expr word(z3_, e);
        const std::string name = word.decl().name().str();
        const int size = word.is_bv() ? static_cast<int>(word.get_sort().bv_size()) : 1;
        Value v;
        for (int b = 0; b < size; ++b) {
            const InputBit called = renaming_ ? renaming_({name, b}, size) : InputBit{name, b};
            expect(taken_.insert(called).second, "a renaming is one-to-one");
            v.bits.push_back(forms_.input(called));
        }
        return v;
    }
    Value numeral(Z3_ast e) const {
        const z3::expr word(z3_, e);
        std::string digits;
        expect(word.as_binary(digits), "a numeral has digits");
        Value v;
        v.bits.assign(word.get_sort().bv_size(), Forms::kFalse);
        for (std::size_t i = 0; i < digits.size(); ++i)
            if (digits[digits.size() - 1 - i] == '1') v.bits[i] = Forms::kTrue;
        return v;
    }
    Value concat(const std::vector<Z3_ast>& parts) {
        Value v;
        for (auto p = parts.rbegin(); p != parts.rend(); ++p) {
            const Bits& bits = value_.at(id(*p)).bits;
            v.bits.insert(v.bits.end(), bits.begin(), bits.end());
        }
        return v;
    }
    Literal equal(const Value& a, const Value& b) {
        Bits all;
        for (std::size_t i = 0; i < a.bits.size(); ++i) all.push_back(forms_.same(a.bits[i], b.bits[i]));
        return forms_.all_of(all);
    }
    Value chosen(Literal c, const Value& yes, const Value& no) {
        Value v;
        for (std::size_t b = 0; b < yes.bits.size(); ++b) v.bits.push_back(forms_.choice(c, yes.bits[b], no.bits[b]));
        return v;
    }
    Literal less(Forms::Op op, const Bits& a, const Bits& b) {
        std::vector<int> parts = a;
        parts.insert(parts.end(), b.begin(), b.end());
        return Forms::of_node(forms_.node(op, std::move(parts)));
    }

    // --- sums --------------------------------------------------------------------------------------
    static constexpr std::size_t kWidest = 32;
    Sum sum_of(const Value& v) {
        if (v.sum) return *v.sum;
        Sum sum;
        for (std::size_t b = 0; b < v.bits.size(); ++b) {
            if (v.bits[b] == Forms::kTrue)
                sum.constant += 1LL << b;
            else if (v.bits[b] != Forms::kFalse)
                sum.times[v.bits[b]] += 1LL << b;
        }
        return sum;
    }
    // The sum's value as bits of so many: those of a node that stands for it.
    Value summed(Sum sum, std::size_t width) {
        std::vector<int> parts{static_cast<int>(width), static_cast<int>(sum.constant)};
        for (const auto& [l, n] : sum.times) parts.push_back(l), parts.push_back(static_cast<int>(n));
        const int whole = forms_.node(Forms::Op::sum, std::move(parts));
        Value v;
        for (std::size_t b = 0; b < width; ++b)
            v.bits.push_back(Forms::of_node(forms_.node(Forms::Op::bit_of, {whole, static_cast<int>(b)})));
        v.sum = std::move(sum);
        return v;
    }
    std::optional<Value> added(const Value& a, const Value& b, long long sign) {
        if (a.bits.size() > kWidest) return {};
        Sum sum = sum_of(a), other = sum_of(b);
        for (auto& [l, n] : other.times) n *= sign;
        other.constant *= sign;
        sum.add(other);
        constexpr long long kFar = 1LL << 31;
        if (sum.most() >= kFar || sum.least() <= -kFar) return {};
        return summed(std::move(sum), a.bits.size());
    }
    // A sum that cannot have run over is the same in a wider word.
    Value widened(const Value& narrow, int more) {
        if (narrow.sum && narrow.sum->least() >= 0 && narrow.bits.size() < kWidest &&
            narrow.sum->most() < 1LL << narrow.bits.size())
            return summed(*narrow.sum, narrow.bits.size() + static_cast<std::size_t>(more));
        Value v = narrow;
        v.sum.reset();
        v.bits.insert(v.bits.end(), static_cast<std::size_t>(more), Forms::kFalse);
        return v;
    }

    z3::context& z3_;
    Z3_context c_;
    Forms& forms_;
    Renaming renaming_;
    z3::expr_vector kept_;
    std::unordered_map<unsigned, Value> value_;
    std::set<InputBit> taken_;
    const int names_ = static_cast<int>(kind_of_names());
};

FormsReader::FormsReader(Session& session, Forms& forms, Renaming renaming)
    : terms_(std::make_unique<Terms>(session, forms, std::move(renaming))) {}
FormsReader::~FormsReader() = default;
std::optional<std::vector<Forms::Literal>> FormsReader::read(const std::vector<Bit>& requirements) {
    return terms_->read(requirements);
}

}  // namespace nomos::smt
