// How findings stand against a baseline; what every format of the report says of it.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace nomos {

enum class Status {
    unjudged,  // there is no baseline
    fresh,     // no entry
    accepted,  // an entry that stands
    expired,   // an entry whose day is past
    gone       // an entry whose finding no longer occurs
};
// "", "new", "accepted", "expired", "gone": the same words in all formats.
std::string_view name_of(Status status);

struct Standing {
    Status status = Status::unjudged;
    std::string reason, expires;  // of the entry; `expires` is YYYY-MM-DD, "" when it does not end
};
// "accepted: kept as the source has it (up to 2027-01-31)", "new".
std::string standing_words(const Standing& standing);

struct Gone {
    std::string id;
    Standing standing;
};

struct Standings {
    bool judged = false;                                 // false: there is no baseline, and nothing below is filled
    std::map<std::string, Standing, std::less<>> known;  // ids with an entry
    std::vector<Gone> gone;                              // in the order of the baseline

    // New, of an id without an entry; unjudged without a baseline.
    Standing of(std::string_view id) const;
    bool accepts(std::string_view id) const { return of(id).status == Status::accepted; }
    std::size_t count(Status status, const std::vector<std::string>& ids) const;
    // Those of one ruleset; its findings' ids start with its name and a dot.
    std::vector<Gone> gone_of(std::string_view ruleset) const;
};

// Whose finding it is: ids start with the ruleset's.
inline std::string_view ruleset_of(std::string_view id) { return id.substr(0, id.find('.')); }

}  // namespace nomos
