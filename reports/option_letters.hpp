// An option of a question in words has the same letter on a page as in the letter to the author: by its place in the
// reading's table.
#pragma once

#include <string>
#include <string_view>

#include "analysis/findings/finding.hpp"
#include "model/core/reading.hpp"

namespace nomos {

// "A", of the first.
std::string letter_at(std::size_t place);
// "A". Where no reading is asked about, or it has no such option: by the place among the drawn sides.
std::string letter_of_option(const Finding& finding, const ReadingInfo* asked, std::string_view option);
// ... where the finding's ruleset is one of this program.
std::string letter_of_option(const Finding& finding, std::string_view option);

// How a sentence names the answers of a finding's question: 'answer B ("stones alone hit a king")'. One that no table
// of this program has is named by its key, in quotes.
class AnswerNames {
public:
    AnswerNames() = default;
    explicit AnswerNames(const Finding& finding);
    std::string operator()(std::string_view option) const;
    std::string_view ruleset() const { return ruleset_; }  // whose answers they are

private:
    const ReadingInfo* asked_ = nullptr;
    std::string_view ruleset_;
};
// What it means at the table, without a stop; its key where nothing says so.
std::string words_of_option(const ReadingInfo* asked, std::string_view option);

}  // namespace nomos
