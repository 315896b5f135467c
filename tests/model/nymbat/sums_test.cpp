// The numbers that are printed with a removal, against sums made by hand.
#include <gtest/gtest.h>

#include "model/nymbat/ruleset.hpp"
#include "tests/model/nymbat/scene.hpp"

namespace nomos::nymbat {
namespace {

std::string added_up(const Scene& s, std::string_view step) {
    const auto found = sums(s.position, parse_move(step));
    return found.size() == 1 ? found.front().numbers + ", " + found.front().says : "";
}

TEST(NymbatSums, OfOneBesideOthers) {
    // e5 is a 2; a 1 and a 3 of its side touch it, the 4 two hexes off does not.
    const Scene s = Scene().red("d5=6").blue("e5=2 f5=1 e6=3 h5=4").after("group d5");
    EXPECT_EQ(added_up(s, "d5-e5"), "6 : 6, a 6 against a 2 with pieces worth 4 beside it: 6 against 6");
    EXPECT_EQ(s.after("d5-e5").pieces(kRed), 0) << "an even sum takes the mover as well";
}
TEST(NymbatSums, OfOneAlone) {
    const Scene s = Scene().red("d5=3").blue("e5=2").after("group d5");
    EXPECT_EQ(added_up(s, "d5-e5"), "3 : 2, a 3 against a 2: 3 against 2");
    EXPECT_EQ(s.after("d5-e5").pieces(kRed), 1);
}
TEST(NymbatSums, AreNoneWhereNothingIsRemoved) {
    const Scene s = Scene().red("d5=3").blue("h5=2").after("group d5");
    EXPECT_EQ(added_up(s, "d5-e5"), "");
    EXPECT_EQ(added_up(s, "pass"), "");
}

}  // namespace
}  // namespace nomos::nymbat
