#include "properties/property.hpp"

#include <array>

namespace nomos {

std::string_view name_of(PropertyKind kind) {
    constexpr std::array<std::string_view, 5> kNames{"invariant", "lemma", "law", "bound", "claim"};
    return kNames[static_cast<std::size_t>(kind)];
}

}  // namespace nomos
