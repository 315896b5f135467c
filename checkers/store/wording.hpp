// The wording of a ruleset's tables: what may be corrected without anything being asked again.
//
// Answers hold sentences of the tables - a question, an option, a clause in our words - word for word. In the store a
// pointer stands in the place of each, so that an answer comes back in today's words. All that the tables say besides
// is part of the key. docs/decisions/043-wording-is-no-part-of-an-answer.md
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "checkers/verdict.hpp"
#include "model/core/advice.hpp"
#include "model/core/exhibit.hpp"
#include "model/core/ruleset.hpp"

namespace nomos::store {

class Wording {
public:
    Wording() = default;  // of no ruleset: nothing is wording
    // Of those tables alone that an answer rests on.
    Wording(const RulesetInfo&, std::span<const AdviceInfo>, std::span<const ExhibitInfo>, Tables rests_on);

    // What the tables say that is no wording: ids, options, defaults, positions, numbers; sentences that are too short
    // to be known again; which sentences are the same, and how each ends.
    const std::string& facts() const { return facts_; }
    // A JSON text with a pointer for each sentence, and back. Nothing where a pointer leads nowhere.
    std::string pointed(std::string_view json) const;
    std::optional<std::string> worded(std::string_view pointed) const;
    bool has_wording(std::string_view json) const { return pointed(json) != json; }

private:
    // Of the sentences that begin at this place the longest; -1: none.
    int sentence_at(std::string_view json) const;

    std::string facts_;
    std::vector<std::string> sentences_;                                // as JSON has them, without what ends them
    std::unordered_map<std::uint64_t, std::vector<int>> by_beginning_;  // the longest first
};

// What exhibits say, of those items that `are_meant` names.
std::string facts_of(std::span<const ExhibitInfo>, const std::function<bool(std::string_view)>& are_meant);

// Of a registered ruleset, made once; of any other name the empty one.
const Wording& wording_of(std::string_view ruleset, Tables rests_on = Tables::all);

}  // namespace nomos::store
