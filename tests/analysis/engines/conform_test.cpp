// What is found out about an engine: each ruleset plays one by itself, under readings of its own choice.
#include <gtest/gtest.h>

#include <algorithm>

#include "analysis/engines/engines.hpp"
#include "model/core/dice.hpp"
#include "model/core/error.hpp"

namespace nomos::engines {
namespace {

// An engine that is a table of Nomos, perhaps with a fault.
class TableEngine : public Engine {
public:
    TableEngine(std::string_view ruleset, std::vector<std::string> readings)
        : info_(find_ruleset(ruleset).info()), table_(find_ruleset(ruleset).table({std::move(readings), "", ""})) {}

    std::optional<std::string> ask(const std::string& question) override {
        const std::size_t blank = question.find(' ');
        const std::string what = question.substr(0, blank), rest = question.substr(blank + 1);
        return what == "outcome" ? outcome(rest) : what == "moves" ? moves(rest) : play(rest);
    }
    bool is_gone() const override { return false; }

protected:
    virtual std::string outcome(const std::string& position) { return table_->outcome({position}); }
    virtual std::string moves(const std::string& position) {
        std::string text;
        for (const auto& move : table_->legal_moves(position))
            text += (text.empty() ? "" : std::string(kSeparator)) + move;
        return text.empty() ? std::string(kNothing) : text;
    }
    virtual std::string play(const std::string& position_and_move) {
        const std::size_t at = position_and_move.find(kSeparator);
        const auto judged =
            table_->judge(position_and_move.substr(0, at), position_and_move.substr(at + kSeparator.size()));
        return judged.legal ? judged.after : std::string(kIllegal);
    }
    const RulesetInfo& info_;
    std::unique_ptr<Table> table_;
};

using Chosen = std::vector<std::pair<std::string, std::string>>;
Chosen drawn_readings(const RulesetInfo& info, Dice& dice) {
    Chosen chosen;
    for (const auto& reading : info.readings)
        chosen.emplace_back(
            reading.id,
            reading.options[static_cast<std::size_t>(dice.below(static_cast<int>(reading.options.size())))].id);
    return chosen;
}
std::vector<std::string> choices_of(const Chosen& chosen) {
    std::vector<std::string> choices;
    for (const auto& [reading, option] : chosen) choices.push_back(reading + "=" + option);
    return choices;
}
ConformOptions few(int count = 120) {
    ConformOptions options;
    options.count = count;
    return options;
}
const ReadingSeen& seen_of(const Conformity& result, const std::string& reading) {
    return *std::ranges::find_if(result.readings, [&](const auto& seen) { return seen.reading == reading; });
}

// Can a question about a position and a move tell the reading's options apart? Not where it arises under another
// option only, and not where it is about a game's history.
bool can_be_seen(const RulesetInfo& info, const std::string& id, const Chosen& chosen) {
    const auto reading = std::ranges::find_if(info.readings, [&](const auto& r) { return r.id == id; });
    const auto is_chosen = [&](const Choice& c) {
        const auto r = static_cast<std::size_t>(c.reading), o = static_cast<std::size_t>(c.option);
        return chosen[r].second == info.readings[r].options[o].id;
    };
    return !id.starts_with("nika.draw.") &&
           (reading->exists_only_when.empty() || std::ranges::any_of(reading->exists_only_when, is_chosen));
}

// An engine that is Nomos under some reading set agrees; its options are among those that fit, and of most
// readings no other is.
TEST(Conform, FindsTheReadingsOfAnEngineThatIsNomos) {
    Dice dice(7);
    std::size_t named = 0, all = 0;
    for (const AnyRuleset* ruleset : rulesets()) {
        const std::string id(ruleset->info().id);
        const Chosen chosen = drawn_readings(ruleset->info(), dice);
        TableEngine engine(id, choices_of(chosen));
        const Conformity result = conformity_of(id, engine, few());
        EXPECT_TRUE(result.agrees()) << id
                                     << (result.differences.empty() ? "" : ": " + result.differences.front().question);
        EXPECT_GT(result.answered, 300U) << id;
        EXPECT_GE(result.fitting, 1U);
        EXPECT_LT(result.fitting, result.reading_sets);
        for (const auto& [reading, option] : chosen) {
            const ReadingSeen& seen = seen_of(result, reading);
            EXPECT_TRUE(std::ranges::find(seen.fits, option) != seen.fits.end())
                << reading << " was read as " << option;
            if (can_be_seen(ruleset->info(), reading, chosen))
                ++all, named += seen.how == ReadingSeen::How::chosen ? 1U : 0U;
        }
    }
    EXPECT_GT(named * 3, all * 2) << named << " of " << all;
}

// --- faults ----------------------------------------------------------------------------------
// Never lists a move to the top row, and says so when asked.
class ShyEngine final : public TableEngine {
public:
    using TableEngine::TableEngine;

protected:
    static bool is_shy_of(const std::string& move) {
        return move.ends_with("11") && move.find('-') != std::string::npos;
    }
    std::string moves(const std::string& position) override {
        std::string text;
        for (const auto& move : table_->legal_moves(position))
            if (!is_shy_of(move)) text += (text.empty() ? "" : std::string(kSeparator)) + move;
        return text.empty() ? std::string(kNothing) : text;
    }
};
TEST(Conform, ShowsTheSmallestCaseOfAnEngineThatFitsNoReading) {
    ShyEngine engine("nefatavl", {"king.hits=unarmed"});
    const Conformity result = conformity_of("nefatavl", engine, few());
    EXPECT_FALSE(result.agrees());
    EXPECT_EQ(result.fitting, 0U);
    ASSERT_FALSE(result.differences.empty());
    const auto pieces = [](const std::string& position) {
        return std::ranges::count_if(position, [](char c) { return c == 't' || c == 'T' || c == 'K'; });
    };
    for (const auto& d : result.differences) {
        EXPECT_TRUE(d.question.starts_with("moves ")) << d.question;
        EXPECT_TRUE(d.move.ends_with("11")) << d.move;
        EXPECT_NE(d.engine.find("leaves out"), std::string::npos) << d.engine;
        EXPECT_GE(pieces(d.position), pieces(result.differences.front().position));
    }
    EXPECT_EQ(seen_of(result, "nefatavl.king.hits").fits, std::vector<std::string>{"unarmed"})
        << "the other answers still say it";
}
// Takes nothing, ever: the clause of capturing is what it forgot.
class TameEngine final : public TableEngine {
public:
    using TableEngine::TableEngine;

protected:
    std::string play(const std::string& text) override {
        const std::string after = TableEngine::play(text);
        const auto stones = [](const std::string& t) {
            return std::ranges::count_if(t.substr(0, t.find(' ')),
                                         [](char c) { return c == 't' || c == 'T' || c == 'K'; });
        };
        return after == kIllegal || stones(after) == stones(text) ? after : std::string(kIllegal);
    }
};
TEST(Conform, SaysWhatAWrongAnswerIsAbout) {
    TameEngine engine("nefatavl", {});
    const Conformity result = conformity_of("nefatavl", engine, few());
    ASSERT_FALSE(result.differences.empty());
    for (const auto& d : result.differences) {
        EXPECT_EQ(d.engine, "illegal");
        EXPECT_FALSE(d.move.empty());
    }
}
// Reads one question one way here and the other way there.
class WaveringEngine final : public Engine {
public:
    std::optional<std::string> ask(const std::string& question) override {
        return (question.find(" w") != std::string::npos ? one_ : other_).ask(question);
    }
    bool is_gone() const override { return false; }

private:
    TableEngine one_{"nefatavl", {"capture.standing=by-moved-stone"}},
        other_{"nefatavl", {"capture.standing=any-flanked"}};
};
TEST(Conform, NoticesThatAnswersContradictEachOther) {
    WaveringEngine engine;
    const Conformity result = conformity_of("nefatavl", engine, few(400));
    EXPECT_FALSE(result.agrees());
    ASSERT_FALSE(result.differences.empty());
    bool is_named = false;  // another question may have to explain what one that wavers no longer does
    for (const auto& d : result.differences) {
        ASSERT_FALSE(d.readings.empty()) << d.question;
        is_named |=
            std::ranges::any_of(d.readings, [](const auto& r) { return r.starts_with("nefatavl.capture.standing="); });
    }
    EXPECT_TRUE(is_named) << result.differences.size();
}
class SilentEngine final : public Engine {
public:
    explicit SilentEngine(std::string says) : says_(std::move(says)) {}
    std::optional<std::string> ask(const std::string&) override { return says_; }
    bool is_gone() const override { return false; }

private:
    std::string says_;
};
TEST(Conform, OfAnEngineThatDeclinesEverythingNothingIsKnown) {
    SilentEngine engine("?");
    const Conformity result = conformity_of("nika", engine, few(40));
    EXPECT_FALSE(result.agrees()) << "no answer is no agreement";
    EXPECT_EQ(result.answered, 0U);
    EXPECT_EQ(result.declined, result.asked);
    for (const auto& seen : result.readings) EXPECT_EQ(seen.how, ReadingSeen::How::unseen);
}
TEST(Conform, OfAnEngineThatTalksNonsenseEveryAnswerDiffers) {
    SilentEngine engine("\xff\x01 what?");
    const Conformity result = conformity_of("nefatavl", engine, few(40));
    EXPECT_EQ(result.differences.size(), result.answered);
    for (const auto& d : result.differences) EXPECT_NE(d.engine.find("cannot be read"), std::string::npos) << d.engine;
}
TEST(Conform, RefusesPositionsThatCannotBeRead) {
    SilentEngine engine("?");
    ConformOptions options;
    options.file = "mine.jsonl", options.positions = {{{"11/11 w", {}, 3}}};
    try {
        conformity_of("nefatavl", engine, options);
        ADD_FAILURE() << "it was taken";
    } catch (const ParseError& e) {
        EXPECT_EQ(e.place().file, "mine.jsonl");
        EXPECT_EQ(e.place().line, 3);
    }
}

}  // namespace
}  // namespace nomos::engines
