#include "reports/player/json_text.hpp"

namespace nomos::player {

std::string quoted(std::string_view text) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string out = "\"";
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            (out += '\\') += c;
        else if (code < 0x20)
            (((out += "\\u00") += kDigits[code >> 4U]) += kDigits[code & 15U]);
        else
            out += c;
    }
    return out + "\"";
}

}  // namespace nomos::player
