#include "model/neva/notation.hpp"

#include <fmt/format.h>

#include "model/core/notation.hpp"
#include "model/neva/symbols.hpp"

namespace nomos::neva {
namespace {

constexpr std::string_view kCellHint = "cells are 11 to 66: a column 1 to 6, then a row 1 to 6, as in 25-24";

// --- cells -------------------------------------------------------------------------------------
bool at_digit(const Cursor& cursor) { return cursor.peek() >= '0' && cursor.peek() <= '9'; }

int parse_cell(Cursor& cursor) {
    std::array<int, 2> digits{};
    for (int& digit : digits) {
        if (!at_digit(cursor)) cursor.fail("expected a cell" + cursor.found(), kCellHint);
        if (cursor.peek() < '1' || cursor.peek() > '6')
            cursor.fail("no such column or row" + cursor.found(), kCellHint);
        digit = cursor.take() - '1';
    }
    return Board::cell(digits[0], digits[1]);
}

// "44+35", in ascending order of the board, so that there is one way to write a set.
Bits<kCells> parse_cells(Cursor& cursor) {
    Bits<kCells> cells;
    int last = -1;
    do {
        const Cursor here = cursor;
        const int cell = parse_cell(cursor);
        if (cell <= last)
            here.fail("the cells are not in order",
                      "name each once, in the order of the board: 11 21 .. 61 12 22 .. 66");
        cells.set(last = cell);
    } while (cursor.accept('+'));
    return cells;
}

// --- positions ---------------------------------------------------------------------------------
// The letter of what stands on the cell; '\0' when it is free.
char letter_on(const Position<Native>& p, int cell) {
    for (std::size_t i = 0; i < kPlayers; ++i) {
        if (p.men[i].test(cell)) return kManLetters[i];
        if (p.kings[i].test(cell)) return kKingLetters[i];
    }
    return '\0';
}

std::string print_row(const Position<Native>& p, int row, int size) {
    std::string text;
    int free = 0;
    const auto close_run = [&] {
        if (free > 0) text += std::to_string(std::exchange(free, 0));
    };
    for (int column = 0; column < size; ++column) {
        const char letter = letter_on(p, Board::cell(column, row));
        if (letter == '\0')
            ++free;
        else
            close_run(), text += letter;
    }
    close_run();
    return text;
}

[[noreturn]] void fail_too_long(const Cursor& cursor, int row) {
    cursor.fail(fmt::format("row {} is too long", row + 1), "nothing more fits in this row; '/' starts the next one");
}

void parse_piece(Cursor& cursor, Position<Native>& p, int column, int row, int size) {
    const auto man = index_in(kManLetters, cursor.peek()), king = index_in(kKingLetters, cursor.peek());
    if (!man && !king)
        cursor.fail("expected a piece or a number" + cursor.found(),
                    "w r g b are men, W R G B kings of White, Red, Green and Black, a number so many free cells");
    if (column == size) fail_too_long(cursor, row);
    (man ? p.men[*man] : p.kings[*king]).set(Board::cell(column, row));
    cursor.take();
}

void parse_row(Cursor& cursor, Position<Native>& p, int row, int size) {
    int column = 0;
    bool after_run = false;
    while (!cursor.done() && cursor.peek() != '/' && cursor.peek() != ' ') {
        if (!at_digit(cursor)) {
            parse_piece(cursor, p, column, row, size);
            ++column, after_run = false;
            continue;
        }
        if (cursor.peek() == '0') cursor.fail("a run of free cells starts with 0", "it is a number from 1 to 6");
        if (after_run) cursor.fail("two runs of free cells meet", "write them as one number");
        if (column == size) fail_too_long(cursor, row);
        const int left = size - column;
        if (cursor.peek() - '0' > left)
            cursor.fail(fmt::format("number above {}", left), fmt::format("cells left in row {}: {}", row + 1, left));
        column += cursor.take() - '0', after_run = true;
    }
    if (column < size)
        cursor.fail(fmt::format("row {} is too short: {} of {}", row + 1, column, size),
                    "rows go from the top (cells 16 to 66) down; count the free cells");
}

// One or more letters of players, each once and in the order of turns.
Bits<kPlayers> parse_players(Cursor& cursor) {
    constexpr std::string_view kHint = "the letters of players who are out, in the order w r g b";
    Bits<kPlayers> players;
    std::size_t least = 0;
    do {
        const auto player = index_in(kManLetters, cursor.peek());
        if (!player) cursor.fail("expected a player" + cursor.found(), kHint);
        if (*player < least) cursor.fail("the players are not in order", kHint);
        players.set(static_cast<int>(*player));
        least = *player + 1;
        cursor.take();
    } while (!cursor.done() && cursor.peek() != ' ');
    return players;
}

int parse_turn_letter(Cursor& cursor) {
    constexpr std::string_view kHint = "after the rows a blank and the player to move: w, r, g or b";
    cursor.expect(' ', kHint);
    const auto player = index_in(kManLetters, cursor.peek());
    if (!player) cursor.fail("expected the player to move" + cursor.found(), kHint);
    cursor.take();
    return static_cast<int>(*player);
}

// --- moves -------------------------------------------------------------------------------------
std::string print_cells(const Bits<kCells>& cells) {
    std::string text;
    cells.for_each([&](int cell) { text += (text.empty() ? "" : "+") + cell_name(cell); });
    return text;
}

Turn parse_path(Cursor& cursor, int most_steps, std::string_view too_long) {
    Turn turn;
    if (cursor.accept('-')) return turn.pass = true, turn;
    turn.king = cursor.accept('K');
    turn.path[0] = static_cast<std::int8_t>(parse_cell(cursor));
    turn.jump = cursor.accept(':');
    if (!turn.jump) cursor.expect('-', "put '-' between the cells of a quiet step and ':' between those of a capture");
    turn.path[1] = static_cast<std::int8_t>(parse_cell(cursor));
    while (cursor.peek() == ':' || cursor.peek() == '-') {
        if (!turn.jump || cursor.peek() == '-')
            cursor.fail("only a capture goes on" + cursor.found(),
                        "a quiet step has two cells, a capture has ':' between all of its cells");
        if (turn.steps == most_steps) cursor.fail("the move is too long", too_long);
        cursor.take();
        turn.path[static_cast<std::size_t>(++turn.steps)] = static_cast<std::int8_t>(parse_cell(cursor));
    }
    return turn;
}

Turn parse_steps(std::string_view text, int most_steps, std::string_view too_long) {
    Cursor cursor(text);
    cursor.skip_blanks();
    const Turn turn = parse_path(cursor, most_steps, too_long);
    cursor.finish("a move is its cells and nothing else, as in 25-24, 25:45:43 or K61:64; '-' alone is no move");
    return turn;
}

}  // namespace

std::string cell_name(int cell) { return std::to_string(code_of(cell)); }

std::string print(const Position<Native>& p, int size) {
    std::string text;
    for (int row = size - 1; row >= 0; --row) text += print_row(p, row, size) + (row > 0 ? "/" : " ");
    text += kManLetters[static_cast<std::size_t>(p.turn.lowest())];
    if (p.jumper.any()) text += " j" + print_cells(p.jumper);
    if (p.captured.any()) text += " x" + print_cells(p.captured);
    if (p.retired.any()) text += " o";
    p.retired.for_each([&](int player) { text += kManLetters[static_cast<std::size_t>(player)]; });
    return text;
}

Position<Native> parse_position(std::string_view text) { return parse_position_on(Board::kWidth, text); }
Position<Native> parse_position_on(int size, std::string_view text) {
    Cursor cursor(text);
    Position<Native> p;
    cursor.skip_blanks();
    for (int row = size - 1; row >= 0; --row) {
        parse_row(cursor, p, row, size);
        if (row > 0) cursor.expect('/', fmt::format("{} of {} rows are missing", row, size));
    }
    if (cursor.peek() == '/') cursor.fail("too many rows", fmt::format("the board has {} rows", size));
    p.turn.set(parse_turn_letter(cursor));
    if (cursor.accept(" j")) p.jumper.set(parse_cell(cursor));
    if (cursor.accept(" x")) p.captured = parse_cells(cursor);
    if (cursor.accept(" o")) p.retired = parse_players(cursor);
    cursor.finish("after the player to move only j, x and o may follow, in this order, as in: w j45 x44+35 og");
    return p;
}

std::string print(const Turn& t) {
    if (t.pass) return "-";
    std::string text = (t.king ? "K" : "") + cell_name(t.path[0]);
    for (int i = 1; i <= t.steps; ++i) text += (t.jump ? ":" : "-") + cell_name(t.path[static_cast<std::size_t>(i)]);
    return text;
}
Turn parse_turn(std::string_view text) {
    return parse_steps(text, Turn::kMostSteps, "a capture takes fewer pieces than there are cells");
}

std::string print(const Move<Native>& m) {
    if (m.is_pass()) return "-";
    return (m.king ? "K" : "") + cell_name(m.from.lowest()) + (m.jump ? ":" : "-") + cell_name(m.to.lowest());
}
Move<Native> parse_move(std::string_view text) {
    return parse_steps(text, 1, "a step is two cells; a whole capture is played step by step").step(0);
}

}  // namespace nomos::neva
