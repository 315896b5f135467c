// The longest captures known, which are the longest there are (longest.hpp): from one, two and three
// opponents. Lines of play that lead to them were found by search; they are not the shortest.
#pragma once

#include <span>
#include <vector>

#include "model/neva/turn.hpp"
#include "properties/property.hpp"

namespace nomos::neva::properties {

inline std::span<const TurnRecord> records_of_men() {
    static const std::vector<TurnRecord> all{
        {"6/2r3/2g3/1g4/g3g1/1g1g2 r", "35:33:13:11:31:51:53", {}, ""},
        {"6/1grb2/b1g1g1/1b4/g3b1/1b1g2 r", "35:33:13:11:31:51:53:55:35:15:13", {}, ""},
        {"1w3r/1wrg1r/w1g1g1/1b3g/bb2bg/1b1g2 r", "35:33:13:11:31:51:53:55:35:15:13", {},
         "14-24 55-54 41-42 13-23 24-34 46-45 42-43 22-32 15-14 54-53 52:54 21-22 34-44 45-35 54:34 11-21 25:45 "
         "64-54 51-52 31-41 26-25 54-53 52:54 41-51 36-46 56:36 61:41 32-42 45-44 36-35 43:45 42-52 16-26"}};
    return all;
}
inline std::span<const TurnRecord> records_of_kings() {
    static const std::vector<TurnRecord> all{
        {"1r4/r1r3/1r4/1r1W2/r5/6 w", "K43:13:16:36:34:14:11", {}, ""},
        {"1r4/g1g3/1r4/1r1Wr1/g1gg1g/1r2r1 w", "K43:13:16:36:34:14:11:31:33:63:61:41:43", {}, ""},
        {"1b2g1/g1rr1b/1g2r1/1r1Wb1/b1gb1r/1r2g1 w", "K43:13:16:36:34:14:11:31:33:63:61:41:43:46:66:64:44", {}, ""}};
    return all;
}
inline std::span<const TurnRecord> records_of_clearing_kings() {
    static const std::vector<TurnRecord> all{
        {"1r4/2r3/6/1W1r2/2r1r1/3r2 w", "K23:53:51:31:33:36:16", {"captured.leave=at-once"}, ""},
        {"1g2r1/2rg1g/4r1/1W1r2/2grg1/1g1r2 w", "K23:53:51:31:33:36:16:66:64:44:46:41:11",
         {"captured.leave=at-once"}, ""},
        {"1b2r1/1bgrrg/g3b1/1W1r1g/rbrgg1/1b1b2 w", "K23:53:51:31:33:36:16:66:64:44:46:41:11:13:15:35:65:62:12",
         {"captured.leave=at-once"}, ""}};
    return all;
}
inline std::span<const TurnRecord> records_of_short_kings() {
    static const std::vector<TurnRecord> all{
        {"6/2R3/2g3/1g4/g3g1/1g1g2 r", "K35:33:13:11:31:51:53", {"king.reach=one-step"}, ""},
        {"6/1gRb2/b1g1g1/1b4/g3b1/1b1g2 r", "K35:33:13:11:31:51:53:55:35:15:13", {"king.reach=one-step"}, ""},
        {"6/1bRg2/w1w1w1/1g4/b3b1/1w1g2 r", "K35:33:13:11:31:51:53:55:35:15:13", {"king.reach=one-step"}, ""}};
    return all;
}

}  // namespace nomos::neva::properties
