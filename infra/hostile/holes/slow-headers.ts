import type { Hole } from './hole.ts'

export const slowHeaders: Hole = {
  name: 'slow-headers',
  about: 'A request may take for ever to arrive.',
  changes: [
    {
      module: 'libs/server/service-kit/dist/http/create-app.js',
      find: 'http: { headersTimeout: timeouts.headers,',
      by: 'http: { headersTimeout: 0,',
    },
  ],
  foundBy: { kind: 'rule', attack: 'slow', what: /^slow headers never end/ },
}
