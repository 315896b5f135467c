#include "model/text/table.hpp"

#include <algorithm>

namespace nomos::text {
namespace {

Place place(const std::string& file, const toml::source_position& at) {
    return {file, static_cast<int>(at.line), static_cast<int>(at.column)};
}

// Line ends, and the blanks around them, become one blank.
std::string on_one_line(const std::string& text) {
    std::string line;
    std::istringstream lines(text);
    for (std::string part; std::getline(lines, part);) {
        const auto first = part.find_first_not_of(" \t\r");
        if (first == std::string::npos) continue;
        const auto last = part.find_last_not_of(" \t\r");
        line += (line.empty() ? "" : " ") + part.substr(first, last - first + 1);
    }
    return line;
}

}  // namespace

Table::Table(const toml::table& table, std::string file, Problems& problems)
    : table_(&table), file_(std::move(file)), problems_(&problems) {}

Place Table::at() const { return place_of(*table_); }
Place Table::place_of(const toml::node& node) const { return place(file_, node.source().begin); }

bool Table::has(const std::string& key) { return table_->contains(key); }
bool Table::has_text(const std::string& key) { return table_->get_as<std::string>(key) != nullptr; }
void Table::refuse(const Word& word, const std::string& what, const std::string& hint) {
    problems_->add(word.at, what, hint);
}
std::vector<std::pair<Word, std::string>> Table::texts_as_written() {
    std::vector<std::pair<Word, std::string>> texts;
    for (const auto& [key, node] : *table_) {
        const std::string name(key.str());
        if (node.is_table())
            problems_->add(place_of(node), name + " is not a text",
                           "put what stands before = into quotes: \"" + name + "...\"");
        else
            texts.emplace_back(Word{name, place(file_, key.source().begin)}, text(name));
    }
    std::ranges::stable_sort(texts, {}, [](const auto& t) { return std::pair{t.first.at.line, t.first.at.column}; });
    return texts;
}

const toml::node* Table::find(const std::string& key) {
    asked_.insert(key);
    return table_->get(key);
}
const toml::node* Table::need(const std::string& key) {
    const toml::node* node = find(key);
    if (!node) problems_->add(at(), "the key " + key + " is missing", "add " + key + " = ...");
    return node;
}

std::string Table::text_of(const toml::node& node, const std::string& key) {
    if (const auto* text = node.as_string()) return on_one_line(text->get());
    problems_->add(place_of(node), key + " is not a text", "put it into quotes");
    return "";
}
std::string Table::text(const std::string& key) {
    const toml::node* node = need(key);
    const std::string text = node ? text_of(*node, key) : "";
    if (node && node->is_string() && text.empty()) problems_->add(place_of(*node), key + " is empty", "say it");
    return text;
}
std::string Table::text_or(const std::string& key, const std::string& otherwise) {
    return find(key) ? text(key) : otherwise;
}

std::string Table::one_of(const std::string& key, const std::vector<std::string>& known) {
    const Word given = word(key);
    if (given.says.empty() || std::ranges::find(known, given.says) != known.end()) return given.says;
    problems_->add_unknown(given.at, key, given.says, known);
    return "";
}
std::string Table::one_of_or(const std::string& key, const std::vector<std::string>& known,
                             const std::string& otherwise) {
    return find(key) ? one_of(key, known) : otherwise;
}

Word Table::word(const std::string& key) {
    const std::string says = text(key);
    const toml::node* node = find(key);
    return {says, node ? place_of(*node) : at()};
}
Word Table::word_or_none(const std::string& key) { return find(key) ? word(key) : Word{"", at()}; }
Words Table::words(const std::string& key) {
    const toml::node* node = find(key);
    if (!node) return {};
    const toml::array* list = node->as_array();
    if (!list) problems_->add(place_of(*node), key + " is not a list", "write " + key + " = [\"...\", \"...\"]");
    Words words;
    for (std::size_t i = 0; list && i < list->size(); ++i)
        words.push_back({text_of((*list)[i], key), place_of((*list)[i])});
    return words;
}

int Table::number(const std::string& key) {
    const toml::node* node = need(key);
    return node ? number_of(*node, key) : 0;
}
int Table::number_of(const toml::node& node, const std::string& key) {
    const auto value = node.is_integer() ? node.as_integer()->get() : 0;
    if (value >= 1 && value < 1'000'000) return static_cast<int>(value);
    problems_->add(place_of(node), key + " is not a number from 1 on", "counting begins with 1");
    return 0;
}
std::vector<int> Table::numbers(const std::string& key) {
    const toml::node* node = find(key);
    if (!node) return {};
    const toml::array* list = node->as_array();
    if (!list) problems_->add(place_of(*node), key + " is not a list", "write " + key + " = [1, 2]");
    std::vector<int> numbers;
    for (std::size_t i = 0; list && i < list->size(); ++i) numbers.push_back(number_of((*list)[i], key));
    return numbers;
}
bool Table::truth_or(const std::string& key, bool otherwise) {
    const toml::node* node = find(key);
    if (!node) return otherwise;
    if (node->is_boolean()) return node->as_boolean()->get();
    problems_->add(place_of(*node), key + " is neither true nor false", "write it without quotes");
    return otherwise;
}
std::uint64_t Table::fingerprint(const std::string& key) {
    const Word given = word(key);
    const bool well_formed =
        given.says.size() == 16 && given.says.find_first_not_of("0123456789abcdef") == std::string::npos;
    if (well_formed) return std::stoull(given.says, nullptr, 16);
    if (!given.says.empty())
        problems_->add(given.at, "this is no fingerprint: " + given.says,
                       "16 digits of 0123456789abcdef, as nomos ledger prints them");
    return 0;
}

std::vector<Table> Table::tables(const std::string& key) {
    const toml::node* node = find(key);
    if (!node) return {};
    const toml::array* list = node->as_array();
    std::vector<Table> tables;
    for (std::size_t i = 0; list && i < list->size(); ++i)
        if (const auto* one = (*list)[i].as_table()) tables.emplace_back(*one, file_, *problems_);
    if (!list || tables.size() != list->size())
        problems_->add(place_of(*node), key + " is not a list of tables", "write [[" + key + "]] over each");
    return tables;
}
Table Table::table(const std::string& key) {
    static const toml::table nothing;
    const toml::node* node = need(key);
    if (node && node->is_table()) return {*node->as_table(), file_, *problems_};
    if (node) problems_->add(place_of(*node), key + " is not a table", "write " + key + " = { ... }");
    return {nothing, file_, *problems_};
}

void Table::nothing_else() const {
    for (const auto& [key, node] : *table_)
        if (!asked_.contains(std::string(key.str())))
            problems_->add_unknown(place(file_, key.source().begin), "key", std::string(key.str()),
                                   {asked_.begin(), asked_.end()});
}

}  // namespace nomos::text
