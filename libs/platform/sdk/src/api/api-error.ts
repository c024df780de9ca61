import type { AnyErrorBody, Issue } from '@rafiq/platform-contracts'
import type { TFunction } from 'i18next'

type ApiErrorDetails = {
  status: number
  /** The body as text, or the status text where it is empty (spec §8). */
  text: string
  body: Partial<AnyErrorBody> | null
  /** Seconds from `Retry-After`. */
  retryAfter: number | null
}

/** An answer that is not a success. Its message is the spec's: status, colon, space, body (spec §8). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string | null
  readonly issues: readonly Issue[]
  /** The server's own sentence, in English. */
  readonly serverMessage: string | null
  readonly body: Partial<AnyErrorBody> | null
  readonly retryAfter: number | null

  constructor({ status, text, body, retryAfter }: ApiErrorDetails) {
    super(`${status}: ${text}`)
    this.status = status
    this.body = body
    this.code = body?.code ?? null
    this.issues = body?.issues ?? []
    this.serverMessage = body?.message ?? null
    this.retryAfter = retryAfter
  }
}

/** The request never reached the platform, or its answer never came back. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** By name, not by class: a page may hold more than one copy of a class. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError'

export const isNetworkError = (error: unknown): error is NetworkError =>
  error instanceof Error && error.name === 'NetworkError'

/** Reads an answer that is not a success; a body that is not JSON still gives its text. */
export async function toApiError(response: Response): Promise<ApiError> {
  const text = (await response.text().catch(() => '')).trim()
  const seconds = Number(response.headers.get('retry-after'))
  return new ApiError({
    status: response.status,
    text: text === '' ? response.statusText : text,
    body: parseBody(text),
    retryAfter: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
  })
}

function parseBody(text: string): Partial<AnyErrorBody> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Partial<AnyErrorBody>) : null
  } catch {
    return null
  }
}

/** What a person reads for an error: by code, else the server's sentence, else the general one. */
export function errorText(error: unknown, t: TFunction): string {
  if (isNetworkError(error)) return t('common:errors.network')
  if (!isApiError(error)) return t('common:errors.internal')
  const fallback = error.serverMessage ?? t('common:errors.internal')
  return error.code === null ? fallback : t(`common:errors.${error.code}`, { defaultValue: fallback })
}
