// nomos ask and nomos answers: a letter goes out, is ticked, comes back, and the readings that it settles are played
// with.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "model/core/registry.hpp"
#include "tests/cli/program.hpp"

namespace nomos::cli_test {
namespace {

using testing::HasSubstr;

class Answers : public Program {
protected:
    static constexpr const char* kFew = "3000";

    std::string letter() const { return run({"ask", "nefatavl", "--samples", kFew, "--markdown"}).out; }
    // The number of the question about a reading, as the program prints it.
    std::string number_of(const std::string& reading) const {
        const auto document = nlohmann::json::parse(run({"ask", "nefatavl", "--samples", kFew, "--json"}).out);
        int number = 1;
        for (const auto& question : document["questions"]) {
            if (question["about"] == nlohmann::json::array({reading})) return std::to_string(number);
            ++number;
        }
        return "";
    }
    static std::string ticked(std::string letter, const std::string& number, const std::string& answer) {
        const std::size_t heading = letter.find("\n## " + number + ". ");
        const std::size_t box = letter.find("- [ ] " + answer + ")", heading);
        return box == std::string::npos ? letter : letter.replace(box, 5, "- [x]");
    }
    void refused(const std::vector<std::string>& arguments, const std::string& what) const {
        const Ran r = run(arguments);
        EXPECT_EQ(r.code, 2) << what;
        EXPECT_EQ(r.out, "") << what;
        EXPECT_THAT(r.err, HasSubstr(what));
        EXPECT_THAT(r.err, HasSubstr("nomos: "));
    }
};

TEST_F(Answers, AsksOfEveryReadingByItself) {
    const auto r = run({"ask", "nefatavl", "--samples", kFew, "--json", "--out", "page.html"});
    EXPECT_EQ(r.code, 0);
    const auto document = nlohmann::json::parse(r.out);
    std::set<std::string> asked;
    for (const auto& question : document["questions"]) {
        ASSERT_EQ(question["about"].size(), 1U) << question["position"];
        asked.insert(question["about"][0].get<std::string>());
    }
    std::set<std::string> open;
    for (const auto& reading : find_ruleset("nefatavl").info().readings) open.emplace(reading.id);
    EXPECT_EQ(asked, open);
    EXPECT_EQ(r.out, run({"ask", "nefatavl", "--samples", kFew, "--json"}).out);
    const std::string page = read_file(work() / "page.html");
    EXPECT_THAT(page, HasSubstr("Questions about the rules of Nefatavl"));
    EXPECT_THAT(page, HasSubstr("<svg"));
    refused({"ask", "nefatavl", "--out", "no/such/folder/page.html"}, "no/such/folder");
    refused({"ask", "nemo"}, "nemo");
}
TEST_F(Answers, ComeBackAsReadings) {
    const std::string number = number_of("nefatavl.king.brown-square");
    ASSERT_NE(number, "");
    file("a.md", ticked(letter(), number, "a")), file("b.md", ticked(letter(), number, "b"));
    std::set<std::string> decided;
    for (const std::string name : {"a.md", "b.md"}) {
        const auto r = run({"answers", "nefatavl", name, "--json", "--out", name + ".txt"});
        EXPECT_EQ(r.code, 0) << r.err;
        const auto document = nlohmann::json::parse(r.out);
        EXPECT_EQ(document["answered"], 1);
        EXPECT_EQ(document["readings"][0]["state"], "decided");
        decided.insert(document["readings"][0]["left"][0].get<std::string>());
        const auto shown = run({"show", "nefatavl", "--readings", name + ".txt"});
        EXPECT_EQ(shown.code, 0) << shown.err;
    }
    EXPECT_EQ(decided, (std::set<std::string>{"helps", "no"}));
    const auto told = run({"answers", "nefatavl", "a.md"});
    EXPECT_THAT(told.out, testing::ContainsRegex("1 of [0-9]+ questions answered"));
    EXPECT_THAT(told.out, HasSubstr("(by " + number + "a)"));
    EXPECT_THAT(told.out, HasSubstr("Still open:"));
    EXPECT_THAT(told.out, HasSubstr("to settle it: question"));
}
TEST_F(Answers, OfReadingsFilesArePlayedWith) {
    const std::string corner = "11/11/11/11/11/11/11/11/11/11/1t7K1 w";
    file("no.txt", "# by hand\nking.brown-square=no  # the author says\n");
    file("game", "position: " + corner + "\nb1-i1\n");
    EXPECT_THAT(run({"replay", "nefatavl", "game"}).out, HasSubstr("attackers win"));
    EXPECT_THAT(run({"replay", "nefatavl", "game", "--readings", "no.txt"}).out,
                testing::Not(HasSubstr("attackers win")));
    EXPECT_THAT(run({"replay", "nefatavl", "game", "--readings", "no.txt", "--reading", "king.brown-square=helps"}).out,
                HasSubstr("attackers win"))
        << "what is said on the command line wins";
    file("bad.txt", "king.brown-square=no\nking.hit=hits\n");
    refused({"show", "nefatavl", "--readings", "bad.txt"}, "bad.txt:2: ");
    refused({"show", "nefatavl", "--readings", "nowhere.txt"}, "nowhere.txt");
}
TEST_F(Answers, ThatAreJunkAreRefused) {
    refused({"answers", "nefatavl", "nowhere.toml"}, "nowhere.toml");
    file("junk", std::string(10'000'000, '='));
    refused({"answers", "nefatavl", "junk"}, "junk:1:");
    file("letter.md", letter());
    refused({"answers", "nika", "letter.md"}, "not about nika");
    refused({"answers", "nemo", "letter.md"}, "nemo");
    refused({"answers", "nefatavl", "letter.md", "--out", "no/such/folder/r.txt"}, "no/such/folder");
}

// --- one position --------------------------------------------------------------------------------
TEST_F(Answers, CompareTellsWhatMattersInOnePosition) {
    const std::string corner = "11/11/11/11/11/11/11/11/11/11/1t7K1 w";
    const auto all = run({"compare", "nefatavl", "--position", corner});
    EXPECT_EQ(all.code, 0) << all.err;
    EXPECT_THAT(all.out, HasSubstr("nefatavl.king.brown-square=no: parts on 1 move, as b1-i1"));
    EXPECT_EQ(all.out.find("king.hits"), std::string::npos) << "no defender's move is at stake";
    const std::vector<std::string> two{
        "compare",    "nefatavl", "--reading", "king.brown-square=helps", "--with", "king.brown-square=no",
        "--position", corner};
    const auto one = run(two);
    EXPECT_THAT(one.out, HasSubstr("  b1-i1   A: attackers win   B: allowed\n"));
    EXPECT_LE(std::count(one.out.begin(), one.out.end(), '\n'), 11 + 4 + 12) << "board, and a dozen lines";
    auto as_json = two;
    as_json.push_back("--json");
    const auto document = nlohmann::json::parse(run(as_json).out);
    ASSERT_EQ(document["parting"].size(), 1U);
    EXPECT_EQ(document["parting"][0]["first"]["outcome"], "attackers win");
    EXPECT_EQ(document["parting"][0]["second"]["outcome"], "in play");
    refused({"compare", "nefatavl", "--position", "9 w"}, "row");
    refused({"compare", "nefatavl", "--position", corner, "--with", "king.hits=hits"}, "go together");
    refused({"compare", "nefatavl"}, "two options");
}

}  // namespace
}  // namespace nomos::cli_test
