#include "model/nerva/kings_file.hpp"

#include <fmt/format.h>

#include "model/core/notation.hpp"
#include "model/nerva/notation.hpp"

namespace nomos::nerva {
namespace {

constexpr std::string_view kFileHint = "two lines, as in white = c4_2 and black = f6_1";

void parse_line(std::string_view line, const Place& at, PerSide<Places<Native>>& kings) {
    Cursor cursor(line, at);
    cursor.skip_blanks();
    if (cursor.done() || cursor.peek() == '#') return;
    const Cursor begin = cursor;
    const std::size_t side = cursor.accept(kSideNames[0]) ? 0 : 1;
    if (side == 1 && !cursor.accept(kSideNames[1])) cursor.fail("expected white or black" + cursor.found(), kFileHint);
    if (any(kings[side])) begin.fail(fmt::format("a second place for the {} king", kSideNames[side]), kFileHint);
    cursor.skip_blanks();
    cursor.expect('=', kFileHint);
    cursor.skip_blanks();
    kings[side].set(parse_place(cursor));
    cursor.finish(kFileHint);
}

}  // namespace

PerSide<Places<Native>> example_kings() {
    return {Bits<kPlaces>::single(Boards::place(2, 3, 1)), Bits<kPlaces>::single(Boards::place(5, 5, 0))};
}

PerSide<Places<Native>> parse_kings(std::string_view text, std::string_view file) {
    PerSide<Places<Native>> kings;
    Place at{std::string(file), 0, 1};
    while (!text.empty()) {
        ++at.line;
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.ends_with('\r')) line.remove_suffix(1);
        parse_line(line, at, kings);
    }
    for (std::size_t side = 0; side < kSides; ++side)
        if (none(kings[side]))
            throw ParseError({at.file, at.line + 1, 1}, fmt::format("no place for the {} king", kSideNames[side]),
                             kFileHint);
    return kings;
}

}  // namespace nomos::nerva
