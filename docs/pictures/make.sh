#!/usr/bin/env bash
# Draws the README's picture anew: the position before the move in question.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")"
../../build/nomos show nefatavl '11/11/11/11/11/11/11/11/11/11/1t7K1 w' --svg king-at-the-corner.svg >/dev/null
