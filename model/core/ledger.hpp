// The ledger: one entry for every sentence of a source. It holds our paraphrase, never the text:
// the words themselves are read at run time from the reader's own copy and matched by fingerprint.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nomos {

enum class SentenceKind { rule, definition, setup, example, claim, commentary, stray };
// What kind of text unit it is. `stub` is the remains of a list or picture that was lost.
enum class SentenceForm { sentence, heading, caption, item, cell, stub };
std::string_view name_of(SentenceKind);
std::string_view name_of(SentenceForm);

// Where a sentence stands. All count from 1; `heading` is our own short name of the section.
struct Locator {
    std::string_view heading;
    int line = 0;       // line of the source file
    int paragraph = 0;  // paragraph (or heading, item) of the whole source
    int sentence = 0;   // sentence of that paragraph
};

struct LedgerEntry {
    int number = 0;  // 1.. in reading order; reports cite sentences by it
    SentenceKind kind = SentenceKind::commentary;
    SentenceForm form = SentenceForm::sentence;
    Locator at;
    std::uint64_t fingerprint = 0;
    std::string_view paraphrase;
    std::vector<std::string_view> supports;  // ids of clauses, readings, examples, missing items, checks
};
// Numbers of the entries that support an id, ascending.
std::vector<int> sentences_for(std::span<const LedgerEntry> ledger, std::string_view id);

// One text unit as the splitter finds it in a reader's copy.
struct Sentence {
    int line = 0, column = 0;  // from 1, where it starts
    int paragraph = 0, sentence = 0;
    std::string text;  // blanks folded
    std::uint64_t fingerprint = 0;
};

// The fixed splitter. A paragraph is one non-blank line (the sources wrap nothing), so a heading, a
// bulleted or numbered item and a table cell are paragraphs of their own; their marker stays with
// them. Inside a paragraph a sentence ends after . ? ! ... with closing quotes or brackets when
//   - the mark stands against a word ("Game ?" goes on),
//   - blank space and a capital, digit, opening quote or bracket follow,
//   - no bracket that is closed further on is still open,
//   - the mark is not the dot of an abbreviation (e.g. i.e. vs. cf. ed. vol. p. pp. ...; not etc.,
//     before a capital that is an end) or of an initial, and
//   - not the dot of a list number: one at the start of the line, or the next in count within it.
// A semicolon or colon does not end a sentence. Any bytes are accepted, in linear time; line ends
// are LF, CR LF or CR; control characters count as blanks.
std::vector<Sentence> split_sentences(std::string_view text);

// Hash of the normalised text: ASCII letters folded to lower case, blanks to one, typographic
// quotes, dashes, bullets, ellipses and non-breaking blanks to plain ones, invisible characters
// dropped; then FNV-1a, 64 bits (Fowler, Noll, Vo 1991).
std::uint64_t fingerprint(std::string_view text);

// Difference between a ledger and a reader's copy.
enum class DriftKind { changed, missing, added };
std::string_view name_of(DriftKind);
struct Drift {
    DriftKind kind = DriftKind::changed;
    int entry = 0;      // ledger number, 0 for an added sentence
    int sentence = -1;  // index into the copy's sentences, -1 for a missing one
};
// Aligned by a longest common subsequence of fingerprints; a missing and an added sentence that
// stand at the same place are one changed sentence (the first with the first, and so on). A moved
// sentence is missing where it was and added where it is. In reading order; close to linear in the
// copy, whatever it holds.
std::vector<Drift> drift(std::span<const LedgerEntry> ledger, std::span<const Sentence> copy);

}  // namespace nomos
