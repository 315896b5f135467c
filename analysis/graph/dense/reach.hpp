// All positions that can be reached, nearest first, where they are numbered (numbering.hpp): a byte a number.
//
// Breadth-first search level by level, as in breadth_first.hpp, but the frontier is what the table says of the last
// level and what is found is a byte that is written: 0 becomes the next depth. Whoever writes it first, it is the same
// byte, so threads need no order among them. Positions are counted twice, when they are found and when they are
// expanded, and both must come to the same.
#pragma once

#include <atomic>
#include <chrono>

#include "analysis/graph/breadth_first.hpp"
#include "analysis/graph/dense/find_byte.hpp"
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
    std::uint64_t found = 0;  // of the next depth, from here
    std::array<std::uint64_t, kOutcomeMask + 1> by_outcome{};
    bool has_ends() const {
        return std::any_of(by_outcome.begin() + 1, by_outcome.end(), [](std::uint64_t n) { return n != 0; });
    }
    DenseCounts& operator+=(const DenseCounts& o) {
        positions += o.positions, without_symmetry += o.without_symmetry, in_play += o.in_play;
        dead_ends += o.dead_ends, edges += o.edges, found += o.found;
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
        const auto first = numbers(start);
        depth_[first.number] = 1, first_ = found_ = weight(first.same);
        for (int d = 0; d <= kMostDepth && !stopped_ && expand_level(d); ++d) {
        }
        expect(!complete() || found_ == expanded_, "what is found is expanded, once");
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
    std::uint64_t count_found() const { return found_; }
    std::uint64_t found_at(int d) const { return d == 0 ? first_ : at_depth(d - 1).found; }  // d <= depth() + 1
    // visit(number) of those of a depth, as far as `visit` returns true.
    template <class Visit>
    void each_at_depth(const Stretch& s, int d, Visit&& visit) const {
        const auto byte = static_cast<std::uint8_t>(d + 1);
        for (std::uint32_t at = s.first; at < s.end; ++at) {
            const std::uint8_t* here = byte_of(at);
            at += static_cast<std::uint32_t>(find_byte(here, here + (s.end - at), byte) - here);
            if (at == s.end || !visit(at)) return;
        }
    }
    const std::vector<Stretch>& stretches() const { return stretches_; }

private:
    double since_start() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    }
    // How far a level is; its counts are of what has been expanded of it.
    void report(int d, const std::vector<DenseCounts>& counts) const {
        if (!limits_.on_progress) return;
        DenseCounts all;
        for (const DenseCounts& c : counts) all += c;
        const std::uint64_t expanded = expanded_ + all.positions, found = found_ + all.found;
        limits_.on_progress({expanded, found - expanded, bytes(), d, since_start()});
    }
    // Is there another level?
    bool expand_level(int d) {
        std::vector<DenseCounts> counts(stretches_.size());
        constexpr std::size_t kAtOnce = 256;
        for (std::size_t from = 0; from < stretches_.size() && !stopped_; from += kAtOnce) {
            const std::size_t many = std::min(kAtOnce, stretches_.size() - from);
            parallel_for(many, limits_.jobs, [&](std::size_t i) { expand(stretches_[from + i], d, counts[from + i]); });
            stopped_ = stop_is_wanted();
            report(d, counts);
        }
        DenseCounts all;
        for (const DenseCounts& c : counts) all += c;
        if (all.positions == 0) return false;
        levels_.push_back(all);
        found_ += all.found, expanded_ += all.positions;
        too_deep_ = all.found != 0 && d == kMostDepth;
        return all.found != 0;
    }
    void expand(const Stretch& stretch, int d, DenseCounts& counts) {
        const auto next = static_cast<std::uint8_t>(d + 2);
        Later later;
        Distinct distinct;
        const auto mark = [&](const typename Numbers::Numbered& to) {
            std::atomic_ref<std::uint8_t> byte(depth_[to.number]);
            std::uint8_t none = 0;
            if (byte.load(std::memory_order_relaxed) == 0 &&
                byte.compare_exchange_strong(none, next, std::memory_order_relaxed))
                counts.found += weight(to.same);
        };
        each_at_depth(stretch, d, [&](std::uint32_t number) {
            if (stop_is_wanted()) return false;
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
                const auto to = numbers_(after);
                distinct.add(whole_ ? numbers_.exact(after) : to.number);
                __builtin_prefetch(&depth_[to.number], 1);
                later.put(to, mark);
            });
            counts.edges += weight * distinct.size();
            (distinct.size() == 0 ? counts.dead_ends : counts.in_play) += weight;
            return true;
        });
        later.all(mark);
    }
    // Numbers whose bytes have been asked of the memory; it answers in the meantime.
    class Later {
    public:
        template <class Mark>
        void put(const typename Numbers::Numbered& number, Mark&& mark) {
            auto& slot = ring_[put_++ % kLong];
            if (put_ > kLong) mark(slot);
            slot = number;
        }
        template <class Mark>
        void all(Mark&& mark) {
            for (std::size_t i = 0; i < std::min(put_, kLong); ++i) mark(ring_[i]);
        }

    private:
        static constexpr std::size_t kLong = 32;
        std::array<typename Numbers::Numbered, kLong> ring_{};
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
    std::uint64_t first_ = 0, found_ = 0, expanded_ = 0;
    bool stopped_ = false, too_deep_ = false;
    double seconds_ = 0;
};

}  // namespace nomos::graph
