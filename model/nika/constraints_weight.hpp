// Weights, counted in unary: bit k says "at least k + 1". A city has six pieces, so six bits tell
// every comparison, and one more piece is one more step of a recursion along a line - which a
// solver follows more easily than binary sums.
#pragma once

#include "model/nika/constraints_scene.hpp"

namespace nomos::nika::stated {

template <class B>
using Weight = std::array<B, std::size_t{kPiecesEach}>;

// One more than w, at most six.
template <class B>
Weight<B> one_more(const Weight<B>& w) {
    Weight<B> sum{};
    sum[0] = true;
    for (std::size_t k = 1; k < w.size(); ++k) sum[k] = w[k - 1];
    return sum;
}
template <class B>
Weight<B> either(const B& condition, const Weight<B>& yes, const Weight<B>& no) {
    Weight<B> chosen{};
    for (std::size_t k = 0; k < yes.size(); ++k) chosen[k] = select(condition, yes[k], no[k]);
    return chosen;
}
template <class B>
Weight<B> one_more_if(const B& condition, const Weight<B>& w) {
    return either(condition, one_more(w), w);
}
// w where the condition holds, else nothing.
template <class B>
Weight<B> only_if(const B& condition, const Weight<B>& w) {
    return either(condition, w, Weight<B>{});
}
template <class B>
B is_greater(const Weight<B>& a, const Weight<B>& b) {
    return exists(0, kPiecesEach, [&](int k) { return a[index(k)] && !b[index(k)]; });
}

}  // namespace nomos::nika::stated
