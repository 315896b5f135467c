// Nika as the ruleset concept wants it.
#pragma once

#include <optional>

#include "model/core/ruleset.hpp"
#include "model/nika/aids/cut_points.hpp"
#include "model/nika/aids/distance.hpp"
#include "model/nika/aids/images.hpp"
#include "model/nika/aids/predecessors.hpp"
#include "model/nika/board_file.hpp"
#include "model/nika/constraints.hpp"
#include "model/nika/exhibits.hpp"
#include "model/nika/notation.hpp"
#include "model/nika/position.hpp"
#include "model/nika/rules.hpp"
#include "model/nika/text.hpp"

namespace nomos::nika {

const RulesetInfo& info();

struct RulesetType {
    static constexpr int kOutcomes = static_cast<int>(Outcome::count_);
    using Clause = nika::Clause;
    using Reading = nika::Reading;
    template <class A>
    using Setting = nika::Setting<A>;
    template <class A>
    using Position = nika::Position<A>;
    template <class A>
    using Move = nika::Action<A>;
    template <class A>
    using Rules = nika::Rules<A>;
    using Constraints = nika::Constraints;

    static const RulesetInfo& info() { return nika::info(); }
    static std::span<const ExhibitInfo> exhibits() { return nika::exhibits(); }

    // --- set-up and well-formedness ----------------------------------------------------------
    static Setting<Native> default_setting() { return {default_readings<Reading>(readings()), assumed_board()}; }
    static Setting<Native> setting_of_board(std::string_view text, std::string_view file) {
        return {default_readings<Reading>(readings()), parse_board(text, file)};
    }
    static int whose_turn(const Position<Native>& p) { return p.turn.lowest(); }  // two actions make one
    static Bits<kFrame> spaces(const Setting<Native>& s) { return s.board.cells; }
    // Athens to act, nothing routed.
    template <class A>
    static Position<A> start(const Setting<A>& s) {
        Position<A> p{};
        p.city = s.board.first_pieces, p.facing = s.board.first_facing;
        p.turn = Bits<kCities>::single(0);
        return p;
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>& s) {
        return nika::well_formed(s);
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>& s, const Position<A>& p) {
        return nika::well_formed(s, p);
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>&, const Position<A>&, const Move<A>& m) {
        return nika::well_formed(m);
    }
    // Well-formedness without the sums: no rule but the routed areas' counts depends on how many
    // pieces there are, and six-piece sums over the frame are the costliest part of every query.
    template <class A>
    static Bit<A> enough(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        return nika::sound_areas(s) && nika::sound_position(s, p) && nika::well_formed(m);
    }
    // A proof goes kind by kind, a march direction by direction: with the acting city's own pieces,
    // then, turning and moving only, with others'.
    static constexpr std::array kKinds{Kind::move,   Kind::move,  Kind::move, Kind::move,
                                       Kind::rotate, Kind::rally, Kind::pass};
    static constexpr int kStrangers = static_cast<int>(kKinds.size()), kCases = kStrangers + 5;
    template <class A>
    static void restrict(int k, Setting<A>&, Move<A>& m) {
        const int i = k % kStrangers;
        m.kind = Bits<4>::single(static_cast<int>(kKinds[static_cast<std::size_t>(i)]));
        if (i < 4) m.direction = Bits<4>::single(i);
    }
    template <class A>
    static Bit<A> assume(int k, const Position<A>& p, const Move<A>& m) {
        Bit<A> own = m.is(Kind::rally) || m.is(Kind::pass);
        for (std::size_t c = 0; c < kCities; ++c)
            own = own || (test(p.turn, static_cast<int>(c)) && none(m.pieces & ~p.city[c]));
        return k < kStrangers ? own : !own;
    }
    using Images = nika::Images;
    static constexpr bool kCasesAreTurned = true;  // a march is a march to the north on a board that is turned
    static constexpr bool kCutPoints = true;
    template <class A, class Visit>
    static void cut_points(int k, const Setting<A>& s, const Position<A>& p, const Move<A>& m, Visit& visit) {
        if (k >= kStrangers)
            nika::cut_points_of_strangers<A>(s, p, m, visit);
        else
            nika::cut_points<A>(s, p, m, visit);
    }
    // What options compared by form still know of a march.
    template <class A, class Visit>
    static void facts_of_notions(const Setting<A>& s, const Position<A>& p, const Move<A>& m, Visit&& visit) {
        nika::facts_of_notions<A>(s, p, m, visit);
    }
    template <class A>
    static Number<A> pieces(const Position<A>& p) {
        return count(p.occupied());
    }
    static constexpr std::string_view kWellFormedHint =
        "six pieces a city counting the routed ones, each on a space of the board and none in an enemy's victory area";
    // These need the history of the game or the players' word.
    static bool judged_elsewhere(Clause c) { return c == Clause::draw_repetition || c == Clause::draw_agreed; }
    // The draw by repetition, judged over all positions of a game; else nothing.
    static std::optional<int> outcome_of_history(const Setting<Native>& s, std::span<const Position<Native>> history);
    // Ways to put at most six pieces of each city on the board's spaces, each facing some way, times whose turn and
    // which action it is where that counts: all that the rule compares, and as often as it lets each come up.
    static int plies_below(const Setting<Native>& s);

    // --- notation ----------------------------------------------------------------------------
    static std::string print(const Setting<Native>&, const Position<Native>& p) { return nika::print(p); }
    static std::string print_move(const Setting<Native>&, const Move<Native>& m) { return nika::print(m); }
    static Position<Native> parse(const Setting<Native>&, std::string_view text) { return parse_position(text); }
    static Move<Native> parse_move(const Setting<Native>&, std::string_view text) { return parse_action(text); }
    static Picture picture(const Setting<Native>& s, const Position<Native>& p) { return nika::picture(s, p); }
    static Picture picture_of_move(const Setting<Native>& s, const Position<Native>& p, const Move<Native>& m) {
        return nika::picture_of_move(s, p, m, Rules<Native>::apply(s, p, m));
    }
    static std::vector<PictureSum> sums(const Setting<Native>& s, const Position<Native>& p, const Move<Native>& m) {
        return nika::sums(s, p, m);
    }
    static constexpr std::array kWeighing{Clause::push_outweighs, Clause::weight_pushing, Clause::weight_pushed};

    // --- sampling ----------------------------------------------------------------------------
    static constexpr int kCandidateCost = 4;
    static std::pair<Setting<Native>, Position<Native>> throw_position(Dice& dice);
    static Move<Native> throw_move(const Setting<Native>& s, const Position<Native>& p, Dice& dice);
    // Pieces without a facing face north, nobody's facings are gone, and who is not on the board was routed.
    static Position<Native> consistent(const Setting<Native>&, Position<Native> p);
    using Distance = nika::Distance;
    template <class Visit>
    static void for_each_predecessor(const Setting<Native>& s, const Position<Native>& p, Visit&& visit) {
        Predecessors(s, p, visit).run(p);
    }
    // Every subset of the acting city's pieces turned and moved every way, every rally, the pass.
    template <class Visit>
    static void for_each_candidate(const Setting<Native>& s, const Position<Native>& p, Visit&& visit);
};

template <class Visit>
void RulesetType::for_each_candidate(const Setting<Native>&, const Position<Native>& p, Visit&& visit) {
    const auto act = [&](Kind kind, const Bits<kFrame>& pieces, Direction d) {
        visit(Move<Native>{Bits<4>::single(static_cast<int>(kind)), pieces, Bits<4>::single(static_cast<int>(d))});
    };
    act(Kind::pass, {}, Direction::north);
    const Bits<kFrame> own = p.city[static_cast<std::size_t>(p.turn.lowest())];
    std::vector<int> cells;
    own.for_each([&](int c) { cells.push_back(c); });
    for (unsigned subset = 1; subset < 1U << cells.size(); ++subset) {
        Bits<kFrame> pieces;
        for (std::size_t i = 0; i < cells.size(); ++i)
            if ((subset >> i & 1U) != 0) pieces.set(cells[i]);
        for (Direction d : kDirections) act(Kind::rotate, pieces, d), act(Kind::move, pieces, d);
    }
    for (int c = 0; c < kFrame; ++c)
        for (Direction d : kDirections) act(Kind::rally, Bits<kFrame>::single(c), d);
}

}  // namespace nomos::nika
