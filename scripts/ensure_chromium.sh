#!/usr/bin/env bash
# Browser tests drive the system's Chromium. Find it, or install it where that is possible.
# Without it the browser tests are skipped on a person's machine, but a CI run (CI=true) fails.
set -uo pipefail

found() {
  [[ -n ${ELDERTABLE_CHROMIUM:-} && -x ${ELDERTABLE_CHROMIUM:-} ]] && return 0
  for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$name" >/dev/null 2>&1 && return 0
  done
  return 1
}

install_with_apt() {
  command -v apt-get >/dev/null 2>&1 || return 1
  local as_root=()
  if [[ $(id -u) -ne 0 ]]; then
    command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null || return 1
    as_root=(sudo -n)
  fi
  echo "Chromium is missing: installing it with apt-get ..."
  "${as_root[@]}" apt-get update -qq || return 1
  local package # the first is smaller and faster, but not every system has it
  for package in chromium-headless-shell chromium; do
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$package" >/dev/null &&
      return 0
  done
  return 1
}

found && exit 0
install_with_apt && found && exit 0
echo "Chromium is not on this machine and could not be installed here." >&2
echo "Install it, or name it: ELDERTABLE_CHROMIUM=/path/to/chromium make test" >&2
if [[ ${CI:-} == true ]]; then
  exit 1
fi
echo "Browser tests will be skipped." >&2
