#include "model/nymbat/words.hpp"

#include <fmt/format.h>

#include "model/core/words.hpp"
#include "model/nymbat/notation.hpp"
#include "model/nymbat/rules_breakthrough.hpp"

namespace nomos::nymbat {
namespace {

std::string hexes_of(const Hexagon::Hexes& hexes) {
    std::vector<std::string> names;
    hexes.for_each([&](int hex) { names.push_back(Hexagon::name(hex)); });
    return listed_places(names);
}
std::string pieces_on(const Hexagon::Hexes& hexes) {
    return (hexes.count() == 1 ? "the piece on " : "the pieces on ") + hexes_of(hexes);
}
// How far the turn has come.
std::string so_far(const Position<Native>& p, std::string_view who) {
    if (p.is(Stage::bringing)) return fmt::format("{} has brought in pieces for {} so far. ", who, p.brought);
    if (p.is(Stage::chosen))
        return fmt::format("{} has chosen {} as the group to move, and has moved nothing yet. ", who,
                           pieces_on(p.waiting));
    if (p.is(Stage::moving) && p.waiting.any())
        return fmt::format("{} has a group on its way; still to move: {}. ", who, pieces_on(p.waiting));
    if (p.is(Stage::moving)) return fmt::format("{} has moved a group. ", who);
    if (p.is(Stage::owing)) return fmt::format("{} owes a penalty and has to pay it with a piece. ", who);
    return "";
}

}  // namespace

std::string in_words(std::string_view position, std::string_view move) {
    const Position<Native> p = parse_position(position);
    const Move<Native> m = parse_move(move);
    const std::string who = p.blue_to_move ? "Blue" : "Red";
    const std::string begins = so_far(p, who) + who;
    const auto to = [&] { return Hexagon::name(m.to.lowest()); };
    if (m.is(Kind::bring)) return fmt::format("{} brings in a {} on {}.", begins, m.number, to());
    if (m.is(Kind::group)) return fmt::format("{} chooses {} as the group to move.", begins, pieces_on(m.area.hexes));
    if (m.is(Kind::go))
        return fmt::format("{} moves the piece on {} to {}.", begins, Hexagon::name(m.from.lowest()), to());
    if (m.is(Kind::rest) && p.is(Stage::judging) && !(played::beside_hole(p) & ~m.area.hexes).any())
        return fmt::format("{} splits nothing: {} still hang together.", begins, pieces_on(m.area.hexes));
    if (m.is(Kind::rest))
        return fmt::format("{} breaks through: the group has fallen apart, and one part of it is on {}.", begins,
                           hexes_of(m.area.hexes));
    if (m.is(Kind::take)) return fmt::format("{} breaks through and takes the piece on {}.", begins, to());
    if (m.is(Kind::done)) return begins + " takes nothing more in this breakthrough.";
    if (m.is(Kind::end)) return begins + " ends the turn.";
    if (m.is(Kind::lose)) return fmt::format("{} gives up the piece on {}.", begins, to());
    return begins + " passes.";
}

}  // namespace nomos::nymbat
