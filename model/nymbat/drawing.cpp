#include <fmt/format.h>

#include "model/nymbat/notation.hpp"
#include "model/nymbat/rules_move.hpp"

namespace nomos::nymbat {
namespace {

constexpr std::array kColours{Colour::red, Colour::blue};

PicturePiece drawn_piece(const Position<Native>& p, Side side, int hex, Mark mark) {
    const int number = number_on(p, side, hex);
    PicturePiece piece;
    piece.column = Hexagon::column(hex), piece.row = Hexagon::row(hex);
    piece.colour = kColours[index(side)];
    piece.glyph = std::to_string(number);
    piece.kind = fmt::format("{} piece, with its number", kSideNames[index(side)]);
    piece.label = fmt::format("{} {} on {}", kSideNames[index(side)], number, Hexagon::name(hex));
    piece.mark = mark, piece.by_colour = true;
    return piece;
}
Tint tint_of(const Scale& scale, int hex) {
    if (scale.set_up_area[index(Side::red)].test(hex)) return Tint::area_red;
    return scale.set_up_area[index(Side::blue)].test(hex) ? Tint::area_blue : Tint::plain;
}

using Notes = std::vector<std::string>;
void note_stage(const Position<Native>& p, Notes& notes) {
    if (p.is(Stage::bringing)) return notes.push_back(fmt::format("{} brought in so far", p.brought));
    if (p.is(Stage::owing)) return notes.push_back("a piece is owed");
    if (p.is(Stage::start)) return;
    notes.push_back(fmt::format("the group goes up to {} and has {} still to move",
                                p.speed == 1 ? "1 hex" : fmt::format("{} hexes", p.speed),
                                p.waiting.count() == 1 ? "1 piece" : fmt::format("{} pieces", p.waiting.count())));
    if (p.is(Stage::judging))
        notes.push_back("whether a group was split on " + Hexagon::name(p.hole.lowest()) + " comes next");
    if (p.is(Stage::breaking))
        notes.push_back(fmt::format("breaking through on {} for up to {}", Hexagon::name(p.hole.lowest()), p.budget));
}
void note_debts(const Position<Native>& p, Notes& notes) {
    for (Side side : {Side::red, Side::blue})
        if (p.owes[index(side)])
            notes.push_back(fmt::format("{} pays a penalty before its next turn", kSideNames[index(side)]));
}
// Who moved last, where that may decide: of pieces on the board and points to bring in one at most is left.
void note_last(const Position<Native>& p, Notes& notes) {
    if (p.reserve[0] + p.reserve[1] - p.brought + p.occupied().count() > 1) return;
    notes.push_back(fmt::format("last to bring in or move a piece: {}", kSideNames[p.blue_moved_last ? 1 : 0]));
    if (p.blue_stepped_last != p.blue_moved_last)
        notes.push_back(fmt::format("last to move one on the board: {}", kSideNames[p.blue_stepped_last ? 1 : 0]));
}
Notes standing(const Position<Native>& p, std::string_view ended) {
    Notes notes{ended.empty() ? fmt::format("{} to move", kSideNames[p.blue_to_move ? 1 : 0]) : std::string(ended),
                fmt::format("reserves: red {}, blue {}", p.reserve[0], p.reserve[1]),
                fmt::format("delays: red {}, blue {}", p.delays[0], p.delays[1])};
    note_last(p, notes);
    if (ended.empty()) note_debts(p, notes), note_stage(p, notes);
    return notes;
}

}  // namespace

Picture picture(const Position<Native>& p, const Scale& scale, std::string_view ended) {
    Picture drawing;
    drawing.lattice = Lattice::hexagon;
    drawing.columns = drawing.rows = scale.rows();
    scale.board.for_each([&](int hex) {
        drawing.cells.push_back({Hexagon::column(hex), Hexagon::row(hex), tint_of(scale, hex), "."});
    });
    drawing.signs = {{Tint::area_red, ".", "set-up area of Red, its home row included"},
                     {Tint::area_blue, ".", "set-up area of Blue, its home row included"}};
    for (Side side : {Side::red, Side::blue})
        p.pieces_of(side).for_each([&](int hex) { drawing.pieces.push_back(drawn_piece(p, side, hex, Mark::none)); });
    drawing.notes = standing(p, ended);
    return drawing;
}

Picture picture_of_move(const Position<Native>& before, const Move<Native>& move, const Position<Native>& after,
                        const Scale& scale, std::string_view ended) {
    Picture drawing = picture(after, scale, ended);
    const std::size_t mover = before.blue_to_move ? 1 : 0;
    for (PicturePiece& piece : drawing.pieces) {
        const int hex = Hexagon::hex(piece.column, piece.row);
        const bool put_here = (move.is(Kind::bring) || move.is(Kind::go)) && move.to.test(hex);
        if (move.area.hexes.test(hex) || (put_here && piece.colour == kColours[mover])) piece.mark = Mark::ringed;
    }
    for (Side side : {Side::red, Side::blue}) {
        const auto gone = before.pieces_of(side) & ~after.pieces_of(side) & move.to;
        gone.for_each([&](int hex) {
            drawing.pieces.push_back(drawn_piece(before, side, hex, Mark::crossed_out));
            drawing.pieces.back().fate = "removed";
        });
    }
    if (move.is(Kind::go)) {
        const int from = move.from.lowest(), to = move.to.lowest();
        drawing.arrows.push_back({Hexagon::column(from), Hexagon::row(from), Hexagon::column(to), Hexagon::row(to)});
        const Side side = static_cast<Side>(mover);
        if (none(after.pieces_of(side) & move.to)) {  // the mover's piece is lost: crossed out where it ended
            drawing.pieces.push_back(drawn_piece(before, side, from, Mark::crossed_out));
            PicturePiece& lost = drawing.pieces.back();
            lost.column = Hexagon::column(to), lost.row = Hexagon::row(to);
            lost.fate = fmt::format("removed on {}", Hexagon::name(to));
        }
    }
    drawing.made = print(move);
    return drawing;
}

// removal.mover: with no more than the removed piece and those around it come to, the mover is removed as well.
std::vector<PictureSum> sums(const Position<Native>& before, const Move<Native>& move) {
    const auto enemy = played::enemy_of(before);
    if (!move.is(Kind::go) || none(move.to & enemy.pieces())) return {};
    const played::Clash<Native> clash{enemy, move.to, played::mover_of(before).number_on(move.from)};
    const int struck = enemy.number_on(move.to), beside = clash.support(), hex = move.to.lowest();
    const std::string helped = beside == 0 ? "" : fmt::format(" with pieces worth {} beside it", beside);
    return {{Hexagon::column(hex), Hexagon::row(hex), fmt::format("{} : {}", clash.number, struck + beside),
             fmt::format("a {} against a {}{}: {} against {}", clash.number, struck, helped, clash.number,
                         struck + beside)}};
}

}  // namespace nomos::nymbat
