// Small positions for tests, put together piece by piece on an empty board. Red is to move; both sides
// have had their first turn, and each has a reserve of 10.
#pragma once

#include <set>
#include <sstream>
#include <string>

#include "model/core/error.hpp"
#include "model/nymbat/notation.hpp"
#include "model/nymbat/rules.hpp"

namespace nomos::nymbat {

inline constexpr Side kRed = Side::red, kBlue = Side::blue;

inline int hex_named(std::string_view name) { return parse_move("x " + std::string(name)).to.lowest(); }
inline Hexagon::Hexes hexes(const std::string& names) {
    Hexagon::Hexes all;
    std::istringstream in(names);
    for (std::string name; in >> name;) all.set(hex_named(name));
    return all;
}

class Scene {
public:
    Scene() {
        position.begun = {true, true};
        position.reserve = {10, 10};
        position.stage = only(Stage::start);
    }
    // Pieces as they are brought in: "c2=3 d4=1".
    Scene& red(const std::string& pieces) { return put_all(kRed, pieces); }
    Scene& blue(const std::string& pieces) { return put_all(kBlue, pieces); }
    Scene& blue_to_move() { return position.blue_to_move = true, *this; }
    Scene& reserve(Side side, int n) { return position.reserve[index(side)] = n, *this; }
    Scene& delays(Side side, int n) { return position.delays[index(side)] = n, *this; }
    Scene& first_turn(Side side) { return position.begun[index(side)] = false, *this; }
    template <class... Options>
    Scene& read(Options... options) {
        ((setting.readings.chosen[static_cast<std::size_t>(reading_of(options))] =
              Bits<kMostOptions>::single(static_cast<int>(options))),
         ...);
        return *this;
    }

    bool legal(std::string_view step) const { return Rules<Native>::legal(setting, position, parse_move(step)); }
    // Plays a step that must be legal.
    Scene& play(std::string_view step) {
        expect(legal(step), "a test plays legal steps only");
        position = Rules<Native>::apply(setting, position, parse_move(step));
        return *this;
    }
    template <class... Steps>
    Scene after(Steps... steps) const {
        Scene scene(*this);
        (scene.play(steps), ...);
        return scene;
    }
    std::set<std::string> steps() const {
        std::set<std::string> all;
        Rules<Native>::for_each_move(setting, position, [&](const auto& m) { all.insert(print(m)); });
        return all;
    }

    Outcome outcome() const { return static_cast<Outcome>(Rules<Native>::outcome(setting, position).lowest()); }
    Stage stage() const { return static_cast<Stage>(position.stage.lowest()); }
    int number(Side side, std::string_view hex) const { return number_on(position, side, hex_named(hex)); }
    int pieces(Side side) const { return position.pieces_of(side).count(); }
    int in_reserve(Side side) const { return position.reserve[index(side)]; }
    int delayed(Side side) const { return position.delays[index(side)]; }

    Setting<Native> setting = usual_setting();
    Position<Native> position{};

private:
    Scene& put_all(Side side, const std::string& pieces) {
        std::istringstream in(pieces);
        for (std::string piece; in >> piece;) {
            const Move<Native> m = parse_move(piece);
            put(position, side, m.to.lowest(), m.number);
        }
        return *this;
    }
};

}  // namespace nomos::nymbat
