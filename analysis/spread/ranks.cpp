#include "analysis/spread/ranks.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace nomos::graph {

void Alone::exchange(const std::vector<Bytes>& to, const Room& room) {
    std::byte* const place = room(0, to.front().size());
    if (!to.front().empty()) std::memcpy(place, to.front().data(), to.front().size());
}
void Alone::abort(int code) { std::_Exit(code); }

std::string told_by(Ranks& ranks, int who, const std::string& what) {
    const auto told = told_by(ranks, who, std::vector<char>(what.begin(), what.end()));
    return {told.begin(), told.end()};
}

std::uint64_t sum(Ranks& ranks, std::uint64_t mine) {
    ranks.add_up({&mine, 1});
    return mine;
}
std::vector<std::uint64_t> of_all(Ranks& ranks, std::uint64_t mine) {
    std::vector<std::uint64_t> all(static_cast<std::size_t>(ranks.count()));
    all[static_cast<std::size_t>(ranks.rank())] = mine;
    ranks.add_up(all);
    return all;
}
std::uint64_t least(Ranks& ranks, std::uint64_t mine) {
    const auto all = of_all(ranks, mine);
    return *std::min_element(all.begin(), all.end());
}
std::uint64_t most(Ranks& ranks, std::uint64_t mine) {
    const auto all = of_all(ranks, mine);
    return *std::max_element(all.begin(), all.end());
}

void throw_on_all(Ranks& ranks, const std::string& problem) {
    const auto wrong = of_all(ranks, problem.empty() ? 0 : 1);
    const auto first = std::find(wrong.begin(), wrong.end(), 1);
    if (first == wrong.end()) return;
    throw UserError(told_by(ranks, static_cast<int>(first - wrong.begin()), problem));
}

}  // namespace nomos::graph
