import { memberStorageName, storedValue, useStoredValue } from '@rafiq/platform'

type Drafts = Readonly<Record<string, string>>

/** By room; kept over a reload, erased at sign-out. */
const draftsOf = (memberId: string) =>
  storedValue<Drafts>({
    key: memberStorageName(memberId, 'chat-drafts'),
    shape: { parse: toDrafts },
    storage: 'local',
  })

const toDrafts = (value: unknown): Drafts =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([, text]) => typeof text === 'string'))

/** What was typed in a room and not sent. */
export const readDraft = (memberId: string, roomId: string): string =>
  draftsOf(memberId).read()?.[roomId] ?? ''

export function saveDraft(memberId: string, roomId: string, text: string) {
  const stored = draftsOf(memberId)
  const { [roomId]: _, ...others } = stored.read() ?? {}
  stored.write(text.trim() === '' ? others : { ...others, [roomId]: text })
}

/** The draft of a room as it changes. */
export const useDraft = (memberId: string, roomId: string): string =>
  useStoredValue(draftsOf(memberId))?.[roomId] ?? ''
