#include "model/nerva/words.hpp"

#include <fmt/format.h>

#include "model/nerva/notation.hpp"

namespace nomos::nerva {

std::string place_in_words(int place) {
    const std::string name = Boards::name(place);
    return fmt::format("{} on board {}", name.substr(0, name.find('_')), Boards::level(place) + 1);
}

std::string in_words(std::string_view position, std::string_view move) {
    const Position<Native> p = parse_position(position);
    const Move<Native> m = parse_move(move);
    const std::string_view who = p.black_to_move ? "Black" : "White";
    if (m.is(Kind::pass)) return fmt::format("{} passes.", who);
    const int to = m.to.lowest();
    if (m.is(Kind::place))
        return fmt::format("{} puts a {} pawn on {}.", who, kPawnSizes[static_cast<std::size_t>(Boards::level(to))],
                           place_in_words(to));
    return fmt::format("{} attacks {} with the pawn on {}.", who, place_in_words(to), place_in_words(m.from.lowest()));
}

}  // namespace nomos::nerva
