#include "model/core/square_notation.hpp"

#include <fmt/format.h>

namespace nomos {

int parse_square(Cursor& cursor, int columns, int rows, std::string_view cells, std::string_view or_else) {
    const auto hint = fmt::format("{} are a1 to {}{}{}", cells, static_cast<char>('a' + columns - 1), rows, or_else);
    const int column = cursor.peek() - 'a';
    if (column < 0 || column >= columns) cursor.fail("no such square" + cursor.found(), hint);
    cursor.take();
    const int row = cursor.number(rows, hint);
    if (row == 0) cursor.fail("no such square", hint);
    return (row - 1) * columns + column;
}

}  // namespace nomos
