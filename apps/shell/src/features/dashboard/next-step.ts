import { limits } from '@rafiq/contracts'
import type { Role } from '@rafiq/contracts/accounts'
import type { ChatRoom } from '@rafiq/contracts/chat'
import type { Connection, ReceivedContact } from '@rafiq/contracts/connections'
import type { MatchCard } from '@rafiq/contracts/matching'
import type { UserProfile } from '@rafiq/contracts/members'

/** What a member's own pages know of them; what could not be read is left out. */
export type Situation = {
  profile: Pick<UserProfile, 'role' | 'budget' | 'isActive'>
  matches?: readonly Pick<MatchCard, 'name' | 'connectionStatus'>[] | undefined
  rooms?: readonly ChatRoom[] | undefined
  connections?: readonly Connection[] | undefined
  received?: readonly ReceivedContact[] | undefined
  now: number
}

export type NextStep =
  | { kind: 'answers' | 'verify' | 'resume' | 'contact' | 'widen' | 'work' | 'releases' }
  | { kind: 'answer'; room: ChatRoom }
  | { kind: 'reply'; contact: ReceivedContact }
  | { kind: 'expiring' | 'outcome'; contact: Connection }

/** Where somebody without answers goes on: to the questionnaire, or to the work of the team. */
const startOf = {
  user: 'answers',
  moderator: 'work',
  admin: 'work',
  releases: 'releases',
} as const satisfies Record<Role, NextStep['kind']>

/** Before that an answer may still come; milliseconds. */
const outcomeDue = 24 * 60 * 60 * 1000
const reminderTime = limits.contactReminderDays * 24 * 60 * 60 * 1000

/** The one thing that helps this member most: what keeps them from matching, then who waits, then who is new. */
export function nextStep(situation: Situation): NextStep {
  const { profile, matches = [], rooms = [], connections = [], received = [], now } = situation
  if (profile.budget === null) return { kind: startOf[profile.role] }
  // Before the address is verified nobody's name is shown (`matchCardSchema`).
  if (matches.length > 0 && matches.every(({ name }) => name === null)) return { kind: 'verify' }
  if (!profile.isActive) return { kind: 'resume' }
  const [room] = waitingRooms(rooms)
  if (room) return { kind: 'answer', room }
  const [newest] = waitingContacts(received, rooms)
  if (newest) return { kind: 'reply', contact: newest }
  const expiring = soonToExpire(connections, now)
  if (expiring) return { kind: 'expiring', contact: expiring }
  const contact = openContacts(connections).find(
    ({ contactedAt }) => now - Date.parse(contactedAt) > outcomeDue,
  )
  if (contact) return { kind: 'outcome', contact }
  return { kind: newMatches(matches).length > 0 ? 'contact' : 'widen' }
}

/** Rooms whose last word is the other one's. */
export const waitingRooms = (rooms: readonly ChatRoom[]): ChatRoom[] =>
  rooms.filter(({ messages, otherUser }) => messages.at(-1)?.senderId === otherUser.id)

/** Contacts of others without an answer, but for those who wait in a conversation already. */
export const waitingContacts = (
  received: readonly ReceivedContact[],
  rooms: readonly ChatRoom[],
): ReceivedContact[] => {
  const inRooms = new Set(waitingRooms(rooms).map(({ otherUser }) => otherUser.id))
  return received.filter(({ userId, answeredAt }) => !answeredAt && !inRooms.has(userId))
}

/** Who waits, but for the one whom the next step names already. */
export const othersWaiting = (
  step: NextStep,
  rooms: readonly ChatRoom[],
  received: readonly ReceivedContact[],
): { rooms: ChatRoom[]; contacts: ReceivedContact[] } => ({
  rooms: waitingRooms(rooms).filter((room) => step.kind !== 'answer' || room.id !== step.room.id),
  contacts: waitingContacts(received, rooms).filter(
    ({ userId }) => step.kind !== 'reply' || userId !== step.contact.userId,
  ),
})

export const unreadIn = (rooms: readonly ChatRoom[]): number =>
  rooms.reduce((sum, { unreadCount }) => sum + unreadCount, 0)

/** Contacts whose outcome nobody has told yet. */
export const openContacts = (connections: readonly Connection[]): Connection[] =>
  connections.filter(({ status }) => status === 'contacted' || status === 'pending_response')

/** The contact that is the next to expire, where that is within days. */
const soonToExpire = (connections: readonly Connection[], now: number): Connection | undefined =>
  connections
    .filter(({ expiresAt }) => expiresAt !== null && Date.parse(expiresAt) - now < reminderTime)
    .sort((one, other) => (one.contactedAt < other.contactedAt ? -1 : 1))[0]

export const newMatches = <T extends Pick<MatchCard, 'connectionStatus'>>(matches: readonly T[]): T[] =>
  matches.filter(({ connectionStatus }) => connectionStatus === null)
