// Play of Nymbat from positions put together for the purpose, by the executable rules: what the source says
// of attacks, groups and the home row is tried in them, case by case. No rule is here; every step made is legal.
#pragma once

#include <set>

#include "model/core/error.hpp"
#include "properties/nymbat/view.hpp"

namespace nomos::nymbat::properties {

using HexSet = Hexagon::Hexes;

inline HexSet rows(int first, int last) {
    HexSet all;
    for (int row = first; row <= last; ++row) all |= Hexagon::row_hexes(row);
    return all;
}
inline HexSet hexes_of(std::initializer_list<int> hexes) { return HexSet::of(hexes); }

// Both sides have had their first turn, and nothing is in reserve, unless it is put there.
template <class R>
struct Match {
    Setting<Native> setting = R::default_setting();
    Position<Native> position{};
    std::vector<std::string> moves;  // made so far

    Match() {
        position.begun = {true, true};
        position.stage = only(Stage::start);
    }
    Match& put_on(Side side, const HexSet& hexes, int number) {
        hexes.for_each([&](int hex) { put(position, side, hex, number); });
        return *this;
    }
    Match& to_move(Side side) { return position.blue_to_move = side == Side::blue, *this; }

    HexSet of(Side side) const { return position.pieces_of(side); }
    int number(Side side, int hex) const { return number_on(position, side, hex); }
    int points(Side side) const {
        int sum = 0;
        of(side).for_each([&](int hex) { sum += number(side, hex); });
        return sum;
    }
    int in_reserve(Side side) const { return position.reserve[index(side)]; }
    int delayed(Side side) const { return position.delays[index(side)]; }
    Outcome outcome() const {
        return static_cast<Outcome>(R::template Rules<Native>::outcome(setting, position).lowest());
    }
    std::string printed() const { return R::print(setting, position); }

    bool may(const Move<Native>& m) const { return R::template Rules<Native>::legal(setting, position, m); }
    Match& play(const Move<Native>& m) {
        expect(may(m), "only legal steps are played");
        position = R::template Rules<Native>::apply(setting, position, m);
        moves.push_back(R::print_move(setting, m));
        return *this;
    }
    Match& play(const std::vector<std::string>& texts) {
        for (const std::string& text : texts) play(R::parse_move(setting, text));
        return *this;
    }
    // As far as the steps are legal, which hangs on the readings; whether all of them are.
    bool play_as_far_as_may_be(const std::vector<std::string>& texts) {
        for (const std::string& text : texts) {
            const auto m = R::parse_move(setting, text);
            if (!may(m)) return false;
            play(m);
        }
        return true;
    }
    // Each legal step that is wanted.
    template <class Wanted>
    std::vector<Move<Native>> steps(Wanted&& wanted) const {
        std::vector<Move<Native>> all;
        R::template Rules<Native>::for_each_move(setting, position, [&](const Move<Native>& m) {
            if (wanted(m)) all.push_back(m);
        });
        return all;
    }
    // visit(match): after each choice of a group; after each go that removes an enemy piece, and the rest then named.
    template <class Visit>
    void each_group(Visit&& visit) const {
        for (const Move<Native>& m : steps([](const auto& s) { return s.is(Kind::group); }))
            visit(Match(*this).play(m));
    }
    template <class Visit>
    void each_removal(Visit&& visit) const {
        const HexSet enemies = of(position.blue_to_move ? Side::red : Side::blue);
        const auto removes = [&](const Move<Native>& m) { return m.is(Kind::go) && any(m.to & enemies); };
        for (const Move<Native>& m : steps(removes)) visit(Match(*this).play(m).judge());
    }
    // What is left of a split group is named, where that is asked; there is one way to do it.
    Match& judge() {
        return position.is(Stage::judging) ? play(steps([](const auto&) { return true; }).at(0)) : *this;
    }
    bool breaks_through() const { return position.is(Stage::breaking); }
    Match& take_nothing() { return breaks_through() ? play(done()) : *this; }
    Decision shows(bool holds, std::string detail, const std::string& from) const {
        return {holds, std::move(detail), from, moves};
    }
};

// --- one attack after another ----------------------------------------------------------------------
struct Attack {
    int taken = 0;       // the number removed
    bool lost = false;   // the attacker is removed as well
    bool split = false;  // and the group is split
};

// Blue's pieces, attacked by red ones that come one at a time, each from a vacant hex beside its target, and
// are gone when the next one comes.
template <class R>
class Defence {
public:
    Defence(const HexSet& hexes, int number) { with(hexes, number); }
    Defence& with(const HexSet& hexes, int number) {
        match_.put_on(Side::blue, hexes, number);
        return *this;
    }
    HexSet hexes() const { return match_.of(Side::blue); }
    Attack attack(int target, int number) {
        const int taken = match_.number(Side::blue, target);
        const Match<R> after = attacked(target, number).judge();
        const Attack made{taken, none(after.of(Side::red)), after.breaks_through()};
        match_.position.pieces[index(Side::blue)] = after.position.pieces[index(Side::blue)];
        return made;
    }
    // A group of one has just ended on the target.
    Match<R> attacked(int target, int number) const {
        const HexSet gates = Hexagon::around(HexSet::single(target)) & ~hexes();
        expect(any(gates), "somebody can come to what is attacked");
        Match<R> match = match_;
        match.put_on(Side::red, HexSet::single(gates.lowest()), number);
        return match.play(group(match.of(Side::red))).play(go(gates.lowest(), target));
    }
    // What attackers with these numbers take less what they lose, each on the first hex that is left.
    int gain(const std::vector<int>& numbers) {
        int sum = 0;
        for (const int number : numbers) {
            const Attack made = attack(hexes().lowest(), number);
            sum += made.taken - (made.lost ? number : 0);
        }
        return sum;
    }

private:
    Match<R> match_;
};

// --- forms -----------------------------------------------------------------------------------------
inline constexpr int kMiddle = Hexagon::hex(7, 7), kRight = Hexagon::hex(8, 7), kAbove = Hexagon::hex(8, 8);
inline const HexSet kLone = hexes_of({kMiddle}), kTwins = hexes_of({kMiddle, kRight}),
                    kShield = hexes_of({kMiddle, kRight, kAbove});

// All shapes of so many hexes (up to 7) that hang together, as they lie: turned ones are others. Each stands in
// the middle of the board, so that no edge is near.
inline std::set<HexSet> shapes(int size) {
    constexpr int kLeast = 4;  // column and row of its corner
    if (size == 1) return {HexSet::single(Hexagon::hex(kLeast, kLeast))};
    std::set<HexSet> grown;
    for (const HexSet& smaller : shapes(size - 1))
        (Hexagon::around(smaller) & ~smaller).for_each([&](int added) {
            const int right = Hexagon::column(added) < kLeast ? 1 : 0, up = Hexagon::row(added) < kLeast ? 1 : 0;
            grown.insert((smaller | HexSet::single(added)) << Hexagon::hex(right, up));
        });
    return grown;
}

}  // namespace nomos::nymbat::properties
