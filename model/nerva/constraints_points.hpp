// Points, counted in unary: bit k says "at least k + 1". A target never has more than seven, so
// eight bits tell every comparison, and a further point is one step - which a solver follows more
// easily than binary sums.
#pragma once

#include "model/nerva/constraints_scene.hpp"

namespace nomos::nerva::stated {

inline constexpr int kMostDefence = 3 + 4;  // a pawn of a full stack and four friends beside it

template <class B>
struct Points {
    std::array<B, std::size_t{kMostDefence} + 1> at_least{};

    static Points exactly(int n) {
        Points p;
        for (int k = 0; k < n; ++k) p.at_least[index(k)] = true;
        return p;
    }
    // One more where the condition holds; beyond the most that is told apart, no more.
    void add_if(const B& condition) {
        if (surely_not(condition)) return;
        for (std::size_t k = at_least.size() - 1; k > 0; --k)
            at_least[k] = at_least[k] || (condition && at_least[k - 1]);
        at_least[0] = at_least[0] || condition;
    }
};
// The points where the condition holds, else none.
template <class B>
Points<B> only_if(const B& condition, Points<B> points) {
    for (B& bit : points.at_least) bit = condition && bit;
    return points;
}
template <class B>
Points<B> either(const B& condition, const Points<B>& yes, const Points<B>& no) {
    Points<B> chosen;
    for (std::size_t k = 0; k < chosen.at_least.size(); ++k)
        chosen.at_least[k] = select(condition, yes.at_least[k], no.at_least[k]);
    return chosen;
}
template <class B>
B is_higher(const Points<B>& one, const Points<B>& other) {
    return exists(0, kMostDefence + 1, [&](int k) { return one.at_least[index(k)] && !other.at_least[index(k)]; });
}

}  // namespace nomos::nerva::stated
