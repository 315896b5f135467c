// Small helpers of the report tests.
#pragma once

#include <pugixml.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace nomos::fixture {

inline std::size_t occurrences(std::string_view text, std::string_view wanted) {
    std::size_t count = 0;
    for (auto at = text.find(wanted); at != std::string_view::npos; at = text.find(wanted, at + wanted.size())) ++count;
    return count;
}

inline std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

// All values of an attribute, in document order.
inline std::vector<std::string> values_of(const pugi::xml_document& page, const std::string& attribute) {
    std::vector<std::string> values;
    for (const pugi::xpath_node& node : page.select_nodes(("//@" + attribute).c_str()))
        values.emplace_back(node.attribute().value());
    return values;
}

}  // namespace nomos::fixture
