#include "model/neva/shown.hpp"

#include <vector>

#include "model/neva/game.hpp"

namespace nomos::neva {
namespace {

// The recorded game up to the move made in "round 5, Red", that one left out; all of it for "the end".
std::vector<std::string> until(std::string_view where) {
    std::vector<std::string> line;
    for (const RecordedMove& m : recorded_play().moves) {
        if (m.where == where) break;
        line.push_back(m.move);
    }
    return line;
}

// Found by search; none is the shortest.
constexpr std::string_view kToTwoKings =
    "14-24 55-54 52-53 22-32 25-35 54:52 62:42:22 21:23:25:45 26-25 46:26:24 41:21 11:31 15-25 64:62 61:63 12-22 "
    "25:23:21:41:61 56-55 63-64 45-46 K61-11 65:63 13-14 K11:15:65:62 66-56 46:66 16-26 K66:16";
constexpr std::string_view kToAllShutIn =
    "14-24 55-45 52-53 31-32 15-14 56-55 41-31 13:15:35 36:56:54:52 45:25:23 62:42 22:24 26-36 64:62 42:22 21:41 "
    "36-46 66-56 61:63 12:32 46:66:64:62 51:31:33 24-25 16-26 33-34 11-21 26:24:44 21-31 44-54 31-41 54-64 41-51 "
    "64-63 51-61";
constexpr std::string_view kToOneLeftOfFour =
    "25-24 55-45 52-42 22-23 24:22 65-55 63:65 12:32:52 14:12 66:64 51:53 31:51 15-25 45-35 61:41 11:13 "
    "25:45:65:63:61 56-55 41-42 21-22";

}  // namespace

std::span<const ShownInfo> shown() {
    static const std::vector<ShownInfo> table{
        {"neva.missing.giving-up", "6/1w4/1w4/2b3/6/1B4 w", until("the end")},
        {"neva.missing.captured-by-himself", "6/1w4/1w4/2b3/6/1B4 w", until("the end")},
        {"neva.missing.endless-play", "B5/6/6/6/5W/6 w", moves_in(kToTwoKings)},
        {"neva.missing.all-shut-in", "6/6/6/5w/5w/5b w", moves_in(kToAllShutIn)},
        {"neva.missing.safe-corners", "5B/w5/w5/2b1r1/2b3/3w2 w", until("round 10, White")},
        {"neva.missing.overlooked-capture", "1w1rr1/ww1wrr/ww1r1r/1bb1g1/bb1ggg/b1bgg1 r", until("round 5, Red")},
        {"neva.missing.any-move-fails", "1w1rr1/www1rr/ww1r1r/1bb1g1/bb1ggg/bb1gg1 b", until("round 4, Black")},
        {"neva.missing.leaves-the-game", "1w1rr1/w4r/ww4/1bb2r/bb1gg1/1w4 g", until("round 6, Green")},
        {"neva.missing.kings-go-back", "6/w5/1w4/6/2b3/5B b", until("round 13, Black")},
        {"neva.missing.alternately",
         "wwwr2/4r1/6/b3g1/1b1g2/5W w",
         moves_in(kToOneLeftOfFour),
         {"36:56:54:52:32:12:14"}},
    };
    return table;
}

}  // namespace nomos::neva
