#include "model/nika/aids/distance.hpp"

#include <cstdlib>

namespace nomos::nika {
namespace {

constexpr int kLongWay = 24;  // longer ways count as this long
// Actions until a piece is out of the way; until one that stands where it should be is, and is back; fronts that
// still matter.
constexpr std::size_t kStepAside = 1, kOutAndBack = 3, kPast = kOutAndBack + 2;

// Not through the city's own victory area, where the game would be over.
Bits<kFrame> open_to(const Setting<Native>& s, std::size_t city) {
    Bits<kFrame> open = s.board.cells & ~(enemy_victory<Native>(s.board, city) | s.board.victory[city]);
    if (!s.readings.is(AreaEnemyRally::open))
        open &= ~(s.board.rally[(city + 1) % kCities] | s.board.rally[(city + 3) % kCities]);
    if (s.readings.is(AreaEnemyRally::owner_only)) open &= ~s.board.rally[(city + 2) % kCities];
    return open;
}

}  // namespace

Distance::Distance(const Setting<Native>& setting, const Position<Native>& to, const Position<Native>& needed)
    : to_(to), needed_(needed), rally_(setting.board.rally) {
    for (std::size_t city = 0; city < kCities; ++city) open_[city] = open_to(setting, city);
}

// A flood from the goal backwards, later over spaces where somebody stands who does not go the same way himself.
// Takes the piece that comes, which will have to be turned: on its way it faces wherever it goes.
int Distance::steps_to(int goal, const Position<Native>& p, std::size_t city, const Bits<kFrame>& in_place,
                       Bits<kFrame>& free) const {
    constexpr int kTurn = 1;
    const Bits<kFrame> others = p.occupied() & ~in_place & ~p.city[city];
    std::array<Bits<kFrame>, kPast> front{};  // by steps, modulo kPast
    Bits<kFrame> reached = Bits<kFrame>::single(goal);
    front[others.test(goal) ? kStepAside : 0] = reached;
    for (std::size_t n = 0; n < kLongWay; ++n) {
        const Bits<kFrame> now = front[n % kPast];
        if (p.routed[city] > 0 && (now & rally_[city]).any()) return static_cast<int>(n) + 1;
        const Bits<kFrame> next = Frame::beside(now) & open_[city];
        if (const Bits<kFrame> come = next & free; come.any()) {
            free.reset(come.lowest());
            return static_cast<int>(n) + 1 + kTurn;
        }
        front[n % kPast] = {};
        const Bits<kFrame> is_new = next & ~reached;
        front[(n + 1) % kPast] |= is_new & ~others & ~in_place;
        front[(n + 1 + kStepAside) % kPast] |= is_new & others;
        front[(n + 1 + kOutAndBack) % kPast] |= is_new & in_place;
        reached |= next;
    }
    return kLongWay;
}

int Distance::of_city(const Position<Native>& p, std::size_t city, const Bits<kFrame>& in_place) const {
    int sum = kLongWay * std::abs(p.routed[city] - to_.routed[city]);
    // Who stands where it should be stays.
    const Bits<kFrame> there = p.city[city] & needed_.city[city];
    for (std::size_t way = 0; way < needed_.facing.size(); ++way)
        sum += (there & needed_.facing[way] & ~p.facing[way]).count();
    Bits<kFrame> free = p.city[city] & ~there;
    (needed_.city[city] & ~there).for_each([&](int goal) { sum += steps_to(goal, p, city, in_place, free); });
    return sum;
}

int Distance::from(const Position<Native>& p) const {
    int sum = p.turn == to_.turn ? 0 : 1;
    Bits<kFrame> in_place;
    for (std::size_t city = 0; city < kCities; ++city) in_place |= p.city[city] & needed_.city[city];
    for (std::size_t city = 0; city < kCities; ++city) sum += of_city(p, city, in_place);
    return sum;
}

}  // namespace nomos::nika
