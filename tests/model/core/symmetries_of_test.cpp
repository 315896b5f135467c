// Symmetries are images that leave all as it is that does not change in the course of a game.
#include "model/core/symmetries_of.hpp"

#include <gtest/gtest.h>

#include "model/core/board_images.hpp"
#include "model/core/grid.hpp"

namespace nomos {
namespace {

using Board = Grid<5, 5>;
using Frame = FrameOf<5, 5>;

struct Plain {
    using Algebra = Native;
    Bits<25> blocked;
    static constexpr void zip(auto&& visit, auto&... s) { visit("blocked", s.blocked...); }
};
struct Stones {
    using Algebra = Native;
    Bits<25> white, black;
    bool blacks_turn = false;
    int left = 0;
    static constexpr void zip(auto&& visit, auto&... p) {
        visit("white", p.white...), visit("black", p.black...);
        visit("blacks_turn", p.blacks_turn...), visit("left", p.left...);
    }
};
// The half turn with the colours exchanged, and who has won.
struct Exchanged {
    static constexpr int kCount = 1;
    template <class Record>
    static Record of(int, const Record& record) {
        Record image = HalfTurn<Board>::of(0, record);
        if constexpr (std::is_same_v<Record, Stones>) std::swap(image.white, image.black);
        return image;
    }
    static int of_outcome(int, const Plain&, int outcome) { return outcome == 0 ? 0 : 3 - outcome; }
};
unsigned winners(int outcome) { return outcome == 1 ? 1U : outcome == 2 ? 2U : 0U; }

Stones used_on(const Bits<25>& cells) { return {cells, cells, true, 3}; }
Bits<25> rectangle(int columns, int rows) {
    Bits<25> cells;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) cells.set(Board::cell(column, row));
    return cells;
}
template <class Images>
std::vector<Symmetry> of_images(const Plain& setting, const Stones& used) {
    return symmetries_of<Images, Frame>(setting, used, 3, winners);
}
std::size_t order(const Plain& setting, const Stones& used) {
    return of_images<BoardImages<Board>>(setting, used).size();
}

TEST(SymmetriesOf, AreAllImagesOfAWholeBoard) { EXPECT_EQ(order({}, used_on(Bits<25>::all())), 8U); }
TEST(SymmetriesOf, AreThoseOfASmallBoardWhereItLies) {
    EXPECT_EQ(order({}, used_on(rectangle(3, 3))), 8U);
    EXPECT_EQ(order({}, used_on(rectangle(3, 2))), 4U);
    EXPECT_EQ(order({}, used_on(rectangle(5, 2))), 4U);
}
TEST(SymmetriesOf, LeaveTheSettingAsItIs) {
    Plain setting;
    setting.blocked.set(Board::cell(2, 2));
    EXPECT_EQ(order(setting, used_on(Bits<25>::all())), 8U);
    setting.blocked.set(Board::cell(2, 1));
    EXPECT_EQ(order(setting, used_on(Bits<25>::all())), 2U);
    setting.blocked.set(Board::cell(0, 1));
    EXPECT_EQ(order(setting, used_on(Bits<25>::all())), 1U);
}
TEST(SymmetriesOf, LeaveWhereItIsWhatNeverMoves) {
    Stones used = used_on(Bits<25>::all());
    used.black = {};
    used.black.set(Board::cell(4, 2));
    EXPECT_EQ(order({}, used), 2U) << "and no image is moved over an edge to make it fit";
}
TEST(SymmetriesOf, KeepWhoHasWon) {
    EXPECT_EQ(of_images<Exchanged>({}, used_on(Bits<25>::all())).size(), 1U);
    const auto group = symmetries_of<Exchanged, Frame>(Plain{}, used_on(Bits<25>::all()), 1, winners);
    ASSERT_EQ(group.size(), 2U) << "where nobody wins";
    EXPECT_EQ(group[1].fields[0].to, 1) << "white stones become black ones";
    EXPECT_EQ(group[1].fields[1].to, 0);
    EXPECT_EQ(group[1].fields[0].bits[0], 24);
    EXPECT_EQ(group[1].fields[2].to, 2);
}
TEST(SymmetriesOf, SayWhereEachBitGoes) {
    const auto group = of_images<BoardImages<Board>>({}, used_on(rectangle(3, 3)));
    for (const Symmetry& s : group) ASSERT_EQ(s.fields.size(), 4U);
    EXPECT_TRUE(group[0].fields[0].bits.empty()) << "the identity comes first";
    EXPECT_EQ(group[1].fields[0].bits[0], 2) << "mirrored: the first cell of a row is its last";
    EXPECT_EQ(group[1].fields[0].bits[1], 1);
}

}  // namespace
}  // namespace nomos
