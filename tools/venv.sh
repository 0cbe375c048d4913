#!/usr/bin/env bash
# Makes .venv with the first Python that is new enough, and puts the locked uv into it.
set -euo pipefail
cd "$(dirname "$0")/.."

new_enough='import sys; sys.exit(sys.version_info < (3, 11))'
if ! .venv/bin/python -c "$new_enough" 2>/dev/null; then
  for name in "${PYTHON:-}" python3 python python3.14 python3.13 python3.12 python3.11; do
    if [ -n "$name" ] && "$name" -c "$new_enough" 2>/dev/null; then python=$name; break; fi
  done
  if [ -z "${python:-}" ]; then
    echo "No Python 3.11 or newer was found: install one, or name it with PYTHON=..." >&2
    exit 1
  fi
  # Debian's Python comes without the part of venv that installs pip.
  if ! "$python" -c 'import ensurepip' 2>/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -qq && apt-get install -y -qq "$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')"
  fi
  "$python" -m venv --clear .venv
fi
.venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bootstrap.lock
