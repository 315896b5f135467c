#include "checkers/certify/terms.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace nomos::certify {
namespace {

[[noreturn]] void misfit(const std::string& why) { throw std::invalid_argument(why); }

std::uint64_t hash_of(const Term& t) {
    std::uint64_t h = static_cast<std::uint64_t>(t.op) + 0x9e3779b97f4a7c15U;
    const auto add = [&h](int n) { h = (h ^ static_cast<std::uint64_t>(n)) * 0x100000001b3U, h ^= h >> 29; };
    add(t.first), add(t.second), add(t.width);
    for (const TermId part : t.parts) add(part);
    return h;
}
bool alike(const Term& a, const Term& b) {
    return a.op == b.op && a.first == b.first && a.second == b.second && a.width == b.width && a.parts == b.parts;
}

// How an operation takes its parts.
enum class Shape { bools, vectors, pair, predicate, choice, special };
struct Arity {
    Shape shape;
    std::size_t least, most;
};
constexpr std::size_t kAny = 1 << 20;
Arity arity_of(Op op) {
    switch (op) {
        case Op::not_:
            return {Shape::bools, 1, 1};
        case Op::and_:
        case Op::or_:
            return {Shape::bools, 1, kAny};
        case Op::xor_:
        case Op::implies:
            return {Shape::bools, 2, 2};
        case Op::equal:
            return {Shape::pair, 2, 2};
        case Op::ite:
            return {Shape::choice, 3, 3};
        case Op::bvnot:
        case Op::bvneg:
            return {Shape::vectors, 1, 1};
        case Op::bvsub:
            return {Shape::vectors, 2, 2};
        case Op::bvand:
        case Op::bvor:
        case Op::bvxor:
        case Op::bvadd:
            return {Shape::vectors, 1, kAny};
        case Op::bvult:
        case Op::bvule:
        case Op::bvslt:
        case Op::bvsle:
            return {Shape::predicate, 2, 2};
        case Op::concat:
            return {Shape::special, 1, kAny};
        default:
            return {Shape::special, 1, 1};
    }
}

}  // namespace

Terms::Terms() {
    for (const char* digit : {"0", "1"}) {
        digits_.emplace_back(digit);
        kept({Op::numeral, static_cast<int>(digits_.size()) - 1, 0, 0, {}});
    }
}
TermId Terms::input(const std::string& name, int width) {
    names_.push_back(name);
    return kept({Op::input, static_cast<int>(names_.size()) - 1, 0, width, {}});
}
TermId Terms::numeral(const std::string& digits) {
    if (digits.empty()) misfit("a numeral without digits");
    const auto [place, is_new] = numerals_.emplace(digits, size());
    if (!is_new) return place->second;
    digits_.push_back(digits);
    return kept({Op::numeral, static_cast<int>(digits_.size()) - 1, 0, static_cast<int>(digits.size()), {}});
}
TermId Terms::kept(Term t) {
    const std::uint64_t hash = hash_of(t);
    for (auto [at, end] = by_hash_.equal_range(hash); at != end; ++at)
        if (alike((*this)[at->second], t)) return at->second;
    all_.push_back(std::move(t));
    by_hash_.emplace(hash, size() - 1);
    return size() - 1;
}

TermId Terms::make(Op op, std::vector<TermId> parts, int first, int second) {
    const Arity arity = arity_of(op);
    if (parts.size() < arity.least || parts.size() > arity.most) misfit("another number of parts is needed");
    const auto width = [&](std::size_t i) { return (*this)[parts[i]].width; };
    const bool are_alike = std::ranges::all_of(parts, [&](TermId p) { return (*this)[p].width == width(0); });
    Term t{op, first, second, width(0), {}};
    switch (arity.shape) {
        case Shape::bools:
            if (!are_alike || width(0) != 0) misfit("a part is no Bool");
            break;
        case Shape::vectors:
        case Shape::predicate:
            if (!are_alike || width(0) == 0) misfit("the parts are no bit vectors of one size");
            if (arity.shape == Shape::predicate) t.width = 0;
            break;
        case Shape::pair:
            if (!are_alike) misfit("the parts are of different sorts");
            t.width = 0;
            break;
        case Shape::choice:
            if (width(0) != 0 || width(1) != width(2)) misfit("no Bool and two of one sort");
            t.width = width(1);
            break;
        case Shape::special:
            if (std::ranges::any_of(parts, [&](TermId p) { return (*this)[p].width == 0; })) misfit("a part is a Bool");
            if (op == Op::concat) {
                t.width = 0;
                for (const TermId p : parts)
                    if ((t.width += (*this)[p].width) > kWidest) misfit("it is too wide");
            } else if (op == Op::extract) {
                if (second < 0 || first < second || first >= width(0)) misfit("bits that are not there");
                t.width = first - second + 1;
            } else {
                if (first < 0 || first > kWidest - width(0)) misfit("a negative number, or it is too wide");
                t.width = width(0) + first;
            }
    }
    t.parts = std::move(parts);
    if (const auto other = simpler(t)) return *other;
    return kept(std::move(t));
}

// Wiring, looked through. Each line says the same of every value of the parts.
std::optional<TermId> Terms::simpler(const Term& t) {
    const auto part = [&](std::size_t i) -> const Term& { return (*this)[t.parts[i]]; };
    if (t.parts.size() == 1 && t.op != Op::not_ && t.width == part(0).width && t.op != Op::bvnot && t.op != Op::bvneg)
        return t.parts[0];  // and, or, concat of one; all bits of a vector
    if (t.op == Op::not_ && part(0).op == Op::not_) return part(0).parts[0];
    if (t.op == Op::not_ && part(0).op == Op::numeral) return truth(t.parts[0] == truth(false));
    if (t.op == Op::extract) {
        const Term whole = Term(part(0));  // a copy: the table grows
        if (whole.op == Op::numeral) {
            const std::string all = digits(t.parts[0]);
            return numeral(
                all.substr(all.size() - 1 - static_cast<std::size_t>(t.first), static_cast<std::size_t>(t.width)));
        }
        if (whole.op == Op::extract)
            return make(Op::extract, whole.parts, t.first + whole.second, t.second + whole.second);
        int low = 0;
        if (whole.op == Op::concat)
            for (std::size_t i = whole.parts.size(); i-- > 0; low += (*this)[whole.parts[i]].width)
                if (t.second >= low && t.first < low + (*this)[whole.parts[i]].width)
                    return make(Op::extract, {whole.parts[i]}, t.first - low, t.second - low);
    }
    // A bit that is made of a Bool is set if the Bool is true.
    if (t.op == Op::equal)
        for (const std::size_t i : {0U, 1U}) {
            const Term &bit = part(i), &value = part(1 - i);
            if (bit.op != Op::ite || bit.width != 1 || value.op != Op::numeral) continue;
            const Term &yes = (*this)[bit.parts[1]], &no = (*this)[bit.parts[2]];
            if (yes.op != Op::numeral || no.op != Op::numeral || alike(yes, no)) continue;
            return bit.parts[1] == t.parts[1 - i] ? bit.parts[0] : negated(bit.parts[0]);
        }
    return {};
}

}  // namespace nomos::certify
