#include "analysis/graph/dense/find_byte.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace nomos::graph {
namespace {

// Few values, so that bytes that differ from the one looked for by a bit stand beside it.
RC_GTEST_PROP(FindByte, FindsTheFirstOfAnyPartOfAVector, ()) {
    const auto bytes = *rc::gen::container<std::vector<std::uint8_t>>(
        rc::gen::element<std::uint8_t>(0, 1, 2, 0x7f, 0x80, 0x81, 0xfe, 0xff));
    const auto first = *rc::gen::inRange<std::size_t>(0, bytes.size() + 1);
    const auto end = *rc::gen::inRange<std::size_t>(first, bytes.size() + 1);
    const auto value = *rc::gen::element<std::uint8_t>(0, 1, 0x7f, 0x80, 0x81, 0xff);
    const std::uint8_t *begin = bytes.data() + first, *stop = bytes.data() + end;
    RC_ASSERT(find_byte(begin, stop, value) == std::find(begin, stop, value));
}

TEST(FindByte, ReadsBytesThatAnotherThreadChanges) {
    std::vector<std::uint8_t> bytes(4096);
    std::thread writer([&] {
        for (std::size_t i = bytes.size(); i-- > 0;)
            std::atomic_ref<std::uint8_t>(bytes[i]).store(1, std::memory_order_relaxed);
    });
    const std::uint8_t* end = bytes.data() + bytes.size();
    while (find_byte(bytes.data(), end, 1) != bytes.data()) {
    }
    writer.join();
    EXPECT_EQ(find_byte(bytes.data(), end, 0), end);
}

}  // namespace
}  // namespace nomos::graph
