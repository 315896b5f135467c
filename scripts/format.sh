#!/usr/bin/env bash
# Lays out every C++ file as .clang-format says; with --check it only names the files that are not, and fails.
# Versions of clang-format differ in what they write: it must be 14. Exit code 77: it is not installed.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."

format=$(command -v clang-format-14 || command -v clang-format || true)
if [ -z "$format" ] || ! "$format" --version | grep -q 'version 14\.'; then
  echo "format.sh: clang-format 14 is not installed; the layout is not looked at" >&2
  exit 77
fi

folders=(analysis bench checkers cli examples model properties reports tests)
files() { find "${folders[@]}" -name '*.hpp' -o -name '*.cpp' -o -name '*.cc' -o -name '*.inl'; }

case "${1:-}" in
  "") files | xargs "$format" -i ;;
  --check)
    said=$(files | sort | xargs -n 20 -P 2 "$format" --dry-run --Werror 2>&1) && exit 0
    echo "not laid out as .clang-format says (scripts/format.sh does it):" >&2
    echo "$said" | sed -n 's/:[0-9]*:[0-9]*: error:.*//p' | sort -u >&2
    exit 1
    ;;
  *) echo "usage: scripts/format.sh [--check]" >&2; exit 2 ;;
esac
