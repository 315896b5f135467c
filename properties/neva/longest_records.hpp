// The longest captures known, which are the longest there are (longest.hpp): from one, two and three
// opponents. Lines of play that lead to them were found by search (beam search, in which all players help); they
// are not the shortest. Where there is none, none was found: from two and three opponents such searches came to kings
// that could take 10 of 12 and 12 of 16, 11 of 12 and 15 of 18 (captured pieces leaving at once), 8 and 9 of 10
// (kings that step).
#pragma once

#include <span>
#include <vector>

#include "model/neva/turn.hpp"
#include "properties/property.hpp"

namespace nomos::neva::properties {

inline std::span<const TurnRecord> records_of_men() {
    static const std::vector<TurnRecord> all{
        {"4r1/1r1b1g/2b1b1/1b4/b3b1/4g1 g",
         "51:53:55:35:33:13:11",
         {},
         "14-24 64-54 41-42 13-23 15-14 54-53 63:43 31-32 14-13 55-45 43-44 12:14:34:54 25-24 45-35 62-63 23:25:45 "
         "26-25 46:26:24 63-64 11-12 16-26 65:63 42-43 22-23 26-25 24:26 43-33 32:34 63-62 61:63 21-22 66-65 52-42 "
         "22-32 65-64 63:65 32:52 26-25"},
        {"1w1r2/2r1r1/1g3r/1wg3/1r1g1g/2g1g1 w",
         "23:21:41:61:63:65:45:25:23:43:41",
         {},
         "14-24 64-54 63-53 22-32 25-35 65-64 41-42 31-41 35-45 46:44 51:31:33 21-31 24-34 44:24 61-51 12-22 36-35 "
         "54-44 53-43 13-14 15:13 44-34 43-44 22-23 13-12 24:22 44:24 11:13 35-45 55:35 52-53 31-32 16-15 56-55 "
         "33:31 13-14 15:13 66-56 53-43 13-23 56-46 43-33"},
        {"1w3r/1wrg1r/w1g1g1/1b3g/bb2bg/1b1g2 r",
         "35:33:13:11:31:51:53:55:35:15:13",
         {},
         "14-24 55-54 41-42 13-23 24-34 46-45 42-43 22-32 15-14 54-53 52:54 21-22 34-44 45-35 54:34 11-21 25:45 "
         "64-54 51-52 31-41 26-25 54-53 52:54 41-51 36-46 56:36 61:41 32-42 45-44 36-35 43:45 42-52 16-26"}};
    return all;
}
inline std::span<const TurnRecord> records_of_kings() {
    static const std::vector<TurnRecord> all{
        {"1w2wB/w5/1w1w2/b3w1/bbb3/1b4 b",
         "K66:46:16:14:34:54:52",
         {},
         "25-24 55-45 52-53 22-32 24-34 56-55 41-42 32:52:54:56 14-24 64-54 62-52 12-22 15-25 65-64 63:65 31-32 25-35 "
         "66:64 61-62 56-66 35:55:53 64-54 52-42 K66:61:41:44:64 36:56 11-12 16-15 K64-66 34-44"},
        {"1r4/g1g3/1r4/1r1Wr1/g1gg1g/1r2r1 w", "K43:13:16:36:34:14:11:31:33:63:61:41:43", {}, ""},
        {"1b2g1/g1rr1b/1g2r1/1r1Wb1/b1gb1r/1r2g1 w", "K43:13:16:36:34:14:11:31:33:63:61:41:43:46:66:64:44", {}, ""}};
    return all;
}
inline std::span<const TurnRecord> records_of_clearing_kings() {
    static const std::vector<TurnRecord> all{
        {"6/2g3/1b3G/1b1b2/b1b1g1/1b1ggg g",
         "K64:14:11:31:33:53:13",
         {"captured.leave=at-once"},
         "36-35 55-54 63-53 22-32 14-24 64-63 62:64:44 12-22 24-34 65-55 44:24 13-23 26-36 46:26 24-14 11-12 16:36 "
         "55-45 "
         "14:16 32-33 35:55 56:54 53:55 31-32 25-35 66-65 K16:66:63 23-24 35-45 55:35 22-23 K63-64 33-43"},
        {"1g2r1/2rg1g/4r1/1W1r2/2grg1/1g1r2 w",
         "K23:53:51:31:33:36:16:66:64:44:46:41:11",
         {"captured.leave=at-once"},
         ""},
        {"1b2r1/1bgrrg/g3b1/1W1r1g/rbrgg1/1b1b2 w",
         "K23:53:51:31:33:36:16:66:64:44:46:41:11:13:15:35:65:62:12",
         {"captured.leave=at-once"},
         ""}};
    return all;
}
inline std::span<const TurnRecord> records_of_short_kings() {
    static const std::vector<TurnRecord> all{
        {"2w1wB/1w1b2/2w1b1/3w2/2w3/b5 b",
         "K66:46:26:24:44:42:22",
         {"king.reach=one-step"},
         "14-24 55-45 52-53 22-32 24-34 56-55 41-42 32:52:54:56 25-24 64-54 62-52 31-32 15-25 65-55 51-41 12-22 16-15 "
         "66-65 63-53 56-66 36:56 45-44 41-31 21:41 34-33 44-43 52-42 32:52 26-36 43:63 61-51 41:61 15-14 63-62 61:63 "
         "14:12:32 65-64 63:65:45 33-43 54-53 52:54 24-34"},
        {"6/1gRb2/b1g1g1/1b4/g3b1/1b1g2 r", "K35:33:13:11:31:51:53:55:35:15:13", {"king.reach=one-step"}, ""},
        {"6/1bRg2/w1w1w1/1g4/b3b1/1w1g2 r", "K35:33:13:11:31:51:53:55:35:15:13", {"king.reach=one-step"}, ""}};
    return all;
}

}  // namespace nomos::neva::properties
