#!/usr/bin/env bash
# Make the virtual environment: make_venv.sh PYTHON DIRECTORY
set -euo pipefail
python=$1
directory=$2

if ! command -v "$python" >/dev/null 2>&1; then
  echo "Eldertable needs Python 3.11 or newer, and '$python' is not on this machine." >&2
  echo "Install it (https://www.python.org/downloads/) and run make again." >&2
  exit 1
fi
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
  echo "Eldertable needs Python 3.11 or newer; '$python' is $("$python" -V 2>&1)." >&2
  echo "If a newer one is installed, name it: make install PYTHON=/path/to/python3.12" >&2
  exit 1
fi
if [[ -x $directory/bin/python ]] && "$directory/bin/python" -m pip --version >/dev/null 2>&1; then
  exit 0
fi
echo "Making $directory with $("$python" -V) ..."
if ! "$python" -m venv --clear "$directory"; then
  echo "Python could not make a virtual environment. On Debian and Ubuntu: apt-get install python3-venv" >&2
  exit 1
fi
