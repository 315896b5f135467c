// All positions that can be reached, nearest first.
//
// Breadth-first search level by level (Moore 1959), in batches: threads expand pieces of the frontier
// and sort what they find by shard; then each shard takes in its own, piece after piece, so that every
// position gets its place from the order of the pieces and not from who was quicker. A position is
// known by its shard and its place there; its depth follows from the place, since places are given in
// order of depth.
#pragma once

#include <chrono>
#include <optional>
#include <span>

#include "analysis/graph/notes.hpp"
#include "analysis/graph/pieces.hpp"
#include "analysis/graph/progress.hpp"
#include "analysis/graph/space.hpp"
#include "analysis/graph/visited.hpp"
#include "model/core/parallel.hpp"
#include "model/core/stop.hpp"

namespace nomos::graph {

struct Limits {
    std::uint64_t positions = 0;  // stop soon after as many, 0: never
    int jobs = 1;
    OnProgress on_progress;
};

template <class Key>
struct Found {
    Key key;
    std::uint64_t hash = 0;
};

// What is noted of a position that is expanded: visit(key, its hash) of each that follows from it.
template <class Space, class Visit>
std::uint8_t expand(const Space& space, const typename Space::Key& key, Visit&& visit) {
    const auto p = space.position_of(key);
    const int outcome = space.outcome(p);
    bool moves = false;
    if (outcome == kInPlay)
        space.each_key(p, [&](const auto& next) {
            visit(next, next.hash());
            moves = true;
        });
    return static_cast<std::uint8_t>(kExpanded | (moves || outcome != kInPlay ? 0 : kNoMoves) | outcome);
}

// Puts keys into their shard, in this order. Memory is asked for some positions ahead: first the slot, then the key it
// leads to.
template <int Words>
void take_in(Shard<Words>& shard, std::span<const Found<graph::Key<Words>>> found) {
    constexpr std::size_t kAhead = 12;
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (i + 2 * kAhead < found.size()) shard.fetch_slot(found[i + 2 * kAhead].hash);
        if (i + kAhead < found.size()) shard.fetch_key(found[i + kAhead].hash);
        shard.insert(found[i].key, found[i].hash);
    }
}

template <class Space>
class Reached {
public:
    using Key = typename Space::Key;
    using Position = typename Space::Position;
    static constexpr int kWords = Space::kWords;

    // Searches at once.
    Reached(const Space& space, const std::vector<Position>& from, const Limits& limits)
        : space_(space), visited_(space.item_bits()), limits_(limits), start_(std::chrono::steady_clock::now()) {
        begin_level();
        for (const Position& p : from) take_in_start(space_.key_of(p));
        begin_level();
        while (!stopped_ && levels_.back() != levels_[levels_.size() - 2]) expand_level();
        number();
    }

    const Space& space() const { return space_; }
    std::uint64_t size() const { return base_.back(); }
    bool complete() const { return !stopped_; }
    // Levels that were expanded, and perhaps one that was not.
    int depth() const { return static_cast<int>(levels_.size()) - 2; }
    std::uint64_t at_depth(int d) const {
        std::uint64_t n = 0;
        for (std::size_t s = 0; s < kShards; ++s) n += level(d + 1)[s] - level(d)[s];
        return n;
    }
    std::uint64_t bytes() const { return visited_.bytes(); }
    double seconds() const { return seconds_; }

    // --- positions by number, 0 <= id < size() ---------------------------------------------------
    Key key(std::uint32_t id) const {
        const std::size_t s = shard_of(id);
        return visited_.shard(s).key(static_cast<std::uint32_t>(id - base_[s]));
    }
    Position position(std::uint32_t id) const { return space_.position_of(key(id)); }
    std::uint8_t note(std::uint32_t id) const {
        const std::size_t s = shard_of(id);
        return visited_.shard(s).note(static_cast<std::uint32_t>(id - base_[s]));
    }
    int depth_of(std::uint32_t id) const {
        const std::size_t s = shard_of(id);
        int low = 0, high = depth();  // the last level that begins at or before the place
        while (low < high) {
            const int middle = (low + high + 1) / 2;
            level(middle)[s] <= id - base_[s] ? low = middle : high = middle - 1;
        }
        return low;
    }
    // visit(id) for all positions of a depth.
    template <class Visit>
    void each_at_depth(int d, Visit&& visit) const {
        for (std::size_t s = 0; s < kShards; ++s)
            for (std::uint32_t place = level(d)[s]; place < level(d + 1)[s]; ++place)
                visit(static_cast<std::uint32_t>(base_[s] + place));
    }
    std::optional<std::uint32_t> id_of(const Key& key) const {
        const std::uint64_t hash = key.hash();
        const std::size_t s = visited_.shard_of(hash);
        const auto place = visited_.shard(s).find(key, hash);
        if (!place) return {};
        return static_cast<std::uint32_t>(base_[s] + *place);
    }
    std::optional<std::uint32_t> id_of(const Position& p) const { return id_of(space_.key_of(p)); }

private:
    // What was found from a piece, by shard.
    struct Expanded {
        std::array<std::vector<Found<Key>>, std::size_t{kShards}> found{};
    };

    const Places& level(int d) const { return levels_[static_cast<std::size_t>(d)]; }
    void begin_level() {
        Places now;
        for (std::size_t s = 0; s < kShards; ++s) now[s] = visited_.shard(s).size();
        levels_.push_back(now);
    }
    void take_in_start(const Key& key) {
        const std::uint64_t hash = key.hash();
        visited_.shard(visited_.shard_of(hash)).insert(key, hash);
    }
    void expand_level() {
        Pieces pieces(levels_[levels_.size() - 2], levels_.back());
        std::vector<Expanded> batch(kBatch);  // with its room, which the next one needs again
        for (auto next = pieces.next(kBatch); !next.empty() && !stopped_; next = pieces.next(kBatch)) {
            parallel_for(next.size(), limits_.jobs, [&](std::size_t i) { expand_piece(next[i], batch[i]); });
            parallel_for(std::size_t{kShards}, limits_.jobs, [&](std::size_t s) {
                for (std::size_t i = 0; i < next.size(); ++i) take_in<kWords>(visited_.shard(s), batch[i].found[s]);
            });
            report(pieces.left());
            stopped_ = stop_is_wanted() || (limits_.positions != 0 && visited_.size() >= limits_.positions);
        }
        begin_level();
    }
    void expand_piece(const Piece& piece, Expanded& into) {
        for (auto& found : into.found) found.clear();
        auto& shard = visited_.shard(piece.shard);
        for (std::uint32_t place = piece.first; place < piece.end && !stop_is_wanted(); ++place)
            shard.set_note(place, expand(space_, shard.key(place), [&](const Key& key, std::uint64_t hash) {
                               into.found[visited_.shard_of(hash)].push_back({key, hash});
                           }));
    }
    void report(std::uint64_t queue) {
        seconds_ = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
        if (limits_.on_progress)
            limits_.on_progress(
                {visited_.size(), queue, visited_.bytes(), static_cast<int>(levels_.size()) - 2, seconds_});
    }
    void number() {
        std::uint64_t n = 0;
        for (std::size_t s = 0; s < kShards; ++s) base_[s] = n, n += visited_.shard(s).size();
        base_[kShards] = n;
        expect(n < std::uint64_t{1} << 32, "positions are numbered with 32 bits");
    }
    std::size_t shard_of(std::uint32_t id) const {
        return static_cast<std::size_t>(std::upper_bound(base_.begin(), base_.end(), id) - base_.begin()) - 1;
    }

    const Space& space_;
    Visited<kWords> visited_;
    const Limits limits_;
    std::chrono::steady_clock::time_point start_;
    std::vector<Places> levels_;  // by depth: each shard's first place of it; and one more
    std::array<std::uint64_t, kShards + 1> base_{};
    bool stopped_ = false;
    double seconds_ = 0;
};

}  // namespace nomos::graph
