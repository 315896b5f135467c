// nomos verify: whatever a report prints is played again, and what does not come to what is said of it is named.
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace nomos::cli_test {
namespace {

using Json = nlohmann::json;

class Verify : public Program {
protected:
    Json json(std::vector<std::string> arguments) {
        arguments.emplace_back("--json");
        return Json::parse(run(arguments).out);
    }
    // A report of one finding: a line of two plies, and the position that it leads to.
    std::string report(const std::string& position,
                       const std::string& summary = R"({"holds":1,"violated":0,"unknown":0})") {
        file("findings.json",
             R"({"schema":1,"findings":[{"id":"nefatavl.x","ruleset":"nefatavl","readings":[],"sides":[],
            "settled":[],"line":["d1-d3","d6-d4"],"line_readings":[],
            "witness":{"position":")" +
                 position + R"(","moves":["d3-d2"],"readings":[],"settled":[],"steps":false}}]})");
        file("results.json", R"({"schema":1,"checks":[{"verdict":"holds"}],"summary":)" + summary + "}");
        return ".";
    }
    std::string after_two_plies() {
        return json({"replay", "nefatavl", file("game.txt", "d1-d3\nd6-d4\n")})["position"];
    }
};

TEST_F(Verify, PlaysWhatIsPrinted) {
    const Ran right = run({"verify", report(after_two_plies())});
    EXPECT_EQ(right.code, 0) << right.out;
    EXPECT_EQ(right.out, "1 line, 1 position, 0 options and 0 questions played again: all come to what is said\n");
    EXPECT_EQ(json({"verify", "."})["lines"], 1);
}

TEST_F(Verify, NamesWhatIsNotSo) {
    const std::string start = json({"show", "nefatavl"})["position"];
    const Ran wrong = run({"verify", report(start)});
    EXPECT_EQ(wrong.code, 1);
    EXPECT_NE(wrong.out.find("! nefatavl.x: d3-d2 is not allowed in " + start), std::string::npos) << wrong.out;
    EXPECT_NE(wrong.out.find("! nefatavl.x: the line leads elsewhere"), std::string::npos) << wrong.out;
    const Ran sums = run({"verify", report(after_two_plies(), R"({"holds":2,"violated":0,"unknown":0})")});
    EXPECT_EQ(sums.code, 1);
    EXPECT_NE(sums.out.find("! results.json: says 2 holds, and lists 1"), std::string::npos) << sums.out;
}

TEST_F(Verify, RefusesWhatIsNoReport) {
    refused({"verify", "nowhere"}, {"nowhere/findings.json", "No such file"});
    file("findings.json", "{\"findings\": [");
    refused({"verify", "."}, {"findings.json:1:15", "no JSON from here on"});
    file("findings.json", "[]");
    refused({"verify", "."}, {"findings.json", "has no findings"});
}

}  // namespace
}  // namespace nomos::cli_test
