#!/usr/bin/env bash
# Builds the sixth ruleset as its author would: installs what BUILD holds, copies the example out of the installed
# documents into FOLDER, finds the package, compiles, and uses the program. Nothing of the source tree is in the way.
# Without optimisation, and with the compiler's cache where there is one, which is what makes it cheap; the last lines
# say what it cost.
set -euo pipefail
build=$1 folder=$2
rm -rf "$folder" && mkdir -p "$folder/empty"
fail() { echo "$1"; exit 1; }

if command -v ccache >/dev/null; then
  export CMAKE_CXX_COMPILER_LAUNCHER=ccache CCACHE_BASEDIR=$folder CCACHE_NOHASHDIR=1
fi

cmake --install "$build" --prefix "$folder/installed" >/dev/null
cp -r "$folder/installed/share/doc/nomos/examples/morris" "$folder/morris"
cd "$folder/morris"
# The commands at the head of its CMakeLists.txt, but for the kind of build and where the package lies.
cmake -B build -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O0 -DCMAKE_PREFIX_PATH="$folder/installed" >"$folder/configure.log"
cmake --build build -j2 >"$folder/build.log" 2>&1 || { tail -40 "$folder/build.log"; exit 1; }
nomos=$folder/morris/build/nomos-morris

cd "$folder/empty"
"$nomos" --version | grep '^text morris .*7 sentences' >/dev/null || fail "its text is not in it"
[ "$("$nomos" list --json | grep -c '"id": "morris"')" -ge 1 ] || fail "it does not list its ruleset"
[ "$("$nomos" perft morris 5 2>/dev/null)" = "$("$nomos" perft morris 5 --reading move.how-far=next 2>/dev/null)" ] || fail "five pieces are only put"
"$nomos" perft morris 5 2>/dev/null | grep 15120 >/dev/null || fail "9 x 8 x 7 x 6 x 5 ways to put five pieces"
"$nomos" ledger morris --sources ../morris/rulebook >/dev/null || fail "the ledger drifted from its text"
code=0; "$nomos" report --sources ../morris/rulebook --cache answers --out report >report.log || code=$?
[ "$code" = 0 ] || { cat report.log; fail "without a baseline only what is violated or unknown fails"; }
grep -q 'violated, 0 unknown' report.log || { cat report.log; fail "something is unknown"; }
grep -q ' 0 violated' report.log || { cat report.log; fail "something is violated"; }
for finding in morris.move.how-far morris.win.diagonal morris.play.goes-round; do
  grep -q "\"id\": \"$finding\"" report/findings.json || fail "$finding is not found"
done
grep -q 'svg' report/morris.html || fail "the page has no boards"

# It offers no small boards, and says so to who asks for one.
code=0; "$nomos" explore morris >explore.log 2>&1 || code=$?
[ "$code" = 2 ] && grep -q 'has no small boards to explore yet' explore.log || { cat explore.log; fail "boards that it has not are explored"; }
code=0; "$nomos" show morris --board 3x3 >show.log 2>&1 || code=$?
[ "$code" = 2 ] && grep -q 'has no small boards yet' show.log || { cat show.log; fail "a board that it has not is shown"; }

# What is found now can be accepted, from the answers that are kept: no report is needed, and none is read.
mkdir accepted && printf '[sources]\nroot = "rulebook"\n' >accepted/nomos.toml
(cd accepted && "$nomos" accept morris.win.diagonal --reason "the author is asked" --sources ../../morris/rulebook --cache ../answers) >accept.log 2>&1 ||
  { cat accept.log; fail "what is found is not accepted"; }
grep -q 'nomos.toml: 1 accepted, 0 moved' accept.log || { cat accept.log; fail "it is not said what was accepted"; }
grep -q '"morris.win.diagonal"' accepted/nomos.toml || fail "it is not in the baseline"
code=0; (cd accepted && "$nomos" accept morris.win.dagonal --reason "seen" --sources ../../morris/rulebook --cache ../answers) >accept.log 2>&1 || code=$?
[ "$code" = 2 ] && grep -q 'morris.win.diagonal' accept.log || { cat accept.log; fail "what is not found is accepted"; }
code=0; (cd accepted && "$nomos" check --sources ../../morris/rulebook --cache ../answers) >check.log 2>&1 || code=$?
[ "$code" -le 1 ] && grep -q ' 1 accepted' check.log || { cat check.log; fail "check does not know it"; }

# The whole in three parts, put together: the bytes of one run, but for seconds. Answers are taken from the store.
for k in 1 2 3; do "$nomos" check --cache answers --shard $k/3 --out shards/$k >/dev/null || fail "shard $k"; done
"$nomos" merge shards/* --sources ../morris/rulebook --cache answers --pages --out merged >/dev/null || fail "merge"
timeless() { sed -E 's/ time="[0-9.]+"//g; /^  "timing": \{/,/^  \}/d' "$1"; }
[ "$(ls report)" = "$(ls merged)" ] || fail "a merge writes what a report writes"
for file in report/*; do
  cmp <(timeless "$file") <(timeless "merged/${file#report/}") || fail "$file is not the same of three parts"
done

# The same ruleset beside those that nomos has: the bytes of its own program, from the same answers.
six() { "$folder/installed/bin/nomos" --load "$folder/morris/build/morris.so" "$@"; }
[ "$(six list --json | grep -c '"id": "[a-z]*",$')" -ge 6 ] || fail "it is not beside the others"
six --version | grep '^text morris .*7 sentences' >/dev/null || fail "its text is not beside the others"
code=0; six report morris --sources ../morris/rulebook --cache answers --out beside >beside.log 2>&1 || code=$?
[ "$code" = 0 ] || { cat beside.log; fail "it cannot be reported on beside the others"; }
for file in report/*; do
  cmp <(timeless "$file") <(timeless "beside/${file#report/}") || fail "$file is not the same beside the others"
done
six fuzz morris --count 2000 >/dev/null || fail "it is not fuzzed beside the others"
six perft morris 5 2>/dev/null | grep 15120 >/dev/null || fail "it is not played beside the others"
six show nefatavl >/dev/null || fail "the others are gone"
code=0; "$nomos" --load "$folder/morris/build/morris.so" list >twice.log 2>&1 || code=$?
[ "$code" = 2 ] || { cat twice.log; fail "a ruleset stands twice on the roll"; }

code=0; "$nomos" fuzz morris --count 2000 --corpus corpus >/dev/null || code=$?
[ "$code" = 0 ] || fail "fuzzing found a disagreement"

# A ruleset that is not there is refused when it is configured, with its name.
mkdir "$folder/none" && cd "$folder/none"
printf 'cmake_minimum_required(VERSION 3.25)\nproject(none LANGUAGES CXX)\nfind_package(nomos REQUIRED)\nnomos_add_ruleset(none)\n' >CMakeLists.txt
if cmake -B build -DCMAKE_PREFIX_PATH="$folder/installed" >log 2>&1; then fail "a ruleset without files is taken"; fi
grep -q 'there is no model/none/ruleset.hpp' log || { cat log; fail "it is not said what is missing"; }
echo "built and used; user and system seconds of this shell, and of what it ran:"
times
