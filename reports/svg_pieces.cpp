#include "reports/svg_pieces.hpp"

#include <array>
#include <cmath>
#include <string>

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

// Pieces that look alike are drawn together, one path for a part of all of them: a crowded board has
// hundreds. A part is written relative to the middle of its cell.
using Points = std::span<const Point>;
std::string coordinates(Point p) { return std::to_string(p.x) + " " + std::to_string(p.y); }
Shape stamp(const Shape& on, Points at, std::string_view part) {
    std::string all;
    for (const Point& p : at) all += "M" + coordinates(p) + std::string(part);
    return on.add("path").with("d", all);
}
// Lines without length whose ends are round: the shortest way to write a disc.
Shape stamp_discs(const Shape& on, Points at, std::string_view across, std::string_view colour) {
    return stamp(on, at, "h0").with("stroke", colour).with("stroke-width", across).with("stroke-linecap", "round");
}
Shape stamp_circles(const Shape& on, Points at, int radius) {
    const std::string r = std::to_string(radius), across = std::to_string(2 * radius);
    const std::string half = "a" + r + " " + r + " 0 1 1 ";
    return stamp(on, at, "m-" + r + " 0" + half + across + " 0" + half + "-" + across + " 0");
}

// A path whose every step is written relative to where it begins, so that it can be turned by quarters.
struct Stroke {
    char command;  // m, l or q; z has no points
    std::array<Point, 2> to;
};
Point turned(Point p, int quarters) {
    for (; quarters > 0; --quarters) p = {-p.y, p.x};
    return p;
}
std::string turned(std::span<const Stroke> strokes, int quarters) {
    std::string path;
    for (const auto& [command, to] : strokes) {
        path += command;
        if (command == 'z') continue;
        path += coordinates(turned(to[0], quarters));
        if (command == 'q') path += " " + coordinates(turned(to[1], quarters));
    }
    return path;
}

void draw_letters(const Shape& on, Points at, Point shift, const Paint& paint, std::string_view letter) {
    if (letter.empty()) return;
    const Shape letters = on.add("g")
                              .with("fill", paint.ink)
                              .with("font-size", 17)
                              .with("font-weight", 700)
                              .with("text-anchor", "middle")
                              .with("dominant-baseline", "central");
    for (const Point& p : at) letters.add("text").with("x", p.x + shift.x).with("y", p.y + shift.y).text(letter);
}

std::string_view letter_of(const PicturePiece& piece) {
    return piece.glyph.empty() ? paint_of(piece.colour).letter : std::string_view(piece.glyph);
}

bool has_letter(const PicturePiece& piece) {
    return piece.crowned || piece.facing || (piece.colour != Colour::white && piece.colour != Colour::black);
}

// A disc with its outline; around the letter of a crowned one a gold ring, in a plain white one a faint ring.
void draw_stones(const Shape& on, const PicturePiece& look, Points at) {
    const Paint& paint = paint_of(look.colour);
    stamp_discs(on, at, "33.5", kOutline);
    stamp_discs(on, at, "30.5", paint.fill);
    if (look.crowned) stamp_circles(on, at, 13).with("fill", "none").with("stroke", kGold).with("stroke-width", 3);
    if (has_letter(look)) return draw_letters(on, at, {0, 1}, paint, letter_of(look));
    if (look.colour != Colour::white) return;
    stamp_discs(on, at, "23.5", paint.ink).with("opacity", ".45");
    stamp_discs(on, at, "20.5", paint.fill);
}

// Written facing north, then turned; the letter stays upright.
void draw_shields(const Shape& on, const PicturePiece& look, Points at) {
    static constexpr std::array<Stroke, 8> kBody{{{'m', {{{0, -18}}}},
                                                  {'l', {{{13, 11}}}},
                                                  {'l', {{{0, 19}}}},
                                                  {'q', {{{0, 3}, {-3, 3}}}},
                                                  {'l', {{{-20, 0}}}},
                                                  {'q', {{{-3, 0}, {-3, -3}}}},
                                                  {'l', {{{0, -19}}}},
                                                  {'z', {}}}};
    static constexpr std::array<Stroke, 4> kTip{
        {{'m', {{{0, -15}}}}, {'l', {{{8, 7}}}}, {'l', {{{-16, 0}}}}, {'z', {}}}};
    static constexpr std::array<Point, 4> kLetterAt{{{0, 5}, {-4, 1}, {0, -3}, {4, 1}}};
    const Paint& paint = paint_of(look.colour);
    const int turn = static_cast<int>(*look.facing);
    stamp(on, at, turned(kBody, turn))
        .with("fill", paint.fill)
        .with("stroke", kOutline)
        .with("stroke-width", "1.5")
        .with("stroke-linejoin", "round");
    stamp(on, at, turned(kTip, turn)).with("fill", look.crowned ? kGold : paint.ink);
    draw_letters(on, at, kLetterAt[static_cast<std::size_t>(turn)], paint, letter_of(look));
}

// Open in the middle where there is a letter: a king that falls must still be known for a king.
void draw_crosses(const Shape& on, Points at, bool lettered, const char* colour, int width) {
    const char* open = "m-18-18 8 8m28 28-8-8m8-28-8 8m-28 28 8-8";
    stamp(on, at, lettered ? open : "m-15-15 30 30m0-30-30 30")
        .with("fill", "none")
        .with("stroke", colour)
        .with("stroke-width", width)
        .with("stroke-linecap", "round");
}

void draw_rings(const Shape& on, Points at, const char* colour, int width) {
    stamp_circles(on, at, 18).with("fill", "none").with("stroke", colour).with("stroke-width", width);
}

Point along(Point from, double dx, double dy, double distance) {
    return {from.x + static_cast<int>(std::lround(dx * distance)),
            from.y + static_cast<int>(std::lround(dy * distance))};
}

}  // namespace

bool look_alike(const PicturePiece& a, const PicturePiece& b) {
    return a.colour == b.colour && a.glyph == b.glyph && a.crowned == b.crowned && a.facing == b.facing &&
           a.mark == b.mark;
}

void draw_pieces_alike(const Shape& on, const PicturePiece& look, Points at) {
    const Shape body = on.add("g");
    if (look.mark == Mark::ghost) body.with("opacity", ".38");
    if (look.facing)
        draw_shields(body, look, at);
    else
        draw_stones(body, look, at);
}

void draw_marks(const Shape& on, const PicturePiece& look, Points at) {
    if (look.mark == Mark::crossed_out) {
        draw_crosses(on, at, has_letter(look), kHalo, 7);
        draw_crosses(on, at, has_letter(look), kStruck, 4);
    }
    if (look.mark == Mark::ringed) {
        draw_rings(on, at, kHalo, 5);
        draw_rings(on, at, kArrow, 3);
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
        on.add("path")
            .with("d", shaft + head)
            .with("fill", colour)
            .with("stroke", colour)
            .with("stroke-width", width)
            .with("stroke-linejoin", "round")
            .with("stroke-linecap", "round");
    };
    stroke(kHalo, 8);
    stroke(kArrow, 4);
}

}  // namespace nomos
