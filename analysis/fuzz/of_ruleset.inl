// What fuzzers_here.cpp lists, in the namespace of a ruleset. Nobody else names the type, so that the compiler may take
// the loop's parts into the loop.
namespace {
struct Fuzzed : Game {};
}  // namespace
const fuzz::Fuzzer& fuzzer() {
    static const fuzz::FuzzerOf<Fuzzed> instance;
    return instance;
}
