// Boards to ask Nefatavl's constraints about, drawn by hand. They are 7x7: a1, g1, a7, g7 and d4
// are brown.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "model/nefatavl/constraints.hpp"

namespace nomos::nefatavl::drawn_boards {

using Rules = Constraints<7>;
using Native7 = Position<Native, 7>;
using Native7Move = Move<Native, 7>;
using Clauses = InForce<Native, Clause>;

inline int cell(std::string_view name) { return Board<7>::cell(name[0] - 'a', name[1] - '1'); }

inline Native7 drawn(char to_move, const std::array<std::string_view, 7>& rows_from_top) {
    Native7 p;
    p.defenders_to_move = to_move == 'b';
    for (int row = 0; row < 7; ++row)
        for (int column = 0; column < 7; ++column) {
            const int c = Board<7>::cell(column, 6 - row);
            const char stone = rows_from_top[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            if (stone == 't') p.attackers.set(c);
            if (stone == 'T') p.defenders.set(c);
            if (stone == 'K') p.king.set(c);
        }
    EXPECT_TRUE(well_formed(p));
    return p;
}
inline Native7Move move(std::string_view from, std::string_view to) {
    return {Bits<49>::single(cell(from)), Bits<49>::single(cell(to))};
}
inline Setting<Native, 7> standard() { return {default_readings<Reading>(readings()), {}, {}}; }
template <class O>
Setting<Native, 7> with(O option) {
    auto s = standard();
    auto& chosen = s.readings.chosen[static_cast<std::size_t>(reading_of(option))];
    chosen = Bits<kMostOptions>::single(static_cast<int>(option));
    return s;
}
inline Clauses without(Clause c) {
    Clauses in_force;
    in_force.clauses.reset(static_cast<int>(c));
    return in_force;
}

inline bool legal(const Native7& p, const Native7Move& m, const Clauses& in_force = {}) {
    return Rules::legal<Native>(standard(), p, m, in_force);
}
inline Native7 result(const Native7& before, const Native7Move& m, const Bits<49>& taken) {
    Native7 after = before;
    for (auto* kind : {&after.attackers, &after.defenders, &after.king}) {
        if ((*kind & m.from).any()) *kind = (*kind & ~m.from) | m.to;
        *kind &= ~taken;
    }
    after.defenders_to_move = !before.defenders_to_move;
    return after;
}
// The squares emptied by the move, in the one `after` that the relation admits of all those in
// which any stones have gone.
inline std::string taken(const Native7& before, const Native7Move& m, const Setting<Native, 7>& s = standard(),
                         const Clauses& in_force = {}) {
    std::vector<int> stones;
    result(before, m, {}).stones().for_each([&](int c) { stones.push_back(c); });
    std::vector<std::string> answers;
    for (unsigned subset = 0; subset < 1U << stones.size(); ++subset) {
        Bits<49> gone;
        std::string names;
        for (std::size_t i = 0; i < stones.size(); ++i)
            if ((subset >> i & 1U) != 0) gone.set(stones[i]), names += Board<7>::name(stones[i]);
        if (Rules::effect<Native>(s, before, m, result(before, m, gone), in_force)) answers.push_back(names);
    }
    EXPECT_EQ(answers.size(), 1U) << "the effect is a function";
    return answers.empty() ? "nothing follows" : answers.front();
}
inline std::string taken(const Native7& before, const Native7Move& m, const Clauses& in_force) {
    return taken(before, m, standard(), in_force);
}
inline Outcome outcome(const Native7& p, const Setting<Native, 7>& s = standard(), const Clauses& in_force = {}) {
    int found = -1;
    for (int k = 0; k < static_cast<int>(Outcome::count_); ++k) {
        if (!Rules::outcome<Native>(s, p, k, in_force)) continue;
        EXPECT_EQ(found, -1) << "one outcome";
        found = k;
    }
    return static_cast<Outcome>(found);
}
inline Outcome outcome(const Native7& p, const Clauses& in_force) { return outcome(p, standard(), in_force); }

// --- boards that several tests ask about ------------------------------------------------------
inline const auto kOpen = drawn('w', {".......", ".T.....", "..K....", ".......", ".......", ".t.t.t.", "......."});
inline const auto kBrownOpen =
    drawn('w', {"...t...", ".......", ".......", "t......", ".......", "K......", "..T...."});
inline Native7 blacks_turn(Native7 p) {
    p.defenders_to_move = true;
    return p;
}

}  // namespace nomos::nefatavl::drawn_boards
