#include "reports/parting_cells.hpp"

#include <set>
#include <string>
#include <tuple>

#include "analysis/author/questions.hpp"
#include "analysis/findings/finding.hpp"

namespace nomos {
namespace {

// A piece as it is seen there.
using PieceSeen = std::tuple<BoardCell, std::string, Mark, std::optional<Direction>>;

std::multiset<PieceSeen> seen_on(const Picture& picture) {
    std::multiset<PieceSeen> all;
    for (const PicturePiece& piece : picture.pieces)
        all.insert({{piece.column, piece.row}, piece.in_words() + piece.glyph, piece.mark, piece.facing});
    return all;
}

}  // namespace

std::vector<BoardCell> parting_cells(const std::vector<const Picture*>& pictures) {
    std::vector<std::multiset<PieceSeen>> boards;
    for (const Picture* picture : pictures)
        if (!picture->cells.empty()) boards.push_back(seen_on(*picture));
    std::set<BoardCell> cells;
    for (const auto& board : boards)
        for (const PieceSeen& piece : board)
            for (const auto& other : boards)
                if (other.count(piece) != board.count(piece)) cells.insert(std::get<BoardCell>(piece));
    return {cells.begin(), cells.end()};
}

std::vector<BoardCell> parting_of(const Finding& finding) {
    std::vector<const Picture*> pictures;
    for (const Side& side : finding.sides) pictures.push_back(&side.picture);
    return parting_cells(pictures);
}
std::vector<BoardCell> parting_of(const Question& question) {
    std::vector<const Picture*> pictures;
    for (const Answer& answer : question.answers) pictures.push_back(&answer.picture);
    return parting_cells(pictures);
}

}  // namespace nomos
