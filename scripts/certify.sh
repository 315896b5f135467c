#!/usr/bin/env bash
# Has a second solver (cvc5) decide the proofs again. Usage: scripts/certify.sh [RULESET...] [-- SECONDS a proof]
# Each proof is written as SMT-LIB 2 by `nomos check --smtlib`; one that says "unsat" and is answered otherwise fails.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."

rulesets=() seconds=60
while [ $# -gt 0 ]; do
  if [ "$1" = -- ]; then seconds="$2" && break; fi
  rulesets+=("$1") && shift
done
command -v cvc5 >/dev/null || { echo "certify.sh: cvc5 is missing: scripts/install.sh installs it" >&2; exit 2; }
[ -x build/nomos ] || { echo "certify.sh: build/nomos is missing: run scripts/check.sh first" >&2; exit 2; }

proofs=out/proofs
rm -rf "$proofs"
build/nomos check "${rulesets[@]}" --only conformance --smtlib "$proofs" >/dev/null

agree=0 open=0 differ=0
for file in "$proofs"/*.smt2; do
  grep -q '(set-info :status unsat)' "$file" || continue
  answer=$(cvc5 --lang smt2 --bitblast=eager --tlimit=$((seconds * 1000)) "$file" 2>/dev/null | head -1) || true
  case "$answer" in
    unsat) agree=$((agree + 1)) ;;
    sat) differ=$((differ + 1)) && echo "differs: $file" ;;
    *) open=$((open + 1)) && echo "undecided within $seconds s: $file" ;;
  esac
done
echo "cvc5: $agree proofs confirmed, $open undecided, $differ contradicted"
[ "$differ" = 0 ]
