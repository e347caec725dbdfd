#!/usr/bin/env bash
# Resolve pyproject.toml for every Python and system we support into requirements*.txt: exact versions
# with hashes and without the address of any index. Called by `make pin`.
set -euo pipefail
cd "$(dirname "$0")/.."

resolve() {
  local output=$1
  shift
  .venv/bin/uv pip compile --quiet --universal --python-version 3.11 --upgrade --generate-hashes \
    --no-emit-index-url --no-emit-find-links --custom-compile-command "make pin" --output-file "$output" "$@"
}

resolve requirements.txt pyproject.toml --group pyproject.toml:build
# The others repeat what they share with requirements.txt at the same versions.
resolve requirements-test.txt pyproject.toml --extra test --extra postgres --extra learn --group pyproject.toml:build \
  --constraint requirements.txt
resolve requirements-bench.txt pyproject.toml --extra bench --group pyproject.toml:build \
  --constraint requirements-test.txt
resolve requirements-learn.txt pyproject.toml --extra learn --group pyproject.toml:build \
  --constraint requirements-test.txt
resolve requirements-postgres.txt pyproject.toml --extra postgres --group pyproject.toml:build \
  --constraint requirements-test.txt
resolve requirements-fast.txt --group pyproject.toml:fast --constraint requirements-test.txt
resolve requirements-node.txt --group pyproject.toml:node

if grep -nE '://|^--(index|extra-index|find-links)' requirements*.txt; then
  echo "requirements must not name the address of an index" >&2
  exit 1
fi
