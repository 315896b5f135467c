#include "reports/corpus_lines.hpp"

#include "checkers/store/json_input.hpp"
#include "model/core/error.hpp"
#include "model/core/quoted.hpp"
#include "model/core/registry.hpp"

namespace nomos {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kSchema = 1;

Json object_of(const std::vector<std::pair<std::string, std::string>>& pairs) {
    Json object = Json::object();
    for (const auto& [key, value] : pairs) object[key] = value;
    return object;
}
Json json_of(const engines::CorpusHead& head) {
    return {{"schema", kSchema},
            {"ruleset", head.ruleset},
            {"title", head.title},
            {"play", head.play},
            {"notation", "docs/notation.md, " + head.title},
            {"readings", object_of(head.readings)},
            {"settings", object_of(head.settings)},
            {"start", head.start},
            {"outcomes", head.outcomes},
            {"seed", head.seed}};
}
Json json_of(const engines::CorpusLine& line) {
    Json moves = Json::array();
    for (const auto& one : line.moves)
        moves.push_back({{"move", one.move}, {"after", one.after}, {"outcome", one.outcome}});
    Json json{{"position", line.position}, {"outcome", line.outcome}, {"source", line.source}};
    if (!line.of.empty()) json["of"] = line.of;
    json["decides"] = line.decides, json["readings"] = line.readings, json["moves"] = moves;
    if (line.refused) json["refused"] = {{"move", line.refused->move}, {"clauses", line.refused->clauses}};
    return json;
}

class Reader {
public:
    Reader(const std::string& name, std::string_view ruleset) : name_(name), ruleset_(ruleset) {}

    void read(const std::string& line) {
        ++number_;
        constexpr const char *kNoObject = "this line is no JSON object",
                             *kHint = "a corpus has a JSON object a line, as \"nomos corpus\" writes it";
        const Json json = json_in<Json>(line, name_, kNoObject, kHint, number_);
        if (!json.is_object()) refuse(kNoObject, kHint);
        if (number_ == 1)
            read_head(json);
        else
            read_position(json);
    }
    CorpusRead done() {
        if (number_ == 0) refuse("the corpus is empty", "its first line is a head, as \"nomos corpus\" writes it");
        return std::move(read_);
    }

private:
    [[noreturn]] void refuse(const std::string& problem, std::string_view hint) const {
        throw ParseError({name_, number_, 0}, problem, hint);
    }
    std::string word(const Json& json, const char* key) const {
        if (!json.contains(key) || !json[key].is_string())
            refuse(std::string("no text \"") + key + "\" in this line",
                   "docs/schema/corpus.schema.json says what it has");
        return json[key].get<std::string>();
    }
    void read_head(const Json& json) {
        if (!json.contains("schema") || json["schema"] != kSchema)
            refuse("the head does not say \"schema\": 1", "the first line is a head, as \"nomos corpus\" writes it");
        if (const auto named = word(json, "ruleset"); named != ruleset_)
            refuse("this corpus is of another ruleset, " + in_quotes(named), "");
        if (!json.contains("settings") || !json["settings"].is_object()) return;
        const auto options = find_ruleset(ruleset_).setting_options();
        for (const auto& [key, value] : json["settings"].items()) {
            if (!value.is_string())
                refuse("the setting " + in_quotes(key) + " is no text", "as in {\"pairs\": \"yes\"}");
            read_.settings.push_back(key + "=" + value.get<std::string>());
            try {
                parse_setting_choice(read_.settings.back(), options);
            } catch (const UserError& fault) {
                refuse(fault.what(), "");
            }
        }
    }
    void read_position(const Json& json) {
        engines::AskedPosition asked{word(json, "position"), {}, number_};
        if (json.contains("refused") && json["refused"].is_object())
            asked.moves.push_back(word(json["refused"], "move"));
        read_.positions.push_back(std::move(asked));
    }

    const std::string& name_;
    const std::string_view ruleset_;
    int number_ = 0;
    CorpusRead read_;
};

}  // namespace

std::string corpus_lines(const engines::Corpus& corpus) {
    std::string text = json_of(corpus.head).dump() + "\n";
    for (const auto& line : corpus.lines) text += json_of(line).dump() + "\n";
    return text;
}
CorpusRead read_corpus(const std::string& text, const std::string& name, std::string_view ruleset) {
    Reader reader(name, ruleset);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.size(), text.find('\n', at));
        reader.read(text.substr(at, end - at));
        at = end + 1;
    }
    return reader.done();
}

}  // namespace nomos
