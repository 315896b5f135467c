// What the constraints of Nika look at: one action in one position, read space by space.
#pragma once

#include "model/nika/position.hpp"
#include "model/nika/text.hpp"

namespace nomos::nika::stated {

// All that lies outside the frame counts as one more space, which is never on the board.
inline constexpr int kBeyond = kFrame;
inline constexpr int kLength = Frame::kWidth;
static_assert(Frame::kWidth == Frame::kHeight);

template <class T>
using PerCell = std::array<T, std::size_t{kFrame} + 1>;
constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }

// Is space x in the word? The space beyond the frame is in none.
template <class W>
auto at(const W& word, int x) -> decltype(test(word, x)) {
    if (x == kBeyond) return false;
    return test(word, x);
}
// No space of `inner` lies outside `outer`.
template <class W>
auto within(const W& inner, const W& outer) -> decltype(none(inner)) {
    return none(inner & ~outer);
}
// A condition that is known to be false: natively always known, symbolically only for constants.
constexpr bool surely_not(bool b) { return !b; }
template <class B>
requires requires { typename B::IsTerm; }
bool surely_not(const B& b) { return b.is_constant() && !b.constant(); }

// nika.team.alliances. Without it every city stands alone.
template <class A>
Bit<A> are_friends(const InForce<A, Clause>& in_force, int c, int d) {
    if (c == d) return true;
    return in_force.grants(Clause::team_alliances, d == ally_of(c));
}

template <class A>
struct Scene {
    const Setting<A>& setting;
    const Position<A>& before;
    const Action<A>& action;
    const InForce<A, Clause>& in_force;

    Cells<A> own{}, friends{}, foes{};  // pieces of the acting city; of it and its ally; of the rest
    Cells<A> occupied{};
    Cells<A> own_rally{}, own_victory{}, foe_rally{}, foe_victory{},
        ally_rally{};  // areas, as the acting city sees them
    Bit<A> several{};  // more than one piece is chosen

    Scene(const Setting<A>& s, const Position<A>& p, const Action<A>& a, const InForce<A, Clause>& f)
        : setting(s), before(p), action(a), in_force(f), occupied(p.occupied()), several(!one_hot(a.pieces)) {
        for (int c = 0; c < kCities; ++c)
            if (const Bit<A> acts = test(p.turn, c); !surely_not(acts)) see_as(c, acts);
    }
    template <class O>
    Bit<A> reads(O option) const {
        return setting.readings.is(option);
    }
    Bit<A> chosen(int x) const { return at(action.pieces, x); }
    Bit<A> on_board(int x) const { return at(setting.board.cells, x); }

    // x and y hold pieces of one city or of allied cities, enemies of the acting city.
    Bit<A> are_allied_foes(int x, int y) const {
        return at(foes, x) && at(foes, y) && (in_force(Clause::team_alliances) || exists(0, kCities, [&](int c) {
                                                  return at(before.city[index(c)], x) && at(before.city[index(c)], y);
                                              }));
    }
    Bit<A> in_any_victory(int y) const {
        return exists(0, kCities, [&](int c) { return at(setting.board.victory[index(c)], y); });
    }
    // y lies in the victory area of an enemy of the piece on x.
    Bit<A> in_victory_of_enemy(int x, int y) const {
        return exists(0, kCities, [&](int c) {
            return at(before.city[index(c)], x) && exists(0, kCities, [&](int e) {
                       return at(setting.board.victory[index(e)], y) && !are_friends(in_force, c, e);
                   });
        });
    }

private:
    void see_as(int c, const Bit<A>& acts) {
        const BoardOf<A>& board = setting.board;
        const auto add = [&](Cells<A>& to, const Bit<A>& condition, const Cells<A>& cells) {
            to = to | select(condition, cells, Cells<A>{});
        };
        add(own, acts, before.city[index(c)]);
        add(own_rally, acts, board.rally[index(c)]);
        add(own_victory, acts, board.victory[index(c)]);
        for (int d = 0; d < kCities; ++d) {
            const Bit<A> with = acts && are_friends(in_force, c, d), against = acts && !are_friends(in_force, c, d);
            add(friends, with, before.city[index(d)]);
            add(foes, against, before.city[index(d)]);
            add(foe_rally, against, board.rally[index(d)]);
            if (d != c) add(ally_rally, with, board.rally[index(d)]);
            add(foe_victory, against, board.victory[index(d)]);
        }
    }
};

}  // namespace nomos::nika::stated
