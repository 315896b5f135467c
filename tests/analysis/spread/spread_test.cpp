// Exploring shared among ranks: the same text and the same JSON as one process, from checkpoints too. The ranks are
// threads here; tests/cli/mpi_test.cpp has them started by mpirun.
#include "analysis/spread/exploring.hpp"

#include <gtest/gtest.h>

#include <barrier>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <thread>

#include "analysis/spread/shares.hpp"
#include "model/core/budgets.hpp"
#include "reports/exploration.hpp"

namespace nomos::graph {
namespace {

namespace fs = std::filesystem;

// What the ranks of a run share: each puts up what it has, and looks at the others between two barriers.
class Table {
public:
    explicit Table(int ranks) : met(ranks), bytes(static_cast<std::size_t>(ranks)), numbers(bytes.size()) {}
    std::barrier<> met;
    std::vector<std::vector<Ranks::Bytes>> bytes;  // by sender
    std::vector<std::vector<std::uint64_t>> numbers;
};
class AtTable final : public Ranks {
public:
    AtTable(Table& table, int rank) : table_(table), rank_(static_cast<std::size_t>(rank)) {}
    int rank() const override { return static_cast<int>(rank_); }
    int count() const override { return static_cast<int>(table_.bytes.size()); }
    void exchange(const std::vector<Bytes>& to, const Room& room) override {
        table_.bytes[rank_] = to;
        table_.met.arrive_and_wait();
        for (std::size_t from = 0; from < table_.bytes.size(); ++from) {
            const Bytes come = table_.bytes[from][rank_];
            std::byte* const place = room(static_cast<int>(from), come.size());
            if (!come.empty()) std::memcpy(place, come.data(), come.size());
        }
        table_.met.arrive_and_wait();
    }
    void add_up(std::span<std::uint64_t> numbers) override {
        table_.numbers[rank_].assign(numbers.begin(), numbers.end());
        table_.met.arrive_and_wait();
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            numbers[i] = 0;
            for (const auto& all : table_.numbers) numbers[i] += all[i];
        }
        table_.met.arrive_and_wait();
    }
    [[noreturn]] void abort(int) override { std::abort(); }

private:
    Table& table_;
    std::size_t rank_;
};
// work(ranks) on so many of them at once.
template <class Work>
void on_ranks(int count, Work&& work) {
    Table table(count);
    std::vector<std::jthread> threads;
    for (int r = 0; r < count; ++r)
        threads.emplace_back([&, r] {
            AtTable ranks(table, r);
            work(ranks);
        });
}

struct Board {
    std::string ruleset, size;
    std::vector<std::string> pieces, settings{};
    std::uint64_t limit = 0;
    bool up_to_symmetry = true, conformance = false;
    int jobs = 1;
};
ExploreChoice choice_of(const Board& board) {
    ExploreChoice c;
    c.board = board.size, c.pieces = board.pieces, c.table.settings = board.settings;
    c.limit = board.limit, c.most_edges = budget::kExploreEdges, c.jobs = board.jobs;
    c.up_to_symmetry = board.up_to_symmetry, c.conformance = board.conformance;
    return c;
}
std::string told(const Exploration& e) { return board_text(e) + explored_text(e, true) + exploration_json(e); }
std::string on_one_process(const Board& board) { return told(explore(board.ruleset, choice_of(board))); }

// Goes round, and has many components; three boards are said whole, with lines, loops and best play.
const Board kTafl{"nefatavl", "5x5", {"attackers=3", "defenders=0"}};
const std::vector<Board> kBoards{
    kTafl,
    {"nefatavl", "5x5", {"attackers=2", "defenders=0"}, {}, 0, false, true},
    {"nefatavl", "7x7", {"attackers=4", "defenders=4"}, {}, 40'000, true, false, 3},
    {"neva", "6x6", {"men=1", "players=2"}, {"pairs=yes"}},
    {"neva", "4x4", {"men=1", "players=2"}},
    {"nerva", "2x2", {"large=1", "medium=1", "small=1"}},
    {"nymbat", "2", {"reserve=1"}},
};

TEST(Spread, TellsWhatOneProcessTells) {
    for (const Board& board : kBoards) {
        const std::string one = on_one_process(board);
        EXPECT_NE(one.find("positions"), std::string::npos);
        for (const int count : {1, 3}) {
            std::vector<std::string> all(static_cast<std::size_t>(count));
            on_ranks(count, [&](Ranks& ranks) {
                all[static_cast<std::size_t>(ranks.rank())] =
                    told(explore_spread(board.ruleset, choice_of(board), ranks, {}));
            });
            for (const auto& rank : all) EXPECT_EQ(rank, one) << board.ruleset << " on " << count;
        }
    }
}

TEST(Spread, IsSharedByNoMoreRanksThanShards) {
    class Many final : public Ranks {
        int rank() const override { return 0; }
        int count() const override { return 65; }
        void exchange(const std::vector<Bytes>&, const Room&) override {}
        void add_up(std::span<std::uint64_t>) override {}
        [[noreturn]] void abort(int) override { std::abort(); }
    } many;
    EXPECT_THROW(Shares{many}, UsageError);
}
TEST(Spread, WhatIsWrongOnOneRankIsSaidOnAll) {
    std::vector<std::string> said(3);
    on_ranks(3, [&](Ranks& ranks) {
        try {
            together(ranks, [&] {
                if (ranks.rank() != 0) throw UserError("rank " + std::to_string(ranks.rank()));
            });
        } catch (const UserError& error) {
            said[static_cast<std::size_t>(ranks.rank())] = error.what();
        }
    });
    EXPECT_EQ(said, std::vector<std::string>(3, "rank 1"));
}

// --- checkpoints -------------------------------------------------------------------------------
class Checkpoints : public testing::Test {
protected:
    void SetUp() override {
        folder = fs::path(testing::TempDir()) / ("nomos_spread_" + std::to_string(::getpid()));
        fs::remove_all(folder);
    }
    void TearDown() override { fs::remove_all(folder); }

    std::string explored(const Board& board, int count) const {
        std::string first;
        on_ranks(count, [&](Ranks& ranks) {
            const auto e = explore_spread(board.ruleset, choice_of(board), ranks, {folder, 0});
            if (ranks.rank() == 0) first = told(e);
        });
        return first;
    }
    std::string refused(const Board& board) const {
        Alone alone;
        try {
            explore_spread(board.ruleset, choice_of(board), alone, {folder, 0});
        } catch (const UserError& error) {
            return error.what();
        }
        return "";
    }
    std::string text_of(const std::string& name) const {
        std::stringstream text;
        text << std::ifstream(folder / name, std::ios::binary).rdbuf();
        return text.str();
    }
    void write(const std::string& name, const std::string& text) const {
        std::ofstream(folder / name, std::ios::binary) << text;
    }
    static Board limited(Board board, std::uint64_t limit) {
        board.limit = limit;
        return board;
    }

    fs::path folder;
};

TEST_F(Checkpoints, AreGoneOnFromByAnyNumberOfRanks) {
    const Board whole{"nefatavl", "5x5", {"attackers=4", "defenders=0"}};
    const std::string one = on_one_process(whole);
    EXPECT_EQ(explored(limited(whole, 3'000), 2), on_one_process(limited(whole, 3'000)));
    EXPECT_EQ(explored(limited(whole, 3'000), 1), on_one_process(limited(whole, 3'000))) << "and said once more";
    EXPECT_NE(refused(limited(whole, 1'000)).find("more than --limit"), std::string::npos);
    for (const char* name : {"shard-00.keys", "shard-63.notes"}) write(name, text_of(name) + "what a kill left behind");
    EXPECT_EQ(explored(whole, 3), one);
    EXPECT_EQ(explored(whole, 2), one) << "there is nothing left to search";
}
TEST_F(Checkpoints, ThatAreDamagedOrOfAnotherRunAreRefused) {
    explored(limited(kTafl, 3'000), 1);
    const auto damaged = [&](const std::string& name, const std::string& text, const char* word) {
        const std::string was = text_of(name);
        ASSERT_NE(was, "");
        write(name, text);
        EXPECT_NE(refused(kTafl).find(word), std::string::npos) << refused(kTafl);
        write(name, was);
    };
    const std::string keys = text_of("shard-05.keys"), notes = text_of("shard-05.notes"), all = text_of("manifest");
    damaged("shard-05.keys", keys.substr(0, keys.size() - 1), "too short");
    damaged("shard-05.keys", "!" + keys.substr(1), "shard 5 is not what was written");
    damaged("shard-05.notes", "!" + notes.substr(1), "shard 5 is not what was written");
    damaged("manifest", all.substr(0, all.size() / 2), "damaged");
    damaged("manifest", "", "empty");
    damaged("manifest", "x" + all, "damaged");
    Board other = kTafl;
    other.up_to_symmetry = false;
    EXPECT_NE(refused(other).find("of another run: nefatavl 5x5"), std::string::npos) << refused(other);
    write("holiday.jpg", "");
    EXPECT_NE(refused(kTafl).find("holiday.jpg"), std::string::npos) << refused(kTafl);
    fs::remove(folder / "holiday.jpg");
    EXPECT_EQ(refused(kTafl), "");
}

}  // namespace
}  // namespace nomos::graph
