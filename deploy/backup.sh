#!/bin/sh
# Makes a backup of the database in SIXSTONES_DB while servers run: backup.sh FILE
set -eu
file=$1
case $SIXSTONES_DB in
sqlite:///*)
    python3 - "${SIXSTONES_DB#sqlite:///}" "$file" <<'PYTHON'
import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as source, sqlite3.connect(sys.argv[2]) as target:
    source.backup(target)
PYTHON
    ;;
*) pg_dump --format=custom --no-owner --file="$file" --dbname="$SIXSTONES_DB" ;;
esac
echo "$file: $(wc -c <"$file") bytes"
