#include "model/nika/ruleset.hpp"

#include "model/nika/examples.hpp"
#include "model/nika/ledger.hpp"
#include "model/nika/missing.hpp"

namespace nomos::nika {

const RulesetInfo& info() {
    static const RulesetInfo data{
        .id = "nika",
        .title = "Nika",
        .source_file = "nika.txt",
        .board = "every board inside an 11x11 frame that the text allows",
        .clauses = kClauses,
        .readings = readings(),
        .ledger = ledger(),
        .examples = examples(),
        .missing = missing(),
        .outcomes = {"in play", "Athens and Messene win", "Sparta and Thebes win", "draw"},
    };
    return data;
}

std::optional<int> RulesetType::outcome_of_history(const Setting<Native>& s, std::span<const Position<Native>> history) {
    if (history.empty()) return {};
    const Position<Native>& now = history.back();
    if (!Rules::outcome<Native>(s, now).test(static_cast<int>(Outcome::in_play))) return {};
    int times = 0;
    for (const auto& earlier : history) times += Rules::same_state<Native>(s, earlier, now) ? 1 : 0;
    const int enough = s.readings.is(Repeated::third_time) ? 3 : 4;
    if (times < enough) return {};
    return static_cast<int>(Outcome::draw);
}

// A random board of the frame, or the shipped one, with pieces thrown close together so that
// phalanxes, pushes and routs are common.
auto RulesetType::throw_position(Dice& dice) -> std::pair<Setting<Native>, Position<Native>> {
    Setting<Native> s = default_setting();
    const auto table = readings();
    for (std::size_t i = 0; i < table.size(); ++i)
        s.readings.chosen[i] = Bits<kMostOptions>::single(dice.below(static_cast<int>(table[i].options.size())));
    if (dice.one_in(2)) {
        // Holes and areas wherever; the set-up of such a board plays no part.
        s.board.cells = {}, s.board.rally = {}, s.board.victory = {};
        const int holes = 2 + dice.below(10);
        for (int c = 0; c < kFrame; ++c) {
            s.board.cells.assign(c, !dice.one_in(holes));
            if (!s.board.cells.test(c) || !dice.one_in(4)) continue;
            (dice.one_in(2) ? s.board.rally : s.board.victory)[static_cast<std::size_t>(dice.below(4))].set(c);
        }
    }
    Position<Native> p{};
    const int width = 3 + dice.below(5), left = dice.below(11 - width), bottom = dice.below(11 - width);
    const int common = dice.below(4);  // a facing that many share
    for (std::size_t city = 0; city < kCities; ++city) {
        for (int k = 0; k < kPiecesEach; ++k) {
            const int c = Frame::cell(left + dice.below(width), bottom + dice.below(width));
            const bool free = s.board.cells.test(c) && !p.occupied().test(c) && !enemy_victory<Native>(s.board, city).test(c);
            if (!free || dice.one_in(6)) continue;
            p.city[city].set(c);
            const int facing = dice.one_in(2) ? (common + (city % 2 == 0 ? 0 : 2)) % 4 : dice.below(4);
            p.facing[static_cast<std::size_t>(facing)].set(c);
        }
        p.routed[city] = kPiecesEach - p.city[city].count();
    }
    p.turn.set(dice.below(kCities));
    p.second_action = dice.one_in(2);
    p.passed_first = p.second_action && dice.one_in(2);
    p.idle_turns = dice.one_in(3) ? dice.below(5) : 0;
    return {s, p};
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
