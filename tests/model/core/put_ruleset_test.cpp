// A move that is a square, or a word in its place; and records whose fields are named in a line.
#include <gtest/gtest.h>

#include <set>

#include "model/core/put_ruleset.hpp"
#include "tests/connection/ruleset.hpp"

namespace nomos {
namespace {

template <class A>
struct WordyMove {
    connection::Cells<A> square;
    Bit<A> swap{}, pass{};

    NOMOS_FIELDS(square, swap, pass)
};
struct WordyParts : connection::Parts {
    template <class A>
    using Move = WordyMove<A>;
};
using Wordy = PutRuleset<WordyParts>;
using Silent = PutRuleset<connection::Parts>;
using PutMove = WordyMove<Native>;

const connection::Setting<Native> kSetting{};
const connection::Position<Native> kPosition{};
PutMove square(int cell) { return {connection::Board::Cells::single(cell), false, false}; }
bool is_well_formed(const PutMove& m) { return Wordy::well_formed<Native>(kSetting, kPosition, m); }

TEST(PutRuleset, TakesOneSquareOrOneWord) {
    EXPECT_TRUE(is_well_formed(square(3)));
    EXPECT_TRUE(is_well_formed({{}, true, false}));
    EXPECT_TRUE(is_well_formed({{}, false, true}));
    EXPECT_FALSE(is_well_formed({})) << "neither";
    EXPECT_FALSE(is_well_formed({{}, true, true})) << "two words";
    EXPECT_FALSE(is_well_formed({connection::Board::Cells::single(3), true, false})) << "a square and a word";
    EXPECT_FALSE(is_well_formed({connection::Board::row_cells(0), false, false})) << "many squares";
}
TEST(PutRuleset, ReadsTheMovesThatItWrites) {
    std::set<std::string> texts;
    Wordy::for_each_candidate(kSetting, kPosition, [&](const PutMove& m) {
        EXPECT_TRUE(is_well_formed(m));
        const std::string text = Wordy::print_move(kSetting, m);
        EXPECT_TRUE(same(Wordy::parse_move(kSetting, text), m)) << text;
        EXPECT_TRUE(texts.insert(text).second) << text;
    });
    EXPECT_EQ(texts.size(), 38U);
    EXPECT_TRUE(texts.contains("swap") && texts.contains("pass") && texts.contains("f6"));
    for (const char* bad : {"g1", "a7", "swop", "a1 b1", ""}) try {
            Wordy::parse_move(kSetting, bad);
            ADD_FAILURE() << bad;
        } catch (const ParseError& e) {
            EXPECT_NE(std::string(e.hint()).find("swap or pass"), std::string::npos) << bad << ": " << e.hint();
        }
}
TEST(PutRuleset, ThrowsWordsNowAndThenWhereThereAreAny) {
    Dice dice(1);
    int words = 0;
    for (int i = 0; i < 1000; ++i) {
        const PutMove m = Wordy::throw_move(kSetting, kPosition, dice);
        EXPECT_TRUE(is_well_formed(m));
        words += m.swap || m.pass ? 1 : 0;
        EXPECT_TRUE(one_hot(Silent::throw_move(kSetting, kPosition, dice).square));
    }
    EXPECT_GT(words, 60);
    EXPECT_LT(words, 250);
}

template <class A>
struct Ten {
    Bit<A> a{}, b{}, c{}, d{}, e{}, f{}, g{}, h{}, i{}, j{};
    NOMOS_FIELDS(a, b, c, d, e, f, g, h, i, j)
};
TEST(Fields, AreVisitedByNameAndInOrder) {
    std::string names;
    Ten<Native> ten;
    Ten<Native>::zip([&](std::string_view name, bool& bit) { names += name, bit = true; }, ten);
    EXPECT_EQ(names, "abcdefghij");
    EXPECT_TRUE(ten.a && ten.j);
}

// --- for constraints -------------------------------------------------------------------------------
TEST(Constraints, TellWhatStaysWhatIsEmptyAndWhichOutcomeApplies) {
    connection::Position<Native> before, after;
    before.white.set(3), after.white.set(3), after.black.set(7);
    EXPECT_TRUE(is_same_at(3, before, after));
    EXPECT_FALSE(is_same_at(7, before, after));
    EXPECT_TRUE(is_empty_at(7, before));
    EXPECT_FALSE(is_empty_at(7, after));
    EXPECT_TRUE(is_outcome(0, false, false) && !is_outcome(0, false, true) && !is_outcome(0, true, false));
    EXPECT_TRUE(is_outcome(2, false, true) && !is_outcome(1, false, true));
}

}  // namespace
}  // namespace nomos
