// What an author's answers settle, for people, for programs, and as a file of readings for the other verbs.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "analysis/author/settle.hpp"
#include "reports/answer_sheet.hpp"

namespace nomos {

// The sheet must outlive it.
struct SettledSheet {
    const AnswerSheet& sheet;
    std::vector<std::size_t> ticked;  // questions with the letter of an answer
    Settlement settlement;            // its answers are indexes into `ticked`
};
SettledSheet settled_sheet(const AnswerSheet& sheet);

// `out`: the file that the readings were written to, "" none.
std::string settled_text(const SettledSheet& settled, const std::string& out);
nlohmann::ordered_json settled_json(const SettledSheet& settled);
// "KEY=VALUE", a line each, of what is decided; what is open stands in comments.
std::string readings_file(const SettledSheet& settled);

}  // namespace nomos
