// A corpus on disk: a folder a ruleset, a small game file an entry. Files are written aside and renamed, so
// that an interruption leaves each of them whole.
#pragma once

#include <filesystem>
#include <vector>

#include "analysis/fuzz/fuzz.hpp"

namespace nomos {

class CorpusFolder {
public:
    // DIR/<ruleset>; it is made when the first entry is written.
    CorpusFolder(const std::string& folder, const std::string& ruleset);

    // All entries in the order of their names. Throws FileError.
    std::vector<fuzz::CorpusFile> entries() const;
    bool is_there() const;
    // To be asked before long work: FileError if no entry could be written. What is on disk stays as it is.
    void probe() const;
    // What was met and not made small yet: "raw-...", replaced by the entry of its cause.
    void write_raw(const fuzz::Failure& failure) const;
    std::filesystem::path write(const fuzz::Failure& failure) const;
    void write(const std::string& name, const std::string& text) const;
    std::filesystem::path path_of(const fuzz::Failure& failure) const;

private:
    void expect_no_file() const;

    std::filesystem::path folder_;
};

// Written aside, then renamed. Throws FileError.
void write_whole(const std::filesystem::path& path, const std::string& text);

}  // namespace nomos
