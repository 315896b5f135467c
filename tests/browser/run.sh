#!/usr/bin/env bash
# Tries the pages in Chromium: run.sh PAGES_PROGRAM FOLDER. Leaves with 77, "skipped", where something it needs is missing.
set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
program=$1 folder=$2

skip() { echo "skipped: $*"; exit 77; }
command -v "${NOMOS_CHROMIUM:-/usr/bin/chromium}" >/dev/null || skip "no Chromium (scripts/install.sh tests)"
command -v node >/dev/null && command -v npm >/dev/null || skip "no node or npm"

mkdir -p "$folder/pages"
"$program" "$folder/pages"
grep -q 'id="player-module"' "$folder/pages/nefatavl.html" || skip "the program was built without the board that plays"

# The packages, once; the lock file says which.
if ! cmp -s "$here/package-lock.json" "$folder/package-lock.json" || [ ! -d "$folder/node_modules" ]; then
  cp "$here/package.json" "$here/package-lock.json" "$folder"
  if ! (cd "$folder" && npm ci --no-audit --no-fund --loglevel=error); then
    rm -f "$folder/package-lock.json"
    skip "npm could not install playwright-core and axe-core"
  fi
fi
exec node "$here/browser.mjs" "$folder" "$folder/pages" "$program"
