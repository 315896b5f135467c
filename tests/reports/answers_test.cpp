// Letters to authors and what comes back: no two answers look or read alike, and what is answered by a reading set
// comes back as that reading set, from the file and from the ticked letter.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "analysis/author/settle.hpp"
#include "model/core/dice.hpp"
#include "model/core/error.hpp"
#include "reports/answers/read_answers.hpp"
#include "reports/letter_words.hpp"
#include "reports/markdown.hpp"
#include "reports/question_words.hpp"
#include "reports/questions.hpp"
#include "reports/settled_words.hpp"

namespace nomos {
namespace {

using testing::HasSubstr;
using Strings = std::vector<std::string>;

// Of every ruleset, found once.
const Questionnaire& questionnaire(const std::string& ruleset) {
    static std::map<std::string, Questionnaire> known;
    const auto [at, is_new] = known.try_emplace(ruleset);
    Options options;
    options.samples = 1500;
    if (is_new) at->second = questions_about(ruleset, options);
    return at->second;
}
class Letters : public testing::TestWithParam<std::string> {
protected:
    const Questionnaire& q() const { return questionnaire(GetParam()); }
    const AnyRuleset& ruleset() const { return find_ruleset(GetParam()); }
    const RulesetInfo& info() const { return ruleset().info(); }
};
Strings ids_of_rulesets() {
    Strings ids;
    for (const AnyRuleset* ruleset : rulesets()) ids.emplace_back(ruleset->info().id);
    return ids;
}
INSTANTIATE_TEST_SUITE_P(All, Letters, testing::ValuesIn(ids_of_rulesets()), [](const auto& p) { return p.param; });

TEST_P(Letters, HaveNoTwoAnswersThatReadAlike) {
    ASSERT_FALSE(q().questions.empty());
    for (const QuestionWords& words : question_words(q(), info(), {})) {
        std::set<std::string> said;
        for (const AnswerWords& a : words.answers)
            EXPECT_TRUE(said.insert(a.says).second) << words.title << "\n" << a.says;
    }
}
TEST_P(Letters, HaveNoTwoQuestionsAlikeAndNoWordsOfTheMachine) {
    std::set<std::string> ids;
    const auto all = question_words(q(), info(), {});
    for (std::size_t k = 0; k < all.size(); ++k) {
        EXPECT_TRUE(ids.insert(q().questions[k].id).second);
        EXPECT_TRUE(all[k].title.ends_with('?')) << all[k].title;
        EXPECT_EQ(all[k].title.find(GetParam() + "."), std::string::npos) << all[k].title;
        for (const auto& why : all[k].why)
            EXPECT_EQ(why.explanation.find(GetParam() + "."), std::string::npos) << why.explanation;
        for (const AnswerWords& a : all[k].answers) {
            EXPECT_EQ(a.says.find(GetParam() + "."), std::string::npos) << a.says;
            EXPECT_TRUE(a.says.ends_with('.') || a.says.ends_with('?')) << a.says;
            EXPECT_EQ(a.says.find("  "), std::string::npos) << a.says;
        }
    }
}
// "(question 3, b)": there the author said just that before.
TEST_P(Letters, SayWhereAnAnswerWasGivenThatAQuestionRestsOn) {
    const auto all = question_words(q(), info(), {});
    const std::regex place("\"([^\"]*)\" \\(question ([0-9]+), ([a-z])\\)");
    for (std::size_t k = 0; k < all.size(); ++k) {
        const std::string& only_if = all[k].only_if;
        for (std::sregex_iterator at(only_if.begin(), only_if.end(), place), end; at != end; ++at) {
            const std::size_t number = std::stoul((*at)[2]);
            ASSERT_LE(number, k) << only_if;
            const std::size_t answer = static_cast<std::size_t>((*at)[3].str()[0] - 'a');
            ASSERT_LT(answer, all[number - 1].answers.size()) << only_if;
            const AnswerWords& words = all[number - 1].answers[answer];
            std::string said = words.says;
            for (const std::string& means : words.means) said += "\n" + means;
            EXPECT_THAT(said, HasSubstr((*at)[1].str())) << only_if;
        }
    }
    const bool any = std::ranges::any_of(
        all, [](const QuestionWords& w) { return w.only_if.find(" (question ") != std::string::npos; });
    EXPECT_TRUE(any || GetParam() != "nefatavl");
}
// A position that a player could meet: the game is on, no side has more than it began with.
TEST_P(Letters, ShowPositionsOfAGameThatIsOn) {
    for (const Question& one : q().questions) {
        if (one.in_words()) continue;
        const auto table = ruleset().table({one.asked.given, "", "", one.asked.settings, false});
        EXPECT_EQ(table->outcome({one.asked.position}), info().outcomes.front());
        std::map<Colour, int> first, now;
        for (const auto& piece : table->picture(table->start()).pieces) ++first[piece.colour];
        for (const auto& piece : one.before.pieces) ++now[piece.colour];
        for (const auto& [colour, pieces] : now)
            EXPECT_TRUE(first[colour] <= 1 || pieces <= first[colour]) << one.asked.position;  // Nerva's come from hand
    }
}
// No reading takes two questions of its own; a long letter says which come first, and divides them on the page, too.
TEST_P(Letters, AskOnceAndFirstWhatComesUpMost) {
    std::map<std::pair<std::string, Strings>, int> times;
    for (const Question& one : q().questions)
        if (one.asked.about.size() == 1) ++times[{one.asked.about.front(), one.asked.given}];
    for (const auto& [of, n] : times) EXPECT_EQ(n, 1) << of.first;
    const std::string page = questions_page(q(), {}), letter = questions_letter(q(), {}),
                      heading = "If you have more time";
    const bool divided = q().questions.size() > 8;
    EXPECT_EQ(q().pressing > 0, divided);
    EXPECT_EQ(page.find("<h2>" + heading) != std::string::npos, divided);
    EXPECT_EQ(letter.find("\n# " + heading) != std::string::npos, divided);
    if (!divided) return;
    const auto number = std::to_string(q().pressing + 1);
    EXPECT_LT(page.find("<h2>" + heading), page.find("id=\"question-" + number + "\""));
    EXPECT_GT(page.find("<h2>" + heading), page.find("id=\"question-" + std::to_string(q().pressing) + "\""));
    EXPECT_LT(letter.find("\n# " + heading), letter.find("\n## " + number + ". "));
    EXPECT_NE(letter.find("The first " + std::to_string(q().pressing) + " are about"), std::string::npos);
}
#ifdef NOMOS_REGISTERED_nika
// A piece that may not be turned to where it looks is turned away and back: single actions differ nearly everywhere,
// and what a turn comes to hardly ever does.
TEST(LetterOfTurnsOfMoves, DoesNotBeginWithWhatWholeTurnsDoNotShow) {
    const std::vector<Question>& asked = questionnaire("nika").questions;
    const auto place_of = [&](const std::string& id) {
        return std::ranges::find(asked, Strings{id}, [](const Question& q) { return q.asked.about; }) - asked.begin();
    };
    EXPECT_LT(place_of("nika.area.enemy-rally"), place_of("nika.rotate.null"));
    EXPECT_LT(place_of("nika.rotate.null"), std::ssize(asked)) << "it is asked all the same";
}
#endif
// What is known for certain from elsewhere is no guess.
TEST_P(Letters, CallAGuessWhatIsOne) {
    const std::string greeting = testing::PrintToString(letter_words(q()).greeting);
    bool guessed = false, known = false;
    for (const MissingInfo& m : info().missing) {
        if (m.needed != Needed::board && m.needed != Needed::set_up && m.needed != Needed::pieces) continue;
        if (m.sure == Provenance::text) continue;
        (m.sure == Provenance::certain ? known : guessed) = true;
        if (m.sure == Provenance::certain) {
            EXPECT_THAT(greeting, HasSubstr(std::string(m.source)));
        }
    }
    EXPECT_EQ(greeting.find("partly a guess") != std::string::npos, guessed);
    EXPECT_EQ(greeting.find("The answer to this was taken from ") != std::string::npos, known) << greeting;
}
#ifdef NOMOS_REGISTERED_nefatavl
TEST(LetterWords, OfNefatavlTellThatWhichSquaresAreBrownWasGuessed) {
    Questionnaire nothing_asked;
    nothing_asked.ruleset = "nefatavl";
    const std::string greeting = testing::PrintToString(letter_words(nothing_asked).greeting);
    EXPECT_THAT(greeting, HasSubstr("Which squares are brown is never said"));
}
#endif
// What arises under an answer only comes behind the question that gives it.
TEST_P(Letters, AskWhatArisesUnderAnAnswerLast) {
    std::set<std::string> asked;
    for (const Question& one : q().questions) {
        for (const std::string& given : one.asked.given)
            EXPECT_TRUE(one.in_words() || asked.contains(given.substr(0, given.find('=')))) << given;
        asked.insert(one.asked.about.begin(), one.asked.about.end());
    }
}

// Moves of a random game, each as a sentence of its own.
TEST_P(Letters, SayEveryMoveInWords) {
    Dice dice(11);
    const auto table = ruleset().table({{}, "", "", {}, false});
    std::string position = table->start();
    for (int ply = 0; ply < 40; ++ply) {
        const auto moves = table->legal_moves(position);
        if (moves.empty()) break;
        std::set<std::string> said;
        for (const std::string& move : moves) {
            const std::string words = move_in_words(GetParam(), position, move);
            EXPECT_TRUE(words.ends_with('.')) << words;
            EXPECT_TRUE(said.insert(words).second) << move << " reads as another move of " << position << ": " << words;
        }
        position =
            table->judge(position, moves[static_cast<std::size_t>(dice.below(static_cast<int>(moves.size())))]).after;
    }
}

// --- there and back ------------------------------------------------------------------------------
struct Author {
    const RulesetInfo& info;
    std::vector<int> options;

    std::string choice(std::size_t r) const {
        return std::string(info.readings[r].id) + "=" +
               std::string(info.readings[r].options[static_cast<std::size_t>(options[r])].id);
    }
    Strings choices() const {
        Strings all;
        for (std::size_t r = 0; r < options.size(); ++r) all.push_back(choice(r));
        return all;
    }
    bool has(const std::string& wanted) const {
        const Strings all = choices();
        return std::find(all.begin(), all.end(), wanted) != all.end();
    }
    bool is_asked(const Question& q) const {
        return q.asked.given.empty() ||
               std::any_of(q.asked.given.begin(), q.asked.given.end(), [&](const auto& g) { return has(g); });
    }
    // By playing the move; not by what the question says follows from which option.
    Reply reply(const Question& q) const {
        Reply none, found;
        if (!is_asked(q)) return none;
        found.kind = Reply::Kind::option;
        if (q.in_words()) {
            for (std::size_t r = 0; r < options.size(); ++r)
                if (info.readings[r].id == q.asked.about.front()) found.answer = static_cast<std::size_t>(options[r]);
            return found;
        }
        const auto table = find_ruleset(info.id).table({choices(), "", "", q.asked.settings, false});
        const Judgement j = table->judge(q.asked.position, q.asked.move);
        for (found.answer = 0; found.answer < q.answers.size(); ++found.answer) {
            const Answer& a = q.answers[found.answer];
            const bool fits = a.allowed == j.legal && (!j.legal || a.outcome.empty() || a.outcome == j.outcome) &&
                              (!j.legal || q.asked.asks != Asks::all || a.after == j.after);
            if (fits) return found;
        }
        return none;  // something else
    }
};
Author some_author(const RulesetInfo& info, Dice& dice) {
    Author author{info, {}};
    for (const ReadingInfo& r : info.readings) author.options.push_back(dice.below(static_cast<int>(r.options.size())));
    return author;
}
// The letter with these boxes ticked, as a person would do it.
std::string ticked(std::string letter, const std::vector<Reply>& replies) {
    for (std::size_t k = 0; k < replies.size(); ++k) {
        if (replies[k].kind != Reply::Kind::option) continue;
        const std::size_t heading = letter.find("\n## " + std::to_string(k + 1) + ". ");
        const std::string box = "- [ ] " + letter_of(replies[k].answer) + ")";
        letter.replace(letter.find(box, heading), 5, "- [x]");
    }
    return letter;
}
void expect_same(const std::vector<Reply>& found, const std::vector<Reply>& wanted) {
    ASSERT_EQ(found.size(), wanted.size());
    for (std::size_t k = 0; k < found.size(); ++k) {
        EXPECT_EQ(found[k].kind, wanted[k].kind) << k;
        EXPECT_EQ(found[k].answer, wanted[k].answer) << k;
        EXPECT_EQ(found[k].words, wanted[k].words) << k;
    }
}

TEST_P(Letters, GiveBackTheReadingSetThatAnsweredThem) {
    Dice dice(5);
    int decided = 0;
    for (int round = 0; round < 8; ++round) {
        const Author author = some_author(info(), dice);
        AnswerSheet sheet = sheet_of(q());
        for (std::size_t k = 0; k < q().questions.size(); ++k) {
            sheet.replies[k] = author.reply(q().questions[k]);
            EXPECT_TRUE(!author.is_asked(q().questions[k]) || sheet.replies[k].kind == Reply::Kind::option)
                << "no answer of question " << k + 1 << " fits";
        }
        const AnswerSheet from_file = read_answers(GetParam(), answers_toml(sheet), "answers.toml");
        expect_same(from_file.replies, sheet.replies);
        expect_same(read_answers(GetParam(), ticked(questions_letter(q()), sheet.replies), "letter.md").replies,
                    sheet.replies);
        const SettledSheet settled = settled_sheet(from_file);
        EXPECT_TRUE(settled.settlement.contradictory.empty());
        for (const auto& of : settled.settlement.readings) {
            const int option = author.options[static_cast<std::size_t>(of.reading)];
            EXPECT_TRUE(!of.arises || std::find(of.left.begin(), of.left.end(), option) != of.left.end())
                << info().readings[static_cast<std::size_t>(of.reading)].id;
            if (of.arises && of.left.size() == 1) {
                ++decided;
                EXPECT_THAT(readings_file(settled),
                            HasSubstr("\n" + author.choice(static_cast<std::size_t>(of.reading)) + "\n"));
            }
        }
    }
    EXPECT_GT(decided, 8) << "answers decide something";
}

// --- what is wrong with a file ---------------------------------------------------------------------
std::string refused(const std::string& text, const std::string& ruleset = "nefatavl") {
    try {
        read_answers(ruleset, text, "a.toml");
    } catch (const UserError& error) {
        return error.what();
    }
    return "";
}
std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const std::size_t at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return at == std::string::npos ? text : text.replace(at, what.size(), by);
}
AnswerSheet blank() { return sheet_of(questionnaire("nefatavl")); }

TEST(AnswersFile, IsRefusedWithPlaceAndHint) {
    const std::string good = answers_toml(blank());
    EXPECT_EQ(refused(good), "");
    EXPECT_THAT(
        refused(replaced(good, "answer = \"\"", "answer = \"z\"")),
        testing::AllOf(HasSubstr("a.toml:"), HasSubstr("has no answer \"z\""), HasSubstr("hint: a letter from a to")));
    EXPECT_THAT(refused(replaced(good, "answer = \"\"", "answer = 3")), HasSubstr("answer is not a text"));
    EXPECT_THAT(refused(replaced(good, "id = \"", "id = \"0")), HasSubstr("none that these rules ask"));
    EXPECT_THAT(refused(replaced(good, "position = \"", "position = \"9/")), HasSubstr("cannot be read"));
    EXPECT_THAT(refused(replaced(good, "ruleset = \"nefatavl\"", "ruleset = \"nika\"")), HasSubstr("about \"nika\""));
    EXPECT_THAT(refused(good, "nika"), HasSubstr("not about nika"));
    EXPECT_THAT(refused(replaced(good, "number = 2", "number = 1")), HasSubstr("comes twice"));
    EXPECT_THAT(refused(replaced(good, "number = 2", "count = 2")), HasSubstr("unknown key \"count\""));
    EXPECT_THAT(refused("what?"), HasSubstr("a.toml:1:"));
    EXPECT_THAT(refused(""), HasSubstr("of which ruleset"));
    EXPECT_THAT(refused("ruleset = \"nefatavl\""), HasSubstr("no [[question]]"));
}
TEST(AnswersFile, OfJunkIsRefusedAtOnce) {
    EXPECT_NE(refused(std::string(10'000'000, '[')), "");
    EXPECT_NE(refused(std::string(10'000'000, 'x')), "");
    std::string many = "ruleset = \"nefatavl\"\n";
    for (int i = 0; i < 50'000; ++i) many += "[[question]]\nanswer = \"a\"\n";
    EXPECT_THAT(refused(many), HasSubstr("more than 200"));
}
TEST(AnswersFile, KeepsWordsAsTheyAre) {
    AnswerSheet sheet = blank();
    sheet.replies[0].kind = Reply::Kind::something_else, sheet.replies[0].words = "both \"a\" \\ b,\tand\nmore";
    sheet.replies[1].kind = Reply::Kind::unknown;
    expect_same(read_answers("nefatavl", answers_toml(sheet), "a.toml").replies, sheet.replies);
    EXPECT_THAT(settled_text(settled_sheet(sheet), ""), HasSubstr("In the author's own words"));
}
TEST(TickedLetter, IsReadAsPeopleSendIt) {
    const std::string letter = questions_letter(questionnaire("nefatavl"));
    const std::string with_words =
        replaced(letter, "- [ ] something else:", "- [X] something else: only at\n> the rim");  // as mail breaks it
    const AnswerSheet sheet = read_answers("nefatavl", with_words, "l.md");
    EXPECT_EQ(sheet.replies[0].kind, Reply::Kind::something_else);
    EXPECT_EQ(sheet.replies[0].words, "only at the rim");
    // Boxes as an editor of Markdown may write them are no words of the author's.
    const std::string escaped = replaced(replaced(with_words, "- [ ]", "- \\[ \\]"), "- [X]", "-   \\[X\\]");
    EXPECT_EQ(read_answers("nefatavl", escaped, "l.md").replies[0].words, "only at the rim");
    std::string mail;
    std::istringstream lines(replaced(letter, "- [ ] b)", "- [x] b)"));
    for (std::string line; std::getline(lines, line);) mail += "> " + line + "\r\n";
    EXPECT_EQ(read_answers("nefatavl", mail, "l.md").replies[0].answer, 1U) << "quoted by a mail program";
}
TEST(TickedLetter, IsRefusedWithPlaceAndHint) {
    const std::string letter = questions_letter(questionnaire("nefatavl"));
    const auto one = replaced(letter, "- [ ] a)", "- [x] a)");
    EXPECT_THAT(refused(replaced(one, "- [ ] b)", "- [x] b)")), HasSubstr("question 1 has two answers"));
    EXPECT_THAT(refused(replaced(letter, "- [ ] a)", "- [x] q)")), HasSubstr("has no answer q"));
    EXPECT_THAT(refused(replaced(letter, "- [ ] a)", "- [x] yes")), HasSubstr("no answer of the letter"));
    EXPECT_THAT(refused(replaced(one, "## 1. ", "## ")), HasSubstr("belongs to no question"));
    EXPECT_THAT(refused(replaced(one, "## 1. ", "## 88. ")), HasSubstr("no question 88"));
}

}  // namespace
}  // namespace nomos
