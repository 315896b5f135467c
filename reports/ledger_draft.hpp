// Entries for a ledger that lacks sentences of the reader's copy.
#pragma once

#include <string>

#include "reports/sources.hpp"

namespace nomos {

struct DraftOptions {
    bool whole = false;  // all entries, those that are there already with their new numbers and places
    bool words = true;   // above each new entry, as a comment, the words of its sentence
};
// Tables [[sentence]] for text/ledger.toml, in the order of the copy. A new sentence has the kind "rule" until somebody
// looks, an empty paraphrase, and supports nothing; above one that takes the place of another stands, as a comment,
// what that supported. One that only moved keeps all that is said of it. The heading is a number: "part 1" is what
// follows the first heading. "" where there is nothing to add.
std::string ledger_draft(const RulesetInfo& info, const Source& source, const DraftOptions& options);
// What else is to be done by hand: entries that are gone, entries whose numbers change. A line each; "" if nothing is.
std::string other_changes(const RulesetInfo& info, const Source& source);

}  // namespace nomos
