#!/usr/bin/env bash
# Has two more solvers decide the proofs again: cvc5 on the questions as they are, and CaDiCaL on what nomos-dimacs
# makes of them, with a proof that nomos-drat checks; and nomos-recut see that what the questions of a proof over cut
# points assume was shown before. docs/certification.md says what is certified and what is not.
#
#   scripts/certify.sh [RULESET...] [--only SUBSTRING] [--jobs N] [--seconds N] [--questions DIR] [--table] [--out DIR]
#
# --seconds: CPU seconds a solver, and the checker, may take a question (60). --questions: a folder that `nomos check
# --smtlib DIR >DIR/checks.txt` has filled already. --table: asks nothing, and tells what is known so far
# of the questions in that folder, or of those of the last run. What is
# decided is kept in out/certified.tsv by the question's hash and the tools' versions, so that the next run goes on where this one stopped;
# what was undecided is asked again when --seconds is larger. --out: also writes what is known by now of each ruleset's
# questions as DIR/RULESET.json, which `nomos report --certified DIR` shows beside the proofs; of all, so not with --only.
# Exit code 1: an answer contradicts what nomos says, or a proof does not stand, over cut points or DRAT. 2: bad use.
set -euo pipefail
me=$(readlink -f "${BASH_SOURCE[0]}")
cd "$(dirname "$me")/.."
programs=${NOMOS_BUILD:-build}
kept=${NOMOS_CERTIFIED:-out/certified.tsv} # hash, solver, answer, CPU seconds allowed

# --- one question -------------------------------------------------------------------------------------
# Answers: sat; unsat (of CaDiCaL: with a checked proof); unchecked: unsat, but the checker's time ran out;
# refused: unsat, and the proof does not stand; open: no answer within the time.
by_cvc5() { # Without the status: cvc5 aborts where it would contradict that, which would look as if it had no answer.
  local said
  said=$(ulimit -t "$2" && sed 's/^(set-info :status [a-z]*)$//' "$1" | cvc5 --lang smt2 --bitblast=eager - 2>/dev/null | head -1) || true
  case "$said" in sat | unsat) echo "$said" ;; *) echo open ;; esac
}
by_cadical() {
  local code=0
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  (ulimit -t "$2" && "$programs/nomos-dimacs" "$1" >"$folder/cnf") 2>/dev/null || { echo open && return; }
  (ulimit -t "$2" -f 4000000 && cadical -q -n "$folder/cnf" "$folder/proof") >/dev/null 2>&1 || code=$?
  case "$code" in 10) echo sat && return ;; 20) ;; *) echo open && return ;; esac
  code=0
  (ulimit -t "$2" && "$programs/nomos-drat" "$folder/cnf" "$folder/proof") >/dev/null 2>&1 || code=$?
  case "$code" in 0) echo unsat ;; 1) echo refused ;; *) echo unchecked ;; esac
}
if [ "${1:-}" = --one ]; then # SOLVER HASH SECONDS FILE
  answer=$("by_${2%%-*}" "$5" "$4")
  printf '%s\t%s\t%s\t%s\n' "$3" "$2" "$answer" "$4" >>"$kept"
  case "$answer" in refused) echo "the proof does not stand: $5" ;; esac
  exit
fi

# --- what is asked ------------------------------------------------------------------------------------
rulesets=() only='' jobs=2 seconds=60 questions='' ask=yes out=''
while [ $# -gt 0 ]; do
  case "$1" in
    --only | --jobs | --seconds | --questions | --out)
      [ $# -ge 2 ] || { echo "certify.sh: $1 needs a value" >&2; exit 2; } ;;
  esac
  case "$1" in
    --only) only=$2 && shift ;;
    --jobs) jobs=$2 && shift ;;
    --seconds) seconds=$2 && shift ;;
    --questions) questions=$2 && shift ;;
    --table) ask=no ;;
    --out) out=$2 && shift ;;
    -*) echo "certify.sh: unknown option $1; the file's first lines say how it is used" >&2 && exit 2 ;;
    *) rulesets+=("$1") ;;
  esac
  shift
done
for number in "$seconds" "$jobs"; do
  case "$number" in '' | *[!0-9]* | 0) echo "certify.sh: --seconds and --jobs take a whole number above 0, not \"$number\"" >&2 && exit 2 ;; esac
done
if [ -n "$out" ] && [ -n "$only" ]; then
  echo "certify.sh: --out with --only would put a part in the place of the whole certificate: leave out one of them" >&2
  exit 2
fi
if [ "$ask" = no ] && [ -z "$questions" ]; then questions=out/questions; fi
for program in cvc5 cadical; do
  [ "$ask" = no ] || command -v "$program" >/dev/null || { echo "certify.sh: $program is missing: scripts/install.sh installs it" >&2; exit 2; }
done
needed=(nomos-recut)
[ "$ask" = no ] || needed+=(nomos-dimacs nomos-drat)
for program in "${needed[@]}"; do
  [ -x "$programs/$program" ] || {
    echo "certify.sh: $programs/$program is missing: cmake --build $programs --target nomos_dimacs nomos_drat nomos_recut" >&2
    exit 2
  }
done
mkdir -p "$(dirname "$kept")"
touch "$kept"
# What another version of a tool said is asked again.
tag_of() { for tool; do "$tool" --version 2>/dev/null || cat "$tool" 2>/dev/null || echo none; done | sha256sum | cut -c1-12; }
cvc5=cvc5-$(tag_of cvc5) cadical=cadical-$(tag_of cadical "$programs/nomos-dimacs" "$programs/nomos-drat")
# A table tells what was said last, by whatever version, where these have said nothing.
last_said() { awk -F'\t' -v tool="$1-" -v these="$2" 'index($2, tool) == 1 { last = $2; if ($2 == these) known = 1 } END { print known || last == "" ? these : last }' "$kept"; }
if [ "$ask" = no ]; then
  cvc5=$(last_said cvc5 "$cvc5") cadical=$(last_said cadical "$cadical")
fi
if { [ -n "$out" ] || [ -z "$questions" ]; } && ! [ -x "$programs/nomos" ]; then
  echo "certify.sh: $programs/nomos is missing: scripts/check.sh builds it" >&2
  exit 2
fi
if [ -z "$questions" ]; then
  questions=out/questions
  rm -rf "$questions"
  mkdir -p "$questions"
  code=0
  "$programs/nomos" check "${rulesets[@]}" ${only:+--only "$only"} --jobs "$jobs" --smtlib "$questions" \
    >"$questions/checks.txt" || code=$?
  [ "$code" -le 1 ] || exit "$code"
fi
[ -f "$questions/checks.txt" ] || { echo "certify.sh: $questions/checks.txt is missing" >&2; exit 2; }
rules_of() { "$programs/nomos" list "$1" --json | sed -n 's/^ *"rules": "\(.*\)",$/\1/p'; } # RULESET
# Whether `nomos check --smtlib` wrote the questions of these rules and no others there.
are_of_program() { grep -qxF "$1 $(rules_of "$1")" "$questions/rules.txt" 2>/dev/null; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Of the rulesets and the part of their names that are wanted, with the lemmas that such proofs rest on.
declare -A with_lemmas=()
for file in "$questions"/*.conformance.*.smt2; do
  name=$(basename "$file")
  if [[ $name != *.lemma* && $name == *"$only"* ]]; then with_lemmas[${name%%.*}]=yes; fi
done
is_wanted() { # NAME
  { [ "${#rulesets[@]}" = 0 ] || [[ " ${rulesets[*]} " == *" ${1%%.*} "* ]]; } || return
  [[ $1 == *"$only"* ]] || { [[ $1 == *.conformance.lemma* ]] && [ -n "${with_lemmas[${1%%.*}]:-}" ]; }
}
# hash, name, file.
find "$questions" -name '*.smt2' | sort | while read -r file; do
  name=$(basename "$file" .smt2)
  is_wanted "$name" || continue
  printf '%s\t%s\t%s\t%s\n' "$(sha256sum <"$file" | cut -d' ' -f1)" "$name" "$file" \
    "$(grep -qm1 '(set-info :status unsat)' "$file" && echo unsat || echo none)"
done >"$work/found"
# ... and whether it is claimed to be refuted, of which check: as the file itself says, or because its check holds; of the
# steps of an induction the last one only.
awk -F'\t' -v OFS='\t' -v checks="$questions/checks.txt" '
  function check_of(name) {
    while (name != "" && !(name in verdict)) if (!sub(/\.[^.]*$/, "", name)) return ""
    return name
  }
  function depth_of(name) { return match(name, /\.step[0-9]+$/) ? substr(name, RSTART + 5) + 0 : 0 }
  function stem_of(name) { sub(/\.step[0-9]+$/, "", name); return name }
  BEGIN {
    while ((getline line < checks) > 0)
      if (split(line, w, " ") > 2 && w[2] ~ /^(holds|violated|unknown)$/) verdict[w[3]] = w[2]
  }
  { all[NR] = $0
    if (depth_of($2) > last[stem_of($2)]) last[stem_of($2)] = depth_of($2) }
  END {
    for (i = 1; i <= NR; i++) {
      split(all[i], q, "\t")
      check = check_of(q[2])
      claimed = (q[4] == "unsat" || verdict[check] == "holds") && depth_of(q[2]) == last[stem_of(q[2])]
      print q[1], q[2], q[3], claimed ? "claimed" : "open", check
    }
  }' "$work/found" >"$work/questions"
if [ -n "$out" ]; then # before hours are spent
  for ruleset in $(awk -F'\t' '$4 == "claimed" { sub(/\..*/, "", $2); print $2 }' "$work/questions" | sort -u); do
    are_of_program "$ruleset" || {
      echo "certify.sh: $questions/rules.txt does not say that these are questions of $ruleset's rules as they are: ask anew" >&2
      exit 2
    }
  done
fi
# What is still to be asked: what is claimed, then the rest; the small ones first.
awk -F'\t' -v seconds="$seconds" -v both="$cvc5 $cadical" '
  FILENAME == ARGV[1] { if ($3 ~ /^(sat|unsat|refused)$/ || $4 + 0 >= seconds + 0) done[$1, $2] = 1; next }
  { split(both, solvers, " ")
    for (i in solvers) if (!(($1, solvers[i]) in done)) { done[$1, solvers[i]] = 1; print $4 "\t" solvers[i] "\t" $1 "\t" $3 } }
' "$kept" "$work/questions" | while IFS=$'\t' read -r claimed solver hash file; do
  printf '%s\t%s\t%s\t%s\t%s\n' "$claimed" "$(stat -c %s "$file")" "$solver" "$hash" "$file"
done | sort -k1,1 -k2,2n | while IFS=$'\t' read -r _ _ solver hash file; do printf '%s\0%s\0%s\0%s\0' "$solver" "$hash" "$seconds" "$file"; done >"$work/open"
[ "$ask" = no ] || <"$work/open" NOMOS_BUILD=$programs NOMOS_CERTIFIED=$kept xargs -0 -r -n 4 -P "$jobs" "$me" --one

# --- the table ----------------------------------------------------------------------------------------
# Open: decided by neither in time, or not yet asked.
code=0
awk -F'\t' -v kept="$kept" -v told="$work/told" -v one="$cvc5" -v other="$cadical" '
  function ruleset_of(name) { sub(/\..*/, "", name); return name }
  function row(of) {
    printf "| %s | %d | %d | %d | %d | %d | %d | %d |\n", of, asked[of], cvc5[of], sat[of], both[of], neither[of], contradicted[of], unclaimed[of]
  }
  BEGIN {
    while ((getline line < kept) > 0) {
      split(line, k, "\t")
      if (!((k[1], k[2]) in answer) || answer[k[1], k[2]] !~ /^(sat|unsat|refused)$/) answer[k[1], k[2]] = k[3]
    }
  }
  { all[NR] = $0 }
  END {
    for (i = 1; i <= NR; i++) {
      split(all[i], q, "\t")
      name = q[2]; claimed = q[4] == "claimed"
      c = answer[q[1], one]; s = answer[q[1], other]
      wrong = s == "refused" || (claimed && (c == "sat" || s == "sat")) || (c == "sat" && s == "unsat") || (c == "unsat" && s == "sat")
      if (claimed) print ruleset_of(name) "\t" name "\t" q[5] "\t" (c == "" ? "open" : c) "\t" (s == "" ? "open" : s) > told
      if (wrong) { print "contradicted: " name ": cvc5 says " c ", CaDiCaL " s > "/dev/stderr"; bad = 1 }
      else if (c !~ /^(sat|unsat)$/ && s !~ /^(sat|unsat)$/) print "open: " name > "/dev/stderr"
      ruleset = name; sub(/\..*/, "", ruleset); kind = name; sub(/^[^.]*\./, "", kind); sub(/\..*/, "", kind)
      if (name ~ /\.(matters|adds)\./) kind = "dead text"
      else if (name ~ /\.compared\./ && kind != "ways") kind = "readings compared"
      n = split(ruleset " " kind "\t" "all", groups, "\t")
      if (!((ruleset " " kind) in asked)) order[++rows] = ruleset " " kind
      for (g = 1; g <= n; g++) {
        of = groups[g]; asked[of]++
        if (wrong) contradicted[of]++
        else if (!claimed) unclaimed[of]++
        else { cvc5[of] += c == "unsat"; sat[of] += s == "unsat"; both[of] += c == "unsat" && s == "unsat"; neither[of] += c != "unsat" && s != "unsat" }
      }
    }
    print "| questions | how many | confirmed by cvc5 | confirmed by CaDiCaL, proof checked | by both | open | contradicted | nothing claimed |"
    print "|---|---|---|---|---|---|---|---|"
    for (r = 1; r <= rows; r++) row(order[r])
    row("all")
    exit bad
  }' "$work/questions" || code=$?

# --- the cuts -------------------------------------------------------------------------------------------
# A second table: of each ruleset the proofs over cut points, and what nomos-recut prints of them (its first lines).
find "$questions" -name '*.recipe' | sort | while read -r file; do
  name=$(basename "$file" .recipe)
  if is_wanted "$name"; then printf '%s\0' "$name"; fi
done >"$work/recipes"
xargs -0 -r -n 1 -P "$jobs" "$programs/nomos-recut" "$questions" <"$work/recipes" >"$work/recut" || code=1
if [ "$(wc -l <"$work/recut")" != "$(tr -cd '\0' <"$work/recipes" | wc -c)" ]; then
  echo "certify.sh: nomos-recut did not come to the end of all proofs over cut points" >&2
  exit 1
fi
sort -o "$work/recut" "$work/recut"
if [ -s "$work/recut" ]; then
  echo
  awk -F'\t' '
    { ruleset = $1; sub(/\..*/, "", ruleset)
      if (!(ruleset in proofs)) order[++rows] = ruleset
      proofs[ruleset]++; questions[ruleset] += $2; shown[ruleset] += $3; tried[ruleset] += $5; bits[ruleset] += $9; both[ruleset] += $10; told[ruleset] += $11
      empty[ruleset] += $5 == 0 }
    END {
      print "| conformance of | proofs put together again | questions and lemmas | shown for every input | tried on samples | proofs without one | bits cut away | both 0 and 1 | answers compared with play |"
      print "|---|---|---|---|---|---|---|---|---|"
      for (r = 1; r <= rows; r++) { of = order[r]
        printf "| %s | %d | %d | %d | %d | %d | %d | %d | %d |\n", of, proofs[of], questions[of], shown[of], tried[of], empty[of], bits[of], both[of], told[of] }
    }' "$work/recut"
fi

# --- for the reports -----------------------------------------------------------------------------------
# With the rules that the questions are of: a report of others does not show it.
if [ -n "$out" ] && [ -f "$work/told" ]; then
  mkdir -p "$out"
  for ruleset in $(cut -f1 "$work/told" | sort -u); do
    rules=$(rules_of "$ruleset")
    awk -F'\t' -v ruleset="$ruleset" -v rules="$rules" '
      BEGIN { printf "{\n  \"schema\": 1,\n  \"ruleset\": \"%s\",\n  \"rules\": \"%s\",\n  \"questions\": [", ruleset, rules }
      FILENAME == ARGV[1] { split($1, of, "."); if (of[1] == ruleset) { proofs++; asked += $2; shown += $3; tried += $5; told += $11; wrong += $12 }; next }
      $1 == ruleset { printf "%s\n    {\"question\": \"%s\", \"check\": \"%s\", \"cvc5\": \"%s\", \"cadical\": \"%s\"}", more, $2, $3, $4, $5; more = "," }
      END { printf "\n  ],\n  \"cuts\": {\"proofs\": %d, \"questions\": %d, \"shown\": %d, \"samples\": %d, \"compared\": %d, \"wrong\": %d}\n}\n", proofs, asked, shown, tried, told, wrong }' "$work/recut" "$work/told" >"$out/$ruleset.json.new"
    mv "$out/$ruleset.json.new" "$out/$ruleset.json"
  done
fi
exit "$code"
