import type { Hole } from './hole.ts'

export const openInternal: Hole = {
  name: 'open-internal',
  about: 'One endpoint for other services answers whoever asks.',
  changes: [
    {
      module: 'libs/server/service-kit/dist/sessions/internal-only.js',
      find: 'if (caller === null || !allowed.includes(caller))',
      by: "if (context.getHandler().name !== 'counts' && (caller === null || !allowed.includes(caller)))",
    },
  ],
  foundBy: { kind: 'rule', attack: 'internal', what: /counts of connections answers without a credential/ },
}
