#!/bin/sh
# Makes a backup of the database in SIXSTONES_DB while servers run, and checks it: backup.sh FILE
# FILE appears, or is replaced, when the backup is whole. Anything else ends with a sentence and a status that is not 0.
set -eu
fail() { echo "backup.sh: $1" >&2; exit 1; }
[ $# = 1 ] && [ -n "$1" ] || fail "usage: SIXSTONES_DB=URL sh backup.sh FILE"
[ -n "${SIXSTONES_DB:-}" ] || fail "SIXSTONES_DB is not set: it names the database, as for the server."
file=$1
[ -d "$(dirname "$file")" ] || fail "there is no folder $(dirname "$file")."
[ ! -d "$file" ] || fail "$file is a folder."
case $SIXSTONES_DB in
sqlite:///?*)
    source=${SIXSTONES_DB#sqlite:///}
    source=${source%%\?*}
    [ -f "$source" ] || fail "there is no database $source."
    python3 "$(dirname "$0")/sqlite_copy.py" "$source" "$file" || fail "no backup was made."
    ;;
postgres://?* | postgresql://?*)
    part=$(dirname "$file")/.$(basename "$file").$$.part
    trap 'rm -f "$part"' EXIT
    trap 'exit 1' HUP INT TERM
    pg_dump --format=custom --no-owner --file="$part" --dbname="$SIXSTONES_DB" || fail "pg_dump made no backup."
    tables=$(pg_restore --list "$part") || fail "the backup cannot be read."
    for table in alembic_version journal tables; do
        case $tables in
        *" TABLE DATA public $table "*) ;;
        *) fail "the database has no table $table: it is none of Six Stones." ;;
        esac
    done
    pg_restore --file=/dev/null "$part" || fail "the backup cannot be read to its end."
    mv -f "$part" "$file"
    ;;
*) fail "SIXSTONES_DB must be sqlite:///FILE or postgresql://…" ;;
esac
echo "$file: $(($(wc -c <"$file"))) bytes, checked"
