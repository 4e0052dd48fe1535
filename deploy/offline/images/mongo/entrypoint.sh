#!/bin/bash
# Runs PostgreSQL and FerretDB as one: when either ends, both are stopped and the container ends, for Docker to restart.
# A stop (SIGTERM) lets FerretDB finish first and then shuts PostgreSQL down cleanly; after a kill PostgreSQL replays its
# log at the next start.
set -euo pipefail

bin=/usr/lib/postgresql/18/bin
template=/var/lib/print-shop/pgdata
data=/data/db/pgdata
export PGHOST=/tmp PGUSER=postgres PGDATABASE=postgres

start_postgres() { # data directory; returns when it accepts connections
  # The lock below proves that nobody else has this volume, so a pid file left by a kill is stale, whatever runs under
  # that number in this container.
  rm -f "$1/postmaster.pid" /tmp/.s.PGSQL.5432 /tmp/.s.PGSQL.5432.lock
  "$bin/postgres" -D "$1" -c config_file=/etc/print-shop/postgresql.conf \
    -c hba_file="$1/pg_hba.conf" -c ident_file="$1/pg_ident.conf" &
  postgres=$!
  until "$bin/pg_isready" -q; do
    kill -0 "$postgres" 2>/dev/null || { echo 'mongo: PostgreSQL did not start' >&2; exit 1; }
    sleep 0.1
  done
}

stop_postgres() { # fast shutdown: open transactions are rolled back, everything committed is flushed
  kill -INT "$postgres" 2>/dev/null || true
  wait "$postgres" || true
}

if [ "${1:-}" = --prepare ]; then
  "$bin/initdb" -D "$template" --username=postgres --auth-local=trust --encoding=UTF8 --locale=C.UTF-8 --data-checksums
  start_postgres "$template"
  "$bin/psql" -qc 'create extension documentdb cascade' -c 'create extension documentdb_extended_rum'
  stop_postgres
  exit 0
fi

if [ "$(id -u)" != "$(stat -c %u "$template")" ]; then
  owner=$(stat -c '%u (%U)' "$template")
  echo "mongo: this image runs as user $owner and was started as user $(id -u). Leave --user out; with the chart," \
    "set mongodb.runAsUser to ${owner% *}, as deploy/values/built-backing.yaml does." >&2
  exit 1
fi
if [ ! -w /data/db ]; then
  echo "mongo: /data/db belongs to user $(stat -c %u /data/db), so user $(id -u) cannot write to it." >&2
  exit 1
fi
exec 9>/data/db/.lock
flock -n 9 || { echo 'mongo: another container is using this volume' >&2; exit 1; }

user=${MONGO_INITDB_ROOT_USERNAME:-root}
password=${MONGO_INITDB_ROOT_PASSWORD:-}
[ -n "$password" ] || { echo 'mongo: MONGO_INITDB_ROOT_PASSWORD is needed' >&2; exit 1; }

if [ ! -f "$data/PG_VERSION" ]; then
  rm -rf "$data.new"
  cp -a "$template" "$data.new"
  mv "$data.new" "$data"
fi

ferretdb=
stopping=
# Either process may be gone already; what matters is that both are when this ends.
stop() { stopping=1; [ -z "$ferretdb" ] || kill -TERM "$ferretdb" 2>/dev/null || true; }
trap stop TERM INT
start_postgres "$data"

# The credentials follow the environment at every start. A volume of an earlier image lacks the extension.
"$bin/psql" -q -v ON_ERROR_STOP=1 -v user="$user" -v password="$password" <<'SQL'
set client_min_messages = warning;
create extension if not exists documentdb_extended_rum;
select not exists(select from pg_roles where rolname = :'user') as missing \gset
\if :missing
  create role :"user" superuser login;
\endif
alter role :"user" password :'password';
SQL

if [ -z "$stopping" ]; then
  ferretdb --listen-addr=:27017 --debug-addr=- --state-dir=/tmp --log-level="${FERRETDB_LOG_LEVEL:-warn}" \
    --postgresql-url='postgres://postgres@/postgres?host=/tmp&pool_min_conns=4&pool_max_conns=60' &
  ferretdb=$!
  wait -n || true
fi

code=0
[ -n "$stopping" ] || { echo 'mongo: a process ended by itself; stopping' >&2; code=1; }
if [ -n "$ferretdb" ]; then
  kill -TERM "$ferretdb" 2>/dev/null || true
  wait "$ferretdb" || true
fi
stop_postgres
exit "$code"
