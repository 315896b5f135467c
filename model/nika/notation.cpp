#include "model/nika/notation.hpp"

#include <fmt/format.h>

#include "model/core/notation.hpp"
#include "model/nika/symbols.hpp"

namespace nomos::nika {
namespace {

constexpr std::string_view kPositionHint =
    "11 rows from the top split by /, then the city and its actions left, routed pieces, idle turns: ... a2 r0000 i0";
constexpr std::string_view kActionHint = "rotate c4+c5 north, move c4 east, rally c4 west or pass";
constexpr std::array<std::string_view, 4> kKindWords{"rotate", "move", "rally", "pass"};
constexpr std::string_view kTeamLetters = "as";  // a team is written by its first city

// The index of the word that `cells` of each entry of `words` holds.
template <class Words>
std::size_t owner(const Words& words, int cell) {
    std::size_t i = 0;
    while (i + 1 < words.size() && !words[i].test(cell)) ++i;
    return i;
}

std::string print_row(const Position<Native>& p, int row) {
    std::string out;
    int empty = 0;
    const auto flush = [&] { out += empty > 0 ? std::to_string(std::exchange(empty, 0)) : ""; };
    for (int column = 0; column < Frame::kWidth; ++column) {
        const int cell = Frame::cell(column, row);
        if (!p.occupied().test(cell)) {
            ++empty;
            continue;
        }
        flush();
        out += kCityLetters[owner(p.city, cell)];
        out += kFacingSymbols[owner(p.facing, cell)];
    }
    flush();
    return out;
}

void parse_piece(Cursor& text, Position<Native>& p, int cell) {
    const auto city = index_in(kCityLetters, text.peek());
    if (!city) text.fail("expected a piece or a number of empty spaces" + text.found(), "cities are a s m t");
    text.take();
    const auto facing = index_in(kFacingSymbols, text.peek());
    if (!facing) text.fail("expected a facing" + text.found(), "facings are ^ > v <");
    if (p.city[*city].count() == kPiecesEach)
        text.fail(fmt::format("a seventh piece of {}", kCityTitles[*city]), "a city has six pieces");
    text.take();
    p.city[*city].set(cell);
    p.facing[*facing].set(cell);
}

void parse_row(Cursor& text, Position<Native>& p, int row) {
    const std::string hint = fmt::format("row {} has 11 spaces", row + 1);
    for (int column = 0; column < Frame::kWidth;) {
        if (const char c = text.peek(); c >= '0' && c <= '9') {
            if (c == '0') text.fail("a run of empty spaces starts at 1", hint);
            column += text.number(Frame::kWidth - column, hint);
        } else {
            if (c == '/' || c == ' ' || text.done())
                text.fail(fmt::format("the row ends after {} spaces", column), hint);
            parse_piece(text, p, Frame::cell(column++, row));
        }
    }
}

void parse_turn(Cursor& text, Position<Native>& p) {
    const auto city = index_in(kCityLetters, text.peek());
    if (!city) text.fail("expected the city to act" + text.found(), "a s m t, then the actions left: a2");
    text.take();
    p.turn.set(static_cast<int>(*city));
    if (text.accept('2')) return;
    text.expect('1', "2 or 1 actions are left; 1p says that the first was a pass");
    p.second_action = true;
    p.passed_first = text.accept('p');
}

void parse_routed(Cursor& text, Position<Native>& p, const std::array<int, kCities>& pieces) {
    text.expect('r', kPositionHint);
    for (std::size_t c = 0; c < kCities; ++c) {
        const int on_board = p.city[c].count(), routed = text.peek() - '0';
        if (routed < 0 || routed > 9)
            text.fail("expected a digit" + text.found(), "routed pieces of a, s, m and t: r0000");
        if (on_board + routed != pieces[c])
            text.fail(fmt::format("{} has {} pieces on the board and {} routed", kCityTitles[c], on_board, routed),
                      pieces[c] == kPiecesEach ? "a city has six pieces"
                                               : fmt::format("{} has {} here", kCityTitles[c], pieces[c]));
        text.take();
        p.routed[c] = routed;
    }
}

Bits<2> parse_teams(Cursor& text) {
    Bits<2> teams;
    for (int t = 0; t < 2; ++t)
        if (text.accept(kTeamLetters[static_cast<std::size_t>(t)])) teams.set(t);
    if (teams.none()) text.fail("expected a team" + text.found(), "a is Athens and Messene, s is Sparta and Thebes");
    return teams;
}
std::string print_teams(const Bits<2>& teams) {
    std::string out;
    teams.for_each([&](int t) { out += kTeamLetters[static_cast<std::size_t>(t)]; });
    return out;
}

void parse_winners(Cursor& text, Position<Native>& p) {
    text.expect('w', "the winners and by whose action: wa/a");
    p.winners = parse_teams(text);
    text.expect('/', "the winners and by whose action: wa/a");
    p.actors = parse_teams(text);
    if (p.actors.count() != 1) text.fail("two teams acted", "name the one team whose action won");
}

int parse_cell(Cursor& text) {
    const auto column = index_in(kFrameColumns, text.peek());
    if (!column) text.fail("expected a space" + text.found(), "columns are a to k, rows 1 to 11: c4");
    text.take();
    if (text.peek() == '0') text.fail("rows count from 1", "columns are a to k, rows 1 to 11: c4");
    const int row = text.number(Frame::kHeight, "rows are 1 to 11");
    if (row == 0) text.fail("rows count from 1", "rows are 1 to 11");
    return Frame::cell(static_cast<int>(*column), row - 1);
}

Cells<Native> parse_cells(Cursor& text) {
    Cells<Native> cells;
    do {
        const Cursor before = text;
        const int cell = parse_cell(text);
        if (cells.test(cell)) before.fail("this space is named twice", "name each piece once");
        cells.set(cell);
    } while (text.accept('+'));
    return cells;
}

int parse_direction(Cursor& text) {
    for (Direction d : kDirections)
        if (text.accept(name_of(d))) return static_cast<int>(d);
    text.fail("expected a direction" + text.found(), "north, east, south or west");
}

int parse_kind(Cursor& text) {
    for (std::size_t k = 0; k < kKindWords.size(); ++k)
        if (text.accept(kKindWords[k])) return static_cast<int>(k);
    text.fail("expected an action" + text.found(), kActionHint);
}

}  // namespace

std::string print(const Position<Native>& p) {
    std::string out = print_row(p, Frame::kHeight - 1);
    for (int row = Frame::kHeight - 2; row >= 0; --row) out += '/' + print_row(p, row);
    out += fmt::format(" {}{}{} r", kCityLetters[static_cast<std::size_t>(p.turn.lowest()) % kCities],
                       p.second_action ? 1 : 2, p.passed_first ? "p" : "");
    for (int routed : p.routed) out += std::to_string(routed);
    out += fmt::format(" i{}", p.idle_turns);
    if (p.winners.any()) out += fmt::format(" w{}/{}", print_teams(p.winners), print_teams(p.actors));
    return out;
}

Position<Native> parse_position_with(const std::array<int, kCities>& pieces, std::string_view line) {
    Cursor text(line);
    Position<Native> p{};
    for (int row = Frame::kHeight - 1; row >= 0; --row) {
        parse_row(text, p, row);
        if (row > 0) text.expect('/', "a row has 11 spaces, a position 11 rows");
    }
    text.expect(' ', kPositionHint);
    parse_turn(text, p);
    text.expect(' ', kPositionHint);
    parse_routed(text, p, pieces);
    text.expect(' ', kPositionHint);
    text.expect('i', kPositionHint);
    p.idle_turns = text.number(4, "idle turns are 0 to 4");
    if (text.accept(' ')) parse_winners(text, p);
    text.finish("a position ends with the idle turns or the winners");
    return p;
}
Position<Native> parse_position(std::string_view line) {
    return parse_position_with({kPiecesEach, kPiecesEach, kPiecesEach, kPiecesEach}, line);
}

std::string print(const Action<Native>& m) {
    const auto kind = static_cast<std::size_t>(m.kind.lowest()) % kKindWords.size();
    std::string out(kKindWords[kind]);
    if (m.is(Kind::pass)) return out;
    char separator = ' ';
    m.pieces.for_each([&](int cell) { out += std::exchange(separator, '+') + Frame::name(cell); });
    return out + ' ' + std::string(name_of(kDirections[static_cast<std::size_t>(m.direction.lowest()) % 4]));
}

Action<Native> parse_action(std::string_view line) {
    Cursor text(line);
    Action<Native> m{Bits<4>::single(parse_kind(text)), {}, Bits<4>::single(0)};
    if (!m.is(Kind::pass)) {
        text.expect(' ', kActionHint);
        const Cursor cells = text;
        m.pieces = parse_cells(text);
        if (m.is(Kind::rally) && m.pieces.count() != 1) cells.fail("a rally names one space", "rally c4 west");
        text.expect(' ', kActionHint);
        m.direction = Bits<4>::single(parse_direction(text));
    }
    text.finish(kActionHint);
    return m;
}

}  // namespace nomos::nika
