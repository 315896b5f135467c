// Drawings of Neva's positions and steps.
#include <fmt/format.h>

#include <algorithm>

#include "model/neva/notation.hpp"
#include "model/neva/symbols.hpp"

namespace nomos::neva {
namespace {

bool is_corner(const Geometry& g, int cell) { return std::find(g.home.begin(), g.home.end(), cell) != g.home.end(); }

PicturePiece draw_piece(std::size_t player, bool king, int cell) {
    PicturePiece out;
    out.column = Board::column(cell), out.row = Board::row(cell);
    out.colour = kColours[player];
    out.glyph = std::string(1, (king ? kKingLetters : kManLetters)[player]);
    out.kind = fmt::format("{} {}", kPlayerNames[player], king ? "king" : "man");
    out.label = out.kind + " on " + cell_name(cell);
    out.crowned = king;
    return out;
}

// What stands on the cells of `shown`, by player, men before kings.
template <class Visit>
void each_piece(const Position<Native>& p, const Bits<kCells>& shown, Visit&& visit) {
    for (std::size_t i = 0; i < kPlayers; ++i)
        for (const bool king : {false, true})
            ((king ? p.kings : p.men)[i] & shown).for_each([&](int cell) { visit(draw_piece(i, king, cell), cell); });
}

std::string standing(const Position<Native>& p, std::string_view ended) {
    if (!ended.empty()) return std::string(ended);
    const auto player = static_cast<std::size_t>(p.turn.lowest()) % kPlayers;
    return fmt::format("{} to {}", kPlayerTitles[player], p.jumper.any() ? "go on capturing" : "move");
}

}  // namespace

Picture picture(const Setting<Native>& s, const Position<Native>& p, std::string_view ended) {
    Picture out;
    out.lattice = Lattice::diamond, out.columns = out.rows = s.geometry.size;
    out.letters_for_columns = false;
    s.geometry.cells.for_each([&](int cell) {
        const bool corner = is_corner(s.geometry, cell);
        out.cells.push_back(
            {Board::column(cell), Board::row(cell), corner ? Tint::brown : Tint::plain, corner ? "*" : "."});
    });
    out.signs = {{Tint::brown, "*", "corner of the board"}};
    each_piece(p, Bits<kCells>::all(), [&](PicturePiece piece, int cell) {
        if (p.jumper.test(cell)) piece.mark = Mark::ringed;
        if (p.captured.test(cell)) piece.mark = Mark::crossed_out, piece.fate = "taken";
        out.pieces.push_back(std::move(piece));
    });
    out.notes = {standing(p, ended)};
    return out;
}

namespace {

bool is_between(int from, int to, int cell) {
    const auto within = [](int a, int b, int c) { return std::min(a, b) <= c && c <= std::max(a, b); };
    return cell != from && cell != to && within(Board::column(from), Board::column(to), Board::column(cell)) &&
           within(Board::row(from), Board::row(to), Board::row(cell));
}

}  // namespace

Picture picture_of_move(const Setting<Native>& setting, const Position<Native>& before, const Move<Native>& move,
                        const Position<Native>& after, std::string_view ended) {
    Picture out = picture(setting, after, ended);
    const Bits<kCells> gone = before.occupied() & ~after.occupied() & ~move.from;
    // Those of a player who is out may leave with him, and nobody took them.
    const auto was_taken = [&](int cell) {
        return before.captured.test(cell) ||
               (!move.is_pass() && is_between(move.from.lowest(), move.to.lowest(), cell));
    };
    each_piece(before, gone, [&](PicturePiece piece, int cell) {
        piece.mark = Mark::crossed_out, piece.fate = was_taken(cell) ? "taken" : "removed";
        out.pieces.push_back(std::move(piece));
    });
    if (!move.is_pass()) {
        const int from = move.from.lowest(), to = move.to.lowest();
        out.arrows.push_back({Board::column(from), Board::row(from), Board::column(to), Board::row(to)});
    }
    out.made = move.is_pass() ? "a pass" : print(move);
    return out;
}

}  // namespace nomos::neva
