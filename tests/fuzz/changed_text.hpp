// Texts made by chance from others.
#pragma once

#include <string>

#include "model/core/dice.hpp"

namespace nomos::fuzz_test {

// Bytes changed, taken out and put in, pieces doubled, the tail of another text.
inline std::string changed(std::string text, const std::string& other, Dice& dice) {
    const auto at = [&](const std::string& t) {
        return static_cast<std::size_t>(dice.below(static_cast<int>(t.size()) + 1));
    };
    for (int changes = 1 + dice.below(4); changes > 0; --changes) {
        const std::size_t i = at(text);
        switch (dice.below(5)) {
            case 0:
                text.insert(i, 1, static_cast<char>(dice.below(256)));
                break;
            case 1:
                text.erase(i, static_cast<std::size_t>(dice.below(4)));
                break;
            case 2:
                text.insert(i, text.substr(i, static_cast<std::size_t>(dice.below(12))));
                break;
            case 3:
                text = text.substr(0, i) + other.substr(at(other));
                break;
            default:
                if (i < text.size()) text[i] = static_cast<char>(text[i] ^ (1 << dice.below(7)));
        }
    }
    return text;
}

}  // namespace nomos::fuzz_test
