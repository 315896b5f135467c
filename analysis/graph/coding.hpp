// Packed positions as numbers of few bits, where it is known how many bits of a field are set at most.
//
// A field of n places with at most m bits is one of all subsets so small, numbered by size and then by the
// combinatorial number system (Beckenbach 1964; Knuth, The Art of Computer Programming 4A, 7.2.1.3); the fields are
// digits of one number. Each bit adds a term that only its place and how many of its field lie below it tell: a look at
// a table a bit. What follows from a position has most fields as they were, and only the others are looked at.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "analysis/graph/bit_layout.hpp"

namespace nomos::graph {

template <class Position>
inline constexpr std::size_t kFieldsOf = [] {
    std::size_t fields = 0;
    Position p{};
    Position::zip([&](const auto&, const auto&) { ++fields; }, p);
    return fields;
}();

template <class Layout>
class Coding {
public:
    using Key = typename Layout::Key;
    using Position = typename Layout::Position;
    using Code = graph::Key<1>;

    // `most`: by field. Nothing if a code would need more than 55 bits.
    static std::optional<Coding> of(const Layout& layout, const std::vector<int>& most) {
        Coding c;
        std::uint64_t times = 1;
        const auto fields = layout.places_of_fields();
        int bits = 0;
        for (const int m : most) bits = std::max(bits, std::min(m, layout.bits()));
        c.note_chosen(static_cast<std::size_t>(layout.bits()), static_cast<std::size_t>(bits));
        for (std::size_t f = 0; f < fields.size(); ++f) {
            Field field{fields[f].first, fields[f].end - fields[f].first, most[f], times, {}};
            if (!c.number(field) || __builtin_mul_overflow(times, field.sizes.back(), &times) || times > kMost)
                return {};
            c.fields_.push_back(std::move(field));
        }
        c.codes_ = times;
        c.note_terms(layout.bits());
        c.note_bits(layout.places_of_bits());
        return c;
    }

    int bits() const { return static_cast<int>(std::bit_width(codes_ - 1)); }

    Code code(const Key& key) const {
        std::uint64_t code = 0;
        for (const Field& field : fields_) {
            const std::uint64_t* terms = &terms_[static_cast<std::size_t>(field.first) * columns_];
            std::size_t nth = 0;
            key.for_each(field.first, field.first + field.places, [&](int place) {
                code += terms[static_cast<std::size_t>(place - field.first) * columns_ + nth];
                nth += nth + 1 < columns_ ? 1 : 0;
            });
        }
        expect(code < codes_, "a field has no more bits than its study says");
        return {{code}};
    }
    // Of positions as they are, not packed: what each field adds to the code.
    using Digits = std::array<std::uint64_t, kFieldsOf<Position>>;
    Digits digits(const Position& p) const {
        Digits all{};
        std::size_t f = 0;
        Position::zip([&](const auto&, const auto& field) { all[f] = digit(f, field), ++f; }, p);
        return all;
    }
    // The code of `p`, where `digits` are those of another position.
    Code code(const Position& p, const Position& other, const Digits& digits) const {
        std::uint64_t code = 0;
        std::size_t f = 0;
        Position::zip([&](const auto&, const auto& field,
                          const auto& as_there) { code += field == as_there ? digits[f] : digit(f, field), ++f; },
                      p, other);
        expect(code < codes_, "a position has no more and no other bits than its study says");
        return {{code}};
    }
    Key key(const Code& code) const {
        Key key;
        for (const Field& field : fields_) {
            std::uint64_t digit = code.word[0] / field.times % field.sizes.back();
            if (field.is_raw()) {
                for (; digit != 0; digit &= digit - 1) key.set(field.first + std::countr_zero(digit));
                continue;
            }
            std::size_t n = 0;
            while (field.sizes[n] <= digit) ++n;
            digit -= n == 0 ? 0 : field.sizes[n - 1];
            int place = field.places;
            for (; n > 0; --n) {  // the highest place of what is left
                const std::uint64_t* below = chosen_[n].data();
                while (below[--place] > digit) {
                }
                digit -= below[place], key.set(field.first + place);
            }
        }
        return key;
    }

private:
    static constexpr std::uint64_t kMost = std::uint64_t{1} << 55;  // and a hundred of them are no small number
    static constexpr int kMostRaw = 40;

    struct Field {
        int first = 0, places = 0, most = 0;
        std::uint64_t times = 1;           // what a unit of its digit is worth
        std::vector<std::uint64_t> sizes;  // by n: subsets of at most n places; raw fields: 2^places only
        bool is_raw() const { return most >= places; }
    };
    bool number(Field& field) {
        if (field.is_raw()) {
            field.sizes = {std::uint64_t{1} << std::min(field.places, kMostRaw)};
            return field.places <= kMostRaw;
        }
        std::uint64_t sum = 0;
        for (int n = 0; n <= field.most; ++n) {
            sum += chosen(field.places, n);
            if (sum > kMost) return false;
            field.sizes.push_back(sum);
        }
        return true;
    }
    template <class Bits>
    std::uint64_t digit(std::size_t f, const Bits& field) const {
        const std::uint64_t* terms = bit_terms_[f].data();
        std::uint64_t sum = 0;
        std::size_t nth = 0;
        for_each_bit(field, [&](int bit) {
            sum += terms[static_cast<std::size_t>(bit) * columns_ + nth];
            nth += nth + 1 < columns_ ? 1 : 0;
        });
        return sum;
    }
    // How many subsets of n of so many places, or more than anybody wants.
    std::uint64_t chosen(int places, int n) const {
        return chosen_[static_cast<std::size_t>(n)][static_cast<std::size_t>(places)];
    }
    void note_chosen(std::size_t places, std::size_t bits) {
        chosen_.assign(bits + 1, std::vector<std::uint64_t>(places + 1));
        for (std::size_t p = 0; p <= places; ++p) {
            chosen_[0][p] = 1;
            for (std::size_t n = 1; n <= bits && p != 0; ++n)
                chosen_[n][p] = std::min(kMost, chosen_[n - 1][p - 1] + chosen_[n][p - 1]);
        }
    }
    void note_terms(int places) {
        for (const Field& f : fields_)
            if (!f.is_raw()) columns_ = std::max(columns_, static_cast<std::size_t>(f.most) + 1);
        terms_.assign(static_cast<std::size_t>(places) * columns_, kMost);  // more bits than there may be
        for (const Field& f : fields_)
            for (int p = 0; p < f.places; ++p) {
                const auto place = static_cast<std::size_t>(f.first + p);
                for (std::size_t nth = 0; nth < columns_; ++nth) {
                    std::uint64_t& term = terms_[place * columns_ + nth];
                    if (f.is_raw()) {
                        term = f.times << p;
                    } else if (nth < static_cast<std::size_t>(f.most)) {
                        // One bit more: past all smaller subsets, and those of its size that end below it.
                        const std::uint64_t smaller = f.sizes[nth] - (nth == 0 ? 0 : f.sizes[nth - 1]);
                        term = f.times * (smaller + chosen(p, static_cast<int>(nth) + 1));
                    }
                }
            }
    }

    void note_bits(const std::vector<std::vector<int>>& places) {
        for (std::size_t f = 0; f < places.size(); ++f) {
            bit_terms_[f].assign(places[f].size() * columns_, kMost);
            for (std::size_t bit = 0; bit < places[f].size(); ++bit)
                for (std::size_t nth = 0; places[f][bit] >= 0 && nth < columns_; ++nth)
                    bit_terms_[f][bit * columns_ + nth] =
                        terms_[static_cast<std::size_t>(places[f][bit]) * columns_ + nth];
        }
    }

    std::vector<std::vector<std::uint64_t>> chosen_;  // by how many of how many places
    std::vector<Field> fields_;
    std::uint64_t codes_ = 1;
    std::size_t columns_ = 1;
    std::vector<std::uint64_t> terms_;  // by place, and by how many bits of its field lie below
    // ... by field and bit of it; a bit that is never set has a term that is too much for any code
    std::array<std::vector<std::uint64_t>, kFieldsOf<Position>> bit_terms_;
};

}  // namespace nomos::graph
