#include "model/morris/notation.hpp"

#include "model/core/notation.hpp"

namespace nomos::morris {
namespace {

char letter(const Position<Native>& p, int cell) { return p.white.test(cell) ? 'w' : p.black.test(cell) ? 'b' : '.'; }

void parse_point(Cursor& cursor, Position<Native>& p, int cell) {
    if (cursor.accept('w'))
        p.white.set(cell);
    else if (cursor.accept('b'))
        p.black.set(cell);
    else
        cursor.expect('.', "w is a white piece, b a black one, . an empty point");
}
Board::Cells parse_cell(Cursor& cursor) {
    const int column = cursor.take() - 'a', row = cursor.take() - '1';
    if (column < 0 || column > 2 || row < 0 || row > 2) cursor.fail("no such point", "points are a1 to c3");
    return Board::Cells::single(Board::cell(column, row));
}

}  // namespace

std::string print(const Position<Native>& p) {
    std::string text;
    for (int row = 2; row >= 0; --row) {
        for (int column = 0; column < 3; ++column) text += letter(p, Board::cell(column, row));
        text += row > 0 ? '/' : ' ';
    }
    return text + (p.black_to_move ? 'b' : 'w');
}

Position<Native> parse_position(std::string_view text) {
    Cursor cursor(text);
    Position<Native> p;
    cursor.skip_blanks();
    for (int row = 2; row >= 0; --row) {
        for (int column = 0; column < 3; ++column) parse_point(cursor, p, Board::cell(column, row));
        if (row > 0) cursor.expect('/', "three rows of three points, from the top");
    }
    cursor.expect(' ', "after the rows a blank and the side to move");
    p.black_to_move = cursor.accept('b');
    if (!p.black_to_move) cursor.expect('w', "the side to move is w or b");
    cursor.finish("nothing follows the side to move");
    return p;
}

std::string print(const Move<Native>& m) {
    const std::string to = Board::name(m.to.lowest());
    return any(m.from) ? Board::name(m.from.lowest()) + "-" + to : to;
}

Move<Native> parse_move(std::string_view text) {
    Cursor cursor(text);
    cursor.skip_blanks();
    Move<Native> move{{}, parse_cell(cursor)};
    if (cursor.accept('-')) move.from = move.to, move.to = parse_cell(cursor);
    cursor.finish("a move is a point, or two with a hyphen between");
    return move;
}

Picture picture(const Position<Native>& p) {
    Picture drawing;
    drawing.columns = drawing.rows = 3;
    for (int cell = 0; cell < Board::kCells; ++cell) {
        const int column = Board::column(cell), row = Board::row(cell);
        drawing.cells.push_back({column, row, Tint::plain, "."});
        if (!p.pieces().test(cell)) continue;
        PicturePiece piece;
        piece.column = column, piece.row = row;
        piece.colour = p.white.test(cell) ? Colour::white : Colour::black;
        piece.glyph = letter(p, cell);
        piece.label = std::string(p.white.test(cell) ? "white piece on " : "black piece on ") + Board::name(cell);
        drawing.pieces.push_back(piece);
    }
    drawing.caption = p.black_to_move ? "Black to move" : "White to move";
    return drawing;
}
Picture picture(const Position<Native>& after, const Move<Native>& m) {
    Picture drawing = picture(after);
    if (any(m.from)) {
        const int from = m.from.lowest(), to = m.to.lowest();
        drawing.arrows.push_back({Board::column(from), Board::row(from), Board::column(to), Board::row(to)});
    }
    return drawing;
}

}  // namespace nomos::morris
