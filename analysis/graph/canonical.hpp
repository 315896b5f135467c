// Positions up to symmetry: of all images of a position the one that counts for all of them.
//
// The images are compared block by block, a block with few bits first: its least image rules most
// symmetries out, and the others are tried on the next block only. How many bits a block has is the
// same for all images, so they agree on the order of the blocks, and so on the result. Mostly one
// symmetry is left after a bit or two, and the whole costs little more than permuting the bits once.
#pragma once

#include <algorithm>

#include "analysis/graph/bit_layout.hpp"

namespace nomos::graph {

template <class Layout>
class Canonical {
public:
    using Key = typename Layout::Key;

    explicit Canonical(const Layout& layout) : layout_(layout), order_(static_cast<int>(layout.images().size())) {
        expect(order_ >= 1 && order_ <= kMost, "a symmetry group has 1 to 16 members");
        expect(layout.blocks().size() <= kMostBlocks, "a position has at most 32 blocks");
        for (int place = 0; place < layout.bits(); ++place) {
            bool moves = false;
            for (const auto& image : layout.images()) moves = moves || image[static_cast<std::size_t>(place)] != place;
            if (!moves) fixed_.set(place);
        }
        for (const Block& block : layout.blocks()) {
            Key mask;
            for (int place = block.first; place < block.end; ++place)
                if (!fixed_.test(place)) mask.set(place);
            if (mask != Key{}) masks_.push_back(mask);
        }
    }

    int order() const { return order_; }
    Key operator()(const Key& key) const {
        if (order_ == 1) return key;
        int left = 0;
        return least(key, false, left);
    }
    // How many positions are images of this one.
    int orbit(const Key& key) const {
        int left = 1;
        least(key, true, left);
        return order_ / left;
    }
    Key image(const Key& key, int symmetry) const {
        return mapped(key, layout_.images()[static_cast<std::size_t>(symmetry)]);
    }

private:
    static constexpr int kMost = 16, kMostBlocks = 32;

    template <class Visit>
    static void for_each_place(const Key& key, Visit&& visit) {
        for (std::size_t k = 0; k < key.word.size(); ++k)
            for (std::uint64_t w = key.word[k]; w != 0; w &= w - 1)
                visit(static_cast<int>(64 * k) + std::countr_zero(w));
    }
    static Key mapped(const Key& key, const std::vector<std::uint16_t>& image) {
        Key to;
        for_each_place(key, [&](int place) { to.set(image[static_cast<std::size_t>(place)]); });
        return to;
    }
    static Key both(const Key& a, const Key& b) {
        Key r;
        for (std::size_t i = 0; i < a.word.size(); ++i) r.word[i] = a.word[i] & b.word[i];
        return r;
    }
    static Key without(const Key& a, const Key& b) {
        Key r;
        for (std::size_t i = 0; i < a.word.size(); ++i) r.word[i] = a.word[i] & ~b.word[i];
        return r;
    }
    static int count(const Key& key) {
        int n = 0;
        for (const std::uint64_t w : key.word) n += std::popcount(w);
        return n;
    }

    // The least image; `left` is how many symmetries give it, if they are all wanted.
    Key least(const Key& key, bool all, int& left) const {
        const Blocks blocks = by_size(key);
        Key result = both(key, fixed_), rest = without(key, fixed_);
        std::array<std::size_t, kMost> tried;
        for (std::size_t k = 0; k < kMost; ++k) tried[k] = k;
        left = order_;
        for (int i = 0; i < blocks.size && (left > 1 || all); ++i) {
            const Key& mask = masks_[blocks.index[static_cast<std::size_t>(i)]];
            result |= least_of(both(rest, mask), tried, left);
            rest = without(rest, mask);
        }
        return rest == Key{} ? result : result |= mapped(rest, layout_.images()[tried[0]]);
    }
    // The blocks that have bits, those with few first; of those with as many in their own order.
    struct Blocks {
        std::array<std::size_t, kMostBlocks> index;
        int size = 0;
    };
    Blocks by_size(const Key& key) const {
        Blocks blocks;
        std::array<int, kMostBlocks> bits;
        for (std::size_t b = 0; b < masks_.size(); ++b) {
            const int n = count(both(key, masks_[b]));
            if (n == 0) continue;
            auto at = static_cast<std::size_t>(blocks.size++);
            for (; at > 0 && bits[at - 1] > n; --at) bits[at] = bits[at - 1], blocks.index[at] = blocks.index[at - 1];
            bits[at] = n, blocks.index[at] = b;
        }
        return blocks;
    }
    // The least image of a block; keeps the symmetries that give it.
    Key least_of(const Key& block, std::array<std::size_t, kMost>& tried, int& left) const {
        Key best = mapped(block, layout_.images()[tried[0]]);
        std::size_t kept = 1;
        for (std::size_t t = 1; t < static_cast<std::size_t>(left); ++t) {
            const Key other = mapped(block, layout_.images()[tried[t]]);
            if (other < best) best = other, kept = 0;
            if (other == best) tried[kept++] = tried[t];
        }
        left = static_cast<int>(kept);
        return best;
    }

    const Layout& layout_;
    int order_;
    Key fixed_;               // places that no symmetry moves
    std::vector<Key> masks_;  // by block: the places that some symmetry moves
};

}  // namespace nomos::graph
