#!/usr/bin/env bash
# Fail when the pages' types are not those of the server: generate them and compare with what is there.
set -euo pipefail
cd "$(dirname "$0")/.."
kept=web/src/api/types.gen.ts
before=$(mktemp)
trap 'rm -f "$before"' EXIT

cp "$kept" "$before" 2>/dev/null || true
.venv/bin/python -m eldertable.server.types_out >/dev/null
if ! cmp -s "$kept" "$before"; then
  echo "$kept did not match the server's schemas. It has been written anew: look at it and commit it." >&2
  exit 1
fi
echo "Types of the pages: up to date."
