# node:24-bookworm-slim where no registry answers: the Node.js that the lock names, on Debian's packages.
FROM rafiq-debian:node
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
  && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx \
  && cp /usr/share/base-passwd/passwd.master /etc/passwd \
  && cp /usr/share/base-passwd/group.master /etc/group \
  && echo 'node:x:1000:1000::/home/node:/bin/sh' >> /etc/passwd \
  && echo 'node:x:1000:' >> /etc/group \
  && mkdir /home/node && chown 1000:1000 /home/node
