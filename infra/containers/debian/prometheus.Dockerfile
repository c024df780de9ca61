# prom/prometheus:v3 where no registry answers: Debian's, which is older and takes the same configuration.
FROM rafiq-debian:prometheus
RUN cp /usr/share/base-passwd/passwd.master /etc/passwd && mkdir -p /prometheus && chown daemon /prometheus
USER daemon
WORKDIR /prometheus
VOLUME /prometheus
ENTRYPOINT ["prometheus"]
