// The words in which reports name what the tables of a ruleset say: kinds of sentences, where an answer comes from.
#include "model/core/ruleset.hpp"

#include <array>

#include "model/core/error.hpp"

namespace nomos {
namespace {

template <class E, std::size_t N>
std::string_view word_for(E value, const std::array<std::string_view, N>& words) {
    const auto i = static_cast<std::size_t>(value);
    expect(i < N, "an enum value has a name");
    return words[i];
}

}  // namespace

std::string_view name_of(SentenceKind kind) {
    return word_for(kind, std::array<std::string_view, 7>{"rule", "definition", "set-up", "example", "claim",
                                                          "commentary", "stray"});
}
std::string_view name_of(SentenceForm form) {
    return word_for(form, std::array<std::string_view, 6>{"sentence", "heading", "caption", "item", "cell", "stub"});
}
std::string_view name_of(DriftKind kind) {
    return word_for(kind, std::array<std::string_view, 3>{"changed", "missing", "added"});
}
std::string_view name_of(Provenance provenance) {
    return word_for(provenance, std::array<std::string_view, 4>{"text", "certain", "likely", "assumed"});
}

std::string_view name_of(Grounding grounding) {
    return word_for(grounding,
                    std::array<std::string_view, 6>{"none", "stated", "follows", "supplied", "narrower", "wider"});
}

}  // namespace nomos
