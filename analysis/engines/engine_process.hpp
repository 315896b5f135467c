// Somebody else's program at the other end of two pipes (docs/engine-protocol.md): started, asked a line
// at a time, and survived whatever it does. It may hang, crash, close its pipes, write without end, or
// write what is no text: each is a fault with the question that met it, and after a fault it is killed and
// started again, a few times.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analysis/engines/engines.hpp"
#include "model/core/registry.hpp"

namespace nomos::engines {

// A question that got no answer, and what became of the engine then.
struct EngineFault {
    std::string question, what, said_last;  // `said_last`: the end of what it wrote to standard error
};
struct EngineStory {
    std::string command, name;
    std::vector<EngineFault> faults;
    std::string end;  // how it left in the end; nothing when it left as it should
};

// A child with its three pipes. Nothing of it outlives this object: its process group is killed.
class Child {
public:
    // `command` is read by the shell. Throws FileError where no process can be had at all. From then on the program
    // ignores SIGPIPE.
    explicit Child(const std::string& command);
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    enum class Came { line, late, closed, babble, no_text, stopped };
    // Writes a line and waits for one.
    Came ask(const std::string& question, double seconds, const std::atomic<bool>* stop, std::string& answer);
    // Whether it has written without being asked.
    bool speaks_unasked();
    // Closes its input, gives it the time to leave, kills what is left; says how it left by itself: an exit
    // code, or minus the number of a signal; nothing when it did not.
    std::optional<int> leave(double seconds);
    // The end of what it wrote to standard error.
    std::string said_last();

private:
    Came take_line(std::string& answer);
    bool drain(int& fd, std::string& into, std::size_t most);
    bool has_left(int& status, double seconds);
    void close_input();

    pid_t process_ = -1;
    int in_ = -1, out_ = -1, err_ = -1;  // its standard input, output and error, our ends
    std::string heard_, complaints_;
    std::optional<int> left_;
};

// "it left with exit code 3", "it was killed by signal 11", "it did not leave and was killed".
std::string how_it_left(std::optional<int> left);

class EngineProcess final : public Engine {
public:
    // `greeting`: its first line of every start. Throws UsageError when it cannot be started.
    EngineProcess(std::string command, std::string greeting, double seconds, const std::atomic<bool>* stop);
    ~EngineProcess() override;

    std::optional<std::string> ask(const std::string& question) override;
    bool is_gone() const override { return !child_; }
    // Says goodbye. What there is to tell of it.
    EngineStory story();

private:
    static constexpr std::size_t kMostFaults = 3;
    bool start();
    void give_up_on(const std::string& question, Child::Came came);

    std::string greeting_;
    double seconds_;
    const std::atomic<bool>* stop_;
    std::unique_ptr<Child> child_;
    EngineStory story_;
};

// The first line it is told, "nomos 1 neva first=white pairs=no": the version of the protocol, the game, and what the
// players settled. UserError for a setting that the ruleset has not.
std::string greeting(const AnyRuleset& ruleset, const TableChoice& choice);

}  // namespace nomos::engines
