// The set of positions met, compact and the same for any number of threads.
//
// Open addressing over an arena (Knuth, The Art of Computer Programming 3, 6.4, algorithm L): the arena
// holds the keys one after the other in the order in which they were met, a table of slots leads from a
// key to its place there. A slot is 8 bytes - 32 bits of the hash, so that the arena is hardly ever read
// in vain, and the place - and between 3/8 and 3/4 of the slots are taken: 11 to 22 bytes a position
// beside its key, and one for what is known of it. Nothing is allocated for a single position.
//
// The set is cut in shards by the highest bits of the hash, always as many: who works on a shard has it
// alone, and places do not depend on how many threads there are.
#pragma once

#include <optional>
#include <vector>

#include "analysis/graph/key.hpp"

namespace nomos::graph {

inline constexpr int kShards = 64;

template <int Words>
class Shard {
public:
    using Key = graph::Key<Words>;

    explicit Shard(int stride = Words) : stride_(static_cast<std::size_t>(stride)), slots_(1 << 6) {}

    std::uint32_t size() const { return size_; }
    Key key(std::uint32_t place) const {
        Key k;
        const std::uint64_t* from = at(place);
        for (std::size_t i = 0; i < stride_; ++i) k.word[i] = from[i];
        return k;
    }
    std::uint8_t& note(std::uint32_t place) { return notes_[place >> kPageBits][place & kPageMask]; }
    std::uint8_t note(std::uint32_t place) const { return notes_[place >> kPageBits][place & kPageMask]; }

    // The key's place, as it was or new at the end.
    std::uint32_t insert(const Key& key, std::uint64_t hash) {
        if (std::uint64_t{size_} * 4 >= slots_.size() * 3) grow();
        std::size_t slot = first_slot(hash);
        for (; slots_[slot] != 0; slot = (slot + 1) & (slots_.size() - 1))
            if (is_at(slots_[slot], key, hash)) return place_of(slots_[slot]);
        append(key);
        slots_[slot] = entry(hash, size_ - 1);
        return size_ - 1;
    }
    std::optional<std::uint32_t> find(const Key& key, std::uint64_t hash) const {
        for (std::size_t slot = first_slot(hash); slots_[slot] != 0; slot = (slot + 1) & (slots_.size() - 1))
            if (is_at(slots_[slot], key, hash)) return place_of(slots_[slot]);
        return {};
    }
    // Memory that insert() and find() of this hash will want; the second needs the first to have come.
    void fetch_slot(std::uint64_t hash) const { __builtin_prefetch(&slots_[first_slot(hash)]); }
    void fetch_key(std::uint64_t hash) const {
        if (const std::uint64_t e = slots_[first_slot(hash)]; e != 0) __builtin_prefetch(at(place_of(e)));
    }

    std::uint64_t bytes() const {
        return slots_.size() * sizeof(slots_[0]) + pages_.size() * (kPage * stride_ * 8 + kPage);
    }

private:
    static constexpr int kPageBits = 8;
    static constexpr std::size_t kPage = std::size_t{1} << kPageBits, kPageMask = kPage - 1;

    static std::uint64_t entry(std::uint64_t hash, std::uint32_t place) {
        return hash << 32 | (std::uint64_t{place} + 1);
    }
    static std::uint32_t place_of(std::uint64_t entry) { return static_cast<std::uint32_t>(entry) - 1; }
    std::size_t first_slot(std::uint64_t hash) const { return (hash >> 20) & (slots_.size() - 1); }
    const std::uint64_t* at(std::uint32_t place) const {
        return &pages_[place >> kPageBits][(place & kPageMask) * stride_];
    }
    bool is_at(std::uint64_t entry, const Key& key, std::uint64_t hash) const {
        if (entry >> 32 != (hash & 0xffffffffU)) return false;
        const std::uint64_t* other = at(place_of(entry));
        for (std::size_t i = 0; i < stride_; ++i)
            if (other[i] != key.word[i]) return false;
        return true;
    }
    void append(const Key& key) {
        if ((size_ & kPageMask) == 0) pages_.emplace_back(kPage * stride_), notes_.emplace_back(kPage);
        std::uint64_t* to = &pages_[size_ >> kPageBits][(size_ & kPageMask) * stride_];
        for (std::size_t i = 0; i < stride_; ++i) to[i] = key.word[i];
        ++size_;
    }
    void grow() {
        slots_ = std::vector<std::uint64_t>(slots_.size() * 2);
        for (std::uint32_t place = 0; place < size_; ++place) {
            const std::uint64_t hash = key(place).hash();
            std::size_t slot = first_slot(hash);
            while (slots_[slot] != 0) slot = (slot + 1) & (slots_.size() - 1);
            slots_[slot] = entry(hash, place);
        }
    }

    std::size_t stride_;  // words of a key that can be other than 0
    std::uint32_t size_ = 0;
    std::vector<std::uint64_t> slots_;  // a power of two of them
    std::vector<std::vector<std::uint64_t>> pages_;
    std::vector<std::vector<std::uint8_t>> notes_;
};

template <int Words>
class Visited {
public:
    using Key = graph::Key<Words>;

    explicit Visited(int stride) : shards_(kShards, Shard<Words>(stride)) {}

    static std::size_t shard_of(std::uint64_t hash) { return hash >> 58; }
    Shard<Words>& shard(std::size_t s) { return shards_[s]; }
    const Shard<Words>& shard(std::size_t s) const { return shards_[s]; }
    std::uint64_t size() const {
        std::uint64_t n = 0;
        for (const auto& s : shards_) n += s.size();
        return n;
    }
    std::uint64_t bytes() const {
        std::uint64_t n = 0;
        for (const auto& s : shards_) n += s.bytes();
        return n;
    }

private:
    static_assert(kShards == 1 << 6, "a shard is known by the six highest bits of a hash");
    std::vector<Shard<Words>> shards_;
};

}  // namespace nomos::graph
