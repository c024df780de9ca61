import { sessionHeader } from '@rafiq/contracts'
import { setLineAway } from '../offline/line.ts'
import { session } from '../session/session.ts'
import { NetworkError, toApiError } from './api-error.ts'

/** Anything that turns unknown JSON into a value or throws; a zod schema is one. */
export type Parser<T> = { parse: (value: unknown) => T }

type RequestOptions = { signal?: AbortSignal | undefined }

/**
 * One call to the platform (spec §7): credentials always, the session token as `x-session-token`.
 * Throws `ApiError` for an answer that is not a success and `NetworkError` where none came.
 */
async function send(
  method: string,
  path: string,
  body: unknown,
  { signal, accept = 'application/json' }: RequestOptions & { accept?: string } = {},
): Promise<Response> {
  const token = session.token()
  const headers = new Headers({ accept })
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
  return response
}

async function read<T>(response: Response, parser: Parser<T> | undefined): Promise<T> {
  const text = await response.text()
  const value: unknown = text === '' ? undefined : JSON.parse(text)
  return parser ? parser.parse(value) : (value as T)
}

/** A call with JSON both ways. */
const request = async <T>(
  method: string,
  path: string,
  body: unknown,
  parser: Parser<T> | undefined,
  options?: RequestOptions,
): Promise<T> => read(await send(method, path, body, options), parser)

export const api = {
  get: <T = unknown>(path: string, parser?: Parser<T>, options?: RequestOptions) =>
    request('GET', path, undefined, parser, options),
  /** With what the headers say beside the value, such as the cursor of the next page. */
  getWithHeaders: async <T = unknown>(path: string, parser?: Parser<T>, options?: RequestOptions) => {
    const response = await send('GET', path, undefined, options)
    return { value: await read(response, parser), headers: response.headers }
  },
  /** A file of whatever type. */
  download: async (path: string, options?: RequestOptions): Promise<Blob> =>
    (await send('GET', path, undefined, { ...options, accept: '*/*' })).blob(),
  post: <T = unknown>(path: string, body?: unknown, parser?: Parser<T>) =>
    request('POST', path, body, parser),
  put: <T = unknown>(path: string, body: unknown, parser?: Parser<T>) => request('PUT', path, body, parser),
  patch: <T = unknown>(path: string, body: unknown, parser?: Parser<T>) =>
    request('PATCH', path, body, parser),
  delete: <T = unknown>(path: string, parser?: Parser<T>) => request('DELETE', path, undefined, parser),
}
