#!/usr/bin/env bash
# Fuzzes every text entry with libFuzzer under the address and undefined sanitizers, on all processors.
# Usage: scripts/fuzz-text.sh [SECONDS]               goes on from what earlier runs learnt
#        scripts/fuzz-text.sh --soak FILE --count N   N texts, in stretches of a million (or of N, if that is less)
# A stretch has a seed and begins with the committed texts alone, so that anybody has it again; FILE, a line a stretch,
# says how far the soak is, and the next run goes on from there.
# Needs clang++ with its runtime libraries; says so and leaves with 0 where they are not. What crashes is put
# into tests/corpus/text, where a test replays it ever after; exit 1 then.
set -euo pipefail
usage() { echo "fuzz-text.sh: $1; usage: scripts/fuzz-text.sh [SECONDS | --soak FILE --count N]" >&2; exit 2; }
number() { [[ "$2" =~ ^[1-9][0-9]{0,11}$ ]] || usage "$1 takes a number from 1 on, not '$2'"; }
seconds=60 soak="" count=10000000
while [ $# -gt 0 ]; do
  case "$1" in
    --soak) [ $# -ge 2 ] || usage "--soak takes a file"; soak=$(realpath -m "$2"); shift 2 ;;
    --count) [ $# -ge 2 ] || usage "--count takes a number"; number --count "$2"; count=$2; shift 2 ;;
    *) number "SECONDS" "$1"; seconds=$1; shift ;;
  esac
done
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."

build=build-fuzz-text optimised=-O1
# A short run takes less time than to optimise what it runs.
[ -n "$soak" ] || [ "$seconds" -gt 30 ] || { build=build-fuzz-text-quick optimised=-O0; }
if ! command -v clang++ >/dev/null || ! echo 'extern "C" int LLVMFuzzerTestOneInput(const char*, unsigned long) { return 0; }' |
  clang++ -fsanitize=fuzzer,address -x c++ - -o /dev/null 2>/dev/null; then
  echo "fuzz-text.sh: clang++ with libFuzzer is not installed: nothing was fuzzed" >&2
  exit 0
fi
# Comparisons are not watched, nor rare features preferred (-entropic=0): six times the texts, and more code reached.
cmake -S . -B "$build" -G Ninja -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_BUILD_TYPE=Debug -DNOMOS_TESTS=OFF -DNOMOS_BENCH=OFF \
  -DNOMOS_FUZZ_TEXT=ON -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=0 -DCMAKE_CXX_FLAGS_DEBUG="$optimised -gline-tables-only -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-coverage=trace-cmp -fno-sanitize-recover=undefined" >/dev/null
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

options=(-entropic=0 -timeout=20 -max_len=4000 -print_funcs=0 -artifact_prefix=tests/corpus/text/)
if [ -n "$soak" ]; then
  stretch=$((count < 1000000 ? count : 1000000))
  rm -rf "$build/stretches" && mkdir -p "$(dirname "$soak")" "$build/stretches"
  [ -e "$soak" ] || printf '# seed texts edges features commit\n' >"$soak"
  sources=$(git describe --always --dirty 2>/dev/null || echo unknown)
  fixed=(setarch -R)  # addresses as on every machine; a container may not allow it
  "${fixed[@]}" true 2>/dev/null || fixed=()
  stretch() {  # SEED: with no look at what others find: the same texts each time
    local log="$build/stretches/$1.log" learnt="$build/stretches/$1" said
    rm -rf "$learnt" && mkdir -p "$learnt"
    "${fixed[@]}" "$build/fuzz_text" "${options[@]}" -reload=0 -seed="$1" -runs="$stretch" "$learnt" "$build/seeds" tests/corpus/text \
      >"$log" 2>&1 || { failed "$1" "libFuzzer stopped at a text that is not refused, or failed itself" "$log"; return; }
    said=$(sed -n 's/^#\([0-9]*\)\tDONE *cov: \([0-9]*\) ft: \([0-9]*\) .*/\1 \2 \3/p' "$log")
    [ -n "$said" ] || { failed "$1" "libFuzzer did not say what it did" "$log"; return; }
    rm -rf "$learnt"
    (
      flock 9
      { cat "$soak" && echo "$1 $said $sources"; } | sort -n >"$soak.new" && mv "$soak.new" "$soak"
      echo "seed $1: $said (texts, edges, features); $(total) of $count"
    ) 9>"$build/lock"
  }
  failed() { : >"$build/stretches/failed"; echo "fuzz-text.sh: seed $1: $2; the end of $3:" >&2; tail -5 "$3" >&2; }
  total() { awk '!/^#/ { n += $2 } END { print n + 0 }' "$soak"; }
  # One after another, as many at a time as there are processors; a seed that is in the file is done.
  seed=0 coming=$(total)
  while [ "$coming" -lt "$count" ]; do
    seed=$((seed + 1))
    ! grep -q "^$seed " "$soak" || continue
    while [ "$(jobs -rp | wc -l)" -ge "$(nproc)" ]; do wait -n || true; done
    [ ! -e "$build/stretches/failed" ] || break
    stretch "$seed" &
    coming=$((coming + stretch))
  done
  wait
  [ ! -e "$build/stretches/failed" ] || exit 1
  echo "fuzz-text.sh: $(total) texts, no crash"
  exit 0
fi

# New inputs stay in the build folder; the committed corpus is only read.
mkdir -p "$build/learnt" tests/corpus/text
code=0
"$build/fuzz_text" "${options[@]}" -fork="$(nproc)" -max_total_time="$seconds" -ignore_timeouts=0 -ignore_ooms=0 \
  "$build/learnt" "$build/seeds" tests/corpus/text || code=1
[ "$code" = 0 ] && echo "fuzz-text.sh: no crash in $seconds s"
exit "$code"
