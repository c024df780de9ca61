# redis:7 where no registry answers.
FROM rafiq-debian:redis
RUN cp /usr/share/base-passwd/passwd.master /etc/passwd && mkdir /data && chown daemon /data
USER daemon
WORKDIR /data
VOLUME /data
CMD ["redis-server"]
