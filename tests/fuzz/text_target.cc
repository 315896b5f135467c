// The libFuzzer target (scripts/fuzz-text.sh): each input to the text entries of the reader that its first letter
// names.
#include <cstddef>
#include <cstdint>

#include "tests/fuzz/text_entries.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    nomos::fuzz_test::read_as_its_letter_says({reinterpret_cast<const char*>(data), size});
    return 0;
}
