#include "model/core/reading.hpp"

#include <algorithm>

#include "model/core/error.hpp"

namespace nomos {
namespace {

template <class Table>
std::vector<std::string> ids_of(const Table& table) {
    std::vector<std::string> ids;
    for (const auto& line : table) ids.emplace_back(line.id);
    return ids;
}

template <class Table>
int index_of(std::string_view id, const Table& table, std::string_view kind) {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (table[i].id == id) return static_cast<int>(i);
    throw UnknownName(kind, id, ids_of(table));
}

}  // namespace

bool is_settled_by_words(const ReadingInfo& reading) {
    const auto is_open = [](const OptionInfo& o) { return o.ruled_out_by.empty(); };
    return std::count_if(reading.options.begin(), reading.options.end(), is_open) == 1;
}

std::vector<Choice> arises_under(std::span<const ReadingInfo> table, int reading) {
    const auto& when = table[static_cast<std::size_t>(reading)].exists_only_when;
    const auto is_played = [&](const Choice& c) {
        return table[static_cast<std::size_t>(c.reading)].default_option == c.option;
    };
    if (when.empty() || std::any_of(when.begin(), when.end(), is_played)) return {};
    std::vector<Choice> answers = arises_under(table, when.front().reading);
    answers.insert(answers.begin(), when.front());
    return answers;
}

Choice parse_choice(std::string_view text, std::string_view ruleset, std::span<const ReadingInfo> table) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos)
        throw ParseError({}, "a reading is chosen as KEY=VALUE, and this has no '='",
                         table.empty()
                             ? std::string()
                             : "for example " + std::string(table[0].id) + "=" + std::string(table[0].options[0].id));
    const std::string prefix = std::string(ruleset) + ".";
    const std::string_view key = text.substr(0, equals), option = text.substr(equals + 1);
    const std::string id = key.starts_with(prefix) ? std::string(key) : prefix + std::string(key);
    const int reading = index_of(id, table, "reading");
    const ReadingInfo& info = table[static_cast<std::size_t>(reading)];
    return {reading, index_of(option, info.options, "option of " + std::string(info.id))};
}

std::uint64_t reading_sets(std::span<const ReadingInfo> table) {
    std::uint64_t sets = 1;
    for (const ReadingInfo& reading : table) sets *= reading.options.size();
    return sets;
}

}  // namespace nomos
