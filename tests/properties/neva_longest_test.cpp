// The bounds on Neva's captures, counted another way: by walking all trails of a man, and by setting
// up all sets of cells that a king can have taken from.
#include <gtest/gtest.h>

#include "model/neva/ruleset.hpp"
#include "properties/neva/longest.hpp"

namespace nomos::neva::properties {
namespace {

// --- a man: the longest trail over a lattice, each edge once -----------------------------------------
int longest_trail(int from, std::set<int>& taken) {
    int longest = static_cast<int>(taken.size());
    for (Direction d : kDirections) {
        const int over = Board::neighbour(from, d), to = over < 0 ? -1 : Board::neighbour(over, d);
        if (to < 0 || !taken.insert(over).second) continue;
        longest = std::max(longest, longest_trail(to, taken));
        taken.erase(over);
    }
    return longest;
}
TEST(NevaLongest, TrailsOfAMan) {
    int longest = 0;
    for (int cell = 0; cell < kCells; ++cell) {
        std::set<int> none_taken;
        longest = std::max(longest, longest_trail(cell, none_taken));
    }
    EXPECT_EQ(longest, 10);
}

// --- a king: sets of cells each with room in a row or a column -----------------------------------------
bool has_room_at(const std::vector<bool>& taken, int cell) {
    const auto is_room = [&](Direction d) {
        const int beside = Board::neighbour(cell, d);
        return beside >= 0 && !taken[at(beside)];
    };
    return (is_room(Direction::east) && is_room(Direction::west)) ||
           (is_room(Direction::north) && is_room(Direction::south));
}
// How many such sets there are of each size, 16 at least; rows are filled one after the other.
void count_sets(std::vector<bool>& taken, int cell, int size, std::map<int, int>& found) {
    constexpr int kLeast = 16;
    if (size + kCells - cell < kLeast) return;
    const int settled = cell - Board::kWidth - 1;  // all beside it is known
    if (settled >= 0 && taken[at(settled)] && !has_room_at(taken, settled)) return;
    if (cell == kCells) {
        for (int c = settled + 1; c < kCells; ++c)
            if (taken[at(c)] && !has_room_at(taken, c)) return;
        ++found[size];
        return;
    }
    for (const bool is_taken : {true, false}) {
        taken[at(cell)] = is_taken;
        count_sets(taken, cell + 1, size + (is_taken ? 1 : 0), found);
    }
}
TEST(NevaLongest, SetsThatAKingCanHaveTakenFrom) {
    std::vector<bool> taken(kCells, false);
    std::map<int, int> found;
    count_sets(taken, 0, 0, found);
    EXPECT_EQ(found, (std::map<int, int>{{16, 99}})) << "99 of sixteen, and none of more";
}

// --- what a turn has taken ---------------------------------------------------------------------------
TEST(NevaLongest, OutlineOfTheCombination) {
    const auto p = parse_position("1w1rr1/wwr2r/ww1r1r/1bb1g1/bb1ggg/2b1g1 w");
    const Taken<Native> taken = taken_by(p, parse_turn("25:45:43:63:61:41:21"));
    EXPECT_EQ(taken.across, (Bits<kCells>::of(std::array{cell_of(35), cell_of(53), cell_of(51), cell_of(31)})));
    EXPECT_EQ(taken.along, (Bits<kCells>::of(std::array{cell_of(44), cell_of(62)})));
    EXPECT_EQ(players_among(p, taken.all()), 3);
    EXPECT_TRUE(is_trail(taken));
    EXPECT_FALSE(has_room(Taken<Native>{taken.all(), {}})) << "62 has no cell beside it in its row";
}

}  // namespace
}  // namespace nomos::neva::properties
