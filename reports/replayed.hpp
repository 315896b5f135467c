// A report read back in the form in which it is printed: every position, move and line goes through the program's own
// parser and rules, and what is claimed of it is compared. No analysis is run: what a search or a proof said is not
// asked again, what it led to is.
#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace nomos {

// What was replayed, and what did not come to what is said of it: a line each, beginning with the finding's id.
struct Replayed {
    int lines = 0, witnesses = 0, options = 0, questions = 0;
    std::vector<std::string> wrong{};
};

// The findings of a document as findings.json has it.
Replayed replay_findings(const nlohmann::json& document);
// The questions to an author, by their id, as their page has them.
Replayed replay_questions(const std::string& ruleset, const nlohmann::json& questions);
// All of a folder that `nomos report` wrote: its findings.json and, where they are, the pages of questions and
// results.json, whose sums have to be those of its checks. Throws FileError and ParseError for what is no report.
Replayed replay_report(const std::filesystem::path& folder);

}  // namespace nomos
