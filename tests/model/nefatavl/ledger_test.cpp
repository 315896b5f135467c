// The ledger of Nefatavl: complete in itself, and true to the reader's copy of the text.
#include "model/nefatavl/text.hpp"

#include "model/nefatavl/notation.hpp"
#include "tests/model/core/ledger_kit.hpp"

namespace nomos::nefatavl {
namespace {

const RulesetInfo& parts() {
    static const RulesetInfo info{"nefatavl", "Nefatavl", "nefatavl.txt", "", clauses(), readings(),
                                  ledger(),   examples(), missing(),      {}, right()};
    return info;
}

TEST(NefatavlLedger, EntriesStandInReadingOrder) { ledger_kit::expect_entries_in_order(parts()); }
TEST(NefatavlLedger, SupportsOnlyIdsThatExist) { ledger_kit::expect_ids_known_and_unique(parts()); }
TEST(NefatavlLedger, EveryIdRestsOnASentence) { ledger_kit::expect_everything_supported(parts()); }
TEST(NefatavlLedger, MissingItemsAreComplete) { ledger_kit::expect_missing_items_complete(parts()); }

TEST(NefatavlLedger, MatchesTheReadersCopy) {
    const auto text = ledger_kit::source_text("nefatavl.txt");
    if (!text) GTEST_SKIP() << "no copy of nefatavl.txt: set NOMOS_SOURCES to the folder that has it";
    const auto copy = split_sentences(*text);
    ledger_kit::expect_matches(parts(), copy);
    ledger_kit::expect_paraphrased(parts(), copy);
}

TEST(NefatavlExamples, AreWrittenInTheGamesNotation) {
    for (const ExampleInfo& e : examples()) {
        EXPECT_TRUE(well_formed(parse_position<11>(e.position))) << e.id;
        EXPECT_EQ(print(parse_position<11>(e.position)), e.position) << e.id;
        if (!e.after.empty()) {
            EXPECT_EQ(print(parse_position<11>(e.after)), e.after) << e.id;
        }
        if (!e.move.empty()) {
            EXPECT_EQ(print(parse_move<11>(e.move)), e.move) << e.id;
        }
        EXPECT_FALSE(!e.legal && !e.after.empty()) << e.id << ": nothing follows an illegal move";
    }
}

}  // namespace
}  // namespace nomos::nefatavl
