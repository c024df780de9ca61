import {
  type Agreement,
  type ChatMessage,
  type ChatRoom,
  noSections,
  type QuestionCard,
} from '@rafiq/contracts/chat'

/** The member who looks, and the one they talk to. */
export const me = '01890a5d-ac96-774b-bcce-b302099a8001'
export const other = '01890a5d-ac96-774b-bcce-b302099a8002'
export const roomId = '01890a5d-ac96-774b-bcce-b302099a8100'

const uuid = (kind: string, number: number) =>
  `01890a5d-ac96-774b-${kind}-${String(number).padStart(12, '0')}`

/** A stored message of the other one; `sequence` gives it its ids and its minute. */
export function aMessage(overrides: Partial<ChatMessage> = {}): ChatMessage {
  const { sequence = 1 } = overrides
  return {
    id: uuid('8000', sequence),
    chatRoomId: roomId,
    senderId: other,
    content: `Message ${sequence}`,
    createdAt: new Date(Date.UTC(2026, 10, 20, 9, sequence)).toISOString(),
    clientId: uuid('9000', sequence),
    sequence,
    ...overrides,
  }
}

/** Messages with the sequences `from` to `to`. */
export const someMessages = (from: number, to: number): ChatMessage[] =>
  Array.from({ length: to - from + 1 }, (_, index) => aMessage({ sequence: from + index }))

/** A room with Faisal, in which everything has been read. */
export const aRoom = (overrides: Partial<ChatRoom> = {}): ChatRoom => {
  const last = overrides.messages?.[0]
  const reached = { deliveredSequence: last?.sequence ?? 0, readSequence: last?.sequence ?? 0 }
  return {
    id: roomId,
    otherUser: { id: other, name: 'Faisal' },
    messages: [],
    unreadCount: 0,
    own: reached,
    other: { ...reached, online: false },
    lastActivityAt: last?.createdAt ?? '2026-11-20T09:00:00.000Z',
    ...overrides,
  }
}

/** A question about the bills that the other one asked and nobody has answered. */
export const aCard = (overrides: Partial<QuestionCard> = {}): QuestionCard => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8300',
  chatRoomId: roomId,
  question: 'bills',
  askedById: other,
  askedAt: '2026-11-20T09:00:00.000Z',
  own: null,
  other: { answered: false, content: null },
  ...overrides,
})

/** The first version of an agreement, which the other one wrote and nobody has approved. */
export const anAgreement = (overrides: Partial<Agreement> = {}): Agreement => ({
  chatRoomId: roomId,
  otherUser: { id: other, name: 'Faisal' },
  version: 1,
  sections: { ...noSections, rent: 'Half each' },
  savedById: other,
  savedAt: '2026-11-20T09:00:00.000Z',
  ownApprovedAt: null,
  otherApprovedAt: null,
  lastAgreed: null,
  ...overrides,
})

/** The agreement that nobody has begun. */
export const noAgreement = anAgreement({ version: 0, sections: noSections, savedById: null, savedAt: null })
