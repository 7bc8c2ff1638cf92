#!/bin/sh
# Runs a part of the tests and notes how long it took: timed.sh NAME COMMAND …; timed.sh without words prints the notes.
notes=build/minutes
if [ $# -eq 0 ]; then
    cat "$notes"
    exit
fi
name=$1
shift
mkdir -p build
begin=$(date +%s)
"$@" || exit $?
seconds=$(($(date +%s) - begin))
printf '%-28s %3d min %02d s\n' "$name" $((seconds / 60)) $((seconds % 60)) >> "$notes"
