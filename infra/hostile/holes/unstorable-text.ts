import type { Hole } from './hole.ts'

export const unstorableText: Hole = {
  name: 'unstorable-text',
  about: 'Texts with NUL or half a character go to the database, which cannot keep them.',
  changes: [
    {
      module: 'libs/shared/contracts/dist/storable-characters.js',
      find: 'export const isStorable = (text) => !unstorable.test(text);',
      by: 'export const isStorable = () => true;',
    },
  ],
  foundBy: {
    kind: 'server-error',
    attack: 'sweep',
    what: /^(POST \/api\/users\/with-matching|PATCH \/api\/user\/profile) 50/,
  },
}
