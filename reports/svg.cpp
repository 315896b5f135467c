#include "reports/svg.hpp"

#include <algorithm>
#include <array>

#include "reports/board_layout.hpp"
#include "reports/svg_pieces.hpp"
#include "reports/xml.hpp"

namespace nomos {
namespace {

// Drawing units: half a cell's width, and how far apart rows stand on a hexagon lattice.
constexpr int kHalf = 20, kHexagonRow = 35, kHexagonPoint = 23;
constexpr int kGutter = 26, kRim = 5, kNearer = 7;
constexpr const char* kLine = "var(--board-line,#a98f63)";
// In the order of Tint.
constexpr std::array kTints{
    "var(--board-cell,#f0e2c4)",       "var(--board-brown,#b98a54)",     "var(--board-area-white,#fffdf7)",
    "var(--board-area-red,#eec0b4)",   "var(--board-area-blue,#bfd3ea)", "var(--board-area-black,#b9b3ab)"};

class Canvas {
public:
    explicit Canvas(const Picture& picture) : picture_(picture), span_(half_span(picture)) {
        for (const PictureCell& cell : picture.cells) top_ = std::max(top_, cell.row);
        bottom_ = top_;
        for (const PictureCell& cell : picture.cells) bottom_ = std::min(bottom_, cell.row);
    }

    Point centre(int column, int row) const {
        const int half = half_steps(picture_.lattice, column, row) - span_.first + 1;
        return {kHalf * half, reach() + (top_ - row) * pitch()};
    }
    std::string view_box() const {
        const int width = kHalf * (span_.last - span_.first + 2);
        const int height = (top_ - bottom_) * pitch() + 2 * reach();
        return std::to_string(-kGutter) + " " + std::to_string(-kRim) + " " + std::to_string(width + kGutter + kRim) +
               " " + std::to_string(height + kGutter + kRim);
    }
    bool square() const { return picture_.lattice == Lattice::square; }

private:
    int pitch() const { return square() ? 2 * kHalf : kHexagonRow; }
    int reach() const { return square() ? kHalf : kHexagonPoint; }

    const Picture& picture_;
    HalfSpan span_;
    int top_ = 0, bottom_ = 0;
};

void draw_outline(const Shape& on, const Canvas& canvas, Point at, const char* fill) {
    const Shape cell = on.add(canvas.square() ? "rect" : "path");
    if (canvas.square()) {
        cell.with("x", at.x - kHalf).with("y", at.y - kHalf).with("width", 2 * kHalf).with("height", 2 * kHalf);
    } else {
        cell.with("d", "M" + std::to_string(at.x) + " " + std::to_string(at.y - kHexagonPoint) +
                           "l20 11v24l-20 11 -20 -11v-24Z");
    }
    cell.with("fill", fill);
}

// A tinted cell carries a sign as well, for those who see no colours.
void draw_sign(const Shape& on, const PictureCell& cell, Point at) {
    if (cell.tint == Tint::plain) return;
    if (cell.tint == Tint::brown) {
        const std::string start = "M" + std::to_string(at.x - 12) + " " + std::to_string(at.y - 12);
        on.add("path").with("d", start + "l24 24m0 -24l-24 24").with("stroke", "var(--board-sign,#7d5729)")
            .with("stroke-width", 2).with("fill", "none");
        return;
    }
    if (cell.text_mark.empty() || cell.text_mark == "." || cell.text_mark == " ") return;
    on.add("text").with("x", at.x).with("y", at.y).with("font-size", 15).with("text-anchor", "middle")
        .with("dominant-baseline", "central").with("fill", "var(--board-area-ink,#574a36)").with("opacity", ".7")
        .text(cell.text_mark);
}

void draw_cells(const Shape& on, const Picture& picture, const Canvas& canvas) {
    const Shape cells = on.add("g").with("stroke", kLine).with("stroke-width", "1.5");
    for (const PictureCell& cell : picture.cells)
        draw_outline(cells, canvas, canvas.centre(cell.column, cell.row), kTints[static_cast<std::size_t>(cell.tint)]);
    for (const PictureCell& cell : picture.cells) draw_sign(on, cell, canvas.centre(cell.column, cell.row));
}

void draw_labels(const Shape& on, const Picture& picture, const Canvas& canvas) {
    const Shape labels = on.add("g").with("fill", "var(--board-label,#6b5c43)").with("font-size", 16)
                             .with("text-anchor", "middle");
    for (const EdgeLabel& label : edge_labels(picture)) {
        const Point at = canvas.centre(label.column, label.row);
        labels.add("text").with("x", at.x + (label.of_row ? kNearer : 0)).with("y", at.y - (label.of_row ? 0 : kNearer))
            .with("dominant-baseline", "central").text(label.text);
    }
}

// Arrows keep off whatever is drawn on a cell, fallen or not.
bool covered(const Picture& picture, int column, int row) {
    return std::any_of(picture.pieces.begin(), picture.pieces.end(), [&](const PicturePiece& piece) {
        return piece.column == column && piece.row == row && piece.mark != Mark::ghost;
    });
}

// A piece that fell where another stands now is drawn small in the cell's corner, over the other.
void draw_pieces(const Shape& on, const Picture& picture, const Canvas& canvas) {
    for (const PicturePiece& piece : picture.pieces)
        if (!fell_under_another(picture, piece)) draw_piece(on, piece, canvas.centre(piece.column, piece.row), false);
    for (const PicturePiece& piece : picture.pieces) {
        if (!fell_under_another(picture, piece)) continue;
        const Point at = canvas.centre(piece.column, piece.row);
        draw_piece(on, piece, {at.x + 11, at.y + 11}, true);
    }
}

std::string described(const Picture& picture) {
    std::string text = picture.caption;
    const auto say = [&](const std::string& more) { text += (text.empty() ? "" : "; ") + more; };
    for (const PicturePiece& piece : picture.pieces) {
        const std::string mark = piece.mark == Mark::crossed_out ? ", crossed out" : "";
        const std::string cell = cell_name(picture, piece.column, piece.row);
        say((piece.label.empty() ? piece.glyph + " on " + cell : piece.label) + mark);
    }
    for (const PictureArrow& arrow : picture.arrows)
        say("arrow from " + cell_name(picture, arrow.from_column, arrow.from_row) + " to " +
            cell_name(picture, arrow.to_column, arrow.to_row));
    return text.empty() ? "an empty board" : text;
}

}  // namespace

std::string svg(const Picture& picture, std::string_view title) {
    const Canvas canvas(picture);
    pugi::xml_document document;
    const Shape root = Shape(document.append_child("svg")).with("xmlns", "http://www.w3.org/2000/svg")
                           .with("viewBox", canvas.view_box()).with("role", "img").with("aria-label", title)
                           .with("font-family", "system-ui, 'Segoe UI', Helvetica, Arial, sans-serif");
    root.add("title").text(title);
    root.add("desc").text(described(picture));
    draw_cells(root, picture, canvas);
    draw_labels(root, picture, canvas);
    draw_pieces(root, picture, canvas);
    for (const PictureArrow& arrow : picture.arrows)
        draw_arrow(root, canvas.centre(arrow.from_column, arrow.from_row),
                   canvas.centre(arrow.to_column, arrow.to_row), covered(picture, arrow.from_column, arrow.from_row),
                   covered(picture, arrow.to_column, arrow.to_row));
    return printed(document, "", pugi::format_raw | pugi::format_no_declaration);
}

}  // namespace nomos
