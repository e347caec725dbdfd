#!/usr/bin/env bash
# Print the Python to use: the first on the path that is new enough, unless another one here is clearly faster. Some are built
# without the compiler's profile (pyenv's, unless asked) and take a quarter longer for everything; a system's own seldom is.
# Prints the default one when none is new enough, so that make_venv.sh can say what is wrong with it.
set -u
folder=$(dirname "$0")
candidates=() known=" "
for candidate in python3 python3.13 python3.12 python3.11 python /usr/bin/python3; do
  command -v "$candidate" >/dev/null 2>&1 || continue
  real=$("$candidate" -c 'import os, sys; print(os.path.realpath(sys.executable)); sys.exit(sys.version_info < (3, 11))' 2>/dev/null) ||
    continue
  [[ -n $real && $known == *" $real "* ]] && continue # one of many names
  candidates+=("$candidate") known+="$real "
done
# In turns, and the best of each counts: whatever else the machine does for a while must not choose.
times=()
for turn in 1 2 3; do
  for i in "${!candidates[@]}"; do
    time=$("${candidates[i]}" "$folder/time_python.py" 2>/dev/null) || continue
    if [[ -z ${times[i]:-} ]] || ((time < times[i])); then times[i]=$time; fi
  done
done
best=0
for i in "${!candidates[@]}"; do
  [[ -n ${times[i]:-} ]] || continue
  if [[ -z ${times[best]:-} ]] || ((times[i] * 20 < times[best] * 19)); then best=$i; fi
done
echo "${candidates[best]:-python3}"
