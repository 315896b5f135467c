#!/usr/bin/env bash
# Builds everything and runs all tests. The last line is ctest's own summary.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."

scripts/install.sh tests
cmake --preset release >/dev/null
cmake --build --preset release
# RapidCheck draws a new seed each run; a build server wants the same run twice.
export RC_PARAMS="${RC_PARAMS:-seed=1}"
# So many seconds libFuzzer has for the texts, after a small build with clang++; 0: none. It is bounded by the clock, so
# it is a job of scripts/nightly.sh; what it found once is replayed here.
export NOMOS_FUZZ_TEXT="${NOMOS_FUZZ_TEXT:-0}"
# One test more at a time than there are processors: some only wait.
ctest --test-dir build --output-on-failure -j"$(($(nproc) + 1))" "$@"
