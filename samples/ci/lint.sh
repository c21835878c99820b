#!/bin/sh
# Lints token files in any CI that can run a shell: with the cornerlint on the PATH, or else with
# one that is built from this repository (a Swift 6 toolchain, libyaml-dev and pkg-config).
#
#   samples/ci/lint.sh [OPTION...] [PATH...]      without arguments: the samples
#
# The report for test results goes to $CORNERLINT_REPORT, by default cornerlint.xml. The exit code
# is cornerlint's: 0 nothing at or above the fail level, 1 something, 2 it could not do its work.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)

if command -v cornerlint > /dev/null 2>&1; then
  lint=cornerlint
else
  swift build --package-path "$root" -c release --product cornerlint >&2
  lint=$(swift build --package-path "$root" -c release --show-bin-path)/cornerlint
fi

if [ "$#" -eq 0 ]; then
  cd "$root"
  set -- samples
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
