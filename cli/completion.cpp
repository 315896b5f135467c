#include "cli/completion.hpp"

#include <fmt/format.h>

#include "cli/verb.hpp"
#include "reports/phrases.hpp"
#include "reports/version.hpp"

namespace nomos::cli {
namespace {

using Option = std::pair<std::string, std::string>;  // its long name, and what it is for
std::vector<Option> options_of(const CLI::App& app) {
    std::vector<Option> options;
    for (const CLI::Option* option : app.get_options())
        for (const std::string& name : option->get_lnames()) options.emplace_back(name, option->get_description());
    return options;
}
std::string names_of_rulesets() {
    std::string names;
    for (const AnyRuleset* ruleset : rulesets()) names += (names.empty() ? "" : " ") + std::string(ruleset->info().id);
    return names;
}
std::string words_of(const std::vector<Option>& options) {
    std::string words;
    for (const auto& [name, does] : options) words += (words.empty() ? "--" : " --") + name;
    return words;
}

// What stands before the verb is passed over in each: --load FILE.
std::string bash(const CLI::App& program) {
    std::string verbs, cases;
    for (const CLI::App* verb : verbs_of(program)) {
        verbs += verb->get_name() + " ";
        cases += fmt::format("        {}) options=\"{}\" ;;\n", verb->get_name(), words_of(options_of(*verb)));
    }
    return fmt::format(R"(# Completion of nomos {0} for bash, printed by "nomos completion bash".
_nomos() {{
    local current="${{COMP_WORDS[COMP_CWORD]}}" options="" verb=1
    while [[ ${{COMP_WORDS[verb]}} == --load ]] && ((verb + 2 <= COMP_CWORD)); do ((verb += 2)); done
    if ((COMP_CWORD == verb)); then
        COMPREPLY=($(compgen -W "{1}{2}" -- "$current"))
        return
    fi
    case "${{COMP_WORDS[verb]}}" in
{3}    esac
    if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$current"))
    else
        COMPREPLY=($(compgen -W "{4}" -- "$current") $(compgen -f -- "$current"))
    fi
}}
complete -o filenames -F _nomos nomos
)",
                       kVersion, verbs, words_of(options_of(program)), cases, names_of_rulesets());
}

// 'NAME:DESCRIPTION', as _describe takes it.
std::string described(const std::string& name, const std::string& does) {
    return fmt::format("'{}:{}'", replaced(name, ":", "\\:"), replaced(does, "'", "'\\''"));
}
std::string described(const std::vector<Option>& options) {
    std::string text;
    for (const auto& [name, does] : options) text += (text.empty() ? "" : " ") + described("--" + name, does);
    return text;
}
std::string zsh(const CLI::App& program) {
    std::string verbs, cases;
    for (const CLI::App* verb : verbs_of(program)) {
        verbs += fmt::format("        {}\n", described(verb->get_name(), verb->get_description()));
        cases += fmt::format("        {}) options=({}) ;;\n", verb->get_name(), described(options_of(*verb)));
    }
    return fmt::format(R"(#compdef nomos
# Completion of nomos {0} for zsh, printed by "nomos completion zsh".
_nomos() {{
    local -a verbs options
    verbs=(
{1}    )
    while [[ $words[2] == --load ]] && ((CURRENT > 3)); do
        words[2,3]=()
        ((CURRENT -= 2))
    done
    if ((CURRENT == 2)); then
        options=({2})
        _describe -o option options
        _describe verb verbs
        return
    fi
    case $words[2] in
        --load) _files; return ;;
{3}    esac
    if [[ $PREFIX == -* ]]; then
        _describe -o option options
    else
        compadd -- {4}
        _files
    fi
}}
_nomos "$@"
)",
                       kVersion, verbs, described(options_of(program)), cases, names_of_rulesets());
}

std::string quoted_for_fish(const std::string& text) {
    return "'" + replaced(replaced(text, "\\", "\\\\"), "'", "\\'") + "'";
}
std::string fish(const CLI::App& program) {
    std::string text =
        fmt::format("# Completion of nomos {} for fish, printed by \"nomos completion fish\".\n", kVersion);
    constexpr std::string_view kBefore = "complete -c nomos -n __fish_use_subcommand";
    for (const auto& [name, does] : options_of(program))
        text += fmt::format("{} -l {}{} -d {}\n", kBefore, name, name == "load" ? " -r" : "", quoted_for_fish(does));
    for (const CLI::App* verb : verbs_of(program)) {
        const std::string& name = verb->get_name();
        text += fmt::format("{} -f -a {} -d {}\n", kBefore, name, quoted_for_fish(verb->get_description()));
        for (const auto& [option, does] : options_of(*verb))
            text += fmt::format("complete -c nomos -n '__fish_seen_subcommand_from {}' -l {} -d {}\n", name, option,
                                quoted_for_fish(does));
    }
    return text + fmt::format("complete -c nomos -n 'not __fish_use_subcommand' -a '{}'\n", names_of_rulesets());
}

}  // namespace

std::vector<std::string> shells() { return {"bash", "fish", "zsh"}; }
std::string completion_for(const std::string& shell, const CLI::App& program) {
    return shell == "fish" ? fish(program) : shell == "zsh" ? zsh(program) : bash(program);
}

}  // namespace nomos::cli
