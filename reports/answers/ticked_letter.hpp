// The ticked letter as it comes back: Markdown, perhaps quoted by a mail program, "> " before each line.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/answer_sheet.hpp"

namespace nomos {

struct Tick {
    int number = 0;  // of the question
    Reply reply;
};
struct TickedLetter {
    std::vector<Tick> ticks;  // in the order of the letter
    std::string questions;    // the part at its end, as TOML
    int first_line = 1;       // where that begins
};
// Nothing if the text has no such part at its end, and so is no letter. Throws ParseError for ticks that belong to no
// question or to no answer.
std::optional<TickedLetter> ticked_letter(std::string_view text, const std::string& name);

}  // namespace nomos
