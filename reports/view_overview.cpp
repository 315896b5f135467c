// The first screen of a page: what to decide, what is missing, what the text is right about. And how to read boards.
#include <algorithm>

#include "analysis/findings/order.hpp"
#include "reports/close_up.hpp"
#include "reports/finding_words.hpp"
#include "reports/impact_words.hpp"
#include "reports/page_order.hpp"
#include "reports/provenance_words.hpp"
#include "reports/svg.hpp"
#include "reports/view.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

// What a headline says of the baseline: nothing where all is as it was.
std::string_view notable(Status status) {
    return status == Status::fresh || status == Status::expired ? name_of(status) : "";
}

const Picture* board_of(const Finding& f) {
    for (const Side& side : f.sides)
        if (!side.picture.cells.empty()) return &side.picture;
    for (const Picture& picture : f.witness.pictures)
        if (!picture.cells.empty()) return &picture;
    return nullptr;
}
// Drawn by `draw`, small; "" where there is none.
template <class Draw>
std::string drawn_small(const Finding& f, const Draw& draw) {
    const Picture* board = board_of(f);
    return board ? draw(close_up(marked(*board, f.resting)), title_of(f)) : "";
}

// Whatever boards a page may draw: of its findings, along their lines, and of checks that do not hold.
std::vector<const Picture*> pictures_of(const Chapter& chapter) {
    std::vector<const Picture*> pictures;
    for (const Finding& f : chapter.report.findings) {
        for (const Side& side : f.sides) pictures.push_back(&side.picture);
        for (const Picture& picture : f.witness.pictures) pictures.push_back(&picture);
    }
    for (const auto& [id, boards] : chapter.line_boards)
        for (const auto& [ply, picture] : boards) pictures.push_back(&picture);
    for (const CheckResult& check : chapter.report.checks)
        if (check.verdict != Verdict::holds)
            for (const Witness& witness : check.witnesses)
                for (const Picture& picture : witness.pictures) pictures.push_back(&picture);
    return pictures;
}

}  // namespace

View small_board(const Finding& f, const Format& format) { return shown(drawn_small(f, format.board)); }

std::string picture_file_of(const Finding& f) { return board_of(f) ? f.id + ".svg" : ""; }
std::vector<std::pair<std::string, std::string>> headline_pictures(const Chapter& chapter) {
    const PageOrder order = page_order(chapter.report, chapter.info);
    std::vector<const Finding*> told = order.all();
    told.resize(std::min(told.size(), std::max(order.decide.size(), kOnIndex)));
    std::vector<std::pair<std::string, std::string>> files;
    for (const Finding* f : told)
        if (const std::string drawing = drawn_small(*f, svg); !drawing.empty())
            files.emplace_back(picture_file_of(*f), drawing + "\n");
    return files;
}

View headline_view(const Finding& finding, int number, const Chapter& chapter, const Format& format) {
    const std::string title = title_of(finding);
    View view;
    view["number"] = std::to_string(number);
    view["anchor"] = "finding-" + finding.id;
    view["headline"] = title;
    view["kind"] = kind_words(finding.kind);
    view["materiality"] = shown(stake_in_words(finding));
    view["share"] = shown(share_of(finding));
    view["level"] = std::string(name_of(level_of(finding)));
    view["to_see"] = shown(notable(chapter.standings.of(finding.id).status));
    view["drawing"] = small_board(finding, format);
    view["picture"] = shown(picture_file_of(finding));
    return view;
}

View headlines(const std::vector<const Finding*>& findings, std::size_t first, std::size_t most, const Chapter& chapter,
               const Format& format) {
    std::vector<View> views;
    for (std::size_t i = 0; i < std::min(most, findings.size()); ++i)
        views.push_back(headline_view(*findings[i], static_cast<int>(first + i), chapter, format));
    return list_of(views);
}

void add_right(const Chapter& chapter, View& view) {
    std::vector<View> claims;
    for (const RightAbout& right : right_about(chapter.report, chapter.info)) {
        View claim;
        claim["says"] = right.says;
        std::vector<std::string> numbers;
        for (const int n : right.sentences) numbers.push_back(std::to_string(n));
        claim["sentences"] = enumerated(numbers);
        claims.push_back(claim);
    }
    view["any_right"] = !claims.empty();
    view["right_count"] = counted(claims.size(), "thing that it says, or that follows from it, was checked and holds",
                                  "things that it says, or that follow from it, were checked and hold");
    view["right"] = list_of(claims);
}

void add_assumed(const Chapter& chapter, View& view) {
    std::vector<View> findings;
    for (const Finding* f : assumed_on_boards(chapter.report, chapter.info)) {
        View link;
        link["anchor"] = "finding-" + f->id, link["headline"] = title_of(*f);
        findings.push_back(link);
    }
    view["any_assumed"] = !findings.empty();
    view["assumed"] = list_of(findings);
}

namespace {

// Pieces that look alike share a line.
std::vector<std::pair<std::string, std::vector<std::string>>> kinds_by_sign(const Legend& legend,
                                                                            const Format& format) {
    std::vector<std::pair<std::string, std::vector<std::string>>> signs;
    for (const PicturePiece& piece : legend.pieces) {
        const std::string sign = format.piece(piece);
        auto known = std::ranges::find_if(signs, [&](const auto& s) { return s.first == sign; });
        if (known == signs.end()) known = signs.insert(signs.end(), {sign, {}});
        known->second.push_back(kind_of_piece(piece));
    }
    return signs;
}

}  // namespace

void add_legend(const Chapter& chapter, const Format& format, View& view) {
    Legend legend = legend_of(pictures_of(chapter));
    legend.parting = std::any_of(chapter.report.findings.begin(), chapter.report.findings.end(),
                                 [](const Finding& f) { return !parting_of(f).empty(); });
    std::vector<View> entries, signs;
    const auto tell = [&](std::vector<View>& list, const std::string& sign, const std::string& says) {
        View entry;
        entry["drawing"] = sign, entry["says"] = says;
        list.push_back(entry);
    };
    for (const auto& [sign, kinds] : kinds_by_sign(legend, format)) tell(entries, sign, kinds_in_words(kinds));
    for (const Legend::Place& place : legend.places)
        if (const std::string drawing = format.place(place.lattice, place.sign); !drawing.empty())
            tell(entries, drawing, place.sign.says);
    for (const LegendEntry& sign : format.signs(legend)) tell(signs, sign.sign, sign.says);
    view["legend"] = list_of(entries), view["signs"] = list_of(signs), view["any_legend"] = !legend.empty();
}

}  // namespace nomos
