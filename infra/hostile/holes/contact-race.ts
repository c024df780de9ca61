import type { Hole } from './hole.ts'

const module = 'services/connections/dist/connections/make-contact.js'

export const contactRace: Hole = {
  name: 'contact-race',
  about: 'The contacts that wait are counted before the lock: many at once are all the first.',
  changes: [
    {
      module,
      find: 'const pair = await this.users.introduce(direction.userId, direction.matchedUserId);\n',
      by: 'const open = await this.connections.countOpen(direction.userId);\n        const pair = await this.users.introduce(direction.userId, direction.matchedUserId);\n        pair.open = open;\n',
    },
    {
      module,
      find: 'open: await this.connections.countOpen(direction.userId, tx)',
      by: 'open: pair.open ?? (await this.connections.countOpen(direction.userId, tx))',
    },
  ],
  foundBy: { kind: 'rule', attack: 'races', what: /more than six contacts/ },
}
