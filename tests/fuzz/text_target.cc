// The libFuzzer target (scripts/fuzz-text.sh): every text entry on every input.
#include <cstddef>
#include <cstdint>

#include "tests/fuzz/text_entries.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    nomos::fuzz_test::read_as_everything({reinterpret_cast<const char*>(data), size});
    return 0;
}
