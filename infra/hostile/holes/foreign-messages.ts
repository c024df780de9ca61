import type { Hole } from './hole.ts'

export const foreignMessages: Hole = {
  name: 'foreign-messages',
  about: 'Whoever knows the id of a room reads its messages.',
  changes: [
    {
      module: 'services/chat/dist/messages/message.repository.js',
      find: ' in (room.low_id, room.high_id) and not room.blocked',
      by: '::uuid is not null and not room.blocked',
    },
  ],
  foundBy: { kind: 'read', attack: 'foreign', what: /^GET \/api\/chat-rooms\/\{roomId\}\/messages message/ },
}
