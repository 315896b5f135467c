#include "reports/side_words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "reports/finding_words.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

using Strings = std::vector<std::string>;

// The parts of a caption, between semicolons where it has any, else between commas; of "after e2-e4: white to move, 3
// left" not the move, which is said already.
Strings parts_of(const std::string& caption) {
    Strings parts;
    std::string rest = caption;
    if (const auto colon = rest.find(": "); rest.starts_with("after ") && colon != std::string::npos)
        rest.erase(0, colon + 2);
    const std::string_view between = rest.find("; ") == std::string::npos ? ", " : "; ";
    while (!rest.empty()) {
        const auto end = rest.find(between);
        if (const std::string part = rest.substr(0, end); !part.empty()) parts.push_back(part);
        rest = end == std::string::npos ? "" : rest.substr(end + 2);
    }
    return parts;
}
Strings labels_of(const Picture& picture) {
    Strings labels;
    for (const PicturePiece& piece : picture.pieces) labels.push_back(piece.label);
    return labels;
}
Strings sums_of(const Picture& picture) {
    Strings sums;
    for (const PictureSum& sum : picture.sums) sums.push_back(sum.says);
    return sums;
}
Strings only_in(const Strings& ours, const Strings& theirs) {
    Strings only;
    for (const std::string& one : ours)
        if (std::ranges::find(theirs, one) == theirs.end()) only.push_back(one);
    return only;
}

// What is seen under this option and not under the other, in the order in which a reader looks: below the board, on
// it, and the sums. Where only the other has something of its own, that it is not so here.
std::string difference(const Picture& ours, const Picture& theirs) {
    const std::vector<std::pair<Strings, Strings>> seen{{parts_of(ours.caption), parts_of(theirs.caption)},
                                                        {labels_of(ours), labels_of(theirs)},
                                                        {sums_of(ours), sums_of(theirs)}};
    for (const auto& [mine, others] : seen) {
        if (const Strings only = only_in(mine, others); !only.empty()) return "Then: " + joined(only, "and") + ".";
        if (const Strings only = only_in(others, mine); !only.empty()) return "Then not: " + joined(only, "and") + ".";
    }
    return "";
}

}  // namespace

std::string side_in_words(const std::vector<Side>& sides, std::size_t which) {
    const Side& side = sides[which];
    std::string words = consequence_in_words(side.consequence);
    for (std::size_t i = 0; i < sides.size(); ++i) {
        if (i == which || words.empty() || consequence_in_words(sides[i].consequence) != words) continue;
        const std::string then = difference(side.picture, sides[i].picture);
        return then.empty() ? words : words + " " + then;
    }
    return words;
}

}  // namespace nomos
