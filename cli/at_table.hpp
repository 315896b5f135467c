// Options of the verbs that play at a table.
#pragma once

#include "cli/verb.hpp"

namespace nomos::cli {

struct AtTable {
    Play play;
    std::vector<std::string> settings;  // "KEY=VALUE"
    bool steps = false;
    std::vector<std::string> pieces{};  // "COUNT=N", of a small board
    std::vector<std::string> fields{};  // "NAME=VALUE", of a game file
};
void add_at_table(CLI::App& verb, AtTable& options);
// --set by itself.
void add_settings(CLI::App& verb, std::vector<std::string>& settings);
// What a table is chosen by; --board is a file here.
TableChoice choice_of(const AtTable& options);
TableChoice choice_but_board(const AtTable& options);
// --board is a size or a file.
std::unique_ptr<Table> table_of(const AtTable& options);

}  // namespace nomos::cli
