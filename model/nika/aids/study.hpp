// Nika on small boards. No board is printed in the text. These leave the middle on the board, against it: round so
// small a ring no city could walk home past its enemies' areas. They also differ in the number of pieces, of which the
// text wants six a city. The draw by repetition needs the history of a game and plays no part in its graph.
#pragma once

#include "model/core/error.hpp"
#include "model/core/study.hpp"
#include "model/core/symmetries_of.hpp"
#include "model/nika/aids/images_with_allies.hpp"
#include "model/nika/ruleset.hpp"

namespace nomos::nika {

// The small boards, by index of Study::boards().
const BoardOf<Native>& study_board(int index);

struct Study {
    static std::span<const StudyBoard> boards() {
        static constexpr std::array<StudyBoard, 3> kBoards{{
            {"4x4",
             "12 spaces, the corners off and the middle on the board, where the text has it off; for each city one "
             "space to rally and one to win, one piece each instead of six; no draw by repetition"},
            {"5x5",
             "21 spaces, the corners off and the middle on the board, where the text has it off; for each city two "
             "spaces to rally and one to win, two pieces each instead of six; no draw by repetition"},
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
    // Half a turn changes each city for its ally. It is a symmetry where the board looks alike; who stands where first
    // counts for the start only.
    static std::vector<Symmetry> symmetries(const Setting<Native>& s, const Position<Native>& start) {
        Setting<Native> in_course = s;
        in_course.board.first_pieces = in_course.board.first_facing = {};
        return symmetries_of<ImagesWithAllies, FrameOf<Frame::kWidth, Frame::kHeight>>(
            in_course, used(s, start), RulesetType::kOutcomes, [&](int outcome) { return winners(s, outcome); });
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
};

}  // namespace nomos::nika
