// Which reading sets fit a number of answers? Each answer is right under some combinations of options of
// the few readings that it depends on; a reading set fits when every answer is right under it. That is a
// constraint satisfaction problem with as many variables as there are readings, at most four values each:
// searched by chronological backtracking, each relation looked at as soon as its last reading is chosen.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "analysis/engines/engines.hpp"

namespace nomos::engines {

// Options by reading, each an index.
using Choices = std::vector<int>;

// The combinations of options under which an answer is right. Combinations are numbered with the first
// reading of `about` fastest.
struct Relation {
    std::vector<int> about;    // readings, in order
    std::vector<bool> right;   // by combination
    bool is_hopeless() const;  // right under none
    friend bool operator==(const Relation&, const Relation&) = default;
    friend auto operator<=>(const Relation&, const Relation&) = default;
};

class SilentReading {
public:
    // How many options each reading has, and the usual ones, which are tried first.
    SilentReading(std::vector<int> options, Choices usual);

    // Takes the relation in if some reading set fits it and all before; answers whether it did.
    bool add(const Relation& relation);
    // Those of several that were taken in, the ones given most often first.
    std::set<Relation> add_most_given_first(const std::vector<Relation>& given);
    // A reading set that fits, as usual as can be in the order of readings; and one with that option.
    Choices fitting() const;
    std::optional<Choices> fitting_with(int reading, int option) const;
    std::uint64_t count() const;
    const std::vector<Relation>& relations() const { return relations_; }
    // Does what was taken in say anything of this reading?
    bool is_asked(int reading) const;
    // The number of the combination that a reading set is, for a relation about these readings.
    std::size_t combination_of(const std::vector<int>& about, const Choices& set) const;
    std::size_t combinations_of(const std::vector<int>& about) const;

private:
    bool is_right(std::size_t reading, const Choices& set) const;
    bool search(std::size_t reading, Choices& set, const std::vector<int>& fixed) const;
    std::uint64_t count_from(std::size_t reading, Choices& set, const std::vector<bool>& matters) const;

    std::vector<int> options_;
    Choices usual_;
    std::vector<Relation> relations_;
    std::vector<std::vector<std::size_t>> ending_at_;  // by reading: relations of which it is the last
};

// What is seen of a reading: the options that fit the answers, and whether any answer depends on it.
ReadingSeen reading_seen(const ReadingInfo& info, std::vector<std::string> fits, bool is_asked);
// "id=option" of the first combination under which an answer would be right; none if there is no such.
std::vector<std::string> right_under(const Relation& relation, std::span<const ReadingInfo> readings);

}  // namespace nomos::engines
