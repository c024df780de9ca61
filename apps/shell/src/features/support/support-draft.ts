import { memberStorageName } from '@rafiq/platform'
import { emptyRequest, type SupportField, type SupportRequest, supportCategories } from './support-request.ts'

/** Whoever writes: it goes when somebody signs in or out, so that the next person at this tab does not read it. */
const storageKey = memberStorageName('new', 'support-draft')

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What this tab keeps over a reload. Storage that is refused or foreign costs the draft, never the page. */
export const supportDraft = {
  read(): SupportRequest {
    try {
      const kept: Partial<Record<SupportField, unknown>> = JSON.parse(
        sessionStorage.getItem(storageKey) ?? '{}',
      )
      return {
        name: text(kept.name),
        email: text(kept.email),
        category: supportCategories.find((category) => category === kept.category) ?? '',
        subject: text(kept.subject),
        message: text(kept.message),
      }
    } catch {
      return emptyRequest
    }
  },
  write(request: SupportRequest) {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(request))
    } catch {
      // Full or refused: the form itself still holds it.
    }
  },
  clear() {
    try {
      sessionStorage.removeItem(storageKey)
    } catch {
      // Nothing could be kept in the first place.
    }
  },
}
