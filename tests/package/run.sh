#!/usr/bin/env bash
# Installs and packs what BUILD holds, into FOLDER, and uses both as somebody who has no source would: from an empty
# folder, with nothing of the build in the way. The package is unpacked, not installed: a test is not root.
set -euo pipefail
build=$1 folder=$2
rm -rf "$folder" && mkdir -p "$folder/empty"

use() {  # ROOT
  local nomos="$1/bin/nomos"
  cd "$folder/empty"
  "$nomos" --version | grep '^nomos ' >/dev/null || { echo "$1: no version"; return 1; }
  "$nomos" list | grep '^ *nymbat' >/dev/null || { echo "$1: no rulesets"; return 1; }
  "$nomos" show nefatavl >/dev/null
  "$nomos" ask nefatavl --out page.html >/dev/null
  grep -q '<svg' page.html || { echo "$1: no page"; return 1; }
  gzip -dc "$1/share/man/man1/nomos.1.gz" | grep '^.SS report' >/dev/null || { echo "$1: no manual"; return 1; }
  bash -c "source '$1/share/bash-completion/completions/nomos'; complete -p nomos" >/dev/null
  for file in zsh/vendor-completions/_nomos fish/vendor_completions.d/nomos.fish; do
    [ -s "$1/share/$file" ] || { echo "$1: no completion $file"; return 1; }
  done
  for document in README.md docs/add-a-ruleset.md docs/engine.py docs/decisions; do
    [ -e "$1/share/doc/nomos/$document" ] || { echo "$1: no document $document"; return 1; }
  done
  rm -rf "$folder/empty" && mkdir "$folder/empty"
}

cmake --install "$build" --prefix "$folder/installed" >/dev/null
use "$folder/installed"

(cd "$build" && cpack -B "$folder/package" >/dev/null)
mkdir "$folder/archive" && tar -xzf "$folder"/package/nomos-*.tar.gz --strip-components=1 -C "$folder/archive"
use "$folder/archive"
for deb in "$folder"/package/nomos_*.deb; do
  [ -e "$deb" ] || { echo "no package of Debian's: its tools are not here"; break; }
  # The solver and the formatter come from Debian; the rest is inside.
  dpkg-deb -f "$deb" Depends | grep libz3 >/dev/null || { echo "the package does not ask for Z3"; exit 1; }
  if dpkg-deb -f "$deb" Depends | grep -E 'mpi' >/dev/null; then echo "the package asks for MPI"; exit 1; fi
  dpkg-deb -x "$deb" "$folder/deb" && use "$folder/deb/usr"
  # What mpirun needs is a package of its own, and is found where that puts it.
  for mpi in "$folder"/package/nomos-mpi_*.deb; do
    [ -e "$mpi" ] || { echo "no package nomos-mpi: built without MPI"; break; }
    explains() { "$folder/deb/usr/bin/nomos" explore --help | grep 'mpirun shares memory' >/dev/null; }
    if explains; then echo "mpirun needs no package"; exit 1; fi
    dpkg-deb -f "$mpi" Depends | grep libopenmpi >/dev/null || { echo "nomos-mpi does not ask for Open MPI"; exit 1; }
    dpkg-deb -x "$mpi" "$folder/deb" && explains || { echo "nomos does not find nomos-mpi"; exit 1; }
  done
done
echo "installed, packed and used"
