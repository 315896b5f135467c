#!/usr/bin/env bash
# Installs what Nomos needs to be built and tested (Debian names), and only what is missing. With "tests" also the
# browser that the pages are tried in, Z3 as a program, and what mpirun needs; with "nightly" beside these what
# scripts/nightly.sh runs; with "package" what makes Debian packages; with "mpi" what mpirun needs.
set -euo pipefail

packages=(
  cmake ninja-build make g++ ccache cvc5 cadical clang clang-format libclang-rt-14-dev
  libz3-dev libboost-graph-dev libgtest-dev libgmock-dev librapidcheck-dev libcli11-dev libfmt-dev
  nlohmann-json3-dev libtomlplusplus-dev libpugixml-dev libkainjow-mustache-dev libbenchmark-dev libsqlite3-dev
)
# Without these the pages come without the board that plays, and their test in a browser is left out.
optional=(lld wasi-libc libc++-14-dev-wasm32 libc++abi-14-dev-wasm32 libclang-rt-14-dev-wasm32)
case "${1:-}" in tests | nightly) optional+=(chromium python3-yaml z3) ;; esac
case "${1:-}" in nightly) packages+=(git clang-tidy) ;; package) packages+=(dpkg-dev file) ;; esac
# A page is tried with any node and npm, those of Debian if there are none.
case "${1:-}" in tests | nightly) command -v npm >/dev/null || optional+=(nodejs npm) ;; esac
# Without these nomos explore runs in one process (docs/several-machines.md).
case "${1:-}" in tests | nightly | mpi) optional+=(libboost-mpi-dev libopenmpi-dev openmpi-bin) ;; esac

installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }
only_missing() { for package in "$@"; do installed "$package" || echo "$package"; done; }
mapfile -t missing < <(only_missing "${packages[@]}")
mapfile -t wanted < <(only_missing "${optional[@]}")
[ "$((${#missing[@]} + ${#wanted[@]}))" -gt 0 ] || exit 0

if [ "$(id -u)" = 0 ]; then
  as_root=(env)
elif command -v sudo >/dev/null; then
  as_root=(sudo env)
elif [ "${#missing[@]}" = 0 ]; then
  echo "install.sh: neither root nor sudo to install ${wanted[*]}: left out" >&2
  exit 0
else
  echo "install.sh: these packages are missing and there is neither root nor sudo to install them:" >&2
  echo "  ${missing[*]}" >&2
  exit 1
fi
install() { "${as_root[@]}" DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null; }

echo "Installing ${missing[*]} ${wanted[*]}"
"${as_root[@]}" DEBIAN_FRONTEND=noninteractive apt-get update -qq
if [ "${#missing[@]}" -gt 0 ]; then install "${missing[@]}"; fi
if [ "${#wanted[@]}" -gt 0 ] && ! install "${wanted[@]}"; then  # one that there is not must not keep the others away
  left_out=()
  for package in "${wanted[@]}"; do install "$package" 2>/dev/null || left_out+=("$package"); done
  if [ "${#left_out[@]}" -gt 0 ]; then
    echo "install.sh: left out ${left_out[*]}: what needs them is left out, as the board that plays on the pages, mpirun, or some tests" >&2
  fi
fi
