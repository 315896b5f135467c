#include "checkers/certify/known.hpp"

#include <algorithm>

namespace nomos::certify {
namespace {

bool is_commutative(Op op) {
    switch (op) {
        case Op::and_:
        case Op::or_:
        case Op::xor_:
        case Op::equal:
        case Op::bvand:
        case Op::bvor:
        case Op::bvxor:
        case Op::bvadd:
            return true;
        default:
            return false;
    }
}

}  // namespace

std::size_t Known::SignatureHash::operator()(const Signature& s) const {
    std::uint64_t h = 0xcbf29ce484222325U;
    for (const int n : s) h = (h ^ static_cast<std::uint64_t>(n)) * 0x100000001b3U, h ^= h >> 29;
    return static_cast<std::size_t>(h);
}

void Known::take_for_true(TermId t) {
    take_in_new_terms();
    join(t, terms_.truth(true));
    settle();
}
TermId Known::representative(TermId t) {
    take_in_new_terms();
    settle();
    return find(t);
}

TermId Known::find(TermId t) {
    const auto at = [this](TermId i) -> TermId& { return parent_[static_cast<std::size_t>(i)]; };
    while (at(t) != t) t = at(t) = at(at(t));
    return t;
}
// The table grows while this looks at it: a term's parts come before it.
void Known::take_in_new_terms() {
    while (static_cast<int>(parent_.size()) < terms_.size()) {
        const auto t = static_cast<TermId>(parent_.size());
        parent_.push_back(t);
        classes_.push_back({{t}});
        for (const TermId part : terms_[t].parts) classes_[static_cast<std::size_t>(find(part))].uses.push_back(t);
        look_at(t);
    }
}
void Known::settle() {
    while (!pending_.empty()) {
        const auto [a, b] = pending_.back();
        pending_.pop_back();
        unite(a, b);
        take_in_new_terms();
    }
}
void Known::unite(TermId a, TermId b) {
    TermId kept = find(a), lost = find(b);
    if (kept == lost) return;
    const auto size = [&](TermId t) {
        const Class& c = classes_[static_cast<std::size_t>(t)];
        return c.members.size() + c.uses.size();
    };
    const auto is_numeral = [&](TermId t) { return terms_[t].op == Op::numeral; };
    if (is_numeral(kept) && is_numeral(lost)) contradictory_ = true;
    if (is_numeral(lost) || (!is_numeral(kept) && size(lost) > size(kept))) std::swap(kept, lost);
    parent_[static_cast<std::size_t>(lost)] = kept;
    const Class gone = std::exchange(classes_[static_cast<std::size_t>(lost)], {});
    Class& all = classes_[static_cast<std::size_t>(kept)];
    all.members.insert(all.members.end(), gone.members.begin(), gone.members.end());
    all.uses.insert(all.uses.end(), gone.uses.begin(), gone.uses.end());
    if (all.contrary >= 0 && gone.contrary >= 0)
        join(all.contrary, gone.contrary);
    else
        all.contrary = std::max(all.contrary, gone.contrary);
    if (is_numeral(kept))
        for (const TermId member : gone.members) look_down(member);
    for (const TermId use : gone.uses) look_at(use);
}

// What is contrary to the same is the same.
void Known::are_contrary(TermId a, TermId b) {
    TermId& known = classes_[static_cast<std::size_t>(find(a))].contrary;
    if (known >= 0)
        join(known, b);
    else
        known = b;
}

Known::Signature Known::signature(TermId t) {
    const Term& term = terms_[t];
    Signature s{static_cast<int>(term.op), term.first, term.second};
    for (const TermId part : term.parts) s.push_back(find(part));
    if (is_commutative(term.op)) std::sort(s.begin() + 3, s.end());
    return s;
}
void Known::look_at(TermId t) {
    if (terms_[t].parts.empty()) return;
    const auto [place, is_new] = by_signature_.emplace(signature(t), t);
    if (!is_new) join(t, place->second);
    look_up(t);
    look_down(t);
}

// From what is known of the parts to the whole.
void Known::look_up(TermId t) {
    const Term term = terms_[t];  // a copy: a negation may be new to the table
    const auto& parts = term.parts;
    switch (term.op) {
        case Op::not_:
            are_contrary(t, parts[0]), are_contrary(parts[0], t);
            for (const bool value : {false, true})
                if (is(parts[0], value)) join(t, terms_.truth(!value));
            return;
        case Op::and_:
        case Op::or_: {
            const bool decisive = term.op == Op::or_;
            TermId rest = terms_.truth(!decisive);
            bool is_one = true;  // but for those that do not matter, all parts are the same
            for (const TermId part : parts) {
                if (is(part, decisive)) return join(t, terms_.truth(decisive));
                if (is(part, !decisive)) continue;
                is_one = is_one && (rest == terms_.truth(!decisive) || find(rest) == find(part));
                rest = part;
            }
            if (is_one) join(t, rest);
            return;
        }
        case Op::implies:
            if (is(parts[0], false) || is(parts[1], true)) return join(t, terms_.truth(true));
            if (is(parts[0], true)) return join(t, parts[1]);
            if (is(parts[1], false)) return join(t, terms_.negated(parts[0]));
            return;
        case Op::equal:
        case Op::xor_: {
            const bool alike = term.op == Op::equal;
            if (find(parts[0]) == find(parts[1])) return join(t, terms_.truth(alike));
            if (terms_[find(parts[0])].op == Op::numeral && terms_[find(parts[1])].op == Op::numeral)
                return join(t, terms_.truth(!alike));
            if (terms_[parts[0]].width != 0) return;
            for (const std::size_t i : {0U, 1U}) {
                if (is(parts[i], alike)) return join(t, parts[1 - i]);
                if (is(parts[i], !alike)) return join(t, terms_.negated(parts[1 - i]));
            }
            return;
        }
        case Op::ite:
            if (is(parts[0], true) || find(parts[1]) == find(parts[2])) return join(t, parts[1]);
            if (is(parts[0], false)) return join(t, parts[2]);
            return;
        default:
            return;
    }
}
// ... and back.
void Known::look_down(TermId t) {
    const bool holds = is(t, true);
    if (!holds && !is(t, false)) return;
    const Term term = terms_[t];
    const auto& parts = term.parts;
    switch (term.op) {
        case Op::not_:
            return join(parts[0], terms_.truth(!holds));
        case Op::and_:
        case Op::or_:
            if (holds != (term.op == Op::and_)) return follow_all_but_one(term, !holds);
            for (const TermId part : parts) join(part, terms_.truth(holds));
            return;
        case Op::implies:
            if (!holds) join(parts[0], terms_.truth(true)), join(parts[1], terms_.truth(false));
            if (holds && is(parts[0], true)) join(parts[1], terms_.truth(true));
            if (holds && is(parts[1], false)) join(parts[0], terms_.truth(false));
            return;
        case Op::equal:
        case Op::xor_:
            if (holds == (term.op == Op::equal)) return join(parts[0], parts[1]);
            if (terms_[parts[0]].width == 0)
                for (const std::size_t i : {0U, 1U})
                    for (const bool value : {false, true})
                        if (is(parts[i], value)) join(parts[1 - i], terms_.truth(!value));
            return;
        default:
            return;
    }
}
// An "and" that is false has a false part, an "or" that is true a true one: the last that is open.
void Known::follow_all_but_one(const Term& t, bool neutral) {
    TermId open = -1;
    for (const TermId part : t.parts) {
        if (is(part, neutral)) continue;
        if (is(part, !neutral) || (open >= 0 && find(open) != find(part))) return;
        open = part;
    }
    if (open >= 0)
        join(open, terms_.truth(!neutral));
    else
        contradictory_ = true;
}

}  // namespace nomos::certify
