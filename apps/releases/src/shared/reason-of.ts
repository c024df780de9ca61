import { errorText, isApiError } from '@rafiq/platform'
import type { TFunction } from '@rafiq/platform/i18n'

/** Why a call failed: the registry's own sentence says most; what was not confirmed is no word of its. */
export const reasonOf = (error: unknown, t: TFunction): string =>
  (isApiError(error) && error.code !== 'step-up-required' && error.serverMessage) || errorText(error, t)
