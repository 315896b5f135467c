// The symmetries of a game on one board, out of its images (images.hpp): so what is turned and mirrored is said once a
// ruleset, and serves fuzzing, proofs of turned cases and exploring.
//
// A symmetry is an image that leaves all as it is that does not change in the course of a game - of the setting, and of
// the positions' bits which ones can be set at all - and with every outcome leaves who has won. A small board lies in a
// corner of the frame of the large one, and its image in another: it is moved back.
#pragma once

#include <algorithm>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/core/error.hpp"
#include "model/core/images.hpp"
#include "model/core/record.hpp"
#include "model/core/symmetry.hpp"

namespace nomos {

// How the cells of a frame lie in a word: row by row, and level by level where there are levels.
template <int Width, int Height, int Cells = Width* Height>
struct FrameOf {
    static constexpr int kWidth = Width, kHeight = Height, kCells = Cells;

    static constexpr int column(int cell) { return cell % Width; }
    static constexpr int row(int cell) { return cell / Width % Height; }
    // What is moved over an edge comes in at the other, so that no two cells meet.
    static constexpr int moved(int cell, int columns, int rows) {
        const int level = cell / (Width * Height);
        return (level * Height + (row(cell) + rows + Height) % Height) * Width +
               (column(cell) + columns + Width) % Width;
    }
};

namespace symmetries {

struct Corner {
    int column = 0, row = 0;
};
// The least column and row of all cells in the record.
template <class Frame, class Record>
Corner corner_of(const Record& record) {
    Corner corner{Frame::kWidth, Frame::kHeight};
    Record::zip(
        [&]<class F>(const auto&, const F& field) {
            if constexpr (std::is_same_v<F, Bits<Frame::kCells>>)
                field.for_each([&](int c) {
                    corner.column = std::min(corner.column, Frame::column(c));
                    corner.row = std::min(corner.row, Frame::row(c));
                });
        },
        record);
    return corner;
}

// Image k of a record, moved so that the board lies where it lay.
template <class Images, class Frame>
struct Moved {
    int k, columns, rows;

    template <class Record>
    Record operator()(const Record& record) const {
        return with_cells<Frame::kCells>(Images::of(k, record),
                                         [this](int cell) { return Frame::moved(cell, columns, rows); });
    }
};

// A bit of a record, by field as zip visits them; a flag or a number is a field of one.
struct Place {
    int field = -1, bit = 0;
};
// Of a word; flags and numbers go as they are.
template <class F>
constexpr int words_bits() {
    if constexpr (requires { F::kSize; })
        return F::kSize;
    else
        return 0;
}
template <class Record>
Record only(const Place& at) {
    Record record{};
    int number = 0;
    Record::zip(
        [&]<class F>(const auto&, F& field) {
            if (number++ != at.field) return;
            if constexpr (requires { F::kSize; })
                field.set(at.bit);
            else
                field = F{1};
        },
        record);
    return record;
}
template <class Record>
Place only_place_in(const Record& record) {
    Place at;
    int number = 0, found = 0;
    Record::zip(
        [&]<class F>(const auto&, const F& field) {
            if constexpr (requires { F::kSize; })
                field.for_each([&](int bit) { at = {number, bit}, ++found; });
            else if (field != F{})
                at = {number, 0}, ++found;
            ++number;
        },
        record);
    expect(found == 1, "an image has as many bits");
    return at;
}

// Where each bit goes, bit by bit; none where the image of a position without any is another.
template <class Position, class ImageOf>
std::optional<Symmetry> as_data(const ImageOf& image_of) {
    const Position none{};
    if (!same(image_of(none), none)) return {};
    Symmetry symmetry;
    Position::zip(
        [&]<class F>(const auto&, const F&) {
            const int number = static_cast<int>(symmetry.fields.size());
            Symmetry::Field field{only_place_in(image_of(only<Position>({number, 0}))).field, {}};
            for (int bit = 0; bit < words_bits<F>(); ++bit) {
                const Place to = only_place_in(image_of(only<Position>({number, bit})));
                expect(to.field == field.to, "an image moves a field as a whole");
                field.bits.push_back(to.bit);
            }
            symmetry.fields.push_back(std::move(field));
        },
        none);
    return symmetry;
}

}  // namespace symmetries

// The group, the identity first. `setting`: what counts of it in the course of a game, and nothing else; `used`: a
// position with every bit that can ever be set; winners(outcome): who has won.
template <class Images, class Frame, class Setting, class Position, class Winners>
std::vector<Symmetry> symmetries_of(const Setting& setting, const Position& used, int outcomes, Winners&& winners) {
    std::vector<Symmetry> group{identity_of(used)};
    const auto corner = symmetries::corner_of<Frame>(used);
    for (int k = 0; k < Images::kCount; ++k) {
        bool is_symmetry = true;
        for (int o = 0; o < outcomes && is_symmetry; ++o)
            is_symmetry = winners(Images::of_outcome(k, setting, o)) == winners(o);
        if (!is_symmetry) continue;
        const auto turned = symmetries::corner_of<Frame>(Images::of(k, used));
        const symmetries::Moved<Images, Frame> image{k, corner.column - turned.column, corner.row - turned.row};
        if (!same(image(setting), setting) || !same(image(used), used)) continue;
        if (auto symmetry = symmetries::as_data<Position>(image)) group.push_back(std::move(*symmetry));
    }
    return group;
}

}  // namespace nomos
