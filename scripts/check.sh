#!/usr/bin/env bash
# Builds Nomos, runs every check on every ruleset, writes the report and plays again whatever it prints. Exit code:
# that of the checks, or 1 where something that is printed does not come to what is said of it.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."

scripts/install.sh
cmake --preset release >/dev/null
cmake --build --preset release --target nomos

code=0
build/nomos report --out out/report "$@" || code=$?
[ "$code" -le 1 ] || exit "$code"
build/nomos verify out/report || code=$?
echo "open $PWD/out/report/index.html in a browser, or read out/report/index.md"
exit "$code"
