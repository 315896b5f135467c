#include "checkers/store/fingerprint.hpp"

namespace nomos::store {

Roll<std::string_view>& fingerprint_roll() {
    static Roll<std::string_view> roll(fingerprints_built_here());
    return roll;
}
std::string_view fingerprint_of_sources(std::string_view ruleset) {
    const std::string_view* const found = fingerprint_roll().find(ruleset);
    return found ? *found : "";
}

}  // namespace nomos::store
