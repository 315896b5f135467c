#include "model/nymbat/position.hpp"

namespace nomos::nymbat {

int number_on(const Position<Native>& p, Side s, int hex) {
    int number = 0;
    for (std::size_t k = 0; k < kDigits; ++k)
        if (p.pieces[index(s)][k].test(hex)) number += 1 << k;
    return number;
}
void put(Position<Native>& p, Side s, int hex, int number) {
    for (std::size_t k = 0; k < kDigits; ++k) p.pieces[index(s)][k].assign(hex, (number >> k & 1) != 0);
}

}  // namespace nomos::nymbat
