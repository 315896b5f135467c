// Everything a user can do wrong, as one exception tree; every message is worded in error.cpp.
// The program prints what() on standard error and leaves with exit code 2.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace nomos {

// Where in an input the trouble is. Lines and columns count from 1; 0 = does not apply.
struct Place {
    std::string file;
    int line = 0;
    int column = 0;
};

class UserError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// A text (position, move, game, board file, configuration) that cannot be read.
class ParseError : public UserError {
public:
    ParseError(const Place& place, std::string_view problem, std::string_view hint);
    const Place& place() const { return place_; }
    const std::string& problem() const { return problem_; }
    const std::string& hint() const { return hint_; }

private:
    Place place_;
    std::string problem_, hint_;
};

// A name that is none of the known ones; the message offers the nearest of `known`.
class UnknownName : public UserError {
public:
    UnknownName(std::string_view kind, std::string_view given, const std::vector<std::string>& known);
};

// A file or folder that cannot be opened, read or written.
class FileError : public UserError {
public:
    FileError(std::string_view action, std::string_view path, std::string_view reason);
};

// Options that cannot stand together, or a value outside its range.
class UsageError : public UserError {
public:
    UsageError(std::string_view problem, std::string_view hint);
};

// A broken contract inside the program: not the user's fault. Stays on in Release; exit code 3.
class ContractViolation : public std::logic_error {
public:
    explicit ContractViolation(std::string_view what);
};
inline void expect(bool holds, const char* what) {
    if (!holds) throw ContractViolation(what);
}

}  // namespace nomos
