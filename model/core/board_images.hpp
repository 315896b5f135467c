// The turns and reflections of a board that looks the same from its sides: for fuzzing, which compares a case with its
// image. A ruleset whose rules know neither left nor right nor up nor down says
//   using Images = BoardImages<Board>;
// A square board has seven besides the identity, an oblong one three; of hexes, where columns and rows are as many, it
// is half a turn and the mirrors in both long diagonals that are left, else half a turn; of points it is those that
// leave the drawing as it is. Where two opposite sides are one player's and the others the other's, only half a turn is
// left if nothing else tells them apart: HalfTurn<Board>.
#pragma once

#include "model/core/boards.hpp"
#include "model/core/images.hpp"

namespace nomos {

// What images do to records, by where they put each cell: Cells::of_cell(k, cell).
template <class Cells, class Board>
struct ImagesOfCells {
    template <class Record>
    static Record of(int k, const Record& record) {
        return with_cells<Board::kCells>(record, [k](int cell) { return Cells::of_cell(k, cell); });
    }
    // Nobody changes sides.
    template <class Setting>
    static int of_outcome(int, const Setting&, int outcome) {
        return outcome;
    }
};

template <class Board>
struct BoardImages : ImagesOfCells<BoardImages<Board>, Board> {
    static constexpr bool kAsWideAsHigh = Board::kWidth == Board::kHeight;
    static constexpr int kCount = OfHexes<Board> ? (kAsWideAsHigh ? 3 : 1) : (kAsWideAsHigh ? SquareImages::kCount : 3);

    // Bit 0 of k + 1 mirrors left and right, bit 1 top and bottom, bit 2 (of a square) along the rising diagonal.
    static constexpr int of_cell(int k, int cell) {
        if constexpr (OfHexes<Board>) {
            const int turned = Board::kCells - 1 - cell;
            if (k == 0) return turned;
            const int from = k == 1 ? cell : turned;
            return Board::cell(Board::row(from), Board::column(from));
        } else if constexpr (kAsWideAsHigh) {
            return SquareImages::cell<Board::kWidth>(k, cell);
        } else {
            const int way = k + 1, column = Board::column(cell), row = Board::row(cell);
            return Board::cell((way & 1) != 0 ? Board::kWidth - 1 - column : column,
                               (way & 2) != 0 ? Board::kHeight - 1 - row : row);
        }
    }
};

template <OfPoints Board>
struct BoardImages<Board> : ImagesOfCells<BoardImages<Board>, Board> {
private:
    static constexpr int kOfSquare = 7;
    // Where the k-th image of a square or an oblong puts the point; -1 where there is none.
    static constexpr int moved(int k, int cell) {
        const int way = k + 1, column = Board::column(cell), row = Board::row(cell);
        const int across = (way & 1) != 0 ? Board::kWidth - 1 - column : column;
        const int up = (way & 2) != 0 ? Board::kHeight - 1 - row : row;
        return (way & 4) != 0 ? Board::cell(up, across) : Board::cell(across, up);
    }
    using Image = std::array<int, std::size_t{Board::kCells}>;
    // What touches still does, and no point lies beyond the drawing.
    static constexpr bool leaves_the_drawing(const Image& to) {
        return for_all(0, Board::kCells, [&](int one) {
            const int image = to[static_cast<std::size_t>(one)];
            return image >= 0 && for_all(0, Board::kCells, [&](int other) {
                       const int others = to[static_cast<std::size_t>(other)];
                       return others >= 0 && touch<Board>(one, other) == touch<Board>(image, others);
                   });
        });
    }
    struct Images {
        std::array<Image, kOfSquare> to{};
        int count = 0;
    };
    static constexpr Images found() {
        Images images;
        for (int k = 0; k < (Board::kWidth == Board::kHeight ? kOfSquare : 3); ++k) {
            Image to{};
            for (int cell = 0; cell < Board::kCells; ++cell) to[static_cast<std::size_t>(cell)] = moved(k, cell);
            if (leaves_the_drawing(to)) images.to.at(static_cast<std::size_t>(images.count++)) = to;
        }
        return images;
    }

public:
    static inline const Images kImages = found();
    static inline const int kCount = kImages.count;

    static int of_cell(int k, int cell) {
        return kImages.to.at(static_cast<std::size_t>(k))[static_cast<std::size_t>(cell)];
    }
};

// Turned upside down, and nothing else.
template <class Board>
struct HalfTurn : ImagesOfCells<HalfTurn<Board>, Board> {
    static constexpr int kCount = 1;
    static constexpr int of_cell(int, int cell) { return Board::kCells - 1 - cell; }
};

}  // namespace nomos
