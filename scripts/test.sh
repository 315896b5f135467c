#!/usr/bin/env bash
# Builds everything and runs all tests. The last line is ctest's own summary.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."

scripts/install.sh
cmake --preset release >/dev/null
cmake --build --preset release
ctest --test-dir build --output-on-failure -j2 "$@"
