#include "reports/svg_pieces.hpp"

#include <array>
#include <cmath>

namespace nomos {
namespace {

struct Paint {
    const char* fill;
    const char* ink;
    const char* letter;  // stands in for an empty glyph
};
// In the order of Colour.
constexpr std::array<Paint, 5> kPaints{{
    {"var(--board-white,#fdfaf2)", "var(--board-white-ink,#33291a)", ""},
    {"var(--board-black,#2b2930)", "var(--board-black-ink,#f6f1e7)", ""},
    {"var(--board-red,#b3392f)", "var(--board-red-ink,#fff)", "R"},
    {"var(--board-blue,#2c64a8)", "var(--board-blue-ink,#fff)", "B"},
    {"var(--board-green,#2c7a4b)", "var(--board-green-ink,#fff)", "G"},
}};
const Paint& paint_of(Colour colour) { return kPaints[static_cast<std::size_t>(colour)]; }

constexpr const char* kOutline = "var(--board-outline,#241d12)";
constexpr const char* kGold = "var(--board-gold,#e2a520)";
constexpr const char* kHalo = "var(--board-halo,#fffaf0)";
constexpr const char* kStruck = "var(--board-struck,#c62828)";
constexpr const char* kArrow = "var(--board-arrow,#0b7285)";

std::string move_to(Point p) { return "translate(" + std::to_string(p.x) + " " + std::to_string(p.y) + ")"; }

void draw_letter(const Shape& on, Point at, const Paint& paint, std::string_view letter) {
    if (letter.empty()) return;
    on.add("text").with("x", at.x).with("y", at.y).with("fill", paint.ink).with("font-size", 17)
        .with("font-weight", 700).with("text-anchor", "middle").with("dominant-baseline", "central").text(letter);
}

std::string_view letter_of(const PicturePiece& piece) {
    return piece.glyph.empty() ? paint_of(piece.colour).letter : std::string_view(piece.glyph);
}

bool has_letter(const PicturePiece& piece) {
    return piece.crowned || piece.facing || (piece.colour != Colour::white && piece.colour != Colour::black);
}

void draw_stone(const Shape& on, const PicturePiece& piece) {
    const Paint& paint = paint_of(piece.colour);
    on.add("circle").with("r", 16).with("fill", paint.fill).with("stroke", kOutline).with("stroke-width", "1.5");
    if (piece.crowned)
        on.add("circle").with("r", 13).with("fill", "none").with("stroke", kGold).with("stroke-width", 3);
    if (has_letter(piece)) {
        draw_letter(on, {0, 1}, paint, letter_of(piece));
    } else if (piece.colour == Colour::white) {
        on.add("circle").with("r", 11).with("fill", "none").with("stroke", paint.ink).with("stroke-width", "1.5")
            .with("opacity", ".45");
    }
}

// Drawn facing north, then turned; the letter stays upright.
void draw_shield(const Shape& on, const PicturePiece& piece) {
    const Paint& paint = paint_of(piece.colour);
    const int turn = static_cast<int>(*piece.facing);
    const Shape body = on.add("g").with("transform", "rotate(" + std::to_string(90 * turn) + ")");
    body.add("path").with("d", "M0 -18 13 -7V12Q13 15 10 15H-10Q-13 15 -13 12V-7Z")
        .with("fill", paint.fill).with("stroke", kOutline).with("stroke-width", "1.5").with("stroke-linejoin", "round");
    body.add("path").with("d", "M0 -15 8 -8H-8Z").with("fill", piece.crowned ? kGold : paint.ink);
    constexpr std::array<Point, 4> kLetterAt{{{0, 5}, {-4, 1}, {0, -3}, {4, 1}}};
    draw_letter(on, kLetterAt[static_cast<std::size_t>(turn)], paint, letter_of(piece));
}

// Open in the middle where there is a letter: a king that falls must still be known for a king.
void draw_cross(const Shape& on, bool lettered, const char* colour, int width) {
    const char* open = "M-18 -18 -10 -10M18 18 10 10M18 -18 10 -10M-18 18 -10 10";
    on.add("path").with("d", lettered ? open : "M-15 -15 15 15M15 -15 -15 15").with("fill", "none")
        .with("stroke", colour).with("stroke-width", width).with("stroke-linecap", "round");
}

void draw_ring(const Shape& on, const char* colour, int width) {
    on.add("circle").with("r", 18).with("fill", "none").with("stroke", colour).with("stroke-width", width);
}

Point along(Point from, double dx, double dy, double distance) {
    return {from.x + static_cast<int>(std::lround(dx * distance)),
            from.y + static_cast<int>(std::lround(dy * distance))};
}

std::string coordinates(Point p) { return std::to_string(p.x) + " " + std::to_string(p.y); }

}  // namespace

void draw_piece(const Shape& on, const PicturePiece& piece, Point centre, bool small) {
    const Shape group = on.add("g").with("transform", move_to(centre) + (small ? " scale(.5)" : ""));
    const Shape body = group.add("g");
    if (piece.mark == Mark::ghost) body.with("opacity", ".38");
    if (piece.facing) draw_shield(body, piece);
    else draw_stone(body, piece);
    if (piece.mark == Mark::crossed_out) {
        const bool lettered = has_letter(piece);
        draw_cross(group, lettered, kHalo, 7);
        draw_cross(group, lettered, kStruck, 4);
    }
    if (piece.mark == Mark::ringed) {
        draw_ring(group, kHalo, 5);
        draw_ring(group, kArrow, 3);
    }
}

void draw_arrow(const Shape& on, Point from, Point to, bool piece_at_from, bool piece_at_to) {
    const double x = to.x - from.x, y = to.y - from.y, length = std::sqrt(x * x + y * y);
    if (length < 1) return;
    const double dx = x / length, dy = y / length;
    const Point tail = along(from, dx, dy, piece_at_from ? 18 : 0);
    const Point tip = along(to, dx, dy, piece_at_to ? -17 : 0);
    const Point neck = along(tip, dx, dy, -13);
    const Point left = along(neck, -dy, dx, 8), right = along(neck, dy, -dx, 8);
    const std::string shaft = "M" + coordinates(tail) + "L" + coordinates(neck);
    const std::string head = "M" + coordinates(tip) + "L" + coordinates(left) + "L" + coordinates(right) + "Z";
    const auto stroke = [&](const char* colour, int width) {
        on.add("path").with("d", shaft + head).with("fill", colour).with("stroke", colour).with("stroke-width", width)
            .with("stroke-linejoin", "round").with("stroke-linecap", "round");
    };
    stroke(kHalo, 8);
    stroke(kArrow, 4);
}

}  // namespace nomos
