// Pictures of told cases have the sums that decided on the way, each under the option of its picture.
#include "analysis/readings/sums.hpp"

#include <gtest/gtest.h>

#include "checkers/exhibits.hpp"
#ifdef NOMOS_REGISTERED_nerva
#include "model/nerva/ruleset.hpp"
#endif
#ifdef NOMOS_REGISTERED_nika
#include "model/nika/ruleset.hpp"
#endif
#ifdef NOMOS_REGISTERED_nymbat
#include "model/nymbat/ruleset.hpp"
#endif

namespace nomos::analysis {
namespace {

using Strings = std::vector<std::string>;

// The sums in the picture after a case, under its choices and these.
template <class R>
[[maybe_unused]] Strings sums_of(const ExhibitInfo& told, std::vector<std::string_view> choices = {}) {
    choices.insert(choices.begin(), told.readings.begin(), told.readings.end());
    const auto setting = setting_with<R>(choices);
    const auto played = recorded_game::play_on<R>(setting, R::parse(setting, told.position), told.moves);
    Strings numbers;
    for (const PictureSum& sum : picture_after<R>(setting, played, told.moves).sums) numbers.push_back(sum.numbers);
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}
// What is printed with the case that the ruleset tells of this id.
template <class R>
[[maybe_unused]] Strings printed_with(std::string_view id, const std::vector<std::string_view>& choices = {}) {
    for (const ExhibitInfo& told : R::exhibits())
        if (told.id == id) return sums_of<R>(told, choices);
    return {"nothing is told of it"};
}

// The labels of the crossed-out pieces in the picture after such a case.
template <class R>
[[maybe_unused]] Strings fallen_in(std::string_view id) {
    Strings fallen;
    for (const ExhibitInfo& told : R::exhibits()) {
        if (told.id != id) continue;
        const auto setting = setting_with<R>(told.readings);
        const auto played = recorded_game::play_on<R>(setting, R::parse(setting, told.position), told.moves);
        for (const PicturePiece& piece : picture_after<R>(setting, played, told.moves).pieces)
            if (piece.mark == Mark::crossed_out) fallen.push_back(piece.in_words());
    }
    std::sort(fallen.begin(), fallen.end());
    return fallen;
}

#ifdef NOMOS_REGISTERED_nika
TEST(SumsOfToldCases, WeighEachLineOfAPush) {
    // Two rows of two, against one piece and against two: each has its sum.
    EXPECT_EQ(sums_of<nika::RulesetType>(
                  {"", "11/11/11/11/11/11/11/11/2a>a>s<6/2a>a>s<s<5/11 a2 r2366 i0", {}, {"move c2+d2+c3+d3 east"}}),
              (Strings{"2 : 1", "2 : 2"}));
    EXPECT_EQ(printed_with<nika::RulesetType>("nika.phalanx.blocked-line"), Strings{"1 : 1"});
    EXPECT_EQ(printed_with<nika::RulesetType>("nika.phalanx.blocked-line", {"nika.phalanx.blocked-line=stops-all"}),
              Strings{"1 : 1"})
        << "the move is refused, and weighed all the same";
}
#endif
#ifdef NOMOS_REGISTERED_nika
TEST(SumsOfMoves, AreNotOfWhatOtherRulesRefuse) {
    using R = nika::RulesetType;
    const auto setting = setting_with<R>({"nika.phalanx.blocked-line=stops-all"});
    const auto says = [&](const char* position, const char* move) {
        Picture picture;
        add_sums<R>(setting, R::parse(setting, position), R::parse_move(setting, move), picture);
        return picture.sums.size();
    };
    EXPECT_EQ(says("11/11/11/11/11/11/11/11/2a>8/2a>s<7/2a>8 a2 r3566 i0", "move c1+c2+c3 east"), 1U)
        << "refused for the weights";
    EXPECT_EQ(says("11/11/11/11/11/11/11/11/2a>a>s<6/11/2a>8 a2 r3566 i0", "move c3+d3+c1 east"), 0U)
        << "refused, though 2 against 1: they are no phalanx";
    EXPECT_EQ(says("11/11/11/11/11/11/11/11/2a>a>s<6/11/2a>8 a2 r3566 i0", "move c3+d3 east"), 1U);
}
#endif
#ifdef NOMOS_REGISTERED_nerva
TEST(SumsOfToldCases, FollowTheOptionOfThePicture) {
    // Two attackers at the ends of a diagonal, a point each, and one more if that is an ambush.
    const std::string_view id = "nerva.missing.ambush-for-nothing";
    EXPECT_EQ(printed_with<nerva::RulesetType>(id), Strings{"3 : 1"});
    EXPECT_EQ(printed_with<nerva::RulesetType>(id, {"nerva.ambush.needs=all-four"}), Strings{"2 : 1"});
}
#endif
#ifdef NOMOS_REGISTERED_nerva
// Who has more pawns may decide: they are counted where the last one is put, and not before.
TEST(SumsOfMoves, CountThePawnsWhereAPawnEndsTheGame) {
    using R = nerva::RulesetType;
    const auto setting = R::default_setting();
    const auto sums_of = [&](const auto& position, const char* text) {
        Picture picture;
        add_sums<R>(setting, position, R::parse_move(setting, text), picture);
        return picture.sums;
    };
    const std::string rows = "/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb ";
    const auto last = R::parse(setting,
                               "wwwwbbb1/wwwwbbbb/wwwwb1bb/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb "
                               "wwwwwbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb/ww1wbbbb/wwwwbbbb/wwwwbbbb/wwwwbbbb "
                               "wwwwbbbb" +
                                   rows + "b s0,0,0/1,0,0 x0,0,0/1,1,0 ?K_c4_2 ?K_f6_1");
    const auto at_end = sums_of(last, "h8_1");
    ASSERT_EQ(at_end.size(), 1U);
    EXPECT_EQ(at_end[0].says, "pawns on the boards: white 96, black 94");
    EXPECT_TRUE(sums_of(R::start<Native>(setting), "a1_1").empty());
}
// It is not the pawns that end a game of somebody who can do nothing.
TEST(PicturesOfNerva, TellWhyAGameIsOver) {
    using R = nerva::RulesetType;
    const auto setting = setting_with<R>({"nerva.turn.may-pass=stuck-loses"});
    const auto position = R::parse(setting, "- - - b s0,0,0/32,32,32 x32,32,32/0,0,0 ?K_c4_2 ?K_f6_1");
    const auto move = R::parse_move(setting, "a1_1");
    Picture picture = R::picture_of_move(setting, position, move);
    add_sums<R>(setting, position, move, picture);
    EXPECT_TRUE(picture.sums.empty());
    const std::string why = "Black wins (the side to move can neither place nor attack)";
    EXPECT_NE(picture.caption().find(why), std::string::npos) << picture.caption();
}
#endif
#ifdef NOMOS_REGISTERED_nerva
TEST(PicturesOfToldCases, HaveTheLastMoveThatIsMade) {
    using R = nerva::RulesetType;
    const auto setting = R::default_setting();
    const auto drawn = [&](const Strings& moves) {
        return picture_after<R>(setting, recorded_game::play<R>(setting, moves), moves);
    };
    EXPECT_TRUE(drawn({}).arrows.empty());
    EXPECT_TRUE(drawn({"a1_1", "b1_1"}).arrows.empty()) << "a placing has none";
    EXPECT_EQ(drawn({"a1_1", "b1_1", "a1_1 -> b1_1"}).arrows.size(), 1U);
    EXPECT_EQ(drawn({"a1_1", "b1_1", "a1_1 -> b1_1", "b1_1 -> h8_1"}).arrows.size(), 1U) << "refused, and not drawn";
}
#endif
#ifdef NOMOS_REGISTERED_nymbat
TEST(SumsOfToldCases, AddUpWhatIsBesideTheRemovedPiece) {
    const Strings sums = printed_with<nymbat::RulesetType>("nymbat.breakthrough.lost-mover");
    EXPECT_EQ(sums.size(), 1U) << "one piece ends on another in it";
}
TEST(PicturesOfToldCases, CrossOutWhatFellOnTheWay) {
    // A 2 takes a 1 and is lost; then both 1s beside go in the breakthrough, and the turn ends.
    const std::vector<std::string> fallen = fallen_in<nymbat::RulesetType>("nymbat.breakthrough.lost-mover");
    EXPECT_EQ(fallen, (std::vector<std::string>{"blue 1 on e11, removed", "blue 1 on f11, removed",
                                                "blue 1 on g11, removed", "red 2 on f10, removed on f11"}));
}
TEST(PicturesOfToldCases, CrossOutNothingWhereAPieceStandsNow) {
    Picture earlier, drawn;
    earlier.pieces = {{1, 1, Colour::white, "a", "a", "a on b2", "", false, {}, Mark::crossed_out},
                      {2, 1, Colour::white, "b", "b", "b on c2", "", false, {}, Mark::crossed_out},
                      {3, 1, Colour::white, "c", "c", "c on d2", "", false, {}, Mark::none}};
    drawn.pieces = {{1, 1, Colour::red, "d", "d", "d on b2", "", false, {}, Mark::none}};
    add_fallen(earlier, drawn);
    ASSERT_EQ(drawn.pieces.size(), 2U);
    EXPECT_EQ(drawn.pieces.back().label, "b on c2");
}
#endif

}  // namespace
}  // namespace nomos::analysis
