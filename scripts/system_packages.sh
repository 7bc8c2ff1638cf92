#!/bin/sh
# Installs the system packages the tests need: PostgreSQL, Redis, nginx, systemd-analyze and Chromium. Does nothing when they are there.
set -eu

missing=""
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 || missing="$missing postgresql"
command -v redis-server >/dev/null 2>&1 || missing="$missing redis-server"
command -v nginx >/dev/null 2>&1 || [ -x /usr/sbin/nginx ] || missing="$missing nginx-light"
command -v systemd-analyze >/dev/null 2>&1 || missing="$missing systemd"
[ -x "${CHROMIUM:-/usr/bin/chromium}" ] || missing="$missing chromium fonts-liberation"

# Chromium without windows needs less of everything: most tests take it where the system has it.
lighter=chromium-headless-shell
[ -z "${CHROMIUM:-}" ] && ! command -v $lighter >/dev/null 2>&1 || lighter=""
offered() { [ -n "$lighter" ] && apt-cache show "$lighter" 2>/dev/null | grep -q .; }

if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
    [ -n "$missing" ] || exit 0
    echo "The tests need these packages, please install them:$missing" >&2
    exit 1
fi
[ -n "$missing" ] || offered || exit 0
echo "Installing:$missing $lighter"
apt-get update -qq
if offered; then missing="$missing $lighter"; fi
# shellcheck disable=SC2086
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing
