// All positions that can be reached, nearest first, where they are numbered (numbering.hpp): a byte a number.
//
// Breadth-first search level by level, as in breadth_first.hpp, but the frontier is what the table says of the last
// level and what is found is a byte that is written: 0 becomes the next depth. Whoever writes it first, it is the same
// byte, so threads need no order among them; positions are counted when they are expanded, once each.
#pragma once

#include <atomic>
#include <chrono>
#include <cstring>

#include "analysis/graph/breadth_first.hpp"
#include "analysis/graph/dense/numbering.hpp"

namespace nomos::graph {

// A stretch of numbers of one layer.
struct Stretch {
    const Layer* layer = nullptr;
    std::uint32_t first = 0, end = 0;
};
inline void add_stretches(const Layer& layer, std::vector<Stretch>& to) {
    constexpr std::uint32_t kLength = 1U << 16;
    for (std::uint64_t at = layer.base; at < layer.end; at += kLength)
        to.push_back({&layer, static_cast<std::uint32_t>(at),
                      static_cast<std::uint32_t>(std::min<std::uint64_t>(at + kLength, layer.end))});
}

// Different ones of a few.
class Distinct {
public:
    void clear() { ++round_, size_ = 0; }
    void add(std::uint64_t key) {
        std::size_t slot = (key * 0x9e3779b97f4a7c15U) >> (64 - kBits);
        for (; slots_[slot].round == round_; slot = (slot + 1) & (kSlots - 1))
            if (slots_[slot].key == key) return;
        slots_[slot] = {key, round_};
        expect(++size_ < kSlots / 2, "a position has less than a thousand moves");
    }
    std::size_t size() const { return size_; }

private:
    static constexpr int kBits = 11;
    static constexpr std::size_t kSlots = std::size_t{1} << kBits;
    struct Slot {
        std::uint64_t key = 0, round = 0;
    };
    std::vector<Slot> slots_{kSlots};
    std::uint64_t round_ = 0;
    std::size_t size_ = 0;
};

// What positions come to; each counts for itself or, `whole`, for all its images.
struct DenseCounts {
    std::uint64_t positions = 0, without_symmetry = 0, in_play = 0, dead_ends = 0, edges = 0;
    std::array<std::uint64_t, kOutcomeMask + 1> by_outcome{};
    bool has_ends() const {
        return std::any_of(by_outcome.begin() + 1, by_outcome.end(), [](std::uint64_t n) { return n != 0; });
    }
    DenseCounts& operator+=(const DenseCounts& o) {
        positions += o.positions, without_symmetry += o.without_symmetry, in_play += o.in_play;
        dead_ends += o.dead_ends, edges += o.edges;
        for (std::size_t k = 0; k < by_outcome.size(); ++k) by_outcome[k] += o.by_outcome[k];
        return *this;
    }
};

template <class Space>
class DenseReached {
public:
    using Position = typename Space::Position;
    using Numbers = Numbering<Position>;
    static constexpr int kMostDepth = 253;

    // Searches at once. `whole`: positions count as often as they have images.
    DenseReached(const Space& space, const Numbers& numbers, const Position& start, bool whole, const Limits& limits)
        : space_(space),
          numbers_(numbers),
          whole_(whole),
          limits_(limits),
          depth_(numbers.size()),
          start_(std::chrono::steady_clock::now()) {
        for (const Layer& layer : numbers.layers()) add_stretches(layer, stretches_);
        depth_[numbers(start).number] = 1;
        for (int d = 0; d <= kMostDepth && !stopped_ && expand_level(d); ++d) {
        }
        seconds_ = since_start();
    }

    const Numbers& numbers() const { return numbers_; }
    const Space& space() const { return space_; }
    bool complete() const { return !stopped_ && !too_deep_; }
    bool too_deep() const { return too_deep_; }
    int depth() const { return static_cast<int>(levels_.size()) - 1; }
    const DenseCounts& at_depth(int d) const { return levels_[static_cast<std::size_t>(d)]; }
    bool is_reached(std::uint32_t number) const { return depth_[number] != 0; }
    int depth_of(std::uint32_t number) const { return depth_[number] - 1; }
    const std::uint8_t* byte_of(std::uint32_t number) const { return &depth_[number]; }
    std::uint64_t bytes() const { return depth_.size() + numbers_.bytes(); }
    double seconds() const { return seconds_; }
    bool whole() const { return whole_; }
    std::uint64_t weight(std::uint32_t same) const {
        return whole_ ? static_cast<std::uint64_t>(numbers_.symmetries()) / same : 1;
    }
    // Those that were found, expanded or not.
    std::uint64_t count_reached() const {
        std::uint64_t n = 0;
        for (std::uint32_t number = 0; number < depth_.size(); ++number)
            if (depth_[number] != 0) n += whole_ ? weight(numbers_(numbers_.at(number)).same) : 1;
        return n;
    }
    // visit(number) of those of a depth, as far as `visit` returns true.
    template <class Visit>
    void each_at_depth(const Stretch& s, int d, Visit&& visit) const {
        const auto byte = static_cast<std::uint8_t>(d + 1);
        for (std::uint32_t at = s.first; at < s.end; ++at) {
            const void* found = std::memchr(&depth_[at], byte, s.end - at);
            if (found == nullptr) return;
            at = static_cast<std::uint32_t>(static_cast<const std::uint8_t*>(found) - depth_.data());
            if (!visit(at)) return;
        }
    }
    const std::vector<Stretch>& stretches() const { return stretches_; }

private:
    double since_start() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    }
    // Is there another level?
    bool expand_level(int d) {
        std::vector<DenseCounts> counts(stretches_.size());
        std::vector<std::uint8_t> went_on(stretches_.size());
        constexpr std::size_t kAtOnce = 256;
        for (std::size_t from = 0; from < stretches_.size() && !stopped_; from += kAtOnce) {
            const std::size_t many = std::min(kAtOnce, stretches_.size() - from);
            parallel_for(many, limits_.jobs, [&](std::size_t i) {
                went_on[from + i] = expand(stretches_[from + i], d, counts[from + i]) ? 1 : 0;
            });
            stopped_ = stop_is_wanted();
        }
        DenseCounts all;
        for (const DenseCounts& c : counts) all += c;
        if (all.positions == 0) return false;
        levels_.push_back(all);
        if (limits_.on_progress) {
            std::uint64_t n = 0;
            for (const DenseCounts& c : levels_) n += c.positions;
            limits_.on_progress({n, all.positions, bytes(), d, since_start()});
        }
        const bool more = std::find(went_on.begin(), went_on.end(), 1) != went_on.end();
        too_deep_ = more && d == kMostDepth;
        return more;
    }
    bool expand(const Stretch& stretch, int d, DenseCounts& counts) {
        const auto next = static_cast<std::uint8_t>(d + 2);
        bool went_on = false;
        Later later;
        Distinct distinct;
        const auto mark = [&](std::uint32_t number) {
            std::atomic_ref<std::uint8_t> byte(depth_[number]);
            if (byte.load(std::memory_order_relaxed) == 0) byte.store(next, std::memory_order_relaxed), went_on = true;
        };
        each_at_depth(stretch, d, [&](std::uint32_t number) {
            const Position p = numbers_.at(*stretch.layer, number);
            const std::uint32_t same = numbers_(p).same;
            const std::uint64_t weight = this->weight(same);
            counts.positions += weight;
            counts.without_symmetry += static_cast<std::uint64_t>(numbers_.symmetries()) / same;
            const int outcome = space_.outcome(p);
            counts.by_outcome[static_cast<std::size_t>(outcome)] += weight;
            if (outcome != kInPlay) return true;
            distinct.clear();
            space_.each(p, [&](const auto&, const Position& after) {
                const std::uint32_t to = numbers_(after).number;
                distinct.add(whole_ ? numbers_.exact(after) : to);
                __builtin_prefetch(&depth_[to], 1);
                later.put(to, mark);
            });
            counts.edges += weight * distinct.size();
            (distinct.size() == 0 ? counts.dead_ends : counts.in_play) += weight;
            return true;
        });
        later.all(mark);
        return went_on;
    }
    // Numbers whose bytes have been asked of the memory; it answers in the meantime.
    class Later {
    public:
        template <class Mark>
        void put(std::uint32_t number, Mark&& mark) {
            std::uint32_t& slot = ring_[put_++ % kLong];
            if (put_ > kLong) mark(slot);
            slot = number;
        }
        template <class Mark>
        void all(Mark&& mark) {
            for (std::size_t i = 0; i < std::min(put_, kLong); ++i) mark(ring_[i]);
        }

    private:
        static constexpr std::size_t kLong = 32;
        std::array<std::uint32_t, kLong> ring_{};
        std::size_t put_ = 0;
    };

    const Space& space_;
    const Numbers& numbers_;
    bool whole_;
    const Limits& limits_;
    std::vector<std::uint8_t> depth_;  // by number: 0, not reached; else the depth and 1
    std::vector<Stretch> stretches_;
    std::vector<DenseCounts> levels_;
    std::chrono::steady_clock::time_point start_;
    bool stopped_ = false, too_deep_ = false;
    double seconds_ = 0;
};

}  // namespace nomos::graph
