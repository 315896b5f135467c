#include "checkers/evidence.hpp"

#include <algorithm>
#include <numeric>
#include <set>

namespace nomos::examples {
namespace {

// The next choice of options of those readings; false after the last.
bool advance(std::vector<std::size_t>& chosen, const std::set<std::size_t>& readings,
             std::span<const ReadingInfo> table) {
    for (const std::size_t i : readings) {
        if (++chosen[i] < table[i].options.size()) return true;
        chosen[i] = 0;
    }
    return false;
}

}  // namespace

bool Evidence::agrees_with(const std::vector<std::size_t>& chosen, std::span<const ReadingInfo> table) const {
    std::size_t at = 0;
    for (const std::size_t i : turns_on) at = at * table[i].options.size() + chosen[i];
    return agrees[at];
}

std::uint64_t Evidence::agreeing(std::span<const ReadingInfo> table) const {
    const auto here = static_cast<std::uint64_t>(std::ranges::count(agrees, true));
    return here * (reading_sets(table) / agrees.size());
}

std::vector<std::uint64_t> agreeing_with_all(const std::vector<Evidence>& evidence,
                                             std::span<const ReadingInfo> table) {
    std::set<std::size_t> turns_on;
    for (const Evidence& e : evidence) turns_on.insert(e.turns_on.begin(), e.turns_on.end());
    std::uint64_t of_each = reading_sets(table);  // sets that make the same choice of those readings
    for (const std::size_t i : turns_on) of_each /= table[i].options.size();

    std::vector<std::uint64_t> counts(evidence.size() + 1);  // first: by how many pieces each is agreed with
    std::vector<std::size_t> chosen(table.size());
    do {
        const auto refuting =
            std::ranges::find_if_not(evidence, [&](const Evidence& e) { return e.agrees_with(chosen, table); });
        counts[static_cast<std::size_t>(refuting - evidence.begin())] += of_each;
    } while (advance(chosen, turns_on, table));
    std::partial_sum(counts.rbegin(), counts.rend(), counts.rbegin());
    return counts;
}

}  // namespace nomos::examples
