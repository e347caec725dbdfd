#!/usr/bin/env bash
# Print the first Python on the path that is new enough; print the default one when none is, so that
# make_venv.sh can say what is wrong with it.
set -u
for candidate in python3 python3.13 python3.12 python3.11 python; do
  if command -v "$candidate" >/dev/null 2>&1 &&
    "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
    echo "$candidate"
    exit 0
  fi
done
echo python3
