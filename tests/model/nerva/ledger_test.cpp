// The ledger of Nerva: complete in itself, and true to the reader's copy of the text.
#include "model/nerva/text.hpp"

#include <map>

#include "model/nerva/notation.hpp"
#include "tests/model/core/ledger_kit.hpp"

namespace nomos::nerva {
namespace {

const RulesetInfo& parts() {
    static const RulesetInfo info{"nerva",  "Nerva",    "nerva.txt", "", clauses(), readings(),
                                  ledger(), examples(), missing(),   {}, right()};
    return info;
}

TEST(NervaLedger, EntriesStandInReadingOrder) { ledger_kit::expect_entries_in_order(parts()); }
TEST(NervaLedger, SupportsOnlyIdsThatExist) { ledger_kit::expect_ids_known_and_unique(parts()); }
TEST(NervaLedger, EveryIdRestsOnASentence) { ledger_kit::expect_everything_supported(parts()); }
TEST(NervaLedger, MissingItemsAreComplete) { ledger_kit::expect_missing_items_complete(parts()); }

TEST(NervaLedger, MatchesTheReadersCopy) {
    const auto text = ledger_kit::source_text("nerva.txt");
    if (!text) GTEST_SKIP() << "no copy of nerva.txt: set NOMOS_SOURCES to the folder that has it";
    const auto copy = split_sentences(*text);
    ledger_kit::expect_matches(parts(), copy);
    ledger_kit::expect_paraphrased(parts(), copy);
}

// --- examples ------------------------------------------------------------------------------------
TEST(NervaExamples, AreWrittenInTheGamesNotation) {
    for (const ExampleInfo& e : examples()) {
        EXPECT_TRUE(well_formed(parse_position(e.position))) << e.id;
        EXPECT_EQ(print(parse_position(e.position)), e.position) << e.id;
        if (!e.after.empty()) {
            EXPECT_EQ(print(parse_position(e.after)), e.after) << e.id;
        }
        if (!e.move.empty()) {
            EXPECT_EQ(print(parse_move(e.move)), e.move) << e.id;
        }
        EXPECT_FALSE(!e.legal && !e.after.empty()) << e.id << ": nothing follows an illegal move";
    }
}

// The positions are ones that the pawns in the box allow.
TEST(NervaExamples, HaveAllPawnsOfEachSize) {
    for (const ExampleInfo& e : examples())
        for (const auto text : {e.position, e.after}) {
            if (text.empty()) continue;
            const auto p = parse_position(text);
            EXPECT_TRUE(none(p.pawns[0] & p.pawns[1])) << e.id;
            for (int i = 0; i < kSides * kLevels; ++i) {
                const auto side = static_cast<std::size_t>(i / kLevels), size = static_cast<std::size_t>(i % kLevels);
                const int placed = count(p.pawns[side] & Boards::level_places(i % kLevels));
                EXPECT_EQ(p.supply[side][size] + p.lost[side][size] + placed, kPawnsOfASize) << e.id;
            }
        }
}

// The listed placings are whole games from the set-up: each begins where the one before ended.
TEST(NervaExamples, OfAListFollowOneAnother) {
    const std::string start = "- - - w s32,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1";
    std::map<std::string, std::string> reached;  // by list
    int placings = 0;
    for (const std::string list : {"opening", "apart", "stacks"})
        for (const ExampleInfo& e : ledger_kit::named(examples(), "nerva.example." + list + "-")) {
            EXPECT_EQ(e.provenance, Provenance::text) << e.id;
            EXPECT_EQ(e.position, reached.contains(list) ? reached[list] : start) << e.id;
            reached[list] = e.after, ++placings;
        }
    EXPECT_EQ(reached.size(), 3U);
    EXPECT_EQ(placings, 6 + 6 + 14);
}

// They are the moves of the reader's copy, in its own notation.
TEST(NervaExamples, AreTheMovesOfTheReadersCopy) {
    const auto text = ledger_kit::source_text("nerva.txt");
    if (!text) GTEST_SKIP() << "no copy of nerva.txt: set NOMOS_SOURCES to the folder that has it";
    std::map<std::string_view, std::string_view> move_of;
    for (const ExampleInfo& e : examples()) move_of[e.id] = e.move;
    const auto copy = split_sentences(*text);
    int lists = 0;
    for (const LedgerEntry& entry : ledger()) {
        if (entry.form != SentenceForm::item || entry.kind != SentenceKind::example) continue;
        const std::string& line = copy.at(static_cast<std::size_t>(entry.number - 1)).text;
        std::vector<std::string> listed, ours;
        std::size_t begin = 0;
        for (int number = 1; begin < line.size(); ++number) {  // "1. a 2. b 3. c", a blank or none after a number
            const std::size_t next = line.find(' ' + std::to_string(number + 1) + '.', begin);
            const std::size_t end = next == std::string::npos ? line.size() : next;
            const std::string move = line.substr(begin, end - begin);
            if (move.find('-') == std::string::npos || move.find("->") != std::string::npos)
                listed.push_back(print(parse_move(move)));
            begin = end == line.size() ? end : end + 1;
        }
        for (const auto id : entry.supports)
            if (move_of.contains(id)) ours.emplace_back(move_of[id]);
        EXPECT_EQ(ours, listed) << "sentence " << entry.number;
        ++lists;
    }
    EXPECT_EQ(lists, 5);
}

}  // namespace
}  // namespace nomos::nerva
