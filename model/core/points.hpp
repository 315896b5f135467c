// Boards of points and lines, as games of morris and alquerque have them. A ruleset draws its board once, in letters:
//   struct Drawn {
//       static constexpr std::string_view kDrawing = R"(
//   o-o-o
//   |\|/|
//   o-o-o
//   |/|\|
//   o-o-o
//   )";
//   };
//   using Board = Points<Drawn>;
// A point is an o; every second letter of every second line, from the first, may be one. Lines lead from point to
// point: - along a row, | along a column, / and \ along diagonals, over as many letters as it takes. Points are
// numbered from the lower left, row by row, and called by the columns and rows of the drawing: "a1".
//
// What touches is where a line leads next. That and rows of points are told in two ways, as of other boards
// (boards.hpp, lines.hpp): by whole words, which go along all lines of one way and length at once, and point by point.
#pragma once

#include <cstdlib>

#include "model/core/grid.hpp"

namespace nomos {

namespace drawn {

constexpr std::string_view without_edges(std::string_view text) {
    while (text.starts_with('\n')) text.remove_prefix(1);
    while (text.ends_with('\n')) text.remove_suffix(1);
    return text;
}
constexpr int lines(std::string_view text) {
    int n = 1;
    for (const char c : text) n += c == '\n' ? 1 : 0;
    return n;
}
constexpr int longest_line(std::string_view text) {
    int most = 0, now = 0;
    for (const char c : text) now = c == '\n' ? 0 : now + 1, most = now > most ? now : most;
    return most;
}
constexpr int points(std::string_view text) {
    int n = 0;
    for (const char c : text) n += c == 'o' ? 1 : 0;
    return n;
}

struct Place {
    int column = 0, row = 0;
};
// Where each point lies, and where the four ways of lines.hpp lead from it (-1: nowhere), falling lines upwards: so
// every way leads to a higher number.
template <int Width, int Height, int N>
struct Map {
    std::array<Place, std::size_t{N}> places{};
    std::array<std::array<int, std::size_t{N}>, 4> next{};

    constexpr explicit Map(std::string_view text) {
        // The letters, by x from the left and y from the bottom; blanks where the drawing has none.
        std::array<std::array<char, std::size_t{2 * Width + 1}>, std::size_t{2 * Height + 1}> letters{};
        std::size_t x = 0, y = 2 * Height - 2;
        for (const char c : text)
            if (c == '\n')
                x = 0, --y;
            else
                letters.at(y).at(x++) = c;
        std::array<std::array<int, std::size_t{Width}>, std::size_t{Height}> number{};
        std::size_t n = 0;
        for (std::size_t row = 0; row < std::size_t{Height}; ++row)
            for (std::size_t column = 0; column < std::size_t{Width}; ++column)
                if (letters[2 * row][2 * column] == 'o') {
                    number[row][column] = static_cast<int>(n);
                    places.at(n++) = {static_cast<int>(column), static_cast<int>(row)};
                }
        constexpr std::array kLetters{'-', '|', '/', '\\'};
        constexpr std::array kAcross{1, 0, 1, -1}, kUp{0, 1, 1, 1};
        for (std::size_t way = 0; way < 4; ++way)
            for (std::size_t i = 0; i < std::size_t{N}; ++i) {
                int across = 2 * places[i].column + kAcross[way], up = 2 * places[i].row + kUp[way], length = 0;
                const auto there = [&] {
                    return across < 0 ? ' ' : letters[static_cast<std::size_t>(up)][static_cast<std::size_t>(across)];
                };
                for (; there() == kLetters[way]; ++length) across += kAcross[way], up += kUp[way];
                next[way][i] = length > 0 && there() == 'o'
                                   ? number[static_cast<std::size_t>(up / 2)][static_cast<std::size_t>(across / 2)]
                                   : -1;
            }
    }
};

// The lines of each way by how much higher the number is that they lead to, and from which points they do.
template <int N>
struct Leads {
    struct Lead {
        int by = 0;
        Bits<N> from;
    };
    std::array<std::array<Lead, std::size_t{N}>, 4> all{};
    std::array<std::size_t, 4> count{};

    template <class Map>
    constexpr explicit Leads(const Map& map) {
        for (std::size_t way = 0; way < 4; ++way)
            for (int i = 0; i < N; ++i) {
                const int to = map.next[way][static_cast<std::size_t>(i)];
                if (to >= 0) lead_by(way, to - i).from.set(i);
            }
    }
    constexpr Lead& lead_by(std::size_t way, int by) {
        for (std::size_t k = 0; k < count[way]; ++k)
            if (all[way][k].by == by) return all[way][k];
        all[way].at(count[way]).by = by;
        return all[way][count[way]++];
    }
};

}  // namespace drawn

template <class Drawn>
struct Points {
    static constexpr std::string_view kText = drawn::without_edges(Drawn::kDrawing);
    static constexpr int kDirections = 0;  // lines say what touches
    static constexpr int kWidth = (drawn::longest_line(kText) + 1) / 2, kHeight = (drawn::lines(kText) + 1) / 2;
    static constexpr int kCells = drawn::points(kText);
    static constexpr drawn::Map<kWidth, kHeight, kCells> kMap{kText};
    static constexpr drawn::Leads<kCells> kLeads{kMap};
    using Cells = Bits<kCells>;

    static constexpr int column(int cell) { return kMap.places[static_cast<std::size_t>(cell)].column; }
    static constexpr int row(int cell) { return kMap.places[static_cast<std::size_t>(cell)].row; }
    // -1 where there is no point.
    static constexpr int cell(int column, int row) {
        for (int c = 0; c < kCells; ++c)
            if (Points::column(c) == column && Points::row(c) == row) return c;
        return -1;
    }
    static std::string name(int c) {
        return std::string(1, static_cast<char>('a' + column(c))) + std::to_string(row(c) + 1);
    }
    // Where the way, a number below 4, leads from the point; -1: nowhere.
    static constexpr int next(int from, int way) {
        return kMap.next[static_cast<std::size_t>(way)][static_cast<std::size_t>(from)];
    }

    // Every point that the way leads from to one of w; or to which it leads from one. All lines of one way that lead to
    // a number higher by the same are gone along at once.
    template <class W>
    static constexpr W before(const W& w, int way) {
        W result{};
        for_each_lead(way, [&](int by, const Cells& from) { result = result | ((w >> by) & from); });
        return result;
    }
    template <class W>
    static constexpr W after(const W& w, int way) {
        W result{};
        for_each_lead(way, [&](int by, const Cells& from) { result = result | ((w & from) << by); });
        return result;
    }

private:
    template <class Visit>
    static constexpr void for_each_lead(int way, Visit&& visit) {
        const auto i = static_cast<std::size_t>(way);
        for (std::size_t k = 0; k < kLeads.count[i]; ++k) visit(kLeads.all[i][k].by, kLeads.all[i][k].from);
    }
};
template <class Board>
concept OfPoints = requires {
    requires Board::kDirections == 0;
};

}  // namespace nomos
