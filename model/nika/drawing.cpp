#include <fmt/format.h>

#include "model/nika/notation.hpp"
#include "model/nika/rules.hpp"
#include "model/nika/symbols.hpp"

namespace nomos::nika {
namespace {

constexpr std::array kColours{Colour::white, Colour::red, Colour::blue, Colour::black};  // by City
constexpr std::array<std::string_view, kCities> kColourWords{"white", "red", "blue", "black"};
constexpr std::array kTints{Tint::area_white, Tint::area_red, Tint::area_blue, Tint::area_black};
constexpr const char *kRallyMark = "|", *kVictoryMark = "*";

// Which city's area of `areas` a cell is in.
std::optional<std::size_t> holder(const PerCity<Native>& areas, int cell) {
    for (std::size_t c = 0; c < kCities; ++c)
        if (areas[c].test(cell)) return c;
    return std::nullopt;
}

PictureCell draw_cell(const BoardOf<Native>& board, int cell) {
    PictureCell out{Frame::column(cell), Frame::row(cell), Tint::plain, "."};
    if (const auto c = holder(board.rally, cell)) {
        out.tint = kTints[*c];
        out.text_mark = kRallyMark;
    } else if (const auto v = holder(board.victory, cell)) {
        out.tint = kTints[*v];
        out.text_mark = kVictoryMark;
    }
    return out;
}

PicturePiece draw_piece(const Position<Native>& p, int cell, std::size_t city, Mark mark) {
    PicturePiece out;
    out.column = Frame::column(cell);
    out.row = Frame::row(cell);
    out.colour = kColours[city];
    out.glyph = std::string(1, kCityLetters[city]);
    out.mark = mark;
    out.kind = fmt::format("{} piece of {}", kColourWords[city], kCityTitles[city]);
    out.label = out.kind + " on " + Frame::name(cell);
    if (const auto d = holder(p.facing, cell)) {
        out.facing = kDirections[*d];
        out.label += fmt::format(" facing {}", name_of(kDirections[*d]));
    }
    if (mark == Mark::crossed_out) out.fate = "routed";
    return out;
}

std::vector<std::string> standing(const Setting<Native>& setting, const Position<Native>& p) {
    switch (static_cast<Outcome>(Rules<Native>::outcome(setting, p).lowest())) {
        case Outcome::athens_messene_win:
            return {"Athens and Messene win"};
        case Outcome::sparta_thebes_win:
            return {"Sparta and Thebes win"};
        case Outcome::draw:
            return {"drawn"};
        default:
            break;
    }
    return {fmt::format("{} to act", kCityTitles[static_cast<std::size_t>(p.turn.lowest()) % kCities]),
            p.second_action ? "1 action left" : "2 actions left"};
}

// Where each piece that a march shifts stood before.
template <Direction D>
void draw_march(const March<Native, D>& march, Picture& out) {
    const Cells<Native> going = march.advancing();
    const auto clash = march.clash(going);
    const Bits<kFrame> pushed = clash.pushed(), fallen = clash.fallen();
    (going | pushed).for_each([&](int cell) {
        const int c = Frame::column(cell), r = Frame::row(cell);
        out.arrows.push_back({c, r, c + Frame::dx(D), r + Frame::dy(D)});
    });
    fallen.for_each([&](int cell) {
        const Position<Native>& before = march.position;
        if (const auto city = holder(before.city, cell))
            out.pieces.push_back(draw_piece(before, cell, *city, Mark::crossed_out));
    });
}

// nika.push.outweighs, line by line: how many pieces of the march stand at or behind each front that meets a foe who
// resists, and how many foes that count are ahead of it, as the rules step through them.
template <Direction D>
void weigh(const March<Native, D>& march, std::vector<PictureSum>& sums) {
    const Cells<Native> tied = march.tie(), opposed = march.fronts() & behind<D>(march.resisting());
    const Cells<Native> uncounted = march.silent();
    opposed.for_each([&](int front) {
        int pushing = 1, pushed = 1;
        Cells<Native> rank = march.moving, block = march.first_block(uncounted);
        for (int k = 2; k <= kPiecesEach; ++k) {
            rank = march.next_rank(rank, tied), block = march.next_block(block, uncounted);
            if (march.in_line_with(rank, tied).test(front)) pushing = k;
            if (behind<D>(block).test(front)) pushed = k;
        }
        sums.push_back({Frame::column(front) + Frame::dx(D), Frame::row(front) + Frame::dy(D),
                        fmt::format("{} : {}", pushing, pushed), fmt::format("weight {} against {}", pushing, pushed)});
    });
}

}  // namespace

Picture picture(const Setting<Native>& setting, const Position<Native>& position) {
    Picture out;
    setting.board.cells.for_each([&](int cell) {
        out.cells.push_back(draw_cell(setting.board, cell));
        out.columns = std::max(out.columns, Frame::column(cell) + 1);
        out.rows = std::max(out.rows, Frame::row(cell) + 1);
    });
    for (std::size_t c = 0; c < kCities; ++c) {
        out.signs.push_back({kTints[c], kRallyMark, fmt::format("rally area of {}", kCityTitles[c])});
        out.signs.push_back({kTints[c], kVictoryMark, fmt::format("victory area of {}", kCityTitles[c])});
    }
    position.occupied().for_each(
        [&](int cell) { out.pieces.push_back(draw_piece(position, cell, *holder(position.city, cell), Mark::none)); });
    out.notes = standing(setting, position);
    return out;
}

Picture picture_of_move(const Setting<Native>& setting, const Position<Native>& before, const Action<Native>& action,
                        const Position<Native>& after) {
    Picture out = picture(setting, after);
    if (!action.is(Kind::move)) return out;
    const Sides<Native> sides = sides_of(setting, before);
    in_direction<bool>(action.direction, [&]<Direction D>() {
        draw_march(March<Native, D>{setting, before, sides, action.pieces}, out);
        return true;
    });
    return out;
}

std::vector<PictureSum> sums(const Setting<Native>& setting, const Position<Native>& before,
                             const Action<Native>& action) {
    std::vector<PictureSum> found;
    const Sides<Native> sides = sides_of(setting, before);
    if (!action.is(Kind::move) || any(action.pieces & ~sides.own)) return found;
    in_direction<bool>(action.direction, [&]<Direction D>() {
        weigh(March<Native, D>{setting, before, sides, action.pieces}, found);
        return true;
    });
    return found;
}

}  // namespace nomos::nika
