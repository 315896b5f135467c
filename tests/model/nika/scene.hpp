// Small positions for tests, put together piece by piece on a board without areas.
#pragma once

#include <sstream>
#include <string>

#include "model/core/error.hpp"
#include "model/nika/notation.hpp"
#include "model/nika/rules.hpp"
#include "model/nika/symbols.hpp"

namespace nomos::nika {

inline Cells<Native> spaces(const std::string& names) {
    Cells<Native> cells;
    std::istringstream in(names);
    for (std::string name; in >> name;) cells |= parse_action("rally " + name + " north").pieces;
    return cells;
}

class Scene {
public:
    Scene() {
        setting.readings = default_readings<Reading>(readings());
        setting.board.cells = Bits<kFrame>::all();
        position.routed.fill(kPiecesEach);
        position.turn.set(0);
    }
    // Pieces like "a>" on the named spaces.
    Scene& put(std::string_view piece, const std::string& where) {
        const Cells<Native> cells = spaces(where);
        const std::size_t city = *index_in(kCityLetters, piece[0]);
        position.city[city] |= cells;
        position.facing[*index_in(kFacingSymbols, piece[1])] |= cells;
        position.routed[city] -= cells.count();
        return *this;
    }
    Scene& off_board(const std::string& where) { return setting.board.cells &= ~spaces(where), *this; }
    Scene& rally(City c, const std::string& where) { return area(setting.board.rally, c, where); }
    Scene& victory(City c, const std::string& where) { return area(setting.board.victory, c, where); }
    Scene& turn(City c) { return position.turn = Bits<4>::single(static_cast<int>(c)), *this; }
    template <class Option>
    Scene& read(Option option) {
        setting.readings.choose(option);
        return *this;
    }

    bool legal(std::string_view action) const { return Rules<Native>::legal(setting, position, parse_action(action)); }
    // Plays an action that must be legal.
    Scene& play(std::string_view action) {
        expect(legal(action), "a test plays legal actions only");
        position = Rules<Native>::apply(setting, position, parse_action(action));
        return *this;
    }
    Scene after(std::string_view action) const { return Scene(*this).play(action); }
    // "a>" or ".." for an empty space.
    std::string at(const std::string& space) const {
        const int cell = spaces(space).lowest();
        std::string out = "..";
        for (std::size_t i = 0; i < 4; ++i) {
            if (position.city[i].test(cell)) out[0] = kCityLetters[i];
            if (position.facing[i].test(cell)) out[1] = kFacingSymbols[i];
        }
        return out;
    }
    int routed(City c) const { return position.routed[static_cast<std::size_t>(c)]; }
    Outcome outcome() const { return static_cast<Outcome>(Rules<Native>::outcome(setting, position).lowest()); }

    Setting<Native> setting;
    Position<Native> position{};

private:
    Scene& area(PerCity<Native>& areas, City c, const std::string& where) {
        areas[static_cast<std::size_t>(c)] |= spaces(where);
        return *this;
    }
};

}  // namespace nomos::nika
