// What the program knows of its own command line, as the completion of a shell.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace nomos::cli {

std::vector<std::string> shells();  // "bash", "fish", "zsh"
// Verbs first, then a verb's options after a hyphen, else rulesets and files. `shell` is one of these.
std::string completion_for(const std::string& shell, const CLI::App& program);

}  // namespace nomos::cli
