// The order in which the positions of a level are expanded: a piece of each shard, then another of each, and so on. So
// each rank that holds some of the shards (analysis/spread) has its share of any stretch of them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "analysis/graph/visited.hpp"

namespace nomos::graph {

// By shard.
using Places = std::array<std::uint32_t, kShards>;

struct Piece {
    std::uint32_t shard = 0, first = 0, end = 0;  // the places first to end - 1
};

// Pieces that are expanded before anything they find is taken in; after each batch the limit is looked at.
inline constexpr std::size_t kBatch = 64;

class Pieces {
public:
    // Of the positions at the places from `from` on and before `to`.
    Pieces(const Places& from, const Places& to) : at_(from), to_(to) {}

    // The next of them, at most so many; none when all have been given.
    std::vector<Piece> next(std::size_t most) {
        std::vector<Piece> pieces;
        for (int without = 0; without < kShards && pieces.size() < most; shard_ = (shard_ + 1) % kShards) {
            std::uint32_t& place = at_[shard_];
            const std::uint32_t first = place, left = to_[shard_] - first;
            place += std::min(left, kPiece);
            without = left == 0 ? without + 1 : 0;
            if (left != 0) pieces.push_back({static_cast<std::uint32_t>(shard_), first, place});
        }
        return pieces;
    }
    // By shard, the first place that has not been given: all before it have been.
    const Places& at() const { return at_; }
    // Positions that have not been given.
    std::uint64_t left() const {
        std::uint64_t n = 0;
        for (std::size_t s = 0; s < kShards; ++s) n += to_[s] - at_[s];
        return n;
    }

private:
    static constexpr std::uint32_t kPiece = 256;

    Places at_, to_;
    std::size_t shard_ = 0;
};

}  // namespace nomos::graph
