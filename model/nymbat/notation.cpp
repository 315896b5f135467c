#include "model/nymbat/notation.hpp"

#include <fmt/format.h>

#include "model/core/notation.hpp"

namespace nomos::nymbat {
namespace {

constexpr std::string_view kSideLetters = "rb";  // by Side

bool at_digit(const Cursor& cursor) { return cursor.peek() >= '0' && cursor.peek() <= '9'; }

// A number in its one form: no leading 0.
int parse_number(Cursor& cursor, int most, std::string_view hint) {
    if (cursor.peek() != '0') return cursor.number(most, hint);
    cursor.take();
    if (at_digit(cursor)) cursor.fail("a number starts with 0", hint);
    return 0;
}

// --- hexes -------------------------------------------------------------------------------------
// Of the hexagon of this side.
int parse_hex(Cursor& cursor, int edge) {
    const Cursor here = cursor;
    const int rows = Hexagon::rows_of(edge), column = cursor.peek() - 'a';
    const std::string hint =
        fmt::format("a hex is a column a to {} and a row 1 to {}, as in b2; see the coordinates of a drawing",
                    static_cast<char>('a' + rows - 1), rows);
    if (column < 0 || column >= rows) cursor.fail("expected a column letter" + cursor.found(), hint);
    cursor.take();
    if (cursor.peek() == '0') cursor.fail("a row starts with 0", hint);
    const int row = cursor.number(rows, hint) - 1;
    if (!Hexagon::on_board(column, row, edge)) here.fail("no such hex on the board", hint);
    return Hexagon::hex(column, row);
}
// "a1+c2", in the order of the board, so that there is one way to write a set.
Hexagon::Hexes parse_hexes(Cursor& cursor, int edge) {
    Hexagon::Hexes hexes;
    int last = -1;
    do {
        const Cursor here = cursor;
        const int hex = parse_hex(cursor, edge);
        if (hex <= last)
            here.fail("the hexes are not in order", "name each once, in the order of the board: a1 b1 .. h1 a2 .. o15");
        hexes.set(last = hex);
    } while (cursor.accept('+'));
    return hexes;
}
std::string print_hexes(const Hexagon::Hexes& hexes) {
    std::string text;
    hexes.for_each([&](int hex) { text += (text.empty() ? "" : "+") + Hexagon::name(hex); });
    return text;
}

// --- the board -----------------------------------------------------------------------------------
// "r3", "b6", "r3+b6", or nothing on a vacant hex.
std::string print_pieces(const Position<Native>& p, int hex) {
    std::string text;
    for (Side s : {Side::red, Side::blue})
        if (const int number = number_on(p, s, hex); number != 0)
            text += fmt::format("{}{}{}", text.empty() ? "" : "+", kSideLetters[index(s)], number);
    return text;
}
std::string print_row(const Position<Native>& p, int row, int edge) {
    std::string text;
    int vacant = 0;
    const auto close_run = [&] {
        if (vacant > 0) text += std::to_string(std::exchange(vacant, 0));
    };
    for (int i = 0; i < Hexagon::hexes_in(row, edge); ++i) {
        const std::string here = print_pieces(p, Hexagon::hex(Hexagon::first_column(row, edge) + i, row));
        if (here.empty())
            ++vacant;
        else
            close_run(), text += here;
    }
    close_run();
    return text;
}

void parse_piece(Cursor& cursor, Position<Native>& p, Side side, int hex) {
    cursor.take();
    if (cursor.peek() < '1' || cursor.peek() > '7')
        cursor.fail("expected the piece's number" + cursor.found(),
                    "pieces have a number of one digit: 1 to 6 in play");
    put(p, side, hex, cursor.take() - '0');
}
void parse_pieces(Cursor& cursor, Position<Native>& p, int hex) {
    const bool red = cursor.peek() == 'r';
    if (!red && cursor.peek() != 'b')
        cursor.fail("expected a piece or a number" + cursor.found(),
                    "r3 is a red 3, b3 a blue one, r3+b3 both on one hex, a number so many vacant hexes");
    parse_piece(cursor, p, red ? Side::red : Side::blue, hex);
    if (!cursor.accept('+')) return;
    if (!red || cursor.peek() != 'b') cursor.fail("expected a blue piece" + cursor.found(), "red comes first: r3+b3");
    parse_piece(cursor, p, Side::blue, hex);
}
// "2 3 2", from the top as from below.
std::string widths(int edge) {
    std::string text;
    for (int row = 0; row < Hexagon::rows_of(edge); ++row)
        text += fmt::format("{}{}", row == 0 ? "" : " ", Hexagon::hexes_in(row, edge));
    return text;
}
void parse_row(Cursor& cursor, Position<Native>& p, int row, int edge) {
    const int size = Hexagon::hexes_in(row, edge);
    int at = 0;
    bool after_run = false;
    while (!cursor.done() && cursor.peek() != '/' && cursor.peek() != ' ') {
        if (at == size)
            cursor.fail(fmt::format("row {} is too long", row + 1),
                        fmt::format("it has {} hexes; '/' starts the next one", size));
        if (!at_digit(cursor)) {
            parse_pieces(cursor, p, Hexagon::hex(Hexagon::first_column(row, edge) + at, row));
            ++at, after_run = false;
            continue;
        }
        if (cursor.peek() == '0') cursor.fail("a run of vacant hexes starts with 0", "it is 1 or more");
        if (after_run) cursor.fail("two runs of vacant hexes meet", "write them as one number");
        at += cursor.number(size - at, fmt::format("hexes left in row {}: {}", row + 1, size - at));
        after_run = true;
    }
    if (at < size)
        cursor.fail(fmt::format("row {} is too short: {} of {}", row + 1, at, size),
                    fmt::format("rows go from the top, {} hexes; count the vacant ones", widths(edge)));
}
void parse_rows(Cursor& cursor, Position<Native>& p, int edge) {
    const int rows = Hexagon::rows_of(edge);
    for (int row = rows - 1; row >= 0; --row) {
        parse_row(cursor, p, row, edge);
        if (row > 0) cursor.expect('/', fmt::format("{} of {} rows are missing", row, rows));
    }
    if (cursor.peek() == '/') cursor.fail("too many rows", fmt::format("the board has {} rows", rows));
}
// The side of the other hexagon that these are the rows of; 0: of none.
int side_of_another(Cursor cursor, int edge) {
    int slashes = 0;
    for (Cursor ahead = cursor; !ahead.done() && ahead.peek() != ' '; ahead.take())
        slashes += ahead.peek() == '/' ? 1 : 0;
    const int other = slashes / 2 + 1;
    if (other == edge || other > Hexagon::kEdge) return 0;
    try {
        Position<Native> p;
        return parse_rows(cursor, p, other), other;
    } catch (const ParseError&) {
        return 0;
    }
}

// --- who stands how --------------------------------------------------------------------------------
Side parse_side(Cursor& cursor) {
    const std::size_t side = kSideLetters.find(cursor.peek());
    if (cursor.done() || side == std::string_view::npos)
        cursor.fail("expected the side to move" + cursor.found(), "after the rows a blank and r or b");
    cursor.take();
    return static_cast<Side>(side);
}
int parse_signed(Cursor& cursor, int most, std::string_view hint) {
    const Cursor here = cursor;
    const bool minus = most == kMostReserve && cursor.accept('-');
    const int n = parse_number(cursor, most, hint);
    if (minus && n == 0) here.fail("a number below 0 is -1 at most", hint);
    return minus ? -n : n;
}
void parse_pair(Cursor& cursor, PerSide<int>& numbers, int most, std::string_view hint) {
    cursor.expect(' ', hint);
    numbers[0] = parse_signed(cursor, most, hint);
    cursor.expect(',', hint);
    numbers[1] = parse_signed(cursor, most, hint);
}

// --- the turn under way ------------------------------------------------------------------------------
constexpr std::array<std::string_view, kStages> kStageWords{"", "", " chosen", "", " rest:", " break:", " owe"};
bool moves_group(const Position<Native>& p) {
    return p.is(Stage::chosen) || p.is(Stage::moving) || p.is(Stage::judging) || p.is(Stage::breaking);
}
std::string print_turn(const Position<Native>& p) {
    const std::string_view word = kStageWords.at(static_cast<std::size_t>(p.stage.lowest()));  // one-hot, or it throws
    if (p.is(Stage::bringing)) return fmt::format(" in:{}", p.brought);
    if (!moves_group(p)) return std::string(word);
    std::string text = fmt::format(" go{}:s{},f{},b{}", p.removed ? "!" : "", p.speed, p.front, p.budget);
    if (p.waiting.any()) text += " w:" + print_hexes(p.waiting);
    if (p.members.any()) text += " m:" + print_hexes(p.members);
    return text + std::string(word) + print_hexes(p.hole);
}

constexpr std::string_view kGoHint = "as in go:s2,f9,b0 - speed, rows to the goal, what a breakthrough may take";
Stage parse_stage_of_group(Cursor& cursor, Position<Native>& p, int edge) {
    for (Stage s : {Stage::chosen, Stage::judging, Stage::breaking})
        if (cursor.accept(kStageWords[static_cast<std::size_t>(s)])) {
            if (s != Stage::chosen) p.hole.set(parse_hex(cursor, edge));
            return s;
        }
    return Stage::moving;
}
Stage parse_group_turn(Cursor& cursor, Position<Native>& p, int edge) {
    p.removed = cursor.accept('!');
    const auto field = [&](std::string_view before, int most) {
        if (!cursor.accept(before)) cursor.fail(fmt::format("expected '{}'{}", before, cursor.found()), kGoHint);
        return parse_number(cursor, most, kGoHint);
    };
    p.speed = field(":s", kMostOnPaper);
    p.front = field(",f", Hexagon::rows_of(edge) - 1);
    const Cursor at_budget = cursor;
    p.budget = field(",b", kMostOnPaper);
    if (cursor.accept(" w:")) p.waiting = parse_hexes(cursor, edge);
    if (cursor.accept(" m:")) p.members = parse_hexes(cursor, edge);
    const Stage stage = parse_stage_of_group(cursor, p, edge);
    if (p.budget > 0 && p.hole.none())
        at_budget.fail("a budget without a breakthrough", "b0, or rest: or break: with its hex");
    return stage;
}
Stage parse_turn(Cursor& cursor, Position<Native>& p, int edge) {
    if (cursor.accept(" in:")) {
        p.brought = parse_number(cursor, kMostBrought, "what has been brought in this turn, as in in:12");
        return Stage::bringing;
    }
    if (cursor.accept(" owe")) return Stage::owing;
    return cursor.accept(" go") ? parse_group_turn(cursor, p, edge) : Stage::start;
}

}  // namespace

std::string print(const Position<Native>& p, int edge) {
    std::string text;
    for (int row = Hexagon::rows_of(edge) - 1; row >= 0; --row) text += print_row(p, row, edge) + (row > 0 ? "/" : " ");
    text += kSideLetters[p.blue_to_move ? 1 : 0];
    text += fmt::format(" {},{} {},{}", p.reserve[0], p.reserve[1], p.delays[0], p.delays[1]);
    if (!p.begun[0] || !p.begun[1]) text += fmt::format(" new:{}{}", p.begun[0] ? "" : "r", p.begun[1] ? "" : "b");
    if (p.owes[0] || p.owes[1]) text += fmt::format(" owes:{}{}", p.owes[0] ? "r" : "", p.owes[1] ? "b" : "");
    if (p.blue_moved_last) text += " last:b";
    if (p.blue_stepped_last != p.blue_moved_last)
        text += fmt::format(" step:{}", kSideLetters[p.blue_stepped_last ? 1 : 0]);
    return text + print_turn(p);
}

Position<Native> parse_position(std::string_view text) { return parse_position_on(Hexagon::kEdge, text); }
Position<Native> parse_position_on(int edge, std::string_view text) {
    Cursor cursor(text);
    Position<Native> p;
    cursor.skip_blanks();
    if (const int other = side_of_another(cursor, edge); other != 0)
        cursor.fail(fmt::format("these are the {} rows of side {}", Hexagon::rows_of(other), other),
                    fmt::format("side {} has rows of {} hexes", edge, widths(edge)));
    parse_rows(cursor, p, edge);
    cursor.expect(' ', "after the rows a blank and the side to move, r or b");
    p.blue_to_move = parse_side(cursor) == Side::blue;
    parse_pair(cursor, p.reserve, kMostReserve, "the reserves, Red's first, as in 60,60");
    parse_pair(cursor, p.delays, kMostDelays, "turns of delay, Red's first, 0 to 6 each, as in 0,0");
    p.begun = {true, true};
    if (cursor.accept(" new:")) {
        p.begun[0] = !cursor.accept('r'), p.begun[1] = !cursor.accept('b');
        if (p.begun[0] && p.begun[1])
            cursor.fail("expected a side" + cursor.found(), "who has not had the first turn: new:r, new:b or new:rb");
    }
    if (cursor.accept(" owes:")) {
        p.owes[0] = cursor.accept('r'), p.owes[1] = cursor.accept('b');
        if (!p.owes[0] && !p.owes[1])
            cursor.fail("expected a side" + cursor.found(),
                        "who pays a penalty before the next turn: owes:r, owes:b or owes:rb");
    }
    p.blue_moved_last = cursor.accept(" last:b");
    p.blue_stepped_last = p.blue_moved_last != cursor.accept(p.blue_moved_last ? " step:r" : " step:b");
    p.stage.set(static_cast<int>(parse_turn(cursor, p, edge)));
    cursor.finish("after the delays only new:, owes:, last:b, step: and the turn under way may follow, in this order");
    return p;
}

// --- steps -------------------------------------------------------------------------------------------
std::string print(const Move<Native>& m) {
    const std::string to = m.to.any() ? Hexagon::name(m.to.lowest()) : "";
    switch (static_cast<Kind>(m.kind.lowest())) {
        case Kind::bring:
            return fmt::format("{}={}", to, m.number);
        case Kind::group:
            return "group " + print_hexes(m.area.hexes);
        case Kind::go:
            return Hexagon::name(m.from.lowest()) + "-" + to;
        case Kind::rest:
            return "rest " + print_hexes(m.area.hexes);
        case Kind::take:
            return "x " + to;
        case Kind::done:
            return "done";
        case Kind::end:
            return "end";
        case Kind::pass:
            return "pass";
        case Kind::lose:
            return "lose " + to;
    }
    return "";
}

namespace {

constexpr std::string_view kMoveHint = "c2=3, group c2+d3, c2-d4, rest e5+e6, x e5, done, end, pass or lose c2";

Hexagon::Hexes parse_area(Cursor& cursor, int edge) {
    const Cursor here = cursor;
    const Hexagon::Hexes hexes = parse_hexes(cursor, edge);
    if (!well_formed(area_of(hexes)))
        here.fail("these hexes do not hang together", "each must be reached from the first through the others");
    return hexes;
}
Move<Native> parse_bring_or_go(Cursor& cursor, int edge) {
    const int from = parse_hex(cursor, edge);
    if (cursor.accept('-')) return go(from, parse_hex(cursor, edge));
    cursor.expect('=', "c2=3 brings a 3 in on c2, c2-d4 moves a piece");
    return bring(from, parse_number(cursor, kMostOnPaper, "pieces have numbers 1 to 6"));
}
Move<Native> parse_step(Cursor& cursor, int edge) {
    if (cursor.accept("group ")) return group(parse_area(cursor, edge));
    if (cursor.accept("rest ")) return rest(parse_area(cursor, edge));
    if (cursor.accept("lose ")) return lose(parse_hex(cursor, edge));
    if (cursor.accept("x ")) return take(parse_hex(cursor, edge));
    if (cursor.accept("done")) return done();
    if (cursor.accept("end")) return end_turn();
    if (cursor.accept("pass")) return pass();
    if (cursor.peek() >= 'a' && cursor.peek() <= 'o') return parse_bring_or_go(cursor, edge);
    cursor.fail("expected a step" + cursor.found(), kMoveHint);
}

}  // namespace

Move<Native> parse_move(std::string_view text) { return parse_move_on(Hexagon::kEdge, text); }
Move<Native> parse_move_on(int edge, std::string_view text) {
    Cursor cursor(text);
    cursor.skip_blanks();
    const Move<Native> m = parse_step(cursor, edge);
    cursor.finish(kMoveHint);
    return m;
}

}  // namespace nomos::nymbat
