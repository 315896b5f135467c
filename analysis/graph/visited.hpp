// The set of positions met, compact and the same for any number of threads.
//
// Open addressing over an arena (Knuth, The Art of Computer Programming 3, 6.4, algorithm L): the arena
// holds the keys one after the other in the order in which they were met, with what is noted of each in the bits that
// the key leaves free, and a table of slots leads from a key to its place there. A slot is 4 bytes: the place, and as
// many bits of the hash as are left, so that the arena is seldom read in vain. Where a slot lies tells the rest of the
// hash, as in Cleary's tables (1984), so nothing of it is stored twice. Between 0.72 and 0.9 of the slots are taken:
// 4.4 to 5.6 bytes a position beside its key. Nothing is allocated for a single position, and what grows grows by
// pages (page_pool.hpp): the slots are filled again from the arena, and never two tables of them held.
//
// The set is cut in shards by the highest bits of the hash, always as many: who works on a shard has it
// alone, and places do not depend on how many threads there are.
#pragma once

#include <cstring>
#include <optional>
#include <vector>

#include "analysis/graph/key.hpp"
#include "analysis/graph/notes.hpp"
#include "analysis/graph/page_pool.hpp"
#include "model/core/error.hpp"

namespace nomos::graph {

inline constexpr int kShards = 64;

// How many bits an item of the arena has: of its key, and of the outcome that is noted of it (notes.hpp).
struct ItemBits {
    int key = 0, outcome = 0;
    int note() const { return outcome + 2; }
    int bytes() const { return (key + note() + 7) / 8; }
};

template <int Words>
class Shard {
    static_assert(std::endian::native == std::endian::little, "items are read as words");

public:
    using Key = graph::Key<Words>;

    // The pool outlives it.
    Shard(PagePool& pool, const ItemBits& bits)
        : pool_(pool), bits_(bits), item_(static_cast<std::size_t>(bits.bytes())) {
        expect(bits.key <= 64 * Words && bits.note() <= 8, "an item has room for its key and its note");
        const int last = bits.key - static_cast<int>((item_ - 1) / 8 * 64);
        last_ = last <= 0 ? 0 : last >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << last) - 1;
        rebuild(1);
    }

    std::uint32_t size() const { return size_; }
    // The innermost of all: inlined wherever it is asked, and no byte of another item is read, which may be written.
    [[gnu::always_inline]] Key key(std::uint32_t place) const {
        const std::uint8_t* from = at(place);
        Key k;
        std::size_t i = 0, left = item_;
        for (; left > 8; left -= 8, ++i) std::memcpy(&k.word[i], from + 8 * i, 8);
        if (i < std::size_t{Words}) k.word[i] = few_bytes(from + 8 * i, left) & last_;
        return k;
    }
    std::uint8_t note(std::uint32_t place) const {
        const unsigned packed = unsigned{at(place)[item_ - 1]} >> (8 - bits_.note());
        const unsigned outcome = packed & ((1U << bits_.outcome) - 1), flags = packed >> bits_.outcome;
        return static_cast<std::uint8_t>((flags & 1U ? kExpanded : 0U) | (flags & 2U ? kNoMoves : 0U) | outcome);
    }
    void set_note(std::uint32_t place, std::uint8_t note) {
        const unsigned outcome = note & kOutcomeMask;
        expect(outcome >> bits_.outcome == 0, "an outcome has its bits");
        const unsigned flags = (note & kExpanded ? 1U : 0U) | (note & kNoMoves ? 2U : 0U);
        std::uint8_t& byte = at(place)[item_ - 1];
        const int free = 8 - bits_.note();
        byte = static_cast<std::uint8_t>((byte & ((1U << free) - 1)) | (outcome | flags << bits_.outcome) << free);
    }

    // The key's place, as it was or new at the end.
    std::uint32_t insert(const Key& key, std::uint64_t hash) {
        if (std::uint64_t{size_} * 10 >= slots_ * 9) rebuild(pages_of_slots_.size() / 4 + 1);
        Slot& slot = slot_of(key, hash);
        if (slot == 0) append(key), slot = entry(hash, size_ - 1);
        return place_of(slot);
    }
    std::optional<std::uint32_t> find(const Key& key, std::uint64_t hash) const {
        const Slot slot = slot_of(key, hash);
        if (slot == 0) return {};
        return place_of(slot);
    }
    // Memory that insert() and find() of this hash will want; the second needs the first to have come.
    void fetch_slot(std::uint64_t hash) const { __builtin_prefetch(&slot_at(home(hash))); }
    void fetch_key(std::uint64_t hash) const {
        const Slot slot = first_slot(hash, [](Slot) { return true; });
        if (slot != 0) __builtin_prefetch(at(place_of(slot)));
    }

    std::uint64_t bytes() const {
        return pages_of_slots_.size() * (kPageOfSlots * sizeof(Slot) + kPageItself) +
               pages_.size() * (kPage * item_ + kPageItself);
    }

private:
    using Slot = std::uint32_t;  // 0: free; else a tag << place_bits_ | the place and 1
    static constexpr int kPageBits = 9, kPageOfSlotsBits = 10;
    static constexpr std::size_t kPage = std::size_t{1} << kPageBits, kPageMask = kPage - 1;
    static constexpr std::size_t kPageOfSlots = std::size_t{1} << kPageOfSlotsBits;
    static constexpr std::uint64_t kPageItself = sizeof(void*);

    Slot& slot_at(std::uint64_t i) const { return pages_of_slots_[i >> kPageOfSlotsBits][i & (kPageOfSlots - 1)]; }
    // The shard has the highest six bits of a hash, this the 32 below, a tag some of the lowest.
    std::uint64_t home(std::uint64_t hash) const { return (hash << 6 >> 32) * slots_ >> 32; }
    Slot tag(std::uint64_t hash) const { return static_cast<Slot>(hash) & ((Slot{1} << (32 - place_bits_)) - 1); }
    Slot entry(std::uint64_t hash, std::uint32_t place) const { return tag(hash) << place_bits_ | (place + 1); }
    std::uint32_t place_of(Slot slot) const { return (slot & ((Slot{1} << place_bits_) - 1)) - 1; }

    [[gnu::always_inline]] static std::uint64_t few_bytes(const std::uint8_t* from, std::size_t n) {  // 1 to 8
        if (n < 4) {
            std::uint64_t word = 0;
            for (std::size_t i = n; i-- > 0;) word = word << 8 | from[i];
            return word;
        }
        std::uint32_t low = 0, high = 0;
        std::memcpy(&low, from, 4), std::memcpy(&high, from + n - 4, 4);
        return low | std::uint64_t{high} << (8 * (n - 4));
    }
    std::uint8_t* at(std::uint32_t place) const { return &pages_[place >> kPageBits][(place & kPageMask) * item_]; }
    // From the slot on where a hash belongs: the first that is free, or has its tag and is the one.
    template <class Is>
    [[gnu::always_inline]] Slot& first_slot(std::uint64_t hash, Is&& is) const {
        const std::uint64_t from = home(hash);
        const Slot wanted = tag(hash);
        for (std::size_t page = from >> kPageOfSlotsBits, i = from & (kPageOfSlots - 1);; i = 0) {
            Slot* slots = pages_of_slots_[page];
            for (; i < kPageOfSlots; ++i)
                if (slots[i] == 0 || (slots[i] >> place_bits_ == wanted && is(slots[i]))) return slots[i];
            page = page + 1 == pages_of_slots_.size() ? 0 : page + 1;
        }
    }
    Slot& slot_of(const Key& wanted, std::uint64_t hash) const {
        return first_slot(hash, [&](Slot slot) { return key(place_of(slot)) == wanted; });
    }
    void append(const Key& key) {
        if ((size_ & kPageMask) == 0) pages_.push_back(pool_.page<std::uint8_t>(kPage * item_));
        std::uint8_t* to = at(size_);
        for (std::size_t i = 0; i < item_ && 8 * i < static_cast<std::size_t>(bits_.key); ++i)
            to[i] = static_cast<std::uint8_t>(key.word[i / 8] >> (8 * (i % 8)));
        ++size_;
    }
    void rebuild(std::size_t more_pages) {
        for (Slot* page : pages_of_slots_) std::fill_n(page, kPageOfSlots, Slot{0});
        for (; more_pages > 0; --more_pages) pages_of_slots_.push_back(pool_.page<Slot>(kPageOfSlots));
        slots_ = pages_of_slots_.size() << kPageOfSlotsBits;
        place_bits_ = static_cast<int>(std::bit_width(slots_));
        constexpr std::uint32_t kAhead = 16;
        std::array<std::uint64_t, kAhead> hashes{};
        for (std::uint32_t i = 0; i < size_ + kAhead; ++i) {  // each as soon as its slot's memory may have come
            std::uint64_t& hash = hashes[i % kAhead];
            if (i >= kAhead) first_slot(hash, [](Slot) { return false; }) = entry(hash, i - kAhead);
            if (i < size_) hash = key(i).hash(), fetch_slot(hash);
        }
    }

    PagePool& pool_;
    ItemBits bits_;
    std::size_t item_;        // bytes
    std::uint64_t last_ = 0;  // the key's bits of the last word of an item
    std::uint32_t size_ = 0;
    std::uint64_t slots_ = 0;
    int place_bits_ = 0;
    std::vector<Slot*> pages_of_slots_;
    std::vector<std::uint8_t*> pages_;
};

template <int Words>
class Visited {
public:
    using Key = graph::Key<Words>;

    explicit Visited(const ItemBits& bits) {
        for (int s = 0; s < kShards; ++s) shards_.emplace_back(pool_, bits);
    }

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
    PagePool pool_;
    std::vector<Shard<Words>> shards_;
};

}  // namespace nomos::graph
