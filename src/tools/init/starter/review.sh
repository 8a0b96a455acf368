#!/bin/sh
# Shows what will change for visitors, for a CI other than GitHub's: `comment.md` is what to show, `report` what to keep.
# `sh review.sh origin/main` compares with where the work has left that branch. It ends with another code than 0 where
# content has errors, and has compared what it could.
set -u
git fetch --unshallow 2>/dev/null
npm ci || exit
npm run --silent diff -- "${1:-origin/main}...HEAD" --out report --format markdown > comment.md
compared=$?
npm run check || exit
exit "$compared"
