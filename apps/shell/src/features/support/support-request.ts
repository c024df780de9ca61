import { memberStorageName, storedValue } from '@rafiq/platform'

/** What a message can be about (spec §3). */
export const supportCategories = ['technical', 'account', 'matching', 'complaint', 'suggestion'] as const
export type SupportCategory = (typeof supportCategories)[number]

/** The support form; all of it is required (spec §5). An empty category: none chosen yet. */
export type SupportRequest = {
  name: string
  email: string
  category: SupportCategory | ''
  subject: string
  message: string
}

export type SupportField = keyof SupportRequest
export type CompleteRequest = SupportRequest & { category: SupportCategory }

export const emptyRequest: SupportRequest = { name: '', email: '', category: '', subject: '', message: '' }

const fields = Object.keys(emptyRequest) as SupportField[]

/** Fields with nothing in them, in the order of the form. */
export const missingFields = (request: SupportRequest): SupportField[] =>
  fields.filter((field) => request[field].trim() === '')

export const isComplete = (request: SupportRequest): request is CompleteRequest =>
  missingFields(request).length === 0

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What this tab keeps over a reload, as much of it as a request has. */
function toRequest(value: unknown): SupportRequest {
  const kept = (value ?? {}) as Partial<Record<SupportField, unknown>>
  return {
    name: text(kept.name),
    email: text(kept.email),
    category: supportCategories.find((category) => category === kept.category) ?? '',
    subject: text(kept.subject),
    message: text(kept.message),
  }
}

/**
 * Of whoever writes, where nobody is signed in of `new`: it goes when somebody signs in or out, so that the next person at
 * this tab does not read it.
 */
export const supportDraft = (owner: string) =>
  storedValue({ key: memberStorageName(owner, 'support-draft'), shape: { parse: toRequest } })
