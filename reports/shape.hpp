// A tree of XML elements under construction, so that drawing code reads as a list of shapes. It needs no library:
// the same drawings are made by the module inside the pages (reports/player).
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace nomos {

// XML 1.0 knows no control characters but these three; others would make the whole document unreadable.
inline std::string xml_safe(std::string_view text) {
    std::string out;
    for (const char c : text)
        if (static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\t') out += c;
    return out;
}
// With what means something to XML written out; `attribute` also what an attribute would lose.
std::string xml_escaped(std::string_view text, bool attribute);

// A handle to an element: node("rect").with("x", 3).with("fill", "none").
class Shape {
public:
    explicit Shape(std::string_view name) : node_(std::make_shared<Node>()) { node_->name = name; }
    Shape with(const char* name, int value) const { return with(name, std::string_view(std::to_string(value))); }
    Shape with(const char* name, std::string_view value) const;
    Shape text(std::string_view value) const;
    Shape add(const char* name) const;

    std::string raw() const;       // on one line
    std::string document() const;  // declared, each element on a line of its own

private:
    struct Node {
        std::string name, attributes, text;
        std::vector<std::shared_ptr<Node>> children;
    };
    static void print(const Node& node, std::string& out);
    static void print_indented(const Node& node, const std::string& indent, std::string& out);

    std::shared_ptr<Node> node_;
};

}  // namespace nomos
