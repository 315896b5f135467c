// Changes to the text of a baseline that leave everything else in it as it stands: comments, order, blank lines.
#pragma once

#include <string>

#include "reports/baseline/baseline.hpp"

namespace nomos {

// What accepting an id did.
enum class Change { none, added, moved };  // none: it was accepted for this reason before

struct Edited {
    std::string text;
    Change change = Change::none;
};
// The text with an entry for this id: put into the group with the same reason and end, or into a new group at the end
// of the text. An entry that it has for another reason, or up to another day, is taken out. In a group whose ids
// are in order, the new one stands in its place. Throws ParseError for a text that is no baseline.
Edited with_entry(const std::string& text, const Accepted& entry);
// The text without the entry of this id, and without its group when that has no other; the same text if there is none.
std::string without_entry(const std::string& text, const std::string& id);

}  // namespace nomos
