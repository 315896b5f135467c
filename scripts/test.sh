#!/usr/bin/env bash
# Builds everything and runs all tests. The last line is ctest's own summary.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."

scripts/install.sh tests
cmake --preset release >/dev/null
cmake --build --preset release
# RapidCheck draws a new seed each run; a build server wants the same run twice.
export RC_PARAMS="${RC_PARAMS:-seed=1}"
# So many seconds libFuzzer has for the texts, after a small build with clang++; 0: none.
export NOMOS_FUZZ_TEXT="${NOMOS_FUZZ_TEXT:-20}"
ctest --test-dir build --output-on-failure -j2 "$@"
