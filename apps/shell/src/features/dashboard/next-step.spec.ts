import { expect, test } from '@jest/globals'
import type { ChatRoom } from '@rafiq/contracts/chat'
import type { Connection, ReceivedContact } from '@rafiq/contracts/connections'
import { nextStep, type Situation, waitingContacts, waitingRooms } from './next-step.ts'

const now = Date.parse('2026-11-22T12:00:00.000Z')
const me = '0199-me'

test.each([
  ['user', 'answers'],
  ['moderator', 'work'],
  ['admin', 'work'],
  ['releases', 'releases'],
] as const)('next step of somebody without answers, role %s: %s', (role, kind) => {
  expect(nextStep({ profile: { role, budget: null, isActive: true }, now }).kind).toBe(kind)
})

const aRoom = (senderId: string | null, name: string | null = 'Faisal'): ChatRoom => ({
  id: 'room',
  otherUser: { id: 'other', name },
  messages:
    senderId === null
      ? []
      : [
          {
            id: 'm',
            chatRoomId: 'room',
            senderId,
            content: 'Hello',
            createdAt: '2026-11-22T11:00:00.000Z',
            clientId: null,
            sequence: 1,
          },
        ],
  unreadCount: 0,
  own: { deliveredSequence: 1, readSequence: 1 },
  other: { deliveredSequence: 1, readSequence: 1, online: false },
  lastActivityAt: '2026-11-22T11:00:00.000Z',
})

const aContact = (status: string, contactedAt: string, expiresAt: string | null = null): Connection => ({
  id: 'c',
  userId: me,
  matchedUserId: 'other',
  status,
  contactedAt,
  respondedAt: null,
  responseMinutes: null,
  answeredAt: null,
  expiresAt,
  matchedUser: { name: 'Sara', location: null, age: null },
})

const answer = '2026-11-22T11:30:00.000Z'
const aReceived = (answeredAt: string | null, userId = 'other'): ReceivedContact => ({
  userId,
  contactedAt: '2026-11-22T11:00:00.000Z',
  answeredAt,
  member: { name: 'Faisal', location: null, age: null },
})

const fresh = { name: 'Huda', connectionStatus: null }
const member = { role: 'user', budget: 'under-15000', isActive: true } as const

const about = (changed: Partial<Situation>) => nextStep({ profile: member, now, ...changed }).kind

test.each([
  ['without answers is asked for them', { profile: { ...member, budget: null } }, 'answers'],
  ['of the team is led to work', { profile: { ...member, role: 'moderator', budget: null } }, 'work'],
  [
    'whose matches have no names is asked to verify the address',
    { matches: [{ ...fresh, name: null }], rooms: [aRoom('other')] },
    'verify',
  ],
  [
    'who is paused is led to resuming',
    { profile: { ...member, isActive: false }, rooms: [aRoom('other')] },
    'resume',
  ],
  ['for whom somebody waits is led to that room', { rooms: [aRoom('other')], matches: [fresh] }, 'answer'],
  [
    'whom somebody contacted is led to the answer',
    { received: [aReceived(null)], matches: [fresh] },
    'reply',
  ],
  ['who answered a contact is not asked for it again', { received: [aReceived(answer)] }, 'widen'],
  [
    'for whom the same one waits in a room is led to that room',
    { received: [aReceived(null)], rooms: [aRoom('other')] },
    'answer',
  ],
  [
    'with a contact of two days is asked for the outcome',
    { connections: [aContact('contacted', '2026-11-20T12:00:00.000Z')], matches: [fresh] },
    'outcome',
  ],
  [
    'with a contact that expires in two days is told so before anything else about contacts',
    {
      connections: [
        aContact('contacted', '2026-11-19T12:00:00.000Z', '2026-12-03T12:00:00.000Z'),
        aContact('contacted', '2026-11-10T12:00:00.000Z', '2026-11-24T12:00:00.000Z'),
      ],
    },
    'expiring',
  ],
  [
    'with a contact that expires in three days is not told so yet',
    { connections: [aContact('contacted', '2026-11-11T12:00:00.000Z', '2026-11-25T12:00:00.000Z')] },
    'outcome',
  ],
  [
    'with a contact that has expired may widen the answers',
    { connections: [aContact('expired', '2026-11-01T12:00:00.000Z')] },
    'widen',
  ],
  [
    'with a contact of an hour is not asked yet',
    { connections: [aContact('contacted', '2026-11-22T11:00:00.000Z')], matches: [fresh] },
    'contact',
  ],
  [
    'whose contacts are settled and whose matches are contacted may widen the answers',
    {
      connections: [aContact('connected', '2026-11-01T12:00:00.000Z')],
      matches: [{ name: 'Sara', connectionStatus: 'connected' }],
    },
    'widen',
  ],
  ['of whom nothing could be read is not asked for anything wrong', {}, 'widen'],
] satisfies [string, Partial<Situation>, string][])(
  'next step of a member who %s',
  (_who, situation, kind) => {
    expect(about(situation)).toBe(kind)
  },
)

test('next step lists a room only where the other member wrote last', () => {
  const [theirs, mine, empty] = [aRoom('other'), aRoom(me), aRoom(null)]
  expect(waitingRooms([theirs, mine, empty])).toEqual([theirs])
})

test('next step lists an open contact once: not where it is answered, nor beside its room', () => {
  const [answered, inRoom, waits] = [aReceived(answer, 'a'), aReceived(null), aReceived(null, 'b')]
  expect(waitingContacts([answered, inRoom, waits], [aRoom('other')])).toEqual([waits])
})
