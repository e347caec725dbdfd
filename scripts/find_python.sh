#!/usr/bin/env bash
# Print the Python to use: the first on the path that is new enough, unless another one here is clearly faster. Some are built
# without the compiler's profile (pyenv's, unless asked) and take a quarter longer for everything; a system's own seldom is.
# Prints the default one when none is new enough, so that make_venv.sh can say what is wrong with it.
set -u
folder=$(dirname "$0")
best="" best_time=""
for candidate in python3 python3.13 python3.12 python3.11 python /usr/bin/python3; do
  command -v "$candidate" >/dev/null 2>&1 || continue
  "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue
  time=$("$candidate" "$folder/time_python.py" 2>/dev/null) || time=""
  if [[ -z $best ]]; then
    best=$candidate best_time=$time
  elif [[ -n $time ]] && { [[ -z $best_time ]] || ((time * 10 < best_time * 9)); }; then
    best=$candidate best_time=$time
  fi
done
echo "${best:-python3}"
