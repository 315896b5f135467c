// Nymbat's position, setting and step. How a turn is cut into steps, and why a step may declare an
// area, is told in turn.hpp; the board is hexagon.hpp, sides and their rows are scale.hpp.
#pragma once

#include "model/nymbat/area.hpp"
#include "model/nymbat/scale.hpp"
#include "model/nymbat/text.hpp"
#include "model/nymbat/turn.hpp"

namespace nomos::nymbat {

// --- setting and position ------------------------------------------------------------------------
template <class A>
struct Setting {
    using Algebra = A;
    ReadingSet<A, Reading> readings;
    Bit<A> blue_first{};  // what the players have agreed
    Scale scale{};        // no field of the record: what is proved is proved of the whole game

    static constexpr void zip(auto&& visit, auto&... s) {
        ReadingSet<A, Reading>::zip(visit, s.readings...);
        visit("blue_first", s.blue_first...);
    }
};

// The pieces of a side are three words: binary digits of the number on each hex, lowest first. A hex
// with no digit has no piece of that side. So a side has at most one piece a hex by its form, while
// a number 7, and a piece of each side on one hex, can be written down and have to be proved away.
template <class A>
using Numbers = std::array<Hexes<A>, kDigits>;

inline constexpr int kStages = 7;

template <class A>
struct Position {
    using Algebra = A;
    PerSide<Numbers<A>> pieces;
    PerSide<Number<A>> reserve{};
    PerSide<Number<A>> delays{};  // turns of delay that no penalty has been paid for yet
    PerSide<Bit<A>> begun{};      // has had the first turn
    PerSide<Bit<A>> owes{};       // a penalty that it pays before its next turn (reading penalty.when)
    Bit<A> blue_to_move{};
    Bit<A> blue_moved_last{};    // the piece last brought in or moved was Blue's (reading win.last-mover)
    Bit<A> blue_stepped_last{};  // the piece last moved on the board was; until one is, first turns count as moves
    Word<A, kStages> stage;      // one-hot, by Stage
    // Of the turn under way; each is 0 or empty in stages that have no use for it.
    Number<A> brought{};         // bringing: total of the numbers brought in this turn
    Hexes<A> waiting, members;   // chosen to breaking: pieces of the group that have not moved; all of it left
    Number<A> speed{}, front{};  // chosen to breaking: lowest number, and distance of the closest piece
                                 // to the enemy's home row, both of the group as it was chosen
    Bit<A> removed{};            // chosen to breaking: an enemy piece was removed this turn
    Hexes<A> hole;               // judging, breaking: where the last removed piece stood
    Number<A> budget{};          // judging, breaking: what the breakthrough may still take

    static constexpr void zip(auto&& visit, auto&... p) {
        for (std::size_t s = 0; s < kSides; ++s)
            for (std::size_t k = 0; k < kDigits; ++k)
                visit(FieldName{kSideNames[s], "_digit", static_cast<int>(k)}, p.pieces[s][k]...);
        for (std::size_t s = 0; s < kSides; ++s) {
            const std::string_view side = kSideNames[s];
            visit(FieldName{"reserve_", side}, p.reserve[s]...);
            visit(FieldName{"delays_", side}, p.delays[s]...);
            visit(FieldName{"begun_", side}, p.begun[s]...);
            visit(FieldName{"owes_", side}, p.owes[s]...);
        }
        visit("blue_to_move", p.blue_to_move...);
        visit("blue_moved_last", p.blue_moved_last...);
        visit("blue_stepped_last", p.blue_stepped_last...);
        visit("stage", p.stage...);
        visit("brought", p.brought...);
        visit("waiting", p.waiting...);
        visit("members", p.members...);
        visit("speed", p.speed...);
        visit("front", p.front...);
        visit("removed", p.removed...);
        visit("hole", p.hole...);
        visit("budget", p.budget...);
    }

    Bit<A> is(Stage s) const { return test(stage, static_cast<int>(s)); }
    // Some piece of the side, whatever its number; pieces with just this number.
    Hexes<A> pieces_of(Side s) const {
        const Numbers<A>& digits = pieces[index(s)];
        return digits[0] | digits[1] | digits[2];
    }
    Hexes<A> with_number(Side s, int number) const {
        Hexes<A> with = pieces_of(s);
        for (std::size_t k = 0; k < kDigits; ++k)
            with = with & ((number >> k & 1) != 0 ? pieces[index(s)][k] : ~pieces[index(s)][k]);
        return with;
    }
    Hexes<A> occupied() const { return pieces_of(Side::red) | pieces_of(Side::blue); }
};

// --- steps ---------------------------------------------------------------------------------------
enum class Kind { bring, group, go, rest, take, done, end, pass, lose };
inline constexpr int kKinds = 9;

// Which of the rest a kind uses; what it does not use is empty or 0.
//   bring   to, number     group  area     go    from, to   rest   area
//   take    to             lose   to       done, end, pass  nothing
template <class A>
struct Move {
    using Algebra = A;
    Word<A, kKinds> kind;  // one-hot, by Kind
    Hexes<A> from, to;
    Number<A> number{};
    Area<A> area;

    static constexpr void zip(auto&& visit, auto&... m) {
        visit("kind", m.kind...);
        visit("from", m.from...);
        visit("to", m.to...);
        visit("number", m.number...);
        Area<A>::zip(visit, m.area...);
    }
    Bit<A> is(Kind k) const { return test(kind, static_cast<int>(k)); }
};
constexpr Bits<kKinds> only(Kind k) { return Bits<kKinds>::single(static_cast<int>(k)); }
constexpr Bits<kStages> only(Stage s) { return Bits<kStages>::single(static_cast<int>(s)); }
inline Move<Native> bring(int hex, int number) {
    return {only(Kind::bring), {}, Hexagon::Hexes::single(hex), number, {}};
}
inline Move<Native> group(const Hexagon::Hexes& hexes) { return {only(Kind::group), {}, {}, 0, area_of(hexes)}; }
inline Move<Native> go(int from, int to) {
    return {only(Kind::go), Hexagon::Hexes::single(from), Hexagon::Hexes::single(to), 0, {}};
}
inline Move<Native> rest(const Hexagon::Hexes& hexes) { return {only(Kind::rest), {}, {}, 0, area_of(hexes)}; }
inline Move<Native> take(int hex) { return {only(Kind::take), {}, Hexagon::Hexes::single(hex), 0, {}}; }
inline Move<Native> lose(int hex) { return {only(Kind::lose), {}, Hexagon::Hexes::single(hex), 0, {}}; }
inline Move<Native> done() { return {only(Kind::done), {}, {}, 0, {}}; }
inline Move<Native> end_turn() { return {only(Kind::end), {}, {}, 0, {}}; }
inline Move<Native> pass() { return {only(Kind::pass), {}, {}, 0, {}}; }

enum class Outcome { in_play, red_wins, blue_wins, count_ };

// --- start -----------------------------------------------------------------------------------------
inline Setting<Native> usual_setting() { return {default_readings<Reading>(readings()), false}; }
// setup.reserve: an empty board and 60 each, if the game is not made smaller.
template <class A>
Position<A> start(const Setting<A>& s) {
    Position<A> p{};
    p.reserve.fill(Number<A>(s.scale.reserve));
    p.blue_to_move = s.blue_first;
    p.stage = only(Stage::start);
    return p;
}

// --- on paper: the number of a piece, for notation, sampling and tests ------------------------------
int number_on(const Position<Native>& p, Side s, int hex);  // 0: no piece of this side
void put(Position<Native>& p, Side s, int hex, int number);

}  // namespace nomos::nymbat
