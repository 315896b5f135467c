#include "reports/write.hpp"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace nomos
