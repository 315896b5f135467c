// What the source says of the numbers one to six - who is good against whom, what they cost, how far and how
// soon they get - decided by playing every case.
#pragma once

#include <algorithm>

#include "properties/nymbat/match.hpp"

namespace nomos::nymbat::properties {

// --- who is good against whom ----------------------------------------------------------------------
// The one plain fight in which the listed pairs come out: higher numbers reach farther and so attack first,
// three of them a shield of the lower. Who gains is the better; 0: even.
template <class R>
int better(int one, int other) {
    const int high = std::max(one, other), low = std::min(one, other);
    const int gain = Defence<R>(kShield, low).gain({high, high, high});
    return gain == 0 ? 0 : gain > 0 ? high : low;
}
struct ListedPairs : Claim<"nymbat.claim.who-is-good-against-whom",
                           "Where three of the higher number attack a shield of the lower, seven of the eight listed "
                           "pairs come out as listed, and 2 and 3 are even.",
                           "nymbat.removal.mover", "nymbat.removal.enemy"> {
    template <class R>
    static Decision decide() {
        return of_pairs<R>({{3, 6}, {3, 5}, {6, 1}, {1, 2}, {2, 3}, {4, 3}, {2, 4}, {5, 2}});
    }
    template <class R>
    static Decision decide_without() {  // each the other way round
        return of_pairs<R>({{6, 3}, {5, 3}, {1, 6}, {2, 1}, {3, 2}, {3, 4}, {4, 2}, {2, 5}});
    }

private:
    template <class R>
    static Decision of_pairs(const std::vector<std::pair<int, int>>& pairs) {
        int as_listed = 0;
        std::string even;
        for (const auto& [good, bad] : pairs) {
            const int found = better<R>(good, bad);
            as_listed += found == good ? 1 : 0;
            if (found == 0) even += " " + std::to_string(good) + " and " + std::to_string(bad);
        }
        return {as_listed == 7 && even == " 2 and 3", std::to_string(as_listed) + " as listed; even:" + even};
    }
};

struct BetterGoesRound : Claim<"nymbat.claim.better-goes-round",
                               "Where three of the higher number attack a shield of the lower, which is better is not "
                               "transitive: 1 beats 2, 2 beats 4, 4 beats 3, 3 beats 6, 6 beats 1; each number is "
                               "better than some other and worse than some other.",
                               "nymbat.removal.mover", "nymbat.removal.enemy"> {
    template <class R>
    static Decision decide() {
        return round<R>({1, 2, 4, 3, 6});
    }
    template <class R>
    static Decision decide_without() {  // from the lowest to the highest
        return round<R>({1, 2, 3, 4, 5, 6});
    }

private:
    template <class R>
    static Decision round(const std::vector<int>& order) {
        Decision d{true, "better than:"};
        for (std::size_t i = 0; i < order.size(); ++i)
            d.holds = d.holds && better<R>(order[i], order[(i + 1) % order.size()]) == order[i];
        for (int number = 1; number <= kTopNumber; ++number) {
            int good = 0, bad = 0;
            d.detail += (number > 1 ? "; " : " ") + std::to_string(number) + " than";
            for (int other = 1; other <= kTopNumber; ++other) {
                if (other == number) continue;
                const int found = better<R>(number, other);
                good += found == number ? 1 : 0, bad += found == other ? 1 : 0;
                if (found == number) d.detail += " " + std::to_string(other);
            }
            d.holds = d.holds && good > 0 && bad > 0;
        }
        return d;
    }
};

// So the list is no law of numbers: it hangs on who attacks.
struct LowerGainsWhenItAttacks : Claim<"nymbat.claim.the-lower-gains-when-it-attacks",
                                       "Whenever as many of a lower number attack a lone piece, twins or a shield of a "
                                       "higher one, they gain the difference for each.",
                                       "nymbat.removal.mover", "nymbat.removal.enemy"> {
    template <class R>
    static Decision decide() {
        return attacking<R>(false);
    }
    template <class R>
    static Decision decide_without() {  // the higher attacks
        return attacking<R>(true);
    }

private:
    template <class R>
    static Decision attacking(bool higher) {
        int cases = 0, gained = 0;
        for (int low = 1; low <= kTopNumber; ++low)
            for (int high = low + 1; high <= kTopNumber; ++high)
                for (const HexSet& form : {kLone, kTwins, kShield}) {
                    const std::vector<int> attackers(at(form.count()), higher ? high : low);
                    const int gain = Defence<R>(form, higher ? low : high).gain(attackers);
                    ++cases, gained += gain == (high - low) * form.count() ? 1 : 0;
                }
        return {gained == cases, "so in " + std::to_string(gained) + " of " + std::to_string(cases) + " cases"};
    }
};

// --- what they cost ----------------------------------------------------------------------------------
struct HighNumbersAreFewer : Claim<"nymbat.claim.high-numbers-are-fewer",
                                   "The higher its number, the fewer pieces of it a first turn can bring in.",
                                   "nymbat.bring.first-limit", "nymbat.bring.hex", "nymbat.bring.number"> {
    template <class R>
    static Decision decide() {
        return counted<R>(1);
    }
    template <class R>
    static Decision decide_without() {  // in points there is no such order
        return counted<R>(0);
    }

private:
    template <class R>
    static Decision counted(int in_pieces) {
        Decision d{true, "from 1s to 6s:"};
        int before = kFirstReserve;
        for (int number = 1; number <= kTopNumber; ++number) {
            Match<R> match;
            match.position = start(match.setting);
            HexSet room = set_up_area(Side::red);
            int brought = 0;
            for (; any(room) && match.may(bring(room.lowest(), number)); ++brought)
                match.play(bring(room.pop_lowest(), number));
            const int measure = in_pieces != 0 ? brought : brought * number;
            d.holds = d.holds && measure < before, before = measure;
            d.detail += " " + std::to_string(brought);
        }
        return d;
    }
};

// --- how far and how soon they get ---------------------------------------------------------------------
struct MixedGroupsWaste : Claim<"nymbat.claim.mixed-groups-waste-distance",
                                "In a group with a lower number a piece gets as many hexes away as that number says, "
                                "alone as many as its own: only groups of one number waste nothing.",
                                "nymbat.group.as-chosen", "nymbat.move.distance"> {
    template <class R>
    static Decision decide() {
        return with_a_neighbour<R>(true);
    }
    template <class R>
    static Decision decide_without() {  // the low one stands apart
        return with_a_neighbour<R>(false);
    }

private:
    template <class R>
    static Decision with_a_neighbour(bool touching) {
        int cases = 0, slowed = 0;
        for (int low = 1; low <= kTopNumber; ++low)
            for (int high = low; high <= kTopNumber; ++high, ++cases) {
                Match<R> match;
                match.put_on(Side::red, kLone, high);
                match.put_on(Side::red, HexSet::single(touching ? kRight : Hexagon::hex(0, 0)), low);
                slowed += farthest(match) == low ? 1 : 0;
            }
        return {slowed == cases, "held to the lower number in " + std::to_string(slowed) + " of " +
                                     std::to_string(cases) + " pairs, " + std::to_string(kTopNumber) +
                                     " of them of equal numbers"};
    }
    template <class R>
    static int farthest(const Match<R>& before) {
        const HexSet pieces = touches(before.of(Side::red)) ? before.of(Side::red) : kLone;
        Match<R> match = before;
        match.play(group(pieces));
        int far = 0;
        R::template Rules<Native>::for_each_move(match.setting, match.position, [&](const Move<Native>& m) {
            if (m.is(Kind::go) && m.from == kLone)
                while (none(m.to & ball<Native>(kLone, far))) ++far;
        });
        return far;
    }
    static bool touches(const HexSet& pieces) { return any(Hexagon::around(kLone) & pieces); }
};

// From the front of the set-up area, nobody in the way, the other side passing.
struct AnyNumberWins : Claim<"nymbat.claim.any-number-wins",
                             "A lone piece of any number wins on the enemy's home row, a low one in more turns: 12, 6, "
                             "4, 3, 3 and 2 of them.",
                             "nymbat.win.home-row", "nymbat.move.distance"> {
    template <class R>
    static Decision decide() {
        return walking<R>({12, 6, 4, 3, 3, 2}, false);
    }
    template <class R>
    static Decision decide_without() {  // an enemy stands on that row
        return walking<R>({12, 6, 4, 3, 3, 2}, true);
    }

private:
    template <class R>
    static Decision walking(const std::array<int, std::size_t{kTopNumber}>& wanted, bool guarded) {
        Decision d{true, "turns from 1s to 6s:"};
        for (int number = 1; number <= kTopNumber; ++number) {
            Match<R> match;
            int hex = Hexagon::hex(2, kSetUpRows - 1), turns = 0;
            match.put_on(Side::red, HexSet::single(hex), number);
            match.position.reserve[index(Side::blue)] = kFirstTurnLimit;
            if (guarded) match.put_on(Side::blue, HexSet::single(Hexagon::hex(7, Hexagon::kRows - 1)), 1);
            while (Hexagon::row(hex) < Hexagon::kRows - 1) {
                const int to = ahead(hex, number);
                match.play(group(HexSet::single(hex))).play(go(hex, to)).play(end_turn()).play(pass());
                hex = to, ++turns;
            }
            d.holds = d.holds && turns == wanted[at(number - 1)] && match.outcome() == Outcome::red_wins;
            d.detail += " " + std::to_string(turns);
        }
        return d;
    }
    static int ahead(int hex, int steps) {
        for (; steps > 0 && Hexagon::row(hex) < Hexagon::kRows - 1; --steps)
            hex = Hexagon::neighbour(hex, Way::north_east);
        return hex;
    }
};

}  // namespace nomos::nymbat::properties
