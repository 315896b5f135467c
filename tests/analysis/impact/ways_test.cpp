// Ways to play: combinations of answers that are the same game are one way. Counted by hand, by brute force on a
// planted ruleset, and for the rulesets whose every combination can be played.
#include "analysis/impact/ways.hpp"

#include <gtest/gtest.h>

#include <set>

#include "analysis/readings/compiled.hpp"
#include "analysis/readings/same_games.hpp"
#include "checkers/reading_sets.hpp"
#include "model/core/registry.hpp"
#include "tests/checkers/planted.hpp"
#include "tests/tictactoe/ruleset.hpp"

namespace nomos {
namespace nefatavl {
struct Game;
}
namespace neva {
struct Game;
}
namespace {

// --- classes, by hand --------------------------------------------------------------------------------
const std::vector<OptionInfo> kTwo{{"x", "", ""}, {"y", "", ""}}, kThree{{"x", "", ""}, {"y", "", ""}, {"z", "", ""}};
const std::vector<ReadingInfo> kTable{
    {"a", "", "", kTwo, 0, "", "", {}}, {"b", "", "", kThree, 0, "", "", {}}, {"c", "", "", kTwo, 0, "", "", {}}};

TEST(Ways, WithoutTheAnswersThatWordsRuleOut) {
    RulesetInfo info{};
    info.readings = kTable;
    EXPECT_EQ(ways_of(info, {}, {}, {}).by_words, 0U) << "none is ruled out";
    std::vector<ReadingInfo> table = kTable;
    table[1].options[2].ruled_out_by = "a sentence", info.readings = table;
    EXPECT_EQ(ways_of(info, {}, {}, {}).by_words, 8U);
    const std::vector<SameGame> same{{1, 1, 2, {}, "", ""}};
    EXPECT_EQ(ways_of(info, same, {}, {}).by_words, 8U) << "what is the same as another that is left is left";
}
TEST(Ways, FactsAreToldInTurnAndOnlyWhereTheyHold) {
    RulesetInfo info{};
    info.readings = kTable;
    const std::vector<SameGame> facts{{1, 0, 1, {}, "", "law l"}, {2, 0, 1, {}, "pairs=no", "proved"}};
    const Ways usual = ways_of(info, facts, {}, {"pairs=no"}), pairs = ways_of(info, facts, {}, {"pairs=yes"});
    EXPECT_EQ(usual.different, 4U);
    EXPECT_EQ(usual.settled, (std::vector<std::pair<std::string, std::uint64_t>>{{"pairs", 8}}));
    EXPECT_EQ(pairs.different, 8U);
    EXPECT_EQ(
        words_of(usual),
        "12 combinations of answers; as answers to b \"x\" and \"y\" are the same game (law l), which leaves 8; "
        "as answers to c \"x\" and \"y\" are the same game where players settle pairs=no (proved), which leaves 4; "
        "so at most 4 different games, or 8 where players settle pairs otherwise");
}

// --- a planted ruleset -------------------------------------------------------------------------------
// Tic-tac-toe with three questions: what a full board means, whom it favours if it is no draw, and whether the
// first mark may stand in the middle - asked with three options, of which two are one.
namespace three {

enum class Reading { full_board, favours, middle, count_ };
enum class FullBoard { drawn, won };
enum class Favours { filler, other };
enum class Middle { open, free, barred };
constexpr Reading reading_of(FullBoard) { return Reading::full_board; }
constexpr Reading reading_of(Favours) { return Reading::favours; }
constexpr Reading reading_of(Middle) { return Reading::middle; }

const std::vector<ReadingInfo>& table() {
    static const std::vector<ReadingInfo> t{
        {"three.full-board", "", "", {{"drawn", "", ""}, {"won", "", ""}}, 0, "", "", {}},
        {"three.favours", "", "", {{"filler", "", ""}, {"other", "", ""}}, 0, "", "", {}},
        {"three.middle", "", "", {{"open", "", ""}, {"free", "", ""}, {"barred", "", ""}}, 0, "", "", {}}};
    return t;
}
template <class A>
struct Setting {
    using Algebra = A;
    ReadingSet<A, Reading> readings;
    static constexpr void zip(auto&& visit, auto&... s) { ReadingSet<A, Reading>::zip(visit, s.readings...); }
};
template <class A>
using Position = tictactoe::Position<A>;
template <class A>
using Move = tictactoe::Move<A>;
template <class A>
struct Rules {
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        const Bit<A> opens_in_the_middle = none(p.marks()) && test(m.square, 4);
        return tictactoe::Rules<A>::legal({}, p, m) && !(s.readings.is(Middle::barred) && opens_in_the_middle);
    }
    static Position<A> apply(const Setting<A>&, const Position<A>& p, const Move<A>& m) {
        return tictactoe::Rules<A>::apply({}, p, m);
    }
    static Word<A, 4> outcome(const Setting<A>& s, const Position<A>& p) {
        tictactoe::Setting<A> base;
        base.readings.choose(tictactoe::EndFullBoardResult::drawn);
        const Word<A, 4> stands = tictactoe::Rules<A>::outcome(base, p);
        const Bit<A> noughts_filled = !p.noughts_to_move;
        const Bit<A> nought_wins = iff(noughts_filled, s.readings.is(Favours::filler));
        const Word<A, 4> won = select(nought_wins, Word<A, 4>(Bits<4>::single(2)), Word<A, 4>(Bits<4>::single(1)));
        return select(test(stands, 3) && s.readings.is(FullBoard::won), won, stands);
    }
    template <class Visit>
    static void for_each_move(const Setting<Native>& s, const Position<Native>& p, Visit&& visit) {
        for (int c = 0; c < tictactoe::Board::kCells; ++c)
            if (const Move<Native> m{tictactoe::Board::Cells::single(c)}; legal(s, p, m)) visit(m);
    }
};
struct Ruleset : planted::Sound {
    using Reading = three::Reading;
    template <class A>
    using Setting = three::Setting<A>;
    template <class A>
    using Rules = three::Rules<A>;
    using Properties = std::tuple<>;
    static const RulesetInfo& info() {
        static const RulesetInfo i = [] {
            RulesetInfo data = tictactoe::info();
            data.readings = table();
            return data;
        }();
        return i;
    }
    static Setting<Native> default_setting() { return {default_readings<Reading>(table())}; }
    template <class A>
    static Position<A> start(const Setting<A>&) {
        return {};
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>& s) {
        return nomos::well_formed(s.readings, table());
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>&, const Position<A>& p) {
        return tictactoe::well_formed(p);
    }
    template <class A>
    static Bit<A> well_formed(const Setting<A>&, const Position<A>&, const Move<A>& m) {
        return tictactoe::well_formed(m);
    }
    static std::pair<Setting<Native>, Position<Native>> throw_position(Dice& dice) {
        Setting<Native> setting;
        for (std::size_t r = 0; r < table().size(); ++r)
            setting.readings.chosen[r].set(dice.below(static_cast<int>(table()[r].options.size())));
        return {setting, planted::Sound::throw_position(dice).second};
    }
};

}  // namespace three

// What is legal and how each position stands, of every position there is, as one string.
std::string whole_game(const three::Setting<Native>& setting) {
    std::string game;
    planted::for_each_position([&](const auto& p) {
        for (int c = 0; c < tictactoe::Board::kCells; ++c)
            game += three::Rules<Native>::legal(setting, p, {tictactoe::Board::Cells::single(c)}) ? '1' : '0';
        game += static_cast<char>('a' + three::Rules<Native>::outcome(setting, p).lowest());
    });
    return game;
}
TEST(SameGames, OfAPlantedRulesetAreThoseThatBruteForceFinds) {
    const auto facts = analysis::SameGames<three::Ruleset>({}).found().all;
    const Ways ways = ways_of(three::Ruleset::info(), facts, {}, {});
    std::set<std::string> games;
    for_each_reading_set<three::Ruleset>([&](const auto& setting) { games.insert(whole_game(setting)); });
    EXPECT_EQ(ways.combinations, 12U);
    EXPECT_EQ(ways.different, games.size());
    EXPECT_EQ(ways.different, 6U);
    ASSERT_EQ(facts.size(), 2U);
    EXPECT_TRUE(facts[0].under.has_value()) << "whom it favours is asked only if somebody wins";
    EXPECT_FALSE(facts[1].under.has_value()) << "open and free are one";
}

// --- the rulesets ------------------------------------------------------------------------------------
#ifdef NOMOS_REGISTERED_nefatavl
// Brown squares 2, king's hits 4; safe where only the moved stone takes: 1; else, with safe entry 1, without it, in two
// ways, 2 for when want of moves strikes, each twice for the king among three and twice for whose stones are taken:
// 2 * 4 * (1 + 2 * 2 * (1 + 2 * 2)).
TEST(Ways, OfNefatavlAreThoseCountedByHand) {
    const Ways ways = ways_of(find_ruleset("nefatavl").info(),
                              analysis::CompiledReadings<nefatavl::Game>::same_games({}).all, {}, {});
    EXPECT_EQ(ways.combinations, 288U);
    EXPECT_EQ(ways.different, 2U * 4 * (1 + 2 * 2 * (1 + 2 * 2)));
}
#endif
#ifdef NOMOS_REGISTERED_neva
// 2 ways of stepping back, 3 of crowning, 3 of being shut in; flying kings: 2 landings that differ, 2 ways of leaving
// the board, 3 ways to compare; kings that go one step: neither landing nor leaving is seen. In pairs 3 * 2 * 2 as
// many.
TEST(Ways, OfNevaAreThoseCountedByHand) {
    const RulesetInfo& info = find_ruleset("neva").info();
    const auto facts = analysis::CompiledReadings<neva::Game>::same_games({}).all;
    const Ways each_for_himself = ways_of(info, facts, {}, {"first=white", "pairs=no"});
    EXPECT_EQ(each_for_himself.combinations, 15552U);
    EXPECT_EQ(each_for_himself.different, 2U * 3 * 3 * (2 * 2 * 4 + 4));
    EXPECT_EQ(ways_of(info, facts, {}, {"first=white", "pairs=yes"}).different, 18U * 360);
}
#endif

}  // namespace
}  // namespace nomos
