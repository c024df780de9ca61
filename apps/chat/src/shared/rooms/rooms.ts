import type { ChatMessage, ChatRoom, MemberProgress, Presence } from '@rafiq/contracts/chat'

type Rooms = readonly ChatRoom[]

const newestFirst = (rooms: Rooms): ChatRoom[] =>
  rooms.toSorted((a, b) => (a.lastActivityAt < b.lastActivityAt ? 1 : -1))

const change = (rooms: Rooms, id: string, to: (room: ChatRoom) => ChatRoom): ChatRoom[] =>
  rooms.map((room) => (room.id === id ? to(room) : room))

/** Sequence of the last message of a room; 0 where there is none. */
export const lastSequence = ({ messages }: Pick<ChatRoom, 'messages'>): number => messages[0]?.sequence ?? 0

const lastOfOther = ({ messages, otherUser }: ChatRoom): ChatMessage[] =>
  messages.filter(({ senderId }) => senderId === otherUser.id).slice(0, 1)

/** Up to which sequence there may be something to read: nobody has to read what they wrote themselves. */
const lastToRead = (room: ChatRoom): number => lastOfOther(room)[0]?.sequence ?? lastSequence(room) - 1

/** Up to which sequence nothing waits to be read. */
export const readUpTo = (room: ChatRoom): number =>
  room.unreadCount > 0 ? room.own.readSequence : lastSequence(room)

/** Messages that wait to be read, over all rooms. */
export const unreadIn = (rooms: Rooms): number => rooms.reduce((sum, { unreadCount }) => sum + unreadCount, 0)

/**
 * A stored message becomes its room's last one and, if somebody else's, one more to read. Below one's own the other's last
 * one stays, which there may be to read. Repetitions count once.
 */
export function withMessage(rooms: Rooms, message: ChatMessage, me: string): ChatRoom[] {
  const isNews = (room: ChatRoom) => room.id === message.chatRoomId && message.sequence > lastSequence(room)
  if (!rooms.some(isNews)) return [...rooms]
  return newestFirst(
    change(rooms, message.chatRoomId, (room) => ({
      ...room,
      messages: message.senderId === me ? [message, ...lastOfOther(room)] : [message],
      lastActivityAt: message.createdAt,
      unreadCount: room.unreadCount + (message.senderId === me ? 0 : 1),
    })),
  )
}

type Progress = Omit<MemberProgress, 'memberId'>
type Step = 'readSequence' | 'deliveredSequence'

/** Somebody came further in a room. What was read has arrived; nobody goes back. */
function further<T extends Record<Step, number>>(progress: T, step: Step, sequence: number): T {
  const reached = { ...progress, [step]: Math.max(progress[step], sequence) }
  return { ...reached, deliveredSequence: Math.max(reached.deliveredSequence, reached.readSequence) }
}

/** The member came further; having read the other one's last message leaves nothing to read. */
export const withOwnProgress = (rooms: Rooms, { chatRoomId, sequence }: Progress, step: Step): ChatRoom[] =>
  change(rooms, chatRoomId, (room) => ({
    ...room,
    own: further(room.own, step, sequence),
    unreadCount: step === 'readSequence' && sequence >= lastToRead(room) ? 0 : room.unreadCount,
  }))

/** The other one came further. */
export const withOtherProgress = (rooms: Rooms, { chatRoomId, sequence }: Progress, step: Step): ChatRoom[] =>
  change(rooms, chatRoomId, (room) => ({ ...room, other: further(room.other, step, sequence) }))

/**
 * Rooms as they were read, but for what the socket told while they were: nothing goes back.
 *
 * @param before the rooms as they were known when the reading began, `known` when it ended
 */
export function mergeRooms(before: Rooms, known: Rooms, read: Rooms): ChatRoom[] {
  const at = (rooms: Rooms, id: string) => rooms.find((room) => room.id === id)
  const opened = known.filter(({ id }) => !at(before, id) && !at(read, id))
  const left = read.filter(({ id }) => at(known, id) || !at(before, id))
  const merged = left.map((room) => {
    const now = at(known, room.id)
    if (!now) return room
    const newer = lastSequence(now) > lastSequence(room) ? now : room
    const own = furthest(now.own, room.own)
    const { messages, lastActivityAt, unreadCount } = newer
    const came = at(before, room.id)?.other.online !== now.other.online
    return {
      ...room,
      messages,
      lastActivityAt,
      unreadCount: own.readSequence >= lastToRead(newer) ? 0 : unreadCount,
      own,
      other: { ...furthest(now.other, room.other), online: (came ? now : room).other.online },
    }
  })
  return newestFirst([...opened, ...merged])
}

const furthest = (a: ChatRoom['own'], b: ChatRoom['own']): ChatRoom['own'] => ({
  deliveredSequence: Math.max(a.deliveredSequence, b.deliveredSequence),
  readSequence: Math.max(a.readSequence, b.readSequence),
})

/** Somebody came or left. */
export const withPresence = (rooms: Rooms, { memberId, online }: Presence): ChatRoom[] =>
  rooms.map((room) => (room.otherUser.id === memberId ? { ...room, other: { ...room.other, online } } : room))

/** A room that was opened, or is known better now. */
export const withRoom = (rooms: Rooms, room: ChatRoom): ChatRoom[] =>
  newestFirst([room, ...withoutRoom(rooms, room.id)])

/** A room that is gone. */
export const withoutRoom = (rooms: Rooms, id: string): ChatRoom[] => rooms.filter((room) => room.id !== id)
