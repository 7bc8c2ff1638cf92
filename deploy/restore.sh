#!/bin/sh
# Brings a backup back into the database in SIXSTONES_DB, which must not hold anything yet: restore.sh FILE
# Servers are stopped meanwhile, and started afterwards; they migrate an older backup forward by themselves.
# A file that is no backup and a database that is not empty are refused; then everything is as it was.
set -eu
fail() { echo "restore.sh: $1" >&2; exit 1; }
[ $# = 1 ] && [ -n "$1" ] || fail "usage: SIXSTONES_DB=URL sh restore.sh FILE"
[ -n "${SIXSTONES_DB:-}" ] || fail "SIXSTONES_DB is not set: it names the database, as for the server."
file=$1
[ -f "$file" ] || fail "there is no backup $file."
case $SIXSTONES_DB in
sqlite:///?*)
    target=${SIXSTONES_DB#sqlite:///}
    target=${target%%\?*}
    [ -d "$(dirname "$target")" ] || fail "there is no folder $(dirname "$target")."
    for there in "$target" "$target-wal" "$target-shm" "$target-journal"; do
        [ ! -e "$there" ] || fail "$there exists already; move it away first."
    done
    python3 "$(dirname "$0")/sqlite_copy.py" "$file" "$target" || fail "nothing was restored."
    ;;
postgres://?* | postgresql://?*)
    tables=$(pg_restore --list "$file") || fail "$file is no backup of a PostgreSQL."
    case $tables in
    *" TABLE DATA public journal "*) ;;
    *) fail "$file is no backup of Six Stones: it has no journal." ;;
    esac
    pg_restore --file=/dev/null "$file" || fail "$file is damaged."
    base=${SIXSTONES_DB%%\?*}
    server=${base%/*}/postgres
    name=${base##*/}
    there=$(psql -qAtX --dbname="$server" -c "SELECT datname FROM pg_database WHERE datname = '$name'") \
        || fail "PostgreSQL does not answer."
    if [ -n "$there" ]; then
        held=$(psql -qAtX --dbname="$SIXSTONES_DB" -c \
            "SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
             WHERE n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')") || fail "$name cannot be read."
        [ "$held" = 0 ] || fail "the database $name is not empty; restore into a new one."
    else
        createdb --maintenance-db="$server" "$name" || fail "the database $name cannot be made."
    fi
    if ! pg_restore --no-owner --exit-on-error --single-transaction --dbname="$SIXSTONES_DB" "$file"; then
        [ -n "$there" ] || dropdb --maintenance-db="$server" "$name"
        fail "nothing was restored."
    fi
    ;;
*) fail "SIXSTONES_DB must be sqlite:///FILE or postgresql://…" ;;
esac
echo "$file: restored"
