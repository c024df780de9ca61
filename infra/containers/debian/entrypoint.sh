# Makes the cluster and the database `POSTGRES_DB` of the user postgres with `POSTGRES_PASSWORD` at the first start, then
# runs its arguments.
set -eu
if [ ! -e "$PGDATA/PG_VERSION" ]; then
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  initdb --username=postgres --pwfile=/tmp/password --auth-local=trust --auth-host=scram-sha-256 \
    --encoding=UTF8 --locale=C.UTF-8 "$PGDATA"
  rm /tmp/password
  echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
  echo "create database $POSTGRES_DB" | postgres --single -D "$PGDATA" postgres
fi
unset POSTGRES_PASSWORD
exec "$@" -c "listen_addresses=*" -c unix_socket_directories=/var/run/postgresql
