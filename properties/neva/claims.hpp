// What the comments say of the recorded game, decided by playing on from where they say it. Each claim
// is asked of another place in the game as well, where it is not so: it says something.
#pragma once

#include <map>

#include "model/core/recorded_play.hpp"
#include "properties/neva/view.hpp"

namespace nomos::neva::properties {

inline constexpr int kWhite = 0, kRed = 1, kGreen = 2, kBlack = 3;

// --- playing on ------------------------------------------------------------------------------
// The position before a player's move of a round of the record; after the last move for a later one.
template <class R>
Position<Native> before(int round, int player) {
    const auto setting = R::default_setting();
    auto position = R::template start<Native>(setting);
    const std::string where = "round " + std::to_string(round) + ", " + std::string(R::seats()[at(player)]);
    for (const RecordedMove& m : R::recorded_play().moves) {
        if (m.where == where) break;
        const auto after = after_turn<R>(setting, position, R::parse_turn(setting, m.move));
        expect(after.has_value(), "the record can be played");
        position = *after;
    }
    return position;
}
// The allowed turns, with what they lead to.
template <class R>
std::map<std::string, Position<Native>> turns(const Position<Native>& p) {
    std::map<std::string, Position<Native>> all;
    const auto setting = R::default_setting();
    for_each_turn<R>(setting, p,
                     [&](const auto& turn, const auto& after) { all.emplace(R::print_turn(setting, turn), after); });
    return all;
}
inline int pieces_of(const Position<Native>& p, int player) { return p.pieces_of(at(player)).count(); }

// How many pieces a player can have lost when the next `others` players have moved.
struct Loss {
    int least = kCells, most = 0;
    void meet(int n) { least = std::min(least, n), most = std::max(most, n); }
    std::string words() const {
        return least == most ? std::to_string(most) : std::to_string(least) + " to " + std::to_string(most);
    }
};
template <class R>
Loss loss_of(int player, const Position<Native>& from, const Position<Native>& now, int others) {
    Loss loss;
    if (others == 0) {
        loss.meet(pieces_of(from, player) - pieces_of(now, player));
        return loss;
    }
    for (const auto& [turn, after] : turns<R>(now)) {
        const Loss further = loss_of<R>(player, from, after, others - 1);
        loss.meet(further.least), loss.meet(further.most);
    }
    return loss;
}

// A claim, in the round of which it is made and in another. Each offers in_round<R>(round).
template <class Claim, int kRound, int kElsewhere>
struct OfRound {
    template <class R>
    static Decision decide() {
        return Claim::template in_round<R>(kRound);
    }
    template <class R>
    static Decision decide_elsewhere() {
        Decision d = Claim::template in_round<R>(kElsewhere);
        d.detail = "in round " + std::to_string(kElsewhere) + ": " + d.detail;
        return d;
    }
};

// --- the claims ------------------------------------------------------------------------------
struct BlackCanLoseWhateverHePlays
    : Claim<"neva.claim.every-move-can-cost-black-a-man",
            "In round 4 each of Black's moves can cost him a man before his next turn.", "neva.capture.compulsory">,
      OfRound<BlackCanLoseWhateverHePlays, 4, 1> {
    template <class R>
    static Decision in_round(int round) {
        const auto p = before<R>(round, kBlack);
        Decision d{true, "men lost by then:"};
        for (const auto& [turn, after] : turns<R>(p)) {
            const Loss loss = loss_of<R>(kBlack, p, after, kPlayers - 1);
            d.holds = d.holds && loss.most > 0, d.detail += " " + turn + " " + loss.words() + ";";
        }
        d.detail.pop_back();
        return d;
    }
};

struct AnswersAreForced
    : Claim<"neva.claim.three-answers-are-forced", "In round 5 Red, Green and Black have one move each: a capture.",
            "neva.capture.compulsory">,
      OfRound<AnswersAreForced, 5, 4> {
    template <class R>
    static Decision in_round(int round) {
        Decision d{true, "moves to choose from:"};
        for (const int player : {kRed, kGreen, kBlack}) {
            const auto p = before<R>(round, player);
            const auto all = turns<R>(p);
            d.detail += " " + std::string(R::seats()[at(player)]) + " " + std::to_string(all.size());
            d.holds = d.holds && all.size() == 1 && all.begin()->first.find(':') != std::string::npos;
        }
        return d;
    }
};

struct CombinationTakesFromAll : Claim<"neva.claim.white-strikes-all-three",
                                       "In round 6 White takes pieces of all three opponents in one turn, and Green is "
                                       "left with a third of his men, the fewest of all.",
                                       "neva.capture.others">,
                                 OfRound<CombinationTakesFromAll, 6, 7> {
    template <class R>
    static Decision in_round(int round) {
        const auto from = before<R>(round, kWhite), to = before<R>(round, kRed);
        Decision d{3 * pieces_of(to, kGreen) == kMenEach, "lost and left:"};
        for (const int player : {kRed, kGreen, kBlack}) {
            const int left = pieces_of(to, player), lost = pieces_of(from, player) - left;
            d.holds = d.holds && lost > 0 && (player == kGreen || left > pieces_of(to, kGreen));
            d.detail += " " + std::string(R::seats()[at(player)]) + " " + std::to_string(lost) + " and " +
                        std::to_string(left) + (player == kBlack ? "" : ",");
        }
        d.holds = d.holds && pieces_of(to, kWhite) > pieces_of(to, kGreen);
        return d;
    }
};

struct GreensMoveMakesAKing
    : Claim<"neva.claim.greens-move-makes-a-king",
            "In round 6 one of Green's moves, and no other, lets Black have a king at once.", "neva.crown.not-by-jump">,
      OfRound<GreensMoveMakesAKing, 6, 5> {
    template <class R>
    static Decision in_round(int round) {
        std::string makers;
        int number = 0;
        const auto green = turns<R>(before<R>(round, kGreen));
        for (const auto& [move, after] : green) {
            bool king = false;
            for (const auto& [answer, then] : turns<R>(after)) king = king || then.kings[at(kBlack)].any();
            if (king) ++number, makers += " " + move;
        }
        return {number == 1,
                std::to_string(green.size()) + " moves; with a king for Black:" + (makers.empty() ? " none" : makers)};
    }
};

struct RedIsLost
    : Claim<"neva.claim.red-is-lost-anyhow", "In round 10 Red has two moves, and loses his last man with either.",
            "neva.capture.compulsory">,
      OfRound<RedIsLost, 10, 9> {
    template <class R>
    static Decision in_round(int round) {
        const auto red = turns<R>(before<R>(round, kRed));
        Decision d{red.size() == 2, "men lost when Black and White have moved:"};
        for (const auto& [move, after] : red) {
            const Loss loss = loss_of<R>(kRed, after, after, 2);
            d.holds = d.holds && loss.least > 0 && loss.least == pieces_of(after, kRed);
            d.detail += " " + move + " " + loss.words() + ";";
        }
        d.detail.pop_back();
        return d;
    }
};

struct TrapShuts : Claim<"neva.claim.the-trap-shuts",
                         "In round 12 White must capture with his new king, and loses it whatever follows.",
                         "neva.capture.compulsory", "neva.capture.king">,
                   OfRound<TrapShuts, 12, 11> {
    template <class R>
    static Decision in_round(int round) {
        const auto white = turns<R>(before<R>(round, kWhite));
        Decision d{!white.empty(), "White's moves:"};
        for (const auto& [move, after] : white) {
            d.holds = d.holds && move.starts_with("K") && move.find(':') != std::string::npos;
            for (const auto& [answer, then] : turns<R>(after)) d.holds = d.holds && then.kings[at(kWhite)].none();
            d.detail += " " + move;
        }
        return d;
    }
};

struct WhiteIsDying
    : Claim<"neva.claim.white-is-dying",
            "Where White gives up, Black can take all he has left after each of his moves.", "neva.win.last">,
      OfRound<WhiteIsDying, 15, 12> {
    template <class R>
    static Decision in_round(int round) {
        const auto white = turns<R>(before<R>(round, kWhite));
        Decision d{!white.empty(), "of White's " + std::to_string(white.size()) + " moves"};
        int lost = 0;
        for (const auto& [move, after] : white) {
            bool wiped_out = false;
            for (const auto& [answer, then] : turns<R>(after)) wiped_out = wiped_out || pieces_of(then, kWhite) == 0;
            lost += wiped_out ? 1 : 0;
        }
        d.holds = d.holds && lost == static_cast<int>(white.size());
        d.detail += " " + std::to_string(lost) + " lose at once";
        return d;
    }
};

}  // namespace nomos::neva::properties
