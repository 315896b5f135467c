// What the source says of attacks - what support does, what friends are worth, who beats twins and shields -
// decided by playing every case. Who is good against whom is in claims_of_numbers.hpp.
#pragma once

#include <algorithm>

#include "properties/nymbat/match.hpp"

namespace nomos::nymbat::properties {

// The hexes around the middle one, counter-clockwise from the right.
inline int beside_middle(int way) { return Hexagon::neighbour(kMiddle, kWays[at(way)]); }

// --- support ---------------------------------------------------------------------------------------
struct SupportIsAddedUp : Claim<"nymbat.claim.support-is-added-up",
                                "Two 3s beside a 2 make it 8, so that every number that attacks it is lost.",
                                "nymbat.removal.mover", "nymbat.removal.enemy"> {
    template <class R>
    static Decision decide() {
        return with_threes<R>(2);
    }
    template <class R>
    static Decision decide_without() {
        return with_threes<R>(1);
    }

private:
    template <class R>
    static Decision with_threes(int threes) {
        int lost = 0;
        for (int number = 1; number <= kTopNumber; ++number) {
            Defence<R> defence(kLone, 2);
            for (int i = 0; i < threes; ++i) defence.with(HexSet::single(beside_middle(i)), 3);
            lost += defence.attack(kMiddle, number).lost ? 1 : 0;
        }
        return {lost == kTopNumber, std::to_string(lost) + " of the 6 numbers are lost against it"};
    }
};

// All targets, and every sum that up to five friends beside it can have; nobody gets to a sixth.
struct HighNumbersAreLostLess
    : Claim<"nymbat.claim.high-numbers-are-lost-less",
            "Over all targets and sums of support, a number is lost less often than the next lower one.",
            "nymbat.removal.mover"> {
    template <class R>
    static Decision decide() {
        return over_support<R>(0);
    }
    template <class R>
    static Decision decide_without() {  // where friends make up 6 or more, numbers make no difference
        return over_support<R>(kTopNumber);
    }

private:
    template <class R>
    static Decision over_support(int least) {
        std::array<int, std::size_t{kTopNumber} + 1> lost{};
        int cases = 0;
        for (int target = 1; target <= kTopNumber; ++target)
            for (int support = least; support <= 5 * kTopNumber; ++support, ++cases)
                for (int number = 1; number <= kTopNumber; ++number)
                    lost[at(number)] += supported<R>(target, support).attack(kMiddle, number).lost ? 1 : 0;
        Decision d{true, "of " + std::to_string(cases) + " cases each:"};
        for (int number = 1; number <= kTopNumber; ++number) {
            d.holds = d.holds && (number == 1 || lost[at(number)] < lost[at(number - 1)]);
            d.detail += " a " + std::to_string(number) + " in " + std::to_string(lost[at(number)]);
        }
        return d;
    }
    template <class R>
    static Defence<R> supported(int target, int support) {
        Defence<R> defence(kLone, target);
        for (int way = 0; support > 0; ++way) {
            const int number = std::min(support, kTopNumber);
            defence.with(HexSet::single(beside_middle(way)), number), support -= number;
        }
        return defence;
    }
};

struct FriendsDeter : Claim<"nymbat.claim.friends-deter-and-save-nobody",
                            "A 1 more beside a piece never makes an attack on it cheaper and sometimes costs the "
                            "attacker; it never saves the piece.",
                            "nymbat.removal.mover", "nymbat.removal.enemy"> {
    template <class R>
    static Decision decide() {
        return with_friends_on<R>(1);
    }
    template <class R>
    static Decision decide_without() {  // two hexes off, a friend is none
        return with_friends_on<R>(2);
    }

private:
    template <class R>
    static Decision with_friends_on(int distance) {
        int dearer = 0, cheaper = 0, saved = 0, cases = 0;
        for (int target = 1; target <= kTopNumber; ++target)
            for (int friends = 0; friends < 5; ++friends)
                for (int number = 1; number <= kTopNumber; ++number, ++cases) {
                    Defence<R> fewer(kLone, target);
                    for (int i = 0; i < friends; ++i) fewer.with(HexSet::single(friend_hex(i, distance)), 1);
                    Defence<R> more = fewer;
                    more.with(HexSet::single(friend_hex(friends, distance)), 1);
                    const bool weak = fewer.attack(kMiddle, number).lost, strong = more.attack(kMiddle, number).lost;
                    dearer += strong && !weak ? 1 : 0, cheaper += weak && !strong ? 1 : 0;
                    saved += any(more.hexes() & kLone) ? 1 : 0;
                }
        return {dearer > 0 && cheaper == 0 && saved == 0, "of " + std::to_string(cases) + " cases " +
                                                              std::to_string(dearer) + " cost the attacker, " +
                                                              std::to_string(saved) + " save the piece"};
    }
    static int friend_hex(int way, int distance) {
        int hex = kMiddle;
        for (int i = 0; i < distance; ++i) hex = Hexagon::neighbour(hex, kWays[at(way)]);
        return hex;
    }
};

// --- twins -------------------------------------------------------------------------------------------
// A red piece attacks the higher of two blue ones side by side; if it stays, the other twin replies.
template <class R>
struct TwinsAttacked {
    int number, high, low;
    int lost = 0;  // by Blue in the end
    bool stays = false, is_gone = false;

    TwinsAttacked(int n, int h, int l) : number(n), high(h), low(l) {
        Defence<R> defence(kLone, high);
        defence.with(HexSet::single(kRight), low);
        Match<R> match = defence.attacked(kMiddle, number);
        stays = any(match.of(Side::red)), is_gone = !stays;
        if (stays) {
            match.play(end_turn()).play(group(match.of(Side::blue))).play(go(kRight, kMiddle));
            is_gone = none(match.of(Side::red));
        }
        lost = high + low - match.points(Side::blue);
    }
};
template <class R, class Visit>
void each_attack_on_twins(Visit&& visit) {
    for (int number = 1; number <= kTopNumber; ++number)
        for (int high = 1; high <= kTopNumber; ++high)
            for (int low = 1; low <= high; ++low) visit(TwinsAttacked<R>(number, high, low));
}

struct TwinsReply : Claim<"nymbat.claim.twins-beat-any-piece-by-their-reply",
                          "Whatever attacks two pieces side by side is gone after their reply, a 6 too; yet it may "
                          "stay until then, and take more than it costs.",
                          "nymbat.removal.mover", "nymbat.removal.enemy"> {
    template <class R>
    static Decision decide() {
        return counted<R>(true);
    }
    template <class R>
    static Decision decide_without() {  // before the reply
        return counted<R>(false);
    }

private:
    template <class R>
    static Decision counted(bool with_reply) {
        int cases = 0, stay = 0, gone = 0, pays = 0;
        each_attack_on_twins<R>([&](const TwinsAttacked<R>& t) {
            ++cases, stay += t.stays ? 1 : 0, pays += t.lost > t.number ? 1 : 0;
            gone += (with_reply ? t.is_gone : !t.stays) ? 1 : 0;
        });
        return {gone == cases && stay > 0 && pays > 0,
                "of " + std::to_string(cases) + " attacks " + std::to_string(stay) + " leave the attacker standing, " +
                    std::to_string(pays) + " take more points than they cost, and in " + std::to_string(gone) +
                    " it is gone in the end"};
    }
};
struct SixNeverGainsFromTwins : Claim<"nymbat.claim.six-never-gains-from-twins",
                                      "A 6 that attacks two pieces side by side never takes more points than it costs.",
                                      "nymbat.removal.mover", "nymbat.removal.enemy"> {
    template <class R>
    static Decision decide() {
        return by<R>(kTopNumber);
    }
    template <class R>
    static Decision decide_without() {
        return by<R>(1);
    }

private:
    template <class R>
    static Decision by(int number) {
        int more = 0, less = 0, even = 0;
        each_attack_on_twins<R>([&](const TwinsAttacked<R>& t) {
            if (t.number != number) return;
            ++(t.lost > number ? more : t.lost < number ? less : even);
        });
        return {more == 0, "it gains in " + std::to_string(more) + " cases, loses in " + std::to_string(less) +
                               ", is even in " + std::to_string(even)};
    }
};

// --- shields and hordes --------------------------------------------------------------------------------
// Every order of the attackers and of the hexes attacked: they have lost more at every moment.
struct ShieldOfThreesCostsMore : Claim<"nymbat.claim.shields-of-3s-cost-5s-and-6s-more",
                                       "5s and 6s that destroy a shield of 3s have lost more points than they took "
                                       "after each attack, in whatever order; 6s lose more by it than 5s.",
                                       "nymbat.removal.mover", "nymbat.removal.enemy"> {
    template <class R>
    static Decision decide() {
        return of_threes<R>(3);
    }
    template <class R>
    static Decision decide_without() {  // what is left of a shield of 4s pays for the others
        return of_threes<R>(4);
    }

private:
    template <class R>
    static Decision of_threes(int number) {
        bool always_less = true;
        for (unsigned which = 0; which < 8; ++which) {
            std::array<int, 3> order{kMiddle, kRight, kAbove};
            std::ranges::sort(order);
            do {
                Defence<R> shield(kShield, number);
                int sum = 0;
                for (unsigned i = 0; i < 3; ++i) {
                    const int attacker = (which >> i & 1U) != 0 ? 6 : 5;
                    const Attack made = shield.attack(order[i], attacker);
                    sum += made.taken - (made.lost ? attacker : 0);
                    always_less = always_less && sum < 0 && !made.split;
                }
            } while (std::ranges::next_permutation(order).found);
        }
        const int by_fives = Defence<R>(kShield, number).gain({5, 5, 5}),
                  by_sixes = Defence<R>(kShield, number).gain({6, 6, 6});
        return {always_less && by_sixes < by_fives,
                "three 5s end up at " + std::to_string(by_fives) + " points, three 6s at " + std::to_string(by_sixes)};
    }
};

struct OnesAndFoursBeatThrees
    : Claim<"nymbat.claim.ones-and-fours-beat-threes",
            "1s that attack first and a 4 after them gain from twins and shields of 3s, and the 4 stays.",
            "nymbat.removal.mover", "nymbat.removal.enemy"> {
    template <class R>
    static Decision decide() {
        return in_order<R>({1, 4}, {1, 1, 4});
    }
    template <class R>
    static Decision decide_without() {  // the 4 first
        return in_order<R>({4, 1}, {4, 1, 1});
    }

private:
    template <class R>
    static Decision in_order(const std::vector<int>& on_twins, const std::vector<int>& on_shield) {
        const int twins = Defence<R>(kTwins, 3).gain(on_twins), shield = Defence<R>(kShield, 3).gain(on_shield);
        const int ones = Defence<R>(kShield, 3).gain({1, 1, 1});
        return {twins == 2 * 3 - 1 && shield == 3 * 3 - 2, "gained from twins " + std::to_string(twins) +
                                                               ", from a shield " + std::to_string(shield) +
                                                               "; by 1s alone " + std::to_string(ones)};
    }
};

// In the middle of a straight front a 1 has two friends beside it and two behind it.
struct HordeOfOnes : Claim<"nymbat.claim.horde-of-ones",
                           "On a straight front of 1s a 2 that attacks is lost, a 5 is lost and the next beside it is "
                           "not, and no 6 is lost; three 1s that attack a shield of 2s gain.",
                           "nymbat.removal.mover", "nymbat.removal.enemy"> {
    template <class R>
    static Decision decide() {
        return of_ones<R>(1);
    }
    template <class R>
    static Decision decide_without() {  // of 2s
        return of_ones<R>(2);
    }

private:
    template <class R>
    static Decision of_ones(int number) {
        constexpr int kFront = Hexagon::hex(4, 2), kNext = Hexagon::hex(5, 2);
        const auto lost = [&](int attacker) {
            Defence<R> horde(rows(0, 2), number);
            const bool first = horde.attack(kFront, attacker).lost;
            return std::pair(first, horde.attack(kNext, attacker).lost);
        };
        const int gained = Defence<R>(kShield, 2).gain({1, 1, 1});
        return {lost(2) == std::pair(true, true) && lost(5) == std::pair(true, false) &&
                    lost(6) == std::pair(false, false) && gained == 3,
                "1s against a shield of 2s gain " + std::to_string(gained)};
    }
};

// --- breakthroughs with high numbers ---------------------------------------------------------------------
struct FivesBreakThroughFives : Claim<"nymbat.claim.a-5-breaks-through-5s-as-well",
                                      "In a breakthrough a 5 can take one 5, and no two; so can a 6, which besides is "
                                      "not lost when it removes a lone 5.",
                                      "nymbat.breakthrough.limit", "nymbat.removal.mover"> {
    template <class R>
    static Decision decide() {
        return by<R>(5);
    }
    template <class R>
    static Decision decide_without() {
        return by<R>(4);
    }

private:
    template <class R>
    static bool takes_one_of_two(int number) {
        Defence<R> row(kLone, 5);
        row.with(hexes_of({kRight, Hexagon::neighbour(kMiddle, Way::west)}), 5);
        Match<R> match = row.attacked(kMiddle, number).judge();
        return match.breaks_through() && match.may(take(kRight)) &&
               !match.play(take(kRight)).may(take(Hexagon::neighbour(kMiddle, Way::west)));
    }
    template <class R>
    static Decision by(int number) {
        const bool lone = Defence<R>(kLone, 5).attack(kMiddle, 5).lost && !Defence<R>(kLone, 5).attack(kMiddle, 6).lost;
        return {takes_one_of_two<R>(number) && takes_one_of_two<R>(6) && lone,
                "a row of three 5s was attacked by a " + std::to_string(number) + " and by a 6"};
    }
};

}  // namespace nomos::nymbat::properties
