// What a layer knows of each ruleset, by the ruleset's id: first of those that the program was built with, in the
// registry's order, then of those that shared objects brought (cli/beside). Loading is over before anything is asked,
// so that what is looked up stays where it is, and no lock is needed.
#pragma once

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/fixed_text.hpp"

namespace nomos {

template <class Entry>
using RollLines = std::vector<std::pair<std::string_view, Entry>>;

// A ruleset that the program is built with: its id, its bundle, and with all that it offers (properties/game.hpp). Both
// types may be declared only: who lists them needs no more. nomos/rulesets_here.hpp, which the build writes, has them
// all.
template <FixedText kName, class Bundle, class Whole>
struct BuiltIn {
    static constexpr std::string_view kId = kName.view();
    using RulesetType = Bundle;
    using Game = Whole;
};
template <class... Rulesets>
struct Listed {};

// A line for each; entry_of(BuiltIn) is what the roll knows of it.
template <class Entry, class... Rulesets, class EntryOf>
RollLines<Entry> lines_of(Listed<Rulesets...>, const EntryOf& entry_of) {
    return {{Rulesets::kId, entry_of(Rulesets{})}...};
}

// What is made when it is first asked for.
template <class T>
using OnFirstUse = const T& (*)();

template <class Entry>
class Roll {
public:
    explicit Roll(const RollLines<Entry>& lines) { enlist(lines); }

    void enlist(const RollLines<Entry>& lines) {
        for (const auto& [id, entry] : lines) ids_.push_back(id), entries_.push_back(entry);
    }
    // nullptr where the roll has no such ruleset.
    const Entry* find(std::string_view id) const {
        const auto found = std::find(ids_.begin(), ids_.end(), id);
        return found == ids_.end() ? nullptr : &entries_[static_cast<std::size_t>(found - ids_.begin())];
    }
    std::span<const std::string_view> ids() const { return ids_; }
    std::span<const Entry> entries() const { return entries_; }

private:
    std::vector<std::string_view> ids_;
    std::vector<Entry> entries_;
};

}  // namespace nomos
