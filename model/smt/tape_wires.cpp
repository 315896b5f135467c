#include "model/smt/tape_wires.hpp"

#include <algorithm>

namespace nomos::tape {
namespace {

using Gate = gates::Bit;

gates::Number number_of(const Gate* bits) {
    gates::Number n;
    for (int i = 0; i < kNumberBits; ++i) n.bits[i] = bits[i];
    return n;
}
void put(const gates::Number& n, Gate* out) {
    for (int i = 0; i < kNumberBits; ++i) out[i] = n.bits[i];
}
Gate any_of(const Gate* a, int width) {
    return exists(0, width, [&](int i) { return a[i]; });
}
Gate just_one(const Gate* a, int width) {
    Gate one = false, more = false;
    for (int i = 0; i < width; ++i) more = more || (one && a[i]), one = one || a[i];
    return one && !more;
}
Gate differ(const Gate* a, const Gate* b, int width) {
    return exists(0, width, [&](int i) { return a[i] != b[i]; });
}
gates::Number population(const Gate* a, int width) {
    std::vector<gates::Number> parts;
    for (int i = 0; i < width; ++i)
        if (!a[i].is_constant() || a[i].constant()) parts.push_back(gates::to_number(a[i]));
    if (parts.empty()) return 0;
    for (std::size_t i = 0; i + 1 < parts.size(); i += 2) parts.push_back(parts[i] + parts[i + 1]);
    return parts.back();
}
template <class F>
void each(Gate* out, int width, F&& f) {
    for (int i = 0; i < width; ++i) out[i] = f(i);
}

}  // namespace

Wires::Wires(const Tape& tape) : tape_(tape), dirty_(tape.nodes().size()) {
    std::size_t all = 0;
    for (const Node& n : tape.nodes()) begin_.push_back(all), all += static_cast<std::size_t>(n.width);
    values_.resize(all), other_.resize(all);
    for (std::size_t r = 0; r < tape.nodes().size(); ++r) work_out(tape.nodes()[r], &values_[begin_[r]], false);
    right_ = net_.size();
}

void Wires::work_out(const Node& n, Gate* out, bool with) {
    const auto operand = [&](Ref r) { return with ? &with_mistake(r) : &value(r); };
    const Gate *a = operand(n.a), *b = operand(n.b), *c = operand(n.c);
    const int width = tape_.at(n.a).width;
    switch (n.op) {
        case Op::input:
            return each(out, n.width, [&](int) { return Gate(net_, net_.input()); });
        case Op::constant:
            return each(out, n.width, [&](int i) { return Gate(tape_.is_set(n, i)); });
        case Op::flag:
            return each(out, n.width, [&](int) { return Gate(true); });
        case Op::same:
            return each(out, n.width, [&](int i) { return a[i]; });
        case Op::negation:
            return each(out, n.width, [&](int i) { return !a[i]; });
        case Op::conj:
            return each(out, n.width, [&](int i) { return a[i] && b[i]; });
        case Op::disj:
            return each(out, n.width, [&](int i) { return a[i] || b[i]; });
        case Op::exclusive:
            return each(out, n.width, [&](int i) { return a[i] != b[i]; });
        case Op::implied:
            return each(out, n.width, [&](int i) { return !a[i] || b[i]; });
        case Op::choice:
            return each(out, n.width, [&](int i) { return gates::select(*a, b[i], c[i]); });
        case Op::up:
            return each(out, n.width, [&](int i) { return i < n.n ? Gate(false) : a[i - n.n]; });
        case Op::down:
            return each(out, n.width, [&](int i) { return i + n.n < n.width ? a[i + n.n] : Gate(false); });
        case Op::equal:
            *out = !differ(a, b, width);
            return;
        case Op::differs:
            *out = differ(a, b, width);
            return;
        case Op::some:
            *out = any_of(a, width);
            return;
        case Op::no:
            *out = !any_of(a, width);
            return;
        case Op::just_one:
            *out = just_one(a, width);
            return;
        case Op::bit_of:
            *out = a[n.n];
            return;
        case Op::population:
            return put(population(a, width), out);
        case Op::number_of:
            return each(out, n.width, [&](int i) { return i == 0 ? *a : Gate(false); });
        case Op::sum:
            return put(number_of(a) + number_of(b), out);
        case Op::difference:
            return put(number_of(a) - number_of(b), out);
        case Op::less:
            *out = number_of(a) < number_of(b);
            return;
        case Op::at_most:
            *out = number_of(a) <= number_of(b);
            return;
    }
}

bool Wires::is_as_before(Ref r, int width) const {
    for (int i = 0; i < width; ++i)
        if (other_[place(r, i)].wire() != values_[place(r, i)].wire()) return false;
    return true;
}

void Wires::make(const Mistake& mistake) {
    net_.cut(right_);
    std::fill(dirty_.begin(), dirty_.end(), char{0});
    auto next = mistake.nodes.begin();
    for (std::size_t r = 0; r < tape_.nodes().size(); ++r) {
        const Node& node = tape_.nodes()[r];
        const auto ref = static_cast<Ref>(r);
        Gate* const out = &other_[place(ref, 0)];
        const bool is_changed = next != mistake.nodes.end() && *next == ref;
        const auto touched = [&](Ref part) { return dirty_[static_cast<std::size_t>(part)] != 0; };
        if (is_changed) {
            work_out(changed(tape_, node, mistake.change), out, true), ++next;
        } else if (mistake.clause >= 0 && node.op == Op::flag) {
            each(out, node.width, [&](int i) { return Gate(i != mistake.clause); });
        } else if (touched(node.a) || touched(node.b) || touched(node.c)) {
            work_out(node, out, true);
        } else {
            continue;
        }
        dirty_[r] = is_as_before(ref, node.width) ? 0 : 1;
    }
}

}  // namespace nomos::tape
