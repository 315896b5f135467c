// Readings compared over whole turns: what sampling finds is what trying every position finds, and
// what cannot be decided is never called the same.
#include "analysis/readings/play_search.hpp"

#include <gtest/gtest.h>

#include "analysis/findings/assemble.hpp"
#include "analysis/readings/readings.hpp"
#include "checkers/checked.hpp"
#include "tests/hopper/ruleset.hpp"
#ifdef NOMOS_REGISTERED_nerva
#include "model/nerva/ruleset.hpp"
#include "properties/nerva/properties.hpp"
#endif

namespace nomos::analysis {
namespace {

using Hopper = Checked<hopper::RulesetType, std::tuple<>>;
using Position = hopper::Position<Native>;
constexpr int kQuietWay = static_cast<int>(hopper::Reading::quiet_way);
constexpr int kMostTaken = static_cast<int>(hopper::Reading::most_taken);

// visit(position) for every position in which a turn may start.
template <class Visit>
void for_each_position(Visit&& visit) {
    for (int code = 0; code < 3 * 16384; ++code) {
        Position p;
        p.turn.set(code % 3);
        for (int c = 0, rest = code / 3; c < hopper::kCells; ++c, rest /= 4)
            if (rest % 4 != 0) p.pieces[static_cast<std::size_t>(rest % 4 - 1)].set(c);
        visit(p);
    }
}
// Of all positions that differ in a way the least, a way each, with the other readings as usual.
std::array<std::optional<Position>, kDifferences> least(int reading, int first, int second) {
    const auto a = with_option(Hopper::default_setting(), reading, first),
               b = with_option(Hopper::default_setting(), reading, second);
    const auto is_lower = [](const Position& p, const std::optional<Position>& best) {
        if (!best) return true;
        const int more = Hopper::pieces<Native>(p) - Hopper::pieces<Native>(*best);
        return more < 0 || (more == 0 && compare(p, *best) < 0);
    };
    std::array<std::optional<Position>, kDifferences> best;
    for_each_position([&](const Position& p) {
        if (std::none_of(best.begin(), best.end(), [&](const auto& known) { return is_lower(p, known); })) return;
        const auto here = differences_here<Hopper>(a, b, p);
        for (std::size_t d = 0; d < best.size(); ++d)
            if (here.any[d] && is_lower(p, best[d])) best[d] = p;
    });
    return best;
}

// As few pieces as there can be; of those with as few not always the least, for which players would
// have to change places.
TEST(TurnComparisons, FindWhatTryingEveryPositionFinds) {
    for (int reading : {kQuietWay, kMostTaken})
        for (int first : {0, 1}) {
            const auto c = compare_plays<Hopper>({}, reading, first, 1 - first);
            const auto least_of = least(reading, first, 1 - first);
            for (int k = 0; k < kDifferences; ++k) {
                const auto d = static_cast<Difference>(k);
                const auto& expected = least_of[static_cast<std::size_t>(k)];
                ASSERT_EQ(c.differs(d), expected.has_value()) << reading << " " << first << " " << k;
                if (!expected) continue;
                const auto& found = *c.found[static_cast<std::size_t>(k)];
                EXPECT_EQ(Hopper::pieces<Native>(found.before), Hopper::pieces<Native>(*expected))
                    << hopper::print(found.before) << " but " << hopper::print(*expected);
                EXPECT_TRUE(compare(found.before, *expected) >= 0) << "none is smaller than the least";
                EXPECT_EQ(readings_of<Hopper>(found.setting).size(), first == 0 ? 0U : 1U) << "all others as usual";
            }
        }
}
TEST(TurnComparisons, AreTheSameInEveryRunAndFollowTheSeed) {
    Options options;
    options.samples = 2000;
    const auto once = compare_plays<Hopper>(options, kMostTaken, 0, 1),
               again = compare_plays<Hopper>(options, kMostTaken, 0, 1);
    EXPECT_EQ(once.thrown, again.thrown);
    EXPECT_EQ(once.met, again.met);
    EXPECT_EQ(once.played, 2000);
    EXPECT_LE(once.thrown, 2000);
    ASSERT_TRUE(once.differs(Difference::only_first) && again.differs(Difference::only_first));
    EXPECT_EQ(hopper::print(once.found[2]->before), hopper::print(again.found[2]->before));
}
TEST(TurnComparisons, OfMostTakenAreStricterOneWayAndLooserTheOther) {
    EXPECT_EQ(relation_by_differences(compare_plays<Hopper>({}, kMostTaken, 0, 1)), Relation::stricter);
    EXPECT_EQ(relation_by_differences(compare_plays<Hopper>({}, kMostTaken, 1, 0)), Relation::looser);
}

// --- several pieces at once ----------------------------------------------------------------------
struct Two {
    Bits<8> black, white;
    int hand = 0;
    static constexpr void zip(auto&& visit, auto&... t) {
        visit("black", t.black...), visit("white", t.white...), visit("hand", t.hand...);
    }
};
// As many of each, so that neither can go by itself.
bool is_even(const Two& t) { return t.black.count() == t.white.count() && t.black.any(); }
TEST(FewerPieces, GoTogetherWhereTheyHoldEachOther) {
    Two two{Bits<8>::of(std::array{1, 4, 6}), Bits<8>::of(std::array{0, 2, 3}), 5};
    EXPECT_FALSE(
        try_each_reduction(two, [&](const Two& t) { return t.black.count() + t.white.count() < 6 && is_even(t); }));
    const auto fewer = [&](const Two& t) {
        return is_even(t) && t.black.count() < two.black.count() ? two = t, true : false;
    };
    while (try_each_rearrangement(Two(two), false, fewer)) {
    }
    EXPECT_EQ(two.black.count() + two.white.count(), 2);
    EXPECT_EQ(two.hand, 5) << "numbers are left alone";
}
// Of three on neighbouring cells one may go if another moves up.
TEST(FewerPieces, MakeRoomForEachOther) {
    const auto is_spread = [](const Two& t) { return t.black.test(0) && t.black.test(7) && t.black.count() < 3; };
    Two two{Bits<8>::of(std::array{0, 5, 6}), {}, 0};
    EXPECT_FALSE(try_each_rearrangement(two, false, is_spread));
    EXPECT_TRUE(try_each_rearrangement(two, true, is_spread));
}
TEST(FewerPieces, AreTakenInChunksUntilNothingMoreCanGo) {
    Two two{Bits<8>::all(), Bits<8>::all(), 0};
    int asked = 0;
    take_away(two, [&](const Two& t) { return ++asked, t.black.test(3) && t.white.test(4) ? two = t, true : false; });
    EXPECT_EQ(two.black, Bits<8>::single(3));
    EXPECT_EQ(two.white, Bits<8>::single(4));
    EXPECT_LT(asked, 40);
}
#ifdef NOMOS_REGISTERED_nerva
// They were crowded: an ambush holds attackers and defenders in balance, and near its end a game stays there only
// if pawns that are taken away are lost.
TEST(FewerPieces, LeaveLittleOnNervasBoards) {
    using Nerva = Checked<nerva::RulesetType, nerva::properties::Properties>;
    Options options;
    options.samples = 3000;
    const auto pieces_of = [&](nerva::Reading r, int first, int second) {
        const auto c = compare_plays<Nerva>(options, static_cast<int>(r), first, second);
        return Nerva::pieces<Native>(c.found[static_cast<std::size_t>(*c.weightiest_believed())]->before);
    };
    EXPECT_LE(pieces_of(nerva::Reading::ambush_points, 0, 1), 7);
    EXPECT_LE(pieces_of(nerva::Reading::king_revealed_by, 0, 1), 2);
}
// What the end goes to shows only once the hands are empty, and of such positions games come to crowded boards.
TEST(FewerPieces, KeepTheBoardsOfAGameThatHasBeenPlayedOut) {
    using Nerva = Checked<nerva::RulesetType, nerva::properties::Properties>;
    Options options;
    options.samples = 3000;
    const auto c = compare_plays<Nerva>(options, static_cast<int>(nerva::Reading::end_goes_to), 0, 1);
    ASSERT_TRUE(c.weightiest_believed());
    const auto& one = *c.found[static_cast<std::size_t>(*c.weightiest_believed())];
    EXPECT_TRUE(Nerva::is_credible(one.setting, one.before));
    EXPECT_GT(Nerva::pieces<Native>(one.before), Nerva::far_fetched(one.setting, one.before))
        << "more stand than were lost: " << Nerva::print(one.setting, one.before);
}
// Who reveals a king may decide a game of which one pawn is left in hand and all others were taken; a reader is shown
// the reveal itself.
TEST(FewerPieces, LeaveWhatGamesComeTo) {
    using Nerva = Checked<nerva::RulesetType, nerva::properties::Properties>;
    Options options;
    options.samples = 3000;
    const auto c = compare_plays<Nerva>(options, static_cast<int>(nerva::Reading::king_revealed_by), 0, 1);
    const auto shown = c.weightiest_believed();
    ASSERT_TRUE(shown);
    const auto& one = *c.found[static_cast<std::size_t>(*shown)];
    EXPECT_EQ(Nerva::far_fetched(one.setting, one.before), 0) << Nerva::print(one.setting, one.before);
    for (const auto& found : c.found) {
        if (!found) continue;
        EXPECT_TRUE(Nerva::is_credible(found->setting, found->before)) << Nerva::print(found->setting, found->before);
    }
}
// What players settle is as in the weightiest case, and a later case may be of another game: the line is still one of
// the games that were played.
TEST(PlaySearch, KnowsWithWhatItsGamesWerePlayed) {
    using Nerva = Checked<nerva::RulesetType, nerva::properties::Properties>;
    const auto a = Nerva::default_setting();
    auto elsewhere = a;
    elsewhere.kings[0] = Bits<nerva::kPlaces>::single(0);
    PlaySearch<Nerva> search(static_cast<int>(nerva::Reading::king_revealed_by), 0, 1);
    Options options;
    options.samples = 50;
    look_at_play(options, search);
    auto& c = search.result();
    c.found[static_cast<std::size_t>(Difference::winner)] =
        PlayCase<Nerva>{elsewhere, Nerva::start<Native>(elsewhere), std::nullopt};
    EXPECT_EQ(setting_of_play(c).kings[0], a.kings[0]);
}
// A position that is drawn already is looked at, too.
TEST(Comparisons, BeginWithTheSeeds) {
    using Nerva = Checked<nerva::RulesetType, nerva::properties::Properties>;
    Options options;
    options.samples = 0;
    const auto setting = Nerva::default_setting();
    const Seeds<Nerva> seeds{{setting, Nerva::start<Native>(setting)}};
    const int reading = static_cast<int>(nerva::Reading::king_revealed_by);
    EXPECT_FALSE(compare_plays<Nerva>(options, reading, 0, 1).weightiest());
    EXPECT_TRUE(compare_plays<Nerva>(options, reading, 0, 1, seeds).weightiest());
}
#endif

// --- what single steps say -----------------------------------------------------------------------
TEST(StepComparisons, NeverCallAReadingTheSameThatStepsCannotDecide) {
    const auto c = compare_options<Hopper>({}, kMostTaken, 0, 1);
    EXPECT_TRUE(c.decided());
    EXPECT_FALSE(c.shown);
    EXPECT_FALSE(c.same());
    EXPECT_EQ(relation(c), Relation::unknown);
    EXPECT_TRUE(judged_elsewhere<Hopper>(kMostTaken));
    EXPECT_FALSE(judged_elsewhere<Hopper>(kQuietWay));
}

// Of two readings that differ in single steps, no turn shows it.
struct AlikeInTurns : Hopper {
    template <class A>
    struct Rules : Hopper::Rules<A> {
        template <class Visit>
        static void for_each_turn(const hopper::Setting<Native>& s, const hopper::Position<Native>& p, Visit&& visit) {
            Hopper::Rules<Native>::for_each_turn(with_option(s, kQuietWay, 0), p, visit);
        }
    };
};
// Nothing looks at the reading.
struct Indifferent : AlikeInTurns {
    template <class A>
    struct Rules : AlikeInTurns::Rules<A> {
        static Bit<A> legal(const hopper::Setting<A>& s, const hopper::Position<A>& p, const hopper::Move<A>& m) {
            return Hopper::Rules<A>::legal(with_option(s, kQuietWay, 0), p, m);
        }
    };
};
// The same game without its turns.
struct StepsOnly : Hopper {
    using Turn = void;
};
static_assert(WithTurns<AlikeInTurns> && WithTurns<Indifferent> && !WithTurns<StepsOnly>);

Options few() {
    Options options;
    options.samples = 500;
    return options;
}

// --- findings ------------------------------------------------------------------------------------
TEST(TurnFindings, ShowTheTurnThatIsTreatedDifferently) {
    const auto [first, second, part, line] = compared_pair<Hopper>(few(), kMostTaken, 0, 1);
    EXPECT_EQ(part.kind, FindingKind::ambiguity);
    EXPECT_EQ(part.materiality, Materiality::changes_moves);
    EXPECT_TRUE(part.decided.is_decided);
    EXPECT_EQ(part.decided.method, Method::sampled);
    const auto& by = std::get<decided::ByTurns>(part.decided.by);
    EXPECT_EQ(by.options.relation, Relation::stricter);
    EXPECT_EQ(by.sampled.played, 500);
    ASSERT_EQ(part.sides.size(), 2U);
    EXPECT_EQ(part.witness.position, ".bcb.b. c");
    EXPECT_EQ(part.witness.moves, std::vector<std::string>{"3:1"});
    EXPECT_EQ(part.witness.pictures.size(), 2U);
    EXPECT_EQ(part.shown.how, Shown::How::by_sampling) << "not proved smallest";
    const Consequence &taken = part.sides[0].consequence, &refused = part.sides[1].consequence;
    EXPECT_EQ(taken.what, Consequence::What::moved);
    EXPECT_EQ(taken.move, "3:1");
    EXPECT_EQ(taken.leave, 1);
    EXPECT_EQ(taken.come, 0);
    EXPECT_EQ(taken.outcome, "in play");
    EXPECT_EQ(refused.what, Consequence::What::not_allowed);
    EXPECT_EQ(refused.move, "3:1");
    EXPECT_EQ(part.sides[1].picture.arrows.size(), 0U);
    EXPECT_EQ(line.how, LineOfPlay::How::not_met);
    EXPECT_EQ(line.looked_at, 500);
    EXPECT_TRUE(line.searches.at(0).searched.exhausted) << "it cannot come up";
}
TEST(TurnFindings, TellALineOfTurnsToIt) {
    const LineOfPlay line = compared_pair<Hopper>(few(), kQuietWay, 0, 1).line;
    EXPECT_EQ(line.how, LineOfPlay::How::searched);
    EXPECT_EQ(line.plays, (std::vector<std::string>{"2-3", "4:2"}));
    EXPECT_EQ(line.by, "-");
}
TEST(TurnFindings, AreNotDecidedWhereStepsDifferAndNoTurnWasMet) {
    const Compared part = compared_pair<AlikeInTurns>(few(), kQuietWay, 0, 1).compared;
    EXPECT_EQ(part.kind, FindingKind::ambiguity);
    EXPECT_FALSE(part.decided.is_decided);
    EXPECT_EQ(part.materiality, Materiality::none_found);
    EXPECT_TRUE(std::get<decided::TurnsMetAlike>(part.decided.by).steps_differ);
    EXPECT_FALSE(part.witness.position.empty()) << "the step is shown";
    EXPECT_EQ(part.shown.of_step, Shown::OfStep::met);
}
TEST(TurnFindings, AreHarmlessWhereStepsAreProvedTheSame) {
    const Compared part = compared_pair<Indifferent>(few(), kQuietWay, 0, 1).compared;
    EXPECT_EQ(part.kind, FindingKind::harmless_ambiguity);
    EXPECT_EQ(part.decided.method, Method::proof);
    EXPECT_TRUE(part.decided.is_decided);
    EXPECT_EQ(part.materiality, Materiality::no_effect);
    const auto& by = std::get<decided::ByMoves>(part.decided.by);
    EXPECT_TRUE(by.within_budget && by.moves_can_tell);
    EXPECT_TRUE(by.turns.has_value()) << "turns were compared, too, and alike";
}
TEST(StepFindings, AreNotDecidedWhereStepsCannotDecide) {
    const Compared part = compared_pair<StepsOnly>(few(), kMostTaken, 0, 1).compared;
    EXPECT_EQ(part.kind, FindingKind::ambiguity);
    EXPECT_FALSE(part.decided.is_decided);
    EXPECT_EQ(part.materiality, Materiality::none_found);
    const auto& by = std::get<decided::ByMoves>(part.decided.by);
    EXPECT_FALSE(by.moves_can_tell);
    EXPECT_EQ(by.options.first, "free");
    EXPECT_EQ(by.options.second, "most");
    EXPECT_TRUE(part.sides.empty());
}
TEST(Assembled, AFindingHoldsItsPartsAndNamesItsOptions) {
    Pair pair = compared_pair<Hopper>(few(), kMostTaken, 0, 1);
    ASSERT_FALSE(pair.line.unreachable);
    EXPECT_EQ(assemble(Hopper::info(), kMostTaken, pair, {}, {}).materiality, pair.compared.materiality);
    pair.line.unreachable = true;
    const Finding f = assemble(Hopper::info(), kMostTaken, pair, {}, {evidence::FromOutside{"last"}});
    EXPECT_EQ(f.sides.size(), 2U);
    EXPECT_EQ(f.materiality, Materiality::unreachable) << "what no line leads to";
    EXPECT_EQ(std::get<about::OpenQuestion>(f.about).second, "most");
    ASSERT_EQ(f.evidence.size(), 2U);
    EXPECT_TRUE(std::holds_alternative<evidence::PlayedWith>(f.evidence[0]));
    EXPECT_TRUE(std::holds_alternative<evidence::FromOutside>(f.evidence[1]));
}

// --- making smaller --------------------------------------------------------------------------------
TEST(Smaller, TriesEveryBitAwayAndLower) {
    Position p = hopper::parse("..a.... b");
    std::vector<std::string> tried;
    EXPECT_FALSE(try_each_reduction(p, [&](const Position& q) {
        if (well_formed(q)) tried.push_back(hopper::print(q));
        return false;
    }));
    EXPECT_EQ(tried, (std::vector<std::string>{"....... b", "a...... b", ".a..... b", "..a.... a"}));
    EXPECT_TRUE(try_each_reduction(p, [&](const Position& q) { return q.occupied().none(); }));
}

}  // namespace
}  // namespace nomos::analysis
