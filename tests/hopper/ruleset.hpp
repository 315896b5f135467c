// Hopper as a ruleset with turns, seats and an option of its setting. Positions are written
// "aa.b.cc a", the mover last, with " j3" behind him while a piece goes on; steps "2-3" and "1:3",
// turns "1:3:5", the pass "-".
#pragma once

#include "model/core/notation.hpp"
#include "model/core/ruleset.hpp"
#include "model/core/setting_option.hpp"
#include "tests/hopper/play.hpp"

namespace nomos::hopper {

inline const RulesetInfo& info() {
    static const RulesetInfo data{
        .id = "hopper",
        .title = "Hopper",
        .source_file = "hopper.txt",
        .board = "row of 7 cells",
        .clauses = kClauses,
        .readings = readings(),
        .ledger = {},
        .examples = {},
        .missing = {},
        .outcomes = {"in play", "Ann wins", "Ben wins", "Cas wins", "nobody wins"},
    };
    return data;
}

inline std::string print(const Position<Native>& p) {
    std::string text;
    for (int c = 0; c < kCells; ++c) {
        char letter = '.';
        for (std::size_t i = 0; i < kPlayers; ++i)
            if (p.pieces[i].test(c)) letter = static_cast<char>('a' + i);
        text += letter;
    }
    text += std::string(" ") + static_cast<char>('a' + p.turn.lowest());
    return p.jumper.any() ? text + " j" + std::to_string(p.jumper.lowest() + 1) : text;
}
inline Position<Native> parse(std::string_view text) {
    Cursor cursor(text);
    Position<Native> p;
    for (int c = 0; c < kCells; ++c) {
        const char letter = cursor.take();
        if (letter >= 'a' && letter <= 'c')
            p.pieces[static_cast<std::size_t>(letter - 'a')].set(c);
        else if (letter != '.')
            cursor.fail("no such piece", "a, b, c or .");
    }
    cursor.expect(' ', "a blank and the player to move");
    const int mover = cursor.take() - 'a';
    if (mover < 0 || mover >= kPlayers) cursor.fail("no such player", "a, b or c");
    p.turn.set(mover);
    if (cursor.accept(" j")) p.jumper.set(cursor.number(kCells, "a cell") - 1);
    cursor.finish("nothing follows");
    return p;
}
inline std::string print(const Turn& t) {
    if (t.pass) return "-";
    std::string text = std::to_string(t.path[0] + 1);
    for (int i = 1; i <= t.steps; ++i) {
        const auto at = static_cast<std::size_t>(i);
        text += (std::abs(t.path[at] - t.path[at - 1]) > 1 ? ":" : "-") + std::to_string(t.path[at] + 1);
    }
    return text;
}
inline Turn parse_turn(std::string_view text, int most_steps = kCells - 1) {
    Cursor cursor(text);
    Turn t;
    t.steps = 0;
    if (cursor.accept('-'))
        t.pass = true, t.steps = 1;
    else
        do {
            if (t.steps > most_steps) cursor.fail("the move is too long", "");
            const int cell = cursor.number(kCells, "cells are 1 to 7");
            if (cell == 0) cursor.fail("no such cell", "cells are 1 to 7");
            t.path[static_cast<std::size_t>(t.steps++)] = cell - 1;
        } while (cursor.accept(':') || cursor.accept('-'));
    cursor.finish("a move is cells and nothing else");
    if (!t.pass && --t.steps == 0) cursor.fail("a move has two cells", "");
    return t;
}

struct RulesetType {
    static constexpr int kOutcomes = static_cast<int>(Outcome::count_);
    using Clause = hopper::Clause;
    using Reading = hopper::Reading;
    template <class A>
    using Setting = hopper::Setting<A>;
    template <class A>
    using Position = hopper::Position<A>;
    template <class A>
    using Move = hopper::Move<A>;
    template <class A>
    using Rules = hopper::Rules<A>;
    using Constraints = hopper::Constraints;

    static const RulesetInfo& info() { return hopper::info(); }
    static Setting<Native> default_setting() {
        return {default_readings<Reading>(readings()), Bits<kPlayers>::single(0)};
    }
    template <class A>
    static Position<A> start(const Setting<A>& s) {
        const auto usual = hopper::parse("aa.b.cc a").pieces;
        return {{Cells<A>(usual[0]), Cells<A>(usual[1]), Cells<A>(usual[2])}, s.first, {}};
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>& s) {
        return nomos::well_formed(s.readings, readings()) && one_hot(s.first);
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>&, const Position<A>& p) {
        return hopper::well_formed(p);
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>&, const Position<A>&, const Move<A>& m) {
        return hopper::well_formed(m);
    }
    template <class A>
    static Number<A> pieces(const Position<A>& p) {
        return count(p.occupied());
    }
    static constexpr std::string_view kWellFormedHint = "one piece a cell";
    static bool judged_elsewhere(Clause c) { return c != Clause::step_legal; }
    static bool judged_elsewhere(Reading r) { return r == Reading::most_taken; }

    // --- notation ----------------------------------------------------------------------------
    static std::string print(const Setting<Native>&, const Position<Native>& p) { return hopper::print(p); }
    static std::string print_move(const Setting<Native>&, const Move<Native>& m) {
        return hopper::print(Turn{{m.from.lowest(), m.to.lowest()}, 1, m.from.none()});
    }
    static Position<Native> parse(const Setting<Native>&, std::string_view text) { return hopper::parse(text); }
    static Move<Native> parse_move(const Setting<Native>&, std::string_view text) {
        return hopper::parse_turn(text, 1).step(0);
    }
    static Picture picture(const Setting<Native>&, const Position<Native>& p) {
        Picture out;
        out.columns = kCells, out.rows = 1, out.notes = {hopper::print(p)};
        for (int c = 0; c < kCells; ++c) out.cells.push_back({c, 0, Tint::plain, "."});
        p.occupied().for_each(
            [&](int c) { out.pieces.push_back(drawn(c, hopper::print(p)[static_cast<std::size_t>(c)])); });
        return out;
    }
    static PicturePiece drawn(int cell, char glyph) {
        PicturePiece piece;
        piece.column = cell, piece.glyph = glyph;
        return piece;
    }
    // With what it takes, crossed out.
    static Picture picture_of_move(const Setting<Native>& s, const Position<Native>& p, const Move<Native>& m) {
        const Position<Native> after = Rules<Native>::apply(s, p, m);
        Picture out = picture(s, after);
        (p.occupied() & ~after.occupied() & ~m.from).for_each([&](int c) {
            out.pieces.push_back(drawn(c, 'x'));
            out.pieces.back().mark = Mark::crossed_out;
        });
        out.arrows.push_back({m.from.lowest(), 0, m.to.lowest(), 0});
        return out;
    }

    // --- turns, seats, what is settled before a game -------------------------------------------
    using Turn = hopper::Turn;
    static std::string print_turn(const Setting<Native>&, const Turn& t) { return hopper::print(t); }
    static Turn parse_turn(const Setting<Native>&, std::string_view text) { return hopper::parse_turn(text); }
    static bool turn_starts(const Setting<Native>&, const Position<Native>& p) { return p.jumper.none(); }
    static std::span<const std::string_view> seats() { return kNames; }
    static int seat_to_move(const Setting<Native>&, const Position<Native>& p) { return p.turn.lowest(); }
    static bool is_remark(std::string_view word) { return word == "ouch"; }
    static std::span<const SettingOption> setting_options() {
        static const std::vector<SettingOption> options{{"first", "who begins", {"ann", "ben", "cas"}}};
        return options;
    }
    static void set(Setting<Native>& s, int, int value) { s.first = Bits<kPlayers>::single(value); }
    static int value_of(const Setting<Native>& s, int) { return s.first.lowest(); }

    // --- sampling ----------------------------------------------------------------------------
    static constexpr int kCandidateCost = 1;
    static std::pair<Setting<Native>, Position<Native>> throw_position(Dice& dice) {
        Setting<Native> s = default_setting();
        for (auto& chosen : s.readings.chosen) chosen = Bits<kMostOptions>::single(dice.below(2));
        Position<Native> p;
        for (int c = 0; c < kCells; ++c)
            if (!dice.one_in(3)) p.pieces[static_cast<std::size_t>(dice.below(kPlayers))].set(c);
        p.turn.set(dice.below(kPlayers));
        return {s, p};
    }
    static Move<Native> throw_move(const Setting<Native>&, const Position<Native>&, Dice& dice) {
        return {Bits<kCells>::single(dice.below(kCells)), Bits<kCells>::single(dice.below(kCells))};
    }
    template <class Visit>
    static void for_each_candidate(const Setting<Native>&, const Position<Native>&, Visit&& visit) {
        visit(Move<Native>{});
        for (int from = 0; from < kCells; ++from)
            for (int to = 0; to < kCells; ++to)
                visit(Move<Native>{Bits<kCells>::single(from), Bits<kCells>::single(to)});
    }
};

}  // namespace nomos::hopper
