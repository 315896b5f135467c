#include "model/smt/lanes.hpp"

#include <algorithm>

#include "model/core/error.hpp"

namespace nomos::tape {
namespace {

Lane chosen(const Lane& c, const Lane& yes, const Lane& no) { return (c & yes) | (~c & no); }

void add(const Lane* a, const Lane* b, Lane carry, bool negate_b, Lane* out) {
    for (int i = 0; i < kNumberBits; ++i) {
        const Lane x = a[i], y = negate_b ? ~b[i] : b[i], differ = x ^ y;
        out[i] = differ ^ carry, carry = (x & y) | (differ & carry);
    }
}
// Signed: the highest bit counts the other way round.
Lane is_less(const Lane* a, const Lane* b, Lane so_far) {
    for (int i = 0; i < kNumberBits; ++i) {
        const bool sign = i + 1 == kNumberBits;
        const Lane &x = sign ? b[i] : a[i], &y = sign ? a[i] : b[i];
        so_far = chosen(x ^ y, y, so_far);
    }
    return so_far;
}
void count(const Lane* a, int width, Lane* out) {
    std::fill(out, out + kNumberBits, Lane{});
    for (int i = 0; i < width; ++i) {
        Lane carry = a[i];
        for (int k = 0; k < kNumberBits && carry.any(); ++k) {
            const Lane sum = out[k] ^ carry;
            carry = out[k] & carry, out[k] = sum;
        }
    }
}
Lane any_of(const Lane* a, int width) {
    Lane some;
    for (int i = 0; i < width; ++i) some = some | a[i];
    return some;
}
Lane just_one(const Lane* a, int width) {
    Lane one, more;
    for (int i = 0; i < width; ++i) more = more | (one & a[i]), one = one | a[i];
    return one & ~more;
}
Lane differ(const Lane* a, const Lane* b, int width) {
    Lane some;
    for (int i = 0; i < width; ++i) some = some | (a[i] ^ b[i]);
    return some;
}
template <class F>
void each(Lane* out, int width, F&& f) {
    for (int i = 0; i < width; ++i) out[i] = f(i);
}

}  // namespace

Lanes::Lanes(const Tape& tape) : tape_(tape), dirty_(tape.nodes().size()) {
    std::size_t all = 0;
    for (const Node& n : tape.nodes()) begin_.push_back(all), all += static_cast<std::size_t>(n.width);
    values_.resize(all), other_.resize(all);
    for (std::size_t r = 0; r < tape.nodes().size(); ++r) {
        const Node& n = tape.nodes()[r];
        for (int i = 0; i < n.width; ++i)
            if (n.op == Op::flag || (n.op == Op::constant && tape.is_set(n, i)))
                values_[place(static_cast<Ref>(r), i)] = Lane::all();
    }
}

void Lanes::work_out(const Node& n, Lane* out, bool with) const {
    const Lane *a = operand(n.a, with), *b = operand(n.b, with), *c = operand(n.c, with);
    const int width = tape_.at(n.a).width;
    switch (n.op) {
        case Op::input:
        case Op::constant:
        case Op::flag:
            return;
        case Op::same:
            return each(out, n.width, [&](int i) { return a[i]; });
        case Op::negation:
            return each(out, n.width, [&](int i) { return ~a[i]; });
        case Op::conj:
            return each(out, n.width, [&](int i) { return a[i] & b[i]; });
        case Op::disj:
            return each(out, n.width, [&](int i) { return a[i] | b[i]; });
        case Op::exclusive:
            return each(out, n.width, [&](int i) { return a[i] ^ b[i]; });
        case Op::implied:
            return each(out, n.width, [&](int i) { return ~a[i] | b[i]; });
        case Op::choice:
            return each(out, n.width, [&](int i) { return chosen(*a, b[i], c[i]); });
        case Op::up:
            return each(out, n.width, [&](int i) { return i < n.n ? Lane{} : a[i - n.n]; });
        case Op::down:
            return each(out, n.width, [&](int i) { return i + n.n < n.width ? a[i + n.n] : Lane{}; });
        case Op::equal:
            *out = ~differ(a, b, width);
            return;
        case Op::differs:
            *out = differ(a, b, width);
            return;
        case Op::some:
            *out = any_of(a, width);
            return;
        case Op::no:
            *out = ~any_of(a, width);
            return;
        case Op::just_one:
            *out = just_one(a, width);
            return;
        case Op::bit_of:
            *out = a[n.n];
            return;
        case Op::population:
            return count(a, width, out);
        case Op::number_of:
            return each(out, n.width, [&](int i) { return i == 0 ? *a : Lane{}; });
        case Op::sum:
            return add(a, b, Lane{}, false, out);
        case Op::difference:
            return add(a, b, Lane::all(), true, out);
        case Op::less:
            *out = is_less(a, b, Lane{});
            return;
        case Op::at_most:
            *out = is_less(a, b, Lane::all());
            return;
    }
}

void Lanes::run() {
    for (std::size_t r = 0; r < tape_.nodes().size(); ++r) work_out(tape_.nodes()[r], &values_[begin_[r]], false);
}

// A node whose value has changed in no case touches nothing further on.
void Lanes::take(Ref r, const Node& node) {
    Lane* const out = &other_[place(r, 0)];
    work_out(node, out, true);
    dirty_[static_cast<std::size_t>(r)] = std::equal(out, out + node.width, &values_[place(r, 0)]) ? 0 : 1;
}

void Lanes::run_with(const Mistake& mistake) {
    std::fill(dirty_.begin(), dirty_.end(), char{0});
    auto next = mistake.nodes.begin();
    for (std::size_t r = 0; r < tape_.nodes().size(); ++r) {
        const Node& node = tape_.nodes()[r];
        const auto ref = static_cast<Ref>(r);
        if (next != mistake.nodes.end() && *next == ref) {
            take(ref, changed(tape_, node, mistake.change)), ++next;
        } else if (mistake.clause >= 0 && node.op == Op::flag) {
            std::copy_n(&values_[place(ref, 0)], node.width, &other_[place(ref, 0)]);
            other_[place(ref, mistake.clause)] = Lane{}, dirty_[r] = 1;
        } else if (touches(node)) {
            take(ref, node);
        }
    }
}

}  // namespace nomos::tape
