#!/bin/bash
# RABBITMQ_DEFAULT_USER and RABBITMQ_DEFAULT_PASS are read by the server itself when its data directory is empty.
set -euo pipefail
# The Erlang machine reserves memory per possible file descriptor; the host's limit may be a million.
ulimit -n 65536 2>/dev/null || ulimit -n "$(ulimit -Hn)"
# Idle schedulers sleep at once instead of spinning: the shop's services share these cores.
export RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS="${RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS:-+sbwt none +sbwtdcpu none +sbwtdio none}"
exec /usr/lib/rabbitmq/bin/rabbitmq-server
