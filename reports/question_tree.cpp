#include "reports/question_tree.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "reports/shape.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

constexpr int kAcross = 120, kDown = 84, kRadius = 17, kMargin = 30;

std::string letter(std::size_t answer) { return std::string(1, static_cast<char>('a' + answer)); }

// Where each answer of a knot leads, answers with one target together: "a, c".
std::map<int, std::string> lettered(const Asking& asking) {
    std::map<int, std::string> edges;
    for (std::size_t k = 0; k < asking.next.size(); ++k) {
        if (asking.next[k] == Asking::kNever) continue;
        std::string& letters = edges[asking.next[k]];
        letters += (letters.empty() ? "" : ", ") + letter(k);
    }
    return edges;
}
// "3", or "3'" for a second knot of the same question.
std::string name_of(const Questionnaire& q, std::size_t node) {
    std::string name = std::to_string(q.tree[node].question + 1);
    for (std::size_t k = 0; k < node; ++k)
        if (q.tree[k].question == q.tree[node].question) name += "'";
    return name;
}

struct Place {
    int x = 0, y = 0;
};
// A row a question, its knots side by side; the end below all.
struct Layout {
    std::vector<Place> knots;
    Place end;
    int width = 0, height = 0;

    explicit Layout(const Questionnaire& q) {
        std::map<std::size_t, std::vector<std::size_t>> rows;
        for (std::size_t k = 0; k < q.tree.size(); ++k) rows[q.tree[k].question].push_back(k);
        std::size_t widest = 1;
        for (const auto& [question, row] : rows) widest = std::max(widest, row.size());
        width = 2 * kMargin + kAcross * static_cast<int>(widest);
        knots.resize(q.tree.size());
        int y = kMargin;
        for (const auto& [question, row] : rows) {
            for (std::size_t i = 0; i < row.size(); ++i)
                knots[row[i]] = {width / 2 + (2 * static_cast<int>(i) + 1 - static_cast<int>(row.size())) * kAcross / 2,
                                 y};
            y += kDown;
        }
        end = {width / 2, y}, height = y + kMargin;
    }
    Place at(int node) const { return node == Asking::kSettled ? end : knots[static_cast<std::size_t>(node)]; }
};

void add_text(const Shape& on, Place at, const std::string& words) {
    on.add("text")
        .with("x", at.x)
        .with("y", at.y)
        .with("text-anchor", "middle")
        .with("dominant-baseline", "central")
        .with("font-size", 15)
        .with("fill", "currentColor")
        .text(words);
}
// An edge that skips a row swings out, so that it does not run through what it skips.
void draw_edge(const Shape& on, Place from, Place to, const std::string& letters, int edge) {
    const bool skips = to.y - from.y > kDown;
    const int bend = (skips ? kAcross / 2 : 0) + edge * 26, side = edge % 2 == 0 ? 1 : -1;
    const Place middle{(from.x + to.x) / 2 + side * bend, (from.y + to.y) / 2};
    on.add("path")
        .with("d",
              fmt::format("M{} {}Q{} {} {} {}", from.x, from.y + kRadius, middle.x, middle.y, to.x, to.y - kRadius))
        .with("fill", "none")
        .with("stroke", "currentColor")
        .with("stroke-opacity", ".5");
    add_text(on, {(from.x + to.x + 2 * middle.x) / 4 + 12, middle.y}, letters);
}
void draw_knot(const Shape& on, Place at, const std::string& name, std::size_t question) {
    const Shape link = on.add("a").with("href", fmt::format("#question-{}", question + 1));
    link.add("circle")
        .with("cx", at.x)
        .with("cy", at.y)
        .with("r", kRadius)
        .with("fill", "none")
        .with("stroke", "currentColor");
    add_text(link, at, name);
}

// A drawing that can be read: few knots, and answers that lead different ways; without these it is the list of
// questions.
bool is_readable(const Questionnaire& q) {
    constexpr std::size_t kMostKnots = 12;
    const auto parts = [](const Asking& asking) { return lettered(asking).size() > 1; };
    return q.tree.size() <= kMostKnots && std::any_of(q.tree.begin(), q.tree.end(), parts);
}

}  // namespace

std::string tree_text(const Questionnaire& q) {
    if (!is_readable(q)) return "";
    std::string text;
    for (std::size_t k = 0; k < q.tree.size(); ++k) {
        std::vector<std::string> ways;
        for (const auto& [to, letters] : lettered(q.tree[k]))
            ways.push_back(letters + " -> " +
                           (to == Asking::kSettled ? "done" : name_of(q, static_cast<std::size_t>(to))));
        text += "  " + name_of(q, k) + ": " + joined_with(ways, "; ") + "\n";
    }
    return text;
}

std::string tree_svg(const Questionnaire& q) {
    if (!is_readable(q)) return "";
    const Layout layout(q);
    const Shape svg = Shape("svg")
                          .with("viewBox", fmt::format("0 0 {} {}", layout.width, layout.height))
                          .with("width", layout.width)
                          .with("role", "group")
                          .with("aria-label", "what to ask after which answer");
    for (std::size_t k = 0; k < q.tree.size(); ++k) {
        int edge = 0;
        for (const auto& [to, letters] : lettered(q.tree[k]))
            draw_edge(svg, layout.at(static_cast<int>(k)), layout.at(to), letters, edge++);
    }
    for (std::size_t k = 0; k < q.tree.size(); ++k) draw_knot(svg, layout.knots[k], name_of(q, k), q.tree[k].question);
    add_text(svg, layout.end, "settled");
    return svg.raw();
}

}  // namespace nomos
