#include "reports/html.hpp"

#include "reports/play_data.hpp"
#include "reports/player/module_text.hpp"
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

constexpr Format kHtml{svg, html_code, ".html"};

std::string html(std::string_view name, View view) {
    view["finding_part"] = std::string(template_text("finding.html.mustache"));
    view["witness_part"] = std::string(template_text("witness.html.mustache"));
    view["style"] = std::string(template_text("report.css"));
    view["script"] = std::string(template_text("step.js.mustache"));
    return rendered(name, view, escaped);
}

// The board that plays: what it starts from, the rules as a module, and the script, in the order in which its parts
// use each other. Without the module there is none of it.
void add_player(const Chapter& chapter, View& view) {
    const std::string module = player::module_text(chapter.report.ruleset);
    std::string script;
    for (const char* part : {"rules", "board", "game", "player", "page", "free"})
        script += template_text(std::string("play_") + part + ".js");
    view["plays"] = !module.empty();
    view["player_data"] = play_data(chapter), view["player_module"] = module;
    view["player_script"] = script, view["player_style"] = std::string(template_text("play.css"));
}

}  // namespace

std::string html_index(std::span<const Chapter> chapters) {
    return html("index.html.mustache", index_view(chapters, kHtml));
}

std::string html_page(const Chapter& chapter) {
    View view = page_view(chapter, kHtml);
    add_player(chapter, view);
    return html("page.html.mustache", view);
}

}  // namespace nomos
