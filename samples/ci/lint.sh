#!/bin/sh
# Lints token files in any CI that can run a shell: with the cornerlint on the PATH, or else with
# one that is built from its source (a Swift 6 toolchain, libyaml-dev and pkg-config). Copy it where
# you like; in a repository that is not cornerlint's, $CORNERLINT_SOURCE says where a clone of
# cornerlint lies, such as .cornerlint-source, whose dot keeps it from being linted.
#
#   lint.sh [OPTION...] [PATH...]      without arguments: cornerlint's samples where it lies among
#                                      them, elsewhere all token files below the working folder
#
# The report for test results goes to $CORNERLINT_REPORT, by default cornerlint.xml. The exit code
# is cornerlint's: 0 nothing at or above the fail level, 1 something, 2 it could not do its work.
set -eu

fail() {
  echo "lint.sh: $1" >&2
  exit 2
}

# The folder of cornerlint when this file lies in its samples/ci; else nothing.
own=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
if [ ! -d "$own/samples/ci" ] || [ ! -d "$own/Sources/cornerlint" ]; then own=''; fi

if command -v cornerlint > /dev/null 2>&1; then
  lint=cornerlint
else
  source=${CORNERLINT_SOURCE:-$own}
  [ -n "$source" ] || fail "no cornerlint on the PATH; CORNERLINT_SOURCE names no clone to build"
  swift build --package-path "$source" -c release --product cornerlint >&2 ||
    fail "cornerlint cannot be built in $source"
  folder=$(swift build --package-path "$source" -c release --show-bin-path) ||
    fail "cornerlint cannot be built in $source"
  lint=$folder/cornerlint
fi

if [ "$#" -eq 0 ]; then
  if [ -n "$own" ]; then
    cd "$own"
    set -- samples
  else
    set -- .
  fi
fi

# `|| code=$?` keeps the exit code and lets what follows run.
code=0
"$lint" lint --output "junit=${CORNERLINT_REPORT:-cornerlint.xml}" "$@" || code=$?

case $code in
  0) echo "lint.sh: the corners agree" >&2 ;;
  1) echo "lint.sh: there are violations" >&2 ;;
  *) echo "lint.sh: cornerlint could not do its work" >&2 ;;
esac
exit "$code"
