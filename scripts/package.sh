#!/usr/bin/env bash
# Builds the program and packs it: out/package/nomos_*.deb, where Debian's tools are, and an archive.
# "apt install ./out/package/nomos_*.deb" then gives "nomos report" without a compiler.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."

scripts/install.sh package
cmake --preset release >/dev/null
cmake --build --preset release --target nomos nomos_manual nomos_kit nomos_kit_verbs nomos_text
mkdir -p out/package
(cd build && cpack -B "$PWD/../out/package" >/dev/null)
rm -rf out/package/_CPack_Packages
ls -l out/package
