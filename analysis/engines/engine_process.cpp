#include "analysis/engines/engine_process.hpp"

#include <fmt/format.h>

#include "model/core/error.hpp"
#include "model/core/quoted.hpp"

namespace nomos::engines {
namespace {

std::string what_happened(Child::Came came, double seconds) {
    switch (came) {
        case Child::Came::late:
            return fmt::format("it did not answer within {} s", seconds);
        case Child::Came::closed:
            return "it closed its output without an answer";
        case Child::Came::babble:
            return "it wrote more than was asked for";
        case Child::Came::no_text:
            return "it wrote what is no text";
        default:
            return "";
    }
}

}  // namespace

std::string how_it_left(std::optional<int> left) {
    constexpr int kBySignal = 128, kSignals = 64;  // a shell says so of what it started
    if (!left) return "it did not leave and was killed";
    if (*left > kBySignal && *left <= kBySignal + kSignals)
        return fmt::format("it was killed by signal {} (exit code {})", *left - kBySignal, *left);
    return *left >= 0 ? fmt::format("it left with exit code {}", *left)
                      : fmt::format("it was killed by signal {}", -*left);
}

EngineProcess::EngineProcess(std::string command, std::string greeting, double seconds, const std::atomic<bool>* stop)
    : greeting_(std::move(greeting)), seconds_(seconds), stop_(stop) {
    story_.command = std::move(command);
    start();
}
EngineProcess::~EngineProcess() = default;

// What the shell says of a command that it cannot find or run.
bool EngineProcess::start() {
    constexpr int kNotRunnable = 126, kNotFound = 127;
    child_ = std::make_unique<Child>(story_.command);
    std::string answer;
    const Child::Came came = child_->ask(greeting_, seconds_, stop_, answer);
    if (came == Child::Came::line && answer.starts_with("ready")) {
        story_.name = answer.size() > 6 ? answer.substr(6, 80) : "";
        return true;
    }
    if (came == Child::Came::stopped) return child_.reset(), false;
    if (came == Child::Came::closed && story_.faults.empty())
        if (const auto left = child_->leave(seconds_); left && (*left == kNotFound || *left == kNotRunnable))
            throw UsageError(
                "the engine cannot be started: " + in_quotes(story_.command) + ": " + in_quotes(child_->said_last()),
                "--engine takes a command as the shell does, for example \"python3 engine.py\"");
    if (came == Child::Came::line) {
        story_.faults.push_back(
            {greeting_, "it did not greet with \"ready\" but with " + in_quotes(answer), child_->said_last()});
        return child_.reset(), false;
    }
    give_up_on(greeting_, came);
    return child_.reset(), false;
}
void EngineProcess::give_up_on(const std::string& question, Child::Came came) {
    const auto left = child_->leave(came == Child::Came::closed ? seconds_ : 0);
    const bool by_us = came != Child::Came::closed;
    story_.faults.push_back(
        {question, what_happened(came, seconds_) + (by_us ? "" : "; " + how_it_left(left)), child_->said_last()});
}
std::optional<std::string> EngineProcess::ask(const std::string& question) {
    if (!child_) return {};
    std::string answer;
    const Child::Came came =
        child_->speaks_unasked() ? Child::Came::babble : child_->ask(question, seconds_, stop_, answer);
    if (came == Child::Came::line) return answer;
    if (came == Child::Came::stopped) return {};
    give_up_on(question, came);
    if (story_.faults.size() >= kMostFaults)
        child_.reset();
    else
        start();
    return {};
}
EngineStory EngineProcess::story() {
    if (child_) {
        const auto left = child_->leave(1.0);
        if (left != 0) story_.end = how_it_left(left);
        child_.reset();
    }
    return story_;
}

std::string greeting(const AnyRuleset& ruleset, const TableChoice& choice) {
    constexpr int kProtocol = 1;
    std::string text = "nomos " + std::to_string(kProtocol) + " " + std::string(ruleset.info().id);
    const auto options = ruleset.setting_options();
    std::vector<int> values(options.size());
    for (const auto& setting : choice.settings) {
        const SettingChoice c = parse_setting_choice(setting, options);
        values[static_cast<std::size_t>(c.option)] = c.value;
    }
    for (std::size_t i = 0; i < options.size(); ++i)
        text += " " + std::string(options[i].id) + "=" +
                std::string(options[i].values[static_cast<std::size_t>(values[i])]);
    return text;
}

}  // namespace nomos::engines
