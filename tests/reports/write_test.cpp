#include "reports/write.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <fstream>
#include <sstream>

#include "model/core/error.hpp"

namespace nomos {
namespace {

namespace fs = std::filesystem;

class WriteFile : public testing::Test {
protected:
    void SetUp() override {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        folder = fs::path(testing::TempDir()) / (std::string("nomos_write_") + test->name());
        fs::remove_all(folder);
        fs::create_directories(folder);
    }
    void TearDown() override { fs::remove_all(folder); }
    static std::string read(const fs::path& path) {
        std::stringstream text;
        text << std::ifstream(path, std::ios::binary).rdbuf();
        return text.str();
    }
    std::size_t files() const {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
    }
    fs::path folder;
};

TEST_F(WriteFile, WritesAndReplaces) {
    write_file(folder / "a.txt", std::string_view("one\r\n\0x", 7));
    EXPECT_EQ(read(folder / "a.txt"), std::string("one\r\n\0x", 7));
    write_file(folder / "a.txt", "");
    EXPECT_EQ(read(folder / "a.txt"), "");
    EXPECT_EQ(files(), 1u) << "no draft is left";
}

TEST_F(WriteFile, SaysWhyItCannot) {
    try {
        write_file(folder / "missing" / "a.txt", "x");
        FAIL() << "there is no such folder";
    } catch (const FileError& error) {
        EXPECT_NE(std::string(error.what()).find("No such file or directory"), std::string::npos) << error.what();
    }
    EXPECT_EQ(files(), 0u);
}

TEST_F(WriteFile, LeavesNothingBehindWhenTheNameIsTaken) {
    fs::create_directories(folder / "a.txt" / "inside");
    EXPECT_THROW(write_file(folder / "a.txt", "x"), FileError);
    EXPECT_TRUE(fs::is_directory(folder / "a.txt"));
    EXPECT_EQ(files(), 1u);
}

TEST_F(WriteFile, WritesAllOrNone) {
    write_files(folder, {{"a.txt", "one"}, {"b.txt", "two"}});
    fs::create_directories(folder / "taken" / "inside");
    EXPECT_THROW(write_files(folder, {{"a.txt", "new"}, {"missing/b.txt", "new"}}), FileError);
    EXPECT_EQ(read(folder / "a.txt"), "one") << "nothing is renamed before all are written";
    EXPECT_EQ(files(), 3u) << "no draft is left";
}

// A file that may not grow stands for a disk that is full.
TEST_F(WriteFile, LeavesNothingHalfWrittenWhenThereIsNoRoom) {
    write_files(folder, {{"a.txt", "one"}, {"b.txt", "two"}});
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const rlimit small{4096, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
    EXPECT_THROW(write_files(folder, {{"a.txt", "new"}, {"b.txt", std::string(100'000, 'x')}}), FileError);
    setrlimit(RLIMIT_FSIZE, &before);
    EXPECT_EQ(read(folder / "a.txt"), "one");
    EXPECT_EQ(read(folder / "b.txt"), "two");
    EXPECT_EQ(files(), 2u);
}

TEST_F(WriteFile, IsProbedWithoutATrace) {
    probe_folder(folder / "new" / "deep");
    EXPECT_FALSE(fs::exists(folder / "new"));
    write_files(folder / "new" / "deep", {{"a.txt", "one"}});
    EXPECT_EQ(read(folder / "new" / "deep" / "a.txt"), "one");
    probe_folder(folder / "new" / "deep");
    EXPECT_EQ(read(folder / "new" / "deep" / "a.txt"), "one");
    probe_file(folder / "a.txt");
    EXPECT_FALSE(fs::exists(folder / "a.txt"));
    EXPECT_THROW(probe_file(folder / "missing" / "a.txt"), FileError);
    EXPECT_THROW(probe_file(folder / "new"), FileError);
    write_file(folder / "taken", "x");
    EXPECT_THROW(probe_folder(folder / "taken"), FileError);
    EXPECT_EQ(read(folder / "taken"), "x");
}

}  // namespace
}  // namespace nomos
