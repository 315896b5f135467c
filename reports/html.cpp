#include "reports/html.hpp"

#include "reports/svg.hpp"
#include "reports/templates.hpp"
#include "reports/view.hpp"
#include "reports/xml.hpp"

namespace nomos {
namespace {

std::string escaped(const std::string& text) { return kainjow::mustache::html_escape(xml_safe(text)); }

// Long ids and positions may break after a dot or a slash, and nowhere else.
std::string html_code(std::string_view text) {
    std::string out = "<code>";
    for (const char c : text) {
        out += escaped(std::string(1, c));
        if (c == '.' || c == '/') out += "<wbr/>";
    }
    return out + "</code>";
}

constexpr Format kHtml{svg, html_code, ".html"};

std::string html(std::string_view name, View view) {
    view["finding_part"] = std::string(template_text("finding.html.mustache"));
    view["witness_part"] = std::string(template_text("witness.html.mustache"));
    view["style"] = std::string(template_text("report.css"));
    view["script"] = std::string(template_text("step.js.mustache"));
    return rendered(name, view, escaped);
}

}  // namespace

std::string html_index(std::span<const Chapter> chapters) {
    return html("index.html.mustache", index_view(chapters, kHtml));
}

std::string html_page(const Chapter& chapter) { return html("page.html.mustache", page_view(chapter, kHtml)); }

}  // namespace nomos
