import type { TFunction } from 'i18next'
import { isApiError, isNetworkError } from './api-error.ts'

/** What a person reads for an error: by code, else the server's sentence, else the general one. */
export function errorText(error: unknown, t: TFunction): string {
  if (isNetworkError(error)) return t('common:errors.network')
  if (!isApiError(error)) return t('common:errors.internal')
  const fallback = error.serverMessage ?? t('common:errors.internal')
  return error.code === null ? fallback : t(`common:errors.${error.code}`, { defaultValue: fallback })
}
