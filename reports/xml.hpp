// Small helpers over pugixml, so that drawing code reads as a list of shapes.
#pragma once

#include <pugixml.hpp>
#include <sstream>
#include <string>
#include <string_view>

namespace nomos {

// XML 1.0 knows no control characters but these three; others would make the whole document unreadable.
inline std::string xml_safe(std::string_view text) {
    std::string out;
    for (const char c : text)
        if (static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\t') out += c;
    return out;
}

// A node under construction: node("rect").with("x", 3).with("fill", "none").
class Shape {
public:
    explicit Shape(pugi::xml_node node) : node_(node) {}
    Shape with(const char* name, int value) const {
        node_.append_attribute(name).set_value(value);
        return *this;
    }
    Shape with(const char* name, std::string_view value) const {
        node_.append_attribute(name).set_value(xml_safe(value).c_str());
        return *this;
    }
    Shape text(std::string_view value) const {
        node_.append_child(pugi::node_pcdata).set_value(xml_safe(value).c_str());
        return *this;
    }
    Shape add(const char* name) const { return Shape(node_.append_child(name)); }

private:
    mutable pugi::xml_node node_;
};

inline std::string printed(const pugi::xml_document& document, const char* indent, unsigned flags) {
    std::ostringstream out;
    document.save(out, indent, flags, pugi::encoding_utf8);
    return out.str();
}

}  // namespace nomos
