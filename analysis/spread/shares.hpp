// Which rank holds which shards: neighbouring shards, as many each as can be.
#pragma once

#include <cstddef>

#include "analysis/graph/visited.hpp"
#include "analysis/spread/ranks.hpp"

namespace nomos::graph {

class Shares {
public:
    // Throws UsageError where there are more ranks than shards.
    explicit Shares(const Ranks& ranks) : rank_(ranks.rank()), ranks_(ranks.count()), holder_(kShards) {
        if (ranks_ > kShards)
            throw UsageError(
                "exploring is shared by at most " + std::to_string(kShards) + " ranks, not " + std::to_string(ranks_),
                "a rank a machine, and --jobs for its cores");
        for (int r = 0; r < ranks_; ++r)
            for (std::size_t s = first(r); s < first(r + 1); ++s) holder_[s] = r;
    }
    std::size_t first(int rank) const { return static_cast<std::size_t>(kShards * rank / ranks_); }
    // The shards of this rank: begin() <= s < end().
    std::size_t begin() const { return first(rank_); }
    std::size_t end() const { return first(rank_ + 1); }
    std::size_t count() const { return end() - begin(); }
    int holder(std::size_t shard) const { return holder_[shard]; }
    bool mine(std::size_t shard) const { return holder(shard) == rank_; }

private:
    int rank_, ranks_;
    std::vector<int> holder_;  // by shard
};

}  // namespace nomos::graph
