#include "analysis/spread/checkpoint.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <sstream>

namespace nomos::graph {
namespace {

namespace fs = std::filesystem;

constexpr auto kFirstLine = "nomos explore: checkpoint 1";
constexpr std::size_t kAtOnce = 1 << 16;  // words or bytes that are read or written together

std::uint64_t mixed(std::uint64_t sum, std::uint64_t word) {
    sum = (sum ^ word) * 0xff51afd7ed558ccdU;
    return sum ^ sum >> 32;
}
std::uint64_t sum_of(const std::string& text) {
    std::uint64_t sum = 0;
    for (const char c : text) sum = mixed(sum, static_cast<unsigned char>(c));
    return sum;
}
std::string reason() { return std::strerror(errno); }

// A file that is written from some place on; closing it sees to it that it is on the disk.
class Appended {
public:
    Appended(fs::path path, std::uint64_t from) : path_(std::move(path)) {
        if (!fs::exists(path_)) check((file_ = std::fopen(path_.c_str(), "wb")) != nullptr);
        if (file_ == nullptr) check((file_ = std::fopen(path_.c_str(), "r+b")) != nullptr);
        check(::ftruncate(::fileno(file_), static_cast<off_t>(from)) == 0);
        check(std::fseek(file_, static_cast<long>(from), SEEK_SET) == 0);
    }
    ~Appended() {
        if (file_ != nullptr) std::fclose(file_);
    }
    Appended(const Appended&) = delete;
    Appended& operator=(const Appended&) = delete;
    template <class T>
    void add(const std::vector<T>& items) {
        check(std::fwrite(items.data(), sizeof(T), items.size(), file_) == items.size());
    }
    void close() {
        check(std::fflush(file_) == 0 && ::fsync(::fileno(file_)) == 0);
        const int closed = std::fclose(std::exchange(file_, nullptr));
        check(closed == 0);
    }

private:
    void check(bool good) const {
        if (!good) throw FileError("write", path_.string(), reason());
    }
    fs::path path_;
    std::FILE* file_ = nullptr;
};

}  // namespace

struct Checkpoint::Manifest {
    std::string question, sources;
    SearchState state;
    std::uint64_t stride = 0;
    std::array<Written, kShards> shards{};
};

Checkpoint::Checkpoint(Ranks& ranks, fs::path folder, std::uint64_t seconds, std::string question, std::string sources)
    : ranks_(ranks),
      folder_(std::move(folder)),
      seconds_(seconds),
      question_(std::move(question)),
      sources_(std::move(sources)),
      last_(std::chrono::steady_clock::now()) {
    together(ranks_, [&] {
        std::error_code problem;
        if (ranks_.rank() == 0) fs::create_directories(folder_, problem);
        if (problem) throw FileError("write", folder_.string(), problem.message());
    });
    together(ranks_, [&] {
        if (!fs::is_directory(folder_)) throw FileError("write", folder_.string(), "this rank sees no such folder");
        refuse_what_is_foreign();
    });
}

std::string Checkpoint::where() const { return "the checkpoint in " + folder_.string(); }
fs::path Checkpoint::file_of(std::size_t shard, const char* what) const {
    return folder_ / fmt::format("shard-{:02}.{}", shard, what);
}
void Checkpoint::refuse_what_is_foreign() const {
    for (const auto& entry : fs::directory_iterator(folder_)) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with("shard-") && name != "manifest" && name != "manifest.new")
            throw UsageError(folder_.string() + " holds " + name + ", which is no part of a checkpoint",
                             "--checkpoint with a folder of its own");
    }
}
bool Checkpoint::is_due() const {
    const auto since = std::chrono::steady_clock::now() - last_;
    const bool due = ranks_.rank() == 0 && since >= std::chrono::seconds(seconds_);
    return sum(ranks_, due ? 1 : 0) != 0;
}

// --- the manifest ----------------------------------------------------------------------------
std::string Checkpoint::text_of(const SearchState& state, int stride) const {
    std::string text = fmt::format("{}\n{}\n{}\n", kFirstLine, question_, sources_);
    text += fmt::format("{} {} {} {} {}\n", stride, state.pieces, state.before, state.complete ? 1 : 0,
                        state.levels.size());
    for (const Places& level : state.levels) text += fmt::format("{}\n", fmt::join(level, " "));
    for (const Written& w : written_) text += fmt::format("{} {} {} {}\n", w.keys, w.notes, w.key_sum, w.note_sum);
    return text + fmt::format("sum {}\n", sum_of(text));
}
Checkpoint::Manifest Checkpoint::parsed(const std::string& text) const {
    const std::size_t last = text.rfind("sum ");
    if (!text.starts_with(kFirstLine) || last == std::string::npos ||
        text.substr(last) != fmt::format("sum {}\n", sum_of(text.substr(0, last))))
        throw UserError(where() + " is damaged: its manifest is not what was written");
    Manifest m;
    std::istringstream in(text);
    std::string line;
    std::size_t levels = 0;
    std::getline(in, line), std::getline(in, m.question), std::getline(in, m.sources);
    in >> m.stride >> m.state.pieces >> m.state.before >> m.state.complete >> levels;
    m.state.levels.resize(levels);
    for (Places& level : m.state.levels)
        for (auto& place : level) in >> place;
    for (Written& w : m.shards) in >> w.keys >> w.notes >> w.key_sum >> w.note_sum;
    expect(!in.fail(), "a manifest whose sum is right can be read");
    return m;
}
std::string Checkpoint::manifest_text() {
    std::string text;
    together(ranks_, [&] {
        std::ifstream file(folder_ / "manifest", std::ios::binary);
        std::stringstream all;
        if (file) all << file.rdbuf();
        if (file.bad()) throw FileError("read", (folder_ / "manifest").string(), reason());
        text = all.str();
        if (text.empty() && fs::exists(folder_ / "manifest"))
            throw UserError(where() + " is damaged: its manifest is empty");
    });
    together(ranks_, [&] {
        if (told_by(ranks_, 0, text) != text) throw UserError(where() + " is not the same for all ranks");
    });
    return text;
}

bool Checkpoint::read(Held& held, const Shares& shares, SearchState& state) {
    const std::string text = manifest_text();
    if (text.empty()) return false;
    together(ranks_, [&] {
        Manifest m = parsed(text);
        if (m.question != question_)
            throw UsageError(where() + " is of another run: " + m.question, "another folder for " + question_);
        if (m.sources != sources_)
            throw UsageError(where() + " was written by another version of the program or the rules",
                             "start again in another folder");
        expect(m.stride == static_cast<std::uint64_t>(held.stride()), "the same board has the same keys");
        for (std::size_t s = shares.begin(); s < shares.end(); ++s) read_shard(s, held, m.shards[s]);
        state = std::move(m.state), written_ = m.shards;
    });
    last_ = std::chrono::steady_clock::now();
    return true;
}

// --- shards ----------------------------------------------------------------------------------
void Checkpoint::read_shard(std::size_t shard, Held& held, const Written& all) {
    const auto stride = static_cast<std::uint64_t>(held.stride());
    const auto each_part = [&](const char* what, auto item, std::uint64_t count, auto&& use) {
        const fs::path path = file_of(shard, what);
        std::ifstream file(path, std::ios::binary);
        std::uint64_t sum = 0;
        for (std::uint64_t done = 0; done < count;) {
            std::vector<decltype(item)> part(std::min<std::uint64_t>(kAtOnce * stride, count - done));
            const auto size = static_cast<std::streamsize>(part.size() * sizeof(item));
            if (!file.read(reinterpret_cast<char*>(part.data()), size))
                throw UserError(where() + " is damaged: " + path.filename().string() + " is missing or too short");
            for (const auto word : part) sum = mixed(sum, word);
            use(part, done);
            done += part.size();
        }
        return sum;
    };
    const auto damaged = [&](bool is_it) {
        if (is_it) throw UserError(fmt::format("{} is damaged: shard {} is not what was written", where(), shard));
    };
    const auto put = [&](const Packed& keys, std::uint64_t) { held.insert(shard, keys); };
    const std::size_t outcomes = held.outcomes().size();
    const auto put_notes = [&](const std::vector<std::uint8_t>& notes, std::uint64_t first) {
        damaged(std::any_of(notes.begin(), notes.end(), [&](auto note) { return (note & kOutcomeMask) >= outcomes; }));
        for (std::size_t i = 0; i < notes.size(); ++i)
            held.set_note({static_cast<std::uint32_t>(shard), static_cast<std::uint32_t>(first + i)}, notes[i]);
    };
    damaged(each_part("keys", std::uint64_t{}, all.keys * stride, put) != all.key_sum);
    damaged(held.size(shard) != all.keys || all.notes > all.keys);
    damaged(each_part("notes", std::uint8_t{}, all.notes, put_notes) != all.note_sum);
}

void Checkpoint::write_shard(std::size_t shard, const Held& held, std::uint64_t expanded) {
    Written& w = written_[shard];
    const auto stride = static_cast<std::uint64_t>(held.stride());
    const auto s = static_cast<std::uint32_t>(shard);
    if (held.size(shard) != w.keys || w.keys == 0) {
        Appended keys(file_of(shard, "keys"), w.keys * stride * sizeof(std::uint64_t));
        while (w.keys < held.size(shard)) {
            Packed part;
            for (; part.size() < kAtOnce && w.keys < held.size(shard); ++w.keys) {
                const Packed key = held.key({s, static_cast<std::uint32_t>(w.keys)});
                for (const std::uint64_t word : key) w.key_sum = mixed(w.key_sum, word);
                part.insert(part.end(), key.begin(), key.end());
            }
            keys.add(part);
        }
        keys.close();
    }
    if (w.notes == expanded && expanded != 0) return;
    Appended notes(file_of(shard, "notes"), w.notes);
    while (w.notes < expanded) {
        std::vector<std::uint8_t> part;
        for (; part.size() < kAtOnce && w.notes < expanded; ++w.notes) {
            part.push_back(held.note({s, static_cast<std::uint32_t>(w.notes)}));
            w.note_sum = mixed(w.note_sum, part.back());
        }
        notes.add(part);
    }
    notes.close();
}

void Checkpoint::write(const Held& held, const Shares& shares, const SearchState& state) {
    const std::size_t last = state.levels.size() - 1;
    const Places& from = state.levels[last - 1];
    Pieces pieces(from, state.levels[last]);
    pieces.next(state.pieces);
    together(ranks_, [&] {
        for (std::size_t s = shares.begin(); s < shares.end(); ++s) write_shard(s, held, pieces.at()[s]);
    });
    gather(shares);
    together(ranks_, [&] {
        if (ranks_.rank() != 0) return;
        const std::string text = text_of(state, held.stride());
        Appended manifest(folder_ / "manifest.new", 0);
        manifest.add(std::vector<char>(text.begin(), text.end()));
        manifest.close();
        std::error_code problem;
        fs::rename(folder_ / "manifest.new", folder_ / "manifest", problem);
        if (problem) throw FileError("write", (folder_ / "manifest").string(), problem.message());
    });
    last_ = std::chrono::steady_clock::now();
}
// What each rank has written, on all of them.
void Checkpoint::gather(const Shares& shares) {
    std::vector<std::uint64_t> all;
    for (std::size_t s = 0; s < kShards; ++s) {
        const Written w = shares.mine(s) ? written_[s] : Written{};
        all.insert(all.end(), {w.keys, w.notes, w.key_sum, w.note_sum});
    }
    ranks_.add_up(all);
    for (std::size_t s = 0; s < kShards; ++s)
        written_[s] = {all[4 * s], all[4 * s + 1], all[4 * s + 2], all[4 * s + 3]};
}

}  // namespace nomos::graph
