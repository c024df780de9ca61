import type { Hole } from './hole.ts'

const net = 'libs/server/service-kit/dist/errors/refused-value.js'

export const unstorableText: Hole = {
  name: 'unstorable-text',
  about: 'Texts with NUL or half a character go to the database, which cannot keep them.',
  changes: [
    {
      module: 'libs/platform/contracts/dist/storable-characters.js',
      find: 'export const isStorable = (text) => !unstorable.test(text);',
      by: 'export const isStorable = () => true;',
    },
    // The net below the schemas, which came with them.
    { module: net, find: "'22021', '22P05'", by: '' },
    { module: net, find: "if (code === '08P01' &&", by: 'if (false &&' },
  ],
  foundBy: {
    kind: 'server-error',
    attack: 'sweep',
    what: /^(POST \/api\/users\/with-matching|PATCH \/api\/user\/profile) 50/,
    operations: ['POST /api/users/with-matching', 'PATCH /api/user/profile'],
  },
}
