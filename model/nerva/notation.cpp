#include "model/nerva/notation.hpp"

#include <fmt/format.h>

#include "model/core/notation.hpp"

namespace nomos::nerva {
namespace {

std::string place_hint(const Geometry& g) {
    return fmt::format("a place is column, row, board, as in {}: a to {:c}, 1 to {}, 1 to 3",
                       Boards::name(Boards::place(std::min(2, g.columns - 1), std::min(3, g.rows - 1), 1)),
                       'a' + g.columns - 1, g.rows);
}

// --- places ------------------------------------------------------------------------------------
// One character from `first` on, as a number from 0 below `most`.
int parse_coordinate(Cursor& cursor, char first, int most, std::string_view what, const Geometry& g) {
    const int n = cursor.peek() - first;
    if (n < 0 || n >= most) cursor.fail(fmt::format("expected a {}{}", what, cursor.found()), place_hint(g));
    cursor.take();
    return n;
}
// --- boards ------------------------------------------------------------------------------------
// What pawns are on a place, in the order of these letters: bit 0 a white one, bit 1 a black one.
constexpr std::string_view kPawnLetters = ".wbx";
std::size_t pawns_on(const Position<Native>& p, int place) {
    return (p.pawns[0].test(place) ? 1U : 0U) + (p.pawns[1].test(place) ? 2U : 0U);
}

std::string print_row(const Position<Native>& p, const Geometry& g, int row, int level) {
    std::string text;
    int empty = 0;
    const auto close_run = [&] {
        if (empty > 0) text += std::to_string(std::exchange(empty, 0));
    };
    for (int column = 0; column < g.columns; ++column) {
        const std::size_t here = pawns_on(p, Boards::place(column, row, level));
        if (here == 0)
            ++empty;
        else
            close_run(), text += kPawnLetters[here];
    }
    close_run();
    return text;
}
std::string print_board(const Position<Native>& p, const Geometry& g, int level) {
    if (none((p.pawns[0] | p.pawns[1]) & Boards::level_places(level))) return "-";
    std::string text;
    for (int row = g.rows - 1; row >= 0; --row) text += print_row(p, g, row, level) + (row > 0 ? "/" : "");
    return text;
}

// What stands at the cursor in a row takes so many places; `left` of the row are unread.
int parse_run_or_pawn(Cursor& cursor, Position<Native>& p, const Geometry& g, int place, int left) {
    const int row = Boards::row(place);
    const bool digit = cursor.peek() >= '0' && cursor.peek() <= '9';
    const std::size_t pawns = kPawnLetters.find(cursor.peek());
    if (!digit && (pawns == 0 || pawns == std::string_view::npos || cursor.done()))
        cursor.fail("expected a pawn or a number" + cursor.found(),
                    "w is a white pawn, b a black one, x one of each, a number so many places without");
    if (left == 0)
        cursor.fail(fmt::format("row {} is too long", row + 1),
                    "nothing more fits in this row; '/' starts the next one");
    if (digit) {
        if (cursor.peek() == '0')
            cursor.fail("a run of empty places starts with 0", fmt::format("it is 1 to {}", g.columns));
        return cursor.number(left, fmt::format("places left in row {}: {}", row + 1, left));
    }
    cursor.take();
    for (std::size_t s = 0; s < kSides; ++s)
        if ((pawns >> s & 1U) != 0) p.pawns[s].set(place);
    return 1;
}
void parse_row(Cursor& cursor, Position<Native>& p, const Geometry& g, int row, int level) {
    int column = 0;
    bool after_run = false;
    while (!cursor.done() && cursor.peek() != '/' && cursor.peek() != ' ') {
        const bool run = cursor.peek() >= '0' && cursor.peek() <= '9';
        if (run && after_run) cursor.fail("two numbers in a row", "write one run of empty places as one number");
        after_run = run;
        column += parse_run_or_pawn(cursor, p, g, Boards::place(column % g.columns, row, level), g.columns - column);
    }
    if (column < g.columns)
        cursor.fail(fmt::format("row {} is too short: {} of {} places", row + 1, column, g.columns),
                    "count the empty places; rows are written from the top, and a board without pawns is '-'");
}
void parse_board(Cursor& cursor, Position<Native>& p, const Geometry& g, int level) {
    if (cursor.accept('-')) return;
    const Cursor begin = cursor;
    for (int row = g.rows - 1; row >= 0; --row) {
        parse_row(cursor, p, g, row, level);
        if (row > 0) cursor.expect('/', fmt::format("{} of {} rows of board {} are missing", row, g.rows, level + 1));
    }
    if (cursor.peek() == '/')
        cursor.fail("too many rows", fmt::format("a board has {} rows; a blank comes before the next board", g.rows));
    if (none((p.pawns[0] | p.pawns[1]) & Boards::level_places(level)))
        begin.fail("a board without pawns", "such a board is written '-'");
}

// --- pawns in hand and kings -------------------------------------------------------------------
std::string print_numbers(char letter, const PerSide<PerSize<Native>>& n) {
    return fmt::format("{}{},{},{}/{},{},{}", letter, n[0][0], n[0][1], n[0][2], n[1][0], n[1][1], n[1][2]);
}
void parse_numbers(Cursor& cursor, char letter, PerSide<PerSize<Native>>& numbers) {
    const std::string hint =
        fmt::format("as in {}0,1,32/0,0,0: large, medium, small pawns of White, then of Black, 0 to 96 each", letter);
    cursor.expect(letter, hint);
    for (std::size_t side = 0; side < kSides; ++side)
        for (std::size_t n = 0; n < kLevels; ++n) {
            if (n > 0)
                cursor.expect(',', hint);
            else if (side > 0)
                cursor.expect('/', hint);
            const bool zero = cursor.peek() == '0';
            numbers[side][n] = zero ? (cursor.take(), 0) : cursor.number(kPawnsEach, hint);
            if (zero && cursor.peek() >= '0' && cursor.peek() <= '9') cursor.fail("a number starts with 0", hint);
        }
}

std::string print_king(const Position<Native>& p, std::size_t side) {
    std::string text = p.revealed[side] ? "" : "?";
    text += p.captured[side] ? "-K_" : "K_";
    if (p.kings[side].none()) return text + "none";
    std::string_view join;
    p.kings[side].for_each([&](int place) { text += std::string(std::exchange(join, "+")) + Boards::name(place); });
    return text;
}
void parse_king(Cursor& cursor, Position<Native>& p, const Geometry& g, std::size_t side) {
    p.revealed[side] = !cursor.accept('?');
    p.captured[side] = cursor.accept('-');
    if (!cursor.accept("K_"))
        cursor.fail(fmt::format("expected the {} king{}", kSideNames[side], cursor.found()),
                    "?K_c4_2 is hidden there, K_c4_2 stands there, -K_c4_2 was captured; White's comes first");
    if (cursor.accept("none")) return;
    int before = -1;
    do {
        const Cursor begin = cursor;
        const int place = parse_place(cursor, g);
        if (place <= before) begin.fail("places out of order", "board by board, row by row from a1_1, each once");
        p.kings[side].set(before = place);
    } while (cursor.accept('+'));
}

bool parse_side(Cursor& cursor) {
    if (cursor.accept('b')) return true;
    cursor.expect('w', "after the three boards comes the side to move: w or b");
    return false;
}

// "6." in front of a move, as in the text's lists.
void skip_list_number(Cursor& cursor) {
    if (cursor.peek() < '0' || cursor.peek() > '9') return;
    cursor.number(999, "a number in front of a move is at most 999");
    cursor.expect('.', "a move begins with its column letter, as in c6_3; a number in front ends with '.'");
    cursor.skip_blanks();
}

}  // namespace

int parse_place(Cursor& cursor, const Geometry& g) {
    const int column = parse_coordinate(cursor, 'a', g.columns, "column letter", g);
    const int row = parse_coordinate(cursor, '1', g.rows, "row number", g);
    cursor.expect('_', place_hint(g));
    return Boards::place(column, row, parse_coordinate(cursor, '1', kLevels, "board number", g));
}

std::string print(const Position<Native>& p, const Geometry& g) {
    std::string text;
    for (int level = 0; level < kLevels; ++level) text += print_board(p, g, level) + " ";
    return fmt::format("{}{} {} {} {} {}", text, p.black_to_move ? 'b' : 'w', print_numbers('s', p.supply),
                       print_numbers('x', p.lost), print_king(p, 0), print_king(p, 1));
}

Position<Native> parse_position(std::string_view text) { return parse_position_on({}, text); }
Position<Native> parse_position_on(const Geometry& g, std::string_view text) {
    constexpr std::string_view kHint =
        "one blank between: three boards, w or b, s (in hand), x (lost), White's king, Black's king";
    Cursor cursor(text);
    Position<Native> p;
    cursor.skip_blanks();
    for (int level = 0; level < kLevels; ++level) parse_board(cursor, p, g, level), cursor.expect(' ', kHint);
    p.black_to_move = parse_side(cursor), cursor.expect(' ', kHint);
    parse_numbers(cursor, 's', p.supply), cursor.expect(' ', kHint);
    parse_numbers(cursor, 'x', p.lost), cursor.expect(' ', kHint);
    parse_king(cursor, p, g, 0), cursor.expect(' ', kHint);
    parse_king(cursor, p, g, 1);
    cursor.finish("nothing follows Black's king");
    return p;
}

std::string print(const Move<Native>& m) {
    if (m.is(Kind::pass)) return "pass";
    const std::string to = Boards::name(m.to.lowest());
    return m.is(Kind::place) ? to : Boards::name(m.from.lowest()) + " -> " + to;
}

Move<Native> parse_move(std::string_view text) {
    Cursor cursor(text);
    cursor.skip_blanks();
    skip_list_number(cursor);
    if (cursor.peek() == '-')
        cursor.fail("the capture of a king is no move of its own",
                    "write the attack that captures it, as in g6_1 -> f6_1");
    Move<Native> m = pass();
    if (!cursor.accept("pass")) {
        const bool reveals = cursor.accept("K_");
        m = placing(parse_place(cursor));
        cursor.skip_blanks();
        if (!reveals && cursor.accept('-')) {
            cursor.expect('>', "an attack is written g6_1 -> f6_1");
            cursor.skip_blanks();
            m = attack(m.to.lowest(), parse_place(cursor));
        }
    }
    cursor.finish("a move is a place, two places with '->' between, or pass");
    return m;
}

}  // namespace nomos::nerva
