import type { Hole } from './hole.ts'

export const datelessYear: Hole = {
  name: 'dateless-year',
  about: 'The audit log is asked for the year 0000, which the database does not know.',
  changes: [
    {
      module: 'libs/platform/contracts/dist/storable-text.js',
      find: 'return year >= years.first && year <= years.last;',
      by: 'return true;',
    },
    // The net below the schemas, which came with them.
    { module: 'libs/server/service-kit/dist/errors/refused-value.js', find: "'22007', '22008', ", by: '' },
  ],
  foundBy: {
    kind: 'server-error',
    attack: 'sweep',
    what: /^GET \/api\/moderator\/audit 500/,
    operations: ['GET /api/moderator/audit'],
  },
}
