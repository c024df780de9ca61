# postgres:18 where no registry answers: the PostgreSQL that the lock names, with Debian's clients.
FROM rafiq-debian:postgres
COPY native /usr/local/postgresql
COPY entrypoint.sh /
ENV PATH=/usr/local/postgresql/bin:$PATH
ENV PGDATA=/var/lib/postgresql/18/docker
RUN cp /usr/share/base-passwd/passwd.master /etc/passwd \
  && echo 'postgres:x:999:999::/var/lib/postgresql:/bin/sh' >> /etc/passwd \
  && mkdir -p /var/lib/postgresql /var/run/postgresql \
  && chown postgres /var/lib/postgresql /var/run/postgresql
USER postgres
VOLUME /var/lib/postgresql
ENTRYPOINT ["sh", "/entrypoint.sh"]
