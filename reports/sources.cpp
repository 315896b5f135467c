#include "reports/sources.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <set>

#include "reports/input.hpp"
#include "reports/line_hash.hpp"

namespace nomos {
namespace {

// Where each sentence ends on its line: where the next one of the line begins, blanks before that left out.
std::size_t end_of(const std::vector<Sentence>& sentences, std::size_t i, std::string_view line) {
    const bool last = i + 1 == sentences.size() || sentences[i + 1].line != sentences[i].line;
    std::size_t end = last ? line.size() : static_cast<std::size_t>(sentences[i + 1].column) - 1;
    while (end > 0 && (line[end - 1] == ' ' || line[end - 1] == '\t' || line[end - 1] == '\r')) --end;
    return end;
}
int characters(std::string_view text) {
    return static_cast<int>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}
std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t at = 0; at <= text.size();) {  // as split_sentences has it
        const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + (text.substr(end, 2) == "\r\n" ? 2 : 1);
    }
    return lines;
}
Region region_of(const std::vector<Sentence>& sentences, std::size_t i, std::string_view line) {
    const auto begin = static_cast<std::size_t>(sentences[i].column) - 1;
    return {sentences[i].line, characters(line.substr(0, begin)) + 1,
            characters(line.substr(0, end_of(sentences, i, line))) + 1};
}

// What did not drift stands in the same order on both sides.
void lay_beside(const RulesetInfo& info, const std::string& text, Source& source) {
    const std::vector<std::string_view> lines = lines_of(text);
    std::set<int> gone_entries, new_sentences;
    for (const Drift& d : source.drift) gone_entries.insert(d.entry), new_sentences.insert(d.sentence);
    int next = 0;
    for (const LedgerEntry& e : info.ledger) {
        if (gone_entries.contains(e.number)) continue;
        while (new_sentences.contains(next)) ++next;
        const auto i = static_cast<std::size_t>(next++);
        source.quotes[e.number] = source.sentences[i].text;
        source.place.regions[e.number] =
            region_of(source.sentences, i, lines.at(static_cast<std::size_t>(source.sentences[i].line) - 1));
    }
}
bool is_plain(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || std::string_view("-._~/").find(c) != std::string::npos;
}

}  // namespace

std::string source_uri(const std::string& folder, std::string_view file) {
    namespace fs = std::filesystem;
    const fs::path below = (fs::path(folder) / file).lexically_normal();
    const fs::path path = below.is_absolute() || *below.begin() == ".." ? fs::path(file) : below;
    std::string uri;
    for (const char c : path.generic_string())
        uri += is_plain(c) ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
    return uri;
}

Source read_source(const std::string& folder, const RulesetInfo& info) {
    Source source;
    source.file = (std::filesystem::path(folder) / info.source_file).string();
    const std::string text = read_input(source.file);
    source.sentences = split_sentences(text);
    source.drift = drift(info.ledger, source.sentences);
    lay_beside(info, text, source);
    source.place.uri = source_uri(folder, info.source_file);
    int line = 0;
    for (std::string& hash : line_hashes(text)) source.place.line_hash[++line] = std::move(hash);
    return source;
}

}  // namespace nomos
