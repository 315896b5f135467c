// What the words of a report mean: for the pages, and for "nomos help WORD".
#pragma once

#include <span>
#include <string_view>

namespace nomos {

struct Term {
    std::string_view word;
    std::string_view says;  // a sentence or two
    bool on_pages = true;   // else only in the terminal and in files for programs
};

// In the order in which a reader meets them; all kinds of findings and all that they can change are among them.
std::span<const Term> glossary();
// Of any case; nullptr where it is none of the words.
const Term* term_for(std::string_view word);

}  // namespace nomos
