#include "reports/provenance_words.hpp"

#include <fmt/format.h>

#include "reports/phrases.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

std::string how_sure(const Resting::On& on) {
    if (on.sure == Provenance::assumed || on.source.empty()) return "our assumption";
    return fmt::format("{}, not certain ({})", name_of(on.sure), on.source);
}

}  // namespace

std::string source_words(SourceKind from, std::string_view source) {
    switch (from) {
        case SourceKind::text:
            return "by the text itself";
        case SourceKind::outside:
            return fmt::format("from outside the text: {}", source);
        case SourceKind::ours:
            break;
    }
    return "by a position that we set up";
}

std::array<std::uint64_t, kSourceKinds> left_by_source(const RulesetReport& report) {
    std::array<std::uint64_t, kSourceKinds> left{};
    left.fill(report.reading_sets);
    for (const FunnelStep& step : report.funnel)
        for (auto k = static_cast<std::size_t>(step.from); k < kSourceKinds; ++k) left[k] = step.after;
    return left;
}

std::string left_in_words(const RulesetReport& report) {
    constexpr std::array<std::string_view, kSourceKinds> kBy{"its own examples", "documents outside the text",
                                                             "positions that we set up to its words"};
    const auto left = left_by_source(report);
    std::array<bool, kSourceKinds> any{};
    for (const FunnelStep& step : report.funnel) any[static_cast<std::size_t>(step.from)] = true;
    std::vector<std::string> parts;
    std::uint64_t before = report.reading_sets;
    for (std::size_t k = 0; k < kSourceKinds; ++k) {
        if (!any[k]) continue;
        const std::string none = parts.empty() ? "none of them out" : "out no more";
        parts.push_back(left[k] == before ? fmt::format("{} rule {}", kBy[k], none)
                                          : fmt::format("{} leave {}", kBy[k], in_groups(left[k])));
        before = left[k];
    }
    return parts.empty() ? "" : "; " + joined(parts, "and");
}

std::string board_mark(const Resting& resting) { return resting.board.on ? "board: " + how_sure(resting.board) : ""; }
std::string play_mark(const Resting& resting) {
    if (!resting.board.on) return resting.set_up.on ? "set-up: " + how_sure(resting.set_up) : "";
    return "board and set-up: " + how_sure(resting.board);
}

Picture marked(Picture picture, const Resting& resting) {
    const std::string mark = board_mark(resting);
    if (!mark.empty()) picture.notes.push_back(mark);
    return picture;
}

std::string supposed_in_words(const Finding& finding, const RulesetInfo& info) {
    if (finding.witness.readings.empty()) return "";
    std::vector<std::string> options;
    for (const std::string& text : finding.witness.readings) {
        const Choice c = parse_choice(text, info.id, info.readings);
        const ReadingInfo& reading = info.readings[static_cast<std::size_t>(c.reading)];
        options.push_back(fmt::format("\"{}\" to \"{}\"", reading.options[static_cast<std::size_t>(c.option)].says,
                                      reading.question));
    }
    return "The boards suppose another answer than Nomos plays: " + ended(joined(options, "and"));
}

}  // namespace nomos
