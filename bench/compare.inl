// A ruleset's two benchmarks, in its namespace.
[[maybe_unused]] static const bool kRegistered = bench::registered<Game>();
