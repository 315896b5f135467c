// Questions in words beside a case: each answer with what comes of it, and words for what no board shows.
#include "analysis/author/question_beside.hpp"

#include <gmock/gmock.h>

#include "model/nefatavl/ruleset.hpp"
#include "model/nika/ruleset.hpp"
#include "model/nymbat/ruleset.hpp"
#include "reports/question_words.hpp"

namespace nomos::questions {
namespace {

using testing::EndsWith, testing::HasSubstr;

template <class R>
int reading_named(std::string_view id) {
    for (std::size_t r = 0; r < R::info().readings.size(); ++r)
        if (R::info().readings[r].id == id) return static_cast<int>(r);
    ADD_FAILURE() << id;
    return 0;
}
template <class R>
std::pair<Question, Tells> beside(std::string_view id) {
    const int r = reading_named<R>(id);
    Question q = question_in_words(R::info(), R::info().readings[static_cast<std::size_t>(r)]);
    const Tells tells = put_a_case_beside<R>(r, q);
    return {q, tells};
}
using Nymbat = nymbat::RulesetType;
using Nika = nika::RulesetType;

TEST(QuestionBeside, TellsDelaysApartByWhatStandsUnderTheBoard) {
    const auto [q, tells] = beside<Nymbat>("nymbat.delay.turns");
    EXPECT_EQ(tells, Tells::all);
    EXPECT_TRUE(q.is_beside_a_case());
    EXPECT_TRUE(q.asked.position.empty()) << "it is asked in words all the same";
    EXPECT_EQ(q.id, question_in_words(
                        Nymbat::info(),
                        Nymbat::info().readings[static_cast<std::size_t>(reading_named<Nymbat>("nymbat.delay.turns"))])
                        .id);
    const auto words = words_of_question(q, Nymbat::info(), {});
    ASSERT_EQ(words.answers.size(), 3U);
    EXPECT_THAT(words.answers[0].says, EndsWith("Here: reserves: red 20, blue 20; delays: red 3, blue 1."));
    EXPECT_THAT(words.answers[1].says, EndsWith("Here: reserves: red 19, blue 20; delays: red 0, blue 1."));
    EXPECT_THAT(words.answers[2].says, EndsWith("Here: reserves: red 20, blue 20; delays: red 1, blue 1."));
    EXPECT_THAT(words.state, HasSubstr("For example: Red chooses the piece on e5"));
    EXPECT_THAT(words.state, EndsWith("Blue passes. Red passes."));
}
TEST(QuestionBeside, SaysWhoMovedLastWhereThatDecides) {
    const auto [q, tells] = beside<Nymbat>("nymbat.win.last-mover");
    EXPECT_EQ(tells, Tells::some) << "two players can win, and there are three answers";
    const auto words = words_of_question(q, Nymbat::info(), {});
    EXPECT_THAT(words.state, HasSubstr("last to bring in or move a piece: blue"));
    EXPECT_THAT(words.answers[0].says, EndsWith("Here: the game is over: Red wins."));
    EXPECT_THAT(words.answers[1].says, EndsWith("Here: the game is over: Blue wins."));
    EXPECT_THAT(words.answers[2].says, EndsWith("Here: the game is over: Blue wins."));
}
// A board shows by itself what a breakthrough took; the moves told are those that both answers allow.
TEST(QuestionBeside, LeavesToTheBoardWhatItShows) {
    const auto [q, tells] = beside<Nymbat>("nymbat.breakthrough.lost-mover");
    EXPECT_EQ(tells, Tells::all);
    const auto fallen = [&answers = q.answers](std::size_t i) {
        return std::ranges::count(answers[i].picture.pieces, Mark::crossed_out, &PicturePiece::mark);
    };
    EXPECT_EQ(fallen(0), 4) << "both sides' pieces that met, and the two beside";
    EXPECT_EQ(fallen(1), 2);
    const auto words = words_of_question(q, Nymbat::info(), {});
    for (const AnswerWords& answer : words.answers) EXPECT_EQ(answer.says.find("Here"), std::string::npos);
    EXPECT_THAT(words.state, EndsWith("Red moves the piece on f10 to f11."));
}
TEST(QuestionBeside, SaysWhatIsNotAllowed) {
    const auto [q, tells] = beside<Nika>("nika.phalanx.blocked-line");
    EXPECT_EQ(tells, Tells::all);
    const auto words = words_of_question(q, Nika::info(), {});
    EXPECT_THAT(words.answers[0].says, EndsWith("Here: that is allowed."));
    EXPECT_THAT(words.answers[1].says, EndsWith("Here: that is not allowed."));
    EXPECT_TRUE(q.answers[1].picture.cells.empty());
}
// Black is to move, and White has no stone: the one answer has the game end before the move, the other behind it.
TEST(QuestionBeside, SaysThatTheGameIsOverAlready) {
    using Nefatavl = nefatavl::RulesetType;
    constexpr std::string_view kId = "nefatavl.end.no-moves-when";
    const int r = reading_named<Nefatavl>(kId);
    Question q = question_in_words(Nefatavl::info(), Nefatavl::info().readings[static_cast<std::size_t>(r)]);
    const ExhibitInfo told{kId, "2K8/11/11/11/11/11/11/11/11/11/11 b", {}, {"c11-d11"}, {}};
    EXPECT_EQ(put_beside<Nefatavl>(told, r, q), Tells::all);
    const auto words = words_of_question(q, Nefatavl::info(), {});
    EXPECT_THAT(words.answers[0].says, EndsWith("Here: the game is not over yet, and that is allowed."));
    EXPECT_THAT(words.answers[1].says, EndsWith("Here: the game is over already: defenders win."));
}
// Of a game that only its course tells apart: the board it comes to, and what each answer makes of it.
TEST(QuestionBeside, ShowsAGameWhoseCourseDecides) {
    const auto [q, tells] = beside<Nika>("nika.draw.same-state");
    EXPECT_EQ(tells, Tells::all);
    EXPECT_TRUE(q.is_beside_a_case());
    const auto words = words_of_question(q, Nika::info(), {});
    EXPECT_THAT(words.state,
                HasSubstr("For example: a game begins so, and comes to this board: Athens does nothing with "
                          "an action, twice. Sparta does nothing"));
    EXPECT_THAT(words.state,
                EndsWith(", twice. Thebes turns the piece on i8 to face east. Thebes turns the piece on i8 "
                         "to face north."));
    EXPECT_THAT(words.answers[0].says, EndsWith("Here: the game goes on."));
    EXPECT_THAT(words.answers[1].says, EndsWith("Here: the game is over already: draw.")) << "after two passes";
    EXPECT_THAT(words.answers[2].says, EndsWith("Here: the game is over: draw."));
    for (const char* id : {"nika.draw.repeated", "nika.draw.compared"}) EXPECT_EQ(beside<Nika>(id).second, Tells::all);
}
// What is shown of these takes the other readings as they are played, so that a reader need not know of those.
TEST(QuestionBeside, NikasCasesTellAllOptionsApart) {
    for (const char* id : {"nika.phalanx.line-with-gap", "nika.push.enemy-in-gap", "nika.push.faces-whom",
                           "nika.victory.pushed-home", "nika.rotate.null"})
        EXPECT_EQ(beside<Nika>(id).second, Tells::all) << id;
}
// Two of three answers come to the same where a rally area is the enemy's.
TEST(QuestionBeside, KnowsACaseThatTellsNotAllApart) {
    EXPECT_EQ(beside<Nika>("nika.area.enemy-rally").second, Tells::some);
    EXPECT_EQ(beside<Nika>("nika.push.facing").second, Tells::none) << "none is offered";
}

}  // namespace
}  // namespace nomos::questions
