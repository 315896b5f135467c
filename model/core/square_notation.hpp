// The notation that games on a board of squares, or of hexes, can share: rows from the top, a letter a piece, then
// whose turn it is ("...../..b../.ww../...../..... b"); squares are "a1", "b1" .. from the lower left. And how such a
// position is drawn.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/boards.hpp"
#include "model/core/notation.hpp"
#include "model/core/picture.hpp"
#include "model/core/players.hpp"

namespace nomos {

// --- squares -------------------------------------------------------------------------------------
// The number of a cell. Throws ParseError with the cells that there are, and `or_else`, what may stand there as well.
int parse_square(Cursor& cursor, int columns, int rows, std::string_view cells, std::string_view or_else);
template <class Board>
typename Board::Cells parse_square(Cursor& cursor, std::string_view or_else = "") {
    const int place = parse_square(cursor, Board::kWidth, Board::kHeight, kCellsAre<Board>, or_else);
    const int cell = Board::cell(place % Board::kWidth, place / Board::kWidth);
    if (cell < 0) cursor.fail("there is no such " + std::string(kCellIs<Board>), "only where the board has them");
    return Board::Cells::single(cell);
}
// A text that is one square, and nothing else.
template <class Board>
typename Board::Cells parse_square(std::string_view text) {
    Cursor cursor(text);
    cursor.skip_blanks();
    const auto square = parse_square<Board>(cursor);
    cursor.finish("a move is one square");
    return square;
}
template <class Board>
std::string print_square(const typename Board::Cells& square) {
    return Board::name(square.lowest());
}

// "b2-c1", or "c1" of what comes from outside: then `from` is empty.
template <class Board>
struct SquareMove {
    typename Board::Cells from, to;
};
template <class Board>
SquareMove<Board> parse_square_move(std::string_view text) {
    Cursor cursor(text);
    cursor.skip_blanks();
    SquareMove<Board> move{{}, parse_square<Board>(cursor)};
    if (cursor.accept('-')) move.from = move.to, move.to = parse_square<Board>(cursor);
    cursor.finish("a move is a square, or two with a hyphen between");
    return move;
}
template <class Board>
std::string print_square_move(const SquareMove<Board>& move) {
    return (any(move.from) ? print_square<Board>(move.from) + "-" : "") + print_square<Board>(move.to);
}
// None where the move comes from outside.
template <class Board>
std::vector<PictureArrow> arrows_of(const SquareMove<Board>& move) {
    if (none(move.from)) return {};
    const int from = move.from.lowest(), to = move.to.lowest();
    return {{Board::column(from), Board::row(from), Board::column(to), Board::row(to)}};
}

// --- positions -----------------------------------------------------------------------------------
// One kind of piece: the field of the position that holds its squares, and how it is written and drawn. `Mover` is
// what the position says who has the move with.
template <class Position, int N, class Mover = bool>
struct PieceKind {
    Bits<N> Position::*squares;
    char letter;
    std::string_view name;  // "white stone"
    Colour colour;

    auto& of(auto& position) const { return position.*squares; }
};
// ... of more than two players: the field, and whose part of it.
template <class Position, int N, class Player>
struct PieceKind<Position, N, ToMove<Native, Player>> {
    OfEach<Bits<N>, Player> Position::*squares;
    Player player;
    char letter;
    std::string_view name;
    Colour colour;

    auto& of(auto& position) const { return (position.*squares)[player]; }
};
struct PlayerName {
    char letter;
    std::string_view name;  // "White"
};
template <class Mover>
constexpr std::size_t count_of_players() {
    if constexpr (std::is_same_v<Mover, bool>)
        return 2;
    else
        return Mover::kOthers + 1;
}

// Of a native position with a field that says who has the move: a bool, that it is the second player, or ToMove, of
// more than two. A ruleset with more in its position calls print_rows and parse_rows and writes the rest beside them.
template <class Board, class Position, std::size_t Kinds, class Mover = bool>
struct SquareNotation {
    std::array<PieceKind<Position, Board::kCells, Mover>, Kinds> kinds;
    Mover Position::*to_move;
    std::array<PlayerName, count_of_players<Mover>()> players;

    // parse(print(p)) == p. A digit may be written for so many empty squares. Throws ParseError with place and hint.
    std::string print(const Position& p) const { return print_rows(p) + ' ' + mover(p).letter; }
    Position parse(std::string_view text) const {
        Cursor cursor(text);
        Position p;
        cursor.skip_blanks();
        parse_rows(cursor, p);
        cursor.expect(' ', "after the rows a blank and who has the move");
        parse_mover(cursor, p);
        cursor.finish("nothing follows who has the move");
        return p;
    }

    std::string print_rows(const Position& p) const {
        std::string text;
        for (int row = Board::kHeight - 1; row >= 0; --row) {
            for (int column = 0; column < Board::kWidth; ++column)
                if (const int cell = Board::cell(column, row); cell >= 0) text += letter(p, cell);
            if (row > 0) text += '/';
        }
        return text;
    }
    void parse_rows(Cursor& cursor, Position& p) const {
        for (int row = Board::kHeight - 1; row >= 0; --row) {
            const auto cells = cells_of(row);
            for (std::size_t i = 0; i < cells.size();) i += parse_some(cursor, p, cells, i);
            if (row > 0) cursor.expect('/', rows_hint());
        }
    }
    // Players by number, in the order of their turns.
    std::size_t mover_of(const Position& p) const {
        if constexpr (std::is_same_v<Mover, bool>)
            return p.*to_move ? 1 : 0;
        else
            return static_cast<std::size_t>((p.*to_move).others.lowest() + 1) % players.size();
    }
    void set_mover(Position& p, std::size_t player) const {
        if constexpr (std::is_same_v<Mover, bool>)
            p.*to_move = player == 1;
        else
            p.*to_move = {player == 0 ? decltype(Mover::others){}
                                      : decltype(Mover::others)::single(static_cast<int>(player) - 1)};
    }
    const PlayerName& mover(const Position& p) const { return players[mover_of(p)]; }
    void parse_mover(Cursor& cursor, Position& p) const {
        for (std::size_t player = 1; player < players.size(); ++player)
            if (cursor.accept(players[player].letter)) return set_mover(p, player);
        set_mover(p, 0);
        cursor.expect(players[0].letter, movers_hint());
    }

    Picture picture(const Position& p) const {
        Picture drawing;
        if constexpr (OfHexes<Board>) drawing.lattice = Lattice::hexagon;
        drawing.columns = Board::kWidth, drawing.rows = Board::kHeight;
        for (int cell = 0; cell < Board::kCells; ++cell) {
            drawing.cells.push_back({Board::column(cell), Board::row(cell), Tint::plain, "."});
            if (const auto* kind = kind_on(p, cell)) drawing.pieces.push_back(drawn(*kind, cell));
        }
        drawing.notes = {std::string(mover(p).name) + " to move"};
        return drawing;
    }

private:
    using Kind = PieceKind<Position, Board::kCells, Mover>;

    const Kind* kind_on(const Position& p, int cell) const {
        for (const Kind& kind : kinds)
            if (kind.of(p).test(cell)) return &kind;
        return nullptr;
    }
    char letter(const Position& p, int cell) const {
        const Kind* kind = kind_on(p, cell);
        return kind ? kind->letter : '.';
    }
    static PicturePiece drawn(const Kind& kind, int cell) {
        PicturePiece piece;
        piece.column = Board::column(cell), piece.row = Board::row(cell);
        piece.colour = kind.colour, piece.glyph = kind.letter;
        piece.kind = kind.name, piece.label = piece.kind + " on " + Board::name(cell);
        return piece;
    }
    // From the left.
    static std::vector<int> cells_of(int row) {
        std::vector<int> cells;
        for (int column = 0; column < Board::kWidth; ++column)
            if (const int cell = Board::cell(column, row); cell >= 0) cells.push_back(cell);
        return cells;
    }
    // Of the cells of a row those from the i-th. Returns how many were read.
    std::size_t parse_some(Cursor& cursor, Position& p, const std::vector<int>& cells, std::size_t i) const {
        if (cursor.peek() >= '1' && cursor.peek() <= '9')
            return static_cast<std::size_t>(cursor.number(static_cast<int>(cells.size() - i), rows_hint()));
        for (const Kind& kind : kinds)
            if (cursor.accept(kind.letter)) return kind.of(p).set(cells[i]), std::size_t{1};
        cursor.expect('.', letters_hint());
        return 1;
    }
    std::string movers_hint() const {
        std::string hint(1, players[0].letter);
        for (std::size_t i = 1; i < players.size(); ++i)
            hint += std::string(i + 1 < players.size() ? ", " : " or ") + players[i].letter;
        return hint + " says who has the move";
    }
    static std::string rows_hint() {
        const std::string rows = std::to_string(Board::kHeight) + " rows of ", from = ", from the top";
        if constexpr (OfPoints<Board>) return rows + "points" + from;
        return rows + std::to_string(Board::kWidth) + ' ' + std::string(kCellsAre<Board>) + from;
    }
    std::string letters_hint() const {
        std::string hint;
        for (const Kind& kind : kinds) hint += std::string(1, kind.letter) + " " + std::string(kind.name) + ", ";
        return hint + ". empty " + std::string(kCellIs<Board>);
    }
};

}  // namespace nomos
