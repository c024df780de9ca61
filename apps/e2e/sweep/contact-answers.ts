import type { Connection, ReceivedContact } from '@rafiq/contracts/connections'
import type { Answer } from './state.ts'

const id = (number: number) => `0192f0c1-2a3b-7c4d-8e5f-6071829${number}`
const day = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()

const contact: Connection = {
  id: id(50_000),
  userId: id(1_000),
  matchedUserId: id(60_000),
  status: 'contacted',
  contactedAt: daysAgo(12),
  respondedAt: null,
  responseMinutes: null,
  answeredAt: null,
  expiresAt: daysAgo(-2),
  matchedUser: { name: 'سارة القحطاني', location: 'riyadh', age: 26 },
}

const contacts: Connection[] = [
  contact,
  { ...contact, id: id(50_001), expiresAt: null, answeredAt: daysAgo(1) },
  { ...contact, id: id(50_002), expiresAt: null, status: 'expired', contactedAt: daysAgo(15) },
  {
    ...contact,
    id: id(50_003),
    expiresAt: null,
    status: 'declined',
    respondedAt: daysAgo(3),
    responseMinutes: 90,
  },
]

const received: ReceivedContact[] = ['هند العتيبي', 'Layla'].map((name, index) => ({
  userId: id(60_001 + index),
  contactedAt: daysAgo(index + 1),
  answeredAt: null,
  member: { name, location: 'riyadh', age: 27 },
}))

/** Contacts of every age and end, and two that wait for the member's answer: those that take two weeks to come about. */
export const contactsOfAllAges: Readonly<Record<string, Answer>> = {
  '/api/users/connections': { status: 200, body: contacts },
  '/api/users/connections/received': { status: 200, body: received },
}
