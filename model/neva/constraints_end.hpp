// Constraints on the end of the game: who is living, who has won.
#pragma once

#include "model/neva/constraints_scene.hpp"

namespace nomos::neva::stated {

template <class A>
struct Standing {
    const Setting<A>& setting;
    const Position<A>& position;
    const InForce<A, Clause>& in_force;
    EachPlayer<A> living{};  // not retired, and with pieces, marked ones included

    Standing(const Setting<A>& s, const Position<A>& p, const InForce<A, Clause>& f)
        : setting(s), position(p), in_force(f) {
        for (int q = 0; q < kPlayers; ++q) living[index(q)] = !test(p.retired, q) && any(p.pieces_of(index(q)));
    }
    Bit<A> is(Outcome outcome) const {
        return outcome == Outcome::in_play ? is_in_play() : !is_under_way() && is_decided(outcome);
    }
    Bit<A> is_in_play() const {
        return is_under_way() || !exists(static_cast<int>(Outcome::in_play) + 1, static_cast<int>(Outcome::count_),
                                         [&](int k) { return is_decided(static_cast<Outcome>(k)); });
    }
    Bit<A> is_movers_life() const {
        return exists(0, kPlayers, [&](int q) { return test(position.turn, q) && living[index(q)]; });
    }

private:
    // neva.win.between-turns
    Bit<A> is_under_way() const { return in_force.grants(Clause::win_between_turns, any(position.jumper)); }
    Bit<A> is_decided(Outcome outcome) const {
        switch (outcome) {
            case Outcome::white_wins:
            case Outcome::red_wins:
            case Outcome::green_wins:
            case Outcome::black_wins:
                return has_won(static_cast<int>(outcome) - static_cast<int>(Outcome::white_wins));
            case Outcome::pair_of_white_wins:
                return pair_has_won(true);
            case Outcome::other_pair_wins:
                return pair_has_won(false);
            default:
                return nobody_has_won();
        }
    }
    // neva.win.last; in pairs neva.win.pairs, by which a player wins under pairs.victory=alone only.
    Bit<A> has_won(int player) const {
        const Bit<A> alone_in_pairs = setting.pairs && setting.readings.is(PairsVictory::alone);
        return (in_force.grants(Clause::win_last, !setting.pairs) ||
                in_force.grants(Clause::win_pairs, alone_in_pairs)) &&
               is_last(player);
    }
    // neva.win.pairs: under pairs.victory=alone no pair wins.
    Bit<A> pair_has_won(bool whites) const {
        const auto lives_on = [&] {
            return exists(0, kPlayers, [&](int q) { return living[index(q)] && is_of_pair(q, whites); }) &&
                   for_all(0, kPlayers, [&](int q) { return !living[index(q)] || is_of_pair(q, whites); });
        };
        const auto has_the_last = [&] {
            return exists(0, kPlayers, [&](int q) { return is_last(q) && is_of_pair(q, whites); });
        };
        return in_force.grants(Clause::win_pairs, setting.pairs) &&
               ((setting.readings.is(PairsVictory::enemies_out) && lives_on()) ||
                (setting.readings.is(PairsVictory::last_standing) && has_the_last()));
    }
    // The rest of both: nobody lives.
    Bit<A> nobody_has_won() const {
        return select(setting.pairs, in_force(Clause::win_pairs), in_force(Clause::win_last)) &&
               for_all(0, kPlayers, [&](int q) { return !living[index(q)]; });
    }
    Bit<A> is_last(int player) const {
        return living[index(player)] &&
               for_all(0, kPlayers, [&](int q) { return q == player ? Bit<A>(true) : !living[index(q)]; });
    }
    // White and his ally; or else the other two.
    Bit<A> is_of_pair(int player, bool whites) const {
        constexpr int kWhite = static_cast<int>(Player::white);
        const Bit<A> with_white = player == kWhite ? Bit<A>(true) : are_allies(setting, kWhite, player);
        return whites ? with_white : !with_white;
    }
};

}  // namespace nomos::neva::stated
