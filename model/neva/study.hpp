// Neva on its own board with fewer men. Positions are those between turns.
#pragma once

#include "model/core/error.hpp"
#include "model/core/study.hpp"
#include "model/neva/ruleset.hpp"

namespace nomos::neva {

struct Study {
    static std::span<const StudyBoard> boards() {
        static constexpr std::array<StudyBoard, 1> kBoards{{{"6x6", ""}}};
        return kBoards;
    }
    template <class Visit>
    static void at(int, Visit&& visit) {
        visit(std::type_identity<RulesetType>{}, [](Setting<Native>&) {});
    }
    static std::span<const StudyCount> counts() {
        static constexpr std::array<StudyCount, 2> kCounts{{
            {"men", "as many of each player's stay, those nearest his corner"},
            {"players", "so many have men, those who follow white in the order of turns first"},
        }};
        return kCounts;
    }
    static void set_count(Setting<Native>& s, int which, int n) {
        const int most = which == 0 ? kMenEach : kPlayers, least = which == 0 ? 1 : 2;
        if (n < least || n > most)
            throw UsageError("there are " + std::to_string(least) + " to " + std::to_string(most) + " " +
                                 std::string(counts()[static_cast<std::size_t>(which)].id),
                             "a number from the one to the other");
        for (std::size_t p = 0; p < kPlayers; ++p)
            if (which == 0)
                s.first_men[p] &= nearest_corner(static_cast<int>(p), n);
            else if (static_cast<int>(p) >= n)
                s.first_men[p] = {};
    }

    static std::vector<std::string_view> sides(const Setting<Native>& s) {
        if (s.pairs) return {"the pair of white", "the other pair"};
        return {kPlayerNames.begin(), kPlayerNames.end()};
    }
    static int to_move(const Setting<Native>& s, const Position<Native>& p) {
        const int player = p.turn.lowest();
        if (!s.pairs) return player;
        const int ally = s.readings.is(PairsAllies::opposite) ? 2 : s.readings.is(PairsAllies::white_red) ? 1 : 3;
        return player == 0 || player == ally ? 0 : 1;
    }
    static unsigned winners(const Setting<Native>&, int outcome) {
        switch (static_cast<Outcome>(outcome)) {
            case Outcome::white_wins:
            case Outcome::pair_of_white_wins: return 1;
            case Outcome::red_wins:
            case Outcome::other_pair_wins: return 2;
            case Outcome::green_wins: return 4;
            case Outcome::black_wins: return 8;
            default: return 0;
        }
    }
    // Turning the board changes who is who, so no two positions count as one; but for half a turn in
    // pairs of opposite players.
    static std::vector<Symmetry> symmetries(const Setting<Native>& s) {
        std::vector<Symmetry> group;
        for (int k = 0; k < (s.pairs && s.readings.is(PairsAllies::opposite) ? 2 : 1); ++k) {
            const auto cells = turned<Board>(2 * k);
            const auto players = k == 0 ? std::vector<int>{} : std::vector<int>{2, 3, 0, 1};
            Symmetry turn;
            for (int i = 0; i < kPlayers; ++i) {
                const int to = 2 * ((i + 2 * k) % kPlayers);
                turn.fields.push_back({to, cells}), turn.fields.push_back({to + 1, cells});
            }
            turn.fields.insert(turn.fields.end(), {{8, players}, {9, players}, {10, cells}, {11, cells}});
            group.push_back(turn);
        }
        return group;
    }
    // Between turns there is no jumper, and nothing taken is left standing.
    static Position<Native> used(const Setting<Native>&, const Position<Native>&) {
        Position<Native> p;
        for (std::size_t i = 0; i < kPlayers; ++i) p.men[i] = p.kings[i] = Bits<kCells>::all();
        p.turn = p.retired = Bits<kPlayers>::all();
        return p;
    }

private:
    // The n home cells nearest a player's corner; of those as near, in the order that a quarter turn keeps.
    static Bits<kCells> nearest_corner(int player, int n) {
        std::vector<int> cells{cell_of(16), cell_of(15), cell_of(26), cell_of(14), cell_of(25), cell_of(36)};
        cells.resize(static_cast<std::size_t>(n));
        const auto quarter = turned<Board>(1);
        for (int& c : cells)
            for (int k = 0; k < player; ++k) c = quarter[static_cast<std::size_t>(c)];
        return Bits<kCells>::of(cells);
    }
};

}  // namespace nomos::neva
