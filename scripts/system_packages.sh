#!/bin/sh
# Installs the system packages the tests need: PostgreSQL, Redis, nginx and Chromium. Does nothing when they are there.
set -eu

missing=""
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 || missing="$missing postgresql"
command -v redis-server >/dev/null 2>&1 || missing="$missing redis-server"
command -v nginx >/dev/null 2>&1 || [ -x /usr/sbin/nginx ] || missing="$missing nginx-light"
if [ -n "${CHROMIUM:-}" ]; then browser="$CHROMIUM"; else browser="$(command -v chromium-headless-shell || echo /usr/bin/chromium)"; fi
[ -x "$browser" ] || missing="$missing chromium fonts-liberation"
[ -n "$missing" ] || exit 0

if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
    echo "The tests need these packages, please install them:$missing" >&2
    exit 1
fi
echo "Installing:$missing"
apt-get update -qq
# Chromium without windows needs less of everything, where the system has it.
if apt-cache show chromium-headless-shell >/dev/null 2>&1; then
    missing="$(echo "$missing" | sed 's/ chromium / chromium-headless-shell /')"
fi
# shellcheck disable=SC2086
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing
