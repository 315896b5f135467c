// Where a piece of evidence comes from: the three are counted apart, and never one for the other.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "model/core/ruleset.hpp"

namespace nomos {

// text: words, lists and captions of the source. outside: a document that is named. ours: a position rebuilt by us.
enum class SourceKind { text, outside, ours };
inline constexpr std::size_t kSourceKinds = 3;

// A position that we set up shows what a named document says, and counts as that document's.
inline SourceKind source_of(const ExampleInfo& e) {
    if (e.provenance == Provenance::text) return SourceKind::text;
    return e.source.empty() ? SourceKind::ours : SourceKind::outside;
}
// Places in the table, the text's own first and ours last; of one kind in their order there.
std::vector<std::size_t> by_source(std::span<const ExampleInfo> examples);

// What pictures and play show beyond the text, as far as it is not certain.
struct Resting {
    struct On {
        bool on = false;
        Provenance sure = Provenance::certain;
        std::string source{};  // "" ours
    };
    On board{};   // of every picture
    On set_up{};  // of lines from the set-up, and of what is counted in play
};
Resting resting_on(const RulesetInfo& info);

}  // namespace nomos
