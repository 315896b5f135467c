// nomos completion and nomos man: what the program knows of its own command line, for a shell and for a reader.
#include <fmt/format.h>

#include "cli/completion.hpp"
#include "cli/verb.hpp"
#include "reports/version.hpp"

namespace nomos::cli {
namespace {

struct Shell {
    const CLI::App* program = nullptr;
    std::string name = "bash";
};

// --- the man page --------------------------------------------------------------------------------
// Hyphens stay hyphens, and no line of ours is taken for a request.
std::string roff(std::string_view text) {
    std::string out;
    bool at_start = true;
    for (const char c : text) {
        if (at_start && (c == '.' || c == '\'')) out += "\\&";
        if (c == '\\')
            out += "\\e";
        else if (c == '-')
            out += "\\-";
        else
            out += c;
        at_start = c == '\n';
    }
    return out;
}
std::string as_it_stands(const std::string& text) { return ".nf\n" + roff(text) + "\n.fi\n"; }
std::string option_lines(const CLI::Option& option) {
    const std::string name = option.get_positional() ? option.get_name(true) : option.get_name(false, true);
    const std::string type =
        option.get_positional() || option.get_items_expected_max() == 0 ? "" : option.get_type_name();
    return ".TP\n.B " + roff(name) + (type.empty() ? "" : " \\fI" + roff(type) + "\\fR") + "\n" +
           roff(option.get_description()) + "\n";
}
std::string options_of(const CLI::App& app) {
    std::string text;
    for (const CLI::Option* option : app.get_options()) text += option_lines(*option);
    return text;
}
std::string verb_lines(const CLI::App& verb) {
    std::string text = ".SS " + verb.get_name() + "\n" + roff(verb.get_description()) + ".\n" + options_of(verb);
    return text + ".PP\n" + as_it_stands(verb.get_footer());
}
std::string man(const CLI::App& program) {
    std::string text = fmt::format(
        ".TH NOMOS 1 \"\" \"nomos {}\"\n.SH NAME\nnomos \\- examine rulebooks of board games\n"
        ".SH SYNOPSIS\n.B nomos\n[\\fB\\-\\-load\\fR \\fIFILE\\fR] \\fIVERB\\fR [\\fIOPTIONS\\fR]\n.SH DESCRIPTION\n",
        kVersion);
    text += as_it_stands(program.get_description()) + ".SH OPTIONS\n" + options_of(program) + ".SH VERBS\n";
    for (const CLI::App* verb : verbs_of(program)) text += verb_lines(*verb);
    return text +
           ".SH EXIT STATUS\n.TP\n.B 0\nAll is well.\n.TP\n.B 1\nSomething was found: violated, unknown, new, or not "
           "as "
           "it was.\n.TP\n.B 2\nBad use or bad input; the message says where.\n.TP\n.B 3\nA fault of the "
           "program.\n.TP\n.B 130\nStopped by Ctrl\\-C or a polite kill; what was done by then is "
           "kept.\n"
           ".SH ENVIRONMENT\n.TP\n.B NO_COLOR\nIf it is set and not empty, nothing is coloured.\n.TP\n.B NOMOS_TODAY\n"
           "The day by which baselines expire, as YYYY\\-MM\\-DD; else the system's.\n"
           ".TP\n.B XDG_CACHE_HOME\nThe folder in which answers are kept, below nomos; else ~/.cache.\n";
}

int run_completion(const Shell& shell) { return print(completion_for(shell.name, *shell.program)), kGood; }
int run_man(const Shell& shell) { return print(man(*shell.program)), kGood; }

}  // namespace

void add_completion(CLI::App& app, Action& chosen) {
    const auto shell = std::make_shared<Shell>();
    shell->program = &app;
    CLI::App& verb = add_verb(app, chosen, "completion", "Print completion of this command line for a shell",
                              "  nomos completion bash > ~/.local/share/bash-completion/completions/nomos\n"
                              "  nomos completion zsh > ~/.zfunc/_nomos       # a folder of $fpath\n"
                              "  nomos completion fish > ~/.config/fish/completions/nomos.fish",
                              shell, run_completion);
    verb.add_option("SHELL", shell->name, "The shell: bash, fish or zsh; bash where none is named")
        ->check(CLI::IsMember(shells()))
        ->type_name("");
}

void add_man(CLI::App& app, Action& chosen) {
    const auto shell = std::make_shared<Shell>();
    shell->program = &app;
    add_verb(app, chosen, "man", "Print the manual page",
             "  nomos man | man -l -\n"
             "  nomos man > ~/.local/share/man/man1/nomos.1",
             shell, run_man);
}

}  // namespace nomos::cli
