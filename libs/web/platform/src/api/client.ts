import { sessionHeader } from '@rafiq/contracts'
import { setLineAway } from '../offline/line.ts'
import { session } from '../session/session.ts'
import { NetworkError, toApiError } from './api-error.ts'

/** Anything that turns unknown JSON into a value or throws; a zod schema is one. */
export type Parser<T> = { parse: (value: unknown) => T }

type RequestOptions = { signal?: AbortSignal | undefined }

/**
 * One call to the platform (spec §7): credentials always, the session token as `x-session-token`, JSON both ways.
 * Throws `ApiError` for an answer that is not a success and `NetworkError` where none came.
 */
async function request<T>(
  method: string,
  path: string,
  body: unknown,
  parser: Parser<T> | undefined,
  { signal }: RequestOptions = {},
): Promise<T> {
  const token = session.token()
  const headers = new Headers({ accept: 'application/json' })
  if (token !== null) headers.set(sessionHeader, token)
  if (body !== undefined) headers.set('content-type', 'application/json')

  const response = await fetch(path, {
    method,
    headers,
    credentials: 'include',
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    setLineAway(true)
    throw new NetworkError('Network error', { cause })
  })

  setLineAway(false)
  if (response.status === 401) session.expire(token)
  if (!response.ok) throw await toApiError(response)
  const text = await response.text()
  const value: unknown = text === '' ? undefined : JSON.parse(text)
  return parser ? parser.parse(value) : (value as T)
}

export const api = {
  get: <T = unknown>(path: string, parser?: Parser<T>, options?: RequestOptions) =>
    request('GET', path, undefined, parser, options),
  post: <T = unknown>(path: string, body?: unknown, parser?: Parser<T>) =>
    request('POST', path, body, parser),
  put: <T = unknown>(path: string, body: unknown, parser?: Parser<T>) => request('PUT', path, body, parser),
  patch: <T = unknown>(path: string, body: unknown, parser?: Parser<T>) =>
    request('PATCH', path, body, parser),
  delete: <T = unknown>(path: string, parser?: Parser<T>) => request('DELETE', path, undefined, parser),
}
