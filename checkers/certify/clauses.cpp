#include "checkers/certify/clauses.hpp"

#include <algorithm>

namespace nomos::certify {

// --- clauses that come and go -----------------------------------------------------------------------
Clause Clauses::normalised(Clause literals) {
    std::sort(literals.begin(), literals.end());
    literals.erase(std::unique(literals.begin(), literals.end()), literals.end());
    return literals;
}
std::uint64_t Clauses::hash(const Clause& normalised) {
    std::uint64_t h = 0x9e3779b97f4a7c15U;
    for (const int literal : normalised)
        h = (h ^ static_cast<std::uint32_t>(literal)) * 0xff51afd7ed558ccdU, h ^= h >> 32U;
    return h;
}
void Clauses::make_room(const Clause& literals) {
    std::size_t most = values_.size();
    for (const int literal : literals) most = std::max(most, (index(literal) | 1U) + 1);
    values_.resize(most), watches_.resize(most), reasons_.resize(most, kNone);
}

bool Clauses::add(const Clause& literals) {
    Clause own = normalised(literals);
    make_room(own);
    Id id = static_cast<Id>(clauses_.size());
    if (free_.empty()) {
        clauses_.emplace_back(), in_use_.push_back(true);
    } else {
        id = free_.back(), free_.pop_back();
        in_use_[static_cast<std::size_t>(id)] = true;
    }
    by_hash_.emplace(hash(own), id);
    clause(id) = std::move(own);
    if (!attach(id) || !propagate()) contradictory_ = true;
    return !contradictory_;
}

bool Clauses::remove(const Clause& literals) {
    const Clause wanted = normalised(literals);
    const auto [first, last] = by_hash_.equal_range(hash(wanted));
    const auto found = std::find_if(first, last, [&](const auto& entry) {
        Clause held = clause(entry.second);
        std::sort(held.begin(), held.end());
        return held == wanted;
    });
    if (found == last) return false;
    const Id id = found->second;
    const bool supports = std::any_of(wanted.begin(), wanted.end(),
                                      [&](int literal) { return is_true(literal) && reasons_[index(literal)] == id; });
    by_hash_.erase(found);
    if (wanted.size() > 1) unwatch(id, clause(id)[0]), unwatch(id, clause(id)[1]);
    Clause().swap(clause(id));
    in_use_[static_cast<std::size_t>(id)] = false;
    free_.push_back(id);
    if (supports) start_again();
    return true;
}

// What was known may have rested on the clause that is gone: forget it all, and follow again what is forced.
void Clauses::start_again() {
    undo(0);
    contradictory_ = false;
    for (auto& list : watches_) list.clear();
    for (std::size_t i = 0; i < clauses_.size(); ++i)
        if (in_use_[i] && !attach(static_cast<Id>(i))) contradictory_ = true;
    if (!propagate()) contradictory_ = true;
}

std::vector<const Clause*> Clauses::with(int literal) const {
    std::vector<const Clause*> found;
    for (std::size_t i = 0; i < clauses_.size(); ++i)
        if (in_use_[i] && std::find(clauses_[i].begin(), clauses_[i].end(), literal) != clauses_[i].end())
            found.push_back(&clauses_[i]);
    return found;
}

// --- what is forced ---------------------------------------------------------------------------------
void Clauses::set(int literal, Id reason) {
    values_[index(literal)] = 1, values_[index(-literal)] = -1;
    reasons_[index(literal)] = reason;
    trail_.push_back(literal);
}
void Clauses::undo(std::size_t mark) {
    for (; trail_.size() > mark; trail_.pop_back())
        values_[index(trail_.back())] = 0, values_[index(-trail_.back())] = 0, reasons_[index(trail_.back())] = kNone;
    followed_ = std::min(followed_, mark);
}
bool Clauses::suppose(int literal) {
    if (is_false(literal)) return false;
    if (index(literal) >= values_.size()) make_room({literal});
    if (!is_true(literal)) set(literal, kNone);
    return true;
}

// Watches two literals that may hold, as long as there are two. A clause of one literal supports it by itself, even
// when others have forced it before: whoever takes those away need not start again. False: no literal may hold.
bool Clauses::attach(Id id) {
    Clause& c = clause(id);
    std::stable_partition(c.begin(), c.end(), [&](int literal) { return !is_false(literal); });
    if (c.size() > 1) watch(id);
    if (c.empty() || is_false(c[0])) return false;
    if (is_true(c[0])) {
        if (c.size() == 1) reasons_[index(c[0])] = id;
    } else if (c.size() == 1 || is_false(c[1])) {
        set(c[0], id);
    }
    return true;
}
void Clauses::watch(Id id) {
    const Clause& c = clause(id);
    watches_[index(c[0])].push_back({id, c[1], c.size() == 2});
    watches_[index(c[1])].push_back({id, c[0], c.size() == 2});
}
void Clauses::unwatch(Id id, int literal) {
    auto& list = watches_[index(literal)];
    const auto found = std::find_if(list.begin(), list.end(), [&](const Watch& w) { return w.clause == id; });
    if (found == list.end()) return;
    *found = list.back();
    list.pop_back();
}

bool Clauses::propagate() {
    while (followed_ < trail_.size())
        if (!visit(-trail_[followed_++])) return false;
    return true;
}
// The literal has become false: whoever watches it looks for another. False: a clause has none that may hold.
bool Clauses::visit(int falsified) {
    auto& list = watches_[index(falsified)];
    std::size_t kept = 0;
    bool no_conflict = true;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Watch w = list[i];
        if (!no_conflict || is_true(w.other)) {
            list[kept++] = w;
            continue;
        }
        if (!w.is_all && moved_watch(w.clause, falsified)) continue;
        const int last = w.is_all ? w.other : clause(w.clause)[0];
        list[kept++] = {w.clause, last, w.is_all};
        if (is_true(last)) continue;
        if (is_false(last))
            no_conflict = false;
        else
            set(last, w.clause);
    }
    list.resize(kept);
    return no_conflict;
}
// Puts the other watched literal first; then has the clause watch one that may hold in place of the second.
bool Clauses::moved_watch(Id id, int falsified) {
    Clause& c = clause(id);
    if (c[0] == falsified) std::swap(c[0], c[1]);
    if (is_true(c[0])) return false;
    const auto next = std::find_if(c.begin() + 2, c.end(), [&](int literal) { return !is_false(literal); });
    if (next == c.end()) return false;
    std::swap(c[1], *next);
    watches_[index(c[1])].push_back({id, c[0], false});
    return true;
}

}  // namespace nomos::certify
