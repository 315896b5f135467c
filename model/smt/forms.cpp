#include "model/smt/forms.hpp"

#include <algorithm>
#include <span>

namespace nomos::smt {

// --- nodes -------------------------------------------------------------------------------------------
namespace {
std::size_t hash_of(Forms::Op op, std::span<const int> parts) {
    std::size_t h = static_cast<std::size_t>(op) + 0x9e3779b97f4a7c15U;
    for (int p : parts) h = (h ^ static_cast<std::size_t>(p)) * 0x100000001b3U, h ^= h >> 29;
    return h;
}
}  // namespace

Forms::Forms() : nodes_{{Op::constant, {}, -1}} {}

int Forms::node(Op op, std::vector<int> parts) {
    const auto [entry, is_new] = by_hash_.emplace(hash_of(op, parts), -1);
    for (int n = entry->second; n >= 0; n = nodes_[static_cast<std::size_t>(n)].next)
        if (const Node& known = nodes_[static_cast<std::size_t>(n)]; known.op == op && known.parts == parts) return n;
    const int made = static_cast<int>(nodes_.size());
    nodes_.push_back({op, std::move(parts), entry->second});
    return entry->second = made;
}

Forms::Literal Forms::input(const InputBit& bit) {
    const auto [entry, is_new] = inputs_.emplace(bit, 0);
    if (is_new) entry->second = of_node(node(Op::input, {static_cast<int>(inputs_.size())}));
    return entry->second;
}

Forms::Literal Forms::all_of(const std::vector<Literal>& given) {
    std::vector<Literal> parts;
    for (Literal l : given) {
        if (l == kTrue) continue;
        if (l == kFalse) return kFalse;
        if (op(l) == Op::all_of && !aig::is_negated(l))
            parts.insert(parts.end(), this->parts(l).begin(), this->parts(l).end());
        else
            parts.push_back(l);
    }
    std::ranges::sort(parts);
    parts.erase(std::unique(parts.begin(), parts.end()), parts.end());
    for (std::size_t i = 1; i < parts.size(); ++i)
        if (parts[i] == negated(parts[i - 1])) return kFalse;
    if (parts.empty()) return kTrue;
    return parts.size() == 1 ? parts.front() : of_node(node(Op::all_of, std::move(parts)));
}

Forms::Literal Forms::any_of(std::vector<Literal> parts) {
    if (const Literal one = choose_one(parts); one != kFalse) return one;
    for (Literal& l : parts) l = negated(l);
    return negated(all_of(parts));
}

// "Just one of these and none of those, or none of these and just one of those" is just one of all, however
// they are parted. False: it is not of that form.
Forms::Literal Forms::choose_one(const std::vector<Literal>& either) {
    if (either.size() != 2) return kFalse;
    for (Literal l : either)
        if (aig::is_negated(l) || op(l) != Op::all_of) return kFalse;
    const auto choices = [&](Literal l) {
        return op(l) == Op::just_one && l % 2 == 0 ? parts(l) : std::vector<Literal>{l};
    };
    // `one` and none of `others`.
    const auto split = [&](Literal both, Literal one, const std::vector<Literal>& others) {
        std::vector<Literal> wanted{one};
        for (Literal o : others) wanted.push_back(negated(o));
        std::ranges::sort(wanted);
        return parts(both) == wanted;
    };
    const auto is_plain = [](Literal l) {
        return l % 2 == 0;
    };  // of two bits, none chosen is one chosen of their negations
    for (Literal one : parts(either[0])) {
        if (!is_plain(one)) continue;
        const auto these = choices(one);
        if (parts(either[1]).size() != these.size() + 1) continue;
        for (Literal other : parts(either[1])) {
            if (!is_plain(other)) continue;
            auto those = choices(other);
            if (parts(either[0]).size() != those.size() + 1 || !split(either[0], one, those) ||
                !split(either[1], other, these))
                continue;
            those.insert(those.end(), these.begin(), these.end());
            std::ranges::sort(those);
            return of_node(node(Op::just_one, std::move(those)));
        }
    }
    return kFalse;
}

Forms::Literal Forms::same(Literal a, Literal b) {
    if (a == b) return kTrue;
    if (a == negated(b)) return kFalse;
    if (aig::is_constant(a)) return a == kTrue ? b : negated(b);
    if (aig::is_constant(b)) return b == kTrue ? a : negated(a);
    const int odd = (a ^ b) & 1;
    a &= ~1, b &= ~1;
    return of_node(node(Op::same, {std::min(a, b), std::max(a, b)})) ^ odd;
}

Forms::Literal Forms::choice(Literal c, Literal yes, Literal no) {
    if (aig::is_constant(c)) return c == kTrue ? yes : no;
    if (yes == no) return yes;
    if (c % 2 != 0) c = negated(c), std::swap(yes, no);
    if (yes == kTrue) return any_of({c, no});
    if (yes == kFalse) return all_of({negated(c), no});
    if (no == kTrue) return any_of({negated(c), yes});
    if (no == kFalse) return all_of({c, yes});
    return of_node(node(Op::choice, {c, yes, no}));
}

}  // namespace nomos::smt
