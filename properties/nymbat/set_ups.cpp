#include "properties/nymbat/set_ups.hpp"

#include <boost/multiprecision/cpp_int.hpp>

#include "model/nymbat/position.hpp"

namespace nomos::nymbat::properties {
namespace {

using Count = boost::multiprecision::cpp_int;
const int kRoom = set_up_area(Side::red).count();

// Hex by hex: ways[t] are those with a total of t on the hexes so far.
std::vector<Count> ways_by_total(int low, int high) {
    std::vector<Count> ways(std::size_t{kFirstTurnLimit} + 1);
    ways[0] = 1;
    for (int hex = 0; hex < kRoom; ++hex) {
        const std::vector<Count> before = ways;
        for (int number = low; number <= high; ++number)
            for (int total = number; total <= kFirstTurnLimit; ++total)
                ways[static_cast<std::size_t>(total)] += before[static_cast<std::size_t>(total - number)];
    }
    return ways;
}

Count choose(int n, int k) {
    Count c = n < k || k < 0 ? 0 : 1;
    for (int i = 1; i <= k && c != 0; ++i) c = c * (n - k + i) / i;
    return c;
}
// In closed form, with a total of `most` or less: k pieces stand on choose(room, k) sets of hexes, and their
// numbers less `low` are k digits from 0 to high - low; digits too high are taken out by inclusion and exclusion.
Count in_closed_form(int low, int high, int most) {
    Count all = 0;
    for (int k = 1; k <= kRoom; ++k)
        for (int j = 0; j <= k; ++j) {
            const int left = most - k * low - j * (high - low + 1);
            if (left < 0) break;
            const Count term = choose(kRoom, k) * choose(k, j) * choose(left + k, k);
            all += j % 2 == 0 ? term : Count(-term);
        }
    return all;
}

}  // namespace

SetUps count_set_ups(int low, int high) {
    const std::vector<Count> ways = ways_by_total(low, high);
    Count all = -1;  // no piece at all is no first turn
    for (const Count& w : ways) all += w;
    const Count closed = in_closed_form(low, high, kFirstTurnLimit);
    const bool alike = closed == all && closed - in_closed_form(low, high, kFirstTurnLimit - 1) == ways.back();
    return {all.str(), ways.back().str(), alike};
}

bool is_more(const std::string& one, const std::string& other) {
    return one.size() != other.size() ? one.size() > other.size() : one > other;
}

}  // namespace nomos::nymbat::properties
