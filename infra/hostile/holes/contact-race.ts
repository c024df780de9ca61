import type { Hole } from './hole.ts'

const built = 'services/connections/dist/connections'

export const contactRace: Hole = {
  name: 'contact-race',
  about: 'The contacts that wait are counted before the lock: many at once are all the first.',
  changes: [
    {
      module: `${built}/make-contact.js`,
      find: 'const pair = await this.users.introduce(userId, matchedUserId);\n        await this.recording.run(',
      by: 'const open = await this.connections.countOpen(userId, this.clock.now());\n        const pair = await this.users.introduce(userId, matchedUserId);\n        pair.open = open;\n        await this.recording.run(',
    },
    {
      module: `${built}/record-contact.js`,
      find: 'open: await this.connections.countOpen(direction.userId, this.clock.now())',
      by: 'open: pair.open ?? (await this.connections.countOpen(direction.userId, this.clock.now()))',
    },
  ],
  foundBy: { kind: 'rule', attack: 'races', what: /more than six contacts/ },
}
