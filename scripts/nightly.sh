#!/usr/bin/env bash
# What is too dear for every push: the whole tree under sanitizers, another compiler and tidy, whether benchmarks run,
# second solvers, another Z3, soaks. Usage: scripts/nightly.sh [JOB...]; without a name all jobs, one after the other,
# cheapest first.
# Each job writes out/nightly/JOB.log; none stops another; the table at the end says what each came to and took, and
# the exit code is 1 if one failed. A job that passed on the same commit, with nothing changed since, is not run again
# (rm -r out/nightly to start over), so a night that was cut short goes on where it stopped; a soak that has not all its
# positions goes on every night.
set -uo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."

rulesets=(nefatavl nerva neva nika nymbat)
preset() { cmake --workflow --preset "$1"; }
release() { cmake --preset release && cmake --build --preset release --target "$@"; }
job_format() { scripts/format.sh --check; }
job_bench() {  # that each runs; what it takes is measured by hand, on a quiet machine
  release benchmarks && for bench in build/bench/bench_*; do "$bench" --benchmark_min_time=0.001 || return; done
}
job_text() {  # ten million of this commit that anybody has again, then some that go on from what was learnt
  scripts/fuzz-text.sh --soak "out/soak/texts-$(git rev-parse --short HEAD).txt" --count "${NOMOS_TEXTS:-10000000}" &&
    scripts/fuzz-text.sh "${NOMOS_TEXT_SECONDS:-600}"
}
soak() {  # FOLDER COUNT SECONDS [OPTION...]: so long a night for each ruleset, till each has so many positions
  local folder=$1 wanted=$2 seconds=$3 worst=0
  shift 3
  release nomos && mkdir -p "$folder" || return
  for ruleset in "${rulesets[@]}"; do
    local file=$folder/$ruleset.json code=0
    build/nomos fuzz "$ruleset" --soak "$file" --count "$wanted" --seconds "$seconds" --jobs 2 "$@" || code=$?
    [ "$code" = 0 ] || worst=$code
    local so_far
    so_far=$(sed -n 's/.*"positions": *\([0-9]*\).*/\1/p' "$file" 2>/dev/null | head -1)
    [ "${so_far:-0}" -ge "$wanted" ] || goes_on=yes
  done
  return "$worst"
}
job_soak() { soak out/soak "${NOMOS_SOAK:-200000000}" "${NOMOS_SOAK_SECONDS:-1200}"; }
job_solver() {  # the constraints as Z3 reads them with the constraints as they run
  soak out/soak/solver "${NOMOS_SOLVER:-200000}" "${NOMOS_SOLVER_SECONDS:-600}" --only solver
}
job_versions() {  # the same report with a newer Z3?
  local folder=out/nightly/versions
  release nomos && scripts/other-z3.sh out/other-z3 && rm -rf "$folder" && mkdir -p "$folder" || return
  report_by() { local name=$1; shift; "$@" build/nomos report --no-cache --jobs 1 --out "$folder/$name" >"$folder/$name.log"; }
  report_by here & local here=$!
  local code=0
  report_by other out/other-z3/run || code=$?
  wait "$here" && [ "$code" = 0 ] || return
  diff -r -I '^ *"[a-z0-9-]*\.[a-z0-9.-]*": [0-9.]*,\?$' -I 'time="' "$folder/here" "$folder/other"  # but for what each check took
}
job_certify() { release nomos nomos_dimacs nomos_drat nomos_recut && scripts/certify.sh "${rulesets[@]}"; }
job_grade() {
  release nomos || return
  local worst=0 code  # 1: some mistakes survive or are undecided, which is an answer
  for ruleset in "${rulesets[@]}"; do
    code=0
    build/nomos grade "$ruleset" --jobs 2 --out out/nightly/grades || code=$?
    [ "$code" -le 1 ] || worst=$code
  done
  return "$worst"
}
job_clang() { preset clang; }
job_tidy() {  # of the batches, which read the headers of a folder once; all that it finds, not the first
  cmake --preset tidy && cmake --build --preset tidy --target nomos_texts || return
  run-clang-tidy -quiet -p build-tidy -j "$(nproc)" '^(?!.*/build-tidy/generated/)'
}
job_asan() { preset asan-ubsan; }
job_tsan() { preset tsan; }
jobs=(format bench text certify versions solver soak clang tidy asan tsan grade)

usage() { echo "nightly.sh: no job $1; there are: ${jobs[*]}" >&2; exit 2; }
for name in "$@"; do [[ " ${jobs[*]} " == *" $name "* ]] || usage "$name"; done
[ $# -gt 0 ] || set -- "${jobs[@]}"

scripts/install.sh nightly
git rev-parse HEAD >/dev/null || { echo "nightly.sh: not a checkout: what was tried could not be told" >&2; exit 2; }
# What is tried: the commit, and what was changed since.
state_now() {
  { git rev-parse HEAD && git diff HEAD && git ls-files -o --exclude-standard -z | xargs -0 -r sha256sum; } 2>/dev/null |
    sha256sum | cut -c1-16
}
folder=out/nightly
mkdir -p "$folder"
failed=0 table=""
for name in "$@"; do
  state=$(state_now)
  if [ "$(cat "$folder/$name.passed" 2>/dev/null)" = "$state" ]; then
    table+=$(printf '%-10s passed before' "$name")$'\n' && continue
  fi
  echo "$name: running; $folder/$name.log"
  began=$SECONDS said=passed goes_on=no
  if "job_$name" >"$folder/$name.log" 2>&1; then
    if [ "$goes_on" = no ] && [ "$state" = "$(state_now)" ]; then echo "$state" >"$folder/$name.passed"; else said="passed so far"; fi
  else
    said="FAILED, exit $?" failed=1
  fi
  table+=$(printf '%-10s %s, %d s' "$name" "$said" "$((SECONDS - began))")$'\n'
done
printf '\n%s' "$table"
exit "$failed"
