// Sentences about findings are made of facts, here and nowhere else.
#include "reports/finding_words.hpp"

#include <gmock/gmock.h>

#include "reports/evidence_words.hpp"
#include "reports/line_words.hpp"
#include "reports/side_words.hpp"

namespace nomos {
namespace {

using testing::EndsWith, testing::HasSubstr, testing::Not, testing::StartsWith;

// --- consequences ----------------------------------------------------------------------------------
TEST(FindingWords, TellWhatFollowsUnderAnOption) {
    using What = Consequence::What;
    EXPECT_EQ(consequence_in_words({What::moved, "3:1", 1, 0, "in play"}),
              "After 3:1: one piece leaves the board; in play.");
    EXPECT_EQ(consequence_in_words({What::moved, "a", 2, 1, "drawn"}),
              "After a: 2 pieces leave the board, one piece comes onto it; drawn.");
    EXPECT_EQ(consequence_in_words({What::moved, "a", 0, 2, "in play"}),
              "After a: 2 pieces come onto the board; in play.");
    EXPECT_EQ(consequence_in_words({What::moved, "a", 0, 0, "in play"}), "After a: nothing leaves the board; in play.");
    EXPECT_EQ(consequence_in_words({What::not_allowed, "3:1"}), "The move 3:1 is not allowed.");
    EXPECT_EQ(consequence_in_words({What::not_allowed, "move e1 north"}), "Move e1 north is not allowed.");
    EXPECT_EQ(consequence_in_words({What::played, "group e4"}), "Group e4 is not allowed.");
    EXPECT_EQ(consequence_in_words({What::not_allowed, "b1_3 -> a1_3"}), "The move b1_3 -> a1_3 is not allowed.");
    EXPECT_EQ(consequence_in_words({What::stands, "", 0, 0, "Red wins"}), "As it stands: Red wins.");
    EXPECT_EQ(consequence_in_words({What::moved, "-", 0, 0, "in play"}),
              "After a pass: nothing leaves the board; in play.");
    EXPECT_EQ(consequence_in_words({}), "");
}
TEST(FindingWords, NameOneOrTwoPiecesThatFallOrCome) {
    const auto after = [](int leave, int come, const std::vector<std::string>& fallen,
                          const std::vector<std::string>& arrived = {}) {
        return consequence_in_words({Consequence::What::moved, "a", leave, come, "in play"}, {}, {fallen, arrived});
    };
    EXPECT_EQ(after(0, 1, {}, {"black king on f6"}), "After a: the black king on f6 comes onto the board; in play.");
    EXPECT_EQ(after(1, 1, {"red man on c3"}, {"red king on d4"}),
              "After a: the red man on c3 leaves the board, the red king on d4 comes onto it; in play.");
    EXPECT_EQ(after(1, 0, {"red man on c3"}), "After a: the red man on c3 leaves the board; in play.");
    EXPECT_EQ(after(2, 1, {"red man on c3", "red king on d4"}),
              "After a: the red man on c3 and the red king on d4 leave the board, one piece comes onto it; in play.");
    EXPECT_EQ(after(3, 0, {"x", "y", "z"}), "After a: 3 pieces leave the board; in play.");
    EXPECT_EQ(after(2, 0, {"x"}), "After a: 2 pieces leave the board; in play.") << "the drawing shows one";
}
TEST(FindingWords, TellSeveralMovesAsPlayersSayThem) {
    using What = Consequence::What;
    const Consequence played{What::played, "", 0, 0, "in play", {"group e5", "end"}};
    EXPECT_EQ(consequence_in_words(played), "After group e5, end: in play.");
    EXPECT_EQ(consequence_in_words(played, {"Red chooses e5. Red ends the turn", ""}),
              "Red chooses e5. Red ends the turn: in play.");
    const Consequence refused{What::played, "e5-e9", 0, 0, "in play", {"group e5"}};
    EXPECT_EQ(consequence_in_words(refused), "After group e5: in play; e5-e9 is not allowed.");
    EXPECT_EQ(consequence_in_words(refused, {"Red chooses e5", "Red moves e5 to e9: not allowed"}),
              "Red chooses e5: in play. Red moves e5 to e9: not allowed.");
    EXPECT_EQ(consequence_in_words({What::played, "group e4"}, {"", "Red chooses e4: not allowed"}),
              "Red chooses e4: not allowed.");
    EXPECT_EQ(consequence_in_words({What::not_allowed, "3:1"}, {"", "Red jumps from 3 to 1: not allowed"}),
              "Red jumps from 3 to 1: not allowed.");
}
TEST(FindingWords, TellThatTheGameIsOverBeforeAMove) {
    using What = Consequence::What;
    const std::string over = "The game is over already: Red wins.";
    EXPECT_EQ(consequence_in_words({What::not_allowed, "3:1", 0, 0, "Red wins", {}, true}), over);
    EXPECT_EQ(consequence_in_words({What::played, "3:1", 0, 0, "Red wins", {}, true}), over);
    EXPECT_EQ(consequence_in_words({What::played, "e5-e9", 0, 0, "Red wins", {"group e5"}, true}),
              "After group e5: Red wins. With that the game is over.");
}
#ifdef NOMOS_REGISTERED_nefatavl
TEST(FindingWords, SayTheMovesOfACaseUnderItsOption) {
    Finding f;
    f.ruleset = "nefatavl", f.readings = {"nefatavl.capture.standing"};
    f.witness.position = "11/11/11/5t5/4t1t4/5K5/11/11/11/11/1t9 b";
    f.witness.moves = {"f6-f7", "b1-b2"};
    for (const char* option : {"by-moved-stone", "any-flanked"}) f.sides.push_back({option, "", "", {}, {}});
    for (Side& side : f.sides) side.consequence = {Consequence::What::played, "", 0, 0, "in play", f.witness.moves};
    f.sides[1].consequence.outcome = "attackers win";
    EXPECT_EQ(side_in_words(f, 0), "Black moves the king from f6 to f7. White moves a stone from b1 to b2: in play.");
    EXPECT_EQ(side_in_words(f, 1), "The same moves: attackers win.");
    f.sides[0].consequence.done.push_back("f7-f8");
    EXPECT_EQ(side_in_words(f, 1), "The first 2 moves are the same: attackers win.") << "the other makes a third";
    f.sides[0].consequence.done.pop_back();
    f.sides[1].consequence.done = {"f6-f7", "b1-b3"};
    EXPECT_EQ(side_in_words(f, 1),
              "Black moves the king from f6 to f7. White moves a stone from b1 to b3: attackers win.")
        << "one move that is the same is told again";
    for (Side& side : f.sides) side.option = "by-moved-stone", side.consequence.done.push_back("f7-f8");
    f.sides[1].consequence.done = f.witness.moves, f.sides[1].consequence.done.push_back("f7-f9");
    EXPECT_EQ(side_in_words(f, 1),
              "The first 2 moves are the same. Black moves the king from f7 to f9: attackers win.");
}
#endif

#ifdef NOMOS_REGISTERED_nymbat
// Red has delayed twice, steps ahead, and passes: the seventh delay pays, the third does, the third in a row is none.
TEST(FindingWords, SayWhatAnOptionThatIsNotDrawnComesTo) {
    Finding f;
    f.ruleset = "nymbat", f.readings = {"nymbat.delay.turns"};
    f.witness.position = "8/9/10/11/12/13/14/15/14/13/4r27/11/10/9/8 r 20,20 2,0";
    f.witness.moves = {"group e5", "e5-e6", "end", "pass", "pass"};
    EXPECT_EQ(other_in_words(f, "three-running"), "") << "nothing is drawn beside it";
    for (const char* option : {"seven", "three"}) f.sides.push_back({option, "", "", {}, {}});
    EXPECT_EQ(other_in_words(f, "seven"), "Here as under A.");
    EXPECT_EQ(other_in_words(f, "three"), "Here as under B.");
    EXPECT_EQ(other_in_words(f, "three-running"), "Here: the same steps: in play. Then: delays: red 1, blue 1.");
    f.shown.how = Shown::How::by_history;
    EXPECT_EQ(other_in_words(f, "three-running"), "") << "of whole games the lines tell";
}
// The two moves shown come out alike, a third does not; and a game that is over has no move.
TEST(FindingWords, SayThatAnotherMovePartsWhatTheMovesShownDoNot) {
    Finding f;
    f.ruleset = "nymbat", f.readings = {"nymbat.delay.turns"};
    f.witness.position = "8/9/10/11/12/13/14/15/14/13/4r27/11/10/9/8 r 20,20 2,0";
    f.witness.moves = {"group e5"};
    for (const char* option : {"seven", "three"}) f.sides.push_back({option, "", "", {}, {}});
    const std::string words = other_in_words(f, "three-running");
    EXPECT_THAT(words, StartsWith("The same comes out here as under A. Another move parts the two: \"Red passes\" "));
    EXPECT_THAT(words, EndsWith("has another result here."));
}
// The piece goes as Red's turn ends; where it stays on to Red's next turn, nobody can give it up in Blue's.
TEST(FindingWords, SayThatItIsAnothersTurn) {
    Finding f;
    f.ruleset = "nymbat", f.readings = {"nymbat.penalty.when"};
    f.witness.position = "8/9/10/11/12/13/14/15/14/13/12/11/10/9/r16b1 r 0,0 6,0";
    f.witness.moves = {"pass", "lose a1"};
    for (const char* option : {"same-turn", "next-turn"}) f.sides.push_back({option, "", "", {}, {}});
    f.sides[0].consequence = {Consequence::What::played, "", 0, 0, "Blue wins", f.witness.moves};
    f.sides[1].consequence = {Consequence::What::played, "lose a1", 0, 0, "in play", {"pass"}};
    EXPECT_EQ(
        side_in_words(f, 1),
        "Red passes: in play. Red gives up the piece on a1: not allowed, for the turn has gone to another player.");
}
#endif

// --- lines -----------------------------------------------------------------------------------------
LineOfPlay line(LineOfPlay::How how, std::vector<std::string> plays) {
    LineOfPlay l;
    l.how = how, l.plays = std::move(plays);
    return l;
}
using How = LineOfPlay::How;
TEST(LineWords, TellHowALineWasFound) {
    LineOfPlay found = line(How::searched, {"2-3", "4:2"});
    found.by = "-", found.searches = {{{.found = true, .shortest = true}}};
    EXPECT_EQ(line_in_words(found), "First met after 2 moves, by a pass; no shorter line of play exists.");
    found.searches = {{{.exhausted = true, .looked_at = 7}}, {{.found = true, .looked_at = 9}, {"g.k=o"}}};
    EXPECT_EQ(
        line_in_words(found),
        "First met after 2 moves, by a pass; the shortest line found, not proved shortest: guided search looked at 9 "
        "positions, under g.k=o.");
    LineOfPlay unmet = line(How::not_met, {});
    unmet.looked_at = 500, unmet.searches = {{{.exhausted = true, .looked_at = 7}}};
    EXPECT_EQ(line_in_words(unmet),
              "Not met in 500 positions of random play; it cannot come up: all 7 positions that can be reached were "
              "looked at.");
    LineOfPlay at_once = line(How::in_the_set_up, {});
    at_once.by = "a", at_once.settled = {"pairs=yes"};
    EXPECT_EQ(line_in_words(at_once), "Met in the set-up already, by a. Settled before the game: pairs=yes.");
    EXPECT_EQ(line_in_words(at_once, {}, "of another program"), line_in_words(at_once));
}
#ifdef NOMOS_REGISTERED_neva
TEST(LineWords, SayInWordsWhatIsSettledBefore) {
    LineOfPlay at_once = line(How::in_the_set_up, {});
    at_once.settled = {"first=red", "pairs=yes"};
    EXPECT_EQ(line_in_words(at_once, {}, "neva"),
              "Met in the set-up already. Settled before the game: who has the first turn, as the lot says (red) and "
              "whether the game is played in pairs (yes).");
}
#endif
TEST(LineWords, SayWhatTheSolverShowed) {
    LineOfPlay proved = line(How::proved, {"d", "e"});
    proved.against = "other";
    EXPECT_EQ(line_in_words(proved),
              "First met after 2 moves, against \"other\"; no shorter line of play exists (solver).");
    proved.by = "f";
    EXPECT_EQ(line_in_words(proved),
              "First met after 2 moves, by f, against \"other\"; no shorter line of play exists (solver).");
    LineOfPlay found = line(How::met_by_chance, {"a", "b", "c"});
    found.refuted = 2;
    EXPECT_EQ(line_in_words(found),
              "First met after 3 moves; the shortest line met, not proved shortest. Under the usual readings the "
              "solver refuted every line of at most 2 moves.");
}
TEST(LineWords, TellWhetherAPositionComesUp) {
    LineOfPlay to = line(How::to_position, {});
    to.searches = {{{.exhausted = true, .looked_at = 7}}};
    EXPECT_THAT(line_in_words(to), HasSubstr("cannot come up: all 7"));
    to.searches = {{{.none_within = 2, .deepest = 4, .looked_at = 7}}};
    EXPECT_EQ(line_in_words(to),
              "No line of play to this very position is known (every line of at most 2 moves was "
              "tried, and guided search looked at 7 positions, the deepest of them after 4 moves).");
    to.searches = {{{.found = true, .shortest = true}}};
    EXPECT_EQ(line_in_words(to), "It is the set-up.");
    EXPECT_THAT(line_in_words(line(How::breaks_invariant, {})), HasSubstr("breaks an invariant"));
    EXPECT_THAT(line_in_words(line(How::position_of_another_board, {})), HasSubstr("not known"));
    EXPECT_EQ(line_in_words({}), "");
}

// --- what decided, and what speaks for it ------------------------------------------------------------
TEST(EvidenceWords, NeverCallASampleAProof) {
    const Decided turns{decided::ByTurns{{"free", "most", Relation::stricter}, {10, 500}}, Method::sampled};
    EXPECT_EQ(
        decided_in_words(turns),
        "\"most\" allows less than \"free\", as far as whole turns were compared: sampled, 10 positions thrown at "
        "random and 500 of random play.");
    const Decided alike{decided::TurnsMetAlike{{10, 500}, true}};
    EXPECT_THAT(decided_in_words(alike), HasSubstr("single steps of them differ (proof)"));
    Decided moves{decided::ByMoves{{"free", "most", Relation::equivalent}, "9x9 board"}};
    EXPECT_THAT(decided_in_words(moves), HasSubstr("decided by proof over 9x9 board"));
    std::get<decided::ByMoves>(moves.by).within_budget = false;
    EXPECT_THAT(decided_in_words(moves), Not(HasSubstr("proof")));
    std::get<decided::ByMoves>(moves.by).moves_can_tell = false;
    EXPECT_THAT(decided_in_words(moves), HasSubstr("no single move can tell \"free\" from \"most\""));
}
TEST(EvidenceWords, NameTheirSource) {
    EXPECT_EQ(evidence_in_words(evidence::PlayedWith{"free", "the plain sense"}),
              "Nomos plays \"free\": the plain sense.");
    EXPECT_EQ(evidence_in_words(evidence::Checked{"g.claim.x", "Red wins.", Verdict::unknown, "no time"}),
              "Checked: Red wins. Verdict: unknown, no time (g.claim.x).");
    EXPECT_EQ(
        evidence_in_words(evidence::RefutedByRecord{
            "never", "K66:16 (round 7)", {true, "K66:36 (round 7)", {"no king"}, {"what is left stays"}, {"K66:36"}}}),
        "The recorded game refutes \"never\" at K66:16 (round 7). From where K66:36 (round 7) is made, the fewest "
        "that cannot stand together are the reading \"no king\", the rule \"what is left stays\" and the move "
        "K66:36.");
}

// --- the whole -------------------------------------------------------------------------------------
TEST(FindingWords, OfAFailedCheckAreItsLawDenied) {
    Finding f;
    f.about = about::FailedCheck{Asked::How::always}, f.quoted = {"a king stands.", "one falls", ""};
    EXPECT_EQ(words_of(f).title, "Not always true: \"a king stands\"");
    EXPECT_EQ(words_of(f).explanation, "one falls.");
    f.about = about::FailedCheck{Asked::How::the_most};
    EXPECT_EQ(words_of(f).title, "a king stands.") << "a law of the most says so itself";
    f.about = about::DeadText{};
    EXPECT_EQ(words_of(f).title, "This sentence confirms what others say: a king stands.");
    EXPECT_FALSE(words_of(f).suggestion.empty());
}
TEST(FindingWords, SayOfAWitnessHowSmallItIs) {
    Finding f;
    f.witness.note = "as the check says";
    EXPECT_EQ(words_of(f).caption, "as the check says");
    f.shown.how = Shown::How::by_check;
    EXPECT_EQ(words_of(f).witness_note, "as the check says");
    EXPECT_EQ(words_of(f).caption, "");
    f.shown = {Shown::How::by_sampling, 3, {"pairs=yes"}};
    EXPECT_EQ(words_of(f).witness_note,
              "3 pieces on the board; a position found by sampling and made smaller; one with fewer may show it, too. "
              "Settled before the game: pairs=yes.");
    f.shown.pieces = 0;
    EXPECT_EQ(words_of(f).witness_note, "No piece on the board. Settled before the game: pairs=yes.");
    f.shown = {Shown::How::fewest, 1, {}, Shown::OfStep::proved};
    EXPECT_EQ(words_of(f).witness_note,
              "1 piece on the board; no position with fewer shows it (the rest refuted). It is about a single step; no "
              "whole turn differs.");
    f.shown = {Shown::How::told, 4, {"pairs=yes"}};
    EXPECT_EQ(words_of(f).witness_note,
              "Played under both answers; a smaller position may show it, too. Settled before the game: "
              "pairs=yes.");
}

TEST(FindingWords, SayWhichGamesMetItWhereTheSearchForALineDidNot) {
    Finding f = fixture::ambiguous_corner();
    f.line = {}, f.line.how = LineOfPlay::How::not_met, f.line.looked_at = 500;
    f.measured = {};
    EXPECT_EQ(words_of(f).line_note, "Not met in 500 positions of random play.");
    f.measured.looked_at = 100, f.measured.met = 3;
    EXPECT_EQ(
        words_of(f).line_note,
        "Not met in 500 positions of random play. In the games of which the counts are it came up; in this second "
        "sample, in which a line was looked for, it did not.");
}

}  // namespace
}  // namespace nomos
