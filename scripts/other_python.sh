#!/usr/bin/env bash
# Make an environment with another version of Python, where this machine has one, so that a test can show that both reach
# the same positions: other_python.sh VENV. Without one that test is skipped and says so.
set -uo pipefail
venv=$1
ours=$("$venv/bin/python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')

for candidate in python3.14 python3.13 python3.12 python3.11 "$HOME"/.pyenv/versions/3.1[1-9].*/bin/python; do
  version=$("$candidate" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue
  [[ $version == "$ours" || $version == 3.[0-9] || $version == 3.10 ]] && continue
  echo "Preparing Python $version beside $ours ..."
  "$candidate" -m venv --clear "$venv/other" &&
    "$venv/other/bin/python" -m pip install --quiet --require-hashes -r requirements.txt && exit 0
  echo "Python $version could not be prepared: the comparison of versions will be skipped." >&2
  rm -rf "$venv/other"
done
exit 0
