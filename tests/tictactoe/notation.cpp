#include "tests/tictactoe/notation.hpp"

#include "model/core/notation.hpp"

namespace nomos::tictactoe {
namespace {

char letter(const Position<Native>& p, int cell) {
    return p.crosses.test(cell) ? 'x' : p.noughts.test(cell) ? 'o' : '.';
}

void parse_square(Cursor& cursor, Position<Native>& p, int cell) {
    if (cursor.accept('x'))
        p.crosses.set(cell);
    else if (cursor.accept('o'))
        p.noughts.set(cell);
    else
        cursor.expect('.', "x is a cross, o a nought, . an empty square");
}

}  // namespace

std::string print(const Position<Native>& p) {
    std::string text;
    for (int row = 2; row >= 0; --row) {
        for (int column = 0; column < 3; ++column) text += letter(p, Board::cell(column, row));
        text += row > 0 ? '/' : ' ';
    }
    return text + (p.noughts_to_move ? 'o' : 'x');
}

Position<Native> parse_position(std::string_view text) {
    Cursor cursor(text);
    Position<Native> p;
    cursor.skip_blanks();
    for (int row = 2; row >= 0; --row) {
        for (int column = 0; column < 3; ++column) parse_square(cursor, p, Board::cell(column, row));
        if (row > 0) cursor.expect('/', "three rows of three squares, from the top");
    }
    cursor.expect(' ', "after the rows a blank and the side to move");
    p.noughts_to_move = cursor.accept('o');
    if (!p.noughts_to_move) cursor.expect('x', "the side to move is x or o");
    cursor.finish("nothing follows the side to move");
    return p;
}

std::string print(const Move<Native>& m) { return Board::name(m.square.lowest()); }

Move<Native> parse_move(std::string_view text) {
    Cursor cursor(text);
    cursor.skip_blanks();
    const int column = cursor.take() - 'a', row = cursor.take() - '1';
    if (column < 0 || column > 2 || row < 0 || row > 2) cursor.fail("no such square", "squares are a1 to c3");
    cursor.finish("a move is one square");
    return {Board::Cells::single(Board::cell(column, row))};
}

Picture picture(const Position<Native>& p) {
    Picture drawing;
    drawing.columns = drawing.rows = 3;
    for (int cell = 0; cell < Board::kCells; ++cell) {
        const int column = Board::column(cell), row = Board::row(cell);
        drawing.cells.push_back({column, row, Tint::plain, "."});
        if (!p.marks().test(cell)) continue;
        PicturePiece piece;
        piece.column = column, piece.row = row;
        piece.colour = p.crosses.test(cell) ? Colour::black : Colour::white;
        piece.glyph = letter(p, cell);
        piece.label = std::string(p.crosses.test(cell) ? "cross on " : "nought on ") + Board::name(cell);
        drawing.pieces.push_back(piece);
    }
    drawing.notes = {p.noughts_to_move ? "nought to move" : "cross to move"};
    return drawing;
}

}  // namespace nomos::tictactoe
