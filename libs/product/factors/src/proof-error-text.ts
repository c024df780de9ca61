import './texts.ts'
import { errorText, isApiError } from '@rafiq/platform'
import type { TFunction } from '@rafiq/platform/i18n'

/** What a refused confirmation says; where there were too many, for how long nothing more is heard. */
export function proofErrorText(error: unknown, t: TFunction): string {
  if (isApiError(error) && error.status === 429 && error.retryAfter !== null) {
    return t('factors:tooMany', { count: Math.ceil(error.retryAfter / 60) })
  }
  return errorText(error, t)
}
