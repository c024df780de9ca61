# postgres:18 where no registry answers: the PostgreSQL that the lock names, with Debian's `pg_isready`.
FROM rafiq-debian:servers
COPY native /usr/local/postgresql
COPY entrypoint.sh /
ENV PATH=/usr/local/postgresql/bin:/usr/lib/postgresql/15/bin:$PATH
ENV PGDATA=/var/lib/postgresql/18/docker
RUN cp /usr/share/base-passwd/passwd.master /etc/passwd && mkdir -p /var/lib/postgresql /var/run/postgresql \
  && chown daemon /var/lib/postgresql /var/run/postgresql
USER daemon
VOLUME /var/lib/postgresql
ENTRYPOINT ["sh", "/entrypoint.sh"]
