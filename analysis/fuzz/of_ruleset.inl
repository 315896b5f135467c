// What fuzz.cpp lists, in the namespace of a ruleset.
const fuzz::Fuzzer& fuzzer() {
    static const fuzz::FuzzerOf<Game> instance;
    return instance;
}
