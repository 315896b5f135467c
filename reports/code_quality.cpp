#include "reports/code_quality.hpp"

#include <string>

#include "reports/sarif.hpp"

namespace nomos {
namespace {

using Json = nlohmann::ordered_json;

std::string_view severity_of(const std::string& level) {
    return level == "error" ? "major" : level == "warning" ? "minor" : "info";
}
bool is_open(const Json& result) {
    return result.value("baselineState", "") != "absent" && result.value("suppressions", Json::array()).empty();
}
// A path is a path here, and no URI.
std::string path_of(const std::string& uri) {
    std::string path;
    for (std::size_t i = 0; i < uri.size(); ++i)
        if (uri[i] == '%' && i + 2 < uri.size())
            path += static_cast<char>(std::stoi(uri.substr(i + 1, 2), nullptr, 16)), i += 2;
        else
            path += uri[i];
    return path;
}
Json issue_of(const Json& result, const Json& rules) {
    const Json& place = result["locations"][0]["physicalLocation"];
    return {
        {"description", rules[result["ruleIndex"].get<std::size_t>()]["shortDescription"]["text"]},
        {"check_name", result["ruleId"]},
        {"fingerprint", result["partialFingerprints"]["nomosId/v1"]},
        {"severity", severity_of(result["level"])},
        {"location",
         {{"path", path_of(place["artifactLocation"]["uri"])}, {"lines", {{"begin", place["region"]["startLine"]}}}}}};
}

}  // namespace

std::string code_quality(std::span<const Chapter> chapters) {
    const Json document = sarif_document(chapters);
    Json issues = Json::array();
    for (const Json& run : document["runs"])
        for (const Json& result : run["results"])
            if (is_open(result)) issues.push_back(issue_of(result, run["tool"]["driver"]["rules"]));
    return issues.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace nomos
