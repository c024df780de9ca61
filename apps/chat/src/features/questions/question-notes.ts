import { memberStorageName, storedValue, useStoredValue } from '@rafiq/platform'

type Notes = {
  /** What was typed and is not sent, by card. */
  drafts: Readonly<Record<string, string>>
  /** Cards whose answers were looked at. */
  seen: readonly string[]
}

/** Cards remembered at most: more than all that wait, and all answers of a few rooms. */
const most = 200

const nothing: Notes = { drafts: {}, seen: [] }

/** Kept over a reload, erased at sign-out. */
const notesOf = (memberId: string) =>
  storedValue<Notes>({
    key: memberStorageName(memberId, 'chat-questions'),
    shape: { parse: toNotes },
    storage: 'local',
  })

function toNotes(value: unknown): Notes {
  const { drafts, seen } = (value ?? {}) as Record<string, unknown>
  const isText = (text: unknown) => typeof text === 'string'
  return {
    drafts: Object.fromEntries(Object.entries(drafts ?? {}).filter(([, text]) => isText(text))),
    seen: Array.isArray(seen) ? seen.filter(isText) : [],
  }
}

const read = (memberId: string): Notes => notesOf(memberId).read() ?? nothing

export const readAnswerDraft = (memberId: string, cardId: string): string | undefined =>
  read(memberId).drafts[cardId]

/** @param text undefined: there is nothing left to send */
export function saveAnswerDraft(memberId: string, cardId: string, text: string | undefined) {
  const { drafts, seen } = read(memberId)
  const { [cardId]: _, ...others } = drafts
  notesOf(memberId).write({ drafts: text === undefined ? others : { ...others, [cardId]: text }, seen })
}

export const useSeenAnswers = (memberId: string): readonly string[] =>
  useStoredValue(notesOf(memberId))?.seen ?? nothing.seen

export function markAnswersSeen(memberId: string, cardIds: readonly string[]) {
  const { drafts, seen } = read(memberId)
  const unseen = cardIds.filter((id) => !seen.includes(id))
  if (unseen.length > 0) notesOf(memberId).write({ drafts, seen: [...seen, ...unseen].slice(-most) })
}
