#!/usr/bin/env bash
# Fuzzes every text entry with libFuzzer under the address and undefined sanitizers, on all processors.
# Usage: scripts/fuzz-text.sh [SECONDS]
# Needs clang++ with its runtime libraries; says so and leaves with 0 where they are not. What crashes is put
# into tests/corpus/text, where a test replays it ever after; exit 1 then. What it learnt is kept in its build folder,
# and the next run goes on from there.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."

seconds="${1:-60}" build=build-fuzz-text optimised=-O1
# A short run takes less time than to optimise what it runs.
[ "$seconds" -gt 30 ] || build=build-fuzz-text-quick optimised=-O0
if ! command -v clang++ >/dev/null || ! echo 'extern "C" int LLVMFuzzerTestOneInput(const char*, unsigned long) { return 0; }' |
  clang++ -fsanitize=fuzzer,address -x c++ - -o /dev/null 2>/dev/null; then
  echo "fuzz-text.sh: clang++ with libFuzzer is not installed: nothing was fuzzed" >&2
  exit 0
fi
cmake -S . -B "$build" -G Ninja -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_BUILD_TYPE=Debug -DNOMOS_TESTS=OFF -DNOMOS_BENCH=OFF \
  -DNOMOS_FUZZ_TEXT=ON -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=0 -DCMAKE_CXX_FLAGS_DEBUG="$optimised -gline-tables-only -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=undefined" >/dev/null
cmake --build "$build" --target fuzz_text >/dev/null

# The corpus with the letter of its reader in front: tests/fuzz/text_entries.hpp says which is whose.
rm -rf "$build/seeds" && mkdir -p "$build/seeds"
{ printf z && cat nomos.toml; } >"$build/seeds/nomos.toml"
letters=abcdefghijklmnopqrstuvwxy index=0
shopt -s nullglob
seed() { cat >"$build/seeds/$1" <(printf %s "${1%%-*}") "$2"; }  # LETTER-NAME FILE
for rules in model/*/ruleset.hpp; do
  ruleset=$(basename "$(dirname "$rules")")
  [ "$ruleset" != core ] || continue
  digit=$index letter=${letters:index++:1}
  for file in tests/corpus/"$ruleset"/*.game; do seed "${letter^}-$(basename "$file")" "$file"; done
  for file in model/"$ruleset"/boards/*.board; do [ "$digit" -gt 9 ] || seed "$digit-$(basename "$file")" "$file"; done
  # positions and moves of these games
  cat /dev/null tests/corpus/"$ruleset"/*.game | sed -n 's/^\(position\|not\): //p; /^[^:#]*$/p' | sort -u |
    awk -v to="$build/seeds/$letter-" -v letter="$letter" 'NF { f = to NR; printf "%s%s", letter, $0 >f; close(f) }'
done

# New inputs stay in the build folder; the committed corpus is only read.
mkdir -p "$build/learnt" tests/corpus/text
code=0
"$build/fuzz_text" -fork="$(nproc)" -max_total_time="$seconds" -timeout=20 -max_len=4000 -ignore_timeouts=0 \
  -ignore_ooms=0 -print_funcs=0 -artifact_prefix=tests/corpus/text/ "$build/learnt" "$build/seeds" tests/corpus/text || code=1
[ "$code" = 0 ] && echo "fuzz-text.sh: no crash in $seconds s"
exit "$code"
