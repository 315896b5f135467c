#include "cli/sources.hpp"

#include <filesystem>
#include <set>

#include "cli/input.hpp"

namespace nomos::cli {
namespace {

// What did not drift stands in the same order on both sides.
std::map<int, std::string> quotes_of(const RulesetInfo& info, const Source& source) {
    std::set<int> gone_entries, new_sentences;
    for (const Drift& d : source.drift) gone_entries.insert(d.entry), new_sentences.insert(d.sentence);
    std::map<int, std::string> quotes;
    int next = 0;
    for (const LedgerEntry& e : info.ledger) {
        if (gone_entries.contains(e.number)) continue;
        while (new_sentences.contains(next)) ++next;
        quotes[e.number] = source.sentences[static_cast<std::size_t>(next++)].text;
    }
    return quotes;
}

}  // namespace

Source read_source(const std::string& folder, const RulesetInfo& info) {
    Source source;
    source.file = (std::filesystem::path(folder) / info.source_file).string();
    source.sentences = split_sentences(read_input(source.file));
    source.drift = drift(info.ledger, source.sentences);
    source.quotes = quotes_of(info, source);
    return source;
}

}  // namespace nomos::cli
