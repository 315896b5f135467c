// Small positions for tests, put together pawn by pawn on empty boards. White is to move; each side
// has eight pawns of every size in hand; the kings hide on a8_1 and h8_1 until they are put elsewhere.
#pragma once

#include <sstream>
#include <string>

#include "model/core/error.hpp"
#include "model/nerva/notation.hpp"
#include "model/nerva/rules.hpp"

namespace nomos::nerva {

inline constexpr Side kWhite = Side::white, kBlack = Side::black;

inline Places<Native> places(const std::string& names) {
    Places<Native> all;
    std::istringstream in(names);
    for (std::string name; in >> name;) all |= parse_move(name).to;
    return all;
}

class Scene {
public:
    Scene() {
        setting.readings = default_readings<Reading>(readings());
        for (auto& side : position.supply) side.fill(8);
        position.kings = {places("a8_1"), places("h8_1")};
    }
    Scene& white(const std::string& where) { return put(kWhite, where); }
    Scene& black(const std::string& where) { return put(kBlack, where); }
    Scene& put(Side side, const std::string& where) { return position.pawns[index(side)] |= places(where), *this; }
    Scene& hide(Side side, const std::string& where) { return position.kings[index(side)] = places(where), *this; }
    Scene& stand(Side side, const std::string& where) {
        position.revealed[index(side)] = true;
        return hide(side, where);
    }
    Scene& capture(Side side) { return position.captured[index(side)] = true, *this; }
    Scene& supply(Side side, PerSize<Native> n) { return position.supply[index(side)] = n, *this; }
    Scene& black_to_move() { return position.black_to_move = true, *this; }
    template <class... Options>
    Scene& read(Options... options) {
        ((setting.readings.chosen[static_cast<std::size_t>(reading_of(options))] =
              Bits<kMostOptions>::single(static_cast<int>(options))),
         ...);
        return *this;
    }

    bool legal(std::string_view move) const { return Rules<Native>::legal(setting, position, parse_move(move)); }
    // Plays a move that must be legal.
    Scene& play(std::string_view move) {
        expect(legal(move), "a test plays legal moves only");
        position = Rules<Native>::apply(setting, position, parse_move(move));
        return *this;
    }
    Scene after(std::string_view move) const { return Scene(*this).play(move); }
    Outcome outcome() const { return static_cast<Outcome>(Rules<Native>::outcome(setting, position).lowest()); }

    bool has(Side side, const std::string& where) const { return position.pawns[index(side)].contains(places(where)); }
    int in_hand(Side side, int level) const {
        return position.supply[index(side)][static_cast<std::size_t>(level - 1)];
    }
    int lost(Side side, int level) const { return position.lost[index(side)][static_cast<std::size_t>(level - 1)]; }
    // The points of an attack and of its target.
    int attack(std::string_view move) const { return points(move).attack; }
    int defence(std::string_view move) const { return points(move).defence; }

    Setting<Native> setting;
    Position<Native> position{};

private:
    // Computed at once: an Attack refers to its move.
    struct Points {
        int attack, defence;
    };
    Points points(std::string_view text) const {
        expect(legal(text), "points are asked of legal attacks only");
        const Move<Native> move = parse_move(text);
        const Attack<Native> a(setting, position, move);
        return {a.attack_points(), a.defence_points()};
    }
};

}  // namespace nomos::nerva
