import type { Hole } from './hole.ts'

export const loggedBodies: Hole = {
  name: 'logged-bodies',
  about: 'The line that is logged of a request has what was sent in it.',
  changes: [
    {
      module: 'libs/server/service-kit/dist/http/request-hooks.js',
      find: 'accessLog({ ...line, ...rejection(request) });',
      by: 'accessLog({ ...line, ...rejection(request), sent: JSON.stringify(request.body) });',
    },
  ],
  foundBy: { kind: 'log', attack: 'logs', what: /^users\.log has name of/ },
}
