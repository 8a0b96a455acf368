#!/bin/sh
# Writes what will change for visitors, in a CI other than GitHub's: `comment.md` is a comment to show, and `report` a folder to
# keep. `sh review.sh origin/main` compares with the commit at which the work branched off. If content has errors, the script
# compares what it can, and ends with a code other than 0.
set -u
git fetch --unshallow 2>/dev/null
npm ci || exit
npm run --silent diff -- "${1:-origin/main}...HEAD" --out report --format markdown > comment.md
compared=$?
npm run check || exit
exit "$compared"
