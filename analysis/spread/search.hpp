// Breadth-first search on several ranks (analysis/graph/breadth_first.hpp is that of one process).
//
// Each rank holds some of the shards. A round is some batches of pieces: each rank expands those of its own shards and
// sends what it finds to the ranks whose shards it belongs to, which take it in piece after piece. So every position
// has the place that it has on one process, and whatever follows from places is the same.
#pragma once

#include <chrono>

#include "analysis/graph/held.hpp"
#include "analysis/graph/pieces.hpp"
#include "analysis/spread/shares.hpp"

namespace nomos::graph {

class Checkpoint;

// Between two batches. What is known of a position held elsewhere is what follows from its place.
struct SearchState {
    std::vector<Places> levels;  // by depth: each shard's first place of it; and one more
    std::uint64_t pieces = 0;    // of the last level, that have been expanded
    std::uint64_t before = 0;    // positions before the last batch was taken in, or more
    bool complete = false;
};

class Search {
public:
    // Goes on from the checkpoint if there is one, and writes it. Throws UserError, on all ranks.
    Search(Held& held, Ranks& ranks, const ExploreChoice& choice, Checkpoint* checkpoint);

    const Held& held() const { return held_; }
    Ranks& ranks() const { return ranks_; }
    const Shares& shares() const { return shares_; }
    bool complete() const { return state_.complete; }
    double seconds() const { return seconds_; }

    // --- positions by number, as on one process: 0 <= n < size(), those of a rank together
    std::uint64_t size() const { return base_[kShards]; }
    std::uint64_t first_of(int rank) const { return base_[shares_.first(rank)]; }
    std::uint64_t begin() const { return base_[shares_.begin()]; }
    std::uint64_t end() const { return base_[shares_.end()]; }
    std::uint64_t number(At at) const { return base_[at.shard] + at.place; }
    At at(std::uint64_t number) const;
    int holder(std::uint64_t number) const { return shares_.holder(at(number).shard); }
    int depth_of(At at) const;
    // On all ranks, whoever holds them.
    std::vector<Packed> keys(const std::vector<std::uint64_t>& numbers) const;
    std::uint64_t number_of(const Packed& key) const;  // it is held by one of them

    int depth() const { return static_cast<int>(state_.levels.size()) - 2; }
    std::uint64_t at_depth(int d) const;
    // The least number of those at the depth that `is_it` admits; kNone when there is none.
    static constexpr std::uint64_t kNone = ~std::uint64_t{0};
    std::uint64_t first_at_depth(int d, const std::function<bool(At)>& is_it) const;
    // A way by fewest plays from the start, as on one process.
    std::vector<std::uint64_t> shortest_way(std::uint64_t to) const;

private:
    // A piece that this rank has expanded.
    struct Expanded {
        std::array<Packed, kShards> found;  // keys, by shard
        std::vector<std::uint8_t> notes;    // by place
    };
    // What came, and where in it the keys of a piece for a shard are.
    struct Arrived {
        ByRank<std::uint64_t> words;
        std::vector<std::span<const std::uint64_t>> runs;  // by piece and own shard
        std::uint64_t found = 0;                           // keys
    };

    const Places& level(int d) const { return state_.levels[static_cast<std::size_t>(d)]; }
    Places sizes() const;
    std::uint64_t own_size() const;
    void begin_level();
    void expand_level();
    void expand_round(const std::vector<Piece>& round);
    Expanded expanded(const Piece& piece) const;
    Arrived send(const std::vector<Piece>& round, const std::vector<Expanded>& own);
    void take_in(const std::vector<Piece>& round, std::size_t first, std::size_t end, const std::vector<Expanded>& own,
                 const Arrived& arrived);
    void report(std::uint64_t queue);
    void number_positions();

    Held& held_;
    Ranks& ranks_;
    const ExploreChoice& choice_;
    Shares shares_;
    Checkpoint* checkpoint_;
    std::chrono::steady_clock::time_point start_;
    SearchState state_;
    std::uint64_t size_ = 0;  // positions of all ranks
    bool stopped_ = false;
    double seconds_ = 0;
    std::array<std::uint64_t, kShards + 1> base_{};
};

}  // namespace nomos::graph
