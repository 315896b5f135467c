#include "reports/phrases.hpp"

namespace nomos {

std::string counted(std::uint64_t count, std::string_view one, std::string_view many) {
    return in_groups(count) + " " + std::string(count == 1 ? one : many);
}

std::string joined(const std::vector<std::string>& parts, std::string_view last) {
    std::string out;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) out += i + 1 == parts.size() ? " " + std::string(last) + " " : ", ";
        out += parts[i];
    }
    return out;
}

std::string joined_with(const std::vector<std::string>& parts, std::string_view between) {
    std::string out;
    for (const std::string& part : parts) out += (out.empty() ? "" : std::string(between)) + part;
    return out;
}
std::string replaced(std::string text, std::string_view old, std::string_view with) {
    for (auto at = text.find(old); at != std::string::npos; at = text.find(old, at + with.size()))
        text.replace(at, old.size(), with);
    return text;
}

std::string command_that_plays(const std::vector<std::string>& line, const std::string& replay) {
    return "echo \"" + joined_with(line, ", ") + "\" | " + replay;
}
std::string capitalised(std::string_view text) {
    std::string out(text);
    if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 'a' + 'A');
    return out;
}
std::string ended(std::string text) {
    const bool stops = text.empty() || std::string_view(".?!").find(text.back()) != std::string_view::npos;
    return stops ? text : text + ".";
}
std::string unended(std::string_view text) {
    if (text.ends_with('.')) text.remove_suffix(1);
    return std::string(text);
}
std::string over_already(std::string_view outcome) { return "the game is over already: " + std::string(outcome); }

}  // namespace nomos
