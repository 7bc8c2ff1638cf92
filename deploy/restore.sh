#!/bin/sh
# Brings a backup back into the database in SIXSTONES_DB, which must not hold anything yet: restore.sh FILE
# Servers are stopped meanwhile, and started afterwards; they migrate an older backup forward by themselves.
set -eu
file=$1
case $SIXSTONES_DB in
sqlite:///*)
    target=${SIXSTONES_DB#sqlite:///}
    [ ! -e "$target" ] || { echo "$target exists already" >&2; exit 1; }
    cp "$file" "$target"
    ;;
*)
    name=${SIXSTONES_DB##*/}
    createdb --maintenance-db="${SIXSTONES_DB%/*}/postgres" "$name" 2>/dev/null || true
    pg_restore --no-owner --exit-on-error --single-transaction --dbname="$SIXSTONES_DB" "$file"
    ;;
esac
echo "$file: restored"
