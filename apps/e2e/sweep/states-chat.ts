import { roomWithMessage } from './cast.ts'
import { press, type State, type Visit } from './state.ts'

/** A conversation with a message that runs in both directions. */
const room = async ({ cast: { members, busy } }: Visit): Promise<string> =>
  `/chat/${await roomWithMessage(members, busy, 'السلام عليكم، is the room still free?')}`

/** Pages of the chat. */
export const chatStates: readonly State[] = [
  { path: '/chat', name: 'signed out', leadsTo: '/login', shows: 'common:session.required' },
  { path: '/chat', name: 'empty', as: 'alone', shows: 'chat:rooms.empty' },
  { path: '/chat', as: 'busy', shows: 'chat:rooms.title' },
  { path: room, name: 'a conversation', as: 'busy', shows: 'chat:mark.sent' },
  {
    path: room,
    name: 'searching in it',
    as: 'busy',
    shows: 'chat:mark.sent',
    act: press('chat:search.open'),
  },
  {
    path: '/chat/0192f0c1-2a3b-7c4d-8e5f-60718293a4b5',
    name: 'gone',
    as: 'busy',
    shows: 'chat:room.goneTitle',
    complaint: /404.*\/api\/chat-rooms\//,
  },
]
