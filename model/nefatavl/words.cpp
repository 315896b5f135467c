#include "model/nefatavl/words.hpp"

#include <fmt/format.h>

#include "model/nefatavl/notation.hpp"

namespace nomos::nefatavl {

std::string in_words(std::string_view position, std::string_view move) {
    const auto p = parse_position<11>(position);
    const auto m = parse_move<11>(move);
    const bool king = any(m.from & p.king);
    return fmt::format("{} moves {} from {} to {}.", p.defenders_to_move ? "Black" : "White",
                       king ? "the king" : "a stone", Board<11>::name(m.from.lowest()), Board<11>::name(m.to.lowest()));
}

}  // namespace nomos::nefatavl
