#include "model/nika/ruleset.hpp"

#include <cmath>

#include "model/nika/text.hpp"

namespace nomos::nika {

const RulesetInfo& info() {
    static const RulesetInfo data{
        .id = "nika",
        .title = "Nika",
        .source_file = "nika.txt",
        .board = "every board inside an 11x11 frame, also boards that the text rules out",
        .clauses = clauses(),
        .readings = readings(),
        .ledger = ledger(),
        .examples = examples(),
        .missing = missing(),
        .outcomes = {"in play", "Athens and Messene win", "Sparta and Thebes win", "draw"},
        .right = right(),
        .answers = answers(),
    };
    return data;
}

std::optional<int> RulesetType::outcome_of_history(const Setting<Native>& s,
                                                   std::span<const Position<Native>> history) {
    if (history.empty()) return {};
    const Position<Native>& now = history.back();
    if (!Rules<Native>::outcome(s, now).test(static_cast<int>(Outcome::in_play))) return {};
    if (!Rules<Native>::drawn_by_repetition(s, history)) return {};
    return static_cast<int>(Outcome::draw);
}

int RulesetType::plies_below(const Setting<Native>& s) {
    const int cells = s.board.cells.count();
    const auto log_factorial = [](int n) { return std::lgamma(n + 1.0); };
    double ways = 0;
    for (int code = 0; code < 7 * 7 * 7 * 7; ++code) {
        const std::array<int, 4> pieces{code % 7, code / 7 % 7, code / 49 % 7, code / 343};
        const int all = pieces[0] + pieces[1] + pieces[2] + pieces[3];
        if (all > cells) continue;
        double log_ways = log_factorial(cells) - log_factorial(cells - all) + all * std::log(4.0);
        for (const int n : pieces) log_ways -= log_factorial(n);
        ways += std::exp(log_ways);
    }
    // Where states are compared at the end of turns only, each stands for two actions.
    const int actions = s.readings.is(DrawCompared::after_turn) ? 2 : 1;
    const int turns = s.readings.is(DrawSameState::pieces_only)      ? actions
                      : s.readings.is(DrawSameState::board_and_city) ? 4 * actions
                                                                     : 4 * 2;
    const int allowed = s.readings.is(DrawRepeated::third_time) ? 2 : 3;
    return static_cast<int>(std::floor(std::log10(ways * turns * allowed))) + 1;
}

// A random board of the frame, or the shipped one, with pieces thrown close together so that
// phalanxes, pushes and routs are common.
namespace {

// Spaces in which pieces crowd.
struct Window {
    int width, left, bottom;

    explicit Window(Dice& dice)
        : width(3 + dice.below(5)), left(dice.below(11 - width)), bottom(dice.below(11 - width)) {}
    int cell(Dice& dice) const { return Frame::cell(left + dice.below(width), bottom + dice.below(width)); }
};

// Nor at home, where the game would be over.
void throw_piece(const Setting<Native>& s, std::size_t city, int c, int facing, Position<Native>& p) {
    if (!s.board.cells.test(c) || p.occupied().test(c) || enemy_victory<Native>(s.board, city).test(c)) return;
    if (s.readings.is(VictoryPushedHome::wins) && s.board.victory[city].test(c)) return;
    p.city[city].set(c);
    p.facing[static_cast<std::size_t>(facing)].set(c);
}

std::array<Bits<kFrame>, 4> step_each_way(const Bits<kFrame>& pieces) {
    return {Frame::step<Direction::north>(pieces), Frame::step<Direction::east>(pieces),
            Frame::step<Direction::south>(pieces), Frame::step<Direction::west>(pieces)};
}

// A piece of the city, and others beside what there is, in one facing: often bent, sometimes with gaps.
void throw_phalanx(const Setting<Native>& s, std::size_t city, const Window& window, Dice& dice, Position<Native>& p) {
    const int facing = dice.below(4);
    throw_piece(s, city, window.cell(dice), facing, p);
    for (int tries = 0; tries < 60 && p.city[city].count() < kPiecesEach; ++tries) {
        const Bits<kFrame> own = p.city[city];
        const int c = window.cell(dice);
        Bits<kFrame> beside;
        for (const auto& one_way : step_each_way(Bits<kFrame>::single(c))) beside |= one_way;
        if ((beside & own).any()) throw_piece(s, city, c, facing, p);
    }
}

// Small numbers of a few binary digits each, many from one throw of the dice.
class Digits {
public:
    explicit Digits(Dice& dice) : dice_(dice) {}
    int next(int digits) {
        if (left_ < digits) thrown_ = dice_.raw(), left_ = 64;
        const auto number = static_cast<int>(thrown_ & ((std::uint64_t{1} << digits) - 1));
        thrown_ >>= digits, left_ -= digits;
        return number;
    }

private:
    Dice& dice_;
    std::uint64_t thrown_ = 0;
    int left_ = 0;
};
// Holes and areas wherever; the set-up of such a board plays no part.
void throw_board(Dice& dice, BoardOf<Native>& board) {
    board.cells = {}, board.rally = {}, board.victory = {};
    const int holes = 1 + dice.below(8);  // in sixteenths
    Digits digits(dice);
    for (int c = 0; c < kFrame; ++c) {
        if (digits.next(4) < holes) continue;
        board.cells.set(c);
        if (digits.next(2) == 0)
            (digits.next(1) == 0 ? board.rally : board.victory)[static_cast<std::size_t>(digits.next(2))].set(c);
    }
}

// Whoever goes a step this way comes home, or is pushed there; wins are rare elsewhere.
void put_victory_one_step_off(const Position<Native>& p, Dice& dice, BoardOf<Native>& board) {
    const auto way = static_cast<std::size_t>(dice.below(4));
    for (std::size_t city = 0; city < kCities; ++city) {
        Bits<kFrame> taken = p.city[city] | p.city[(city + 1) % kCities] | p.city[(city + 3) % kCities];
        for (std::size_t c = 0; c < kCities; ++c) taken |= board.rally[c] | board.victory[c];
        board.victory[city] |= step_each_way(p.city[city])[way] & board.cells & ~taken;
    }
}

}  // namespace

auto RulesetType::throw_position(Dice& dice) -> std::pair<Setting<Native>, Position<Native>> {
    Setting<Native> s = default_setting();
    s.readings = thrown_readings<nika::Reading>(readings(), dice);
    const bool any_board = dice.one_in(2);
    if (any_board) throw_board(dice, s.board);
    Position<Native> p{};
    const Window window(dice);
    const int common = dice.below(4);  // a facing that many share
    p.turn.set(dice.below(kCities));
    if (dice.one_in(2)) throw_phalanx(s, static_cast<std::size_t>(p.turn.lowest()), window, dice, p);
    for (std::size_t city = 0; city < kCities; ++city) {
        while (p.city[city].count() < kPiecesEach && !dice.one_in(7)) {
            const int facing = dice.one_in(2) ? (common + (city % 2 == 0 ? 0 : 2)) % 4 : dice.below(4);
            throw_piece(s, city, window.cell(dice), facing, p);
        }
        p.routed[city] = kPiecesEach - p.city[city].count();
    }
    if (any_board && dice.one_in(3)) put_victory_one_step_off(p, dice, s.board);
    p.second_action = dice.one_in(2);
    p.passed_first = p.second_action && dice.one_in(2);
    p.idle_turns = dice.one_in(3) ? dice.below(5) : 0;
    return {s, p};
}

auto RulesetType::consistent(const Setting<Native>&, Position<Native> p) -> Position<Native> {
    Bits<kFrame> facing;
    for (auto& way : p.facing) {
        way &= p.occupied() & ~facing;
        facing |= way;
    }
    p.facing[0] |= p.occupied() & ~facing;
    for (std::size_t city = 0; city < kCities; ++city) p.routed[city] = kPiecesEach - p.city[city].count();
    return p;
}

// Half of them a move of several pieces that face one way, in that way.
auto RulesetType::throw_move(const Setting<Native>& s, const Position<Native>& p, Dice& dice) -> Move<Native> {
    const Bits<kFrame> own = p.city[static_cast<std::size_t>(p.turn.lowest())];
    const int way = dice.below(4);
    Move<Native> m{Bits<4>::single(dice.below(4)), {}, Bits<4>::single(way)};
    if (dice.one_in(2)) m.kind = Bits<4>::single(static_cast<int>(Kind::move));
    if (m.is(Kind::rally)) {
        const Bits<kFrame> area = s.board.rally[static_cast<std::size_t>(p.turn.lowest())];
        m.pieces = Bits<kFrame>::single(area.any() && !dice.one_in(4) ? area.lowest() : dice.below(kFrame));
        return m;
    }
    const Bits<kFrame> pool = dice.one_in(4) ? own : own & p.facing[static_cast<std::size_t>(way)];
    pool.for_each([&](int c) { m.pieces.assign(c, !dice.one_in(4)); });
    if (m.pieces.none() && own.any()) m.pieces.set(own.lowest());
    if (m.is(Kind::pass) || m.pieces.none())
        return {Bits<4>::single(static_cast<int>(Kind::pass)), {}, Bits<4>::single(0)};
    return m;
}

}  // namespace nomos::nika
