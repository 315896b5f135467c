// The processes that share a search, and how they speak: bytes from each to each, and sums. What carries them is behind
// it: MPI (cli/mpi), threads in tests, or nothing at all where a process is alone.
//
// All ranks make the same calls in the same order. What a user did wrong is therefore thrown on all of them or on none
// (together()); what only one of them knows to be wrong ends them all (abort()).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "model/core/error.hpp"

namespace nomos::graph {

class Ranks {
public:
    using Bytes = std::span<const std::byte>;
    // Where that many bytes from that rank are to be put.
    using Room = std::function<std::byte*(int from, std::size_t bytes)>;

    virtual ~Ranks() = default;
    virtual int rank() const = 0;
    virtual int count() const = 0;
    // to[r] goes to rank r.
    virtual void exchange(const std::vector<Bytes>& to, const Room& room) = 0;
    // Each number becomes the sum of those that the ranks have in its place.
    virtual void add_up(std::span<std::uint64_t> numbers) = 0;
    // Ends all of them, with that exit code.
    [[noreturn]] virtual void abort(int code) = 0;
};

class Alone final : public Ranks {
public:
    int rank() const override { return 0; }
    int count() const override { return 1; }
    void exchange(const std::vector<Bytes>& to, const Room& room) override;
    void add_up(std::span<std::uint64_t>) override {}
    [[noreturn]] void abort(int code) override;
};

// By the rank that it goes to or comes from.
template <class T>
using ByRank = std::vector<std::vector<T>>;

template <class T>
ByRank<T> by_rank(const Ranks& ranks) {
    return ByRank<T>(static_cast<std::size_t>(ranks.count()));
}
template <class T>
ByRank<T> exchanged(Ranks& ranks, const ByRank<T>& to) {
    ByRank<T> from(to.size());
    const std::vector<Ranks::Bytes> bytes = [&] {
        std::vector<Ranks::Bytes> all;
        for (const auto& items : to) all.push_back(std::as_bytes(std::span(items)));
        return all;
    }();
    ranks.exchange(bytes, [&](int rank, std::size_t size) {
        auto& items = from[static_cast<std::size_t>(rank)];
        items.resize(size / sizeof(T));
        return std::as_writable_bytes(std::span(items)).data();
    });
    return from;
}

// What rank `who` has, on all of them.
template <class T>
std::vector<T> told_by(Ranks& ranks, int who, const std::vector<T>& what) {
    ByRank<T> to = by_rank<T>(ranks);
    if (ranks.rank() == who)
        for (auto& items : to) items = what;
    return exchanged(ranks, to)[static_cast<std::size_t>(who)];
}
std::string told_by(Ranks& ranks, int who, const std::string& what);

std::uint64_t sum(Ranks& ranks, std::uint64_t mine);
std::vector<std::uint64_t> of_all(Ranks& ranks, std::uint64_t mine);  // by rank
std::uint64_t least(Ranks& ranks, std::uint64_t mine);
std::uint64_t most(Ranks& ranks, std::uint64_t mine);

// Throws on all ranks what the first of those has to say that went wrong; "" on a rank where all is well.
void throw_on_all(Ranks& ranks, const std::string& problem);

// Does the work on each rank; what a user did wrong on one of them is thrown on all.
template <class Work>
void together(Ranks& ranks, Work&& work) {
    std::string problem;
    try {
        work();
    } catch (const UserError& error) {
        problem = error.what();
    }
    throw_on_all(ranks, problem);
}

}  // namespace nomos::graph
