#include "reports/shape.hpp"

namespace nomos {

std::string xml_escaped(std::string_view text, bool attribute) {
    std::string out;
    for (const char c : xml_safe(text)) {
        if (c == '&')
            out += "&amp;";
        else if (c == '<')
            out += "&lt;";
        else if (c == '>')
            out += "&gt;";
        else if (c == '"' && attribute)
            out += "&quot;";
        else if (c == '\n' && attribute)
            out += "&#10;";
        else if (c == '\t' && attribute)
            out += "&#9;";
        else
            out += c;
    }
    return out;
}

Shape Shape::with(const char* name, std::string_view value) const {
    node_->attributes += " " + std::string(name) + "=\"" + xml_escaped(value, true) + "\"";
    return *this;
}
Shape Shape::text(std::string_view value) const {
    node_->text += xml_escaped(value, false);
    return *this;
}
Shape Shape::add(const char* name) const {
    const Shape child{std::string_view(name)};
    node_->children.push_back(child.node_);
    return child;
}

void Shape::print(const Node& node, std::string& out) {
    out += "<" + node.name + node.attributes;
    if (node.text.empty() && node.children.empty()) {
        out += "/>";
        return;
    }
    out += ">" + node.text;
    for (const auto& child : node.children) print(*child, out);
    out += "</" + node.name + ">";
}
std::string Shape::raw() const {
    std::string out;
    return print(*node_, out), out;
}

void Shape::print_indented(const Node& node, const std::string& indent, std::string& out) {
    out += indent;
    if (node.children.empty()) {
        print(node, out), out += "\n";
        return;
    }
    out += "<" + node.name + node.attributes + ">" + node.text + "\n";
    for (const auto& child : node.children) print_indented(*child, indent + "  ", out);
    out += indent + "</" + node.name + ">\n";
}
std::string Shape::document() const {
    std::string out = "<?xml version=\"1.0\"?>\n";
    return print_indented(*node_, "", out), out;
}

}  // namespace nomos
