// The fewest questions: the cover is the smallest there is, and answers tell what they claim to.
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "analysis/author/questionnaire.hpp"
#include "checkers/checked.hpp"
#include "model/core/table_of.hpp"
#include "tests/hopper/ruleset.hpp"

namespace nomos {
namespace {

using Sets = std::vector<std::vector<bool>>;

bool covers(const Sets& sets, unsigned chosen, const std::vector<bool>& wanted) {
    for (std::size_t e = 0; e < wanted.size(); ++e) {
        bool has = !wanted[e];
        for (std::size_t s = 0; s < sets.size(); ++s) has = has || ((chosen >> s & 1U) != 0 && sets[s][e]);
        if (!has) return false;
    }
    return true;
}
TEST(FewestSets, AreAsFewAsTryingAllSubsetsFinds) {
    Dice dice(3);
    for (int round = 0; round < 200; ++round) {
        const auto elements = static_cast<std::size_t>(1 + dice.below(7));
        Sets sets(static_cast<std::size_t>(1 + dice.below(9)), std::vector<bool>(elements));
        std::vector<bool> wanted(elements);
        for (auto& set : sets)
            for (std::size_t e = 0; e < elements; ++e)
                if (dice.one_in(3)) set[e] = wanted[e] = true;
        int fewest = static_cast<int>(sets.size());
        for (unsigned chosen = 0; chosen < 1U << sets.size(); ++chosen)
            if (covers(sets, chosen, wanted)) fewest = std::min(fewest, std::popcount(chosen));
        unsigned found = 0;
        for (const std::size_t s : fewest_sets(sets)) found |= 1U << s;
        EXPECT_TRUE(covers(sets, found, wanted));
        EXPECT_EQ(std::popcount(found), fewest);
    }
    EXPECT_TRUE(fewest_sets({}).empty());
}

using Hopper = Checked<hopper::RulesetType, std::tuple<>>;
using C = questions::Cases<Hopper>;

const AnyRuleset& any_hopper() {
    static const AnyRulesetOf<hopper::RulesetType> ruleset;
    return ruleset;
}
Options few() {
    Options options;
    options.samples = 3000;
    return options;
}
std::vector<C::Setting> all_settings() {
    std::vector<C::Setting> all{Hopper::default_setting()};
    for (int r = 0; r < C::readings(); ++r) {
        std::vector<C::Setting> more;
        for (const auto& s : all)
            for (int o = 0; o < C::options(r); ++o) more.push_back(analysis::with_option(s, r, o));
        all = more;
    }
    return all;
}

// Whatever the author answers, the readings that fit the answer are those it names: tried over all
// reading sets, not only over those that the search looks at.
TEST(Questions, AnswersSettleWhatTheySay) {
    const questions::Search<Hopper> search(any_hopper(), few(), {});
    const auto chosen = search.fewest();
    ASSERT_FALSE(chosen.empty());
    for (const auto& c : chosen)
        for (std::size_t k = 0; k < C::pairs().size(); ++k) {
            if (!c.apart[k]) continue;
            const auto [reading, first, second, context] = C::pairs()[k];
            for (const auto& a : all_settings())
                for (const auto& b : all_settings()) {
                    auto sa = c.setting, sb = c.setting;
                    sa.readings = C::in_context(analysis::with_option(a, reading, first), context).readings;
                    sb.readings = C::in_context(analysis::with_option(b, reading, second), context).readings;
                    EXPECT_FALSE(
                        C::is_same(c.asks, C::result(sa, c.position, c.play), C::result(sb, c.position, c.play)));
                }
        }
}
TEST(Questions, OfHopperAreToldWithBothAnswersAndTheSameEveryTime) {
    const Questionnaire once = questions::questions_about<Hopper>(few(), any_hopper()),
                        again = questions::questions_about<Hopper>(few(), any_hopper());
    ASSERT_FALSE(once.questions.empty());
    ASSERT_EQ(once.questions.size(), again.questions.size());
    for (std::size_t i = 0; i < once.questions.size(); ++i) {
        EXPECT_EQ(once.questions[i].id, again.questions[i].id);
        EXPECT_GE(once.questions[i].answers.size(), 2U);
        for (const Answer& a : once.questions[i].answers) EXPECT_FALSE(a.means.empty());
    }
}
// What the search knows of a question is what playing it with texts finds.
TEST(Questions, AreJudgedAsTheyWereFound) {
    const questions::Search<Hopper> search(any_hopper(), few(), {});
    for (const auto& c : search.fewest()) {
        const auto q = judged(any_hopper(), C::asked(c));
        ASSERT_TRUE(q);
        EXPECT_EQ(q->answers.size(), c.results.size());
        for (std::size_t k = 0; k < c.results.size(); ++k)
            EXPECT_EQ(q->answers[k].allowed, c.results[k].after.has_value());
    }
}
// Where a flying king has to capture, to step is barred for that and not for going one cell: so it is told what he may
// do.
TEST(Questions, TellWhatIsAllowedWhereAMoveIsBarred) {
    const auto q = judged(find_ruleset("neva"), {{}, "R5/6/6/g5/6/6 r", "K16-15", Asks::all, {"neva.king.reach"}});
    ASSERT_TRUE(q && q->answers.size() == 2);
    EXPECT_FALSE(q->answers[0].allowed);
    EXPECT_EQ(q->answers[0].instead, (std::vector<std::string>{"K16:11", "K16:12"}));
    EXPECT_TRUE(q->answers[1].allowed && q->answers[1].instead.empty());
}
// The id is that of the question: another position, move or matter has another.
TEST(Questions, HaveIdsOfTheirOwn) {
    const auto questions = questions::questions_about<Hopper>(few(), any_hopper()).questions;
    std::set<std::string> ids;
    for (const Question& q : questions) ids.insert(q.id);
    EXPECT_EQ(ids.size(), questions.size());
    for (const Question& q : questions)
        EXPECT_TRUE(q.in_words() || judged(any_hopper(), q.asked)->id == q.id) << "by itself, as among others";
}

// --- the order ---------------------------------------------------------------------------------
std::string ids_in_order(const Questionnaire& q) {
    std::string ids;
    for (const Question& one : q.questions) ids += one.id;
    return ids;
}
Questionnaire with_questions(const std::string& ids) {
    Questionnaire q;
    for (const char id : ids) q.questions.emplace_back().id = id;
    return q;
}
TEST(QuestionOrder, BeginsWithThatOnWhichMostDepends) {
    Questionnaire q = with_questions("abcd");
    using enum QuestionTurn;
    put_pressing_first(q, {1, 5, 7, 5}, {open, open, settled_by_words, open});
    EXPECT_EQ(ids_in_order(q), "bdac") << "as they stood where as much depends on them; what is put off comes last";
    EXPECT_EQ(q.pressing, 0U) << "so few are answered in one go";
}
TEST(QuestionOrder, PutsWhatArisesUnderAnAnswerRightBehindThatQuestionAtTheEarliest) {
    Questionnaire q = with_questions("abcde");
    for (Question& one : q.questions) one.asked.about = {one.id};
    q.questions[0].asked.given = {"c=x"}, q.questions[4].asked.given = {"a=y", "b=z"};
    put_pressing_first(q, {9, 2, 5, 7, 8}, std::vector<QuestionTurn>(5, QuestionTurn::open));
    EXPECT_EQ(ids_in_order(q), "dcabe") << "a waits for c, and e for a and b";
    q = with_questions("ab");
    for (Question& one : q.questions) one.asked.about = {one.id};
    q.questions[0].asked.given = {"b=x"};
    put_pressing_first(q, {1, 2}, {QuestionTurn::open, QuestionTurn::settled_by_words});
    EXPECT_EQ(ids_in_order(q), "ba");
}
TEST(QuestionOrder, DividesALongLetterAndPutsOffOnlyWhatMayWait) {
    Questionnaire q = with_questions("abcdefghijk");
    put_pressing_first(q, {11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1}, std::vector<QuestionTurn>(11, QuestionTurn::open));
    EXPECT_EQ(q.pressing, 8U);
    q = with_questions("abcdefghijk");
    std::vector<QuestionTurn> turns(11, QuestionTurn::settled_by_words);
    turns[3] = turns[4] = turns[5] = QuestionTurn::open;
    put_pressing_first(q, {9, 9, 9, 2, 0, 1, 9, 9, 9, 9, 9}, turns);
    EXPECT_EQ(ids_in_order(q).substr(0, 4), "dfea");
    EXPECT_EQ(q.pressing, 2U) << "of e no position was found that depends on it";
}
// A reading that takes a position and words, or two positions, is asked about once, with all its options to tick.
TEST(QuestionOrder, AsksAboutAReadingOnce) {
    const auto all = questions::questions_about<Hopper>(few(), any_hopper()).questions;
    std::map<std::string, int> times;
    for (const Question& q : all)
        if (q.asked.about.size() == 1 && q.asked.given.empty()) ++times[q.asked.about.front()];
    EXPECT_FALSE(times.empty());
    for (const auto& [reading, n] : times) EXPECT_EQ(n, 1) << reading;
}

// --- the tree ----------------------------------------------------------------------------------
// A question about readings: by option (or combination of options) the answer.
Question question_about(std::vector<std::string> about, std::vector<Implied> implied, std::size_t answers) {
    Question q;
    q.asked.about = std::move(about), q.implied = std::move(implied), q.answers.resize(answers);
    return q;
}
TEST(QuestionTree, LeavesOutWhatEarlierAnswersSettle) {
    const Question first = question_about({"r"}, {{{0}, 0}, {{1}, 1}, {{2}, 1}}, 2);
    const Question second = question_about({"r"}, {{{0}, 0}, {{1}, 0}, {{2}, 1}}, 2);
    const auto tree = decision_tree({first, second});
    ASSERT_EQ(tree.size(), 2U);
    EXPECT_EQ(tree[0].next, (std::vector<int>{Asking::kSettled, 1}));
    EXPECT_EQ(tree[1].next, (std::vector<int>{Asking::kSettled, Asking::kSettled}));
}
TEST(QuestionTree, KnowsAnswersThatNoOptionLeftGives) {
    const Question first = question_about({"r"}, {{{0}, 0}, {{1}, 1}, {{2}, 1}}, 2);
    const Question second = question_about({"r"}, {{{0}, 0}, {{1}, 1}, {{2}, 2}}, 3);
    const auto tree = decision_tree({first, second});
    ASSERT_EQ(tree.size(), 2U);
    EXPECT_EQ(tree[1].next, (std::vector<int>{Asking::kNever, Asking::kSettled, Asking::kSettled}));
}
TEST(QuestionTree, BranchesThatLeaveTheSameMeetAgain) {
    const Question r = question_about({"r"}, {{{0}, 0}, {{1}, 1}}, 2),
                   s = question_about({"s"}, {{{0}, 0}, {{1}, 1}}, 2);
    const Question both = question_about({"r", "s"}, {{{0, 0}, 0}, {{0, 1}, 1}, {{1, 0}, 1}, {{1, 1}, 1}}, 2);
    EXPECT_EQ(decision_tree({r, s}).size(), 2U) << "what r is does not matter to s";
    const auto tree = decision_tree({r, both});
    ASSERT_EQ(tree.size(), 2U);
    EXPECT_EQ(tree[0].next, (std::vector<int>{1, Asking::kSettled})) << "with r=1 the answer is known";
    EXPECT_TRUE(decision_tree({}).empty());
}

#ifdef NOMOS_REGISTERED_nerva
// Who shares attack is asked only where links count, by two answers on the sum; one position may do for both.
TEST(AddOrMerge, OnePositionDoesForTwoAnswersThatItTellsApartAlike) {
    const AnyRuleset& nerva = find_ruleset("nerva");
    const auto asked = [&](const std::string& board, const std::string& move, const std::string& sum) {
        return *judged(nerva, {{},
                               board + " - - w s30,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
                               move,
                               Asks::all,
                               {"nerva.link.shares-attack"},
                               {"nerva.attack.sum=" + sum}});
    };
    const Question behind = asked("8/8/8/8/8/2b5/2w5/2w5", "c2_1 -> c3_1", "each-linked");
    const auto questions_with = [&](const Question& q) {
        std::vector<Question> all{behind};
        add_or_merge(nerva, q, all);
        return all;
    };
    const auto merged = questions_with(asked("8/8/8/8/8/2b5/ww6/8", "b2_1 -> c3_1", "named-only"));
    ASSERT_EQ(merged.size(), 1U) << "another board, but the first tells the same answers apart";
    EXPECT_EQ(merged.front().asked.given,
              (std::vector<std::string>{"nerva.attack.sum=each-linked", "nerva.attack.sum=named-only"}));
    EXPECT_EQ(merged.front().asked.position, behind.asked.position);
    EXPECT_EQ(questions_with(asked("8/8/8/8/8/2b5/2w5/1w6", "c2_1 -> c3_1", "named-only")).size(), 2U)
        << "on a diagonal other answers come to the same";
    EXPECT_EQ(questions_with(asked("8/8/8/8/8/2b5/ww6/8", "b2_1 -> c3_1", "each-linked")).size(), 2U)
        << "after the same answer both may be wanted";
}
#endif

}  // namespace
}  // namespace nomos
