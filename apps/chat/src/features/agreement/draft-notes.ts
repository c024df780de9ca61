import { type AgreementSections, agreementTopics } from '@rafiq/contracts/chat'
import { memberStorageName, storedValue, useStoredValue } from '@rafiq/platform'
import type { Draft } from './draft.ts'

type Drafts = Readonly<Record<string, Draft>>

/** By room; kept over a reload, erased at sign-out. */
const draftsOf = (memberId: string) =>
  storedValue<Drafts>({
    key: memberStorageName(memberId, 'chat-agreements'),
    shape: { parse: toDrafts },
    storage: 'local',
  })

const isSections = (value: unknown): value is AgreementSections =>
  agreementTopics.every(
    (topic) => typeof (value as Record<string, unknown> | undefined)?.[topic] === 'string',
  )

function toDrafts(value: unknown): Drafts {
  const isDraft = (draft: unknown): draft is Draft => {
    const { began, version, base, text, conflicts } = (draft ?? {}) as Record<string, unknown>
    const isNumbered = typeof began === 'number' && typeof version === 'number'
    return (
      isNumbered &&
      isSections(base) &&
      isSections(text) &&
      typeof conflicts === 'object' &&
      conflicts !== null
    )
  }
  return Object.fromEntries(Object.entries(value ?? {}).filter(([, draft]) => isDraft(draft)))
}

/** What was made of a room's agreement here and is not saved; null while nobody is at it. */
export const useStoredDraft = (memberId: string, roomId: string): Draft | null =>
  useStoredValue(draftsOf(memberId))?.[roomId] ?? null

/** @param draft null: there is nothing left to save */
export function storeDraft(memberId: string, roomId: string, draft: Draft | null) {
  const stored = draftsOf(memberId)
  const { [roomId]: _, ...others } = stored.read() ?? {}
  stored.write(draft === null ? others : { ...others, [roomId]: draft })
}
