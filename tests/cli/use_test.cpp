// Bad use and bad input: exit 2, one clear message, a way out.
#include "tests/cli/program.hpp"

namespace nomos::cli_test {
namespace {

TEST_F(Program, OffersTheNearestName) {
    refused({"shwo"}, {"unknown verb \"shwo\"", "did you mean show?"});
    refused({"show", "nefatavvl"}, {"unknown ruleset \"nefatavvl\"", "did you mean nefatavl?"});
    refused({"show", "nefatavl", "--reading", "king.hit=hits"}, {"unknown reading", "nefatavl.king.hits"});
    refused({"show", "nefatavl", "--reading", "king.hits=hit"},
            {"unknown option of nefatavl.king.hits", "did you mean hits?"});
    refused({"show", "nefatavl", "--reading", "king.hits"}, {"KEY=VALUE"});
}

TEST_F(Program, PointsToTheVerbsHelp) {
    refused({}, {"nomos --help"});
    refused({"--nonsense"}, {"nomos --help"});
    refused({"perft", "nefatavl"}, {"DEPTH is required", "nomos perft --help"});
    refused({"perft", "nefatavl", "-3"}, {"nomos perft --help"});
    refused({"perft", "nefatavl", "two"}, {"two", "nomos perft --help"});
    refused({"list", "--jobs", "0"}, {"--jobs", "nomos list --help"});
    refused({"check", "--rlimit", "-1"}, {"--rlimit", "nomos check --help"});
    refused({"report"}, {"--out is required", "nomos report --help"});
}

TEST_F(Program, RefusesOptionsThatCannotStandTogether) {
    const std::string same = "king.hits=hits";
    refused({"compare", "nefatavl", "--reading", same, "--with", same}, {"same option"});
    refused({"compare", "nefatavl", "--reading", same, "--with", "king.brown-square=no"}, {"different readings"});
    refused({"show", "nefatavl", "--board", file("x.board", "name = x\n")},
            {"takes no board file", "leave out --board"});
    refused({"check", "--only", "no-such-check"}, {"no check's id contains \"no-such-check\"", "nomos list"});
}

TEST_F(Program, RefusesMalformedPositions) {
    refused({"show", "nefatavl", "11/11 w"}, {"1:6", "rows are missing"});
    refused({"show", "nefatavl", "11/11/11/11/11/4K1K4/11/11/11/11/11 w"}, {"king"});
    refused({"show", "nika", "rubbish"}, {"hint:"});
    refused({"perft", "nefatavl", "1", "--position", "\x01\x02\xff"}, {"byte 0x01"});
    refused({"show", "nefatavl", std::string(100'000, 't')}, {"hint:"});
}

TEST_F(Program, RefusesFilesThatCannotBeRead) {
    refused({"replay", "nefatavl", "missing.txt"}, {"missing.txt", "No such file"});
    refused({"replay", "nefatavl", "."}, {"it is a folder"});
    refused({"ledger", "nefatavl", "--sources", "nowhere"}, {"nowhere/nefatavl.txt", "No such file"});
    refused({"check", "--baseline", "missing.toml"}, {"missing.toml"});
    refused({"replay", "nefatavl", file("binary", std::string("d1-d3\nab\0c", 10))},
            {"binary:2: this is not a text file"});
    refused({"replay", "nefatavl", file("junk", std::string(10'000'000, 'x'))}, {"junk:1:1"});
    refused({"replay", "nefatavl", file("huge", std::string(17'000'000, '\n'))}, {"larger than 16 MB"});
    refused({"replay", "nefatavl", "-"}, {"standard input:1", "this is not a text file"}, "\x01");
    refused({"show", "nika", "--board", file("b.board", "name = x\nareas:\n??\n")}, {"b.board:"});
}

TEST_F(Program, RefusesFilesThatCannotBeWritten) {
    file("taken", "a file");
    refused({"report", "nefatavl", "--out", "taken"}, {"taken"});
    refused({"check", "nefatavl", "--only", "ledger", "--out", "taken/below"}, {"taken"});
    refused({"show", "nefatavl", "--svg", "nowhere/board.svg"}, {"board.svg", "No such file"});
    EXPECT_EQ(names_in(work()), std::vector<std::string>{"taken"});
    EXPECT_EQ(read_file(work() / "taken"), "a file");
}

// Both are made from the same descriptions as --help.
TEST_F(Program, CompletionAndManualKnowEveryVerb) {
    const Ran help = run({"--help"}), completion = run({"completion", "bash"}), manual = run({"man"});
    EXPECT_EQ(completion.code, 0) << completion.err;
    EXPECT_EQ(manual.code, 0) << manual.err;
    for (const std::string verb : {"check", "accept", "explore", "conform", "man"}) {
        EXPECT_NE(completion.out.find("        " + verb + ") options=\"--help"), std::string::npos) << verb;
        EXPECT_NE(manual.out.find("\n.SS " + verb + "\n"), std::string::npos) << verb;
    }
    EXPECT_NE(completion.out.find("--source-root"), std::string::npos);
    EXPECT_NE(manual.out.find("\\-\\-reason"), std::string::npos) << manual.out;
    EXPECT_NE(manual.out.find("\\-\\-load"), std::string::npos) << manual.out;
    refused({"completion", "csh"}, {"bash", "fish", "zsh"});
}

// What each shell is given it reads, where that shell is installed; --load and its file stand before the verb.
TEST_F(Program, CompletionIsReadByEachShell) {
    for (const std::string shell : {"bash", "fish", "zsh"}) {
        const Ran completion = run({"completion", shell});
        EXPECT_EQ(completion.code, 0) << completion.err;
        for (const std::string word : {"explore", "load", "source-root", "nefatavl nerva"})
            EXPECT_NE(completion.out.find(word), std::string::npos) << shell << ": " << word;
        file("completion", completion.out);
        if (std::system(("command -v " + shell + " >/dev/null").c_str()) != 0) continue;
        EXPECT_EQ(std::system((shell + " -n " + (work() / "completion").string()).c_str()), 0) << shell;
    }
    const std::string asks =
        "source completion; COMP_WORDS=(nomos --load a.so check --rl); COMP_CWORD=4; _nomos; [ \"${COMPREPLY[*]}\" = "
        "--rlimit ]";
    file("completion", run({"completion", "bash"}).out);
    EXPECT_EQ(std::system(("cd '" + work().string() + "' && bash -c '" + asks + "'").c_str()), 0);
}

TEST_F(Program, RefusesWhatBringsNoRuleset) {
    file("junk.so", "junk");
    refused({"--load", "nowhere.so", "list"}, {"--load nowhere.so", "no such file", "nomos_add_ruleset"});
    refused({"--load=junk.so", "list"}, {"junk.so", "cannot be loaded", "nomos_add_ruleset"});
    refused({"--load"}, {"--load"});
    refused({"list", "--load", "junk.so"}, {"--load"});
}

TEST_F(Program, HelpAndVersionAreGood) {
    const Ran version = run({"--version"});
    EXPECT_EQ(version.code, 0);
    for (const std::string line : {"nomos ", "\nZ3 ", "\ntext nefatavl "})
        EXPECT_NE(version.out.find(line), std::string::npos) << line << " in " << version.out;
    const Ran help = run({"--help"});
    EXPECT_EQ(help.code, 0);
    for (const std::string verb : {"list", "check", "report", "ledger", "compare", "show", "perft", "replay"}) {
        EXPECT_NE(help.out.find("  " + verb + " "), std::string::npos) << verb;
        const Ran own = run({verb, "--help"});
        EXPECT_EQ(own.code, 0);
        EXPECT_NE(own.out.find("nomos " + verb), std::string::npos) << "an example of " << verb;
        EXPECT_NE(own.out.find("--json"), std::string::npos) << verb;
    }
}

}  // namespace
}  // namespace nomos::cli_test
