#!/usr/bin/env bash
# A newer Z3 than this machine's, to run the program with that was built here: scripts/other-z3.sh FOLDER [RELEASE]
# takes Z3 and the C and C++ libraries that it needs from another Debian release (trixie), of the mirror that this
# machine takes its packages from, checks their signatures as apt does, and installs nothing: FOLDER/run PROGRAM ARG...
# runs a program with them. Z3's C interface is what the two have in common (libz3.so.4).
set -euo pipefail

[ $# -ge 1 ] || { echo "usage: other-z3.sh FOLDER [RELEASE]" >&2; exit 2; }
mkdir -p "$1"
folder=$(readlink -f "$1") release=${2:-trixie}
packages=(libz3-4 libstdc++6 libgcc-s1 libc6)

mirror=$(apt-get indextargets --format '$(REPO_URI) $(CODENAME) $(COMPONENT)' 'Created-By: Packages' |
  awk '$3 == "main" && $2 !~ /-/ { print $1; exit }')
[ -n "$mirror" ] || { echo "other-z3.sh: apt names no Debian mirror here: apt-get update" >&2; exit 2; }
mkdir -p "$folder"/apt/{lists/partial,cache/archives/partial,parts} "$folder/root"
echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror $release main" >"$folder/apt/sources.list"
touch "$folder/apt/status"
of_release() {
  apt-get -qq -o Dir::Etc::sourcelist="$folder/apt/sources.list" -o Dir::Etc::sourceparts="$folder/apt/parts" \
    -o Dir::State::lists="$folder/apt/lists" -o Dir::State::status="$folder/apt/status" \
    -o Dir::Cache="$folder/apt/cache" -o Dir::Etc::preferencesparts="$folder/apt/parts" \
    -o APT::Sandbox::User=root "$@"
}
of_release update
(cd "$folder/apt" && of_release download "${packages[@]}" >/dev/null)
for package in "$folder"/apt/*.deb; do dpkg -x "$package" "$folder/root"; done

libraries=$(dirname "$(find "$folder/root" -name libz3.so.4)")
loader=$(find "$folder/root" -name 'ld-linux*.so.*' | head -n 1)
here=$(dirname "$(ldconfig -p | awk '/libz3\.so\.4/ { print $NF; exit }')")
cat >"$folder/run" <<RUN
#!/bin/sh
exec "$loader" --library-path "$libraries:$here" "\$@"
RUN
chmod +x "$folder/run"
