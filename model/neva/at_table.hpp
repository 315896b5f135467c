// What Neva offers at a table beyond single steps: whole turns (model/core/turns.hpp), the seats of
// the recorded table (model/core/seats.hpp) and what players settle before a game
// (model/core/setting_option.hpp). RulesetType has it by inheritance.
#pragma once

#include "model/core/seats.hpp"
#include "model/core/setting_option.hpp"
#include "model/neva/notation.hpp"
#include "model/neva/position.hpp"
#include "model/neva/symbols.hpp"
#include "model/neva/turn.hpp"

namespace nomos::neva {

struct AtTable {
    // --- whole turns -------------------------------------------------------------------------
    using Turn = neva::Turn;
    static std::string print_turn(const Setting<Native>&, const Turn& t) { return neva::print(t); }
    static Turn parse_turn(const Setting<Native>&, std::string_view text) { return neva::parse_turn(text); }
    static bool turn_starts(const Setting<Native>&, const Position<Native>& p) { return p.jumper.none(); }

    // --- the recorded table ------------------------------------------------------------------
    static std::span<const std::string_view> seats() { return kPlayerTitles; }
    static int seat_to_move(const Setting<Native>&, const Position<Native>& p) { return p.turn.lowest(); }
    // The word for a king, and the head of the column of numbers.
    static bool is_remark(std::string_view word) { return word == "King" || word == "king" || word == "N"; }

    // --- settled before a game ---------------------------------------------------------------
    static std::span<const SettingOption> setting_options() {
        static const std::vector<SettingOption> options{
            {"first", "who has the first turn, as the lot says", {"white", "red", "green", "black"}},
            {"pairs", "whether the game is played in pairs", {"no", "yes"}, "in pairs"},
        };
        return options;
    }
    static void set(Setting<Native>& s, int option, int value) {
        if (option == 0)
            s.first = Bits<kPlayers>::single(value);
        else
            s.pairs = value == 1;
    }
    static int value_of(const Setting<Native>& s, int option) {
        return option == 0 ? s.first.lowest() : s.pairs ? 1 : 0;
    }
};

}  // namespace nomos::neva
