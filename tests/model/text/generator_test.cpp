// The program that turns a ruleset's text into C++ (model/text): what it makes does not depend on the
// order of a file, and what is wrong is told with its place and a hint.
#include <gtest/gtest.h>

#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <string>
#include "tests/paths.hpp"

namespace nomos {
namespace {

using Files = std::map<std::string, std::string>;

const std::string kClauses = R"([[clause]]
id = "move.one"
rule = "One step."

[[clause]]
id = "win.far-row"
rule = "The far row
wins."
)";
const std::string kSupplied = "grounding = \"supplied\"\nby = \"silent\"\n", kAdds = "adds = \"Ours.\"\n";
const std::string kOption = "[[reading.option]]\nid = \"";
const std::string kHelps = "\n[[reading.option]]\nid = \"helps\"\nsays = \"It does.\"\nrests_on = \"words\"\n";
const std::string kNo = "\n[[reading.option]]\nid = \"no-help\"\nsays = \"It does not.\"\nrests_on = \"silence\"\n";
std::string reading(const std::string& id, const std::string& chosen, const std::string& rest) {
    return "[[reading]]\nid = \"" + id + "\"\nquestion = \"Which?\"\nexplanation = \"Unsaid.\"\ndefault = \"" + chosen +
           "\"\nwhy_default = \"usual\"\nsuggestion = \"Say it.\"\nclauses = [\"move.one\"]\n" + rest;
}
std::string sentence(const std::string& supports, const std::string& fingerprint = "00000000000000ff") {
    return "[[sentence]]\nnumber = 1\nkind = \"set-up\"\nat = { heading = \"a\", line = 1, paragraph = 1, sentence = 1 "
           "}\nfingerprint = \"" +
           fingerprint + "\"\nparaphrase = \"Ours.\"\nsupports = [\"" + supports + "\"]\n";
}
std::string missing(const std::string& kind) {
    return "[[missing]]\nid = \"missing.begins\"\nkind = \"" + kind +
           "\"\ntitle = \"Who begins\"\nexplanation = \"Unsaid.\"\nevidence = \"none\"\nsuggestion = \"Say "
           "it.\"\nno_position = \"before the game\"\n";
}
std::string right(const std::string& check) {
    return "[[right]]\nid = \"right.far\"\nsays = \"It is far.\"\nchecks = [\"" + check + "\"]\n";
}
Files good() {
    const std::string clauses =
        std::regex_replace(kClauses, std::regex("\"The far row\nwins.\""), "\"The far row wins.\"");
    return {{"clauses.toml", clauses},
            {"readings.toml", reading("king.hits", "helps", kHelps + kNo)},
            {"ledger.toml", sentence("move.one")}};
}

std::string advice(const std::string& of, const std::string& rest) {
    return "[[advice]]\nof = \"" + of + "\"\n" + rest;
}
const std::string kFixed = "[[advice.wording]]\nsays = \"It helps.\"\nfixes = [\"king.hits=helps\"]\n";
// The generator in a folder of its own, which goes with it.
class Generator {
public:
    explicit Generator(const Files& files) : home_(std::filesystem::temp_directory_path() / name()) {
        std::filesystem::create_directories(home_ / "game/text");
        write(files);
    }
    Generator(const Generator&) = delete;
    Generator& operator=(const Generator&) = delete;
    ~Generator() { std::filesystem::remove_all(home_); }

    void write(const Files& files) const {
        for (const auto& [file, text] : files) std::ofstream(home_ / "game/text" / file) << text;
    }
    int run() {
        messages_.clear();
        const std::string command = "cd " + home_.string() + " && " + paths::text_program + " game game out 2>&1";
        FILE* out = popen(command.c_str(), "r");
        if (!out) return -1;
        for (int c = fgetc(out); c != EOF; c = fgetc(out)) messages_ += static_cast<char>(c);
        return WEXITSTATUS(pclose(out));
    }
    const std::string& messages() const { return messages_; }
    std::filesystem::path made(const std::string& file) const { return home_ / "out/game" / file; }
    std::string content(const std::string& file) const {
        std::ifstream in(made(file));
        return {std::istreambuf_iterator<char>(in), {}};
    }

private:
    static std::string name() {
        static int number = 0;
        return "nomos_text_" + std::to_string(getpid()) + "_" + std::to_string(++number);
    }
    std::filesystem::path home_;
    std::string messages_;
};
// What is said of the good text with one file in another form.
std::string said_of(const std::string& file, const std::string& text) {
    Files files = good();
    files[file] = text;
    Generator generator(files);
    EXPECT_EQ(generator.run(), 1) << file;
    EXPECT_FALSE(std::filesystem::exists(generator.made("text.hpp"))) << "nothing is made of a text with problems";
    return generator.messages();
}

// --- what is made ----------------------------------------------------------------------------------
TEST(TextGenerator, MakesNamesOfIdsAndTablesOfWords) {
    Generator generator(good());
    ASSERT_EQ(generator.run(), 0) << generator.messages();
    const std::string header = generator.content("text.hpp"), tables = generator.content("text.cpp");
    EXPECT_NE(header.find("enum class Clause {\n    move_one,\n    win_far_row,\n    count_\n};"), std::string::npos);
    EXPECT_NE(header.find("enum class KingHits { helps, no_help };"), std::string::npos) << header;
    EXPECT_NE(header.find("reading_of(KingHits) { return Reading::king_hits; }"), std::string::npos);
    EXPECT_NE(tables.find("static_cast<int>(KingHits::helps)"), std::string::npos) << "the default, by its name";
    EXPECT_NE(tables.find("{\"game.move.one\", \"One step.\""), std::string::npos) << tables;
    EXPECT_NE(tables.find("SentenceKind::setup"), std::string::npos);
    EXPECT_NE(tables.find("0x00000000000000ff"), std::string::npos);
}
TEST(TextGenerator, KeepsTheLineOfAnExample) {
    Files files = good();
    files["examples.toml"] =
        "[[example]]\nid = \"answer.a\"\nunder = [\"king.hits=helps\"]\nline = [\"m\", \"n\"]\nshows = \"a\"\n"
        "provenance = \"assumed\"\nposition = \"p\"\n";
    Generator generator(files);
    ASSERT_EQ(generator.run(), 0) << generator.messages();
    EXPECT_NE(generator.content("text.cpp").find("{\"m\", \"n\"}},"), std::string::npos);
}
TEST(TextGenerator, FoldsLinesOfAText) {
    Files files = good();
    files["clauses.toml"] = "[[clause]]\nid = \"move.one\"\nrule = \"\"\"\nOne step,\n  \"north\"\n\"\"\"\n";
    Generator generator(files);
    ASSERT_EQ(generator.run(), 0) << generator.messages();
    EXPECT_NE(generator.content("text.cpp").find("\"One step, \\\"north\\\"\""), std::string::npos);
}
// Enumerators and wordings are taken from one entry: when two change places, both do.
TEST(TextGenerator, KeepsAnOptionAndItsWordsTogetherInAnyOrder) {
    Files swapped = good();
    swapped["readings.toml"] = reading("king.hits", "helps", kNo + kHelps);
    Generator generator(swapped);
    ASSERT_EQ(generator.run(), 0) << generator.messages();
    EXPECT_NE(generator.content("text.hpp").find("enum class KingHits { no_help, helps };"), std::string::npos);
    const std::string tables = generator.content("text.cpp");
    const auto no = tables.find("{\"no-help\", \"It does not.\""), helps = tables.find("{\"helps\", \"It does.\"");
    ASSERT_NE(helps, std::string::npos);
    EXPECT_LT(no, helps);
    EXPECT_NE(tables.find("static_cast<int>(KingHits::helps)"), std::string::npos) << "the default is still the same";
}
TEST(TextGenerator, LeavesTheHeaderAloneWhenOnlyWordsChange) {
    Generator generator(good());
    ASSERT_EQ(generator.run(), 0);
    const auto long_ago = std::filesystem::file_time_type::clock::now() - std::chrono::hours(1);
    for (const char* file : {"text.hpp", "text.cpp"}) std::filesystem::last_write_time(generator.made(file), long_ago);
    generator.write({{"ledger.toml", std::regex_replace(sentence("move.one"), std::regex("Ours"), "Better")}});
    ASSERT_EQ(generator.run(), 0);
    EXPECT_EQ(std::filesystem::last_write_time(generator.made("text.hpp")), long_ago);
    EXPECT_NE(std::filesystem::last_write_time(generator.made("text.cpp")), long_ago);
    EXPECT_NE(generator.content("text.cpp").find("Better"), std::string::npos);
}
TEST(TextGenerator, TakesWhatIsSaidOfGroundsConditionsAndSources) {
    Files files = good();
    files["clauses.toml"] += "grounding = \"follows\"\nby = \"both\"\nfrom = [\"move.one\"]\n";
    files["readings.toml"] += reading("end.when", "at-once",
                                      "exists_only_when = [\"king.hits=helps\"]\n" + kOption +
                                          "at-once\"\nsays = \"a\"\nrests_on = \"b\"\nruled_out_by = \"the aim\"\n" +
                                          kOption + "later\"\nsays = \"a\"\nrests_on = \"b\"\n");
    Generator generator(files);
    ASSERT_EQ(generator.run(), 0) << generator.messages();
    const std::string tables = generator.content("text.cpp");
    EXPECT_NE(tables.find("Grounding::follows, \"both\", {\"game.move.one\"}"), std::string::npos) << tables;
    EXPECT_NE(tables.find("{{static_cast<int>(Reading::king_hits), static_cast<int>(KingHits::helps)}}"),
              std::string::npos);
    EXPECT_NE(tables.find("\"the aim\""), std::string::npos);
}
TEST(TextGenerator, TakesWhatWeSupplyAndWhatIsNeededToPlay) {
    Files files = good();
    files["clauses.toml"] += kSupplied + kAdds + "told = [\"king.hits\"]\n";
    files["readings.toml"] =
        std::regex_replace(files["readings.toml"], std::regex("\ndefault = "), "\nsettles = \"no-help\"\ndefault = ");
    files["missing.toml"] = missing("gap") + "needed_to_play = \"set-up\"\nsure = \"likely\"\nsource = \"his page\"\n";
    Generator generator(files);
    ASSERT_EQ(generator.run(), 0) << generator.messages();
    const std::string tables = generator.content("text.cpp");
    EXPECT_NE(tables.find("Grounding::supplied, \"silent\", {}, \"Ours.\", {\"game.king.hits\"}, \"\""),
              std::string::npos)
        << tables;
    EXPECT_NE(tables.find("Needed::set_up, Provenance::likely}"), std::string::npos);
    EXPECT_NE(tables.find("static_cast<int>(KingHits::no_help), false, {}}"), std::string::npos);
    EXPECT_NE(said_of("missing.toml", missing("gap") + "sure = \"likely\"\n").find("names no source"),
              std::string::npos);
    EXPECT_NE(said_of("missing.toml", missing("gap") + "needed_to_play = \"dice\"\n").find("needed_to_play"),
              std::string::npos);
}
TEST(TextGenerator, TakesWhatIsRightAndWhyAGapHasNoPosition) {
    Files files = good();
    files["missing.toml"] = missing("gap");
    files["right.toml"] = right("claim.far");
    files["ledger.toml"] = sentence("right.far");
    Generator generator(files);
    ASSERT_EQ(generator.run(), 0) << generator.messages();
    const std::string tables = generator.content("text.cpp");
    EXPECT_NE(tables.find("{\"game.right.far\", \"It is far.\", {\"game.claim.far\"}}"), std::string::npos) << tables;
    EXPECT_NE(tables.find("\"before the game\", Needed::nothing"), std::string::npos) << tables;
}
TEST(TextGenerator, TakesAdviceAsAChange) {
    Files files = good();
    files["missing.toml"] = missing("gap");
    files["advice.toml"] = advice("king.hits", kFixed + "drops = [1]\nnote = \"Move the rest.\"\n") +
                           advice("missing.begins", "not_tried = \"It has no words.\"\n");
    Generator generator(files);
    ASSERT_EQ(generator.run(), 0) << generator.messages();
    const std::string tables = generator.content("text.cpp");
    EXPECT_NE(tables.find("{\"game.king.hits\", {{\"It helps.\", {{static_cast<int>(Reading::king_hits), "
                          "static_cast<int>(KingHits::helps)}}, {}, {1}, \"Move the rest.\"}}, \"\"}"),
              std::string::npos)
        << tables;
    EXPECT_NE(tables.find("{\"game.missing.begins\", {}, \"It has no words.\"}"), std::string::npos) << tables;
    EXPECT_EQ(generator.content("text.hpp").find("advice"), std::string::npos) << "who includes it is not built again";
}

// --- what is wrong, and where ------------------------------------------------------------------------
TEST(TextGenerator, TellsAMisspeltIdWithItsPlaceAndTheNearest) {
    EXPECT_EQ(said_of("ledger.toml", sentence("move.won")),
              "game/text/ledger.toml:7:13: unknown id \"move.won\"\n  hint: did you mean move.one?\n");
    EXPECT_EQ(said_of("readings.toml",
                      std::regex_replace(good()["readings.toml"], std::regex("\\[\"move.one"), "[\"move.uno")),
              "game/text/readings.toml:8:12: unknown clause \"move.uno\"\n  hint: did you mean move.one?\n");
}
TEST(TextGenerator, LeavesIdsOfChecksToTheChecks) {
    Files files = good();
    files["ledger.toml"] = sentence("claim.nobody-wins");
    EXPECT_EQ(Generator(files).run(), 0);
}
TEST(TextGenerator, TellsADefaultThatIsNoOption) {
    const std::string other =
        reading("end.when", "helps",
                kOption + "a\"\nsays = \"a\"\nrests_on = \"b\"\n" + kOption + "b\"\nsays = \"a\"\nrests_on = \"b\"\n");
    EXPECT_EQ(said_of("readings.toml", reading("king.hits", "help", kHelps + kNo)),
              "game/text/readings.toml:5:11: unknown option of king.hits \"help\"\n  hint: did you mean helps?\n");
    EXPECT_NE(said_of("readings.toml", good()["readings.toml"] + other)
                  .find(": helps is an option of king.hits, not of end.when\n  hint: the options of end.when are a, b"),
              std::string::npos);
}
TEST(TextGenerator, TellsWhatIsThereTwice) {
    EXPECT_EQ(said_of("clauses.toml", good()["clauses.toml"] + "[[clause]]\nid = \"move-one\"\nrule = \"a\"\n"),
              "game/text/clauses.toml:9:6: move-one is there twice\n"
              "  hint: the other is in game/text/clauses.toml:2:6\n");
    EXPECT_NE(said_of("readings.toml", reading("king.hits", "helps", kHelps + kHelps)).find("helps is there twice"),
              std::string::npos);
}
TEST(TextGenerator, TellsTooManyOptionsAndTooFew) {
    std::string many;
    for (const char* id : {"a", "b", "c", "d", "e"})
        many += kOption + std::string(id) + "\"\nsays = \"a\"\nrests_on = \"b\"\n";
    EXPECT_NE(
        said_of("readings.toml", reading("king.hits", "a", many)).find(":26:6: king.hits has more than 4 options"),
        std::string::npos);
    EXPECT_NE(said_of("readings.toml", reading("king.hits", "helps", kHelps)).find("has fewer than two options"),
              std::string::npos);
}
TEST(TextGenerator, TellsKeysThatAreUnknownOrMissing) {
    const std::string said = said_of("clauses.toml", "[[clause]]\nid = \"move.one\"\nrul = \"One step.\"\n");
    EXPECT_NE(said.find("clauses.toml:1:1: the key rule is missing"), std::string::npos) << said;
    EXPECT_NE(said.find("clauses.toml:3:1: unknown key \"rul\"\n  hint: did you mean rule?"), std::string::npos)
        << said;
}
TEST(TextGenerator, TellsAFingerprintThatIsNone) {
    for (const char* bad : {"ff", "00000000000000FF", "0x000000000000ff", "00000000000000fg"})
        EXPECT_NE(said_of("ledger.toml", sentence("move.one", bad)).find("ledger.toml:5:15: this is no fingerprint: "),
                  std::string::npos)
            << bad;
}
// --- short forms -----------------------------------------------------------------------------------
std::string short_sentence(const std::string& at) {
    return "[[sentence]]\nkind = \"rule\"\nat = \"" + at + "\"\nparaphrase = \"Ours.\"\nsupports = [\"move.one\"]\n";
}
TEST(TextGenerator, TakesAPlaceInALineAndNumbersByOrder) {
    Files files = good();
    files["ledger.toml"] = short_sentence("part 1: line 3, paragraph 2, sentence 1 = 00000000000000ff") +
                           short_sentence("a: b: line 4, paragraph 3, sentence 2 = 00000000000000fe");
    Generator generator(files);
    ASSERT_EQ(generator.run(), 0) << generator.messages();
    for (const char* row : {"{1, SentenceKind::rule, SentenceForm::sentence, {\"part 1\", 3, 2, 1}, 0x00000000000000ff",
                            "{2, SentenceKind::rule, SentenceForm::sentence, {\"a: b\", 4, 3, 2}, 0x00000000000000fe"})
        EXPECT_NE(generator.content("text.cpp").find(row), std::string::npos) << row;
}
TEST(TextGenerator, TellsAPlaceThatIsNone) {
    for (const char* bad :
         {"line 3, paragraph 2, sentence 1 = 00000000000000ff", "a: line 0, paragraph 2, sentence 1 = 00000000000000ff",
          "a: line 3, paragraph 2, sentence 1", "a: line 3, paragraph 2, sentence 1 = 00FF"})
        EXPECT_NE(said_of("ledger.toml", short_sentence(bad)).find("ledger.toml:3:6: this is no place of a sentence: "),
                  std::string::npos)
            << bad;
}
// Clauses of which nothing is said but their rule, in the order in which they are written, before all others.
TEST(TextGenerator, TakesClausesInALineEach) {
    Files files = good();
    files["clauses.toml"] =
        "[clauses]\n\"win.far-row\" = \"The far row wins.\"\n\"move.one\" = \"One step.\"\n\n"
        "[[clause]]\nid = \"end.late\"\nrule = \"It ends.\"\n";
    Generator generator(files);
    ASSERT_EQ(generator.run(), 0) << generator.messages();
    const std::string names = "enum class Clause {\n    win_far_row,\n    move_one,\n    end_late,\n    count_\n};";
    EXPECT_NE(generator.content("text.hpp").find(names), std::string::npos) << generator.content("text.hpp");
    EXPECT_NE(said_of("clauses.toml", "[clauses]\nmove.one = \"One step.\"\n").find("move is not a text"),
              std::string::npos);
}

TEST(TextGenerator, TellsNamesThatCannotBe) {
    for (const auto& [id, problem] : Files{{"game.move.one", "the prefix game. is left out here"},
                                           {"Move.one", "this is no id"},
                                           {"move one", "this is no id"},
                                           {"move.", "this is no id"},
                                           {"union", "is a word of C++"}})
        EXPECT_NE(said_of("clauses.toml", "[[clause]]\nid = \"" + id + "\"\nrule = \"a\"\n").find(problem),
                  std::string::npos)
            << id;
}
TEST(TextGenerator, TellsWordsOfAListThatHaveOtherNames) {
    const std::string ledger = std::regex_replace(sentence("move.one"), std::regex("set-up"), "setup");
    EXPECT_EQ(said_of("ledger.toml", ledger),
              "game/text/ledger.toml:3:8: unknown kind \"setup\"\n  hint: did you mean set-up?\n");
}
TEST(TextGenerator, TellsAFileThatNobodyReadsAndOneThatIsNoToml) {
    EXPECT_NE(said_of("exmaples.toml", "").find("unknown file \"exmaples.toml\"\n  hint: did you mean examples.toml?"),
              std::string::npos);
    EXPECT_NE(said_of("clauses.toml", "[[clause\n").find("clauses.toml:1:"), std::string::npos);
    EXPECT_NE(said_of("clauses.toml", kClauses).find("clauses.toml:7:"), std::string::npos) << "a text over two lines";
}
TEST(TextGenerator, TakesWhatSpeaksAgainstAnAnswerAndThatSentencesDisagree) {
    const std::string against = "spoken_against_by = \"the caption\"\n";
    Files files = good();
    files["readings.toml"] = reading("king.hits", "helps", "contradiction = true\n" + kHelps + kNo + against);
    Generator generator(files);
    ASSERT_EQ(generator.run(), 0) << generator.messages();
    EXPECT_NE(generator.content("text.cpp").find("\"\", \"the caption\"}"), std::string::npos);
    EXPECT_NE(generator.content("text.cpp").find(", -1, true, {}"), std::string::npos);
    EXPECT_NE(said_of("readings.toml",
                      reading("king.hits", "helps", kHelps + kNo + against + "ruled_out_by = \"the record\"\n"))
                  .find("is ruled out and spoken against"),
              std::string::npos);
}
TEST(TextGenerator, TakesTheSentencesThatAQuestionTurnsOn) {
    Files files = good();
    files["readings.toml"] = reading("king.hits", "helps", "turns_on = [1]\n" + kHelps + kNo);
    files["ledger.toml"] = sentence("king.hits");
    Generator generator(files);
    ASSERT_EQ(generator.run(), 0) << generator.messages();
    EXPECT_NE(generator.content("text.cpp").find(", -1, false, {1}"), std::string::npos);
    for (const auto& [number, problem] :
         Files{{"1", "sentence 1 does not list king.hits"}, {"2", "turns on sentence 2, which is not there"}})
        EXPECT_NE(
            said_of("readings.toml", reading("king.hits", "helps", "turns_on = [" + number + "]\n" + kHelps + kNo))
                .find(problem),
            std::string::npos)
            << number;
}
TEST(TextGenerator, TellsConditionsAndGroundsThatDoNotFit) {
    const std::string options = kHelps + kNo;
    for (const auto& [condition, problem] : Files{{"king.hits=helps", "king.hits cannot hang on itself"},
                                                  {"king.hit=helps", "unknown reading"},
                                                  {"helps", "this is no condition"}})
        EXPECT_NE(said_of("readings.toml",
                          reading("king.hits", "helps", "exists_only_when = [\"" + condition + "\"]\n" + options))
                      .find(problem),
                  std::string::npos)
            << condition;
    const std::string example = "shows = \"a\"\nprovenance = \"assumed\"\nposition = \"p\"\n";
    for (const auto& [entry, problem] : Files{
             {"id = \"answer.a\"\nunder = [\"king.hit=helps\"]\n", "unknown reading"},
             {"id = \"answer.a\"\nunder = [\"helps\"]\n", "this is no condition"},
             {"id = \"example.a\"\nunder = [\"king.hits=helps\"]\n", "does not begin with answer."},
             {"id = \"answer.a\"\n", "does not begin with example."},
             {"id = \"example.a\"\nturn = \"t\"\n", "is of the text and has a turn"},
             {"id = \"example.a\"\nsettled = [\"pairs=yes\"]\n", "a turn, a line or something settled"},
             {"id = \"example.a\"\nline = [\"m\"]\n", "is of the text and has a turn, a line"},
             {"id = \"answer.a\"\nunder = [\"king.hits=helps\"]\nmove = \"m\"\nturn = \"t\"\n",
              "has a move and a turn"},
             {"id = \"answer.a\"\nunder = [\"king.hits=helps\"]\nmove = \"m\"\nline = [\"m\"]\n",
              "examples.toml:5:9: answer.a has a line and a move or turn beside it"},
             {"id = \"answer.a\"\nunder = [\"king.hits=helps\"]\nturn = \"t\"\nline = [\"m\"]\n",
              "has a line and a move or turn beside it"},
             {"id = \"answer.a\"\nunder = [\"king.hits=helps\"]\nline = [\"m\",\n\"\"]\n",
              "examples.toml:5:1: a move of answer.a is empty"},
             {"id = \"answer.a\"\nunder = [\"king.hits=helps\"]\nline = [\"m\"]\nlegal = false\noutcome = \"drawn\"\n",
              "says what comes after a line whose last move is not allowed"},
             {"id = \"answer.a\"\nunder = [\"king.hits=helps\"]\nline = \"m\"\n", "line is not a list"},
             {"id = \"answer.a\"\nunder = [\"king.hits=helps\"]\nsettled = [\"yes\"]\n", "nothing is settled by"}})
        EXPECT_NE(said_of("examples.toml", "[[example]]\n" + entry + example).find(problem), std::string::npos)
            << entry;
    for (const auto& [ground, problem] :
         Files{{"grounding = \"follows\"\nby = \"a\"\n", "it is not said from what"},
               {"grounding = \"stated\"\n", "without a reason"},
               {"grounding = \"states\"\nby = \"a\"\n", "did you mean stated"},
               {"from = [\"move.one\"]\n", "does not follow"},
               {kSupplied + "untold = \"d\"\n", "it is not said what we add"},
               {kSupplied + kAdds, "either something asks about it or nobody would"},
               {kSupplied + kAdds + "told = [\"king.hit\"]\n", "did you mean king.hits"},
               {kSupplied + "adds = \"game.move.one\"\nuntold = \"d\"\n", "has an id among words"},
               {"grounding = \"stated\"\nby = \"a\"\n" + kAdds, "that we add nothing"}})
        EXPECT_NE(said_of("clauses.toml", good()["clauses.toml"] + ground).find(problem), std::string::npos) << ground;
}
TEST(TextGenerator, TellsRightEntriesWithoutACheckAndPositionsNobodyAsksFor) {
    EXPECT_EQ(said_of("right.toml", right("move.one")),
              "game/text/right.toml:4:11: move.one is no id of a check\n"
              "  hint: it begins with claim, law, bound or the like\n");
    EXPECT_NE(said_of("right.toml", "[[right]]\nid = \"right.far\"\nsays = \"It is far.\"\n").find("rests on no check"),
              std::string::npos);
    EXPECT_NE(said_of("missing.toml", missing("vague claim")).find("missing.begins is no gap"), std::string::npos);
}
TEST(TextGenerator, TellsAdviceThatCannotBeTried) {
    const std::string wording = "[[advice.wording]]\nsays = \"So.\"\n";
    for (const auto& [text, problem] : std::vector<std::pair<std::string, std::string>>{
             {advice("king.hit", kFixed), "did you mean king.hits"},
             {advice("king.hits", ""), "is either tried or it is said why not"},
             {advice("king.hits", "not_tried = \"why\"\n" + kFixed), "is either tried or it is said why not"},
             {advice("king.hits", wording), "a wording on king.hits changes nothing"},
             {advice("king.hits", wording + "drops = [1]\n"), "leaves all its answers open"},
             {advice("king.hits", wording + "fixes = [\"king.hits=help\"]\n"), "did you mean helps"},
             {advice("king.hits", kFixed + "adds = [\"move.one\"]\n"), "move.one is not a clause of ours alone"},
             {advice("king.hits", kFixed + "drops = [2]\n"), "there is no sentence 2"},
             {advice("king.hits", kFixed) + advice("king.hits", kFixed), "king.hits is there twice"}}) {
        const std::string said = said_of("advice.toml", text);
        EXPECT_NE(said.find(problem), std::string::npos) << said;
    }
    Files files = good();
    files["missing.toml"] = missing("gap"), files["advice.toml"] = advice("king.hits", kFixed);
    Generator generator(files);
    EXPECT_EQ(generator.run(), 1);
    EXPECT_NE(generator.messages().find("there is no advice on missing.begins"), std::string::npos);
}
// Whoever has three things wrong reads all three at once.
TEST(TextGenerator, TellsAllProblemsOfAFile) {
    const std::string said =
        said_of("clauses.toml", "[[clause]]\nid = \"a\"\n[[clause]]\nid = 3\nrule = \"b\"\nx = 1\n");
    EXPECT_NE(said.find("the key rule is missing"), std::string::npos) << said;
    EXPECT_NE(said.find("clauses.toml:4:6: id is not a text"), std::string::npos) << said;
    EXPECT_NE(said.find("clauses.toml:6:1: unknown key \"x\""), std::string::npos) << said;
}

}  // namespace
}  // namespace nomos
