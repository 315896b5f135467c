// What a ruleset offers to the layers above the model: it has what is named, and what is misspelt is not passed over.
#include "properties/game.hpp"

#include <gtest/gtest.h>

#include <type_traits>

#include "tests/tictactoe/naive.hpp"
#include "tests/tictactoe/properties.hpp"
#include "tests/tictactoe/ruleset.hpp"

namespace nomos {
namespace {

using tictactoe::RulesetType;
using TicTacToeLaws = tictactoe::properties::Properties;

std::string said(std::string_view, std::string_view move) { return "A mark is put on " + std::string(move) + "."; }
struct SameImages {
    static constexpr int kCount = 1;
    template <class Record>
    static Record of(int, const Record& record) {
        return record;
    }
    template <class Setting>
    static int of_outcome(int, const Setting&, int outcome) {
        return outcome;
    }
};
struct OtherImages : SameImages {};
struct MisspeltImages : SameImages {
    static constexpr int kCuont = 1;

private:
    static constexpr int kCount = 0;
};
struct NoBoards {
    static std::span<const StudyBoard> boards() { return {}; }
};
struct MisspeltBoards {
    static std::span<const StudyBoard> bords() { return {}; }
};
struct MisspeltNaive : tictactoe::Naive {
    static int outcom(const tictactoe::Setting<Native>&, const tictactoe::Position<Native>&) { return 0; }

private:
    using tictactoe::Naive::outcome;
};
struct NoLaws {};
struct WithItsOwn : RulesetType {
    using Images = SameImages;
};
struct WithMisspelt : RulesetType {
    using Images = MisspeltImages;
};

template <class... Offers>
using Offering = GameOf<RulesetType, TicTacToeLaws, Offers...>;
using Bare = Offering<>;
using Full = Offering<HiddenFrom<NoLaws>, Turned<SameImages>, InWords<said>, OnSmallBoards<NoBoards>,
                      HeldAgainst<tictactoe::Naive>>;

TEST(GameOf, HasWhatItNamesInAnyOrder) {
    static_assert(WholeGame<Full> && WithWords<Full> && WithStudy<Full> && WithImages<Full> && WithHidden<Full> &&
                  WithNaive<Full>);
    EXPECT_EQ(Full::in_words("", "b2"), "A mark is put on b2.");
}
TEST(GameOf, HasNothingElse) {
    static_assert(WholeGame<Bare> && !WithWords<Bare> && !WithStudy<Bare> && !WithImages<Bare> && !WithHidden<Bare> &&
                  !WithNaive<Bare>);
    static_assert(std::is_base_of_v<RulesetType, Bare>);
    EXPECT_FALSE(property_infos<Bare>().empty());
}
TEST(GameOf, IsNotWholeWhereANameIsMisspelt) {
    EXPECT_FALSE(WholeGame<Offering<OnSmallBoards<MisspeltBoards>>>);
    EXPECT_FALSE(WholeGame<Offering<Turned<MisspeltImages>>>);
    EXPECT_FALSE(WholeGame<Offering<HeldAgainst<MisspeltNaive>>>);
    EXPECT_FALSE((WholeGame<GameOf<WithMisspelt, TicTacToeLaws>>)) << "though nothing names the images";
}
TEST(GameOf, IsNotWholeWithTwoOfAKind) {
    EXPECT_TRUE((WholeGame<GameOf<WithItsOwn, TicTacToeLaws>>));
    EXPECT_FALSE((WholeGame<GameOf<WithItsOwn, TicTacToeLaws, Turned<OtherImages>>>)) << "which of them?";
}

}  // namespace
}  // namespace nomos
