#include "reports/html.hpp"

#include "reports/play_view.hpp"
#include "reports/shape.hpp"
#include "reports/svg.hpp"
#include "reports/templates.hpp"
#include "reports/view.hpp"

namespace nomos {
namespace {

std::string escaped(const std::string& text) { return kainjow::mustache::html_escape(xml_safe(text)); }

// Lines break between words, and inside a word that is longer than a line after a dot or a slash; an
// option's two hyphens stay with its name.
std::string html_code(std::string_view text) {
    std::string out = "<code><span>";
    for (const char c : text) {
        out += c == ' ' ? "</span> <span>" : escaped(std::string(1, c));
        if (c == '.' || c == '/') out += "<wbr/>";
    }
    return out + "</span></code>";
}

constexpr Format kHtml{svg, parted_svg, svg_of_piece, svg_of_place, drawn_signs, html_code, ".html"};

std::string html(std::string_view name, View view) {
    view["finding_part"] = std::string(template_text("finding.html.mustache"));
    view["witness_part"] = std::string(template_text("witness.html.mustache"));
    view["grade_part"] = std::string(template_text("grade.html.mustache"));
    view["style"] = std::string(template_text("report.css"));
    view["headline_part"] = std::string(template_text("headline.html.mustache"));
    view["script"] = std::string(template_text("step.js.mustache"));
    view["page_script"] = std::string(template_text("page.js"));
    return rendered(name, view, escaped);
}

}  // namespace

std::string html_index(std::span<const Chapter> chapters) {
    return html("index.html.mustache", index_view(chapters, kHtml));
}

std::string html_page(const Chapter& chapter) {
    View view = page_view(chapter, kHtml);
    add_player(chapter.report.ruleset, play_data(chapter), view);
    return html("page.html.mustache", view);
}

}  // namespace nomos
