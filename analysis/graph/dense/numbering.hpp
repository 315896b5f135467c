// Positions as numbers, so that nothing of them need be stored: what is known of a position lies at its number.
//
// As in tables of endgames (Thompson 1986; Lake, Schaeffer, Lu 1994) positions are counted, not hashed: those with as
// many stones of each kind are a layer, and stones stand on different cells. The board is cut in two halves. What
// stands on a half is a code, a digit a cell; codes with the same stones are a class and are counted in it. So a number
// needs two sums, two looks at a table of codes and one product, whatever stands on the board. A word of at most one
// bit (a king) is the lead: it is counted beside the stones, on one cell only of those that symmetries exchange. A
// number stands for all images of a position, which is that of the one with the least codes, of those that have the
// lead where it is counted.
#pragma once

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <vector>

#include "analysis/graph/dense/layer.hpp"
#include "model/core/error.hpp"
#include "model/core/record.hpp"
#include "model/core/symmetry.hpp"

namespace nomos::graph {

template <class Position>
class Numbering {
    static constexpr auto kShape = ShapeOf<Position>::make();
    static constexpr std::size_t kWords = std::size_t{kShape.words};
    static constexpr std::uint8_t kNoClass = 0xff;
    using Cells = std::uint32_t;  // a bit a cell
    struct Raw {
        std::array<Cells, kWords> word{};
        std::uint32_t flags = 0;
    };

public:
    struct Numbered {
        std::uint32_t number = 0;
        std::uint32_t same = 1;  // symmetries under which the position is its own image
    };

    // `used`: every bit that can ever be set; `most`: by field, how many of its bits at once, in positions that play
    // comes to. Nothing if there are more positions than 2^32, or symmetries exchange fields.
    static std::optional<Numbering> of(const Position& used, const std::vector<int>& most,
                                       const std::vector<Symmetry>& symmetries) {
        Numbering n;
        if (!n.note_fields(used, most) || !n.note_symmetries(symmetries) || !n.cut_board()) return {};
        n.note_codes();
        if (!n.lay_out()) return {};
        n.note_images();
        return n;
    }

    std::uint64_t size() const { return layers_.empty() ? 0 : layers_.back().end; }
    // Fewer stones first.
    const std::vector<Layer>& layers() const { return layers_; }
    int symmetries() const { return static_cast<int>(images_.size()); }
    std::uint64_t bytes() const {
        return images_.size() * (images_[0].low.size() + images_[0].high.size()) * 4 +
               2 * (half_[0].place.size() + half_[1].place.size()) * 4;
    }

    // Can it come up, as far as single words tell?
    bool has(const Position& p) const {
        const Raw raw = raw_of(p);
        Cells wrong = 0;
        for (std::size_t i = 0; i < kWords; ++i) wrong |= raw.word[i] & ~used_[i];
        return wrong == 0;
    }
    // Throws if the position has what was not announced.
    Numbered operator()(const Position& p) const {
        const Raw raw = raw_of(p);
        Cells wrong = 0;
        for (std::size_t i = 0; i < kWords; ++i) wrong |= raw.word[i] & ~used_[i];
        expect(wrong == 0, "a position sets only bits that its study says are used");
        const int cell = lead_ < 0 ? kNowhere : std::countr_zero(raw.word[static_cast<std::size_t>(lead_)]);
        const ToLead& to = to_lead_[static_cast<std::size_t>(cell)];
        std::uint32_t least = codes(raw, images_[to.image[0]]), same = 1;
        for (std::size_t k = 1; k < to.images; ++k) {
            const std::uint32_t other = codes(raw, images_[to.image[k]]);
            same = other < least ? 1 : same + (other == least ? 1 : 0);
            least = std::min(least, other);
        }
        return {number_of(least, to, raw.flags), same};
    }
    // Has it the stones of the layer?
    bool is_in(const Layer& layer, const Position& p) const {
        const Raw raw = raw_of(p);
        bool same = lead_ < 0 || (raw.word[static_cast<std::size_t>(lead_)] != 0) == layer.lead;
        for (std::size_t k = 0; k < most_.size(); ++k)
            same = same && std::popcount(raw.word[static_cast<std::size_t>(word_of_kind_[k])]) == layer.counts[k];
        return same;
    }
    // Tells positions apart that are images of each other, too.
    std::uint64_t exact(const Position& p) const {
        const Raw raw = raw_of(p);
        const int cell = lead_ < 0 ? kNowhere : std::countr_zero(raw.word[static_cast<std::size_t>(lead_)]);
        return std::uint64_t{codes(raw, images_[0])} << 16 | static_cast<std::uint64_t>(cell) << 8 | raw.flags;
    }
    // The position that stands for a number.
    Position at(std::uint32_t number) const { return at(layer_of(number), number); }
    Position at(const Layer& layer, std::uint32_t number) const {
        const auto part = std::prev(std::upper_bound(layer.parts.begin(), layer.parts.end(), number,
                                                     [](std::uint32_t n, const Layer::Part& q) { return n < q.base; }));
        const std::uint32_t stones = (number - part->base) / layer.width, rest = (number - part->base) % layer.width;
        const auto& low = half_[0].stands[part->low];
        const Stand& at_low = low[stones % low.size()];
        const Stand& at_high = half_[1].stands[part->high][stones / static_cast<std::uint32_t>(low.size())];
        Raw raw;
        for (std::size_t i = 0; i < kWords; ++i) raw.word[i] = at_low[i] | Cells{at_high[i]} << half_[1].first;
        raw.flags = rest & ((1U << kShape.flags) - 1);
        if (layer.lead && lead_ >= 0)
            raw.word[static_cast<std::size_t>(lead_)] = Cells{1} << lead_cells_[rest >> kShape.flags];
        return position_of(raw);
    }
    const Layer& layer_of(std::uint32_t number) const {
        return *std::prev(std::upper_bound(layers_.begin(), layers_.end(), number,
                                           [](std::uint32_t n, const Layer& l) { return n < l.base; }));
    }

private:
    static constexpr int kNowhere = 32;  // where a lead is that is not on the board
    static constexpr std::size_t kMostImages = 16;
    using Stand = std::array<std::uint16_t, kWords>;  // what stands on a half, its cells from 0 on

    struct Half {
        int first = 0, cells = 0, stones = 0;    // from this cell on; cells that stones may stand on
        std::vector<std::uint32_t> place;        // by code: its place in its class << 8 | the class
        std::vector<std::vector<Stand>> stands;  // by class and place in it
    };
    // By what stands on a half: what it adds to the codes of both halves of the image, the high one << 16.
    struct Image {
        std::vector<std::uint32_t> low, high;
        std::vector<int> cell;
    };
    // By the cell of the lead: the images that bring it where it is counted.
    struct ToLead {
        std::array<std::uint8_t, kMostImages> image{};
        std::size_t images = 0;
        std::uint32_t code = 0;
        bool lead = false;
    };

    // --- fields ----------------------------------------------------------------------------------
    bool note_fields(const Position& used, const std::vector<int>& most) {
        std::vector<int> most_of_word;
        std::size_t field = 0;
        Position::zip(
            [&]<class F>(const auto&, const F& f) {
                if constexpr (!std::is_same_v<F, bool>) {
                    used_[most_of_word.size()] = static_cast<Cells>(f.words()[0]);
                    word_fields_.push_back(static_cast<int>(field)), most_of_word.push_back(most[field]);
                }
                ++field;
            },
            used);
        const auto cells = [&](std::size_t word) { return std::popcount(used_[word]); };
        for (std::size_t w = 0; w < kWords; ++w)  // of several that could be, the one that may stand on most cells
            if (most_of_word[w] == 1 && (lead_ < 0 || cells(w) >= cells(static_cast<std::size_t>(lead_))))
                lead_ = static_cast<int>(w);
        for (std::size_t w = 0; w < kWords; ++w)
            if (static_cast<int>(w) != lead_)
                word_of_kind_.push_back(static_cast<int>(w)), most_.push_back(most_of_word[w]),
                    stone_cells_ |= used_[w];
        radix_ = static_cast<std::uint32_t>(most_.size()) + 1;
        for (std::size_t k = 0; k < word_of_kind_.size(); ++k)
            weight_[static_cast<std::size_t>(word_of_kind_[k])] = static_cast<std::uint32_t>(k) + 1;
        return radix_ > 1;
    }
    static Raw raw_of(const Position& p) {
        Raw raw;
        std::size_t word = 0;
        int flag = 0;
        Position::zip(
            [&]<class F>(const auto&, const F& f) {
                if constexpr (std::is_same_v<F, bool>)
                    raw.flags |= (f ? 1U : 0U) << flag++;
                else
                    raw.word[word++] = static_cast<Cells>(f.words()[0]);
            },
            p);
        return raw;
    }
    static Position position_of(const Raw& raw) {
        Position p{};
        std::size_t word = 0;
        int flag = 0;
        Position::zip(
            [&]<class F>(const auto&, F& f) {
                if constexpr (std::is_same_v<F, bool>)
                    f = (raw.flags >> flag++ & 1U) != 0;
                else
                    for (Cells rest = raw.word[word++]; rest != 0; rest &= rest - 1) f.set(std::countr_zero(rest));
            },
            p);
        return p;
    }

    // --- symmetries: one permutation of the cells for all words --------------------------------------
    bool note_symmetries(const std::vector<Symmetry>& symmetries) {
        if (symmetries.size() > kMostImages) return false;
        for (const Symmetry& s : symmetries) {
            Image image;
            for (int c = 0; c < kShape.cells; ++c) image.cell.push_back(c);
            for (std::size_t f = 0; f < s.fields.size(); ++f) {
                const auto& field = s.fields[f];
                if (field.to != static_cast<int>(f)) return false;
                const bool word = std::find(word_fields_.begin(), word_fields_.end(), f) != word_fields_.end();
                if (!word || field.bits.empty()) continue;
                if (f == static_cast<std::size_t>(word_fields_[0])) image.cell = field.bits;
                if (image.cell != field.bits) return false;
            }
            for (int c = 0; c < kShape.cells; ++c)
                if ((stone_cells_ >> c & 1U) != (stone_cells_ >> image.cell[static_cast<std::size_t>(c)] & 1U))
                    return false;
            images_.push_back(std::move(image));
        }
        return true;
    }
    void note_images() {
        std::array<std::uint32_t, 32> worth{};  // of a stone of weight 1, by cell
        for (std::size_t h = 0; h < 2; ++h) {
            std::uint32_t digit = h == 0 ? 1 : 1U << 16;
            for (int c = half_[h].first; c < half_[h].first + half_[h].cells; ++c)
                if ((stone_cells_ >> c & 1U) != 0) worth[static_cast<std::size_t>(c)] = digit, digit *= radix_;
        }
        for (Image& image : images_)
            for (std::size_t h = 0; h < 2; ++h) {
                auto& sums = h == 0 ? image.low : image.high;
                sums.resize(std::size_t{1} << half_[h].cells);
                for (std::size_t set = 1; set < sums.size(); ++set) {
                    const auto c = static_cast<std::size_t>(half_[h].first + std::countr_zero(set));
                    sums[set] = sums[set & (set - 1)] + worth[static_cast<std::size_t>(image.cell[c])];
                }
            }
    }

    // --- halves, codes and classes -------------------------------------------------------------------
    bool cut_board() {
        constexpr std::uint32_t kMostCodes = 1U << 16;
        constexpr int kMostCells = 16;
        const int stones = std::popcount(stone_cells_);
        half_[1].first = kShape.cells;
        for (int c = 0; c < kShape.cells; ++c)
            if (std::popcount(stone_cells_ & ((Cells{1} << c) - 1)) * 2 >= stones && half_[1].first == kShape.cells)
                half_[1].first = c;
        half_[0].cells = half_[1].first, half_[1].cells = kShape.cells - half_[1].first;
        for (Half& half : half_) {
            if (half.cells > kMostCells) return false;
            const Cells all = half.cells == 32 ? ~Cells{0} : (Cells{1} << half.cells) - 1;
            half.stones = std::popcount(stone_cells_ >> (half.first & 31) & all);
            std::uint64_t codes = 1;
            for (int i = 0; i < half.stones; ++i) codes *= radix_;
            if (codes > kMostCodes) return false;
            half.place.resize(codes);
        }
        std::size_t classes = 1;
        for (const int m : most_) classes *= static_cast<std::size_t>(m) + 1;
        return classes < kNoClass;
    }
    std::vector<int> counts_of(std::size_t cls) const {
        std::vector<int> counts;
        for (const int m : most_)
            counts.push_back(static_cast<int>(cls % (static_cast<std::size_t>(m) + 1))),
                cls /= static_cast<std::size_t>(m) + 1;
        return counts;
    }
    std::size_t class_of(const std::vector<int>& counts) const {
        std::size_t cls = 0, times = 1;
        for (std::size_t k = 0; k < most_.size(); ++k) {
            if (counts[k] > most_[k] || counts[k] < 0) return kNoClass;
            cls += static_cast<std::size_t>(counts[k]) * times, times *= static_cast<std::size_t>(most_[k]) + 1;
        }
        return cls;
    }
    void note_codes() {
        classes_ = 1;
        for (const int m : most_) classes_ *= static_cast<std::size_t>(m) + 1;
        for (Half& half : half_) {
            half.stands.resize(classes_);
            for (std::uint32_t code = 0; code < half.place.size(); ++code) {
                std::vector<int> counts(most_.size());
                Stand stand{};
                std::uint32_t left = code;
                for (int c = 0; left != 0; ++c)
                    if ((stone_cells_ >> (half.first + c) & 1U) != 0) {
                        if (const std::uint32_t kind = left % radix_; kind != 0)
                            ++counts[kind - 1], stand[static_cast<std::size_t>(word_of_kind_[kind - 1])] |=
                                                static_cast<std::uint16_t>(1U << c);
                        left /= radix_;
                    }
                const std::size_t cls = class_of(counts);
                half.place[code] = kNoClass;
                if (cls == kNoClass) continue;
                half.place[code] = static_cast<std::uint32_t>(half.stands[cls].size() << 8 | cls);
                half.stands[cls].push_back(stand);
            }
        }
    }

    // --- layers ------------------------------------------------------------------------------------
    bool lay_out() {
        note_lead();
        for (std::size_t cls = 0; cls < classes_; ++cls)
            many_[cls] = static_cast<std::uint32_t>(half_[0].stands[cls].size());
        std::vector<std::vector<int>> all;
        for (std::size_t cls = 0; cls < classes_; ++cls) all.push_back(counts_of(cls));
        const auto sum = [](const std::vector<int>& c) { return std::accumulate(c.begin(), c.end(), 0); };
        std::stable_sort(all.begin(), all.end(), [&](const auto& a, const auto& b) { return sum(a) < sum(b); });
        for (auto& bases : bases_) bases.assign(std::size_t{1} << 16, kNone);
        std::uint64_t next = 0;
        for (const auto& counts : all)
            for (const bool lead : {false, true}) {
                if (lead && lead_ < 0) continue;
                const std::size_t cells = lead ? lead_cells_.size() : 1;
                Layer layer{counts,
                            lead,
                            static_cast<std::uint32_t>(next),
                            0,
                            static_cast<std::uint32_t>(cells << kShape.flags),
                            {}};
                for (std::size_t low = 0; low < classes_; ++low) {
                    std::vector<int> rest = counts_of(low);
                    for (std::size_t k = 0; k < rest.size(); ++k) rest[k] = counts[k] - rest[k];
                    const std::size_t high = class_of(rest);
                    if (high == kNoClass || half_[0].stands[low].empty() || half_[1].stands[high].empty()) continue;
                    layer.parts.push_back({static_cast<std::uint32_t>(next), static_cast<std::uint8_t>(low),
                                           static_cast<std::uint8_t>(high)});
                    bases_[lead ? 1 : 0][high << 8 | low] = static_cast<std::uint32_t>(next);
                    next += std::uint64_t{half_[0].stands[low].size()} * half_[1].stands[high].size() * layer.width;
                    if (next >= kNone) return false;
                }
                layer.end = static_cast<std::uint32_t>(next);
                width_[lead ? 1 : 0] = layer.width;
                if (layer.end != layer.base) layers_.push_back(std::move(layer));
            }
        return true;
    }
    void note_lead() {
        ToLead nowhere;
        for (std::size_t k = 0; k < images_.size(); ++k) nowhere.image[nowhere.images++] = static_cast<std::uint8_t>(k);
        to_lead_.assign(kNowhere + 1, nowhere);
        if (lead_ < 0) return;
        for (int c = 0; c < kShape.cells; ++c) {
            int least = c;
            for (const Image& image : images_) least = std::min(least, image.cell[static_cast<std::size_t>(c)]);
            if (least == c && (used_[static_cast<std::size_t>(lead_)] >> c & 1U) != 0) lead_cells_.push_back(c);
        }
        for (int c = 0; c < kShape.cells; ++c) {
            ToLead to;
            for (std::size_t k = 0; k < images_.size(); ++k) {
                const auto at =
                    std::find(lead_cells_.begin(), lead_cells_.end(), images_[k].cell[static_cast<std::size_t>(c)]);
                if (at == lead_cells_.end()) continue;
                to.image[to.images++] = static_cast<std::uint8_t>(k);
                to.code = static_cast<std::uint32_t>(at - lead_cells_.begin()) << kShape.flags, to.lead = true;
            }
            to_lead_[static_cast<std::size_t>(c)] = to;
        }
    }
    std::uint32_t codes(const Raw& raw, const Image& image) const {
        const int cut = half_[1].first;
        const Cells low = (Cells{1} << cut) - 1;
        std::uint32_t sum = 0;
        for (std::size_t i = 0; i < kWords; ++i)
            sum += weight_[i] * (image.low[raw.word[i] & low] + image.high[raw.word[i] >> cut]);
        return sum;
    }
    std::uint32_t number_of(std::uint32_t both, const ToLead& to, std::uint32_t flags) const {
        const std::uint32_t low = half_[0].place[both & 0xffff], high = half_[1].place[both >> 16];
        const std::uint32_t base = bases_[to.lead ? 1 : 0][(high & 0xff) << 8 | (low & 0xff)];
        expect(base != kNone, "a position has no more stones than its study says");
        return base + ((high >> 8) * many_[low & 0xff] + (low >> 8)) * width_[to.lead ? 1 : 0] + to.code + flags;
    }

    static constexpr std::uint32_t kNone = ~std::uint32_t{0};

    std::array<Cells, kWords> used_{};
    Cells stone_cells_ = 0;
    int lead_ = -1;          // its word, -1: there is none
    std::vector<int> most_;  // by kind of stones
    std::vector<int> word_of_kind_, word_fields_;
    std::array<std::uint32_t, kWords> weight_{};  // by word: its digit, 0 for the lead
    std::uint32_t radix_ = 1;
    std::size_t classes_ = 1;
    std::array<Half, 2> half_;
    std::vector<Image> images_;
    std::vector<int> lead_cells_;
    std::vector<ToLead> to_lead_;  // by its cell, kNowhere for none
    std::vector<Layer> layers_;
    std::array<std::vector<std::uint32_t>, 2>
        bases_;                              // with the lead or without, by class of the high half and the low
    std::array<std::uint32_t, 256> many_{};  // by class: codes of the low half
    std::array<std::uint32_t, 2> width_{};
};

}  // namespace nomos::graph
