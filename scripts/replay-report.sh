#!/bin/sh
# Plays every position, move, line and question of a report folder through the program's parser and rules, and compares
# what the report claims of them: replay-report.sh DIR. The tests have to be built (target test_reports).
set -eu
[ $# -eq 1 ] || { echo "usage: $0 DIR" >&2; exit 2; }
folder=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")/.." && pwd)
test=${NOMOS_BUILD:-$here/build}/tests/test_reports
[ -x "$test" ] || { echo "$test is not there: cmake --build build --target test_reports" >&2; exit 2; }
NOMOS_REPORT=$folder exec "$test" --gtest_filter='ReplayOfAReport.*'
