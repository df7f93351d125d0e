#!/usr/bin/env bash
# Runs the end-to-end tests on a screen of their own, with a window manager for keys.
# Arguments: test files, all by default.
set -eu
here="$(cd "$(dirname "$0")" && pwd)"
if [ -z "${PLATELAYER_SCREEN:-}" ]; then
  export PLATELAYER_SCREEN=1
  exec xvfb-run -a -s '-screen 0 1400x900x24' "$0" "$@"
fi
openbox >/dev/null 2>&1 &
manager=$!
trap 'kill "$manager" 2>/dev/null || true' EXIT
if [ $# -eq 0 ]; then set -- "$here"/*.test.mjs; fi
# A test that hangs fails within ten minutes, and what a failed one left running does not keep node from ending.
node --test --test-timeout=600000 --test-force-exit --test-concurrency=1 --test-reporter=spec "$@"
