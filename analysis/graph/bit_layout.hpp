// Packing positions: each bit of a position that can ever be set has a place in the key.
//
// The fields that symmetries exchange lie side by side and are a block. So a symmetry is one
// permutation of places, and a block goes to itself under all of them (canonical.hpp).
#pragma once

#include <numeric>
#include <vector>

#include "analysis/graph/key.hpp"
#include "model/core/error.hpp"
#include "model/core/record.hpp"
#include "model/core/symmetry.hpp"

namespace nomos::graph {

inline constexpr int kNumberBits = 12;  // as wide as the algebra's numbers

// --- fields as bits --------------------------------------------------------------------------
template <class F>
inline constexpr int kWidth = kNumberBits;
template <>
inline constexpr int kWidth<bool> = 1;
template <int N>
inline constexpr int kWidth<Bits<N>> = N;

template <class Visit>
void for_each_bit(bool b, Visit&& visit) {
    if (b) visit(0);
}
template <int N, class Visit>
void for_each_bit(const Bits<N>& w, Visit&& visit) {
    w.for_each(visit);
}
template <class Visit>
void for_each_bit(int n, Visit&& visit) {
    constexpr int kEnd = 1 << (kNumberBits - 1);
    expect(n >= -kEnd && n < kEnd, "a number of a position has its 12 bits, one of them its sign");
    for (auto rest = static_cast<unsigned>(n) & (2U * kEnd - 1U); rest != 0; rest &= rest - 1)
        visit(std::countr_zero(rest));
}
inline void set_bit(bool& b, int) { b = true; }
inline void set_bit(int& n, int bit) { n |= bit == kNumberBits - 1 ? -(1 << bit) : 1 << bit; }
template <int N>
void set_bit(Bits<N>& w, int bit) {
    w.set(bit);
}

template <class Position>
constexpr int total_bits() {
    int bits = 0;
    Position p{};
    Position::zip([&]<class F>(const auto&, const F&) { bits += kWidth<F>; }, p);
    return bits;
}

template <class Position>
constexpr int words_of() {
    return (total_bits<Position>() + 63) / 64;
}

// --- the layout --------------------------------------------------------------------------------
struct Block {
    int first = 0, end = 0;  // its places
};

template <class Position_, int Words = words_of<Position_>()>
class BitLayout {
public:
    using Key = graph::Key<Words>;
    using Position = Position_;

    // `used` has every bit set that can ever be.
    BitLayout(const Position& used, const std::vector<Symmetry>& symmetries) {
        note_fields(used);
        lay_out(blocks_of_fields(symmetries));
        expect(bits_ <= 64 * Words, "a packed position has room for its bits");
        for (const Symmetry& s : symmetries) images_.push_back(image_of_places(s));
    }

    int bits() const { return bits_; }
    int words() const { return (bits_ + 63) / 64; }
    const std::vector<Block>& blocks() const { return blocks_; }
    // By field: where its bits are.
    std::vector<Block> places_of_fields() const {
        std::vector<Block> places;
        for (std::size_t f = 0; f < used_in_field_.size(); ++f)
            places.push_back({first_of_field_[f], first_of_field_[f] + used_in_field_[f]});
        return places;
    }
    // By field: the places of its bits, -1 for one that is never set.
    std::vector<std::vector<int>> places_of_bits() const {
        std::vector<std::vector<int>> places;
        for (std::size_t f = 0; f + 1 < base_.size(); ++f)
            places.emplace_back(place_.begin() + base_[f], place_.begin() + base_[f + 1]);
        return places;
    }
    // By symmetry: where each place goes.
    const std::vector<std::vector<std::uint16_t>>& images() const { return images_; }

    Key pack(const Position& p) const {
        Key key;
        const std::int16_t* place = place_.data();
        Position::zip(
            [&]<class F>(const auto&, const F& field) {
                for_each_bit(field, [&](int bit) {
                    expect(place[bit] >= 0, "a position sets only bits that its study says are used");
                    key.set(place[bit]);
                });
                place += kWidth<F>;
            },
            p);
        return key;
    }
    Position unpack(const Key& key) const {
        Position p{};
        std::size_t field = 0;
        Position::zip(
            [&](const auto&, auto& f) {
                const int first = first_of_field_[field], end = first + used_in_field_[field];
                key.for_each(first, end, [&](int place) { set_bit(f, bit_at_[static_cast<std::size_t>(place)]); });
                ++field;
            },
            p);
        return p;
    }

private:
    void note_fields(const Position& used) {
        Position::zip(
            [&]<class F>(const auto&, const F& field) {
                base_.push_back(static_cast<int>(place_.size()));
                std::vector<int> bits;
                if constexpr (std::is_same_v<F, int>)  // a used number may have any value up to the one given; -1: any
                    for_each_bit(field < 0 ? -1 : (1 << std::bit_width(static_cast<unsigned>(field))) - 1,
                                 [&](int b) { bits.push_back(b); });
                else
                    for_each_bit(field, [&](int b) { bits.push_back(b); });
                used_in_field_.push_back(static_cast<int>(bits.size()));
                for (int b : bits) field_bits_.emplace_back(base_.size() - 1, b);
                place_.insert(place_.end(), std::size_t{kWidth<F>}, std::int16_t{-1});
            },
            used);
        base_.push_back(static_cast<int>(place_.size()));
    }
    // By field: the least field that symmetries link it to.
    std::vector<int> blocks_of_fields(const std::vector<Symmetry>& symmetries) const {
        std::vector<int> block(base_.size() - 1);
        std::iota(block.begin(), block.end(), 0);
        for (const Symmetry& s : symmetries) {
            expect(s.fields.size() == block.size(), "a symmetry speaks of every field of a position");
            for (std::size_t f = 0; f < block.size(); ++f) {
                const int a = block[f], b = block[static_cast<std::size_t>(s.fields[f].to)];
                for (int& x : block) x = x == std::max(a, b) ? std::min(a, b) : x;
            }
        }
        return block;
    }
    void lay_out(const std::vector<int>& block_of) {
        first_of_field_.assign(block_of.size(), 0);
        for (std::size_t block = 0; block < block_of.size(); ++block) {
            const int first = bits_;
            for (std::size_t f = 0; f < block_of.size(); ++f) {
                if (block_of[f] != static_cast<int>(block)) continue;
                first_of_field_[f] = bits_;
                for (const auto& [field, bit] : field_bits_) {
                    if (field != f) continue;
                    place_[static_cast<std::size_t>(base_[f] + bit)] = static_cast<std::int16_t>(bits_++);
                    bit_at_.push_back(bit), field_at_.push_back(f);
                }
            }
            if (bits_ > first) blocks_.push_back({first, bits_});
        }
    }
    std::vector<std::uint16_t> image_of_places(const Symmetry& s) const {
        std::vector<std::uint16_t> image;
        for (std::size_t place = 0; place < bit_at_.size(); ++place) {
            const Symmetry::Field& f = s.fields[field_at_[place]];
            const int bit = f.bits.empty() ? bit_at_[place] : f.bits[static_cast<std::size_t>(bit_at_[place])];
            const int to = place_[static_cast<std::size_t>(base_[static_cast<std::size_t>(f.to)] + bit)];
            expect(to >= 0, "symmetries map used bits to used bits");
            image.push_back(static_cast<std::uint16_t>(to));
        }
        return image;
    }

    std::vector<int> base_;                                // by field: where its bits begin in place_
    std::vector<std::int16_t> place_;                      // by field and bit; -1: never set
    std::vector<std::pair<std::size_t, int>> field_bits_;  // the used bits, field by field
    std::vector<int> used_in_field_, first_of_field_;      // by field
    std::vector<int> bit_at_;                              // by place
    std::vector<std::size_t> field_at_;                    // by place
    std::vector<Block> blocks_;
    std::vector<std::vector<std::uint16_t>> images_;
    int bits_ = 0;
};

}  // namespace nomos::graph
