// Every legal step of a position, each once. Stage by stage:
//   start     what can be brought in, by number, then by hex; the groups by their first hex (parts of them: by
//             their lowest number, then by their first hex); the pass
//   bringing  what can be brought in; the end
//   chosen, moving  the pieces that wait, by hex, each with its ends by hex; the end
//   judging   the one rest      breaking  what can be taken, by hex; done      owing  one's own, by hex
// Groups and the rest are found by a flood, ring by ring from the first hex, whose rings are the depths
// of the area's certificate. What is deeper than that can say has no step (area.hpp).
#pragma once

#include <algorithm>
#include <utility>

#include "model/nymbat/rules_breakthrough.hpp"
#include "model/nymbat/rules_move.hpp"
#include "model/nymbat/rules_option.hpp"
#include "model/nymbat/rules_turn_end.hpp"

namespace nomos::nymbat::played {

// Each hex as a word, and all around it; tables, since building words stalls the generator.
inline constexpr auto kHex = [] {
    std::array<Hexes<Native>, std::size_t{Hexagon::kFrame}> words{};
    for (int hex = 0; hex < Hexagon::kFrame; ++hex) words[static_cast<std::size_t>(hex)].set(hex);
    return words;
}();
inline constexpr auto kAround = [] {
    std::array<Hexes<Native>, std::size_t{Hexagon::kFrame}> words{};
    for (int hex = 0; hex < Hexagon::kFrame; ++hex)
        if (Hexagon::on_board(hex))
            words[static_cast<std::size_t>(hex)] = Hexagon::around(kHex[static_cast<std::size_t>(hex)]);
    return words;
}();

// What hangs together with `first` inside `within`, as an area; whether its depths can be written.
inline bool flood(int first, const Hexes<Native>& within, Area<Native>& area) {
    area = {};
    Hexes<Native> ring = kHex[static_cast<std::size_t>(first)];
    unsigned depth = 0;
    for (; any(ring); ++depth) {
        for (std::size_t k = 0; k < kDepthDigits; ++k)
            if ((depth >> k & 1U) != 0) area.depth[k] |= ring;
        area.hexes |= ring;
        ring = Hexagon::around(ring) & within & ~area.hexes;
    }
    return depth <= 1U << kDepthDigits;
}

template <class Visit>
class Generator {
public:
    Generator(const Setting<Native>& setting, const Position<Native>& position, Visit& visit)
        : setting_(setting),
          p_(position),
          visit_(visit),
          own_(mover_of(p_).pieces()),
          enemies_(enemy_of(p_).pieces()) {}

    // For a game that is not over.
    void run() {
        switch (static_cast<Stage>(p_.stage.lowest())) {
            case Stage::start:
                brings(), groups(), pass();
                break;
            case Stage::bringing:
                brings(), end();
                break;
            case Stage::chosen:
            case Stage::moving:
                goes(), end();
                break;
            case Stage::judging:
                rests();
                break;
            case Stage::breaking:
                takes();
                break;
            case Stage::owing:
                on_each(Kind::lose, own_);
                break;
        }
    }

private:
    void plain(Kind kind) {
        const Move<Native> step{only(kind), {}, {}, 0, {}};
        visit_(step);
    }
    // A step of the kind for each hex it may go to.
    void on_each(Kind kind, const Hexes<Native>& targets) {
        step_.kind = only(kind);
        targets.for_each([&](int to) { step_.to = kHex[static_cast<std::size_t>(to)], visit_(std::as_const(step_)); });
    }
    void pass() {
        if (may_pass(setting_, p_)) plain(Kind::pass);
    }
    void end() {
        if (may_end(setting_, p_)) plain(Kind::end);
    }
    void brings() {
        const Hexes<Native> free = room(setting_, p_);
        for (int number = 1; number <= std::min(kTopNumber, allowance(setting_, p_)); ++number)
            step_.number = number, on_each(Kind::bring, free);
        step_.number = 0, step_.to = {};
    }
    void groups() {
        if (!movers<Native>(p_, p_.begun)) return;  // turn.first-brings
        step_.kind = only(Kind::group);
        if (setting_.readings.is(GroupPart::whole)) return groups_in(own_, own_);
        const Army<Native> army = mover_of(p_);  // group.part=part: by its lowest number
        for (int lowest = 1; lowest <= kMostOnPaper; ++lowest) {
            const Hexes<Native> within = army.with_at_least(lowest);
            groups_in(within, p_.with_number(p_.blue_to_move ? Side::blue : Side::red, lowest));
        }
    }
    // What hangs together inside `within` and has one of `some`.
    void groups_in(const Hexes<Native>& within, const Hexes<Native>& some) {
        for (Hexes<Native> left = within; any(left); left &= ~step_.area.hexes)
            if (flood(left.lowest(), left, step_.area) && any(step_.area.hexes & some)) visit_(std::as_const(step_));
    }
    void goes() {
        (p_.waiting & own_).for_each([&](int from) {
            step_.from = kHex[static_cast<std::size_t>(from)];
            on_each(Kind::go, ends_from(from) & ~own_);
        });
    }
    Hexes<Native> ends_from(int from) const {
        const Hexes<Native>& board = setting_.scale.board;
        Hexes<Native> reached;
        if (p_.speed > 0) reached = kAround[static_cast<std::size_t>(from)] & board;
        for (int n = 1; n < p_.speed; ++n) reached = one_further<Native>(reached, enemies_, board);
        return reached;
    }
    void rests() {
        const Hexes<Native> beside = beside_hole(p_);
        if (none(beside)) return;
        flood(beside.lowest(), enemies_, step_.area);
        step_.kind = only(Kind::rest);
        if (flood(step_.area.hexes.lowest(), enemies_, step_.area)) visit_(std::as_const(step_));
    }
    void takes() {
        const Army<Native> enemy = enemy_of(p_);
        Hexes<Native> light = beside_hole(p_);
        light.for_each([&](int hex) {
            if (enemy.number_on(kHex[static_cast<std::size_t>(hex)]) > p_.budget) light.reset(hex);
        });
        on_each(Kind::take, light);
        plain(Kind::done);
    }

    const Setting<Native>& setting_;
    const Position<Native>& p_;
    Visit& visit_;
    Hexes<Native> own_, enemies_;
    Move<Native> step_{};
};

}  // namespace nomos::nymbat::played
