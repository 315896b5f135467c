#include "model/nefatavl/notation.hpp"

#include <fmt/format.h>

#include "model/core/notation.hpp"

namespace nomos::nefatavl {
namespace {

template <int Size>
using Cells = typename Position<Native, Size>::Cells;

// --- stones ------------------------------------------------------------------------------------
// The three kinds of stones: the one table that is printed, parsed and drawn from.
struct Kind {
    char letter;
    Colour colour;
    std::string_view name;
};
constexpr std::array<Kind, 3> kKinds{
    {{'t', Colour::white, "white stone"}, {'T', Colour::black, "black stone"}, {'K', Colour::black, "black king"}}};
constexpr std::size_t kKing = 2;

// The position's words in the order of kKinds.
template <class P>
auto words_of(P& p) {
    return std::array{&p.attackers, &p.defenders, &p.king};
}
// Which kind stands on the cell; kKinds.size() when it is empty.
template <int Size>
std::size_t kind_on(const Position<Native, Size>& p, int cell) {
    const auto words = words_of(p);
    std::size_t kind = 0;
    while (kind < kKinds.size() && !words[kind]->test(cell)) ++kind;
    return kind;
}

// --- positions ---------------------------------------------------------------------------------
template <int Size>
std::string print_row(const Position<Native, Size>& p, int row) {
    std::string text;
    int empty = 0;
    const auto close_run = [&] {
        if (empty > 0) text += std::to_string(std::exchange(empty, 0));
    };
    for (int column = 0; column < Size; ++column) {
        const std::size_t kind = kind_on(p, Board<Size>::cell(column, row));
        if (kind == kKinds.size()) {
            ++empty;
        } else {
            close_run();
            text += kKinds[kind].letter;
        }
    }
    close_run();
    return text;
}

[[noreturn]] void fail_too_long(const Cursor& cursor, int row) {
    cursor.fail(fmt::format("row {} is too long", row + 1), "nothing more fits in this row; '/' starts the next one");
}

// Reads a run of empty squares and returns its length; `left` squares of the row are unread.
int parse_run(Cursor& cursor, int row, int left) {
    if (cursor.peek() == '0')
        cursor.fail("a run of empty squares starts with 0", "its first digit is 1 to 9, as in 3 or 10");
    if (left == 0) fail_too_long(cursor, row);
    return cursor.number(left, fmt::format("squares left in row {}: {}", row + 1, left));
}

template <int Size>
void parse_stone(Cursor& cursor, Position<Native, Size>& p, int column, int row) {
    std::size_t kind = 0;
    while (kind < kKinds.size() && cursor.peek() != kKinds[kind].letter) ++kind;
    if (kind == kKinds.size() || cursor.done())
        cursor.fail("expected a stone or a number" + cursor.found(),
                    "t is an attacker, T a defender, K the king, a number so many empty squares");
    if (column == Size) fail_too_long(cursor, row);
    if (kind == kKing && p.king.any()) cursor.fail("a second king", "there is one king at most");
    cursor.take();
    words_of(p)[kind]->set(Board<Size>::cell(column, row));
}

bool at_digit(const Cursor& cursor) { return cursor.peek() >= '0' && cursor.peek() <= '9'; }
bool at_row_end(const Cursor& cursor) { return cursor.done() || cursor.peek() == '/' || cursor.peek() == ' '; }

template <int Size>
void parse_row(Cursor& cursor, Position<Native, Size>& p, int row) {
    int column = 0;
    while (!at_row_end(cursor)) {
        if (at_digit(cursor)) {
            column += parse_run(cursor, row, Size - column);
        } else {
            parse_stone(cursor, p, column++, row);
        }
    }
    if (column < Size)
        cursor.fail(fmt::format("row {} is too short: {} of {} squares", row + 1, column, Size),
                    "count the empty squares; rows are written from the top");
}

bool parse_side(Cursor& cursor) {
    constexpr std::string_view kHint = "after the rows a blank and the side to move: w (attackers) or b (defenders)";
    cursor.expect(' ', kHint);
    if (cursor.accept('b')) return true;
    cursor.expect('w', kHint);
    return false;
}

// --- moves -------------------------------------------------------------------------------------
template <int Size>
Cells<Size> parse_square(Cursor& cursor) {
    const std::string hint = fmt::format("squares are a1 to {}, as in c4-c1", Board<Size>::name(Size * Size - 1));
    const int column = cursor.peek() - 'a';
    if (column < 0 || column >= Size) cursor.fail("expected a column letter" + cursor.found(), hint);
    cursor.take();
    if (cursor.peek() == '0') cursor.fail("a row number starts with 0", hint);
    const int row = cursor.number(Size, hint) - 1;
    return Cells<Size>::single(Board<Size>::cell(column, row));
}

// --- pictures ----------------------------------------------------------------------------------
template <int Size>
PicturePiece piece(std::size_t kind, int cell) {
    const Kind& k = kKinds[kind];
    PicturePiece drawn;
    drawn.column = Board<Size>::column(cell);
    drawn.row = Board<Size>::row(cell);
    drawn.colour = k.colour;
    drawn.glyph = k.letter;
    drawn.kind = k.name, drawn.label = fmt::format("{} on {}", k.name, Board<Size>::name(cell));
    drawn.crowned = kind == kKing;
    return drawn;
}

std::string_view side_name(bool defenders) { return defenders ? "black (defenders)" : "white (attackers)"; }

}  // namespace

template <int Size>
std::string print(const Position<Native, Size>& p) {
    std::string text;
    for (int row = Size - 1; row >= 0; --row) text += print_row(p, row) + (row > 0 ? "/" : " ");
    return text + (p.defenders_to_move ? 'b' : 'w');
}

template <int Size>
Position<Native, Size> parse_position(std::string_view text) {
    Cursor cursor(text);
    Position<Native, Size> p;
    cursor.skip_blanks();
    for (int row = Size - 1; row >= 0; --row) {
        parse_row(cursor, p, row);
        if (row > 0) cursor.expect('/', fmt::format("{} of {} rows are missing", row, Size));
    }
    if (cursor.peek() == '/') cursor.fail("too many rows", fmt::format("the board has {} rows", Size));
    p.defenders_to_move = parse_side(cursor);
    cursor.finish("nothing follows the side to move");
    return p;
}

template <int Size>
std::string print(const Move<Native, Size>& m) {
    return Board<Size>::name(m.from.lowest()) + "-" + Board<Size>::name(m.to.lowest());
}

template <int Size>
Move<Native, Size> parse_move(std::string_view text) {
    Cursor cursor(text);
    Move<Native, Size> m;
    cursor.skip_blanks();
    m.from = parse_square<Size>(cursor);
    cursor.expect('-', "put '-' between the two squares, as in c4-c1");
    m.to = parse_square<Size>(cursor);
    cursor.finish("a move is two squares; what it takes is not written");
    return m;
}

template <int Size>
Picture picture(const Position<Native, Size>& p, std::string_view ended) {
    Picture drawing;
    drawing.columns = drawing.rows = Size;
    for (int cell = 0; cell < Size * Size; ++cell) {
        const bool brown = Board<Size>::brown().test(cell);
        drawing.cells.push_back(
            {Board<Size>::column(cell), Board<Size>::row(cell), brown ? Tint::brown : Tint::plain, brown ? "x" : "."});
        if (const std::size_t kind = kind_on(p, cell); kind < kKinds.size())
            drawing.pieces.push_back(piece<Size>(kind, cell));
    }
    drawing.signs = {{Tint::brown, "x", "brown square"}};
    drawing.notes = {ended.empty() ? fmt::format("{} to move", side_name(p.defenders_to_move)) : std::string(ended)};
    return drawing;
}

template <int Size>
Picture picture_of_move(const Position<Native, Size>& before, const Move<Native, Size>& move,
                        const Position<Native, Size>& after, std::string_view ended) {
    using B = Board<Size>;
    Picture drawing = picture(after, ended);
    const int from = move.from.lowest(), to = move.to.lowest();
    const auto had = words_of(before), has = words_of(after);
    for (std::size_t kind = 0; kind < kKinds.size(); ++kind) {
        const auto cross_out = [&](int cell) {
            drawing.pieces.push_back(piece<Size>(kind, cell));
            drawing.pieces.back().fate = "taken";
            drawing.pieces.back().mark = Mark::crossed_out;
        };
        (*had[kind] & ~*has[kind] & ~move.from).for_each(cross_out);
        if (had[kind]->test(from) && !has[kind]->test(to)) cross_out(to);  // who moves in may be taken himself
    }
    drawing.arrows.push_back({B::column(from), B::row(from), B::column(to), B::row(to)});
    drawing.made = print(move);
    return drawing;
}

#define NOMOS_NEFATAVL_NOTATION(Size)                                                                \
    template std::string print<Size>(const Position<Native, Size>&);                                 \
    template Position<Native, Size> parse_position<Size>(std::string_view);                          \
    template std::string print<Size>(const Move<Native, Size>&);                                     \
    template Move<Native, Size> parse_move<Size>(std::string_view);                                  \
    template Picture picture<Size>(const Position<Native, Size>&, std::string_view);                 \
    template Picture picture_of_move<Size>(const Position<Native, Size>&, const Move<Native, Size>&, \
                                           const Position<Native, Size>&, std::string_view);
NOMOS_NEFATAVL_NOTATION(5)
NOMOS_NEFATAVL_NOTATION(7)
NOMOS_NEFATAVL_NOTATION(9)
NOMOS_NEFATAVL_NOTATION(11)
NOMOS_NEFATAVL_NOTATION(13)
NOMOS_NEFATAVL_NOTATION(15)
NOMOS_NEFATAVL_NOTATION(17)
NOMOS_NEFATAVL_NOTATION(19)
#undef NOMOS_NEFATAVL_NOTATION

}  // namespace nomos::nefatavl
