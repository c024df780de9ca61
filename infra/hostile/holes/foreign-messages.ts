import type { Hole } from './hole.ts'

export const foreignMessages: Hole = {
  name: 'foreign-messages',
  about: 'Whoever knows the id of a room reads its messages.',
  changes: [
    {
      module: 'services/chat/dist/messages/read-history.js',
      find: "eb.or([eb('rooms.low_id', '=', memberId), eb('rooms.high_id', '=', memberId)])",
      by: 'eb.lit(true)',
    },
  ],
  foundBy: {
    kind: 'read',
    attack: 'foreign',
    what: /^GET \/api\/chat-rooms\/\{roomId\}\/messages message/,
    operations: ['GET /api/chat-rooms/{roomId}/messages'],
  },
}
