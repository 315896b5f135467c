// One table of a TOML file, read key by key: what is not there, is of another type or was never asked
// for is a problem with its place.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "model/text/text.hpp"
#include "model/text/toml.hpp"

namespace nomos::text {

class Table {
public:
    Table(const toml::table& table, std::string file, Problems& problems);

    Place at() const;
    // Is there such a key; is it a text?
    bool has(const std::string& key);
    bool has_text(const std::string& key);
    // All keys and their texts, in the order in which they are written.
    std::vector<std::pair<Word, std::string>> texts_as_written();
    void refuse(const Word& word, const std::string& what, const std::string& hint);
    // A text on one line: a line end and the blanks around it count as one blank, so that long words are
    // wrapped as one likes. "" where a key that must be there is not.
    std::string text(const std::string& key);
    std::string text_or(const std::string& key, const std::string& otherwise);
    // One of these texts.
    std::string one_of(const std::string& key, const std::vector<std::string>& known);
    std::string one_of_or(const std::string& key, const std::vector<std::string>& known, const std::string& otherwise);
    Word word(const std::string& key);
    Word word_or_none(const std::string& key);
    Words words(const std::string& key);               // none where the key is not there
    int number(const std::string& key);                // 1 or more
    std::vector<int> numbers(const std::string& key);  // likewise, none where the key is not there
    bool truth_or(const std::string& key, bool otherwise);
    std::uint64_t fingerprint(const std::string& key);
    // The tables of [[key]], or the one of key = { ... }.
    std::vector<Table> tables(const std::string& key);
    Table table(const std::string& key);
    // To be called last: any other key is unknown.
    void nothing_else() const;

private:
    const toml::node* find(const std::string& key);
    const toml::node* need(const std::string& key);
    std::string text_of(const toml::node& node, const std::string& key);
    int number_of(const toml::node& node, const std::string& key);
    Place place_of(const toml::node& node) const;

    const toml::table* table_;
    std::string file_;
    Problems* problems_;
    std::set<std::string> asked_;
};

}  // namespace nomos::text
