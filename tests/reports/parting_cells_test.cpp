// Cells on which the boards of answers differ are ringed, and no others.
#include "reports/parting_cells.hpp"

#include <gmock/gmock.h>

#include "reports/svg.hpp"

namespace nomos {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Picture board(std::vector<PicturePiece> pieces) {
    Picture picture;
    picture.columns = picture.rows = 3;
    for (int i = 0; i < 9; ++i) picture.cells.push_back({i % 3, i / 3, Tint::plain, ""});
    picture.pieces = std::move(pieces);
    return picture;
}
PicturePiece stone(int column, int row, Mark mark = Mark::none) {
    return {column, row, Colour::white, "w", "white stone", "white stone", "", false, {}, mark};
}

TEST(PartingCells, AreThoseWhereAPieceStandsFallsOrIsMissing) {
    const Picture stands = board({stone(0, 0), stone(1, 1), stone(2, 2)}),
                  falls = board({stone(0, 0), stone(1, 1, Mark::crossed_out)});
    EXPECT_THAT(parting_cells({&stands, &falls}), ElementsAre(BoardCell{1, 1}, BoardCell{2, 2}));
    EXPECT_THAT(parting_cells({&stands, &stands}), IsEmpty());
}
TEST(PartingCells, OfAPieceThatFacesAnotherWay) {
    Picture east = board({stone(1, 2)}), west = east;
    east.pieces[0].facing = Direction::east, west.pieces[0].facing = Direction::west;
    EXPECT_THAT(parting_cells({&east, &west}), ElementsAre(BoardCell{1, 2}));
}
TEST(PartingCells, AnAnswerWithoutABoardPartsFromNone) {
    const Picture one = board({stone(0, 0)}), none;
    EXPECT_THAT(parting_cells({&one, &none}), IsEmpty());
}
TEST(PartingCells, OfThreeAnswersAreThoseOfAnyTwo) {
    const Picture a = board({stone(0, 0)}), b = board({stone(0, 0)}), c = board({stone(0, 1)});
    EXPECT_THAT(parting_cells({&a, &b, &c}), ElementsAre(BoardCell{0, 0}, BoardCell{0, 1}));
}
TEST(PartingCells, AreRingedAndSaid) {
    const Picture one = board({stone(0, 0)});
    const std::string drawn = parted_svg(one, "a board", {{2, 1}});
    EXPECT_THAT(drawn, HasSubstr("stroke-dasharray"));
    EXPECT_THAT(drawn, HasSubstr("the answers part on c2"));
    EXPECT_EQ(parted_svg(one, "a board", {}), svg(one, "a board"));
}

}  // namespace
}  // namespace nomos
