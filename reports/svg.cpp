#include "reports/svg.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "reports/board_layout.hpp"
#include "reports/shape.hpp"
#include "reports/svg_pieces.hpp"

namespace nomos {
namespace {

// Drawing units: half a cell's width - of one that stands on its corner, where a piece is to have as much room, half of
// its diagonal -, and how far apart rows stand on a hexagon lattice.
constexpr int kHalf = 20, kDiamondHalf = 24, kHexagonRow = 35, kHexagonPoint = 23;
constexpr int kGutter = 26, kRim = 5, kNearer = 7;
constexpr const char* kLetters = "system-ui, sans-serif";
constexpr const char* kLine = "var(--board-line,#a98f63)";
// In the order of Tint.
constexpr std::array kTints{"var(--board-cell,#f0e2c4)",       "var(--board-brown,#b98a54)",
                            "var(--board-area-white,#fffdf7)", "var(--board-area-red,#eec0b4)",
                            "var(--board-area-blue,#bfd3ea)",  "var(--board-area-black,#b9b3ab)"};

class Canvas {
public:
    explicit Canvas(const Picture& picture) : picture_(picture), span_(half_span(picture)) {
        for (const PictureCell& cell : picture.cells) top_ = std::max(top_, cell.row);
        bottom_ = top_;
        for (const PictureCell& cell : picture.cells) bottom_ = std::min(bottom_, cell.row);
    }

    Point centre(int column, int row) const {
        const int half = half_steps(picture_.lattice, column, row) - span_.first + 1;
        return {half_width() * half, reach() + (top_ - row) * pitch()};
    }
    std::string view_box() const {
        const int width = half_width() * (span_.last - span_.first + 2);
        const int height = (top_ - bottom_) * pitch() + 2 * reach();
        return std::to_string(-kGutter) + " " + std::to_string(-kRim) + " " + std::to_string(width + kGutter + kRim) +
               " " + std::to_string(height + kGutter + kRim);
    }
    // More than twice as wide as high: boards side by side.
    bool wide() const { return half_width() * (span_.last - span_.first) > 2 * pitch() * (top_ - bottom_ + 1); }
    Lattice lattice() const { return picture_.lattice; }

private:
    int half_width() const { return lattice() == Lattice::diamond ? kDiamondHalf : kHalf; }
    int pitch() const { return lattice() == Lattice::hexagon ? kHexagonRow : 2 * half_width(); }
    int reach() const { return lattice() == Lattice::hexagon ? kHexagonPoint : half_width(); }

    const Picture& picture_;
    HalfSpan span_;
    int top_ = 0, bottom_ = 0;
};

std::string outline(Lattice lattice, Point at) {
    const auto from = [](int x, int y) { return "M" + std::to_string(x) + " " + std::to_string(y); };
    switch (lattice) {
        case Lattice::square:
            return from(at.x - kHalf, at.y - kHalf) + "h40v40h-40z";
        case Lattice::diamond:
            return from(at.x, at.y - kDiamondHalf) + "l24 24-24 24-24-24z";
        default:
            return from(at.x, at.y - kHexagonPoint) + "l20 11v24l-20 11-20-11v-24z";
    }
}

// A tinted cell carries a sign as well, for those who see no colours: a cross on brown, else its mark.
void draw_signs(const Shape& on, const Picture& picture, const Canvas& canvas) {
    std::string crosses;
    const Shape marks = on.add("g")
                            .with("font-size", 15)
                            .with("text-anchor", "middle")
                            .with("opacity", ".7")
                            .with("dominant-baseline", "central")
                            .with("fill", "var(--board-area-ink,#574a36)");
    for (const PictureCell& cell : picture.cells) {
        const Point at = canvas.centre(cell.column, cell.row);
        if (cell.tint == Tint::brown)
            crosses += "M" + std::to_string(at.x) + " " + std::to_string(at.y) + "m-12-12l24 24m0-24l-24 24";
        else if (cell.tint != Tint::plain && !cell.text_mark.empty() && cell.text_mark != "." && cell.text_mark != " ")
            marks.add("text").with("x", at.x).with("y", at.y).text(cell.text_mark);
    }
    if (!crosses.empty())
        on.add("path")
            .with("d", crosses)
            .with("stroke", "var(--board-sign,#7d5729)")
            .with("stroke-width", 2)
            .with("fill", "none");
}

// Squares that stand on their corners are the dark ones of their board: between four of them lies a light one.
std::string light_squares(const Picture& picture, const Canvas& canvas) {
    std::string all;
    for (const PictureCell& cell : picture.cells) {
        const auto beside = [&](const PictureCell& other) {
            const int right = other.column - cell.column, up = other.row - cell.row;
            return right >= 0 && right <= 1 && up >= 0 && up <= 1;
        };
        const Point at = canvas.centre(cell.column, cell.row);
        if (std::count_if(picture.cells.begin(), picture.cells.end(), beside) == 4)
            all += outline(Lattice::diamond, {at.x + kDiamondHalf, at.y - kDiamondHalf});
    }
    return all;
}

// The cells of one tint are one path.
void draw_cells(const Shape& on, const Picture& picture, const Canvas& canvas) {
    if (canvas.lattice() == Lattice::diamond)
        on.add("path").with("d", light_squares(picture, canvas)).with("fill", "var(--board-light,#fffdf6)");
    const Shape cells = on.add("g").with("stroke", kLine).with("stroke-width", "1.5");
    for (std::size_t tint = 0; tint < kTints.size(); ++tint) {
        std::string all;
        for (const PictureCell& cell : picture.cells)
            if (static_cast<std::size_t>(cell.tint) == tint)
                all += outline(canvas.lattice(), canvas.centre(cell.column, cell.row));
        if (!all.empty()) cells.add("path").with("d", all).with("fill", kTints[tint]);
    }
    draw_signs(on, picture, canvas);
}

// The more cells, the smaller each is drawn; the names along the edge are to be read on a phone all the same.
int label_size(const Picture& picture) { return picture.columns < 11 ? 16 : picture.columns < 13 ? 20 : 22; }
void draw_labels(const Shape& on, const Picture& picture, const Canvas& canvas) {
    const Shape labels = on.add("g")
                             .with("class", "labels")
                             .with("fill", "var(--board-label,#6b5c43)")
                             .with("font-size", label_size(picture))
                             .with("text-anchor", "middle");
    for (const EdgeLabel& label : edge_labels(picture)) {
        const Point at = canvas.centre(label.column, label.row);
        labels.add("text")
            .with("x", at.x + (label.of_row ? kNearer : 0))
            .with("y", at.y - (label.of_row ? 0 : kNearer))
            .with("dominant-baseline", "central")
            .text(label.text);
    }
}

// Arrows keep off whatever is drawn on a cell, fallen or not.
bool covered(const Picture& picture, int column, int row) {
    return std::any_of(picture.pieces.begin(), picture.pieces.end(), [&](const PicturePiece& piece) {
        return piece.column == column && piece.row == row && piece.mark != Mark::ghost;
    });
}

struct Alike {
    const PicturePiece* look;
    std::vector<Point> centres;
};
void add_to(std::vector<Alike>& looks, const PicturePiece& piece, Point centre) {
    for (Alike& a : looks)
        if (look_alike(*a.look, piece)) return a.centres.push_back(centre);
    looks.push_back({&piece, {centre}});
}

// A piece that fell where another stands now is drawn small in the cell's corner, over the other.
void draw_pieces(const Shape& on, const Picture& picture, const Canvas& canvas) {
    std::vector<Alike> looks;
    for (const PicturePiece& piece : picture.pieces)
        if (!fell_under_another(picture, piece)) add_to(looks, piece, canvas.centre(piece.column, piece.row));
    for (const Alike& a : looks) draw_pieces_alike(on, *a.look, a.centres);
    for (const Alike& a : looks) draw_marks(on, *a.look, a.centres);
    for (const PicturePiece& piece : picture.pieces) {
        if (!fell_under_another(picture, piece)) continue;
        const Point at = canvas.centre(piece.column, piece.row), middle;
        const Shape corner = on.add("g").with(
            "transform", "translate(" + std::to_string(at.x + 11) + " " + std::to_string(at.y + 11) + ") scale(.5)");
        draw_pieces_alike(corner, piece, {&middle, 1});
        draw_marks(corner, piece, {&middle, 1});
    }
}

// On the upper edge of their cells, with a halo: what stands there stays to be seen.
void draw_sums(const Shape& on, const Picture& picture, const Canvas& canvas) {
    if (picture.sums.empty()) return;
    const Shape sums = on.add("g")
                           .with("class", "sums")
                           .with("font-size", 15)
                           .with("font-weight", 700)
                           .with("text-anchor", "middle")
                           .with("dominant-baseline", "central")
                           .with("fill", "var(--board-arrow,#0b7285)")
                           .with("stroke", "var(--board-halo,#fffaf0)")
                           .with("stroke-width", 4)
                           .with("paint-order", "stroke");
    for (const PictureSum& sum : picture.sums) {
        const Point at = canvas.centre(sum.column, sum.row);
        sums.add("text").with("x", at.x).with("y", at.y - kHalf).text(sum.numbers);
    }
}

// Wider than the ring around a piece, with a halo: both are seen.
void draw_parting(const Shape& on, const std::vector<BoardCell>& cells, const Canvas& canvas) {
    const auto rings = [&](const char* colour, int width, const char* dashes) {
        const Shape all = on.add("g").with("fill", "none").with("stroke", colour).with("stroke-width", width);
        if (*dashes) all.with("stroke-dasharray", dashes);
        for (const BoardCell& cell : cells) {
            const Point at = canvas.centre(cell.column, cell.row);
            all.add("circle").with("cx", at.x).with("cy", at.y).with("r", kHalf);
        }
    };
    if (cells.empty()) return;
    rings("var(--board-halo,#fffaf0)", 5, "");
    rings("var(--board-part,#c62828)", 3, "5 3");
}

std::string described(const Picture& picture, const std::vector<BoardCell>& parting) {
    std::string text = picture.caption();
    const auto say = [&](const std::string& more) { text += (text.empty() ? "" : "; ") + more; };
    for (const PicturePiece& piece : picture.pieces) {
        const std::string mark = piece.mark == Mark::crossed_out ? ", crossed out" : "";
        const std::string cell = cell_name(picture, piece.column, piece.row);
        say((piece.label.empty() ? piece.glyph + " on " + cell : piece.in_words()) + mark);
    }
    for (const PictureArrow& arrow : picture.arrows)
        say("arrow from " + cell_name(picture, arrow.from_column, arrow.from_row) + " to " +
            cell_name(picture, arrow.to_column, arrow.to_row));
    for (const PictureSum& sum : picture.sums) say(sum.says);
    for (const BoardCell& cell : parting) say("the answers part on " + cell_name(picture, cell.column, cell.row));
    return text.empty() ? "an empty board" : text;
}

}  // namespace

std::string svg(const Picture& picture, std::string_view title) { return parted_svg(picture, title, {}); }

std::string parted_svg(const Picture& picture, std::string_view title, const std::vector<BoardCell>& parting) {
    const Canvas canvas(picture);
    const Shape root = Shape("svg")
                           .with("xmlns", "http://www.w3.org/2000/svg")
                           .with("viewBox", canvas.view_box())
                           .with("role", "img")
                           .with("aria-label", title)
                           .with("font-family", kLetters);
    if (canvas.wide()) root.with("class", "wide");
    root.add("title").text(title);
    root.add("desc").text(described(picture, parting));
    draw_cells(root, picture, canvas);
    draw_labels(root, picture, canvas);
    // Below the pieces: an arrow over one that is jumped would hide its letter.
    for (const PictureArrow& arrow : picture.arrows)
        draw_arrow(root, canvas.centre(arrow.from_column, arrow.from_row), canvas.centre(arrow.to_column, arrow.to_row),
                   covered(picture, arrow.from_column, arrow.from_row),
                   covered(picture, arrow.to_column, arrow.to_row));
    draw_pieces(root, picture, canvas);
    draw_parting(root, parting, canvas);
    draw_sums(root, picture, canvas);
    return root.raw();
}

std::string svg_of_piece(const PicturePiece& piece) {
    const Shape root = Shape("svg")
                           .with("xmlns", "http://www.w3.org/2000/svg")
                           .with("viewBox", "-20 -20 40 40")
                           .with("aria-hidden", "true")
                           .with("font-family", kLetters);
    const Point middle;
    draw_pieces_alike(root, piece, {&middle, 1});
    return root.raw();
}

std::string svg_of_place(Lattice lattice, const PictureSign& sign) {
    Picture one;
    one.lattice = lattice, one.columns = one.rows = 1;
    one.cells = {{0, 0, sign.tint, sign.text_mark}};
    const Canvas canvas(one);
    const Point at = canvas.centre(0, 0);
    const Shape root =
        Shape("svg")
            .with("xmlns", "http://www.w3.org/2000/svg")
            .with("viewBox", std::to_string(at.x - kDiamondHalf) + " " + std::to_string(at.y - kDiamondHalf) + " 48 48")
            .with("aria-hidden", "true")
            .with("font-family", kLetters);
    draw_cells(root, one, canvas);
    return root.raw();
}

std::vector<DrawnCell> drawn_cells(const Picture& picture) {
    const Canvas canvas(picture);
    std::vector<DrawnCell> drawn;
    for (const PictureCell& cell : picture.cells) {
        const Point at = canvas.centre(cell.column, cell.row);
        drawn.push_back({at.x, at.y});
    }
    return drawn;
}

}  // namespace nomos
