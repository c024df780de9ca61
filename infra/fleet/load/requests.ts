import { sessionHeader } from '@rafiq/platform-contracts'

/** Two who know each other, one of whom asks. */
export interface Asker {
  memberId: string
  token: string
  matchedId: string
  room: string
  /** Of somebody of the team who may read what is released. */
  staffToken: string
}

export interface LoadRequest {
  /** What a report calls it. */
  kind: string
  method: 'GET' | 'POST' | 'PUT'
  path: string
  headers: Readonly<Record<string, string>>
  body?: string
}

interface Kind {
  name: string
  method: LoadRequest['method']
  /** Whose session; none where it is left out. */
  as?: 'member' | 'staff'
  path(asker: Asker): string
  body?(asker: Asker, clientId: string): object
}

const read = (name: string, as: Kind['as'] | undefined, path: Kind['path']): Kind => ({
  name,
  method: 'GET',
  ...(as && { as }),
  path,
})

/** Each service behind the gateway answers one at least. */
const reads: readonly Kind[] = [
  read('page', undefined, () => '/'),
  read('sign-in page', undefined, () => '/login'),
  read('profile', 'member', () => '/api/user/profile'),
  read('matches', 'member', () => '/api/user/matches'),
  read('match limit', 'member', () => '/api/user/match-limit'),
  read('rooms', 'member', ({ memberId }) => `/api/users/${memberId}/chat-rooms`),
  read('messages', 'member', ({ room }) => `/api/chat-rooms/${room}/messages?limit=20`),
  read('notices', 'member', () => '/api/user/notices'),
  read('releases', 'staff', () => '/api/releases/status'),
]

const message: Kind = {
  name: 'message',
  method: 'POST',
  as: 'member',
  path: () => '/api/messages',
  body: ({ memberId, room }, clientId) => ({
    chatRoomId: room,
    senderId: memberId,
    content: 'هل الشقة قريبة من الجامعة؟',
    clientId,
  }),
}

const mark: Kind = {
  name: 'mark',
  method: 'PUT',
  as: 'member',
  path: ({ matchedId }) => `/api/user/match-marks/${matchedId}`,
  body: () => ({ mark: 'saved' }),
}

/** A tenth are writes. */
const turns: readonly Kind[] = [...reads, message, ...reads, mark]

/** What the `index`-th request of a run asks for. */
export function requestOf(index: number, asker: Asker, clientId: string): LoadRequest {
  const kind = turns[index % turns.length] as Kind
  const body = kind.body?.(asker, clientId)
  return {
    kind: kind.name,
    method: kind.method,
    path: kind.path(asker),
    headers: {
      ...(kind.as && { [sessionHeader]: kind.as === 'staff' ? asker.staffToken : asker.token }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }
}
