// The images of Nika with each city in its ally's place or not. Fuzzing and proofs ask for those that leave cities what
// they are; on a board that lies alike, only what exchanges allies is a symmetry of the game.
#pragma once

#include <algorithm>

#include "model/nika/aids/images.hpp"

namespace nomos::nika {

struct ImagesWithAllies {
    // First those of Images; then allies exchanged, by itself and with each of these.
    static constexpr int kCount = 2 * Images::kCount + 1;

    static Setting<Native> of(int k, const Setting<Native>& s) {
        Setting<Native> image = turned(k, s);
        if (exchanges(k)) {
            BoardOf<Native>& b = image.board;
            for (PerCity<Native>* by_city : {&b.rally, &b.victory, &b.first_pieces}) exchange(*by_city);
        }
        return image;
    }
    static Position<Native> of(int k, const Position<Native>& p) {
        Position<Native> image = turned(k, p);
        if (exchanges(k)) {
            exchange(image.city), exchange(image.routed);
            image.turn = rearranged(image.turn, [](int c) { return (c + 2) % kCities; });
        }
        return image;
    }
    // Allies win together.
    static int of_outcome(int, const Setting<Native>&, int outcome) { return outcome; }

private:
    static bool exchanges(int k) { return k >= Images::kCount; }
    template <class Record>
    static Record turned(int k, const Record& record) {
        const int image = exchanges(k) ? k - Images::kCount - 1 : k;
        return image < 0 ? record : Images::of(image, record);
    }
    // The cities go around the board: an ally is the next but one.
    template <class ByCity>
    static void exchange(ByCity& by_city) {
        std::rotate(by_city.begin(), by_city.begin() + 2, by_city.end());
    }
};

}  // namespace nomos::nika
