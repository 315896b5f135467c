#include "model/neva/exhibits.hpp"

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

// Found by search; not the shortest.
constexpr std::string_view kToTwoKings =
    "14-24 55-54 52-53 22-32 25-35 54:52 62:42:22 21:23:25:45 26-25 46:26:24 41:21 11:31 15-25 64:62 61:63 12-22 "
    "25:23:21:41:61 56-55 63-64 45-46 K61-11 65:63 13-14 K11:15:65:62 66-56 46:66 16-26 K66:16";

// Black and Green are left, and both shut in: found by random play of men alone.
constexpr std::string_view kToAllShutIn =
    "25-35 55-54 63-53 13-23 26-25 46:26:24 53:55 23:25:45 14-13 56:54 52-42 12:14 15:13 64-63 62:64:44:46 31-32 13-23 "
    "65-64 51-52 22:24 16-26 64-63 42:22 21:23 26-25 63-53 52:54 24:26 66-65 61-62 23-24 65-55 54:56 26-36 46:26 24-34 "
    "41-42 11-12 42-32 34-44 62-63 44-45 63-64 45-46 56:36 12-13 64-65 13-14 32-33 14-15 33-23 15-16 65-55 - 23-24 - "
    "24-14 - 55-45 - 45-35 - 35-25 - 25-15";

}  // namespace

std::span<const ExhibitInfo> exhibits() {
    static const std::vector<ExhibitInfo> table{
        {"neva.missing.captured-by-himself", "6/1w4/1w4/2b3/6/1B4 w", until("the end")},
        {"neva.missing.who-is-skipped", "1w1rrB/w5/w5/2b3/bw4/1w4 r", until("round 7, Red"), {"56-55"}},
        {"neva.missing.all-shut-in", "bgg3/g5/g5/6/6/6 b", moves_in(kToAllShutIn), {"-", "-"}},
        {"neva.missing.endless-play", "B5/6/6/6/5W/6 w", moves_in(kToTwoKings)},
        {"neva.missing.traditional-rules", "B5/w5/w5/2b1r1/2b3/3w2 b", until("round 9, Black"), {"K16-66"}},
        {"neva.missing.safe-corners", "w5/r5/6/3w2/6/6 r", {}},
        {"neva.missing.overlooked-capture",
         "1w1rr1/ww1wrr/ww1r1r/1bb1g1/bb1ggg/b1bgg1 r",
         until("round 5, Red"),
         {"55:35"}},
        {"neva.missing.any-move-fails", "1w1rr1/www1rr/ww1r1r/1bb1g1/bb1ggg/bb1gg1 b", until("round 4, Black")},
        // Readings: Red is shut in, skipped, and takes two men later; a man that captures nothing steps back; a man
        // that captures its way to the corner; a man that could take his ally's steps aside; one king that can take
        // two and another that can take one; and a king that can take one and a man that can take two.
        {"neva.blocked.player", "6/6/6/6/5g/bbrgg1 r", {}, {"-", "62-63", "11-12", "31:11:13"}},
        {"neva.man.backward", "6/5r/6/2b3/6/6 b", {}, {"33-32"}, {"man.backward=any-direction"}},
        {"neva.crown.jump", "3w2/5w/5b/6/6/w5 b", {}, {"64:66", "46-45"}},
        {"neva.crown.jump", "3w2/5w/5b/6/6/w5 b", {}, {"64:66"}},
        {"neva.pairs.allies", "6/6/6/2wr2/6/5g w", {}, {"33:53"}, {"pairs=yes"}},
        {"neva.pairs.allies", "5r/6/6/2wg2/6/6 w", {}, {"33:53"}, {"pairs=yes"}},
        {"neva.pairs.capture", "6/6/6/6/2wg1b/6 w", {}, {"32-31"}, {"pairs.capture=may", "pairs=yes"}},
        {"neva.majority.whom", "W1r3/6/6/6/6/W1r1r1 w", {}, {"K16:46"}, {"majority.whom=each-king"}},
        {"neva.majority.whom", "W1r3/6/6/6/6/wr1r2 w", {}, {"K16:46"}},
    };
    return table;
}

}  // namespace nomos::neva
