#!/usr/bin/env bash
# One lock for each thing that is installed at one time: versions and hashes, no addresses.
set -euo pipefail
cd "$(dirname "$0")/.."

lock() { # lock NAME ARGUMENTS...: requirements/NAME.lock; what is locked already stays unless UPGRADE=1
  .venv/bin/uv pip compile --quiet --universal --generate-hashes --no-header ${UPGRADE:+--upgrade} \
    --output-file "requirements/$1.lock" "${@:2}"
}
lock bootstrap --group bootstrap
lock node --group node
lock dev --group dev pyproject.toml
lock bench --group bench --group dev pyproject.toml --constraints requirements/dev.lock
lock binder --group lab pyproject.toml --constraints requirements/dev.lock
