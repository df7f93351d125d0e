#!/usr/bin/env bash
# Runs the end-to-end tests on a virtual screen, with a window manager for keyboard input.
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
# A hanging test fails within ten minutes, and processes left by a failed test do not keep Node from exiting.
node --test --test-timeout=600000 --test-force-exit --test-concurrency=1 --test-reporter=spec "$@"
