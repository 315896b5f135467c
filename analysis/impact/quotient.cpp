#include "analysis/impact/quotient.hpp"

#include <algorithm>
#include <boost/pending/disjoint_sets.hpp>
#include <functional>
#include <map>
#include <numeric>

#include "model/core/error.hpp"

namespace nomos {

// --- which readings have to do with each other ------------------------------------------------------
std::vector<std::vector<std::size_t>> Quotient::parts_of(std::span<const ReadingInfo> table,
                                                         const std::vector<SameGame>& facts,
                                                         const std::vector<examples::Evidence>& evidence) {
    boost::disjoint_sets_with_storage<> sets(table.size());
    for (std::size_t r = 0; r < table.size(); ++r) sets.make_set(r);
    for (const SameGame& same : facts)
        if (same.under)
            sets.union_set(static_cast<std::size_t>(same.reading), static_cast<std::size_t>(same.under->reading));
    for (const examples::Evidence& e : evidence)
        for (const std::size_t r : e.turns_on) sets.union_set(e.turns_on.front(), r);
    std::map<std::size_t, std::vector<std::size_t>> by_set;
    for (std::size_t r = 0; r < table.size(); ++r) by_set[sets.find_set(r)].push_back(r);
    std::vector<std::vector<std::size_t>> parts;
    for (auto& [_, readings] : by_set) parts.push_back(std::move(readings));
    return parts;
}
std::uint64_t Quotient::combinations(std::span<const ReadingInfo> table, const std::vector<std::size_t>& readings) {
    std::uint64_t sets = 1;
    for (const std::size_t r : readings)
        sets = std::min(sets, kMost + 1) * table[r].options.size();  // more than the most is as good as any more
    return sets;
}
bool Quotient::can_hold(std::span<const ReadingInfo> table, const std::vector<SameGame>& facts,
                        const std::vector<examples::Evidence>& evidence) {
    // All together are printed as a number: 2^63 is far beyond any text.
    double all = 1;
    for (const ReadingInfo& reading : table) all *= static_cast<double>(reading.options.size());
    return all < 0x1p63 && std::ranges::all_of(parts_of(table, facts, evidence), [&](const auto& readings) {
               return combinations(table, readings) <= kMost;
           });
}

Quotient::Quotient(std::span<const ReadingInfo> table, const std::vector<SameGame>& facts,
                   const std::vector<examples::Evidence>& evidence)
    : table_(table), evidence_(evidence), part_of_(table.size()) {
    for (auto& readings : parts_of(table, facts, evidence)) {
        for (const std::size_t r : readings) part_of_[r] = parts_.size();
        const std::uint64_t sets = combinations(table, readings);
        expect(sets <= kMost, "the combinations of readings that have to do with each other can be held");
        Part& part = parts_.emplace_back(Part{std::move(readings), {}, sets});
        part.parent.resize(sets);
        std::iota(part.parent.begin(), part.parent.end(), 0U);
    }
}
template <class Visit>
void Quotient::each(const Part& part, Visit&& visit) const {
    std::vector<std::size_t> chosen(table_.size());
    for (std::uint32_t set = 0; set < part.parent.size(); ++set) {
        visit(set, std::as_const(chosen));
        for (const std::size_t r : part.readings) {
            if (++chosen[r] < table_[r].options.size()) break;
            chosen[r] = 0;
        }
    }
}

// --- classes -----------------------------------------------------------------------------------------
std::uint32_t Quotient::Part::root(std::uint32_t set) {
    while (parent[set] != set) set = parent[set] = parent[parent[set]];
    return set;
}
void Quotient::merge(const SameGame& same) {
    const auto reading = static_cast<std::size_t>(same.reading);
    Part& part = parts_[part_of_[reading]];
    expect(!same.under || part_of_[static_cast<std::size_t>(same.under->reading)] == part_of_[reading],
           "what is merged is one of the facts");
    std::uint64_t step = 1;  // how far apart two combinations are that differ by one option
    for (const std::size_t r : part.readings) {
        if (r == reading) break;
        step *= table_[r].options.size();
    }
    each(part, [&](std::uint32_t set, const auto& chosen) {
        if (chosen[reading] != static_cast<std::size_t>(same.first)) return;
        if (same.under &&
            chosen[static_cast<std::size_t>(same.under->reading)] != static_cast<std::size_t>(same.under->option))
            return;
        const std::uint64_t other =
            set + step * static_cast<std::uint64_t>(same.second) - step * static_cast<std::uint64_t>(same.first);
        const std::uint32_t a = part.root(set), b = part.root(static_cast<std::uint32_t>(other));
        if (a == b) return;
        part.parent[std::max(a, b)] = std::min(a, b), --part.classes;
    });
}
std::uint64_t Quotient::classes() const {
    return std::transform_reduce(parts_.begin(), parts_.end(), std::uint64_t{1}, std::multiplies<>{},
                                 [](const Part& part) { return part.classes; });
}

// --- beside evidence ---------------------------------------------------------------------------------
template <class Meant>
std::vector<int> Quotient::most_agreeing(const Part& part, Meant&& is_meant) const {
    std::vector<const examples::Evidence*> here;  // in their order; the others agree as far as this part goes
    for (const examples::Evidence& e : evidence_) {
        const bool is_here = e.turns_on.empty() || &parts_[part_of_[e.turns_on.front()]] == &part;
        here.push_back(is_here ? &e : nullptr);
    }
    Part roots = part;
    std::vector<int> most(part.parent.size(), -1);
    each(part, [&](std::uint32_t set, const auto& chosen) {
        if (!is_meant(chosen)) return;
        const auto refuting = std::ranges::find_if_not(
            here, [&](const auto* e) { return e == nullptr || e->agrees_with(chosen, table_); });
        int& best = most[roots.root(set)];
        best = std::max(best, static_cast<int>(refuting - here.begin()));
    });
    return most;
}
std::vector<std::uint64_t> Quotient::left() const {
    std::vector<std::uint64_t> left(evidence_.size() + 1, 1);
    for (const Part& part : parts_) {
        std::vector<std::uint64_t> here(left.size());  // classes that agree with so many and no more
        for (const int most : most_agreeing(part, [](const auto&) { return true; }))
            if (most >= 0) ++here[static_cast<std::size_t>(most)];
        std::partial_sum(here.rbegin(), here.rend(), here.rbegin());
        std::ranges::transform(left, here, left.begin(), std::multiplies<>{});
    }
    return left;
}
std::uint64_t Quotient::left_by_words() const {
    std::uint64_t left = 1;
    for (const Part& part : parts_) {
        const auto no_word_against = [&](const auto& chosen) {
            return std::ranges::all_of(
                part.readings, [&](std::size_t r) { return table_[r].options[chosen[r]].ruled_out_by.empty(); });
        };
        left *= static_cast<std::uint64_t>(
            std::ranges::count(most_agreeing(part, no_word_against), static_cast<int>(evidence_.size())));
    }
    return left;
}

}  // namespace nomos
