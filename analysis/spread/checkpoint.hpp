// A search on disk, to go on from: a folder that all ranks see.
//
// A shard has two files, which only grow: its keys in the order of their places, and the notes of those that have been
// expanded, which are the first of them. The file `manifest` says how much of each counts, with a sum over it; it is
// written aside and renamed, after the others have reached the disk. So whenever the run is killed, the folder holds
// the last checkpoint, and perhaps something behind it that the next run writes over. What it costs is what is new.
//
// Shards do not know of ranks: a run goes on with any number of them.
#pragma once

#include <array>
#include <chrono>
#include <filesystem>
#include <string>

#include "analysis/spread/search.hpp"

namespace nomos::graph {

class Checkpoint {
public:
    // `question` names what is explored, `sources` what the program makes of it. Throws UserError on all ranks, as do
    // read() and write(), where the folder cannot be used. What stands in it is not touched before it is read.
    Checkpoint(Ranks& ranks, std::filesystem::path folder, std::uint64_t seconds, std::string question,
               std::string sources);

    std::string where() const;
    // False: there is none. Throws UserError where it is damaged or of another run.
    bool read(Held& held, const Shares& shares, SearchState& state);
    // So many seconds after the last one, as rank 0 has it.
    bool is_due() const;
    void write(const Held& held, const Shares& shares, const SearchState& state);

private:
    struct Written {
        std::uint64_t keys = 0, notes = 0;        // positions
        std::uint64_t key_sum = 0, note_sum = 0;  // over their words, and over their bytes
    };
    struct Manifest;

    std::filesystem::path file_of(std::size_t shard, const char* what) const;
    std::string text_of(const SearchState& state, int stride) const;
    Manifest parsed(const std::string& text) const;
    std::string manifest_text();
    void refuse_what_is_foreign() const;
    void read_shard(std::size_t shard, Held& held, const Written& all);
    void write_shard(std::size_t shard, const Held& held, std::uint64_t expanded);
    void gather(const Shares& shares);

    Ranks& ranks_;
    std::filesystem::path folder_;
    std::uint64_t seconds_;
    std::string question_, sources_;
    std::array<Written, kShards> written_{};  // by shard; of others, as the last manifest has it
    std::chrono::steady_clock::time_point last_;
};

}  // namespace nomos::graph
