// The first screen of a page: what to decide, what is missing, what the text is right about. And how to read boards.
#include <algorithm>

#include "analysis/order.hpp"
#include "reports/close_up.hpp"
#include "reports/finding_words.hpp"
#include "reports/matter_words.hpp"
#include "reports/page_order.hpp"
#include "reports/provenance_words.hpp"
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

// --- what stands on the boards ---------------------------------------------------------------------
// "white stone on c4" of any white stone.
std::string kind_of_piece(const PicturePiece& piece) {
    const auto on = piece.label.find(" on ");
    const std::string name = piece.label.substr(0, std::min(on, piece.label.find(',')));
    return name.empty() ? piece.glyph : name;
}

// Each kind of piece once, in the order of drawing; a marked one stands for the unmarked.
std::vector<PicturePiece> kinds_of_pieces(const std::vector<const Picture*>& pictures) {
    constexpr std::size_t kMost = 12;
    std::vector<PicturePiece> kinds;
    for (const Picture* picture : pictures)
        for (PicturePiece piece : picture->pieces) {
            piece.mark = Mark::none;
            const auto is_same = [&](const PicturePiece& k) { return kind_of_piece(k) == kind_of_piece(piece); };
            if (kinds.size() < kMost && std::none_of(kinds.begin(), kinds.end(), is_same)) kinds.push_back(piece);
        }
    return kinds;
}

std::vector<const Picture*> pictures_of(const Finding& f) {
    std::vector<const Picture*> pictures;
    for (const Side& side : f.sides) pictures.push_back(&side.picture);
    for (const Picture& picture : f.witness.pictures) pictures.push_back(&picture);
    return pictures;
}

}  // namespace

View small_board(const Finding& f, const std::string& title, const Format& format) {
    const Picture* board = board_of(f);
    return board ? shown(format.board(close_up(marked(*board, f.resting)), title)) : View(false);
}

View headline_view(const Finding& finding, int number, const Chapter& chapter, const Format& format) {
    const std::string title = title_of(finding);
    View view;
    view["number"] = std::to_string(number);
    view["anchor"] = "finding-" + finding.id;
    view["headline"] = title;
    view["kind"] = kind_words(finding.kind);
    view["materiality"] = shown(stake_in_words(finding, chapter.report));
    view["share"] = shown(share_of(finding));
    view["level"] = std::string(name_of(level_of(finding)));
    view["to_see"] = shown(notable(chapter.standings.of(finding.id).status));
    view["drawing"] = small_board(finding, title, format);
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
    for (const Finding* f : assumed_on_boards(chapter.report)) {
        View link;
        link["anchor"] = "finding-" + f->id, link["headline"] = title_of(*f);
        findings.push_back(link);
    }
    view["any_assumed"] = !findings.empty();
    view["assumed"] = list_of(findings);
}

void add_legend(const std::vector<const Finding*>& findings, const Format& format, View& view) {
    std::vector<const Picture*> pictures;
    for (const Finding* f : findings)
        for (const Picture* picture : pictures_of(*f)) pictures.push_back(picture);
    std::vector<View> entries;
    for (const PicturePiece& piece : kinds_of_pieces(pictures)) {
        View entry;
        entry["drawing"] = format.piece(piece), entry["says"] = kind_of_piece(piece);
        entries.push_back(entry);
    }
    const auto any = [&](auto has) { return std::ranges::any_of(pictures, [&](const Picture* p) { return has(*p); }); };
    const auto any_marked = [&](Mark mark) {
        return any([&](const Picture& p) { return std::ranges::count(p.pieces, mark, &PicturePiece::mark) > 0; });
    };
    view["legend"] = list_of(entries), view["any_legend"] = !pictures.empty();
    view["legend_arrow"] = any([](const Picture& p) { return !p.arrows.empty(); });
    view["legend_cross"] = any_marked(Mark::crossed_out), view["legend_ring"] = any_marked(Mark::ringed);
    view["legend_ghost"] = any_marked(Mark::ghost);
    view["legend_tint"] = any([](const Picture& p) {
        return std::ranges::any_of(p.cells, [](const PictureCell& c) { return c.tint != Tint::plain; });
    });
}

}  // namespace nomos
