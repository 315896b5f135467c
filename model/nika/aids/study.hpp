// Nika on small boards. No board is printed in the text, so each of these fits it as well as any; they
// differ in the number of pieces, of which the text wants six a city. The draw by repetition needs the
// history of a game and plays no part in its graph.
#pragma once

#include "model/core/error.hpp"
#include "model/core/study.hpp"
#include "model/nika/ruleset.hpp"

namespace nomos::nika {

// The small boards, by index of Study::boards().
const BoardOf<Native>& study_board(int index);

struct Study {
    static std::span<const StudyBoard> boards() {
        static constexpr std::array<StudyBoard, 3> kBoards{{
            {"4x4",
             "12 spaces in a ring, for each city one space to rally and one to win, one piece each instead of six; "
             "no draw by repetition"},
            {"5x5",
             "20 spaces in a ring, for each city two spaces to rally and one to win, two pieces each instead of six; "
             "no draw by repetition"},
            {"11x11", "no draw by repetition"},
        }};
        return kBoards;
    }
    // The last board stays what the setting says, so that a board file is explored, too.
    template <class Visit>
    static void at(int board, Visit&& visit) {
        visit(std::type_identity<RulesetType>{}, [&](Setting<Native>& s) {
            if (board < 2) s.board = study_board(board);
        });
    }
    static std::span<const StudyCount> counts() {
        static constexpr std::array<StudyCount, 1> kCounts{{{"pieces", "as many of each city's stay"}}};
        return kCounts;
    }
    // Too many positions to be explored. On 4x4 an option first makes a difference after eight plies, which take the
    // solver 13 seconds; on 5x5 after one.
    static std::span<const SmallGame> small_games() {
        static const std::vector<SmallGame> games{{"5x5", {"pieces=2"}, {}, 1, true}};
        return games;
    }
    static void set_count(Setting<Native>& s, int, int n) {
        for (std::size_t c = 0; c < kCities; ++c) {
            auto& pieces = s.board.first_pieces[c];
            if (n < 1 || n > pieces.count())
                throw UsageError("a city has " + std::to_string(pieces.count()) + " pieces", "a number from 1 to that");
            pieces = first_of(pieces, n, c >= 2);
        }
        for (auto& facing : s.board.first_facing) facing &= union_of<Native>(s.board.first_pieces);
    }
    // All that well-formedness asks but for six pieces a city: as many as the set-up has.
    static bool may_start(const Setting<Native>& s, const Position<Native>& p) { return sound_position(s, p); }
    static Position<Native> parse(const Setting<Native>& s, std::string_view text) {
        std::array<int, kCities> pieces{};
        for (std::size_t c = 0; c < kCities; ++c) pieces[c] = s.board.first_pieces[c].count();
        return parse_position_with(pieces, text);
    }

    static std::vector<std::string_view> sides(const Setting<Native>&) {
        return {"Athens and Messene", "Sparta and Thebes"};
    }
    static int to_move(const Setting<Native>&, const Position<Native>& p) { return p.turn.lowest() % 2; }
    static unsigned winners(const Setting<Native>&, int outcome) {
        switch (static_cast<Outcome>(outcome)) {
            case Outcome::athens_messene_win:
                return 1;
            case Outcome::sparta_thebes_win:
                return 2;
            default:
                return 0;
        }
    }
    // Half a turn changes each city for its ally. It is a symmetry where the board looks alike.
    static std::vector<Symmetry> symmetries(const Setting<Native>& s) {
        const auto cells = half_turn(s.board.cells);
        std::vector<Symmetry> group{{{}}, {{}}};
        for (int k = 0; k < 2; ++k) {
            const auto bits = k == 0 ? std::vector<int>{} : cells;
            for (int i = 0; i < kCities; ++i) {
                const int to = 3 * ((i + 2 * k) % kCities);
                group[static_cast<std::size_t>(k)].fields.insert(group[static_cast<std::size_t>(k)].fields.end(),
                                                                 {{to, bits}, {to + 1, bits}, {to + 2, {}}});
            }
            group[static_cast<std::size_t>(k)].fields.push_back(
                {12, k == 0 ? std::vector<int>{} : std::vector<int>{2, 3, 0, 1}});
            for (int field = 13; field < 18; ++field) group[static_cast<std::size_t>(k)].fields.push_back({field, {}});
        }
        if (!looks_alike(s.board, cells)) group.resize(1);
        return group;
    }
    static Position<Native> used(const Setting<Native>& s, const Position<Native>&) {
        Position<Native> p;
        for (std::size_t i = 0; i < kCities; ++i)
            p.city[i] = s.board.cells, p.facing[i] = s.board.cells, p.routed[i] = s.board.first_pieces[i].count();
        p.turn = Bits<kCities>::all(), p.second_action = p.passed_first = true, p.idle_turns = 4;
        p.winners = p.actors = Bits<2>::all();
        return p;
    }

private:
    static Bits<kFrame> first_of(Bits<kFrame> pieces, int n, bool from_behind) {
        std::vector<int> cells;
        pieces.for_each([&](int c) { cells.push_back(c); });
        if (from_behind) std::reverse(cells.begin(), cells.end());
        cells.resize(static_cast<std::size_t>(n));
        return Bits<kFrame>::of(cells);
    }
    // Half a turn of the least rectangle around the spaces; what lies outside keeps its place.
    static std::vector<int> half_turn(const Bits<kFrame>& spaces) {
        int left = Frame::kWidth, right = 0, bottom = Frame::kHeight, top = 0;
        spaces.for_each([&](int c) {
            left = std::min(left, Frame::column(c)), right = std::max(right, Frame::column(c));
            bottom = std::min(bottom, Frame::row(c)), top = std::max(top, Frame::row(c));
        });
        std::vector<int> to;
        for (int c = 0; c < kFrame; ++c) {
            const int x = Frame::column(c), y = Frame::row(c);
            const bool inside = x >= left && x <= right && y >= bottom && y <= top;
            to.push_back(inside ? Frame::cell(left + right - x, bottom + top - y) : c);
        }
        return to;
    }
    static bool looks_alike(const BoardOf<Native>& b, const std::vector<int>& to) {
        const auto turned = [&](const Bits<kFrame>& w) {
            Bits<kFrame> image;
            w.for_each([&](int c) { image.set(to[static_cast<std::size_t>(c)]); });
            return image;
        };
        bool alike = turned(b.cells) == b.cells;
        for (std::size_t c = 0; c < kCities; ++c)
            alike = alike && turned(b.rally[c]) == b.rally[(c + 2) % 4] &&
                    turned(b.victory[c]) == b.victory[(c + 2) % 4] &&
                    b.first_pieces[c].count() == b.first_pieces[(c + 2) % 4].count();
        return alike;
    }
};

}  // namespace nomos::nika
