#!/usr/bin/env bash
# Installs what Nomos needs to be built and tested (Debian names), and only what is missing.
set -euo pipefail

packages=(
  cmake ninja-build g++ ccache cvc5 clang clang-format libclang-rt-14-dev
  libz3-dev libboost-graph-dev libgtest-dev libgmock-dev librapidcheck-dev libcli11-dev libfmt-dev
  nlohmann-json3-dev libtomlplusplus-dev libpugixml-dev libkainjow-mustache-dev libbenchmark-dev
)

installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

missing=()
for package in "${packages[@]}"; do
  installed "$package" || missing+=("$package")
done
[ "${#missing[@]}" -gt 0 ] || exit 0

if [ "$(id -u)" = 0 ]; then
  as_root=(env)
elif command -v sudo >/dev/null; then
  as_root=(sudo env)
else
  echo "install.sh: these packages are missing and there is neither root nor sudo to install them:" >&2
  echo "  ${missing[*]}" >&2
  exit 1
fi
echo "Installing ${missing[*]}"
"${as_root[@]}" DEBIAN_FRONTEND=noninteractive apt-get update -qq
"${as_root[@]}" DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
