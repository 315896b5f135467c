// What a layer knows of each ruleset, by the ruleset's id: first of those that the program was built with, in the
// registry's order, then of those that shared objects brought (cli/beside). Loading is over before anything is asked,
// so that what is looked up stays where it is, and no lock is needed.
#pragma once

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace nomos {

template <class Entry>
using RollLines = std::vector<std::pair<std::string_view, Entry>>;

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
