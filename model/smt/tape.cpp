#include "model/smt/tape.hpp"

#include <algorithm>
#include <string_view>

#include "model/core/error.hpp"

namespace nomos::tape {
namespace {

thread_local Tape* current = nullptr;

constexpr std::size_t words_of(int width) { return static_cast<std::size_t>(width + 63) / 64; }

std::string_view name_of_file(std::string_view path) {
    const auto slash = path.rfind('/');
    return slash == std::string_view::npos ? path : path.substr(slash + 1);
}
// "model/nika/rules_march.hpp", of a path that may begin anywhere; elsewhere the name alone, and no machine's path.
std::string_view in_tree(std::string_view path) {
    for (const std::string_view top : {"model/", "tests/", "properties/"})
        if (const auto at = path.rfind(top); at != std::string_view::npos) return path.substr(at);
    return name_of_file(path);
}

}  // namespace

// --- the tape ------------------------------------------------------------------------------------
Tape::Tape() {
    const std::uint64_t bits[] = {0, 1};
    constant(bits, 1), constant(bits + 1, 1);
}

Tape& Tape::recording() {
    expect(current != nullptr, "rules are written to a tape");
    return *current;
}
Recording::Recording(Tape& tape) : before_(current) { current = &tape; }
Recording::~Recording() { current = before_; }

std::size_t Tape::Hash::operator()(const Node& n) const {
    std::uint64_t h = static_cast<std::uint64_t>(n.op);
    for (const int part : {n.width, n.a, n.b, n.c, n.n, n.site, n.call})
        h = (h ^ static_cast<std::uint64_t>(static_cast<unsigned>(part))) * 0x9e3779b97f4a7c15U, h ^= h >> 29;
    return h;
}

Ref Tape::keep(const Node& node) {
    const auto [at, is_new] = known_.try_emplace(node, static_cast<Ref>(nodes_.size()));
    if (is_new) {
        nodes_.push_back(node);
        if (node.site >= 0) sites_[static_cast<std::size_t>(node.site)].nodes.push_back(at->second);
    }
    return at->second;
}

Ref Tape::input(int width) {
    nodes_.push_back({Op::input, width});
    return static_cast<Ref>(nodes_.size()) - 1;
}
Ref Tape::clauses(int count) {
    nodes_.push_back({Op::flag, count});
    return static_cast<Ref>(nodes_.size()) - 1;
}
Ref Tape::constant(const std::uint64_t* bits, int width) {
    const std::string key = std::to_string(width) + ":" +
                            std::string(reinterpret_cast<const char*>(bits), words_of(width) * sizeof(std::uint64_t));
    const auto [at, is_new] = constants_.try_emplace(key, static_cast<Ref>(nodes_.size()));
    if (is_new) {
        nodes_.push_back({Op::constant, width, kFalse, kFalse, kFalse, static_cast<int>(bits_.size())});
        bits_.insert(bits_.end(), bits, bits + words_of(width));
    }
    return at->second;
}

// --- sites ---------------------------------------------------------------------------------------
// -1 where no encoding stands: boards, positions and the algebra are shared by both.
int Tape::site_of(const Node& node, const Place& place) {
    const std::string_view path = in_tree(place.file), name = name_of_file(path);
    const bool rules = name.starts_with("rules");
    if (!rules && !name.starts_with("constraints")) return -1;
    const std::string key = std::string(path) + ":" + std::to_string(place.line) + ":" + std::to_string(place.column) +
                            ":" + std::to_string(static_cast<int>(node.op));
    const auto [at, is_new] = site_numbers_.try_emplace(key, static_cast<int>(sites_.size()));
    if (is_new)
        sites_.push_back({rules ? Encoding::rules : Encoding::constraints,
                          std::string(path),
                          place.line,
                          place.column,
                          node.op,
                          {}});
    return at->second;
}

// --- folding -------------------------------------------------------------------------------------
bool Tape::is_all(Ref r, bool ones) const {
    const Node& n = at(r);
    if (n.op != Op::constant) return false;
    for (int i = 0; i < n.width; ++i)
        if (is_set(n, i) != ones) return false;
    return true;
}
// What an operation comes to by one known operand; -1: it has to be done.
Ref Tape::folded(const Node& n) const {
    const auto known = [&](Ref r, bool ones) { return is_all(r, ones); };
    switch (n.op) {
        case Op::conj:
            if (known(n.a, true) || known(n.b, false)) return n.b;
            if (known(n.b, true) || known(n.a, false)) return n.a;
            return n.a == n.b ? n.a : -1;
        case Op::disj:
            if (known(n.a, false) || known(n.b, true)) return n.b;
            if (known(n.b, false) || known(n.a, true)) return n.a;
            return n.a == n.b ? n.a : -1;
        case Op::choice:
            if (known(n.a, true)) return n.b;
            if (known(n.a, false)) return n.c;
            return n.b == n.c ? n.b : -1;
        case Op::implied:
            if (known(n.a, true)) return n.b;
            if (known(n.a, false) || known(n.b, true)) return kTrue;
            return -1;
        case Op::sum:
            if (known(n.a, false)) return n.b;
            [[fallthrough]];
        case Op::difference:
            return known(n.b, false) ? n.a : -1;
        case Op::up:
        case Op::down:
            return n.n == 0 ? n.a : -1;
        case Op::negation:
            return at(n.a).op == Op::negation && at(n.a).site < 0 ? at(n.a).a : -1;
        default:
            return -1;
    }
}
// Bits and words of known bits; of numbers only what a bit becomes, since rules add up what they do not know.
Ref Tape::value_of_constants(const Node& n) {
    const Node a = at(n.a), b = at(n.b);
    const auto bit = [&](const Node& of, int i) { return i >= 0 && i < of.width && is_set(of, i); };
    const auto made = [&](auto&& value) {
        std::vector<std::uint64_t> bits(words_of(n.width));
        for (int i = 0; i < n.width; ++i)
            if (value(i)) bits[static_cast<std::size_t>(i / 64)] |= std::uint64_t{1} << (i % 64);
        return constant(bits.data(), n.width);
    };
    switch (n.op) {
        case Op::negation:
            return made([&](int i) { return !bit(a, i); });
        case Op::conj:
            return made([&](int i) { return bit(a, i) && bit(b, i); });
        case Op::disj:
            return made([&](int i) { return bit(a, i) || bit(b, i); });
        case Op::exclusive:
            return made([&](int i) { return bit(a, i) != bit(b, i); });
        case Op::up:
            return made([&](int i) { return bit(a, i - n.n); });
        case Op::down:
            return made([&](int i) { return bit(a, i + n.n); });
        case Op::number_of:
            return made([&](int i) { return i == 0 && bit(a, 0); });
        case Op::bit_of:
            return bit(a, n.n) ? kTrue : kFalse;
        case Op::some:
            return is_all(n.a, false) ? kFalse : kTrue;
        case Op::no:
            return is_all(n.a, false) ? kTrue : kFalse;
        case Op::equal:
            return n.a == n.b ? kTrue : kFalse;
        case Op::differs:
            return n.a == n.b ? kFalse : kTrue;
        default:
            return -1;
    }
}

Ref Tape::record(Node node, const Place& place) {
    if (is_constant(node.a) && is_constant(node.b) && is_constant(node.c))
        if (const Ref known = value_of_constants(node); known >= 0) return known;
    if (node.op == Op::bit_of && at(node.a).op == Op::flag) return keep(node);
    node.site = site_of(node, place);
    if (node.site < 0) {
        if (const Ref known = folded(node); known >= 0) return known;
    } else if (sites_[static_cast<std::size_t>(node.site)].encoding == Encoding::rules) {
        node.call = call_;
    }
    return keep(node);
}

// --- the operations ------------------------------------------------------------------------------
Ref on_words(Op op, int width, const Place& place, Ref a, Ref b, Ref c, int n) {
    return Tape::recording().record({op, width, a, b, c, n}, place);
}
namespace {
Bit bit(Op op, const Place& place, Ref a, Ref b = kFalse, Ref c = kFalse) {
    return Bit::of(on_words(op, 1, place, a, b, c));
}
Number number(Op op, const Place& place, Ref a, Ref b = kFalse, Ref c = kFalse) {
    return Number::of(on_words(op, kNumberBits, place, a, b, c));
}
}  // namespace

Bit operator!(BitAt a) { return bit(Op::negation, a.place, a.value.ref()); }
Bit operator&&(BitAt a, Bit b) { return bit(Op::conj, a.place, a.value.ref(), b.ref()); }
Bit operator||(BitAt a, Bit b) { return bit(Op::disj, a.place, a.value.ref(), b.ref()); }
Bit operator==(BitAt a, BitAt b) { return bit(Op::equal, a.place, a.value.ref(), b.value.ref()); }
Bit operator!=(BitAt a, BitAt b) { return bit(Op::differs, a.place, a.value.ref(), b.value.ref()); }
Bit implies(BitAt a, Bit b) { return bit(Op::implied, a.place, a.value.ref(), b.ref()); }
Bit iff(BitAt a, Bit b) { return bit(Op::equal, a.place, a.value.ref(), b.ref()); }
Bit select(BitAt c, Bit yes, Bit no) { return bit(Op::choice, c.place, c.value.ref(), yes.ref(), no.ref()); }

Number::Number(int n) {
    const auto bits = static_cast<std::uint64_t>(static_cast<unsigned>(n) & ((1U << kNumberBits) - 1));
    ref_ = Tape::recording().constant(&bits, kNumberBits);
}
Number Number::of(Ref r) {
    Number n(0);
    n.ref_ = r;
    return n;
}
Number operator+(NumberAt a, Number b) { return number(Op::sum, a.place, a.value.ref(), b.ref()); }
Number operator-(NumberAt a, Number b) { return number(Op::difference, a.place, a.value.ref(), b.ref()); }
Number& operator+=(Number& a, NumberAt b) { return a = number(Op::sum, b.place, a.ref(), b.value.ref()); }
Number& operator-=(Number& a, NumberAt b) { return a = number(Op::difference, b.place, a.ref(), b.value.ref()); }
Bit operator==(NumberAt a, NumberAt b) { return bit(Op::equal, a.place, a.value.ref(), b.value.ref()); }
Bit operator!=(NumberAt a, NumberAt b) { return bit(Op::differs, a.place, a.value.ref(), b.value.ref()); }
Bit operator<(NumberAt a, Number b) { return bit(Op::less, a.place, a.value.ref(), b.ref()); }
Bit operator<=(NumberAt a, Number b) { return bit(Op::at_most, a.place, a.value.ref(), b.ref()); }
Bit operator>(NumberAt a, Number b) { return bit(Op::less, a.place, b.ref(), a.value.ref()); }
Bit operator>=(NumberAt a, Number b) { return bit(Op::at_most, a.place, b.ref(), a.value.ref()); }
Number select(BitAt c, Number yes, Number no) {
    return number(Op::choice, c.place, c.value.ref(), yes.ref(), no.ref());
}
Number to_number(BitAt b) { return number(Op::number_of, b.place, b.value.ref()); }

}  // namespace nomos::tape
