#!/bin/bash
# Healthy when PostgreSQL accepts connections and FerretDB's port is open.
set -e
/usr/lib/postgresql/18/bin/pg_isready -q -h /tmp
exec 3<>/dev/tcp/127.0.0.1/27017
