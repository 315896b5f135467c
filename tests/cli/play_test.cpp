// nomos play as a user meets it: lines of every game under two readings, from a pipe and on a terminal.
#include <poll.h>
#include <pty.h>

#include <array>
#include <csignal>
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"
#include "tests/paths.hpp"

namespace nomos::cli_test {
namespace {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

constexpr auto kCorner = "11/11/11/11/11/11/11/11/11/11/1t7K1 w";
const Words kCornerHelps{"nefatavl", "--against", "king.brown-square=no", "--position", kCorner};

class PlayVerb : public Program {
protected:
    // What is answered, line by line.
    Words played(Words options, const std::string& input) const {
        options.insert(options.begin(), "play");
        const Ran ran = run(options, input);
        EXPECT_EQ(ran.code, 0) << ran.err;
        EXPECT_EQ(ran.err, "");
        std::istringstream text(ran.out);
        Words lines;
        for (std::string line; std::getline(text, line);) lines.push_back(line);
        return lines;
    }
    static void expect_says(const std::string& line, const Words& parts) {
        for (const std::string& part : parts) EXPECT_NE(line.find(part), std::string::npos) << part << " in " << line;
    }
};

TEST_F(PlayVerb, SaysAtOnceWhereTheReadingsPart) {
    const Words lines = played(kCornerHelps, "b1-b2\nback\nb1-i1\n");
    ASSERT_EQ(lines.size(), 3u) << "a line for a line, and no prompt";
    EXPECT_EQ(lines[0], "1. b1-b2   black (defenders) to move") << "both do the same";
    EXPECT_EQ(lines[1], "back to move 1");
    EXPECT_EQ(lines[2],
              "1. b1-i1   A: 1 taken; the game is over: attackers win   B: black (defenders) to move   "
              "- here A and B part");
}

#ifdef NOMOS_REGISTERED_nerva
TEST_F(PlayVerb, SaysWhatDecidesUnderEachReading) {
    const Words lines =
        played({"nerva", "--position", "8/8/8/8/8/2b5/2w5/2w5 - - w s30,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1",
                "--reading", "link.shares-attack=diagonal", "--with", "link.shares-attack=around"},
               "c2_1 -> c3_1\n");
    ASSERT_EQ(lines.size(), 1U);
    expect_says(lines[0], {"A: attack 1 against defence 1; boards", "B: attack 2 against defence 1; 1 taken; boards"});
}
#endif
#ifdef NOMOS_REGISTERED_nika
TEST_F(PlayVerb, SaysWhatDecidesAgainstAMove) {
    const Words lines = played({"nika", "--position", "11/11/11/11/11/11/11/11/2a>8/2a>s<7/2a>8 a2 r3566 i0",
                                "--reading", "phalanx.blocked-line=stops-all", "--with", "phalanx.blocked-line=stays"},
                               "move c1+c2+c3 east\n");
    ASSERT_EQ(lines.size(), 1U);
    expect_says(lines[0], {"A: weight 1 against 1: not allowed, against ", "B: weight 1 against 1; "});
}
#endif

// --- a line of every game that comes to where a question parts --------------------------------------
struct Parts {
    Words options;
    std::string line;
    Words before, at;  // in the line before the last, and in the last
};
const std::vector<Parts>& parting_lines() {
    static const std::vector<Parts> all{
        {{"nefatavl", "--reading", "king.brown-square=no", "--with", "king.brown-square=helps", "--position", kCorner},
         "b1-b2\nj1-j2\nb2-b1\nj2-j1\nb1-i1\n",
         {"4. j2-j1   white (attackers) to move"},
         {"A: black (defenders) to move", "B: 1 taken; the game is over: attackers win"}},
        {{"nerva", "--set", "black-king=c2_1", "--against", "turn.after-reveal=king-is-a-turn"},
         "a1_1\nb8_1\nc2_1\n",
         {"2. b8_1   boards 1, 2, 3; white to move"},
         {"A: boards 1, 2, 3; black to move", "B: boards 1, 2, 3; white to move"}},
        {{"neva", "--against", "man.backward=any-direction"},
         "25-35, 46-45\n52-53, 22-23\n35-25\n",
         {"4. 22-23   White to move"},
         {"A: not allowed, more than one rule is against it", "B: Red to move"}},
        {{"nika", "--against", "rotate.null=barred"},
         "pass\nrotate h1 east\n",
         {"1. pass   Athens to act; 1 action left"},
         {"A: Sparta to act; 2 actions left", "B: not allowed"}},
        {{"nymbat", "--against", "group.stand-still=allowed"},
         "a1=1, end\no15=1, end\ngroup a1\nend\n",
         {"5. group a1   red to move"},
         {"A: not allowed, against \"The stage decides", "...\"", "B: blue to move"}}};
    return all;
}

TEST_F(PlayVerb, PlaysALineOfEveryGameToWhereItParts) {
    for (const Parts& game : parting_lines()) {
        const Words lines = played(game.options, game.line);
        ASSERT_GE(lines.size(), 2u) << game.options[0];
        for (std::size_t i = 0; i + 1 < lines.size(); ++i)
            EXPECT_EQ(lines[i].find("A and B part"), std::string::npos) << lines[i];
        expect_says(lines[lines.size() - 2], game.before);
        expect_says(lines.back(), game.at);
        EXPECT_TRUE(lines.back().ends_with("- here A and B part")) << lines.back();
        for (const std::string& line : lines) EXPECT_LT(line.size(), 420u) << "one that can be read: " << line;
    }
}

TEST_F(PlayVerb, ChainsAreTurnsOrSteps) {
    const std::string before = "36-35 46-45 52-42 22-32\n14-24 45-44 42:22 21:23\n24:22 64-54\n";
    const auto position = [](const Words& lines) { return lines.back(); };
    const Words turns = played({"neva", "--set", "first=white"}, before + "41:21:23\nposition\n");
    EXPECT_EQ(turns[10], "11. 41:21:23   2 taken; Black to move");
    const Words steps = played({"neva", "--steps", "--set", "first=white"}, before + "41:21\n21:23\nposition\n");
    EXPECT_EQ(steps[10], "11. 41:21   1 taken; Green to go on capturing");
    EXPECT_EQ(position(turns), position(steps));
    const Ran replayed = run({"replay", "neva", "-", "--set", "first=white", "--json"}, before + "41:21:23\n");
    EXPECT_EQ(position(turns), Json::parse(replayed.out)["position"].get<std::string>());
}

TEST_F(PlayVerb, AHiddenKingStaysHiddenUnderOneReading) {
    const Words lines =
        played({"nerva", "--set", "black-king=c2_1", "--against", "king.revealed-by=owner"}, "c2_1\nposition\n");
    ASSERT_EQ(lines.size(), 2u);
    expect_says(lines[1], {"A: ", " K_c2_1   B: ", " ?K_c2_1"});
}

// --- what does not go ---------------------------------------------------------------------------------
TEST_F(PlayVerb, ABadMoveGetsOneMessageAndTheGameGoesOn) {
    const Words lines = played(kCornerHelps, "a1-a2\nb1-j1\nb1-z9\nnonsense\n# a remark\n\n  b1-b2 \r\n");
    ASSERT_EQ(lines.size(), 5u);
    expect_says(lines[0], {"a1-a2 is not allowed, against \"", "\"moves\" lists what is allowed"});
    expect_says(lines[1], {"b1-j1 is not allowed, against \"", "allowed are b1-c1, b1-d1"});
    expect_says(lines[2], {"b1-z9: expected a column letter, found 'z'; squares are a1 to k11"});
    expect_says(lines[3], {"nonsense: "});
    EXPECT_EQ(lines[4], "1. b1-b2   black (defenders) to move");
}
TEST_F(PlayVerb, AMessageIsOneLineWhateverIsTyped) {
    const Words lines = played(kCornerHelps, std::string(5000, 'x') + "\n\x1b[31mb1\nback 99999\nback x\nback\n");
    ASSERT_EQ(lines.size(), 5u);
    for (const std::string& line : lines) {
        EXPECT_LT(line.size(), 300u);
        EXPECT_EQ(line.find('\x1b'), std::string::npos);
    }
    EXPECT_EQ(lines[2], "back takes a number of moves, as in \"back 2\"");
    EXPECT_EQ(lines[4], "there is no move to take back");
}
TEST_F(PlayVerb, AnEndedGameIsSaidAndGoesNoFurther) {
    const Words one = played({"nefatavl", "--position", kCorner}, "b1-i1\ni1-h1\nmoves\n");
    ASSERT_EQ(one.size(), 3u);
    EXPECT_EQ(one[0], "1. b1-i1   1 taken; the game is over: attackers win");
    expect_says(one[1], {"the game is over here; \"back\" takes a move back"});
    EXPECT_EQ(one[2], "no move under these readings");
    const Words two = played(kCornerHelps, "b1-i1\nj1-k1\n");
    EXPECT_EQ(two[1],
              "2. j1-k1   A: stands still, the game is over: attackers win   B: the game is over: defenders win");
}
TEST_F(PlayVerb, BadArgumentsAreRefused) {
    refused({"play", "nope"}, {"unknown ruleset \"nope\"", "did you mean neva?"});
    refused({"play"}, {"RULESET is required"});
    refused({"play", "nefatavl", "--against", "king.hits=x"}, {"unknown option of nefatavl.king.hits \"x\""});
    refused({"play", "nefatavl", "--position", "11/4 w"}, {"row 10 is too short"});
    refused({"play", "nefatavl", "--against"}, {"--against"});
}

// --- what can be asked --------------------------------------------------------------------------------
TEST_F(PlayVerb, ListsMovesAndWhatOnlyOneAllows) {
    const Words lines = played(kCornerHelps, "moves\nmoves b1-b\nmoves q\n");
    ASSERT_EQ(lines.size(), 3u);
    expect_says(lines[0],
                {"17 moves under both: b1-c1, ", "with another result: b1-i1 (A: attackers win, 1 taken, B: in play)"});
    EXPECT_TRUE(lines[1].starts_with("10 moves under both: b1-b2, b1-b3, "));
    EXPECT_EQ(lines[2], "no move that begins with \"q\" under both");
    const Words nika = played({"nika", "--against", "rotate.null=barred"}, "moves rotate h1\n");
    expect_says(nika[0], {"moves under both: ", "; only A allows: rotate h1 east, "});
}
TEST_F(PlayVerb, GoesBackAndSetsUp) {
    const Words lines = played(kCornerHelps,
                               "b1-b2\nj1-j2\nback 2\nposition\nposition 11/11/11/11/11/11/11/11/11/11/1K9 b\n"
                               "b1-a1\nposition 11/4 w\nboard\n");
    ASSERT_GE(lines.size(), 8u);
    EXPECT_EQ(lines[2], "back to move 1");
    EXPECT_EQ(lines[3], kCorner);
    EXPECT_EQ(lines[4], "11/11/11/11/11/11/11/11/11/11/1K9 b");
    EXPECT_EQ(lines[5], "1. b1-a1   the game is over: defenders win");
    expect_says(lines[6], {"11/4 w: "});
    EXPECT_EQ(lines.size(), 7u + 13u) << "a board of eleven rows, its letters and its caption";
}
TEST_F(PlayVerb, QuitLeavesTheRestUnread) { EXPECT_EQ(played(kCornerHelps, "b1-b2\nquit\nj1-j2\n").size(), 1u); }
TEST_F(PlayVerb, AProgramGetsOneDocument) {
    Words options{"play"};
    options.insert(options.end(), kCornerHelps.begin(), kCornerHelps.end()), options.emplace_back("--json");
    const Ran ran = run(options, "b1-b9\nback\nmoves\nb1-i1\na1\n");
    EXPECT_EQ(ran.code, 0);
    const Json json = Json::parse(ran.out);
    ASSERT_EQ(json["plies"].size(), 2u);
    EXPECT_EQ(json["plies"][1]["move"], "b1-i1");
    EXPECT_EQ(json["plies"][1]["parts"], true);
    EXPECT_EQ(json["plies"][1]["sides"][0]["outcome"], "attackers win");
    EXPECT_EQ(json["plies"][1]["sides"][1]["outcome"], "in play");
    EXPECT_EQ(json["refused"].size(), 1u);
    EXPECT_FALSE(json["moves"].empty());
}

// --- on a terminal -------------------------------------------------------------------------------------
class Terminal {
public:
    explicit Terminal(const Words& arguments) {
        winsize size{40, 100, 0, 0};
        child_ = forkpty(&screen_, nullptr, nullptr, &size);
        if (child_ != 0) return;
        std::vector<char*> words;
        for (const std::string& word : arguments) words.push_back(const_cast<char*>(word.c_str()));
        words.push_back(nullptr);
        execv(paths::program, words.data());
        _exit(127);
    }
    ~Terminal() { close(screen_); }
    void type(const std::string& text) const { EXPECT_EQ(write(screen_, text.data(), text.size()), std::ssize(text)); }
    // All that was shown by the time that `wanted` is among it.
    std::string shown_with(const std::string& wanted) {
        pollfd waiting{screen_, POLLIN, 0};
        std::array<char, 4096> some{};
        while (shown_.find(wanted, seen_) == std::string::npos && poll(&waiting, 1, 60'000) > 0) {
            const auto got = read(screen_, some.data(), some.size());
            if (got <= 0) break;
            shown_.append(some.data(), static_cast<std::size_t>(got));
        }
        EXPECT_NE(shown_.find(wanted, seen_), std::string::npos) << wanted << " in " << shown_.substr(seen_);
        const std::string all = shown_.substr(seen_);
        seen_ = shown_.size();
        return all;
    }
    int code() const {
        int status = 0;
        waitpid(child_, &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    }

private:
    int screen_ = -1;
    pid_t child_ = -1;
    std::string shown_;
    std::size_t seen_ = 0;
};
Words in_terminal() {
    Words words{"nomos", "play"};
    words.insert(words.end(), kCornerHelps.begin(), kCornerHelps.end());
    return words;
}

TEST_F(PlayVerb, ATerminalShowsBoardsAndWhereTheyPart) {
    Terminal terminal(in_terminal());
    const std::string begun = terminal.shown_with("1> ");
    expect_says(begun, {"A: as Nomos plays it", "B: king.brown-square=no", "1 x t . . . . . . . K x",
                        "A and B part on 1 move: b1-i1 (A: attackers win, 1 taken, B: in play)"});
    terminal.type("b1-i1\n");
    expect_says(terminal.shown_with("2> "), {"A:  ", "B:\r\n", "here A and B part"});
    terminal.type("help\n");
    expect_says(terminal.shown_with("2> "), {"moves [BEGINNING]", "quit"});
    terminal.type("\x04");  // the end of input
    EXPECT_EQ(terminal.code(), 0);
}
TEST_F(PlayVerb, CtrlCLeavesAtOnce) {
    Terminal terminal(in_terminal());
    terminal.shown_with("1> ");
    terminal.type("\x03");
    terminal.shown_with("stopped");
    EXPECT_EQ(terminal.code(), 130);
}

}  // namespace
}  // namespace nomos::cli_test
