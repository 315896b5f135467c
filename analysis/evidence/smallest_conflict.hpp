// The smallest part of a set of demands that cannot hold together.
//
// Implicit hitting sets (Ignatiev, Previti, Liffiton, Marques-Silva: Smallest MUS extraction with
// minimal hitting set dualization, CP 2015): every conflict meets each set of demands that would have
// to be given up. A smallest set that meets all those known is asked for; if it can hold, it is grown
// as far as it can hold, and what is left out is one more set to meet; if it cannot, no conflict is
// smaller. The alternative, to drop demands one by one, ends in a conflict that has nothing to spare,
// but others may have fewer demands.
//
// holds(demands) answers whether those (indexes, ascending) can hold together: it must be monotone,
// what holds together does so with fewer demands too. Cost: one question per set met, and per grown
// set a few for each demand left out. With the same answers the result is the same.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace nomos::analysis {

using Demands = std::vector<std::size_t>;

// A smallest set that has a member of each of `sets`, none of them empty; of those the first.
class HittingSet {
public:
    explicit HittingSet(const std::vector<Demands>& sets) : sets_(sets) {}
    Demands smallest() {
        for (std::size_t size = 0;; ++size) {
            Demands chosen;
            if (extend(chosen, size)) {
                std::sort(chosen.begin(), chosen.end());
                return chosen;
            }
        }
    }

private:
    bool extend(Demands& chosen, std::size_t more) const {
        const auto missed = std::find_if(sets_.begin(), sets_.end(), [&](const Demands& s) {
            return std::none_of(s.begin(), s.end(), [&](std::size_t d) {
                return std::find(chosen.begin(), chosen.end(), d) != chosen.end();
            });
        });
        if (missed == sets_.end()) return true;
        if (more == 0) return false;
        for (const std::size_t d : *missed) {
            chosen.push_back(d);
            if (extend(chosen, more - 1)) return true;
            chosen.pop_back();
        }
        return false;
    }
    const std::vector<Demands>& sets_;
};

// `chosen`, which holds, and as many of `others` as go with it; halves are tried before single ones.
template <class Holds>
void grow(Demands& chosen, const Demands& others, Holds&& holds) {
    if (others.empty()) return;
    Demands all = chosen;
    all.insert(all.end(), others.begin(), others.end());
    std::sort(all.begin(), all.end());
    if (holds(all)) {
        chosen = std::move(all);
        return;
    }
    if (others.size() == 1) return;
    const auto half = others.begin() + static_cast<std::ptrdiff_t>(others.size() / 2);
    grow(chosen, Demands(others.begin(), half), holds);
    grow(chosen, Demands(half, others.end()), holds);
}

// Nothing if all of them hold together.
template <class Holds>
std::optional<Demands> smallest_conflict(std::size_t demands, Holds&& holds) {
    const auto all_but = [&](const Demands& some) {
        Demands rest;
        for (std::size_t d = 0; d < demands; ++d)
            if (std::find(some.begin(), some.end(), d) == some.end()) rest.push_back(d);
        return rest;
    };
    std::vector<Demands> to_meet;
    while (true) {
        Demands chosen = HittingSet(to_meet).smallest();
        if (!holds(chosen)) return chosen;
        grow(chosen, all_but(chosen), holds);
        const Demands left_out = all_but(chosen);
        if (left_out.empty()) return {};
        to_meet.push_back(left_out);
    }
}

}  // namespace nomos::analysis
