#include "reports/accepting.hpp"

#include <algorithm>

#include "checkers/store/json_input.hpp"
#include "reports/baseline/edit.hpp"

namespace nomos {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char *kNoFindings = "this is no findings.json", *kWriter = "nomos report --out DIR writes one";

std::vector<std::string> ids_in(const Json& list) {
    std::vector<std::string> ids;
    for (const Json& item : list) ids.push_back(item.at("id").get<std::string>());
    return ids;
}
bool contains(const std::vector<std::string>& ids, const std::string& id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}
std::vector<std::string> ids_of(const Baseline& baseline) {
    std::vector<std::string> ids;
    for (const Accepted& entry : baseline.entries) ids.push_back(entry.id);
    return ids;
}

void prune(const KnownFindings& known, const std::vector<std::string>& entries, Acceptance& result) {
    if (!known.gone)
        throw UsageError("the findings were not held against a baseline, so nobody knows which are gone",
                         "nomos report --out out/report, in the folder of nomos.toml; then again");
    for (const std::string& id : *known.gone)
        if (contains(entries, id) && !contains(known.ids, id))
            result.text = without_entry(result.text, id), result.pruned.push_back(id);
}

void accept(const std::string& id, const Accepting& asked, Acceptance& result) {
    Edited edited = with_entry(result.text, {id, asked.reason, asked.expires, {}});
    result.text = std::move(edited.text);
    auto& list = edited.change == Change::added   ? result.added
                 : edited.change == Change::moved ? result.moved
                                                  : result.unchanged;
    if (!contains(list, id)) list.push_back(id);
}

}  // namespace

KnownFindings known_findings(const std::string& text, const std::string& file) try {
    const Json document = json_in<Json>(text, file, kNoFindings, kWriter);
    KnownFindings known{ids_in(document.at("findings")), std::nullopt};
    if (document.contains("gone")) known.gone = ids_in(document.at("gone"));
    return known;
} catch (const Json::exception&) {
    throw ParseError({file, 0, 0}, kNoFindings, kWriter);
}

Acceptance accepted(const std::string& text, const std::string& file, const KnownFindings& known,
                    const Accepting& asked) {
    const std::vector<std::string> entries = ids_of(parse_baseline(text, file));
    std::vector<std::string> all = known.ids;
    all.insert(all.end(), entries.begin(), entries.end());
    for (const std::string& id : asked.ids)
        if (!contains(all, id)) throw UnknownName("finding", id, all);
    Acceptance result{text, {}, {}, {}, {}};
    if (asked.prune) prune(known, entries, result);
    for (const std::string& id : asked.ids) accept(id, asked, result);
    if (asked.all_new)
        for (const std::string& id : known.ids)
            if (!contains(entries, id) && !contains(asked.ids, id)) accept(id, asked, result);
    return result;
}

}  // namespace nomos
