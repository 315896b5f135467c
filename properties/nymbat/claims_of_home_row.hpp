// Two 1s brought in on an empty home row: do they save the game? Decided by playing all that can be brought in
// and every attack on it.
#pragma once

#include "properties/nymbat/match.hpp"

namespace nomos::nymbat::properties {

// Red has 2 points in reserve and no piece; Blue, with 10 in reserve, has intruders on Red's home row; it is
// Red's turn.
template <class R>
Match<R> intruded(const HexSet& intruders, int number, int reserve = 2) {
    Match<R> match;
    match.put_on(Side::blue, intruders, number);
    match.position.reserve = {reserve, 10}, match.position.blue_moved_last = match.position.blue_stepped_last = true;
    return match;
}
// visit(what is brought in) for each way to spend 1 or 2 points on these hexes.
template <class Visit>
void each_defence(const HexSet& hexes, int points, Visit&& visit) {
    hexes.for_each([&](int first) {
        for (int number = 1; number <= points; ++number) visit(std::vector{bring(first, number)});
        hexes.for_each([&](int second) {
            if (first < second && points > 1) visit(std::vector{bring(first, 1), bring(second, 1)});
        });
    });
}
template <class R>
Match<R> defended(Match<R> match, const std::vector<Move<Native>>& brought) {
    for (const Move<Native>& m : brought) match.play(m);
    return match.play(end_turn());
}

// Blue is to move, or in the middle of a turn. Can it remove all that Red has in this turn, and so win, whatever
// Red still brings in? If Red does nothing more, the match becomes that play.
template <class R>
bool blue_wins(Match<R>& match) {
    if (match.outcome() == Outcome::blue_wins) return true;
    if (none(match.of(Side::red))) return red_is_lost(match.play(end_turn()));
    const Match<R> here = match;
    bool won = false;
    const auto goes_on = [&](Match<R> next) {
        if (!won && blue_wins(next)) match = next, won = true;
    };
    if (here.position.is(Stage::start))
        here.each_group(goes_on);
    else
        here.each_removal([&](Match<R> next) { goes_on(next.take_nothing()); });
    return won;
}
// Red, without a piece, is to move.
template <class R>
bool red_is_lost(Match<R>& match) {
    bool lost = true;
    each_defence(home_row(Side::red) & ~match.of(Side::blue), match.in_reserve(Side::red), [&](const auto& brought) {
        Match<R> next = defended(match, brought);
        lost = lost && blue_wins(next);
    });
    return match.play(pass()).outcome() == Outcome::blue_wins && lost;
}

inline const HexSet kIntruders = hexes_of({Hexagon::hex(3, 0), Hexagon::hex(4, 0)});

struct TwoOnesCanFall : Claim<"nymbat.claim.two-ones-can-fall",
                              "Where two 3s have come to a home row, on d1 and e1, two 1s brought in on it are lost "
                              "with the game, on whichever hexes, though it is said that one of them is sure to "
                              "stay; against two 6s nothing else that 2 points buy helps either.",
                              "nymbat.win.home-row", "nymbat.win.there", "nymbat.bring.hex", "nymbat.move.of-group"> {
    template <class R>
    static Decision decide() {
        return against<R>(3);
    }
    template <class R>
    static Decision decide_without() {  // 2s do not reach the ends of the row
        return against<R>(2);
    }

private:
    template <class R>
    static Decision against(int number) {
        int pairs = 0, lost_pairs = 0, defences = 0, lost = 0;
        Decision d;
        each_defence(home_row(Side::red) & ~kIntruders, 2, [&](const std::vector<Move<Native>>& brought) {
            if (brought.size() != 2) return;
            Match<R> match = defended(intruded<R>(kIntruders, number), brought);
            const bool falls = blue_wins(match);
            ++pairs, lost_pairs += falls ? 1 : 0;
            if (falls) d.position = intruded<R>(kIntruders, number).printed(), d.moves = match.moves;
        });
        each_defence(set_up_area(Side::red) & ~kIntruders, 2, [&](const std::vector<Move<Native>>& brought) {
            Match<R> match = defended(intruded<R>(kIntruders, kTopNumber), brought);
            ++defences, lost += blue_wins(match) ? 1 : 0;
        });
        d.holds = lost_pairs == pairs && lost == defences;
        d.detail = "lost: " + std::to_string(lost_pairs) + " of " + std::to_string(pairs) + " pairs, and " +
                   std::to_string(lost) + " of " + std::to_string(defences) + " ways to spend 2 points against 6s";
        return d;
    }
};

struct TwoOnesWithstandOne
    : Claim<"nymbat.claim.two-ones-withstand-one",
            "Where the only enemy piece on the board has come to the home row, wherever it stands and whatever its "
            "number, some two 1s brought in there are not both removed.",
            "nymbat.win.home-row", "nymbat.win.there", "nymbat.bring.hex", "nymbat.move.of-group"> {
    template <class R>
    static Decision decide() {
        return with_reserve<R>(2);
    }
    template <class R>
    static Decision decide_without() {
        return with_reserve<R>(1);
    }

private:
    template <class R>
    static Decision with_reserve(int reserve) {
        int cases = 0, saved = 0;
        home_row(Side::red).for_each([&](int intruder) {
            for (int number = 1; number <= kTopNumber; ++number, ++cases) {
                bool withstood = false;
                each_defence(home_row(Side::red) & ~HexSet::single(intruder), reserve, [&](const auto& brought) {
                    if (withstood || brought.size() != at(reserve) || brought[0].number != 1) return;
                    Match<R> match = defended(intruded<R>(HexSet::single(intruder), number, reserve), brought);
                    withstood = !blue_wins(match);
                });
                saved += withstood ? 1 : 0;
            }
        });
        return {saved == cases, "saved in " + std::to_string(saved) + " of " + std::to_string(cases) + " cases"};
    }
};

}  // namespace nomos::nymbat::properties
